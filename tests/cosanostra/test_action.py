"""The action stage (LC-2.5) and purchases (LC-3.1)."""

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import seen
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    SPECTATOR,
    cash,
    heard,
    market,
    owned,
    owner,
    part,
    place,
    plans,
    step,
    told,
)
from tests.cosanostra.situation import MEN, begin, do, legal, pass_all, refused, situation

A, B, C = MEN[0], MEN[1], MEN[2]
PRICES = {
    "garage": 8000,
    "building-firm": 8000,
    "waste-company": 8000,
    "nightclub": 12000,
    "casino": 14000,
    "pimp": 4000,
    "drug-dealer": 4000,
    "loan-shark": 4000,
    "lawyer": 2000,
    "politician": 2000,
    "cop": 2000,
}
BARE: dict[int, list[str]] = {0: [], 1: [], 2: []}


def discards(state: CosaNostraState, number: int, viewer: int | None) -> list[str | None]:
    return seen(state, viewer).job_discards[number - 1]


def deck_of(state: CosaNostraState) -> list[str]:
    """The business deck from its bottom up."""
    return [str(name).partition("@")[0] for name in a_list(part(state, "deck"))]


# -- turns --------------------------------------------------------------------


@pytest.mark.rule("LC-2.5")
def test_actions_go_round_from_the_start_player_until_all_are_done() -> None:
    state = situation(
        start=2,
        turn=2,
        own=BARE,
        tasks={
            A[0]: "buy:pimp",
            B[0]: "buy:pimp",
            A[1]: "buy:cop",
            B[1]: "buy:cop",
            C[0]: "buy:lawyer",
            A[2]: "buy:casino",
        },
    )
    begin(state, "act")
    turns = []
    while step(state) == "action-turn":
        seat = state.deciders()[0]
        turns.append(seat)
        man = next(man for man in MEN[seat] if plans(state, man))
        do(state, seat, f"cancel {man}")
    assert turns == [2, 0, 1, 0, 1, 0]
    assert step(state) == "hiring"


@pytest.mark.rule("LC-2.5")
def test_everybody_chooses_the_order_of_the_own_gangsters() -> None:
    tasks: dict[str, str | list[str]] = {A[0]: "buy:cop", A[1]: "threats", A[2]: "vandalism"}
    for man in A[:3]:
        state = situation(tasks={**tasks, B[0]: "buy:pimp"})
        assert {action.split()[1] for action in legal(state, 0)} == set(A[:3])
        do(state, 0, f"cancel {man}")
        assert [other for other in A[:3] if plans(state, other)] == [other for other in A[:3] if other != man]
        assert state.deciders() == [1]


@pytest.mark.rule("LC-2.5")
def test_one_task_a_turn() -> None:
    tasks: dict[str, str | list[str]] = {A[0]: "buy:cop", A[1]: "threats", B[0]: "buy:pimp"}
    state = situation(tasks=tasks, cards={0: ["snitch"]})
    do(state, 0, f"do {A[0]}")
    assert state.deciders() == [0]  # a card may still be played
    assert refused(state, 0, f"do {A[1]}") == "LC-2.5"
    assert refused(state, 0, f"cancel {A[1]}") == "LC-2.5"
    do(state, 0, "done")
    pass_all(state)
    assert state.deciders() == [1]


@pytest.mark.rule("LC-2.5")
def test_a_task_must_be_carried_out_or_cancelled() -> None:
    state = situation(tasks={A[0]: "threats", B[0]: "buy:pimp"}, cards={0: ["snitch"]})
    assert refused(state, 0, "pass") == "LC-2.5"
    assert refused(state, 0, "done") == "LC-2.5"


