"""CE-R25: exchanges when the supply has nothing for them."""

import pytest

from tests.corleone.situation import CLINIC, FREIGHT, do, hand, legal, play, refused, situation, supply, told

NO_MONEY = {"money-1": 0, "money-2": 0, "money-3": 0, "money-5": 0}
NO_GOODS = {"gun": 0, "booze": 0, "blood-money": 0}


@pytest.mark.rule("CE-R25")
def test_one_for_goods_is_not_usable_when_no_good_is_left() -> None:
    state = situation(hands=[["money-1", "narcotics", "hit"]], supply=NO_GOODS)
    do(state, 0, f"thug {FREIGHT}")
    assert legal(state, 0) == ["done"], "asked all the same: nobody else knows the hand"
    assert refused(state, 0, "trade one-for-goods money-1") == "CE-R25"
    assert refused(state, 0, "trade one-for-goods narcotics") == "CE-R25"
    do(state, 0, "done")
    assert hand(state, 0) == ["money-1", "narcotics", "hit"]
    assert state.deciders() == [1]


@pytest.mark.rule("CE-R25")
def test_a_good_that_is_given_up_can_itself_be_taken() -> None:
    state = situation(hands=[["money-1", "booze"]], supply={**NO_GOODS, "narcotics": 8})
    do(state, 0, f"thug {FREIGHT}")
    assert legal(state, 0) == ["trade one-for-goods booze", "done"]
    do(state, 0, "trade one-for-goods booze")
    assert legal(state, 0) == ["take booze"]
    do(state, 0, "take booze")
    assert hand(state, 0) == ["money-1", "booze"]


@pytest.mark.rule("CE-R25")
def test_without_any_card_but_allies_nobody_is_asked() -> None:
    """What everybody can count suffices to know that there is nothing to gain."""
    state = situation(hands=[["capo"]], supply=NO_MONEY)
    do(state, 0, f"thug {CLINIC}")
    assert hand(state, 0) == ["capo"]
    assert state.deciders() == [1]


@pytest.mark.rule("CE-R25", "CE-R7")
@pytest.mark.parametrize("left", ["money-1", "money-3", "money-5"])
def test_any_money_in_the_bank_is_something_to_gain(left: str) -> None:
    state = situation(hands=[["gun"]], supply={**NO_MONEY, left: 1})
    play(state, (0, f"thug {CLINIC}"), (0, "trade one-for-5 gun"))
    assert hand(state, 0) == [left]


@pytest.mark.rule("CE-R25")
@pytest.mark.parametrize(("tile", "exchange"), [("pool-hall", "two-for-5"), ("casino-royale", "three-for-8")])
def test_with_an_empty_bank_the_first_card_given_up_is_money(tile: str, exchange: str) -> None:
    state = situation(hands=[["gun", "booze", "money-2"]], tiles=[tile], supply=NO_MONEY)
    do(state, 0, f"thug {tile}")
    trades = [action for action in legal(state, 0) if action.startswith("trade")]
    assert trades == [f"trade {exchange} money-2"]
    events = play(state, (0, f"trade {exchange} money-2"), (0, "discard gun"))
    if exchange == "three-for-8":
        events = do(state, 0, "discard booze")
        assert told(events, "nothing-left") == [{"seat": 0, "card": "money-5"}]
    assert told(events, "took") == [{"seat": 0, "card": "money-2"}]
    assert sum(supply(state, card) for card in NO_MONEY) == 0


@pytest.mark.rule("CE-R25", "CE-R10")
def test_an_ally_is_of_no_use_only_to_get_an_own_card_back() -> None:
    hands = [["shipping-magnate", "money-1", "money-2"]]
    dry = {**NO_GOODS, **NO_MONEY}
    assert refused(situation(hands=hands, act=4, supply=dry), 0, "play shipping-magnate") == "CE-R10"
    do(situation(hands=hands, act=4, supply={**dry, "money-1": 1}), 0, "play shipping-magnate")


@pytest.mark.rule("CE-R25", "CE-R2")
def test_what_somebody_pays_makes_the_exchange_usable_again() -> None:
    hands = [["charity-gala", "booze"], ["money-1"]]
    state = situation(hands=hands, supply=NO_GOODS)
    do(state, 0, "complete hand charity-gala booze money-first")
    do(state, 0, "done")
    play(state, (1, f"thug {FREIGHT}"), (1, "trade one-for-goods money-1"), (1, "take booze"))
    assert hand(state, 1) == ["booze"]
