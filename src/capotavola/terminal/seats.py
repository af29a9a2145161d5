"""Who sits where in a game at one terminal."""

import getpass

from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.engine.game import BadSetup

BOT_NAMES = [
    "Bruno",
    "Carla",
    "Dino",
    "Elena",
    "Fabio",
    "Gina",
    "Ugo",
    "Irma",
    "Lino",
    "Nora",
    "Rocco",
    "Tina",
]
MARK = " · "
LONGEST_NAME = 30


def seat_names(players: int, people: list[str], bots: list[str]) -> list[str]:
    """People first, then bots, whose names say what they are: `Carla · greedy`."""
    for name in people:
        if not name.strip() or MARK in name or len(name) > LONGEST_NAME:
            raise BadSetup(f"a name has 1 to {LONGEST_NAME} letters and no “{MARK.strip()}”: {name!r}")
    machines = players - len(people)
    if machines < 0:
        raise BadSetup(f"{len(people)} people cannot sit at a table for {players}")
    free = [name for name in BOT_NAMES if name not in people]
    return [*people, *(f"{free[number]}{MARK}{bots[number % len(bots)]}" for number in range(machines))]


def short_names(names: list[str]) -> list[str]:
    """As they are called at the table."""
    return [name.partition(MARK)[0] for name in names]


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
