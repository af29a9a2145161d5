"""Who sits where in a game at one terminal."""

import getpass
from typing import NamedTuple

from capotavola.bots.bot import Bot
from capotavola.bots.names import LONGEST_NAME, fits_as_name, free_names
from capotavola.bots.own import bot_called
from capotavola.engine.game import BadSetup, Game

USUAL_PLAYERS = 4


class Seat(NamedTuple):
    name: str
    bot: str | None


def sit_down(game: Game, players: int | None, people: list[str], bots: list[str]) -> list[Seat]:
    """People first, then bots, repeated to fill the table."""
    for name in people:
        if not fits_as_name(name):
            raise BadSetup(f"a name has 1 to {LONGEST_NAME} letters: {name!r}")
    if len(set(people)) < len(people):
        raise BadSetup("two people cannot have the same name")
    if players is None:
        players = min(game.most, max(game.fewest, USUAL_PLAYERS, len(people)))
    game.check_players(players)
    if len(people) > players:
        raise BadSetup(f"{len(people)} people cannot sit at a table for {players}")
    seats = [Seat(name, None) for name in people]
    for number in range(players - len(people)):
        bot = bots[number % len(bots)]
        seats.append(Seat(free_names([seat.name for seat in seats], bot)[0], bot))
    return seats


def seated_bots(kinds: list[str | None], game: str, seed: int) -> list[Bot | None]:
    """New bots for the seats that have one; None for people."""
    return [None if kind is None else bot_called(kind, game, seed + seat) for seat, kind in enumerate(kinds)]


def default_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # nobody is logged in
        return "Capo"
