"""No change (CE-4.9), and what happens when something runs out (CE-4.12)."""

import random

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from tests.corleone.opening import discard_down, opened, seen
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    FREIGHT,
    HOTEL,
    PENN,
    bid_all,
    case,
    do,
    hand,
    legal,
    play,
    refused,
    situation,
    step,
    supply,
    told,
)


def bribes(events: list[Event]) -> list[object]:
    return [args["seat"] for args in told(events, "paid")]


@pytest.mark.rule("CE-4.9")
def test_the_very_card_goes_into_the_suitcase() -> None:
    state = situation(hands=[["money-1", "money-5"]], suitcases=[[2, 3]])
    before = [supply(state, f"money-{value}") for value in (1, 2, 3, 5)]
    play(state, (0, f"thug {EXCHANGE}"), (0, "stash money-5"))
    assert hand(state, 0) == ["money-1", "money-2"]
    assert case(state, 0) == [2, 3, 5]
    after = [supply(state, f"money-{value}") for value in (1, 2, 3, 5)]
    assert after == [before[0], before[1] - 1, *before[2:]], "but the $2 of the front"


@pytest.mark.rule("CE-4.9")
def test_a_bribe_is_paid_with_its_own_cards() -> None:
    state = situation(
        2,
        suitcases=[[1, 1, 1, 3, 5], []],
        allies={"capo": "shown"},
        thugs_left=[1, 0],
        members_left=[0, 0],
    )
    do(state, 0, f"thug {DOCKS}")
    assert refused(state, 0, "bid 0 1 0 0")
    assert refused(state, 0, "bid 0 0 0 2")
    before = [supply(state, f"money-{value}") for value in (1, 2, 3, 5)]
    bid_all(state, "3 0 0 0", "0 0 0 0")
    if step(state) == "choosing":
        do(state, 0, "choose capo")
    assert case(state, 0) == [3, 5]
    assert [supply(state, f"money-{value}") for value in (1, 2, 3, 5)] == [before[0] + 3, *before[1:]]


