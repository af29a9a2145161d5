"""Who sits where in a game at one terminal."""

import getpass

from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.engine.game import BadSetup

BOT_NAMES = ["Bruno", "Carla", "Dino", "Elena", "Fabio", "Gina", "Ugo"]
MARK = " · "


def seat_names(players: int, people: list[str], bots: list[str]) -> list[str]:
    """People first, then bots, whose names say what they are: `Carla · greedy`."""
    machines = players - len(people)
    if machines < 0:
        raise BadSetup(f"{len(people)} people cannot sit at a table for {players}")
    names = [*people]
    for number in range(machines):
        kind = bots[number % len(bots)]
        names.append(f"{BOT_NAMES[number % len(BOT_NAMES)]}{MARK}{kind}")
    return names


def seated_bots(names: list[str], game: str, seed: int) -> list[Bot | None]:
    """The bots that such names stand for; None for people."""
    seats: list[Bot | None] = []
    for seat, name in enumerate(names):
        _, mark, kind = name.rpartition(MARK)
        seats.append(bot(kind, game, seed + seat) if mark else None)
    return seats


def default_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # nobody is logged in
        return "Capo"