@pytest.mark.rule("LC-2.5")
def test_only_own_gangsters_with_a_task_act() -> None:
    state = situation(tasks={A[0]: "threats", B[0]: "buy:pimp"})
    assert refused(state, 0, f"do {A[1]}") == "LC-2.5"
    assert refused(state, 0, f"do {B[0]}") == "LC-2.5"
    assert refused(state, 0, f"cancel {B[0]}") == "LC-2.5"
    assert refused(state, 1, f"cancel {B[0]}") == "LC-2.5"


@pytest.mark.rule("LC-2.5")
def test_who_has_no_task_is_skipped() -> None:
    tasks: dict[str, str | list[str]] = {A[0]: "buy:pimp", A[1]: "buy:pimp", C[0]: "buy:cop"}
    state = situation(tasks=tasks)
    do(state, 0, f"cancel {A[0]}")
    assert state.deciders() == [2]
    do(state, 2, f"cancel {C[0]}")
    assert state.deciders() == [0]


# -- what becomes of the cards ---------------------------------------------------------


@pytest.mark.rule("LC-2.5")
def test_a_cancelled_job_is_discarded_face_down_on_its_rounds_pile() -> None:
    state = situation(round=2, tasks={A[0]: "threats/I", B[0]: "buy:pimp"})
    events = do(state, 0, f"cancel {A[0]}")
    for viewer in (1, 2, None):
        assert discards(state, 1, viewer) == [None]
    assert discards(state, 2, None) == []
    for listener in (1, 2, SPECTATOR):
        assert all("threats" not in event.args.values() for event in events if event.heard_by(listener))
    assert plans(state, A[0]) == []


@pytest.mark.rule("LC-2.5")
def test_any_task_may_be_cancelled() -> None:
    for task in ("petrol-station-robbery", "vandalism", "threats", "buy:lawyer", "trap/III", "car-bomb/III"):
        state = situation(round=3, tasks={A[0]: task, B[0]: "buy:pimp"}, cash={0: 50000})
        do(state, 0, f"cancel {A[0]}")
        assert plans(state, A[0]) == []
        assert cash(state, 0) == 50000
        assert state.deciders() == [1]


@pytest.mark.rule("LC-2.5", "LC-3.2")
@pytest.mark.parametrize("dice", [[6], [1]])
def test_a_job_that_was_carried_out_is_discarded_face_up_on_its_rounds_pile(dice: list[int]) -> None:
    state = situation(round=2, tasks={A[0]: "credit-card-fraud/I", B[0]: "buy:pimp"}, own=BARE)
    events = do(state, 0, f"do {A[0]}", dice=dice)
    assert "revealed" in heard(events, SPECTATOR)
    for viewer in (0, 1, 2, None):
        assert discards(state, 1, viewer) == ["credit-card-fraud"]
        assert discards(state, 2, viewer) == []


@pytest.mark.rule("LC-2.5", "LC-3.5")
def test_a_job_whose_requirement_is_not_met_is_discarded_face_up() -> None:
    state = situation(tasks={A[0]: "car-theft", B[0]: "buy:pimp"})
    events = do(state, 0, f"do {A[0]}", dice=[])
    assert told(events, "rolled") == []
    assert discards(state, 1, None) == ["car-theft"]
    assert cash(state, 0) == 2000


@pytest.mark.rule("LC-2.5")
@pytest.mark.parametrize("dice", [[4, 4, 1], [4, 1, 1]])
def test_a_job_lost_with_its_gangster_is_discarded_unseen(dice: list[int]) -> None:
    state = situation(tasks={A[2]: "car-bomb", B[0]: "threats/I", C[0]: "buy:pimp"})
    do(state, 0, f"attack-gangster {A[2]} {B[0]}", dice=dice)
    pass_all(state)
    assert place(state, B[0]) == ("trophy:0" if dice == [4, 4, 1] else 1)
    assert plans(state, B[0]) == []
    for viewer in (0, 2, None):
        assert discards(state, 1, viewer) == [None]


