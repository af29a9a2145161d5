"""The planning stage (LC-2.4) and its rulings."""

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import seen
from tests.cosanostra.reading import (
    SPECTATOR,
    cash,
    hand,
    heard,
    market,
    owner,
    plans,
    step,
    told,
)
from tests.cosanostra.situation import MEN, agree, begin, do, legal, play, refused, situation

A, B, C = MEN[0], MEN[1], MEN[2]
JOBS = {
    0: ["threats", "car-theft", "insolvency", "arms-trade"],
    1: ["escort-service", "price-rigging", "building-scam", "drug-delivery"],
    2: ["credit-card-fraud", "vandalism", "property-damage", "robbery-i-a"],
}


def assign(state: CosaNostraState, seat: int, action: str) -> None:
    """A task is given, and nothing else is done on that turn."""
    do(state, seat, action)
    if "done" in legal(state, seat):
        do(state, seat, "done")


def assign_all(state: CosaNostraState) -> list[int]:
    """Everybody plans the first task there is; whose turns those were."""
    turns = []
    while step(state) == "plan-turn":
        seat = state.deciders()[0]
        turns.append(seat)
        assign(state, seat, legal(state, seat)[0])
    return turns


# -- turns --------------------------------------------------------------------


@pytest.mark.rule("LC-2.4")
def test_planning_goes_round_from_the_start_player_one_gangster_at_a_time() -> None:
    state = situation(stage="plan", start=1, jobs=JOBS)
    begin(state, "plan")
    asked = []
    for turn in range(9):
        seat = state.deciders()[0]
        asked.append(seat)
        assign(state, seat, f"plan {MEN[seat][turn // 3]} {JOBS[seat][turn // 3]}")
    assert asked == [1, 2, 0] * 3
    assert step(state) == "action-turn"
    assert state.deciders() == [1]


@pytest.mark.rule("LC-2.4")
def test_only_the_player_of_the_turn_plans() -> None:
    state = situation(stage="plan", jobs=JOBS)
    assert state.deciders() == [0]
    assert refused(state, 1, f"plan {B[0]} {JOBS[1][0]}") == "LC-2.4"


@pytest.mark.rule("LC-2.4")
def test_one_gangster_a_turn() -> None:
    state = situation(stage="plan", jobs=JOBS, cards={0: ["henchman"]}, market=["pimp", "cop"])
    do(state, 0, f"plan {A[0]} threats")
    assert state.deciders() == [0]  # a card may still be played
    assert refused(state, 0, f"plan {A[1]} car-theft") == "LC-2.4"
    assert refused(state, 0, f"plan-purchase {A[1]} pimp-1") == "LC-2.4"
    do(state, 0, "done")
    assert state.deciders() == [1]


@pytest.mark.rule("LC-2.4")
def test_any_idle_gangster_of_the_own_may_be_chosen() -> None:
    for man in A[:3]:
        state = situation(stage="plan", jobs=JOBS)
        do(state, 0, f"plan {man} threats")
        assert plans(state, man)[0].startswith("threats/I")
    state = situation(stage="plan", jobs=JOBS, tasks={A[0]: "petrol-station-robbery"})
    assert refused(state, 0, f"plan {A[0]} threats") == "LC-2.4"
    assert refused(state, 0, f"plan {B[0]} threats") == "LC-2.4"
    assert refused(state, 0, f"plan {A[3]} threats") == "LC-2.4"  # still under the boss


@pytest.mark.rule("LC-2.4")
def test_a_job_comes_from_the_own_hand() -> None:
    state = situation(stage="plan", jobs=JOBS, discards=["cigarette-smuggling"])
    for job in ("escort-service", "cigarette-smuggling", "petrol-station-robbery"):
        assert refused(state, 0, f"plan {A[0]} {job}") == "LC-2.4"
    assert {action.split()[2] for action in legal(state, 0) if action.startswith("plan ")} == set(JOBS[0])


