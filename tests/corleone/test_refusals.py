"""Every refusal names the rule that stands against the action."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.corleone.refusing import BLACKMAIL, args, last_thug, why
from tests.corleone.situation import (
    CLINIC,
    F2,
    HOTEL,
    bid_all,
    do,
    play,
    situation,
)

REASON = re.compile(r"^no-([a-z0-9-]+) =", re.MULTILINE)


@pytest.mark.rule("CE-9.3")
def test_the_game_is_over() -> None:
    assert why(last_thug(act=4), 0, f"thug {HOTEL}") == ("CE-9.3", "game-over")


@pytest.mark.rule("CE-1.1")
@pytest.mark.parametrize("seat", [3, 5, -1])
def test_there_is_no_such_seat(seat: int) -> None:
    assert why(situation(), seat, f"thug {HOTEL}") == ("CE-1.1", "no-such-seat")


@pytest.mark.rule("CE-4.1", "CE-4.2")
def test_it_is_not_your_turn() -> None:
    state = situation(active=1, thugs_left=[2, 2, 0], members_left=[1, 1, 0])
    assert why(state, 0, f"thug {HOTEL}") == ("CE-4.1", "not-your-turn")
    assert args(state, 0, f"thug {HOTEL}") == {"seat": 1}
    assert why(state, 2, f"thug {HOTEL}") == ("CE-4.2", "no-figure-left")


@pytest.mark.rule("CE-4.1")
def test_somebody_else_has_to_decide_first() -> None:
    state = situation(hands=[BLACKMAIL, ["gun"], []])
    play(state, (0, "complete hand blackmail booze+blood-money money-first"), (0, "against gift 1"))
    assert why(state, 0, f"thug {HOTEL}") == ("CE-4.1", "wait-for")
    assert args(state, 0, f"thug {HOTEL}") == {"seat": 1}


@pytest.mark.rule("CE-4.1")
def test_an_action_is_one_of_four_and_no_pass() -> None:
    state = situation(hands=[["money-1"]])
    assert why(state, 0, "done") == ("CE-4.1", "no-passing")
    for action in ("stash money-1", "discard money-1", "bid 0 0 0 0", f"gun-down {HOTEL}", "use jobs"):
        assert why(state, 0, action) == ("CE-4.1", "one-of-four-actions")
    assert why(state, 0, "choose mayor-ii") == ("CE-6.2", "allies-by-bids")


@pytest.mark.rule("CE-4.3", "CE-4.5")
def test_no_thug_or_family_member_is_left() -> None:
    state = situation(thugs_left=[0, 2, 2])
    assert why(state, 0, f"thug {HOTEL}") == ("CE-4.3", "no-thug-left")
    state = situation(members_left=[0, 1, 1])
    assert why(state, 0, f"member {F2}") == ("CE-4.5", "no-member-left")


@pytest.mark.rule("CE-3.1", "CE-4.3", "CE-4.5", "CE-2.4")
def test_a_space_is_taken_or_closed_or_not_there() -> None:
    state = situation(thugs={HOTEL: 1}, members={F2: 2})
    assert why(state, 0, f"thug {HOTEL}") == ("CE-4.3", "thug-space-taken")
    assert args(state, 0, f"thug {HOTEL}") == {"business": HOTEL}
    assert why(state, 0, "thug heroin-lab") == ("CE-3.1", "not-open-yet")
    assert why(state, 0, f"member {F2}") == ("CE-4.5", "space-taken")
    assert why(situation(2), 0, "member upper-east-side+queens") == ("CE-2.4", "closed-to-two")


@pytest.mark.rule("CE-4.6", "CE-4.7", "CE-R12")
def test_a_job_cannot_be_completed() -> None:
    state = situation(hands=[["hit", "bookmaking", "gun", "booze"], ["ambush"]], public=["garrotte"])
    why_hand = "complete hand ambush gun+booze money-first"
    assert why(state, 0, why_hand) == ("CE-4.6", "job-not-in-hand")
    assert args(state, 0, why_hand) == {"job": "ambush"}
    assert why(state, 0, "complete hand garrotte blood-money+blood-money money-first")[1] == "job-not-in-hand"
    assert why(state, 0, "complete public hit gun+blood-money money-first") == ("CE-4.6", "job-not-public")
    assert why(state, 0, "complete hand hit gun+booze money-first") == ("CE-4.7", "wrong-goods")
    assert why(state, 0, "complete hand hit gun+blood-money money-first") == ("CE-4.6", "goods-missing")
    assert why(state, 0, "complete hand bookmaking booze effect-first") == ("CE-R12", "no-effect-to-order")


@pytest.mark.rule("CE-4.8", "CE-R10")
def test_an_ally_cannot_be_played() -> None:
    state = situation(hands=[["family-accountant"], ["mayor-i"]], allies={"capo": "played:0"})
    assert why(state, 0, "play capo") == ("CE-4.8", "ally-once-an-act")
    assert why(state, 0, "play mayor-i") == ("CE-4.8", "ally-not-in-hand")
    assert why(state, 0, "play family-accountant") == ("CE-R10", "ally-of-no-use")
    assert args(state, 0, "play capo") == {"ally": "capo"}


@pytest.mark.rule("CE-4.4", "CE-R1")
def test_a_controlled_front_has_two_questions() -> None:
    state = situation(hands=[["gun"], ["gun"]], markers=["upper-east-side:1"])
    do(state, 0, f"thug {CLINIC}")
    assert why(state, 0, "trade one-for-5 gun") == ("CE-4.4", "say-who-goes-first")
    do(state, 0, "order controller")
    assert why(state, 1, "trade one-for-5 gun") == ("CE-R1", "accept-or-decline")


@pytest.mark.rule("CE-5.4")
def test_a_marker_that_is_not_the_own() -> None:
    state = last_thug(markers=["queens:1", *["chelsea:0"] * 9])
    assert why(state, 0, "move-marker queens 0") == ("CE-5.4", "no-own-marker-there")
    assert why(state, 0, "move-marker chelsea 9") == ("CE-5.4", "no-own-marker-there")
    assert why(state, 0, "bid 0 0 0 0") == ("CE-5.4", "marker-first")


@pytest.mark.rule("CE-6.1", "CE-6.2", "CE-R8")
def test_bids_and_choices_of_allies() -> None:
    state = last_thug(suitcases=[[5], [1], []], allies={"capo": "shown", "mayor-i": "shown"})
    assert why(state, 0, "choose capo") == ("CE-6.1", "bid-first")
    assert why(state, 0, "bid 1 0 0 0") == ("CE-R8", "not-in-suitcase")
    do(state, 0, "bid 0 0 0 1")
    assert why(state, 0, "bid 0 0 0 0") == ("CE-6.1", "bid-already")
    play(state, (1, "bid 1 0 0 0"), (2, "bid 0 0 0 0"))
    assert why(state, 1, "choose capo") == ("CE-6.2", "higher-bid-first")
    assert why(state, 0, "choose union-boss-i") == ("CE-6.2", "choose-shown-ally")


@pytest.mark.rule("CE-7.1")
def test_tribute_is_paid_down_to_the_limit_and_no_further() -> None:
    state = last_thug([[], ["gun"] * 6, ["booze"]])
    bid_all(state, *["0 0 0 0"] * 3)
    assert why(state, 2, "discard booze") == ("CE-7.1", "within-limit")
    assert args(state, 2, "discard booze") == {"limit": 5}
    assert why(state, 1, "done") == ("CE-7.1", "discard-to-limit")
    assert args(state, 1, "done") == {"limit": 5}
    assert why(state, 1, "discard booze") == ("CE-1.7", "no-such-card")


@pytest.mark.rule("CE-R16")
def test_a_card_is_put_aside_once() -> None:
    state = last_thug([[], ["gun", "booze", "blood-money", "money-1", "money-2", "money-3", "hit"], []])
    bid_all(state, *["0 0 0 0"] * 3)
    do(state, 1, "discard gun")
    assert why(state, 1, "discard gun") == ("CE-R16", "put-aside-already")
    assert args(state, 1, "discard gun") == {"card": "gun"}


@pytest.mark.rule("CE-4.1")
def test_every_reason_that_has_a_text_has_a_test() -> None:
    text = (files("capotavola.games.corleone") / "text" / "en.ftl").read_text(encoding="utf-8")
    tests = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_refusals*.py")
    )
    reasons = REASON.findall(text)
    assert len(reasons) > 50
    assert [reason for reason in reasons if f'"{reason}"' not in tests] == []
