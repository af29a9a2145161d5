"""What is refused, and why."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.refusal import IllegalAction
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import DOCKS, GAME, do, situation

BLACKMAIL = ["blackmail", "booze", "blood-money"]


def why(state: CorleoneState, seat: int, action: str) -> tuple[str, str]:
    """The rule and the reason; the action must change nothing."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, action)
    assert GAME.dump(state) == before
    return caught.value.refusal.rule, caught.value.refusal.reason


def args(state: CorleoneState, seat: int, action: str) -> dict[str, Json]:
    refusal = state.why_not(seat, GAME.parse(action))
    assert refusal is not None
    return refusal.args


def last_thug(hands: list[list[str]] | None = None, act: int = 1, **more: Any) -> CorleoneState:
    """Seat 0 plays the last figure of all on the docks."""
    state = situation(hands=hands, act=act, thugs_left=[1, 0, 0], members_left=[0, 0, 0], **more)
    do(state, 0, f"thug {DOCKS}")
    return state


def played(ally: str, act: int, *more: str, **rest: Any) -> CorleoneState:
    """Seat 0 has played an ally."""
    state = situation(act=act, hands=[[ally, *more]], **rest)
    do(state, 0, f"play {ally}")
    return state
