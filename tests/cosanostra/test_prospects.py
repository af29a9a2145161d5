"""What a player's jobs promise: chances of the dice, and businesses that are lacking."""

from fractions import Fraction
from itertools import product

import msgspec
import pytest

from capotavola.games.cosanostra.shown.prospects import chance
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, begin, do, situation

A, B, C = MEN[0], MEN[1], MEN[2]


def seen(state: CosaNostraState, seat: int | None = 0) -> View:
    return msgspec.convert(state.view(seat), View)


def prospects(state: CosaNostraState) -> dict[tuple[str, str, str | None], tuple[int, int, int, int]]:
    """By gangster, job and victim: dice, difficulty, and the chances of one and of two successes."""
    return {
        (one.gangster, one.job, one.victim): (one.dice, one.difficulty, one.one, one.two)
        for one in seen(state).prospects
    }


def lacking(state: CosaNostraState) -> dict[str, list[tuple[str, list[str]]]]:
    return {job: [(one.kind, one.lenders) for one in lacks] for job, lacks in seen(state).lacking.items()}


@pytest.mark.rule("LC-3.2")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("successes", [1, 2])
def test_a_chance_is_what_all_rolls_say(dice: int, difficulty: int, successes: int) -> None:
    rolls = [sum(die >= difficulty for die in roll) for roll in product(range(1, 7), repeat=dice)]
    exact = Fraction(100 * sum(hits >= successes for hits in rolls), len(rolls))
    shown = chance(dice, difficulty, successes)
    assert abs(shown - exact) <= 1
    assert (shown == 0) == (exact == 0)
    assert (shown == 100) == (exact == 100)


@pytest.mark.rule("LC-3.2")
def test_a_planned_job_and_those_that_could_be_planned_have_their_chances() -> None:
    found = prospects(situation(stage="plan", tasks={A[0]: "car-theft"}, jobs={0: ["threats"]}))
    assert found[A[0], "car-theft", None] == (1, 3, 67, 0)
    assert found[A[2], "threats", None] == (3, 2, 99, 93)
    assert (A[0], "threats", None) not in found


@pytest.mark.rule("LC-7.4", "LC-7.6")
def test_cards_on_the_gangster_count() -> None:
    on = {A[0]: {"henchman": 0, "submachine-gun": 0}}
    assert prospects(situation(tasks={A[0]: "car-theft"}, on=on))[A[0], "car-theft", None] == (2, 2, 97, 69)


@pytest.mark.rule("LC-6.3")
def test_against_a_gangster_every_victim_has_a_figure_and_before_planning_the_easiest() -> None:
    planned = prospects(situation(tasks={A[2]: "contract-killing", B[0]: "buy:cop"}))
    assert planned[A[2], "contract-killing", B[0]] == (3, 2, 99, 93)  # busy
    assert planned[A[2], "contract-killing", B[2]] == (3, 3, 96, 74)
    assert {victim for _, _, victim in planned} == {*B[:3], *C[:3]}
    hand = prospects(situation(stage="plan", jobs={0: ["contract-killing"]}, tasks={B[0]: "buy:cop"}))
    assert {victim for _, _, victim in hand} == {C[0]}


@pytest.mark.rule("LC-R17")
def test_who_does_two_jobs_splits_his_dice() -> None:
    both = situation(
        expansion=True, gangsters={"boggy-gloves": 0}, tasks={"boggy-gloves": ["car-theft", "threats"]}
    )
    assert prospects(both)["boggy-gloves", "threats", None][0] == 2
    alone = situation(
        stage="plan",
        expansion=True,
        gangsters={"boggy-gloves": 0},
        tasks={"boggy-gloves": "car-theft"},
        jobs={0: ["threats"]},
    )
    assert prospects(alone)["boggy-gloves", "car-theft", None][0] == 4
    assert prospects(alone)["boggy-gloves", "threats", None][0] == 2


