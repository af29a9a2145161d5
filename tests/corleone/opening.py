"""Whole games of Corleone's Empire, from the deal on."""

import msgspec

from capotavola.engine.event import Event
from capotavola.games.corleone.shown.types import View
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import GAME, bid_all, end_phase, step


def opened(players: int = 3, seed: bytes = b"table") -> CorleoneState:
    """A new game, with its first tile opened."""
    state = GAME.start(players=players, seed=seed)
    assert isinstance(state, CorleoneState)
    return state


def seen(state: CorleoneState, seat: int | None = None) -> View:
    """What a seat sees, or what everybody does."""
    return msgspec.convert(state.view(seat), View)


def discard_down(state: CorleoneState) -> list[Event]:
    """In the tribute phase, everybody discards the first cards there are."""
    events: list[Event] = []
    while step(state) == "discards":
        seat = state.deciders()[0]
        events += state.apply(seat, state.legal(seat)[0])
    return events


def play_to(state: CorleoneState, act: int) -> None:
    """Place all figures and bid nothing, until that act has begun."""
    while seen(state).act < act:
        end_phase(state)
        bid_all(state, *["0 0 0 0"] * state.players)
        discard_down(state)
