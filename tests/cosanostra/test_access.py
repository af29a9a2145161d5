"""Access to the businesses a cash job needs (LC-3.4 to LC-3.6)."""

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import seen
from tests.cosanostra.reading import cash, markers, plans, told
from tests.cosanostra.situation import MEN, agree, begin, do, legal, pass_all, situation

A, B, C = MEN[0], MEN[1], MEN[2]
Own = dict[int, list[str]]
BARE: Own = {0: [], 1: [], 2: []}


def table(
    job: str, own: Own, markers: list[str] | None = None, down: list[str] | None = None
) -> CosaNostraState:
    """The second gangster of seat 0 is about to do a cash job; seat 1 has something to do afterwards."""
    return situation(
        tasks={A[1]: job, B[0]: "buy:loan-shark"},
        own={**BARE, **own},
        markers=markers,
        down=down,
        cash={0: 0},
    )


def met(state: CosaNostraState) -> bool:
    """Whether the job gets as far as the dice."""
    events = do(state, 0, f"do {A[1]}")
    assert len(told(events, "rolled")) + len(told(events, "unmet")) == 1
    return bool(told(events, "rolled"))


@pytest.mark.rule("LC-3.4")
def test_an_own_active_business_gives_access() -> None:
    assert met(table("car-theft", {0: ["garage-2"]}))


@pytest.mark.rule("LC-3.4", "LC-3.5")
def test_a_deactivated_business_gives_none() -> None:
    assert not met(table("car-theft", {0: ["garage-2"]}, down=["garage-2"]))
    assert met(table("car-theft", {0: ["garage-1", "garage-2"]}, down=["garage-2"]))


@pytest.mark.rule("LC-3.4", "LC-3.5")
def test_anothers_business_gives_none_without_a_marker() -> None:
    assert not met(table("car-theft", {1: ["garage-1"]}))
    assert not met(table("car-theft", {1: ["garage-1"]}, markers=["garage-1:2"]))
    assert met(table("car-theft", {1: ["garage-1"]}, markers=["garage-1:0"]))


@pytest.mark.rule("LC-3.4", "LC-3.5")
def test_neither_the_market_nor_a_planned_purchase_gives_access() -> None:
    state = situation(
        tasks={A[1]: "car-theft", A[0]: "buy:garage-1", B[0]: "buy:cop"}, own=BARE, market=["garage-2"]
    )
    assert not met(state)


@pytest.mark.rule("LC-3.4", "LC-3.5")
@pytest.mark.parametrize("own", [["pimp"], ["cop"], ["pimp", "pimp"], ["garage", "cop"]])
def test_every_business_of_the_list_is_needed(own: list[str]) -> None:
    assert not met(table("red-light-district", {0: own}))
    assert met(table("red-light-district", {0: ["cop", "pimp"]}))


@pytest.mark.rule("LC-3.4")
def test_two_of_a_kind_are_two_different_cards() -> None:
    assert met(table("drug-trade", {0: ["drug-dealer", "drug-dealer"]}))
    assert not met(table("drug-trade", {0: ["drug-dealer"]}))
    assert met(table("drug-trade", {0: ["drug-dealer-1"], 1: ["drug-dealer-2"]}, ["drug-dealer-2:0"]))
    two = {1: ["drug-dealer-2"], 2: ["drug-dealer-3"]}
    assert met(table("drug-trade", two, ["drug-dealer-2:0", "drug-dealer-3:0"]))


@pytest.mark.rule("LC-3.4")
def test_two_markers_on_one_card_are_not_two_cards() -> None:
    state = table("drug-trade", {1: ["drug-dealer-2"]}, ["drug-dealer-2:0", "drug-dealer-2:0"])
    assert not met(state)
    assert markers(state, "drug-dealer-2") == [0, 0]


@pytest.mark.rule("LC-3.4")
def test_own_businesses_serve_any_number_of_jobs() -> None:
    tasks: dict[str, str | list[str]] = {
        A[0]: "escort-service",
        A[1]: "red-light-district",
        A[2]: "cigarette-smuggling",
        **dict.fromkeys(B[:3], "buy:pimp"),
    }
    state = situation(tasks=tasks, own={**BARE, 0: ["pimp", "cop"]}, cash={0: 0})
    for turn, (man, dice) in enumerate([(A[0], [2]), (A[1], [3, 3]), (A[2], [3, 3, 3])]):
        do(state, 0, f"do {man}", dice=dice)
        pass_all(state)
        if turn < 2:
            do(state, 1, f"cancel {B[turn]}")
    assert cash(state, 0) == 4000 + 9000 + 6000


