"""What yellow jobs do: CE-4.13, CE-R6, CE-R20, CE-R21."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    EXCHANGE,
    HOTEL,
    OPERA,
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
)

SHAKE_DOWN = ["shake-down", "gun", "booze", "blood-money"]
RACKET = ["protection-racket", "gun", "booze"]
STRIKE = ["strike-breaking", "booze", "booze", "blood-money"]


def complete(state: CorleoneState, cards: list[str], order: str = "money-first") -> list[Event]:
    return do(state, 0, f"complete hand {cards[0]} {'+'.join(cards[1:])} {order}")


def next_seat(state: CorleoneState) -> bool:
    """The turn has gone to the left."""
    return (state.active, step(state)) == (1, "turn")


# -- Shake Down ------------------------------------------------------------


@pytest.mark.rule("CE-R6", "CE-4.13")
@pytest.mark.parametrize("owner", [None, 0, 1, "neutral"])
def test_shake_down_uses_a_front_whoever_stands_there_and_places_nobody(owner: Json) -> None:
    state = situation(hands=[SHAKE_DOWN], thugs={} if owner is None else {HOTEL: owner})
    thugs = of(state, 0, "thugs")
    complete(state, SHAKE_DOWN)
    do(state, 0, f"front {HOTEL}")
    assert hand(state, 0) == ["money-3", "money-5", "blood-money"]
    assert figure_on(state, HOTEL) == owner
    assert of(state, 0, "thugs") == thugs
    assert next_seat(state)


@pytest.mark.rule("CE-4.13")
def test_shake_down_benefits_the_controller_too() -> None:
    state = situation(hands=[SHAKE_DOWN], markers=["midtown:2"], thugs_left=[2, 2, 0], members_left=[1, 1, 0])
    complete(state, SHAKE_DOWN)
    do(state, 0, f"front {HOTEL}")
    assert state.deciders() == [2]
    do(state, 2, "accept")
    assert hand(state, 2) == ["money-3", "blood-money"]
    assert hand(state, 0) == ["money-3", "money-5", "blood-money"]
    assert next_seat(state)


@pytest.mark.rule("CE-4.13")
def test_shake_down_on_a_turf_of_your_own_works_once() -> None:
    state = situation(hands=[SHAKE_DOWN], markers=["midtown:1", "midtown:0"])
    complete(state, SHAKE_DOWN)
    do(state, 0, f"front {HOTEL}")
    assert hand(state, 0) == ["money-3", "money-5", "blood-money"]
    assert hand(state, 1) == []
    assert next_seat(state)


@pytest.mark.rule("CE-R12", "CE-4.13")
def test_shake_down_is_over_for_the_controller_as_well_before_its_money_comes() -> None:
    state = situation(hands=[SHAKE_DOWN], markers=["midtown:1"])
    complete(state, SHAKE_DOWN, "effect-first")
    do(state, 0, f"front {HOTEL}")
    assert state.deciders() == [1]
    assert hand(state, 0) == ["money-3", "blood-money"]
    do(state, 1, "accept")
    assert hand(state, 0) == ["money-3", "money-5", "blood-money"]


@pytest.mark.rule("CE-4.13")
def test_the_active_player_decides_who_shakes_down_first() -> None:
    state = situation(hands=[SHAKE_DOWN], markers=["wall-street:1"])
    complete(state, SHAKE_DOWN)
    play(state, (0, f"front {EXCHANGE}"), (0, "order controller"), (1, "accept"))
    assert hand(state, 1) == ["money-2"]
    assert hand(state, 0) == ["money-5"]
    play(state, (1, "stash money-2"), (0, "stash money-5"))
    assert (case(state, 1), case(state, 0)) == ([2], [5])
    assert hand(state, 0) == ["money-2"]


@pytest.mark.rule("CE-4.6")
def test_shake_down_reaches_every_open_business_and_no_other() -> None:
    state = situation(hands=[SHAKE_DOWN], tiles=["pawn-shop"])
    complete(state, SHAKE_DOWN)
    assert sum(action.startswith("front ") for action in legal(state, 0)) == 8
    refused(state, 0, "front heroin-lab")
    do(state, 0, "front pawn-shop")
    assert hand(state, 0) == ["money-5", "gun", "gun"]


# -- Protection Racket -----------------------------------------------------


@pytest.mark.rule("CE-4.6", "CE-R21")
def test_protection_racket_takes_a_dollar_or_other_money_or_nothing_from_each() -> None:
    opponents = [["money-1", "money-1", "money-5"], ["money-2", "money-3", "gun"], ["gun", "hit"]]
    state = situation(4, hands=[RACKET, *opponents])
    complete(state, RACKET)
    do(state, 0, "use dollar-from-each")
    assert state.deciders() == [1, 2, 3]
    assert [legal(state, seat) for seat in (1, 2, 3)] == [
        ["give money-1"],
        ["give money-2", "give money-3"],
        ["done"],
    ]
    play(state, (3, "done"), (1, "give money-1"), (2, "give money-3"))
    assert hand(state, 0) == ["money-1", "money-3", "money-3"]
    assert hand(state, 1) == ["money-1", "money-5"]
    assert hand(state, 2) == ["money-2", "gun"]
    assert hand(state, 3) == ["gun", "hit"]
    assert next_seat(state)


@pytest.mark.rule("CE-4.6", "CE-R21")
def test_who_holds_nothing_but_allies_is_not_asked_for_a_dollar() -> None:
    state = situation(4, hands=[RACKET, ["capo"], ["money-1"], []], act=2)
    complete(state, RACKET)
    do(state, 0, "use dollar-from-each")
    assert state.deciders() == [2]
    do(state, 2, "give money-1")
    assert hand(state, 0) == ["money-1", "money-3"]
    assert hand(state, 1) == ["capo"]


@pytest.mark.rule("CE-R12")
def test_protection_racket_against_empty_hands_still_pays() -> None:
    state = situation(hands=[RACKET, ["capo"], []], act=2)
    complete(state, RACKET, "effect-first")
    assert hand(state, 0) == ["money-3"]
    assert next_seat(state)


# -- other yellow jobs -----------------------------------------------------


@pytest.mark.rule("CE-4.6")
def test_bookmaking_does_nothing_more() -> None:
    state = situation(hands=[["bookmaking", "booze"], ["money-5"]], thugs={HOTEL: 1})
    complete(state, ["bookmaking", "booze"])
    assert next_seat(state)
    assert hand(state, 0) == ["money-1", "money-2"]


@pytest.mark.rule("CE-4.6", "CE-R20")
def test_truck_hijack_takes_any_two_goods_but_narcotics() -> None:
    state = situation(hands=[["truck-hijack", "gun", "blood-money"]])
    complete(state, ["truck-hijack", "gun", "blood-money"])
    refused(state, 0, "take narcotics")
    do(state, 0, "take booze")
    refused(state, 0, "take narcotics")
    twin = state.copy()
    do(state, 0, "take booze")
    assert hand(state, 0) == ["money-2", "booze", "booze"]
    assert next_seat(state)
    do(twin, 0, "done")
    assert hand(twin, 0) == ["money-2", "booze"]


@pytest.mark.rule("CE-R12")
def test_truck_hijack_finds_the_gun_it_cost_when_no_other_is_left() -> None:
    state = situation(hands=[["truck-hijack", "gun", "blood-money"]], supply={"gun": 0})
    complete(state, ["truck-hijack", "gun", "blood-money"])
    do(state, 0, "take gun")
    refused(state, 0, "take gun")
    do(state, 0, "take blood-money")
    assert hand(state, 0) == ["money-2", "gun", "blood-money"]


@pytest.mark.rule("CE-4.6", "CE-4.13")
def test_strike_breaking_moves_an_own_thug_and_uses_the_new_front() -> None:
    state = situation(hands=[STRIKE], thugs={DOCKS: 0, HOTEL: 1}, first=1, markers=["upper-west-side:2"])
    complete(state, STRIKE)
    refused(state, 0, f"move {DOCKS} {HOTEL}")
    refused(state, 0, f"move {DOCKS} {DOCKS}")
    refused(state, 0, f"move {HOTEL} {OPERA}")
    play(state, (0, f"move {DOCKS} {OPERA}"), (0, "order me"))
    assert hand(state, 0) == ["money-2", "money-3", "money-3"]
    assert state.first == 0
    do(state, 2, "accept")
    assert hand(state, 2) == ["money-3"]
    assert state.first == 2
    assert [figure_on(state, place) for place in (DOCKS, OPERA)] == [None, 0]
    assert of(state, 0, "thugs") == 1
    assert next_seat(state)


@pytest.mark.rule("CE-R12")
def test_strike_breaking_without_a_thug_on_the_board_only_pays() -> None:
    state = situation(hands=[STRIKE], thugs={HOTEL: 1})
    complete(state, STRIKE)
    assert next_seat(state)
    assert hand(state, 0) == ["money-2", "money-3"]


@pytest.mark.rule("CE-4.6")
@pytest.mark.parametrize("few", [False, True])
def test_numbers_racket_draws_two_jobs_and_keeps_both(few: bool) -> None:
    cards = ["numbers-racket", "booze", "blood-money"]
    state = situation(hands=[cards], deck=["hit"] if few else ["hit", "ambush", "garrotte"], empty_deck=few)
    complete(state, cards)
    do(state, 0, "use both-jobs")
    assert sorted(hand(state, 0)) == (["hit", "money-3"] if few else ["ambush", "hit", "money-3"])
    assert state.view(None)["discards"] == []
    assert next_seat(state)
