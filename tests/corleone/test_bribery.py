"""Chapter 6: bribery."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    bid_all,
    case,
    do,
    hand,
    heard,
    legal,
    of,
    play,
    refused,
    situation,
    step,
    supply,
    told,
)

ALLIES = {
    1: ["capo", "mayor-i", "small-time-bookie", "hired-muscle"],
    2: ["tax-consultant", "mayor-ii", "evidence-clerk", "hollywood-producer"],
    3: ["mayor-iii", "newspaper-editor", "shipping-magnate", "supreme-court-judge"],
}
RICH = [[1, 2, 3, 5], [1, 2, 3, 5], [1, 2, 3, 5], [1, 2, 3, 5], [1, 2, 3, 5]]


def bribery(
    players: int = 3, suitcases: list[list[int]] | None = None, act: int = 1, first: int = 0
) -> CorleoneState:
    """The last figure of all has been played, the turf war is over."""
    allies: dict[str, Json] = {}
    for ally in ALLIES.get(act, [])[: players - 1]:
        allies[ally] = "shown"
    state = situation(
        players,
        suitcases=suitcases or RICH[:players],
        allies=allies,
        act=act,
        first=first,
        thugs_left=[1, *[0] * (players - 1)],
        members_left=[0] * players,
    )
    do(state, 0, f"thug {DOCKS}")
    return state


def shown(state: CorleoneState) -> Json:
    return state.view(None)["allies"]


def allies_of(state: CorleoneState, seat: int) -> Json:
    return of(state, seat, "allies")


@pytest.mark.rule("CE-6.1", "CE-3.2")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_in_acts_one_to_three_everybody_bids_at_the_same_time(act: int) -> None:
    state = bribery(4, act=act)
    assert step(state) == "bids"
    assert state.deciders() == [0, 1, 2, 3]
    do(state, 2, "bid 0 0 0 1")
    assert state.deciders() == [0, 1, 3]


@pytest.mark.rule("CE-6.1", "CE-3.2")
def test_there_is_no_bribery_in_act_four() -> None:
    state = bribery(act=4)
    assert step(state) == "over"
    assert case(state, 1) == [1, 2, 3, 5]


@pytest.mark.rule("CE-6.1", "CE-R8")
def test_any_cards_of_the_suitcase_may_be_bid() -> None:
    for ones in (0, 1):
        for twos in (0, 1):
            for threes in (0, 1):
                for fives in (0, 1):
                    state = bribery()
                    do(state, 1, f"bid {ones} {twos} {threes} {fives}")


@pytest.mark.rule("CE-6.1", "CE-R8", "CE-4.9")
def test_only_whole_cards_of_the_suitcase_may_be_bid() -> None:
    state = bribery(suitcases=[[5], [1], [3, 3]])
    assert refused(state, 0, "bid 1 0 0 0") == "CE-R8"
    assert refused(state, 0, "bid 0 0 1 0") == "CE-R8"
    assert refused(state, 0, "bid 0 0 0 2") == "CE-R8"
    assert legal(state, 0) == ["bid 0 0 0 0", "bid 0 0 0 1"]


@pytest.mark.rule("CE-6.1")
def test_money_in_the_hand_cannot_be_bid() -> None:
    state = situation(hands=[["money-5"]], suitcases=[[1]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    assert refused(state, 0, "bid 0 0 0 1") == "CE-R8"


@pytest.mark.rule("CE-6.1")
def test_a_bid_is_made_once() -> None:
    state = bribery()
    do(state, 0, "bid 1 0 0 0")
    assert refused(state, 0, "bid 0 0 0 1") == "CE-6.1"
    assert legal(state, 0) == []


@pytest.mark.rule("CE-6.1", "CE-R13")
def test_bids_are_secret_until_all_are_revealed_at_once() -> None:
    state = bribery()
    first = do(state, 1, "bid 0 0 0 1")
    assert heard(first, 0) == heard(first, 7) == ["has-bid"]
    assert [list(event.args) for event in first] == [["seat"]]
    sealed: list[Json] = [{"made": False, "amount": None}, {"made": True, "amount": None}]
    assert state.view(0)["bids"] == [*sealed, {"made": False, "amount": None}]
    assert state.view(1)["bids"] != state.view(0)["bids"]
    assert case(state, 1) == [1, 2, 3, 5]
    do(state, 0, "bid 0 0 0 0")
    last = do(state, 2, "bid 1 1 0 0")
    assert [(event["seat"], event["amount"]) for event in told(last, "bid-shown")] == [(0, 0), (1, 5), (2, 3)]
    assert told(last, "bid-shown")[2]["cards"] == ["money-1", "money-2"]
    assert heard(last, 7).count("bid-shown") == 3


@pytest.mark.rule("CE-6.2")
def test_from_the_highest_bid_down_each_pays_and_chooses() -> None:
    state = bribery()
    bid_all(state, "1 0 0 0", "0 1 0 0", "0 0 1 0")
    assert state.deciders() == [2]
    assert legal(state, 2) == ["choose mayor-i", "choose capo"]
    do(state, 2, "choose mayor-i")
    assert allies_of(state, 2) == ["mayor-i"]
    assert "mayor-i" in hand(state, 2)
    assert allies_of(state, 1) == ["capo"]
    assert (case(state, 2), case(state, 1)) == ([1, 2, 5], [1, 3, 5])


@pytest.mark.rule("CE-6.2")
def test_the_sum_counts_not_the_number_of_cards() -> None:
    state = bribery(suitcases=[[1, 1, 1, 1], [5], [2, 2]])
    bid_all(state, "4 0 0 0", "0 0 0 1", "0 2 0 0")
    assert state.deciders() == [1]
    do(state, 1, "choose mayor-i")
    assert allies_of(state, 0) == ["capo"]
    assert allies_of(state, 2) == []


@pytest.mark.rule("CE-6.2")
def test_a_bribe_goes_to_the_bank() -> None:
    state = bribery()
    before = [supply(state, f"money-{value}") for value in (1, 2, 3, 5)]
    bid_all(state, "0 0 1 1", "0 1 0 0", "0 0 0 0")
    do(state, 0, "choose capo")
    after = [supply(state, f"money-{value}") for value in (1, 2, 3, 5)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 1, 1, 1]
    assert case(state, 0) == [1, 2]


@pytest.mark.rule("CE-6.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 3]), (2, [2, 3, 0]), (3, [3, 0, 1])])
def test_equal_bids_go_clockwise_from_the_horse_head(first: int, order: list[int]) -> None:
    state = bribery(4, first=first)
    bid_all(state, *["0 0 1 0"] * 4)
    for seat, ally in zip(order, ["capo", "mayor-i", "small-time-bookie"], strict=True):
        if step(state) == "choosing":
            assert state.deciders() == [seat]
            do(state, seat, f"choose {ally}")
        assert allies_of(state, seat) == [ally]


@pytest.mark.rule("CE-6.2")
def test_a_higher_bid_comes_before_the_holder_of_the_horse_head() -> None:
    state = bribery(4, first=1)
    bid_all(state, "0 0 1 0", "0 0 1 0", "0 0 0 1", "0 0 1 0")
    assert state.deciders() == [2]
    do(state, 2, "choose capo")
    assert state.deciders() == [1]
    do(state, 1, "choose mayor-i")
    assert allies_of(state, 3) == ["small-time-bookie"]
    assert allies_of(state, 0) == []


@pytest.mark.rule("CE-6.3")
def test_the_last_gets_no_ally_and_takes_the_bid_back() -> None:
    state = bribery()
    bid_all(state, "0 0 1 0", "1 0 0 0", "0 0 0 1")
    do(state, 2, "choose capo")
    assert allies_of(state, 1) == []
    assert case(state, 1) == [1, 2, 3, 5]
    assert case(state, 0) == [1, 2, 5]


@pytest.mark.rule("CE-6.3", "CE-6.2")
def test_of_equal_last_bids_the_furthest_from_the_horse_head_gets_none() -> None:
    state = bribery(2, first=1)
    bid_all(state, "0 0 0 1", "0 0 0 1")
    assert allies_of(state, 1) == ["capo"]
    assert (case(state, 0), case(state, 1)) == ([1, 2, 3, 5], [1, 2, 3])


@pytest.mark.rule("CE-6.3")
def test_who_bids_nothing_gets_no_ally_even_if_one_is_left() -> None:
    state = bribery()
    events = bid_all(state, "0 0 0 0", "0 0 0 1", "0 0 0 0")
    assert state.deciders() == [1]
    events += do(state, 1, "choose capo")
    assert [allies_of(state, seat) for seat in range(3)] == [[], ["capo"], []]
    assert [event["seat"] for event in told(events, "ally-taken")] == [1]


@pytest.mark.rule("CE-6.3")
def test_when_all_bid_nothing_nobody_gets_an_ally() -> None:
    state = bribery()
    events = bid_all(state, *["0 0 0 0"] * 3)
    assert told(events, "ally-taken") == []
    assert [allies_of(state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("CE-R8")
def test_if_somebody_bids_nothing_the_lowest_positive_bid_gets_an_ally_too() -> None:
    state = bribery()
    bid_all(state, "0 0 0 0", "1 0 0 0", "0 0 0 1")
    do(state, 2, "choose capo")
    assert allies_of(state, 1) == ["mayor-i"]
    assert case(state, 1) == [2, 3, 5]
    assert case(state, 0) == [1, 2, 3, 5]


@pytest.mark.rule("CE-6.2")
def test_only_allies_on_show_can_be_chosen_by_whose_turn_it_is() -> None:
    state = bribery(4)
    bid_all(state, "1 0 0 0", "0 1 0 0", "0 0 1 0", "0 0 0 1")
    assert refused(state, 3, "choose union-boss-i") == "CE-6.2"
    assert refused(state, 2, "choose capo") == "CE-6.2"
    play(state, (3, "choose capo"))
    assert refused(state, 2, "choose capo") == "CE-6.2"
    assert shown(state) == ["mayor-i", "small-time-bookie"]


@pytest.mark.rule("CE-6.1")
def test_an_empty_suitcase_bids_nothing() -> None:
    state = bribery(suitcases=[[], [1], []])
    assert state.deciders() == [0, 1, 2]
    assert legal(state, 0) == ["bid 0 0 0 0"]
