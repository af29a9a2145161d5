"""Lono and Dave: LC-R8, LC-R27, LC-8.6."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.guns import hired
from tests.cosanostra.reading import (
    cards,
    cash,
    heard,
    part,
    step,
    told,
)
from tests.cosanostra.situation import MEN, begin, do, legal, pass_all, refused, situation, unasked

A, B, C = MEN[:3]
LONO, DAVE = "lono-slifer", "dave-death-poppel"


# -- Lono (LC-R8 b) ------------------------------------------------------------------------------


@pytest.mark.rule("LC-R8", "LC-8.6")
def test_lono_forces_an_opponent_to_re_roll_a_die_of_choice_twice_a_round() -> None:
    state = hired(LONO, 1, {A[1]: "robbery-i-b", A[2]: "property-damage"}, cash={0: 0, 2: 9000})
    do(state, 0, f"attack-player {A[1]} 2", [4, 5])
    assert (step(state), state.deciders()) == ("rerolls", [1])
    assert sorted(legal(state, 1)) == ["pass", "reroll 4", "reroll 5"]
    do(state, 1, "reroll 5", [1])
    assert (step(state), state.deciders()) == ("rerolls", [1])
    do(state, 1, "reroll 4", [6])
    assert cash(state, 0) == 3000
    do(state, 2, f"do {C[0]}", [1])
    assert state.deciders() == [0]
    do(state, 0, f"attack-player {A[2]} 2", [1, 1, 1])
    assert step(state) != "rerolls"


@pytest.mark.rule("LC-R8")
def test_cops_come_first_and_alternate_with_lono_until_both_pass() -> None:
    own = {0: ["cop", "cop"], 1: [], 2: []}
    state = hired(LONO, 2, {A[1]: "credit-card-fraud"}, own=own, cash={0: 0})
    do(state, 0, f"do {A[1]}", [1, 3])
    assert state.deciders() == [0]
    do(state, 0, "pass")
    assert state.deciders() == [2]
    do(state, 2, "reroll 3", [2])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    do(state, 0, "reroll 2", [3])
    assert state.deciders() == [2]
    do(state, 2, "pass")
    assert state.deciders() == [0]
    do(state, 0, "pass")
    assert cash(state, 0) == 2000


@pytest.mark.rule("LC-R8")
def test_lono_answers_traps_and_hold_ups_but_no_roll_of_his_owner() -> None:
    tasks = {A[1]: "credit-card-fraud", A[2]: "trap", B[1]: "hold-up"}
    state = hired(LONO, 0, {**tasks}, own={0: []}, cash={0: 0})
    do(state, 0, f"do {A[1]}", [3, 3])
    assert (step(state), state.deciders()) == ("hold-ups", [1])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    state = hired(LONO, 1, {**tasks}, own={0: []}, cash={0: 0})
    do(state, 0, f"do {A[1]}", [3, 3])
    pass_all_rerolls(state)
    do(state, 1, f"answer {B[1]}", [4, 4])
    do(state, 0, f"answer {A[2]}", [4, 1, 1])
    assert (step(state), state.deciders()) == ("rerolls", [1])
    do(state, 1, "reroll 4", [1])
    pass_all(state)
    assert cash(state, 0) == 0


def pass_all_rerolls(state: CosaNostraState) -> None:
    while step(state) == "rerolls":
        do(state, state.deciders()[0], "pass")


@pytest.mark.rule("LC-8.6")
def test_a_deactivated_lono_forces_nobody() -> None:
    state = hired(LONO, 1, {A[1]: "robbery-i-b"}, down=[LONO])
    do(state, 0, f"attack-player {A[1]} 2", [4, 5])
    assert step(state) == "action-turn"


# -- Dave ------------------------------------------------------------------------------


@pytest.mark.rule("LC-8.6", "LC-R27")
@pytest.mark.parametrize("round", [1, 2])
def test_dave_draws_two_more_influence_cards(round: int) -> None:
    state = situation(
        stage="plan", expansion=True, round=round, gangsters={DAVE: 0}, own={0: ["politician"], 1: [], 2: []}
    )
    events = begin(state, "draw")
    drawn = {paid["seat"]: paid["count"] for paid in told(events, "drew-influence") if paid["count"]}
    assert drawn == ({0: 3} if round == 1 else {0: 5, 1: 2, 2: 2})
    assert len(cards(state, 0)) == drawn[0]


@pytest.mark.rule("LC-8.6", "LC-R3", "LC-R41")
def test_dave_looks_at_up_to_two_planned_jobs_once_a_round() -> None:
    tasks = {A[0]: "escort-service", B[1]: "threats", C[1]: "arson", B[2]: "trap"}
    state = hired(DAVE, 0, {**tasks})
    do(state, 0, f"send {DAVE}")
    events = do(state, 0, f"look {B[1]}")
    assert told(events, "saw-job")[0]["job"] == "threats"
    assert "saw-job" not in heard(events, 2)
    do(state, 0, f"look {C[1]}")
    refused(state, 0, f"look {B[2]}")
    refused(state, 0, f"send {DAVE}")


@pytest.mark.rule("LC-8.6", "LC-R3", "LC-10.3")
def test_dave_looks_on_the_own_turn_only_unless_all_may_spy_and_not_when_deactivated() -> None:
    tasks = {A[0]: "escort-service", B[1]: "threats"}
    for spying in (False, True):
        state = hired(DAVE, 2, {**tasks}, spying=spying)
        assert (f"send {DAVE}" in unasked(state, 2)) == spying
    state = hired(DAVE, 0, {**tasks}, down=[DAVE])
    refused(state, 0, f"send {DAVE}")


@pytest.mark.rule("LC-8.6")
def test_what_is_used_up_in_a_round_is_there_again_in_the_next() -> None:
    state = situation(
        expansion=True,
        gangsters={LONO: 1, DAVE: 0},
        tasks={A[1]: "robbery-i-b", B[1]: "threats"},
        own={0: [], 1: [], 2: []},
    )
    do(state, 0, f"send {DAVE}")
    do(state, 0, f"attack-player {A[1]} 2", [4, 4])
    do(state, 1, "reroll 4", [1])
    do(state, 1, "reroll 4", [1])
    do(state, 0, "done")
    do(state, 1, f"cancel {B[1]}")
    while step(state) != "plan-turn":
        do(
            state,
            state.deciders()[0],
            "pass" if step(state) != "limits" else legal(state, state.deciders()[0])[0],
        )
    assert part(state, "ability_uses") == {}
