"""Playing allies: CE-4.8, CE-R10, CE-R19, and those that bring no neutral figure."""

from __future__ import annotations

import pytest

from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    HOTEL,
    OPERA,
    bid_all,
    case,
    do,
    figure_on,
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

GOODS = ["gun", "booze", "blood-money"]
NO_GOODS = dict.fromkeys(GOODS, 0)


def over(state: CorleoneState) -> bool:
    """The turn has gone to the left."""
    return (state.active, step(state)) == (1, "turn")


def playable(state: CorleoneState) -> list[str]:
    return [action.partition(" ")[2] for action in legal(state, 0) if action.startswith("play ")]


# -- playing ---------------------------------------------------------------


@pytest.mark.rule("CE-4.8")
def test_an_ally_lies_face_up_once_played_and_works_once_an_act() -> None:
    state = situation(hands=[["small-time-bookie"]], act=2)
    do(state, 0, "play small-time-bookie")
    assert over(state)
    assert of(state, 0, "played") == ["small-time-bookie"]
    assert hand(state, 0) == ["money-1", "money-2"]
    assert (of(state, 0, "thugs"), of(state, 0, "members")) == (2, 2)
    play(state, (1, f"thug {HOTEL}"), (2, f"thug {DOCKS}"))
    assert refused(state, 0, "play small-time-bookie") == "CE-4.8"


@pytest.mark.rule("CE-4.8")
def test_a_played_ally_comes_back_in_the_tribute_phase_and_works_in_the_next_act() -> None:
    state = situation(
        hands=[["small-time-bookie"]],
        act=2,
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
        allies={"tax-consultant": "shown"},
    )
    play(state, (0, "play small-time-bookie"), (0, f"thug {DOCKS}"))
    assert step(state) == "bids"
    assert "small-time-bookie" not in hand(state, 0)
    bid_all(state, "0 0 0 0", "0 0 0 0", "0 0 0 0")
    assert "small-time-bookie" in hand(state, 0)
    assert of(state, 0, "played") == []
    do(state, 0, "discard booze")
    assert state.act == 3
    assert "small-time-bookie" in playable(state)


@pytest.mark.rule("CE-4.8")
def test_only_an_ally_of_the_own_hand_can_be_played() -> None:
    state = situation(hands=[[], ["capo"]], act=2, allies={"small-time-bookie": "shown"})
    assert refused(state, 0, "play capo") == "CE-4.8"
    assert refused(state, 0, "play small-time-bookie") == "CE-4.8"


@pytest.mark.rule("CE-4.8")
def test_one_ally_is_a_whole_action() -> None:
    state = situation(hands=[["small-time-bookie", "hollywood-producer"]], act=3)
    do(state, 0, "play hollywood-producer")
    assert over(state)
    assert hand(state, 0) == ["money-3", "small-time-bookie"]


# -- suitcases -------------------------------------------------------------


@pytest.mark.rule("CE-4.8", "CE-R19")
@pytest.mark.parametrize(("ally", "suitcases"), [("family-accountant", 2), ("supreme-court-judge", 3)])
def test_accountant_and_judge_fill_the_suitcase_as_often_as_they_show_it(ally: str, suitcases: int) -> None:
    state = situation(hands=[[ally, *["money-3"] * 4]], act=4)
    do(state, 0, f"play {ally}")
    for count in range(suitcases):
        assert case(state, 0) == [3] * count
        twin = state.copy()
        do(twin, 0, "done")
        assert over(twin)
        do(state, 0, "stash money-3")
    assert case(state, 0) == [3] * suitcases
    assert hand(state, 0) == ["money-3"] * (4 - suitcases)
    assert over(state)


@pytest.mark.rule("CE-R10")
@pytest.mark.parametrize("ally", ["family-accountant", "supreme-court-judge"])
def test_without_money_nothing_of_accountant_and_judge_can_be_used(ally: str) -> None:
    state = situation(hands=[[ally, "gun", "hit"]], act=4, suitcases=[[5]])
    assert refused(state, 0, f"play {ally}") == "CE-R10"
    assert playable(state) == []


