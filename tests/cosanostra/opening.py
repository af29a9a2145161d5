"""Whole games of La Cosa Nostra, from the deal on, and what is seen of them."""

import msgspec

from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import GAME

SEEDS = [b"%d" % number for number in range(80)]


def opened(players: int = 3, seed: bytes = b"table", **options: Json) -> CosaNostraState:
    """A new game with its first jobs dealt."""
    state = GAME.start(players=players, seed=seed, options=options)
    assert isinstance(state, CosaNostraState)
    return state


def seen(state: CosaNostraState, seat: int | None = None) -> View:
    """What a seat sees, or what everybody does."""
    return msgspec.convert(state.view(seat), View)
