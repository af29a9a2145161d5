"""A front in another player's turf (CE-4.4)."""

import pytest

from tests.corleone.opening import seen
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    HOTEL,
    OPERA,
    PENN,
    case,
    do,
    figure_on,
    hand,
    legal,
    of,
    play,
    refused,
    situation,
    step,
    told,
)

JOBS = ["hit", "ambush", "garrotte", "blackmail"]


@pytest.mark.rule("CE-4.4")
@pytest.mark.parametrize("business", [DOCKS, "undertaker"])
def test_who_controls_the_turf_uses_the_same_front(business: str) -> None:
    cards = {DOCKS: ["booze", "booze"], "undertaker": ["blood-money", "blood-money"]}[business]
    state = situation(4, tiles=["pawn-shop", "undertaker"], markers=["brooklyn:2", "wall-street:3"])
    do(state, 0, f"thug {business}")
    assert hand(state, 0) == cards
    assert state.deciders() == [2]
    do(state, 2, "accept")
    assert [hand(state, seat) for seat in range(4)] == [cards, [], cards, []]
    assert of(state, 2, "thugs") == 2, "no figure of the controller is placed"
    assert figure_on(state, business) == 0
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("CE-4.4")
def test_the_own_turf_gives_no_second_use() -> None:
    state = situation(markers=["midtown:1", "midtown:0"])
    do(state, 0, f"thug {HOTEL}")
    assert hand(state, 0) == ["money-3", "blood-money"]
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("CE-4.4", "CE-5.3")
def test_only_the_top_marker_counts() -> None:
    state = situation(markers=["midtown:1", "midtown:1", "midtown:2"])
    do(state, 0, f"thug {HOTEL}")
    assert state.deciders() == [2]
    do(state, 2, "accept")
    assert (hand(state, 1), hand(state, 2)) == ([], ["money-3", "blood-money"])


@pytest.mark.rule("CE-4.4")
def test_another_turf_s_controller_gets_nothing() -> None:
    state = situation(markers=["queens:1", "chelsea:2"])
    do(state, 0, f"thug {HOTEL}")
    assert (step(state), state.deciders()) == ("turn", [1])
    assert (hand(state, 1), hand(state, 2)) == ([], [])


@pytest.mark.rule("CE-4.4", "CE-R24")
def test_the_active_player_decides_who_goes_first() -> None:
    state = situation(markers=["chelsea:1"], deck=JOBS)
    do(state, 0, f"thug {PENN}")
    assert state.deciders() == [0]
    assert legal(state, 0) == ["order me", "order controller"]
    assert refused(state, 1, "order controller")
    do(state, 0, "order controller")
    play(state, (1, "accept"), (1, "keep hit"))
    assert hand(state, 1) == ["money-2", "hit"]
    assert legal(state, 0) == ["keep garrotte", "keep blackmail"], "the next two jobs"


@pytest.mark.rule("CE-4.4", "CE-R2")
def test_the_active_player_may_go_first_and_finishes_before_the_controller_begins() -> None:
    state = situation(markers=["chelsea:1"], deck=JOBS)
    play(state, (0, f"thug {PENN}"), (0, "order me"))
    assert state.deciders() == [0]
    assert hand(state, 1) == []
    do(state, 0, "keep ambush")
    assert state.deciders() == [1]
    play(state, (1, "accept"), (1, "keep blackmail"))
    assert (hand(state, 0), hand(state, 1)) == (["money-2", "ambush"], ["money-2", "blackmail"])


@pytest.mark.rule("CE-R2", "CE-4.4")
def test_the_controller_finishes_before_the_active_player_begins() -> None:
    hands = [["money-1"], ["money-1", "money-3"]]
    state = situation(hands=hands, markers=["wall-street:1"])
    play(state, (0, f"thug {EXCHANGE}"), (0, "order controller"), (1, "accept"))
    assert (state.deciders(), hand(state, 0)) == ([1], ["money-1"])
    do(state, 1, "stash money-3")
    assert (state.deciders(), hand(state, 0)) == ([0], ["money-1", "money-2"])
    do(state, 0, "stash money-1")
    assert (case(state, 0), case(state, 1)) == ([1], [3])


