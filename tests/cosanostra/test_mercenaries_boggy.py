"""Boggy, who does two jobs: LC-R17, LC-R18."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards_on, cash, owner, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
BOGGY = "boggy-gloves"


def boggy(jobs: list[str], seat: int = 0, **more: Any) -> CosaNostraState:
    return situation(
        expansion=True,
        gangsters={BOGGY: seat},
        tasks={BOGGY: jobs, **LATER} if seat == 0 else {BOGGY: jobs, A[1]: "contract-killing", **LATER},
        own={0: ["pimp"], 1: ["lawyer"], 2: ["garage"]},
        cash={0: 20000, 1: 20000, 2: 20000},
        **more,
    )


@pytest.mark.rule("LC-R17", "LC-R18")
def test_boggy_plans_up_to_two_jobs_or_one_purchase() -> None:
    down = [*A[:3], *B[:3], *C[:3]]
    hands = {0: ["threats", "car-theft", "arson"]}
    state = situation(stage="plan", expansion=True, gangsters={BOGGY: 0}, down=down, jobs=hands)
    do(state, 0, f"plan {BOGGY} threats")
    assert state.deciders() == [0]
    assert not any(action.startswith("plan-purchase") for action in legal(state, 0))
    assert "done" in legal(state, 0)
    do(state, 0, f"plan {BOGGY} arson")
    assert plans(state, BOGGY) == ["threats/I", "arson/III"]
    state = situation(
        stage="plan", expansion=True, gangsters={BOGGY: 0}, down=down, jobs=hands, market=["pimp-2"]
    )
    do(state, 0, f"plan-purchase {BOGGY} pimp-2")
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R17")
def test_boggy_rolls_two_dice_for_each_of_two_jobs_in_one_turn_or_two_and_four_for_one() -> None:
    state = boggy(["escort-service", "robbery-i-b"])
    do(state, 0, f"do {BOGGY} 0", [2, 2])
    assert (cash(state, 0), state.deciders()) == (25000, [0])
    assert "done" in legal(state, 0)
    later = state.copy()
    do(state, 0, f"attack-player {BOGGY} 1", [4, 4])
    assert (cash(state, 0), state.deciders()) == (30000, [2])
    do(later, 0, "done")
    assert later.deciders() == [2]
    do(later, 2, f"do {C[0]}", [1])
    do(later, 0, f"attack-player {BOGGY} 1", [4, 1])
    state = boggy(["escort-service"])
    do(state, 0, f"do {BOGGY}", [1, 1, 1, 2])
    assert cash(state, 0) == 24000


@pytest.mark.rule("LC-R17")
@pytest.mark.parametrize(("card", "dice"), [("submachine-gun", [1, 1, 1]), ("distraction", [1])])
def test_gun_and_distraction_change_both_rolls_and_the_split_stays_if_one_is_lost(
    card: str, dice: list[int]
) -> None:
    state = boggy(["escort-service", "robbery-i-b"], on={BOGGY: {card: 1}})
    do(state, 0, f"do {BOGGY} 0", dice)
    do(state, 0, f"attack-player {BOGGY} 1", dice)
    state = boggy(["escort-service", "robbery-i-b"], on={BOGGY: {card: 1}})
    do(state, 0, f"cancel {BOGGY} 0")
    do(state, 0, f"attack-player {BOGGY} 1", dice)
    assert plans(state, BOGGY) == []


@pytest.mark.rule("LC-R17", "LC-R18", "LC-7.4")
def test_a_henchman_counts_for_both_of_boggys_jobs_and_stays_until_the_last() -> None:
    state = boggy(["credit-card-fraud", "robbery-i-b"], on={BOGGY: {"henchman": 0}})
    do(state, 0, f"do {BOGGY} 0", [2, 1])
    assert (cash(state, 0), cards_on(state, BOGGY)) == (22000, {"henchman": 0})
    do(state, 0, f"attack-player {BOGGY} 1", [3, 1])
    assert (cash(state, 0), cards_on(state, BOGGY)) == (25000, {})


@pytest.mark.rule("LC-R18", "LC-6.3", "LC-R17")
def test_boggy_is_a_victim_of_strength_4_with_one_more_for_any_task_and_loses_both() -> None:
    state = boggy(["escort-service", "robbery-i-b"], seat=1)
    events = do(state, 0, f"attack-gangster {A[1]} {BOGGY}", [5, 5])
    assert told(events, "rolled")[0]["difficulty"] == 5
    assert (place(state, BOGGY), plans(state, BOGGY)) == ("trophy:0", [])
    assert owner(state, "pimp-1") == 0


@pytest.mark.rule("LC-R17", "LC-6.7")
def test_boggys_trap_beside_another_job_rolls_two_dice() -> None:
    state = boggy(["trap", "threats"], seat=1)
    do(state, 0, f"attack-gangster {A[1]} {B[0]}", [4, 4])
    do(state, 1, f"answer {BOGGY} 0", [4, 1])
    assert place(state, B[0]) == 1
    assert plans(state, BOGGY) == ["threats/I"]


@pytest.mark.rule("LC-R5", "LC-R18")
def test_boggys_other_job_is_a_task_when_he_is_shot_at_in_return() -> None:
    state = boggy(["drive-by", "threats"])
    do(state, 0, f"attack-gangster {BOGGY} {B[2]} 0", [1, 1])
    events = do(state, 1, "fire", [4, 4, 4])
    assert told(events, "rolled")[0]["difficulty"] == 5
    assert place(state, BOGGY) == 0


@pytest.mark.rule("LC-R17")
def test_boggy_shoots_back_with_his_whole_strength() -> None:
    tasks: dict[str, str | list[str]] = {A[1]: "drive-by", BOGGY: ["threats", "arson"], **LATER}
    state = situation(expansion=True, gangsters={BOGGY: 1}, tasks=tasks)
    do(state, 0, f"attack-gangster {A[1]} {BOGGY}", [1, 1])
    do(state, 1, "fire", [1, 1, 1, 2])
    assert place(state, A[1]) == "trophy:1"
    assert plans(state, BOGGY) == ["threats/I", "arson/III"]
