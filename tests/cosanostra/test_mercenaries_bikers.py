"""Willy and Jimmy: LC-R8, LC-R19, LC-8.6."""

from __future__ import annotations

import pytest

from tests.cosanostra.guns import LATER, hired
from tests.cosanostra.reading import (
    cards_on,
    cash,
    is_down,
    markers,
    owner,
    part,
    place,
    plans,
    step,
    told,
)
from tests.cosanostra.situation import MEN, do, situation

A, B, C = MEN[:3]
WILLY, JIMMY = "willy-svenson", "jimmy-the-tramp"
DOCTOR = "emergency-doctor"


# -- Willy (LC-R8 e, LC-R19) ------------------------------------------------------------------

HARMS = [
    ("vandalism", "attack-business {} building-firm-1", [3, 1]),
    ("arson", "attack-business {} building-firm-1", [4, 4]),
    ("beat-up-businessman", "attack-business {} lawyer-1", [2, 1]),
    ("kill-businessman", "attack-business {} lawyer-1", [3, 3]),
    ("car-bomb", f"attack-gangster {{}} {B[2]}", [4, 1]),
    ("car-bomb", f"attack-gangster {{}} {B[2]}", [4, 4]),
]


@pytest.mark.rule("LC-R8", "LC-R19", "LC-8.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("job", "action", "dice"), HARMS)
def test_willy_prevents_one_harm_to_anybody_by_giving_up_his_job(
    job: str, action: str, dice: list[int], seat: int
) -> None:
    state = hired(WILLY, seat, {A[1]: job, WILLY: "threats"}, marked=["lawyer-1:2", "building-firm-1:2"])
    do(state, 0, action.format(A[1]), dice)
    assert (step(state), state.deciders()) == ("saves", [seat])
    events = do(state, seat, f"answer {WILLY}")
    assert not any(is_down(state, name) for name in ("lawyer-1", "building-firm-1", B[2]))
    assert [owner(state, name) for name in ("lawyer-1", "building-firm-1")] == [1, 1]
    assert [markers(state, name) for name in ("lawyer-1", "building-firm-1")] == [[2], [2]]
    assert place(state, B[2]) == 1
    assert plans(state, WILLY) == []
    assert not any("threats" in str(event.args) for event in events if event.heard_by((seat + 1) % 3))


@pytest.mark.rule("LC-R8", "LC-R19")
def test_willy_needs_a_planned_job_and_must_be_active() -> None:
    state = hired(WILLY, 1, {A[1]: "car-bomb", WILLY: "buy:pimp"})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert place(state, B[2]) == "trophy:0"
    state = hired(WILLY, 1, {A[1]: "car-bomb"}, down=[WILLY])
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert place(state, B[2]) == "trophy:0"


@pytest.mark.rule("LC-R8")
def test_willy_is_asked_before_the_doctors_and_again_after_one() -> None:
    state = hired(WILLY, 2, {A[1]: "car-bomb", WILLY: "threats"}, hands={1: [DOCTOR]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert state.deciders() == [2]
    do(state, 2, "pass")
    assert state.deciders() == [1]
    do(state, 1, "heal")
    assert (step(state), state.deciders()) == ("saves", [2])
    do(state, 2, f"answer {WILLY}")
    assert not is_down(state, B[2])
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R8", "LC-R19")
def test_willy_may_save_himself_and_a_trapped_attacker() -> None:
    state = hired(WILLY, 1, {A[1]: "car-bomb", WILLY: "threats"})
    do(state, 0, f"attack-gangster {A[1]} {WILLY}", [4, 4])
    do(state, 1, f"answer {WILLY}")
    assert place(state, WILLY) == 1
    state = hired(WILLY, 0, {A[1]: "car-bomb", WILLY: "threats", B[1]: "trap"})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    do(state, 1, f"answer {B[1]}", [4, 4])
    do(state, 0, f"answer {WILLY}")
    assert (place(state, A[1]), place(state, B[2])) == (0, 1)
    assert not is_down(state, B[2])


@pytest.mark.rule("LC-R8")
def test_willy_does_not_prevent_persuasion() -> None:
    state = hired(WILLY, 1, {A[1]: "persuasion", WILLY: "threats"})
    do(state, 0, f"attack-business {A[1]} lawyer-1", [4, 4])
    assert owner(state, "lawyer-1") == 0
    assert plans(state, WILLY) == ["threats/I"]


@pytest.mark.rule("LC-R5", "LC-R8")
def test_willy_may_answer_return_fire() -> None:
    state = hired(WILLY, 0, {A[1]: "drive-by", WILLY: "threats"})
    do(state, 0, f"attack-gangster {A[1]} {B[1]}", [1, 1])
    do(state, 1, "fire", [2, 2])
    assert (step(state), state.deciders()) == ("saves", [0])
    do(state, 0, f"answer {WILLY}")
    assert place(state, A[1]) == 0


# -- Jimmy (LC-R19) ------------------------------------------------------------------------------


@pytest.mark.rule("LC-R19", "LC-6.7")
@pytest.mark.parametrize(
    ("dice", "paid", "where"), [([3, 3], 5000, 0), ([4, 3], 0, 0), ([4, 4], 0, "trophy:1")]
)
def test_jimmy_turns_his_job_into_a_trap(dice: list[int], paid: int, where: int | str) -> None:
    state = hired(JIMMY, 1, {A[1]: "robbery-i-b", JIMMY: "threats"}, cash={1: 9000})
    do(state, 0, f"attack-player {A[1]} 1", [4, 4])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, f"answer {JIMMY}", dice)
    assert cash(state, 1) == 9000 - paid
    assert place(state, A[1]) == where
    assert plans(state, JIMMY) == []
    assert part(state, "discards") == [["threats@1", "robbery-i-b@*"], [], [], []]


@pytest.mark.rule("LC-R19")
def test_jimmy_needs_an_attack_on_his_owner_and_a_job() -> None:
    state = hired(JIMMY, 2, {A[1]: "robbery-i-b", JIMMY: "threats"})
    do(state, 0, f"attack-player {A[1]} 1", [4, 4])
    assert step(state) == "action-turn"
    state = hired(JIMMY, 1, {A[1]: "robbery-i-b", JIMMY: "buy:pimp"})
    do(state, 0, f"attack-player {A[1]} 1", [4, 4])
    assert step(state) == "action-turn"


@pytest.mark.rule("LC-R19", "LC-R8", "LC-7.4")
def test_jimmy_may_trap_who_attacks_him_and_a_hold_up_with_his_modifiers() -> None:
    state = hired(
        JIMMY, 1, {A[1]: "car-bomb", JIMMY: "threats"}, on={JIMMY: {"henchman": 1, "submachine-gun": 1}}
    )
    do(state, 0, f"attack-gangster {A[1]} {JIMMY}", [4, 4])
    events = do(state, 1, f"answer {JIMMY}", [3, 1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert place(state, JIMMY) == 1
    assert cards_on(state, JIMMY) == {"submachine-gun": 1}
    tasks = {A[1]: "credit-card-fraud", JIMMY: "threats", B[1]: "hold-up"}
    state = hired(JIMMY, 0, {**tasks}, own={0: []}, cash={0: 0, 1: 0})
    do(state, 0, f"do {A[1]}", [3, 3])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (step(state), state.deciders()) == ("traps", [0])
    do(state, 0, f"answer {JIMMY}", [4, 1])
    assert (cash(state, 0), cash(state, 1)) == (3000, 0)


@pytest.mark.rule("LC-R19", "LC-6.7")
def test_jimmy_cannot_trap_paco() -> None:
    state = situation(
        expansion=True,
        gangsters={JIMMY: 1, "paco-santiago": 0},
        tasks={"paco-santiago": "robbery-i-b", JIMMY: "threats", **LATER},
    )
    do(state, 0, "attack-player paco-santiago 1", [4, 4, 1, 1])
    assert step(state) == "action-turn"