@pytest.mark.rule("CE-R24", "CE-4.4")
def test_the_one_who_goes_last_ends_up_with_the_horse_head() -> None:
    for order, holder in (("me", 1), ("controller", 0)):
        state = situation(markers=["upper-west-side:1"], first=2)
        play(state, (0, f"thug {OPERA}"), (0, f"order {order}"), (1, "accept"))
        assert seen(state).first == holder


@pytest.mark.rule("CE-R24")
def test_nobody_is_asked_for_the_order_where_both_just_take_of_plenty() -> None:
    state = situation(markers=["midtown:1"])
    do(state, 0, f"thug {HOTEL}")
    assert (hand(state, 0), state.deciders()) == (["money-3", "blood-money"], [1])


@pytest.mark.rule("CE-R24", "CE-4.4", "CE-4.12")
@pytest.mark.parametrize(("order", "taker"), [("me", 0), ("controller", 1)])
@pytest.mark.parametrize("card", ["blood-money", "money-3"])
def test_the_order_is_asked_where_there_is_not_enough_for_both(order: str, taker: int, card: str) -> None:
    state = situation(markers=["midtown:1"], supply={card: 1})
    play(state, (0, f"thug {HOTEL}"), (0, f"order {order}"), (1, "accept"))
    assert [card in hand(state, seat) for seat in (0, 1)] == [taker == 0, taker == 1]


@pytest.mark.rule("CE-R24", "CE-4.13")
def test_the_order_is_decided_also_when_a_job_uses_the_front() -> None:
    goods = ["gun", "booze", "blood-money"]
    state = situation(hands=[[*goods, "shake-down"]], markers=["chelsea:2"], deck=JOBS)
    do(state, 0, "complete hand shake-down gun+booze+blood-money money-first")
    do(state, 0, f"front {PENN}")
    assert legal(state, 0) == ["order me", "order controller"]
    play(state, (0, "order controller"), (2, "accept"), (2, "keep hit"), (0, "keep garrotte"))
    assert hand(state, 2) == ["money-2", "hit"]
    assert hand(state, 0) == ["money-2", "money-5", "garrotte"]


@pytest.mark.rule("CE-R24", "CE-4.4", "CE-R14")
def test_the_order_is_decided_also_for_the_union_boss() -> None:
    state = situation(hands=[["union-boss-i"]], markers=["chelsea:2"], deck=JOBS)
    play(state, (0, "play union-boss-i"), (0, f"union-boss {PENN}"))
    assert legal(state, 0) == ["order me", "order controller"]
    play(state, (0, "order controller"), (2, "accept"), (2, "keep hit"), (0, "keep garrotte"))
    assert (hand(state, 2), hand(state, 0)) == (["money-2", "hit"], ["money-2", "garrotte"])


@pytest.mark.rule("CE-R1", "CE-4.4")
def test_a_controller_may_decline_all_of_it_the_taking_included() -> None:
    state = situation(markers=["midtown:1"])
    do(state, 0, f"thug {HOTEL}")
    assert legal(state, 1) == ["accept", "done"]
    events = do(state, 1, "done")
    assert told(events, "took") == []
    assert hand(state, 1) == []
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("CE-R1", "CE-4.4")
def test_a_controller_who_declines_first_leaves_the_use_to_the_active_player() -> None:
    state = situation(hands=[["gun"], ["gun"]], markers=["upper-east-side:1"])
    play(state, (0, f"thug {CLINIC}"), (0, "order controller"), (1, "done"), (0, "trade one-for-5 gun"))
    assert (hand(state, 0), hand(state, 1)) == (["money-5"], ["gun"])
    assert state.deciders() == [1]