@pytest.mark.rule("LC-3.4", "LC-3.6")
def test_a_marker_is_one_use_for_one_job() -> None:
    tasks: dict[str, str | list[str]] = {A[0]: "escort-service", A[1]: "red-light-district"}
    state = situation(
        tasks={**tasks, B[0]: "buy:cop", B[1]: "buy:cop"},
        own={0: ["cop-1"], 1: ["pimp-2"], 2: []},
        markers=["pimp-2:0"],
    )
    do(state, 0, f"do {A[0]}", dice=[2])
    pass_all(state)
    assert markers(state, "pimp-2") == []
    do(state, 1, f"cancel {B[0]}")
    assert not met(state)


@pytest.mark.rule("LC-3.4")
@pytest.mark.parametrize(
    ("dice", "pay"),
    [([2, 2, 2], 0), ([3, 2, 2], 7000), ([3, 3, 2], 9000), ([3, 3, 3], 9000), ([6, 6, 6], 9000)],
)
def test_the_bank_pays_at_once_and_three_successes_count_as_two(dice: list[int], pay: int) -> None:
    state = situation(tasks={A[2]: "car-theft", B[0]: "buy:cop"}, own={**BARE, 0: ["garage"]}, cash={0: 0})
    do(state, 0, f"do {A[2]}", dice=dice)
    assert [cash(state, seat) for seat in (0, 1, 2)] == [pay, 2000, 2000]
    assert state.deciders() == [1]


@pytest.mark.rule("LC-3.4")
def test_five_successes_count_as_two() -> None:
    man = A[5]
    tasks: dict[str, str | list[str]] = {man: "credit-card-fraud", B[0]: "buy:cop"}
    state = situation(tasks=tasks, own=BARE, gangsters={man: 0}, on={man: {"submachine-gun": 0}})
    do(state, 0, f"do {man}", dice=[6, 6, 6, 6, 6])
    assert cash(state, 0) == 2000 + 3000


@pytest.mark.rule("LC-3.5")
def test_an_unmet_job_is_gone_without_a_roll_and_uses_no_marker() -> None:
    state = table("red-light-district", {1: ["pimp-2"]}, ["pimp-2:0"])
    events = do(state, 0, f"do {A[1]}", dice=[])
    assert told(events, "unmet") == [{"seat": 0, "job": "red-light-district"}]
    assert (plans(state, A[1]), cash(state, 0)) == ([], 0)
    assert markers(state, "pimp-2") == [0]
    assert state.deciders() == [1]


@pytest.mark.rule("LC-3.6")
@pytest.mark.parametrize("dice", [[3, 3], [3, 1], [2, 1]])
def test_used_markers_go_back_whatever_the_dice_show(dice: list[int]) -> None:
    own = {0: ["loan-shark-1"], 1: ["lawyer-1"]}
    state = table("investment-fraud", own, ["lawyer-1:0", "lawyer-1:2", "lawyer-1:0"])
    assert seen(state).seats[0].markers == 3
    do(state, 0, f"do {A[1]}", dice=dice)
    assert sorted(markers(state, "lawyer-1")) == [0, 2]
    assert seen(state).seats[0].markers == 4


@pytest.mark.rule("LC-3.6")
def test_a_marker_that_was_not_needed_stays() -> None:
    own = {0: ["loan-shark-1", "lawyer-2"], 1: ["lawyer-1"]}
    state = table("investment-fraud", own, ["lawyer-1:0"])
    do(state, 0, f"do {A[1]}", dice=[3, 3])
    assert markers(state, "lawyer-1") == [0]
    assert cash(state, 0) == 9000


@pytest.mark.rule("LC-3.4", "LC-3.6", "LC-4.2")
def test_the_books_investment_fraud_with_a_bought_lawyers_use() -> None:
    state = situation(stage="plan", jobs={0: ["investment-fraud"]}, tasks=dict.fromkeys(B[:3], "buy:pimp"))
    assert "loan-shark-1" in [card.business for card in seen(state).seats[0].businesses]
    assert "lawyer-1" in [card.business for card in seen(state).seats[1].businesses]
    do(state, 0, "offer 1 promise share:33 want use:lawyer-1")
    do(state, 1, "counter 0 give use:lawyer-1 want 2000")
    do(state, 0, "accept 1")
    assert (cash(state, 0), cash(state, 1)) == (0, 4000)
    assert markers(state, "lawyer-1") == [0]
    do(state, 0, f"plan {A[1]} investment-fraud")
    begin(state, "act")
    do(state, 0, f"do {A[1]}", dice=[3, 4])
    pass_all(state)
    assert cash(state, 0) == 9000
    assert markers(state, "lawyer-1") == []
    assert cash(state, 1) == 4000


@pytest.mark.rule("LC-3.4")
def test_a_deal_can_still_be_made_on_the_turn_itself() -> None:
    state = situation(tasks={A[1]: "car-theft", B[0]: "buy:cop"}, own={0: [], 1: [], 2: ["garage-1"]})
    agree(state, 0, 2, "give 2000 want use:garage-1")
    do(state, 0, f"do {A[1]}", dice=[3, 3])
    assert [cash(state, seat) for seat in (0, 1, 2)] == [9000, 2000, 4000]
    assert legal(state, 0) == []