@pytest.mark.rule("CE-4.8", "CE-R19")
def test_the_tax_consultant_offers_a_suitcase_and_an_exchange_in_any_order() -> None:
    state = situation(hands=[["tax-consultant", "gun"]], act=3)
    play(state, (0, "play tax-consultant"), (0, "trade one-for-5 gun"))
    assert hand(state, 0) == ["money-5"]
    do(state, 0, "stash money-5")
    assert case(state, 0) == [5]
    assert over(state)
    other = situation(hands=[["tax-consultant", "gun", "booze", "money-1"]], act=3)
    play(other, (0, "play tax-consultant"), (0, "stash money-1"))
    twin = other.copy()
    do(other, 0, "done")
    assert (case(other, 0), hand(other, 0)) == ([1], ["gun", "booze"])
    do(twin, 0, "trade one-for-5 gun")
    assert hand(twin, 0) == ["money-5", "booze"]
    assert over(other)
    assert over(twin)


@pytest.mark.rule("CE-R10")
def test_the_tax_consultant_alone_in_the_hand_is_of_no_use() -> None:
    state = situation(hands=[["tax-consultant"]], act=3)
    assert refused(state, 0, "play tax-consultant") == "CE-R10"


# -- gifts -----------------------------------------------------------------


@pytest.mark.rule("CE-4.8")
def test_the_hollywood_producer_gives_three_dollars_and_the_horse_head() -> None:
    state = situation(hands=[["hollywood-producer"]], act=3, first=2)
    do(state, 0, "play hollywood-producer")
    assert hand(state, 0) == ["money-3"]
    assert state.first == 0
    assert over(state)


@pytest.mark.rule("CE-4.8", "CE-R19")
@pytest.mark.parametrize("good", GOODS)
def test_the_capo_gives_a_good_and_then_a_job(good: str) -> None:
    state = situation(hands=[["capo"]], act=2, deck=["hit", "ambush"])
    do(state, 0, "play capo")
    assert legal(state, 0) == ["take gun", "take booze", "take blood-money"]
    refused(state, 0, "take narcotics")
    refused(state, 0, "use jobs")
    refused(state, 0, "done")
    do(state, 0, f"take {good}")
    assert sorted(legal(state, 0)) == ["keep ambush", "keep hit"]
    do(state, 0, "keep ambush")
    assert hand(state, 0) == [good, "ambush"]
    assert state.view(None)["discards"] == ["hit"]
    assert over(state)


@pytest.mark.rule("CE-R10")
def test_the_capo_is_played_for_whichever_half_is_left() -> None:
    jobless = situation(hands=[["capo"]], act=2, empty_deck=True)
    play(jobless, (0, "play capo"), (0, "take gun"))
    assert over(jobless)
    dry = situation(hands=[["capo"]], act=2, supply=NO_GOODS, deck=["hit", "ambush"])
    play(dry, (0, "play capo"), (0, "keep hit"))
    assert hand(dry, 0) == ["hit"]
    neither = situation(hands=[["capo"]], act=2, supply=NO_GOODS, empty_deck=True)
    assert refused(neither, 0, "play capo") == "CE-R10"


@pytest.mark.rule("CE-4.8", "CE-R19")
def test_the_evidence_clerk_gives_a_discarded_job_and_then_a_good() -> None:
    state = situation(hands=[["evidence-clerk"]], act=3, discards=["hit", "ambush", "hit"])
    do(state, 0, "play evidence-clerk")
    assert sorted(legal(state, 0)) == ["take ambush", "take hit"]
    refused(state, 0, "take gun")
    do(state, 0, "take ambush")
    refused(state, 0, "take hit")
    refused(state, 0, "take narcotics")
    do(state, 0, "take booze")
    assert hand(state, 0) == ["booze", "ambush"]
    assert state.view(None)["discards"] == ["hit", "hit"]
    assert over(state)


@pytest.mark.rule("CE-R10", "CE-R19")
def test_the_evidence_clerk_with_no_job_discarded_still_gives_a_good() -> None:
    state = situation(hands=[["evidence-clerk"]], act=3)
    do(state, 0, "play evidence-clerk")
    assert legal(state, 0) == ["take gun", "take booze", "take blood-money"]
    do(state, 0, "take gun")
    assert hand(state, 0) == ["gun"]
    assert over(state)
    neither = situation(hands=[["evidence-clerk"]], act=3, supply=NO_GOODS)
    assert refused(neither, 0, "play evidence-clerk") == "CE-R10"