@pytest.mark.rule("CE-4.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_leaves_a_suitcase_but_bribes(players: int) -> None:
    chance = random.Random(players)
    for number in range(6):
        state = opened(players, b"%d" % number)
        while state.outcome() is None:
            before = state.suitcases[:]
            seat = chance.choice(state.deciders())
            events = state.apply(seat, chance.choice(state.legal(seat)))
            for place, count in enumerate(state.suitcases):
                assert count >= before[place] or place // 4 in bribes(events)


@pytest.mark.rule("CE-4.12")
@pytest.mark.parametrize(("left", "taken"), [(0, []), (1, ["booze"]), (2, ["booze", "booze"])])
def test_of_goods_that_have_run_out_none_is_taken(left: int, taken: list[str]) -> None:
    state = situation(supply={"booze": left})
    do(state, 0, f"thug {DOCKS}")
    assert hand(state, 0) == taken
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.12", "CE-R7")
@pytest.mark.parametrize(
    ("left", "taken"),
    [
        ({"money-3": 1}, ["money-3"]),
        ({"money-3": 0}, ["money-2"]),
        ({"money-3": 0, "money-2": 0}, ["money-1"]),
        ({"money-3": 0, "money-2": 0, "money-1": 0}, []),
    ],
)
def test_money_that_has_run_out_is_replaced_by_the_next_lower(left: dict[str, int], taken: list[str]) -> None:
    state = situation(supply=left)
    do(state, 0, f"thug {HOTEL}")
    assert hand(state, 0) == [*taken, "blood-money"]
    assert supply(state, "money-5") == 30, "never a higher one"


@pytest.mark.rule("CE-R7")
def test_a_dollar_is_never_replaced_by_more() -> None:
    state = situation(supply={"money-1": 0}, tiles=["printing-house"])
    do(state, 0, "thug printing-house")
    assert hand(state, 0) == ["money-3"]
    assert supply(state, "money-2") == 30


@pytest.mark.rule("CE-4.12", "CE-10.4")
def test_the_five_of_an_exchange_and_the_money_of_a_job_run_short_too() -> None:
    state = situation(hands=[["gun"]], supply={"money-5": 0})
    play(state, (0, f"thug {CLINIC}"), (0, "trade one-for-5 gun"))
    assert hand(state, 0) == ["money-3"]
    state = situation(hands=[["booze", "bookmaking"]], supply={"money-2": 0, "money-1": 1})
    do(state, 0, "complete hand bookmaking booze money-first")
    assert hand(state, 0) == ["money-1"]


@pytest.mark.rule("CE-4.12", "CE-10.5")
def test_a_good_that_has_run_out_cannot_be_chosen() -> None:
    state = situation(hands=[["money-1"]], supply={"booze": 0})
    play(state, (0, f"thug {FREIGHT}"), (0, "trade one-for-goods money-1"))
    assert sorted(legal(state, 0)) == ["take blood-money", "take gun"]
    assert refused(state, 0, "take booze") == "CE-4.12"


@pytest.mark.rule("CE-4.12", "CE-R2")
def test_a_card_given_up_first_may_be_the_one_that_was_lacking() -> None:
    state = situation(hands=[["gun"]], supply={"gun": 0})
    play(state, (0, f"thug {FREIGHT}"), (0, "trade one-for-goods gun"), (0, "take booze"))
    if step(state) == "use":
        do(state, 0, "use gun")
    assert hand(state, 0) == ["gun", "booze"]
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.12", "CE-R2")
def test_without_the_exchange_the_lacking_card_is_not_there() -> None:
    state = situation(hands=[["gun"]], supply={"gun": 0})
    do(state, 0, f"thug {FREIGHT}")
    assert refused(state, 0, "use gun") == "CE-4.12"
    events = do(state, 0, "done")
    assert told(events, "nothing-left") == [{"seat": 0, "card": "gun"}]
    assert hand(state, 0) == ["gun"]
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.12", "CE-R15")
def test_an_empty_job_deck_is_made_anew_from_the_discards() -> None:
    gone = ["hit", "ambush", "garrotte"]
    state = situation(discards=gone, empty_deck=True)
    events = do(state, 0, f"thug {PENN}")
    assert told(events, "jobs-shuffled") == [{"count": 3}]
    drawn = [action.removeprefix("keep ") for action in legal(state, 0)]
    assert len(drawn) == 2
    assert set(drawn) < set(gone)
    assert (seen(state).deck, seen(state).discards) == (1, [])
    do(state, 0, f"keep {drawn[0]}")
    assert hand(state, 0) == ["money-2", drawn[0]]
    assert seen(state).discards == [drawn[1]]


@pytest.mark.rule("CE-4.12")
def test_the_discards_are_shuffled() -> None:
    gone = ["hit", "ambush", "garrotte", "blackmail", "inside-man", "an-offer"]
    drawn = set()
    for number in range(40):
        chance: Json = {"key": b"shuffle".hex(), "counter": 64 * number}
        state = situation(discards=gone, empty_deck=True, chance=chance)
        do(state, 0, f"thug {PENN}")
        drawn.add(str(sorted(legal(state, 0))))
    assert len(drawn) > 8


@pytest.mark.rule("CE-4.12")
def test_with_no_job_left_anywhere_none_is_drawn() -> None:
    state = situation(empty_deck=True)
    events = do(state, 0, f"thug {PENN}")
    assert hand(state, 0) == ["money-2"]
    assert told(events, "kept-job") == []
    assert state.deciders() == [1]


@pytest.mark.rule("CE-R15")
def test_the_discards_lie_until_a_card_must_be_drawn() -> None:
    state = situation(deck=["hit", "ambush"], discards=["garrotte"], empty_deck=True)
    play(state, (0, f"thug {PENN}"), (0, "keep hit"))
    assert (seen(state).deck, seen(state).discards) == (0, ["garrotte", "ambush"])


@pytest.mark.rule("CE-R15")
def test_the_last_card_of_the_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    state = situation(deck=["hit"], discards=["garrotte", "ambush"], empty_deck=True)
    do(state, 0, f"thug {PENN}")
    assert "keep hit" in legal(state, 0)
    assert len(legal(state, 0)) == 2
    assert (seen(state).deck, seen(state).discards) == (1, [])


@pytest.mark.rule("CE-R15", "CE-10.3")
@pytest.mark.parametrize("place", ["deck", "discards"])
def test_a_jobs_icon_that_finds_one_card_keeps_it(place: str) -> None:
    state = situation(
        deck=["hit"] if place == "deck" else [],
        discards=["hit"] if place == "discards" else [],
        empty_deck=True,
    )
    do(state, 0, f"thug {PENN}")
    assert hand(state, 0) == ["money-2", "hit"]
    assert (seen(state).deck, seen(state).discards) == (0, [])
    assert state.deciders() == [1]


@pytest.mark.rule("CE-R15", "CE-R2")
def test_a_job_given_up_first_can_be_drawn_again() -> None:
    hands = [["money-1", "hit"]]
    state = situation(hands=hands, tiles=["harbour-customs"], empty_deck=True)
    do(state, 0, "member wall-street+chelsea")
    play(state, (0, "trade one-for-goods hit"), (0, "take booze"))
    do(state, 0, "stash money-1")
    assert hand(state, 0) == ["booze", "hit"]
    assert seen(state).discards == []


@pytest.mark.rule("CE-R15", "CE-8.2")
def test_public_places_that_cannot_be_filled_stay_empty() -> None:
    state = situation(
        deck=["hit"],
        public=["ambush"],
        empty_deck=True,
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *["0 0 0 0"] * 3)
    discard_down(state)
    assert seen(state).act == 2
    assert seen(state).public == ["ambush", "hit"]


@pytest.mark.rule("CE-R15", "CE-7.1")
def test_what_is_given_up_goes_where_it_came_from() -> None:
    state = situation(hands=[["gun", "money-1", "hit", "narcotics"]], tiles=["casino-royale"])
    play(state, (0, "thug casino-royale"), (0, "trade three-for-8 hit"))
    play(state, (0, "discard narcotics"), (0, "discard money-1"))
    assert seen(state).discards == ["hit"]
    assert (supply(state, "narcotics"), supply(state, "money-1")) == (8, 30)
    assert (supply(state, "money-3"), supply(state, "money-5"), supply(state, "gun")) == (29, 29, 7)
