"""The job Ambush: CE-4.10, CE-4.13, CE-R20."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    F1,
    HOTEL,
    OPERA,
    PENN,
    do,
    figure_on,
    hand,
    legal,
    of,
    play,
    refused,
    situation,
    step,
)


def ambush(
    thugs: dict[str, Json], markers: list[str] | None = None, order: str = "money-first"
) -> CorleoneState:
    """Seat 0 has completed it and gunned down the thug at the Grand Hotel."""
    state = situation(hands=[["ambush", "gun", "booze"]], thugs=thugs, members={F1: 0}, markers=markers)
    play(state, (0, f"complete hand ambush gun+booze {order}"), (0, f"gun-down {HOTEL}"))
    return state


@pytest.mark.rule("CE-4.10", "CE-R20")
@pytest.mark.parametrize("victim", [1, "neutral"])
def test_after_an_ambush_an_own_thug_may_take_the_place_and_use_the_front(victim: Json) -> None:
    state = ambush({HOTEL: victim, DOCKS: 0, PENN: 2})
    assert sorted(legal(state, 0)) == ["done", f"move {DOCKS} {HOTEL}"]
    do(state, 0, f"move {DOCKS} {HOTEL}")
    assert [figure_on(state, place) for place in (HOTEL, DOCKS, PENN)] == [0, None, 2]
    assert hand(state, 0) == ["money-1", "money-3", "blood-money"]
    assert of(state, 0, "thugs") == 1
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("CE-R20")
def test_the_move_after_an_ambush_may_be_declined() -> None:
    state = ambush({HOTEL: 1, DOCKS: 0})
    do(state, 0, "done")
    assert [figure_on(state, place) for place in (HOTEL, DOCKS)] == [None, 0]
    assert hand(state, 0) == ["money-1"]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("CE-4.10")
def test_the_move_after_an_ambush_goes_to_that_space_only_and_takes_an_own_thug() -> None:
    state = ambush({HOTEL: 1, DOCKS: 0, PENN: 2})
    refused(state, 0, f"move {DOCKS} {OPERA}")
    refused(state, 0, f"move {PENN} {HOTEL}")
    refused(state, 0, f"thug {HOTEL}")


@pytest.mark.rule("CE-R12")
def test_without_an_own_thug_on_the_board_an_ambush_only_kills() -> None:
    state = ambush({HOTEL: 1, PENN: 2})
    assert (state.active, step(state)) == (1, "turn")
    assert figure_on(state, HOTEL) is None
    assert hand(state, 0) == ["money-1"]


@pytest.mark.rule("CE-R20")
def test_without_a_killing_no_thug_moves() -> None:
    state = situation(hands=[["ambush", "gun", "booze"]], thugs={DOCKS: 0, HOTEL: 1})
    do(state, 0, "complete hand ambush gun+booze money-first")
    refused(state, 0, f"move {DOCKS} {OPERA}")
    refused(state, 0, f"move {DOCKS} {HOTEL}")
    do(state, 0, "done")
    assert (figure_on(state, DOCKS), figure_on(state, HOTEL)) == (0, 1)
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("CE-4.13", "CE-R12")
def test_the_front_used_by_an_ambush_benefits_its_controller() -> None:
    state = ambush({HOTEL: 1, DOCKS: 0}, ["midtown:2"], "effect-first")
    do(state, 0, f"move {DOCKS} {HOTEL}")
    assert state.deciders() == [2]
    do(state, 2, "accept")
    assert hand(state, 2) == ["money-3", "blood-money"]
    assert hand(state, 0) == ["money-1", "money-3", "blood-money"]
