"""What happens when a clock runs out (LC-10.5, LC-R26)."""

from collections import Counter

import pytest

import capotavola
from capotavola.engine.chance import Chance
from tests.cosanostra.opening import opened, seen
from tests.cosanostra.reading import cards, cash, plans, step
from tests.cosanostra.situation import GAME, MEN, do, legal, situation

A, B, C = MEN[0], MEN[1], MEN[2]
JOBS = {
    0: ["threats", "car-theft", "insolvency", "arms-trade"],
    1: ["escort-service", "price-rigging", "building-scam", "drug-delivery"],
    2: ["credit-card-fraud", "vandalism", "property-damage", "robbery-i-a"],
}


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_a_random_job_is_planned() -> None:
    found: Counter[str] = Counter()
    for number in range(60):
        state = situation(stage="plan", jobs=JOBS, cards={0: ["henchman", "snitch"]})
        action = state.overdue(0, Chance(b"%d" % number))
        state.apply(0, action)
        words = str(action).split()
        assert words[0] == "plan"
        assert words[1] in A[:3]
        found[words[2]] += 1
    assert set(found) == set(JOBS[0])
    assert min(found.values()) >= 5


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_without_a_job_the_cheapest_card_is_planned() -> None:
    for number in range(10):
        state = situation(
            stage="plan", jobs={**JOBS, 0: []}, market=["casino-1", "pimp-4", "politician-2", "garage-2"]
        )
        action = state.overdue(0, Chance(b"%d" % number))
        assert str(action).split()[0::2] == ["plan-purchase", "politician-2"]
        state.apply(0, action)


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_after_the_assignment_the_turn_is_over() -> None:
    state = situation(stage="plan", jobs=JOBS, cards={0: ["henchman"]})
    do(state, 0, f"plan {A[0]} threats")
    state.apply(0, state.overdue(0, Chance(b"late")))
    assert state.deciders() == [1]
    assert cards(state, 0) == ["henchman"]


# -- the option -----------------------------------------------------------------------


@pytest.mark.rule("LC-10.5")
def test_the_clock_is_an_option_of_one_minute_a_gangster() -> None:
    options = seen(opened(planning_clock=True)).options
    assert (options.planning_clock, options.planning_seconds) == (True, 60)
    assert not seen(opened()).options.planning_clock


@pytest.mark.rule("LC-10.5")
def test_another_time_may_be_chosen() -> None:
    options = seen(opened(planning_clock=True, planning_seconds=90)).options
    assert (options.planning_clock, options.planning_seconds) == (True, 90)
    with pytest.raises(capotavola.BadSetup):
        GAME.start(players=3, seed=b"table", options={"planning_seconds": 0})


# -- actions, answers, offers -----------------------------------------------------------


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_a_random_task_is_cancelled() -> None:
    found: Counter[str] = Counter()
    tasks: dict[str, str | list[str]] = {A[0]: "threats", A[1]: "buy:pimp", A[2]: "vandalism"}
    for number in range(30):
        state = situation(tasks={**tasks, B[0]: "buy:cop"}, cards={0: ["snitch", "schemer"]}, cash={0: 9000})
        action = state.overdue(0, Chance(b"%d" % number))
        words = str(action).split()
        assert words[0] == "cancel"
        found[words[1]] += 1
        state.apply(0, action)
        assert (plans(state, words[1]), cash(state, 0)) == ([], 9000)
        assert len(cards(state, 0)) == 2
    assert set(found) == set(A[:3])


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_after_the_action_the_turn_is_over() -> None:
    state = situation(tasks={A[0]: "threats", A[1]: "buy:pimp", B[0]: "buy:cop"}, cards={0: ["snitch"]})
    do(state, 0, f"cancel {A[0]}")
    assert state.deciders() == [0]
    assert str(state.overdue(0, Chance(b"late"))) == "done"


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_an_answer_is_passed() -> None:
    state = situation(tasks={A[2]: "car-bomb", B[0]: "trap", B[1]: "trap/IV"}, round=4)
    do(state, 0, f"attack-gangster {A[2]} {B[2]}", dice=[4, 1, 1])
    assert (step(state), state.deciders()) == ("traps", [1])
    assert len(legal(state, 1)) > 1
    for number in range(10):
        assert str(state.overdue(1, Chance(b"%d" % number))) == "pass"


@pytest.mark.rule("LC-R26")
def test_when_the_clock_runs_out_nobody_is_hired_and_the_deal_holds() -> None:
    state = situation(stage="hire", cash={0: 50000})
    assert {str(state.overdue(0, Chance(b"%d" % number))) for number in range(10)} == {"pass"}
    attacks = ["beat-up-businessman", "property-damage", "robbery-i-a", "vandalism"]
    state = situation(stage="draw", jobs={0: attacks})
    assert "refuse" in legal(state, 0)
    assert {str(state.overdue(0, Chance(b"%d" % number))) for number in range(10)} == {"pass"}


@pytest.mark.rule("LC-R26")
@pytest.mark.parametrize("stage", ["plan", "act"])
def test_when_the_clock_runs_out_an_offer_is_passed(stage: str) -> None:
    state = situation(stage=stage, jobs={0: JOBS[0], 1: JOBS[1]}, tasks={A[0]: "buy:pimp", B[0]: "buy:cop"})
    do(state, 0, "offer 1 give 1000 want use:lawyer-1")
    assert state.pressed() == 0b10
    state.apply(1, state.overdue(1, Chance(b"late")))
    assert state.pressed() == 0
    assert (cash(state, 0), len(plans(state, B[0]))) == (2000, 1)
    assert state.deciders() == [0]


@pytest.mark.rule("LC-10.5")
def test_only_planning_has_a_limit_of_its_own_and_only_where_the_option_is_on() -> None:
    clocked = opened(planning_clock=True, planning_seconds=45)
    limits = set()
    while step(clocked) != "action-turn":
        for seat in range(clocked.players):
            asked = seat in clocked.deciders()
            limits.add((step(clocked) if asked else "not asked", clocked.limit_seconds(seat)))
        seat = clocked.deciders()[0]
        clocked.apply(seat, clocked.overdue(seat, Chance(b"late")))
    assert ("plan-turn", 45) in limits
    assert {name for name, seconds in limits if seconds} == {"plan-turn"}
    assert clocked.limit_seconds(clocked.deciders()[0]) == 0
    assert situation(stage="plan", jobs=JOBS).limit_seconds(0) == 0