@pytest.mark.rule("LC-2.5")
def test_a_business_that_is_not_bought_goes_under_the_deck() -> None:
    market_cards = ["pimp-1", "cop-2", "lawyer-2", "garage-2"]
    state = situation(tasks={A[0]: "buy:casino-2", B[0]: "buy:pimp-5"}, market=market_cards)
    do(state, 0, f"cancel {A[0]}")
    assert owner(state, "casino-2") == "deck"
    assert deck_of(state)[0] == "casino-2"
    assert market(state) == market_cards


@pytest.mark.rule("LC-2.5")
def test_the_purchase_of_a_killed_gangster_goes_under_the_deck() -> None:
    state = situation(tasks={A[2]: "car-bomb", B[0]: "buy:casino-2", C[0]: "buy:pimp"})
    do(state, 0, f"attack-gangster {A[2]} {B[0]}", dice=[4, 4, 4])
    pass_all(state)
    assert deck_of(state)[0] == "casino-2"


# -- purchases -------------------------------------------------------------------------


@pytest.mark.rule("LC-3.1")
@pytest.mark.parametrize("kind", PRICES)
def test_the_price_is_paid_and_the_business_joins_the_area(kind: str) -> None:
    state = situation(tasks={A[0]: f"buy:{kind}", B[0]: "buy:lawyer"}, own=BARE, cash={0: 20000})
    events = do(state, 0, f"do {A[0]}", dice=[])
    assert owned(state, 0) == [f"{kind}-1"]
    assert cash(state, 0) == 20000 - PRICES[kind]
    assert [cash(state, seat) for seat in (1, 2)] == [2000, 2000]
    assert told(events, "bought") == [{"seat": 0, "business": f"{kind}-1", "amount": PRICES[kind]}]


@pytest.mark.rule("LC-3.1")
def test_who_cannot_pay_cancels() -> None:
    state = situation(tasks={A[0]: "buy:pimp-5", B[0]: "buy:lawyer"}, cash={0: 3000})
    assert legal(state, 0) == [f"cancel {A[0]}"]
    assert refused(state, 0, f"do {A[0]}") == "LC-3.1"
    do(state, 0, f"cancel {A[0]}")
    assert cash(state, 0) == 3000
    assert deck_of(state)[0] == "pimp-5"


@pytest.mark.rule("LC-3.1")
def test_the_last_dollar_may_go_into_a_purchase() -> None:
    state = situation(tasks={A[0]: "buy:pimp", B[0]: "buy:lawyer"}, cash={0: 4000})
    do(state, 0, f"do {A[0]}")
    assert cash(state, 0) == 0


@pytest.mark.rule("LC-3.1", "LC-2.5")
def test_money_earned_first_pays_for_a_purchase_later() -> None:
    tasks: dict[str, str | list[str]] = {A[1]: "card-sharping", A[0]: "buy:drug-dealer", B[0]: "buy:cop"}
    state = situation(tasks={**tasks, B[1]: "buy:cop"}, own={**BARE, 0: ["casino"]}, cash={0: 0})
    assert refused(state, 0, f"do {A[0]}") == "LC-3.1"
    do(state, 0, f"do {A[1]}", dice=[2, 1])
    do(state, 1, f"cancel {B[0]}")
    do(state, 0, f"do {A[0]}")
    assert cash(state, 0) == 9000 - 4000
    assert owner(state, "drug-dealer-1") == 0


@pytest.mark.rule("LC-3.1", "LC-3.4")
def test_a_business_just_bought_serves_the_next_job() -> None:
    tasks: dict[str, str | list[str]] = {A[1]: "car-theft", A[0]: "buy:garage", B[0]: "buy:cop"}
    state = situation(tasks={**tasks, B[1]: "buy:cop"}, own=BARE, cash={0: 8000})
    do(state, 0, f"do {A[0]}")
    do(state, 1, f"cancel {B[0]}")
    do(state, 0, f"do {A[1]}", dice=[3, 3])
    assert cash(state, 0) == 9000
