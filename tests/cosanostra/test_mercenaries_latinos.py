"""Paco, Izzy and Tuco: LC-R19."""

from __future__ import annotations

import pytest

from tests.cosanostra.guns import LATER, on_a_job
from tests.cosanostra.reading import cards_on, cash, is_down, part, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, refused, situation

A, B, C = MEN[:3]
PACO, IZZY, TUCO = "paco-santiago", "izzy-ordova", "tuco-quintero"


# -- Paco (LC-R19) ------------------------------------------------------------------------


@pytest.mark.rule("LC-R19", "LC-8.6")
def test_paco_rolls_four_dice_for_attacks_and_three_for_other_jobs() -> None:
    state = on_a_job(PACO, "robbery-i-b")
    do(state, 0, f"attack-player {PACO} 1", [1, 1, 1, 4])
    assert cash(state, 1) == 17000
    state = on_a_job(PACO, "escort-service")
    do(state, 0, f"do {PACO}", [1, 1, 2])
    assert cash(state, 0) == 24000
    state = on_a_job(PACO, "robbery-i-b", on={PACO: {"submachine-gun": 0}})
    do(state, 0, f"attack-player {PACO} 1", [1, 1, 1, 1, 4])
    assert cash(state, 1) == 17000


@pytest.mark.rule("LC-R19", "LC-6.7")
def test_paco_is_immune_to_traps() -> None:
    state = on_a_job(PACO, "robbery-i-b", tasks={B[2]: "trap"})
    do(state, 0, f"attack-player {PACO} 1", [1, 1, 1, 4])
    assert (step(state), state.deciders()) == ("action-turn", [1])
    assert plans(state, B[2]) == ["trap/III"]


@pytest.mark.rule("LC-R19", "LC-6.6")
def test_pacos_hold_up_is_an_attack_with_four_dice_that_nobody_traps() -> None:
    tasks = {B[1]: "price-rigging", B[2]: "trap", PACO: "hold-up"}
    state = situation(
        expansion=True,
        gangsters={PACO: 0},
        tasks={**tasks},
        own={0: [], 1: ["waste-company"]},
        turn=1,
        cash={0: 0},
    )
    do(state, 1, f"do {B[1]}", [2, 2])
    do(state, 0, f"answer {PACO}", [1, 1, 4, 4])
    assert step(state) == "action-turn"
    assert cash(state, 0) == 7000


@pytest.mark.rule("LC-R19", "LC-6.3")
def test_paco_is_a_victim_of_strength_3() -> None:
    tasks = {B[1]: "contract-killing", **LATER}
    state = situation(expansion=True, gangsters={PACO: 0}, tasks={**tasks}, turn=1)
    events = do(state, 1, f"attack-gangster {B[1]} {PACO}", [3, 3])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert place(state, PACO) == "trophy:1"


# -- Izzy (LC-R19) ------------------------------------------------------------------------


@pytest.mark.rule("LC-R19", "LC-8.6")
def test_izzy_turns_his_job_into_a_contract_killing_and_names_the_victim_first() -> None:
    state = on_a_job(IZZY, "threats", on={IZZY: {"henchman": 0}})
    refused(state, 0, f"instead {IZZY}")
    events = do(state, 0, f"instead {IZZY} {B[2]}", [2, 2, 1])
    assert told(events, "rolled")[0]["difficulty"] == 2
    assert place(state, B[2]) == "trophy:0"
    assert part(state, "discards") == [["threats@0"], [], [], []]
    assert not any("threats" in str(event.args) for event in events if event.heard_by(1))
    assert cards_on(state, IZZY) == {}


@pytest.mark.rule("LC-R19")
def test_izzy_needs_two_successes_a_job_to_give_up_and_a_victim_of_others() -> None:
    state = on_a_job(IZZY, "threats", tasks={B[2]: "trap"})
    refused(state, 0, f"instead {IZZY} {A[0]}")
    do(state, 0, f"instead {IZZY} {B[2]}", [4, 3, 3])
    assert place(state, B[2]) == 1
    state = on_a_job(IZZY, "buy:pimp")
    refused(state, 0, f"instead {IZZY} {B[2]}")


@pytest.mark.rule("LC-R19", "LC-6.7")
def test_izzys_contract_killing_may_be_trapped() -> None:
    state = on_a_job(IZZY, "threats", tasks={B[1]: "trap"})
    do(state, 0, f"instead {IZZY} {B[2]}", [3, 3, 3])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, f"answer {B[1]}", [4, 4])
    pass_all(state)
    assert (place(state, B[2]), place(state, IZZY)) == (1, "trophy:1")