@pytest.mark.rule("LC-2.4")
def test_nobody_passes_while_a_gangster_is_idle() -> None:
    state = situation(stage="plan", jobs=JOBS, tasks={A[0]: "buy:cop", A[1]: "buy:cop"}, cash={0: 0})
    assert refused(state, 0, "done") == "LC-2.4"
    assert refused(state, 0, "pass") == "LC-2.4"
    assert all(action.startswith(f"plan {A[2]}") for action in legal(state, 0) if action.startswith("plan "))


@pytest.mark.rule("LC-2.4")
def test_who_has_more_gangsters_goes_on_planning_alone() -> None:
    tasks: dict[str, str | list[str]] = {
        B[0]: "buy:pimp",
        B[1]: "buy:pimp",
        C[0]: "buy:cop",
        C[1]: "buy:cop",
        A[0]: "buy:lawyer",
    }
    state = situation(stage="plan", jobs=JOBS, tasks=tasks, gangsters={A[3]: 0, A[4]: 0, C[2]: "trophy:1"})
    assert assign_all(state) == [0, 1, 0, 0, 0]


@pytest.mark.rule("LC-2.4")
def test_a_deactivated_gangster_needs_no_task() -> None:
    state = situation(stage="plan", jobs=JOBS, tasks={A[0]: "buy:cop"}, down=[A[2]])
    assert refused(state, 0, f"plan {A[2]} threats") in ("LC-2.4", "LC-6.1")
    do(state, 0, f"plan {A[1]} threats")
    assert 0 not in assign_all(state)
    assert plans(state, A[2]) == []


@pytest.mark.rule("LC-2.4")
def test_a_gangster_got_in_a_deal_must_be_given_a_task_too() -> None:
    tasks = dict.fromkeys(A[:3], "buy:pimp") | {B[0]: "buy:cop", B[1]: "buy:cop"}
    state = situation(
        stage="plan", turn=1, jobs=JOBS, tasks={**tasks, C[0]: "buy:lawyer", C[1]: "buy:lawyer"}
    )
    agree(state, 2, 0, f"give {C[2]} want 1000")
    do(state, 1, f"plan {B[2]} escort-service")
    assert state.deciders() == [0]
    do(state, 0, f"plan {C[2]} threats")
    assert step(state) == "action-turn"


# -- jobs face down, purchases face up ------------------------------------------------


@pytest.mark.rule("LC-2.4")
def test_a_job_is_planned_face_down() -> None:
    state = situation(stage="plan", jobs=JOBS)
    events = do(state, 0, f"plan {A[1]} car-theft")
    assert "car-theft/I" not in hand(state, 0)
    for viewer in (1, 2, SPECTATOR):
        assert "planned-job" not in heard(events, viewer)
        assert "planned" in heard(events, viewer)
        assert all("car-theft" not in event.args.values() for event in events if event.heard_by(viewer))
    for seat in (1, 2, None):
        assert seen(state, seat).seats[0].gangsters[1].tasks[0].job is None
        assert "car-theft" not in seen(state, seat).cards
    assert seen(state, 0).seats[0].gangsters[1].tasks[0].job == "car-theft"


@pytest.mark.rule("LC-2.4")
def test_a_purchase_is_planned_face_up_and_nothing_is_paid_yet() -> None:
    state = situation(stage="plan", jobs=JOBS, cash={0: 0}, market=["casino", "pimp", "cop", "garage"])
    events = do(state, 0, f"plan-purchase {A[0]} casino-1")
    assert "planned-purchase" in heard(events, SPECTATOR)
    assert seen(state).seats[0].gangsters[0].tasks[0].business == "casino-1"
    assert (cash(state, 0), owner(state, "casino-1")) == (0, "planned")
    assert seen(state).seats[0].income == 7000  # as before: loan shark, cop, waste company
    state = situation(stage="plan", jobs=JOBS, cash={0: 30000}, market=["casino", "pimp", "cop", "garage"])
    do(state, 0, f"plan-purchase {A[0]} casino-1")
    assert cash(state, 0) == 30000


