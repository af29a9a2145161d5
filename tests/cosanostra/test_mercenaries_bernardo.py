"""Bernardo, who does a job twice: LC-R16."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards_on, cash, markers, part, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
BERNARDO = "bernardo-farmacista"
OWN = {0: ["pimp"], 1: ["lawyer", "drug-dealer"], 2: ["garage"]}


def with_man(
    man: str,
    job: str,
    tasks: dict[str, str | list[str]] | None = None,
    own: dict[int, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    markers: list[str] | None = None,
    cards: dict[int, list[str]] | None = None,
    down: list[str] | None = None,
) -> CosaNostraState:
    planned: dict[str, str | list[str]] = {man: job, **LATER, **(tasks or {})}
    return situation(
        expansion=True,
        gangsters={man: 0},
        tasks=planned,
        own=own or OWN,
        on=on,
        markers=markers,
        cards=cards,
        down=down,
        cash={0: 20000, 1: 20000, 2: 20000},
    )


# -- Bernardo (LC-R16) ------------------------------------------------------------------


@pytest.mark.rule("LC-R16", "LC-8.6")
def test_bernardo_may_repeat_a_cash_job_once_after_a_success() -> None:
    state = with_man(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert (step(state), state.deciders(), cash(state, 0)) == ("again", [0], 24000)
    do(state, 0, f"do {BERNARDO}", [2, 2])
    assert cash(state, 0) == 29000
    assert (step(state), state.deciders()) == ("action-turn", [2])
    assert part(state, "discards") == [["escort-service@*"], [], [], []]


@pytest.mark.rule("LC-R16")
def test_bernardo_need_not_repeat_and_cannot_after_a_failure() -> None:
    state = with_man(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [2, 1])
    do(state, 0, "pass")
    assert (cash(state, 0), state.deciders()) == (24000, [2])
    state = with_man(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [1, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16")
def test_bernardo_may_take_a_new_target_and_his_modifiers_stay() -> None:
    state = with_man(BERNARDO, "beat-up-businessman", on={BERNARDO: {"saboteur": 1, "submachine-gun": 0}})
    do(state, 0, f"attack-business {BERNARDO} lawyer-1", [3, 1, 1])
    assert step(state) == "again"
    assert f"attack-business {BERNARDO} lawyer-1" not in legal(state, 0)
    assert cards_on(state, BERNARDO) == {"saboteur": 1, "submachine-gun": 0}
    events = do(state, 0, f"attack-business {BERNARDO} drug-dealer-1", [3, 1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert part(state, "down") == ["drug-dealer-1", "lawyer-1"]
    assert cards_on(state, BERNARDO) == {"submachine-gun": 0}


@pytest.mark.rule("LC-R16")
@pytest.mark.parametrize("job", ["robbery-i-b", "robbery-ii-a"])
def test_bernardo_does_not_repeat_a_robbery(job: str) -> None:
    state = with_man(BERNARDO, job)
    do(state, 0, f"attack-player {BERNARDO} 1", [6, 6])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16")
def test_bernardo_does_not_repeat_a_reaction() -> None:
    state = situation(
        expansion=True,
        gangsters={BERNARDO: 1},
        tasks={A[1]: "petrol-station-robbery", BERNARDO: "hold-up", C[0]: "credit-card-fraud"},
        own={0: [], 1: [], 2: []},
    )
    do(state, 0, f"do {A[1]}", [2, 2])
    do(state, 1, f"answer {BERNARDO}", [4, 4])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16", "LC-3.4")
def test_bernardo_needs_requirements_and_markers_anew() -> None:
    state = with_man(BERNARDO, "threats", markers=["lawyer-1:0"])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert markers(state, "lawyer-1") == []
    events = do(state, 0, f"do {BERNARDO}", [])
    assert told(events, "unmet") == [{"seat": 0, "job": "threats"}]
    assert cash(state, 0) == 23000
    state = with_man(BERNARDO, "threats", markers=["lawyer-1:0", "lawyer-1:0"])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert cash(state, 0) == 26000
    assert markers(state, "lawyer-1") == []


@pytest.mark.rule("LC-R16", "LC-R8")
def test_bernardo_may_repeat_what_was_repelled_or_held_up_and_all_may_answer_again() -> None:
    state = with_man(BERNARDO, "property-damage", tasks={B[0]: "trap", B[1]: "trap"})
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    do(state, 1, f"answer {B[0]}", [4])
    assert (step(state), state.deciders()) == ("again", [0])
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, "pass")
    assert cash(state, 1) == 15000
    state = with_man(BERNARDO, "escort-service", tasks={B[0]: "hold-up", B[1]: "hold-up"})
    do(state, 0, f"do {BERNARDO}", [2, 2])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert step(state) == "again"
    do(state, 0, f"do {BERNARDO}", [2, 2])
    assert (step(state), state.deciders()) == ("hold-ups", [1])


@pytest.mark.rule("LC-R16", "LC-8.6")
@pytest.mark.parametrize(("doctors", "again"), [(0, False), (1, False), (2, True)])
def test_bernardo_repeats_only_if_he_is_still_active(doctors: int, again: bool) -> None:
    state = with_man(BERNARDO, "property-damage", tasks={B[2]: "trap"}, cards={0: ["emergency-doctor"] * 2})
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    do(state, 1, f"answer {B[2]}", [4, 4, 1])
    for _ in range(doctors):
        do(state, 0, "heal")
    pass_all(state)
    assert (step(state) == "again") == again


@pytest.mark.rule("LC-R16")
def test_one_success_of_a_contract_killing_reaches_no_effect_to_repeat() -> None:
    state = with_man(BERNARDO, "contract-killing")
    do(state, 0, f"attack-gangster {BERNARDO} {B[1]}", [2, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16", "LC-R4")
def test_bernardo_does_not_repeat_what_had_no_effect() -> None:
    state = with_man(BERNARDO, "kill-businessman", down=["lawyer-1"])
    do(state, 0, f"attack-business {BERNARDO} lawyer-1", [3, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])
