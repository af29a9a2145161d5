"""Hold-up and Trap: LC-6.5 to LC-6.7, LC-R8 c and d, LC-R32."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards_on, cash, is_down, owner, part, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, refused, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
OWN = {0: ["waste-company"], 1: ["lawyer", "building-firm"], 2: ["garage"]}


def rigging(
    tasks: dict[str, str | list[str]],
    dice: tuple[int, int] = (2, 2),
    on: dict[str, dict[str, int]] | None = None,
) -> CosaNostraState:
    """Price rigging of seat 0 pays 7000, or 5000 with one success."""
    planned: dict[str, str | list[str]] = {A[1]: "price-rigging", **LATER, **tasks}
    state = situation(tasks=planned, own=OWN, cash={0: 0, 1: 0, 2: 0}, on=on)
    do(state, 0, f"do {A[1]}", [*dice])
    return state


def money(state: CosaNostraState) -> list[int]:
    return [cash(state, seat) for seat in range(3)]


# -- hold-up ------------------------------------------------------------------


@pytest.mark.rule("LC-6.6", "LC-R29")
@pytest.mark.parametrize(
    ("dice", "left"),
    [([3, 3], [7, 0, 0]), ([4, 3], [4, 3, 0]), ([4, 4], [0, 7, 0])],
)
def test_a_hold_up_takes_half_or_all_of_it_before_the_bank_pays(dice: list[int], left: list[int]) -> None:
    state = rigging({B[1]: "hold-up"})
    assert (step(state), state.deciders()) == ("hold-ups", [1])
    assert money(state) == [0, 0, 0]
    assert sorted(legal(state, 1)) == [f"answer {B[1]}", "pass"]
    do(state, 1, f"answer {B[1]}", dice)
    pass_all(state)
    assert money(state) == [1000 * amount for amount in left]
    assert plans(state, B[1]) == []
    assert part(state, "discards") == [["price-rigging@*"], [], ["hold-up@*"], []]


@pytest.mark.rule("LC-6.6", "LC-R29")
def test_half_of_it_is_rounded_down() -> None:
    state = rigging({B[1]: "hold-up"}, dice=(2, 1))
    do(state, 1, f"answer {B[1]}", [4, 1])
    assert money(state) == [3000, 2000, 0]


@pytest.mark.rule("LC-6.6")
def test_there_is_nothing_to_hold_up_if_the_cash_job_failed() -> None:
    state = rigging({B[1]: "hold-up"}, dice=(1, 1))
    assert (step(state), state.deciders()) == ("action-turn", [1])
    assert plans(state, B[1]) == ["hold-up/III"]


@pytest.mark.rule("LC-6.6")
def test_a_hold_up_may_be_kept_back() -> None:
    state = rigging({B[1]: "hold-up"})
    do(state, 1, "pass")
    assert money(state) == [7000, 0, 0]
    assert plans(state, B[1]) == ["hold-up/III"]


@pytest.mark.rule("LC-6.6")
def test_nobody_holds_up_the_own_cash_job_a_hold_up_or_an_attack() -> None:
    state = rigging({A[2]: "hold-up", B[2]: "hold-up", C[2]: "hold-up"})
    assert state.deciders() == [1]
    do(state, 1, f"answer {B[2]}", [4, 1, 1])
    assert (step(state), state.deciders()) == ("traps", [0])
    assert legal(state, 0) == ["pass"]
    do(state, 0, "pass")
    assert step(state) == "action-turn"
    state = situation(tasks={A[2]: "robbery-i-b", B[2]: "hold-up", **LATER})
    do(state, 0, f"attack-player {A[2]} 2", [6, 6, 6])
    assert (step(state), state.deciders()) == ("action-turn", [1])


@pytest.mark.rule("LC-R8", "LC-6.6")
def test_hold_ups_are_tried_clockwise_from_the_left_of_the_active_player() -> None:
    tasks = {A[1]: "hold-up", B[1]: "price-rigging", C[1]: "hold-up"}
    state = situation(tasks={**tasks}, own={0: [], 1: ["waste-company"], 2: []}, cash={1: 0}, turn=1, start=1)
    do(state, 1, f"do {B[1]}", [2, 2])
    assert (step(state), state.deciders()) == ("hold-ups", [2])
    do(state, 2, "pass")
    assert (step(state), state.deciders()) == ("hold-ups", [0])


@pytest.mark.rule("LC-R8", "LC-6.6")
def test_the_first_hold_up_that_comes_off_ends_it() -> None:
    state = rigging({B[1]: "hold-up", C[1]: "hold-up"})
    do(state, 1, f"answer {B[1]}", [4, 1])
    assert step(state) == "action-turn"
    assert money(state) == [4000, 3000, 0]
    assert plans(state, C[1]) == ["hold-up/III"]


@pytest.mark.rule("LC-R8", "LC-R32")
def test_after_a_hold_up_that_failed_the_same_player_may_try_again_and_then_the_next() -> None:
    state = rigging({B[1]: "hold-up", B[2]: "hold-up", C[1]: "hold-up"})
    do(state, 1, f"answer {B[1]}", [3, 3])
    assert (step(state), state.deciders()) == ("hold-ups", [1])
    assert sorted(legal(state, 1)) == [f"answer {B[2]}", "pass"]
    do(state, 1, f"answer {B[2]}", [1, 1, 1])
    assert (step(state), state.deciders()) == ("hold-ups", [2])
    do(state, 2, f"answer {C[1]}", [4, 4])
    assert money(state) == [0, 0, 7000]


@pytest.mark.rule("LC-R32")
def test_who_has_passed_is_not_asked_for_that_cash_job_again() -> None:
    state = rigging({B[1]: "hold-up", C[1]: "hold-up"})
    do(state, 1, "pass")
    assert state.deciders() == [2]
    do(state, 2, f"answer {C[1]}", [1, 1])
    assert step(state) == "action-turn"
    assert money(state) == [7000, 0, 0]


@pytest.mark.rule("LC-6.7", "LC-R8")
@pytest.mark.parametrize(
    ("dice", "left", "where"),
    [([3, 3, 3], [0, 7, 0], 1), ([4, 3, 3], [7, 0, 0], 1), ([4, 4, 3], [7, 0, 0], "trophy:0")],
)
def test_the_active_player_may_trap_a_hold_up(dice: list[int], left: list[int], where: int | str) -> None:
    state = rigging({B[1]: "hold-up", A[2]: "trap"})
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert (step(state), state.deciders()) == ("traps", [0])
    do(state, 0, f"answer {A[2]}", dice)
    pass_all(state)
    assert money(state) == [1000 * amount for amount in left]
    assert place(state, B[1]) == where


@pytest.mark.rule("LC-R8", "LC-R32")
def test_after_a_hold_up_that_was_repelled_the_next_may_try() -> None:
    state = rigging({B[1]: "hold-up", C[1]: "hold-up", A[2]: "trap"})
    do(state, 1, f"answer {B[1]}", [4, 4])
    do(state, 0, f"answer {A[2]}", [4, 1, 1])
    assert (step(state), state.deciders()) == ("hold-ups", [2])
    do(state, 2, f"answer {C[1]}", [4, 1])
    pass_all(state)
    assert money(state) == [4000, 0, 3000]


@pytest.mark.rule("LC-6.7")
def test_a_hold_up_that_failed_is_not_trapped() -> None:
    state = rigging({B[1]: "hold-up", A[2]: "trap"})
    do(state, 1, f"answer {B[1]}", [3, 3])
    assert plans(state, A[2]) == ["trap/III"]
    assert money(state) == [7000, 0, 0]


@pytest.mark.rule("LC-6.6", "LC-7.4", "LC-7.5", "LC-7.6")
def test_cards_on_the_gangster_count_for_a_hold_up_and_are_discarded_with_it() -> None:
    state = rigging({B[1]: "hold-up"}, on={B[1]: {"henchman": 1, "submachine-gun": 1}})
    events = do(state, 1, f"answer {B[1]}", [3, 1, 1])
    assert told(events, "rolled")[0]["difficulty"] == 3
    assert money(state) == [4000, 3000, 0]
    assert cards_on(state, B[1]) == {"submachine-gun": 1}


# -- the own turn (LC-6.5) ------------------------------------------------------------


@pytest.mark.rule("LC-6.5")
def test_with_only_reactions_left_one_is_discarded_without_effect() -> None:
    state = situation(tasks={A[1]: "trap", A[2]: "hold-up", **LATER}, own={0: []})
    assert sorted(legal(state, 0)) == sorted([f"cancel {A[1]}", f"cancel {A[2]}"])
    assert refused(state, 0, f"do {A[1]}") == "LC-6.5"
    do(state, 0, f"cancel {A[1]}")
    assert (plans(state, A[1]), plans(state, A[2])) == ([], ["hold-up/III"])
    assert state.deciders() == [2]


@pytest.mark.rule("LC-6.5")
def test_reactions_may_wait_while_there_is_another_task() -> None:
    state = situation(tasks={A[1]: "trap", A[2]: "petrol-station-robbery", C[0]: "buy:pimp"}, own={0: []})
    refused(state, 0, f"do {A[1]}")
    do(state, 0, f"do {A[2]}", [1, 1, 1])
    assert plans(state, A[1]) == ["trap/III"]
    assert state.deciders() == [2]


# -- trap -----------------------------------------------------------------------

ATTACKS = [
    ("beat-up-businessman", "attack-business {} lawyer-1"),
    ("vandalism", "attack-business {} building-firm-1"),
    ("arson", "attack-business {} building-firm-1"),
    ("kill-businessman", "attack-business {} lawyer-1"),
    ("persuasion", "attack-business {} lawyer-1"),
    ("robbery-i-b", "attack-player {} 1"),
    ("property-damage", "attack-player {} 1"),
    ("contract-killing", f"attack-gangster {{}} {B[0]}"),
    ("car-bomb", f"attack-gangster {{}} {B[0]}"),
    ("drive-by", f"attack-gangster {{}} {B[0]}"),
]


def untouched(state: CosaNostraState) -> bool:
    """Whether seat 1 has all that it had."""
    return (
        cash(state, 1) == 9000
        and [owner(state, name) for name in ("lawyer-1", "building-firm-1")] == [1, 1]
        and not any(is_down(state, name) for name in ("lawyer-1", "building-firm-1", B[0]))
        and place(state, B[0]) == 1
    )


@pytest.mark.rule("LC-6.7")
@pytest.mark.parametrize(("job", "action"), ATTACKS)
@pytest.mark.parametrize(
    ("dice", "repelled", "killed"), [([3, 3], False, False), ([4, 3], True, False), ([4, 4], True, True)]
)
def test_a_trap_repels_an_attack_that_came_off_and_may_kill_the_attacker(
    job: str, action: str, dice: list[int], repelled: bool, killed: bool
) -> None:
    state = situation(tasks={A[2]: job, B[1]: "trap", **LATER}, own=OWN, cash={0: 0, 1: 9000})
    do(state, 0, action.format(A[2]), [6, 6, 6])
    assert (step(state), state.deciders()) == ("traps", [1])
    assert untouched(state)
    do(state, 1, f"answer {B[1]}", dice)
    pass_all(state)
    assert untouched(state) == repelled
    assert place(state, A[2]) == ("trophy:1" if killed else 0)
    assert plans(state, B[1]) == []


@pytest.mark.rule("LC-6.7")
def test_an_attack_that_failed_is_not_trapped() -> None:
    state = situation(tasks={A[1]: "contract-killing", B[1]: "trap", **LATER})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [3, 2])
    assert (step(state), state.deciders()) == ("action-turn", [1])
    assert plans(state, B[1]) == ["trap/III"]


@pytest.mark.rule("LC-6.7")
def test_only_the_victim_may_use_a_trap() -> None:
    state = situation(tasks={A[1]: "car-bomb", A[2]: "trap", C[1]: "trap", **LATER})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    assert step(state) == "action-turn"
    assert place(state, B[2]) == "trophy:0"


@pytest.mark.rule("LC-6.7")
def test_a_trap_is_no_attack_and_cannot_be_trapped() -> None:
    state = situation(tasks={A[1]: "car-bomb", A[2]: "trap", B[1]: "trap", **LATER})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    do(state, 1, f"answer {B[1]}", [4, 4])
    assert step(state) == "action-turn"
    assert place(state, A[1]) == "trophy:1"
    assert plans(state, A[2]) == ["trap/IV"] or plans(state, A[2]) == ["trap/III"]


@pytest.mark.rule("LC-R8", "LC-6.7")
def test_traps_are_used_one_at_a_time_until_one_succeeds() -> None:
    state = situation(tasks={A[1]: "car-bomb", B[0]: "trap", B[1]: "trap", B[2]: "trap", **LATER})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 4])
    do(state, 1, f"answer {B[0]}", [3])
    assert (step(state), state.deciders()) == ("traps", [1])
    do(state, 1, f"answer {B[1]}", [4, 3])
    assert step(state) == "action-turn"
    assert place(state, B[2]) == 1
    assert len(plans(state, B[2])) == 1


@pytest.mark.rule("LC-R8", "LC-6.3")
def test_the_target_himself_may_use_his_own_trap_which_is_a_task_until_then() -> None:
    state = situation(tasks={A[1]: "contract-killing", B[1]: "trap", **LATER})
    events = do(state, 0, f"attack-gangster {A[1]} {B[1]}", [3, 3])
    assert told(events, "rolled")[0]["difficulty"] == 3
    do(state, 1, f"answer {B[1]}", [4, 1])
    assert place(state, B[1]) == 1