@pytest.mark.rule("LC-2.4")
def test_the_market_is_refilled_at_once() -> None:
    state = situation(
        stage="plan",
        jobs=JOBS,
        market=["pimp-1", "cop-2", "garage-2", "casino-1"],
        deck=["lawyer-3", "pimp-4"],
    )
    do(state, 0, f"plan-purchase {A[0]} garage-2")
    assert sorted(market(state)) == ["casino-1", "cop-2", "lawyer-3", "pimp-1"]
    do(state, 1, f"plan-purchase {B[0]} lawyer-3")
    assert sorted(market(state)) == ["casino-1", "cop-2", "pimp-1", "pimp-4"]


@pytest.mark.rule("LC-2.4")
def test_only_market_cards_are_for_sale() -> None:
    state = situation(stage="plan", jobs=JOBS, market=["pimp-5", "cop-2"], deck=["casino-2"])
    for business in ("casino-2", "lawyer-1", "loan-shark-1"):
        assert refused(state, 0, f"plan-purchase {A[0]} {business}") == "LC-2.4"
    offered = {action.split()[2] for action in legal(state, 0) if action.startswith("plan-purchase")}
    assert offered == {"pimp-5", "cop-2"}


@pytest.mark.rule("LC-2.4")
def test_jobs_left_over_stay_in_the_hand() -> None:
    tasks: dict[str, str | list[str]] = {B[0]: "buy:pimp", B[1]: "buy:pimp", C[0]: "buy:cop", C[1]: "buy:cop"}
    state = situation(stage="plan", jobs=JOBS, tasks=tasks, gangsters={B[2]: "trophy:0", C[2]: "trophy:0"})
    for man, job in zip(A[:3], JOBS[0], strict=False):
        do(state, 0, f"plan {man} {job}")
    assert step(state) == "action-turn"
    assert hand(state, 0) == ["arms-trade/I"]
    assert sorted(hand(state, 1)) == sorted(f"{job}/I" for job in JOBS[1])


# -- rulings ----------------------------------------------------------------------


@pytest.mark.rule("LC-R7")
def test_without_a_job_a_market_card_must_be_taken() -> None:
    state = situation(stage="plan", jobs={**JOBS, 0: []}, market=["pimp-4", "casino-1"], cash={0: 0})
    assert sorted(legal(state, 0)) == sorted(
        f"plan-purchase {man} {card}" for man in A[:3] for card in ("pimp-4", "casino-1")
    )
    assert refused(state, 0, "done") == "LC-2.4"


@pytest.mark.rule("LC-R7")
def test_with_neither_job_nor_market_card_gangsters_stay_idle() -> None:
    jobs = {0: ["threats"], 1: JOBS[1][:3], 2: JOBS[2][:3]}
    state = situation(stage="plan", jobs=jobs, market=[], empty_deck=True)
    assert assign_all(state) == [0, 1, 2, 1, 2, 1, 2]
    assert [len(plans(state, man)) for man in A[:3]] == [1, 0, 0]
    assert (step(state), state.deciders()) == ("action-turn", [0])


@pytest.mark.rule("LC-R7")
def test_with_nothing_to_assign_at_all_planning_is_over() -> None:
    state = situation(stage="plan", market=[], empty_deck=True, jobs={0: ["threats"]})
    do(state, 0, f"plan {A[2]} threats")
    assert (step(state), state.deciders()) == ("action-turn", [0])


@pytest.mark.rule("LC-R30")
@pytest.mark.parametrize("order", [["laundering/II", "laundering/III"], ["laundering/III", "laundering/II"]])
def test_of_two_jobs_of_one_name_the_earlier_is_planned_first(order: list[str]) -> None:
    state = situation(stage="plan", jobs={**JOBS, 0: order}, cards={0: []})
    events = do(state, 0, f"plan {A[0]} laundering")
    assert told(events, "planned")[0]["round"] == 2
    assert plans(state, A[0])[0].startswith("laundering/II")
    assert hand(state, 0) == ["laundering/III"]


@pytest.mark.rule("LC-2.4", "LC-7.9")
def test_cards_may_be_played_before_and_after_the_assignment() -> None:
    state = situation(stage="plan", jobs=JOBS, cards={0: ["henchman", "submachine-gun"]})
    play(state, (0, f"put henchman {A[0]}"), (0, f"plan {A[1]} threats"), (0, f"put submachine-gun {A[1]}"))
    assert state.deciders() == [1]
