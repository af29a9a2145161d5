"""Bernardo, who does a job twice: LC-R16."""

from __future__ import annotations

import pytest

from capotavola.engine.values import MalformedValue
from tests.cosanostra.guns import on_a_job
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cards_on, cash, markers, part, step, told
from tests.cosanostra.situation import GAME, MEN, do, legal, pass_all, situation

A, B, C = MEN[:3]
BERNARDO = "bernardo-farmacista"


# -- Bernardo (LC-R16) ------------------------------------------------------------------


@pytest.mark.rule("LC-R16", "LC-8.6")
def test_bernardo_may_repeat_a_cash_job_once_after_a_success() -> None:
    state = on_a_job(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert (step(state), state.deciders(), cash(state, 0)) == ("again", [0], 24000)
    do(state, 0, f"do {BERNARDO}", [2, 2])
    assert cash(state, 0) == 29000
    assert (step(state), state.deciders()) == ("action-turn", [2])
    assert part(state, "discards") == [["escort-service@*"], [], [], []]


@pytest.mark.rule("LC-R16")
def test_bernardo_need_not_repeat_and_cannot_after_a_failure() -> None:
    state = on_a_job(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [2, 1])
    do(state, 0, "pass")
    assert (cash(state, 0), state.deciders()) == (24000, [2])
    state = on_a_job(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [1, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16")
def test_bernardo_may_take_a_new_target_and_his_modifiers_stay() -> None:
    state = on_a_job(BERNARDO, "beat-up-businessman", on={BERNARDO: {"saboteur": 1, "submachine-gun": 0}})
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
    state = on_a_job(BERNARDO, job)
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
    state = on_a_job(BERNARDO, "threats", markers=["lawyer-1:0"])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert markers(state, "lawyer-1") == []
    events = do(state, 0, f"do {BERNARDO}", [])
    assert told(events, "unmet") == [{"seat": 0, "job": "threats"}]
    assert cash(state, 0) == 23000
    state = on_a_job(BERNARDO, "threats", markers=["lawyer-1:0", "lawyer-1:0"])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    do(state, 0, f"do {BERNARDO}", [2, 1])
    assert cash(state, 0) == 26000
    assert markers(state, "lawyer-1") == []


@pytest.mark.rule("LC-R16", "LC-R8")
def test_bernardo_may_repeat_what_was_repelled_or_held_up_and_all_may_answer_again() -> None:
    state = on_a_job(BERNARDO, "property-damage", tasks={B[0]: "trap", B[1]: "trap"})
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    do(state, 1, f"answer {B[0]}", [4])
    assert (step(state), state.deciders()) == ("again", [0])
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, "pass")
    assert cash(state, 1) == 15000
    state = on_a_job(BERNARDO, "escort-service", tasks={B[0]: "hold-up", B[1]: "hold-up"})
    do(state, 0, f"do {BERNARDO}", [2, 2])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert step(state) == "again"
    do(state, 0, f"do {BERNARDO}", [2, 2])
    assert (step(state), state.deciders()) == ("hold-ups", [1])


@pytest.mark.rule("LC-R16", "LC-8.6")
@pytest.mark.parametrize(("doctors", "again"), [(0, False), (1, False), (2, True)])
def test_bernardo_repeats_only_if_he_is_still_active(doctors: int, again: bool) -> None:
    state = on_a_job(BERNARDO, "property-damage", tasks={B[2]: "trap"}, cards={0: ["emergency-doctor"] * 2})
    do(state, 0, f"attack-player {BERNARDO} 1", [3, 3])
    do(state, 1, f"answer {B[2]}", [4, 4, 1])
    for _ in range(doctors):
        do(state, 0, "heal")
    pass_all(state)
    assert (step(state) == "again") == again


@pytest.mark.rule("LC-R16")
def test_one_success_of_a_contract_killing_reaches_no_effect_to_repeat() -> None:
    state = on_a_job(BERNARDO, "contract-killing")
    do(state, 0, f"attack-gangster {BERNARDO} {B[1]}", [2, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16", "LC-R4")
def test_bernardo_does_not_repeat_what_had_no_effect() -> None:
    state = on_a_job(BERNARDO, "kill-businessman", down=["lawyer-1"])
    do(state, 0, f"attack-business {BERNARDO} lawyer-1", [3, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R16")
def test_nobody_is_asked_for_a_repetition_of_no_job() -> None:
    state = on_a_job(BERNARDO, "escort-service")
    do(state, 0, f"do {BERNARDO}", [2, 1])
    stored = GAME.dump(state)
    stage, turn, _, again = a_list(stored["stack"])
    stored["stack"] = [stage, turn, again]
    del stored["attempts"]
    stored["discards"] = [["escort-service@*"], [], [], []]
    with pytest.raises(MalformedValue, match="a task that is over"):
        GAME.load(stored)
