"""Chapter 7: tribute."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    CLINIC,
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

SIX = ["money-1", "money-2", "money-5", "gun", "narcotics", "hit"]


def tribute(
    hands: list[list[str]], act: int = 1, allies: dict[str, Json] | None = None, **more: Any
) -> CorleoneState:
    """Seat 0 plays the last figure and takes two booze; nobody bribes."""
    state = situation(
        len(hands),
        hands=hands,
        allies=allies,
        act=act,
        thugs_left=[1, *[0] * (len(hands) - 1)],
        members_left=[0] * len(hands),
        **more,
    )
    do(state, 0, f"thug {DOCKS}")
    if act < 4:
        bid_all(state, *["0 0 0 0"] * len(hands))
    return state


def discards(state: CorleoneState) -> Json:
    return state.view(None)["discards"]


@pytest.mark.rule("CE-7.1", "CE-R17")
@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hand_limits_are_five_four_three_and_two(act: int, limit: int) -> None:
    state = tribute([[], ["money-1"] * limit, ["money-1"] * (limit + 1)], act)
    assert state.view(None)["limit"] == limit
    assert state.deciders() == [2]
    do(state, 2, "discard money-1")
    assert step(state) == ("over" if act == 4 else "turn")


@pytest.mark.rule("CE-7.1")
def test_all_discard_exactly_down_to_the_limit() -> None:
    state = tribute([[], SIX, [*SIX, "garrotte", "booze"]])
    play(state, (1, "discard money-1"), (2, "discard gun"), (2, "discard hit"), (2, "discard booze"))
    assert hand(state, 1) == ["money-2", "money-5", "gun", "narcotics", "hit"]
    assert hand(state, 2) == ["money-1", "money-2", "money-5", "narcotics", "garrotte"]
    assert step(state) == "turn"


@pytest.mark.rule("CE-7.1")
def test_everybody_chooses_the_own_discards() -> None:
    state = tribute([[], [*SIX, "capo"], []])
    assert legal(state, 1) == [f"discard {card}" for card in [*SIX, "capo"]]
    assert refused(state, 1, "discard booze") == "CE-1.7"
    do(state, 1, "discard gun")
    assert refused(state, 1, "discard gun") == "CE-R16"
    assert refused(state, 1, "done") == "CE-7.1"


@pytest.mark.rule("CE-7.1", "CE-R15")
def test_money_and_goods_go_to_the_supply_and_jobs_face_up_to_the_discard() -> None:
    state = tribute([[], [*SIX, "garrotte", "booze", "money-3"], []], discards=["bookmaking"])
    before = [supply(state, card) for card in ("money-5", "gun", "narcotics")]
    for card in ("money-5", "gun", "hit", "narcotics"):
        do(state, 1, f"discard {card}")
    assert [supply(state, card) for card in ("money-5", "gun", "narcotics")] == [n + 1 for n in before]
    assert discards(state) == ["bookmaking", "hit"]


@pytest.mark.rule("CE-7.1")
def test_a_discarded_ally_is_out_of_the_game() -> None:
    state = tribute([[], [*SIX[:5], "capo"], []])
    do(state, 1, "discard capo")
    assert "capo" not in hand(state, 1)
    assert "capo" not in str(state.view(None)["allies"])
    assert of(state, 1, "allies") == []
    assert refused(state, state.deciders()[0], "play capo") == "CE-4.8"


@pytest.mark.rule("CE-7.1", "CE-R15", "CE-R23")
def test_an_ally_given_up_in_an_exchange_is_out_of_the_game_at_once() -> None:
    state = situation(hands=[["capo"]])
    play(state, (0, f"thug {CLINIC}"), (0, "trade one-for-5 capo"))
    assert hand(state, 0) == ["money-5"]
    assert state.view(None)["allies"] == []


@pytest.mark.rule("CE-7.1")
def test_allies_in_the_hand_count_towards_the_limit() -> None:
    assert tribute([[], [*SIX[:4], "capo"], []]).deciders() != [1]
    state = tribute([[], [*SIX[:4], "capo", "mayor-i"], []])
    assert (step(state), state.deciders()) == ("discards", [1])


@pytest.mark.rule("CE-7.1", "CE-4.8")
def test_played_allies_return_to_the_hand_first_and_count() -> None:
    state = tribute([[], SIX[:5], SIX[:4]], allies={"capo": "played:1", "mayor-i": "played:2"})
    assert state.deciders() == [1]
    assert "capo" in hand(state, 1)
    assert "mayor-i" in hand(state, 2)
    do(state, 1, "discard money-1")
    assert (of(state, 1, "played"), of(state, 1, "allies")) == ([], ["capo"])


@pytest.mark.rule("CE-7.1")
def test_before_the_tribute_phase_a_hand_has_no_limit() -> None:
    state = situation(hands=[["money-1"] * 9], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    assert step(state) == "bids"
    assert of(state, 0, "hand_size") == 11


@pytest.mark.rule("CE-7.1")
def test_an_ally_got_by_bribery_counts_at_once() -> None:
    state = situation(
        hands=[[], SIX[:5], []],
        suitcases=[[], [1], []],
        allies={"capo": "shown", "mayor-i": "shown"},
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, "0 0 0 0", "1 0 0 0", "0 0 0 0")
    do(state, 1, "choose capo")
    assert (step(state), state.deciders()) == ("discards", [1])


@pytest.mark.rule("CE-R16", "CE-7.1")
def test_all_choose_their_discards_at_the_same_time_and_secretly() -> None:
    state = tribute([SIX[:4], SIX, [*SIX, "garrotte"]])
    assert state.deciders() == [0, 1, 2]
    before = supply(state, "gun")
    events = do(state, 2, "discard gun")
    assert heard(events, 1) == heard(events, 7) == ["put-aside"]
    assert "card" not in told(events, "put-aside")[0]
    assert heard(events, 2) == ["put-card-aside"]
    assert supply(state, "gun") == before
    assert of(state, 2, "hand_size") == 7
    assert of(state, 2, "aside") == 1
    assert of(state, 2, "aside_cards") is None
    play(state, (2, "discard hit"), (1, "discard narcotics"))
    assert discards(state) == []
    events = do(state, 0, "discard money-5")
    shown = [(event["seat"], event["card"]) for event in told(events, "discarded")]
    assert sorted(shown) == [(0, "money-5"), (1, "narcotics"), (2, "gun"), (2, "hit")]
    assert supply(state, "gun") == before + 1


@pytest.mark.rule("CE-7.1")
def test_who_is_within_the_limit_discards_nothing() -> None:
    state = tribute([[], SIX, SIX[:5]])
    assert refused(state, 2, "discard money-1") == "CE-7.1"
    assert legal(state, 2) == []
    do(state, 1, "discard money-1")
    assert refused(state, 1, "discard money-2") in ("CE-7.1", "CE-4.1")
    assert hand(state, 2) == SIX[:5]


@pytest.mark.rule("CE-7.2")
def test_in_act_four_money_kept_goes_into_the_suitcase() -> None:
    state = tribute([["money-3"], ["money-5", "money-1"], ["money-2"]], 4, suitcases=[[], [2], [1]])
    play(state, (0, "discard booze"))
    assert [case(state, seat) for seat in range(3)] == [[3], [1, 2, 5], [1, 2]]
    assert [of(state, seat, "hand_size") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CE-7.2", "CE-7.1")
def test_in_act_four_only_money_within_the_limit_is_kept() -> None:
    state = tribute([[], ["money-5", "money-5", "money-1"], []], 4)
    before = supply(state, "money-5")
    do(state, 1, "discard money-5")
    assert case(state, 1) == [1, 5]
    assert supply(state, "money-5") == before + 1


@pytest.mark.rule("CE-7.2")
def test_in_act_four_everything_but_money_is_discarded() -> None:
    state = tribute([[], ["hit", "narcotics"], ["newspaper-editor", "money-2"]], 4)
    assert (supply(state, "booze"), supply(state, "narcotics")) == (8, 8)
    assert discards(state) == ["hit"]
    assert [of(state, seat, "hand_size") for seat in range(3)] == [0, 0, 0]
    assert of(state, 2, "allies") == []
    assert case(state, 2) == [2]
    assert of(state, 1, "completed") == []


@pytest.mark.rule("CE-7.2")
def test_before_act_four_money_stays_in_the_hand() -> None:
    state = tribute([[], ["money-5", "gun"], []], 3)
    assert hand(state, 1) == ["money-5", "gun"]
    assert case(state, 1) == []