# -- Tuco (LC-R19) ------------------------------------------------------------------------


@pytest.mark.rule("LC-R19", "LC-8.6")
@pytest.mark.parametrize("dice", [[2, 1], [1, 1]])
def test_tuco_may_beat_up_a_businessman_after_his_job_successful_or_not(dice: list[int]) -> None:
    state = on_a_job(TUCO, "escort-service", on={TUCO: {"saboteur": 1, "submachine-gun": 1}})
    do(state, 0, f"do {TUCO}", [*dice, 1])
    assert (step(state), state.deciders()) == ("afterwards", [0])
    assert sorted(legal(state, 0)) == sorted(
        [f"attack-business {TUCO} lawyer-1", f"attack-business {TUCO} drug-dealer-1", "pass"]
    )
    events = do(state, 0, f"attack-business {TUCO} lawyer-1", [3, 1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert is_down(state, "lawyer-1")
    assert (step(state), state.deciders()) == ("action-turn", [2])
    assert cards_on(state, TUCO) == {"submachine-gun": 1}


@pytest.mark.rule("LC-R19")
def test_tuco_may_leave_it_and_needs_a_job_that_was_rolled_for() -> None:
    state = on_a_job(TUCO, "escort-service")
    do(state, 0, f"do {TUCO}", [2, 1])
    do(state, 0, "pass")
    assert (step(state), state.deciders()) == ("action-turn", [2])
    for job, action in (
        ("insolvency", f"do {TUCO}"),
        ("buy:cop", f"do {TUCO}"),
        ("escort-service", f"cancel {TUCO}"),
    ):
        state = on_a_job(TUCO, job)
        do(state, 0, action, [])
        assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R19", "LC-6.7")
def test_tucos_extra_may_be_trapped_and_he_must_still_be_active() -> None:
    state = on_a_job(TUCO, "escort-service", tasks={B[1]: "trap"})
    do(state, 0, f"do {TUCO}", [1, 1])
    do(state, 0, f"attack-business {TUCO} lawyer-1", [2, 1])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (is_down(state, "lawyer-1"), place(state, TUCO)) == (False, "trophy:1")
    state = on_a_job(TUCO, "property-damage", tasks={B[1]: "trap"})
    do(state, 0, f"attack-player {TUCO} 1", [3, 3])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (step(state), place(state, TUCO)) == ("action-turn", "trophy:1")


@pytest.mark.rule("LC-R19", "LC-R4")
def test_tuco_finds_only_active_businessmen_of_others() -> None:
    own = {0: ["pimp"], 1: ["lawyer", "drug-dealer"], 2: ["garage"]}
    state = on_a_job(TUCO, "beat-up-businessman", own=own)
    do(state, 0, f"attack-business {TUCO} lawyer-1", [2, 2])
    assert sorted(legal(state, 0)) == sorted([f"attack-business {TUCO} drug-dealer-1", "pass"])
    do(state, 0, f"attack-business {TUCO} drug-dealer-1", [1, 1])
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R42")
@pytest.mark.parametrize("dice", [[4, 4], [1, 1]])
def test_tucos_extra_does_not_follow_a_hold_up(dice: list[int]) -> None:
    state = situation(
        expansion=True,
        gangsters={TUCO: 1},
        tasks={A[1]: "petrol-station-robbery", TUCO: "hold-up", C[0]: "credit-card-fraud"},
        own={0: ["pimp"], 1: [], 2: []},
    )
    do(state, 0, f"do {A[1]}", [2, 2])
    do(state, 1, f"answer {TUCO}", dice)
    assert (step(state), state.deciders()) == ("action-turn", [2])


@pytest.mark.rule("LC-R19", "LC-R5")
def test_paco_shoots_back_with_four_dice_and_nobody_traps_it() -> None:
    tasks = {A[1]: "drive-by", A[2]: "trap", **LATER}
    state = situation(expansion=True, gangsters={PACO: 1}, tasks={**tasks})
    do(state, 0, f"attack-gangster {A[1]} {PACO}", [2, 2])
    do(state, 1, "fire", [1, 1, 1, 2])
    assert place(state, A[1]) == "trophy:1"
    assert plans(state, A[2]) == ["trap/III"]
