"""What green jobs do to opponents' hands: CE-4.6, CE-R11, CE-R12, CE-R20, CE-R21."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
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

BLACKMAIL = ["blackmail", "booze", "blood-money"]
KIDNAPPING = ["kidnapping", "gun", "blood-money"]
SAFE_JOB = ["safe-job", "gun", "gun", "booze"]
OFFER = ["an-offer", "gun", "blood-money", "blood-money"]
INSIDE_MAN = ["inside-man", "booze", "blood-money"]


def complete(state: CorleoneState, cards: list[str], order: str = "money-first") -> list[Event]:
    return do(state, 0, f"complete hand {cards[0]} {'+'.join(cards[1:])} {order}")


def next_seat(state: CorleoneState) -> bool:
    return (state.active, step(state)) == (1, "turn")


# -- Blackmail -------------------------------------------------------------


@pytest.mark.rule("CE-4.6")
def test_blackmail_takes_a_card_of_the_givers_choice_twice_from_the_same_opponent() -> None:
    state = situation(hands=[BLACKMAIL, ["money-5", "gun", "hit", "capo"], ["gun"]], act=2)
    complete(state, BLACKMAIL)
    do(state, 0, "against gift 1")
    assert state.deciders() == [1]
    assert legal(state, 1) == ["give money-5", "give gun", "give hit"]
    refused(state, 1, "give capo")
    refused(state, 1, "done")
    events = do(state, 1, "give hit")
    assert "gave-card" not in heard(events, 2)
    assert hand(state, 0) == ["money-3", "hit"]
    play(state, (0, "against gift 1"), (1, "give gun"))
    assert hand(state, 0) == ["money-3", "gun", "hit"]
    assert hand(state, 1) == ["money-5", "capo"]
    assert next_seat(state)


@pytest.mark.rule("CE-4.6", "CE-R21")
def test_blackmail_may_turn_to_another_opponent_but_not_to_one_with_allies_only() -> None:
    state = situation(4, hands=[BLACKMAIL, ["money-5", "capo"], ["booze"], []], act=2)
    complete(state, BLACKMAIL)
    refused(state, 0, "against gift 0")
    refused(state, 0, "against gift 3")
    play(state, (0, "against gift 1"), (1, "give money-5"))
    refused(state, 0, "against gift 1")
    play(state, (0, "against gift 2"), (2, "give booze"))
    assert hand(state, 0) == ["money-3", "money-5", "booze"]
    assert hand(state, 1) == ["capo"]


@pytest.mark.rule("CE-R20")
def test_the_second_gift_of_blackmail_may_be_declined() -> None:
    state = situation(hands=[BLACKMAIL, ["gun"], ["money-1"]])
    complete(state, BLACKMAIL)
    play(state, (0, "against gift 2"), (2, "give money-1"), (0, "done"))
    assert hand(state, 0) == ["money-1", "money-3"]
    assert hand(state, 1) == ["gun"]
    assert next_seat(state)


@pytest.mark.rule("CE-R12", "CE-R21")
def test_blackmail_ends_when_nobody_has_a_card_to_give() -> None:
    state = situation(hands=[BLACKMAIL, ["gun"], ["capo"]], act=2)
    complete(state, BLACKMAIL, "effect-first")
    play(state, (0, "against gift 1"), (1, "give gun"))
    assert hand(state, 0) == ["money-3", "gun"]
    assert next_seat(state)


@pytest.mark.rule("CE-4.6")
def test_the_money_of_blackmail_may_wait_until_the_gifts_are_made() -> None:
    state = situation(hands=[BLACKMAIL, ["gun"], []])
    complete(state, BLACKMAIL, "effect-first")
    do(state, 0, "against gift 1")
    assert hand(state, 0) == []
    do(state, 1, "give gun")
    assert hand(state, 0) == ["money-3", "gun"]


# -- Kidnapping ------------------------------------------------------------


@pytest.mark.rule("CE-4.6", "CE-R11")
def test_kidnapping_takes_the_highest_money_card_of_a_hand_into_the_own() -> None:
    state = situation(hands=[KIDNAPPING, ["money-1", "money-3", "money-3", "narcotics"], ["money-5"]])
    complete(state, KIDNAPPING)
    do(state, 0, "against highest-money 1")
    assert hand(state, 0) == ["money-2", "money-2", "money-3"]
    assert hand(state, 1) == ["money-1", "money-3", "narcotics"]
    assert hand(state, 2) == ["money-5"]
    assert case(state, 0) == []
    assert next_seat(state)


@pytest.mark.rule("CE-R12", "CE-R21")
def test_kidnapping_gets_nothing_from_a_hand_without_money() -> None:
    state = situation(4, hands=[KIDNAPPING, ["gun", "hit"], [], ["capo"]], act=2)
    complete(state, KIDNAPPING)
    refused(state, 0, "against highest-money 0")
    refused(state, 0, "against highest-money 2")
    refused(state, 0, "against highest-money 3")
    do(state, 0, "against highest-money 1")
    assert hand(state, 0) == ["money-2", "money-2"]
    assert hand(state, 1) == ["gun", "hit"]
    assert next_seat(state)


# -- Safe Job and Warehouse Raid -------------------------------------------


@pytest.mark.rule("CE-4.6", "CE-R20", "CE-R21")
def test_safe_job_looks_and_takes_one_money_card_of_the_lookers_choice() -> None:
    theirs = ["money-1", "money-5", "gun", "hit", "capo"]
    state = situation(hands=[SAFE_JOB, theirs, ["money-2"]], act=2)
    complete(state, SAFE_JOB)
    events = do(state, 0, "against look-take-money 1")
    assert told(events, "saw-hand")[0]["cards"] == theirs
    assert heard(events, 2) == ["looked"]
    assert sorted(legal(state, 0)) == ["done", "take money-1", "take money-5"]
    events = do(state, 0, "take money-1")
    assert "gave-card" not in heard(events, 2)
    assert hand(state, 0) == ["money-1", "money-3"]
    assert hand(state, 1) == theirs[1:]
    assert next_seat(state)


@pytest.mark.rule("CE-R12", "CE-R21")
def test_safe_job_finds_no_money() -> None:
    state = situation(4, hands=[SAFE_JOB, ["gun"], [], ["capo"]], act=2)
    complete(state, SAFE_JOB)
    refused(state, 0, "against look-take-money 2")
    assert "against look-take-money 3" in legal(state, 0)
    do(state, 0, "against look-take-money 1")
    assert legal(state, 0) == ["done"]
    do(state, 0, "done")
    assert hand(state, 1) == ["gun"]
    assert next_seat(state)


@pytest.mark.rule("CE-4.6")
@pytest.mark.parametrize("good", ["gun", "booze", "blood-money"])
def test_warehouse_raid_takes_one_good_but_no_narcotics(good: str) -> None:
    state = situation(hands=[["warehouse-raid", "gun"]])
    complete(state, ["warehouse-raid", "gun"])
    refused(state, 0, "take narcotics")
    do(state, 0, f"take {good}")
    assert hand(state, 0) == ["money-2", good]
    assert supply(state, good) == 7
    assert next_seat(state)


# -- An Offer --------------------------------------------------------------


@pytest.mark.rule("CE-4.6", "CE-R11")
def test_an_offer_puts_the_highest_card_into_the_suitcase_and_the_others_back() -> None:
    opponents = [["money-1", "money-3"], ["money-5", "money-2"], ["gun", "hit"], ["money-2"]]
    state = situation(5, hands=[[*OFFER, "money-5"], *opponents])
    complete(state, OFFER)
    events = do(state, 0, "use offer")
    assert case(state, 0) == [5]
    assert hand(state, 0) == ["money-2", "money-5"]
    hands = [hand(state, seat) for seat in (1, 2, 3, 4)]
    assert hands == [["money-1"], ["money-2"], ["gun", "hit"], []]
    assert [supply(state, f"money-{value}") for value in (2, 3, 5)] == [28, 30, 28]
    assert [entry["seat"] for entry in told(events, "showed")] == [1, 2, 4]
    assert told(events, "returned") == [{"seat": 1, "card": "money-3"}, {"seat": 4, "card": "money-2"}]
    assert next_seat(state)


@pytest.mark.rule("CE-4.6")
def test_of_equal_offers_only_one_is_kept() -> None:
    state = situation(4, hands=[OFFER, ["money-3", "money-3"], ["money-3"], ["money-3", "money-1"]])
    complete(state, OFFER)
    do(state, 0, "use offer")
    assert case(state, 0) == [3]
    assert hand(state, 0) == ["money-2"]
    assert [hand(state, seat) for seat in (1, 2, 3)] == [["money-3"], [], ["money-1"]]
    assert supply(state, "money-3") == 28


@pytest.mark.rule("CE-R12")
@pytest.mark.parametrize("theirs", [["gun"], []])
def test_an_offer_to_those_without_money_brings_nothing(theirs: list[str]) -> None:
    state = situation(hands=[OFFER, theirs, theirs])
    complete(state, OFFER)
    if theirs:
        do(state, 0, "use offer")
    assert case(state, 0) == []
    assert hand(state, 0) == ["money-2"]
    assert hand(state, 1) == theirs
    assert next_seat(state)


@pytest.mark.rule("CE-4.6")
def test_who_is_out_of_the_phase_can_still_be_made_an_offer() -> None:
    state = situation(hands=[OFFER, [], ["money-5"]], thugs_left=[2, 2, 0], members_left=[1, 1, 0])
    complete(state, OFFER)
    do(state, 0, "use offer")
    assert case(state, 0) == [5]
    assert of(state, 2, "hand_size") == 0


# -- Inside Man ------------------------------------------------------------


@pytest.mark.rule("CE-4.6")
def test_inside_man_takes_one_of_the_top_five_jobs_and_discards_the_others() -> None:
    top = ["hit", "hit", "garrotte", "blackmail", "ambush"]
    state = situation(hands=[INSIDE_MAN], deck=[*top, "night-swim"])
    complete(state, INSIDE_MAN)
    left = state.view(None)["deck"]
    do(state, 0, "use top-five")
    drawn = state.view(0)["drawn"]
    assert isinstance(drawn, dict)
    assert drawn["jobs"] == top
    refused(state, 0, "keep night-swim")
    events = do(state, 0, "keep ambush")
    assert hand(state, 0) == ["money-1", "money-3", "ambush"]
    discards = state.view(None)["discards"]
    assert isinstance(discards, list)
    assert sorted(str(job) for job in discards) == ["blackmail", "garrotte", "hit", "hit"]
    assert isinstance(left, int)
    assert state.view(None)["deck"] == left - 5
    assert all("ambush" not in str(event.args) for event in events if event.heard_by(1))
    assert next_seat(state)


@pytest.mark.rule("CE-R12")
def test_inside_man_looks_at_as_many_jobs_as_there_are() -> None:
    state = situation(hands=[INSIDE_MAN], deck=["hit"], empty_deck=True, discards=["ambush", "garrotte"])
    complete(state, INSIDE_MAN)
    do(state, 0, "use top-five")
    assert sorted(legal(state, 0)) == ["keep ambush", "keep garrotte", "keep hit"]
    do(state, 0, "keep garrotte")
    assert hand(state, 0) == ["money-1", "money-3", "garrotte"]
    none = situation(hands=[INSIDE_MAN], empty_deck=True)
    complete(none, INSIDE_MAN)
    assert next_seat(none)