@pytest.mark.rule("CE-4.8", "CE-R19")
def test_the_shipping_magnate_gives_a_good_that_may_be_traded_on() -> None:
    state = situation(hands=[["shipping-magnate", "money-1"]], act=4)
    do(state, 0, "play shipping-magnate")
    refused(state, 0, "take narcotics")
    refused(state, 0, "trade two-for-5 money-1")
    refused(state, 0, "done")
    play(state, (0, "take gun"), (0, "trade two-for-5 gun"), (0, "discard money-1"))
    assert hand(state, 0) == ["money-5"]
    assert over(state)


@pytest.mark.rule("CE-R19")
def test_the_trade_of_the_shipping_magnate_may_be_declined_or_come_first() -> None:
    state = situation(hands=[["shipping-magnate", "money-1", "hit"]], act=4)
    do(state, 0, "play shipping-magnate")
    twin = state.copy()
    play(state, (0, "take booze"), (0, "done"))
    assert hand(state, 0) == ["money-1", "booze", "hit"]
    play(twin, (0, "trade two-for-5 hit"), (0, "discard money-1"), (0, "take booze"))
    assert hand(twin, 0) == ["money-5", "booze"]
    assert over(state)
    assert over(twin)


@pytest.mark.rule("CE-R10")
def test_the_shipping_magnate_is_no_card_for_his_own_trade() -> None:
    state = situation(hands=[["shipping-magnate", "money-1"]], act=4, supply=NO_GOODS)
    assert refused(state, 0, "play shipping-magnate") == "CE-R10"


# -- Hired Muscle and Newspaper Editor -------------------------------------


@pytest.mark.rule("CE-4.8", "CE-4.13", "CE-R19")
def test_hired_muscle_moves_an_own_thug_and_uses_the_front() -> None:
    state = situation(hands=[["hired-muscle"]], act=2, thugs={DOCKS: 0, OPERA: 1}, markers=["midtown:2"])
    do(state, 0, "play hired-muscle")
    refused(state, 0, "done")
    refused(state, 0, f"move {DOCKS} {OPERA}")
    refused(state, 0, f"move {OPERA} {HOTEL}")
    play(state, (0, f"move {DOCKS} {HOTEL}"), (2, "accept"))
    assert hand(state, 0) == hand(state, 2) == ["money-3", "blood-money"]
    assert (figure_on(state, DOCKS), figure_on(state, HOTEL)) == (None, 0)
    assert of(state, 0, "thugs") == 1
    assert over(state)


@pytest.mark.rule("CE-R10")
def test_hired_muscle_needs_an_own_thug_on_the_board() -> None:
    state = situation(hands=[["hired-muscle"]], act=2, thugs={DOCKS: 1})
    assert refused(state, 0, "play hired-muscle") == "CE-R10"


@pytest.mark.rule("CE-4.8", "CE-R19", "CE-R21")
def test_the_newspaper_editor_looks_and_takes_a_good_narcotics_too() -> None:
    theirs = ["money-5", "gun", "narcotics", "hit", "capo"]
    state = situation(hands=[["newspaper-editor"], theirs, ["gun"]], act=4)
    do(state, 0, "play newspaper-editor")
    refused(state, 0, "done")
    events = do(state, 0, "against look-take-good 1")
    assert told(events, "saw-hand")[0]["cards"] == theirs
    assert heard(events, 2) == ["looked"]
    assert legal(state, 0) == ["take gun", "take narcotics"]
    do(state, 0, "take narcotics")
    assert hand(state, 0) == ["narcotics"]
    assert hand(state, 1) == ["money-5", "gun", "hit", "capo"]
    assert supply(state, "narcotics") == 7
    assert over(state)


@pytest.mark.rule("CE-R10", "CE-R21")
def test_the_newspaper_editor_needs_an_opponent_with_cards_not_with_goods() -> None:
    state = situation(hands=[["newspaper-editor"], [], ["capo"]], act=4)
    do(state, 0, "play newspaper-editor")
    refused(state, 0, "against look-take-good 1")
    play(state, (0, "against look-take-good 2"), (0, "done"))
    assert over(state)
    assert hand(state, 2) == ["capo"]
    none = situation(hands=[["newspaper-editor"]], act=4)
    assert refused(none, 0, "play newspaper-editor") == "CE-R10"
