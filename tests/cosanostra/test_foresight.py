"""See before you do, in La Cosa Nostra: what a seat can know of what its action brings."""

from capotavola.engine.foresight import Foresight, foresee
from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.situation import MEN, do, parsed, situation

A, B, C = MEN[0], MEN[1], MEN[2]
JOBS = {0: ["threats", "car-theft"], 1: ["escort-service"], 2: ["vandalism"]}


def ahead(state: CosaNostraState, seat: int, action: str) -> Foresight:
    return foresee(state, seat, parsed(state, action))


def names(foresight: Foresight) -> list[str]:
    return [event.name for event in foresight.events]


def cash(view: dict[str, Json]) -> list[Json]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return [seat["cash"] for seat in seats if isinstance(seat, dict)]


def test_planning_a_task_hands_the_turn_on() -> None:
    state = situation(stage="plan", jobs=JOBS)
    foresight = ahead(state, 0, f"plan {A[0]} threats")
    assert [event.value() for event in foresight.events] == [
        {"event": "planned-job", "seat": 0, "gangster": A[0], "job": "threats"}
    ]
    assert (foresight.stop, foresight.view["deciders"]) == ("others", [1])
    do(state, 0, f"plan {A[0]} threats")
    assert foresight.view == state.view(0)


def test_a_purchase_is_foreseen_up_to_the_card_that_takes_its_place() -> None:
    state = situation(stage="plan", jobs=JOBS, market=["garage", "casino"], cash={0: 90000})
    foresight = ahead(state, 0, f"plan-purchase {A[0]} garage-1")
    events = [event for event in do(state, 0, f"plan-purchase {A[0]} garage-1") if event.heard_by(0)]
    assert foresight.stop == "hidden"
    assert foresight.events
    assert names(foresight) == [event.name for event in events[: len(foresight.events)]]
    assert cash(foresight.view) == cash(state.view(0))


def test_paying_any_amount_is_foreseen() -> None:
    state = situation(stage="plan", jobs=JOBS, cash={0: 9000, 1: 2000})
    foresight = ahead(state, 0, "pay 1 3000")
    assert names(foresight) == ["gave-cash"]
    assert (cash(foresight.view)[:2], foresight.stop) == ([6000, 5000], "you")
    assert cash(state.view(0))[:2] == [9000, 2000]


def test_an_offer_is_foreseen_also_unasked() -> None:
    state = situation(stage="plan", jobs=JOBS, cash={0: 9000, 1: 9000})
    made = ahead(state, 1, "offer 0 give 2000 say for nothing")
    assert (names(made), made.stop) == (["offered"], "others")
    offers = made.view["offers"]
    assert isinstance(offers, list)
    assert len(offers) == 1
    do(state, 1, "offer 0 give 2000 say for nothing")
    taken = ahead(state, 0, "accept 1")
    assert taken.stop == "you"
    assert cash(taken.view)[:2] == [11000, 7000]


def test_private_offers_of_others_change_nothing() -> None:
    state = situation(stage="plan", jobs=JOBS, cash={0: 9000, 1: 9000, 2: 9000})
    before = ahead(state, 0, f"plan {A[0]} threats").value()
    do(state, 1, "offer 2 give 2000 want use:garage-1")
    assert ahead(state, 0, f"plan {A[0]} threats").value() == before


def test_a_job_is_foreseen_up_to_the_roll() -> None:
    state = situation(tasks={A[0]: "petrol-station-robbery"}, own={0: []})
    foresight = ahead(state, 0, f"do {A[0]}")
    assert (names(foresight), foresight.stop) == (["revealed"], "chance")
    asked = foresight.view["asked"]
    assert isinstance(asked, dict)
    assert asked["dice"] == []
    attempts = asked["attempts"]
    assert isinstance(attempts, list)
    assert len(attempts) == 1
    assert foresight.view["step"] == state.view(0)["step"]


def test_an_answer_is_asked_for_whatever_is_hidden() -> None:
    """Who is asked in a window hangs on public things only, so that it can be foreseen."""
    state = situation(tasks={A[0]: "petrol-station-robbery", B[0]: "trap", C[0]: "threats"}, own={0: []})
    do(state, 0, f"do {A[0]}", dice=[6])
    while state.deciders() == [0]:
        do(state, 0, "pass")
    seat = state.deciders()[0]
    foresight = ahead(state, seat, "pass")
    do(state, seat, "pass")
    assert foresight.stop in ("others", "you")
    assert foresight.view == state.view(seat)


def test_giving_a_task_up_hides_nothing_from_its_owner() -> None:
    state = situation(tasks={A[0]: "threats", A[1]: "car-theft"})
    foresight = ahead(state, 0, f"cancel {A[0]}")
    assert (names(foresight), foresight.stop) == (["cancelled", "job-lost"], "you")
    assert foresight.view["job_discards"] == [["threats"], [], [], []]