@pytest.mark.rule("LC-3.4")
def test_what_a_job_lacks_is_named_with_those_who_could_lend_it() -> None:
    own = {0: ["drug-dealer-1"], 1: ["drug-dealer-2", "lawyer-1"], 2: ["drug-dealer-3"]}
    state = situation(stage="plan", jobs={0: ["drug-smuggling", "petrol-station-robbery"]}, own=own)
    assert lacking(state) == {
        "drug-smuggling": [
            ("drug-dealer", ["drug-dealer-2", "drug-dealer-3"]),
            ("lawyer", ["lawyer-1"]),
        ]
    }


@pytest.mark.rule("LC-3.4", "LC-4.2")
def test_a_marker_makes_up_for_it_but_not_on_what_is_deactivated() -> None:
    own = {0: [], 1: ["garage-1"], 2: []}
    assert lacking(situation(tasks={A[0]: "car-theft"}, own=own, markers=["garage-1:0"])) == {}
    down = situation(tasks={A[0]: "car-theft"}, own=own, down=["garage-1"])
    assert lacking(down) == {"car-theft": [("garage", [])]}


@pytest.mark.rule("LC-1.8")
def test_nobody_else_is_told() -> None:
    state = situation(tasks={A[0]: "car-theft", B[0]: "buy:cop"}, own={0: [], 1: [], 2: []})
    for other in (1, 2, None):
        assert seen(state, other).prospects == []
        assert seen(state, other).lacking == {}


@pytest.mark.rule("LC-2.6")
def test_how_much_is_to_be_discarded_is_told_when_it_is() -> None:
    jobs = {0: ["threats", "car-theft", "insolvency", "arms-trade", "escort-service"]}
    state = situation(stage="plan", round=2, jobs=jobs)
    assert [one.surplus_jobs for one in seen(state).seats] == [0, 0, 0]
    begin(state, "limits")
    assert [one.surplus_jobs for one in seen(state).seats] == [2, 0, 0]


NEEDED = ["lawyer"]


# -- re-rolls that could do no good (LC-R8) -----------------------------------------


@pytest.mark.rule("LC-5.4", "LC-R8")
@pytest.mark.parametrize(("dice", "vain"), [([6, 6, 1], True), ([6, 1, 1], False), ([1, 1, 1], False)])
def test_a_cop_is_of_no_use_once_the_job_pays_the_most(dice: list[int], vain: bool) -> None:
    """Who is asked, and what may be answered, stays the same."""
    state = situation(tasks={A[2]: "threats", B[0]: "buy:pimp"}, own={0: ["cop", *NEEDED], 1: [], 2: []})
    do(state, 0, f"do {A[2]}", dice=dice)
    assert (state.deciders(), seen(state).asked.window) == ([0], "rerolls")
    assert [seen(state, viewer).asked.vain for viewer in (0, 1, None)] == [vain] * 3
    assert len(state.legal(0)) > 1


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize(("dice", "vain"), [([1, 1, 1], True), ([6, 1, 1], False)])
def test_to_spoil_a_roll_is_of_no_use_where_it_failed(dice: list[int], vain: bool) -> None:
    lono = "lono-slifer"
    tasks: dict[str, str | list[str]] = {A[2]: "petrol-station-robbery", B[0]: "buy:pimp"}
    own: dict[int, list[str]] = {0: [], 1: [], 2: []}
    state = situation(expansion=True, tasks=tasks, own=own, gangsters={lono: 1})
    do(state, 0, f"do {A[2]}", dice=dice)
    assert (state.deciders(), seen(state).asked.vain) == ([1], vain)


@pytest.mark.rule("LC-R22")
def test_a_planned_purchase_says_what_it_costs_and_earns() -> None:
    state = situation(tasks={A[0]: "buy:pimp", B[0]: "buy:garage"})
    (task,) = seen(state).seats[0].gangsters[0].tasks
    assert (task.price, task.income) == (4000, 2000)
