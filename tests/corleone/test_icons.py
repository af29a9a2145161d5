"""Chapter 10: the icons, and how they are used (CE-R1, CE-R2)."""

import pytest

from capotavola.games.corleone.state import CorleoneState
from tests.corleone.opening import seen
from tests.corleone.situation import (
    CLINIC,
    EXCHANGE,
    F1,
    FREIGHT,
    GAME,
    HOTEL,
    OPERA,
    PENN,
    case,
    do,
    figure_on,
    hand,
    heard,
    legal,
    play,
    refused,
    situation,
    step,
    supply,
    told,
)


def over(state: CorleoneState) -> bool:
    """Whether the turn of seat 0 is over."""
    return step(state) == "turn" and state.deciders() == [1]


@pytest.mark.rule("CE-10.1")
def test_two_suitcases_hide_two_cards_and_no_more() -> None:
    state = situation(hands=[["money-1", "money-2", "money-3"]], tiles=["tailor"])
    play(state, (0, "thug tailor"), (0, "stash money-3"), (0, "stash money-1"))
    assert (case(state, 0), hand(state, 0)) == ([1, 3], ["money-2"])
    assert over(state)


@pytest.mark.rule("CE-10.1", "CE-10.3")
def test_two_jobs_icons_draw_two_jobs_twice() -> None:
    state = situation(tiles=["flower-shop"], deck=["hit", "ambush", "garrotte", "blackmail", "inside-man"])
    play(state, (0, "thug flower-shop"), (0, "keep hit"))
    assert sorted(legal(state, 0)) == ["keep blackmail", "keep garrotte"]
    do(state, 0, "keep garrotte")
    assert sorted(hand(state, 0)) == ["garrotte", "hit"]
    assert seen(state).discards == ["ambush", "blackmail"]
    assert over(state)


@pytest.mark.rule("CE-10.2", "CE-R13")
def test_the_suitcase_takes_one_money_card_and_everybody_sees_which() -> None:
    state = situation(hands=[["money-1", "money-5", "gun", "hit"]])
    do(state, 0, f"thug {EXCHANGE}")
    assert sorted(legal(state, 0)) == ["done", "stash money-1", "stash money-2", "stash money-5"]
    assert refused(state, 0, "stash money-3") == "CE-1.7"
    events = do(state, 0, "stash money-5")
    assert told(events, "stashed") == [{"seat": 0, "card": "money-5"}]
    assert all("stashed" in heard(events, viewer) for viewer in (0, 1, 2, 7))
    assert (case(state, 0), hand(state, 0)) == ([5], ["money-1", "money-2", "gun", "hit"])
    assert over(state)


@pytest.mark.rule("CE-10.3")
def test_a_jobs_icon_draws_two_keeps_one_and_discards_the_other() -> None:
    state = situation(deck=["hit", "ambush", "garrotte"])
    before = seen(state).deck
    do(state, 0, f"thug {PENN}")
    assert sorted(legal(state, 0)) == ["keep ambush", "keep hit"]
    assert refused(state, 0, "keep garrotte") == "CE-10.3"
    assert refused(state, 0, "done") == "CE-10.3"
    do(state, 0, "keep ambush")
    assert hand(state, 0) == ["money-2", "ambush"]
    assert seen(state).discards == ["hit"]
    assert seen(state).deck == before - 2


@pytest.mark.rule("CE-10.3", "CE-1.7")
def test_only_the_drawer_sees_the_drawn_jobs() -> None:
    state = situation(deck=["hit", "ambush"])
    do(state, 0, f"thug {PENN}")
    for viewer in (1, 2, None):
        drawn = seen(state, viewer).drawn
        assert drawn is not None
        assert (drawn.count, drawn.jobs) == (2, None)
    assert state.view(0)["missing"] == {"hit": ["gun", "blood-money"], "ambush": ["gun", "booze"]}
    assert state.view(1)["missing"] == {}


@pytest.mark.rule("CE-10.4")
def test_one_card_is_exchanged_for_five_dollars() -> None:
    state = situation(hands=[["gun", "money-1", "hit"]])
    do(state, 0, f"thug {CLINIC}")
    do(state, 0, "trade one-for-5 gun")
    assert hand(state, 0) == ["money-1", "money-5", "hit"]
    assert (supply(state, "gun"), supply(state, "money-5")) == (8, 29)
    assert over(state)


@pytest.mark.rule("CE-10.4")
def test_two_cards_are_exchanged_for_one_five() -> None:
    state = situation(hands=[["gun", "booze", "hit"]], tiles=["pool-hall"])
    play(state, (0, "thug pool-hall"), (0, "trade two-for-5 gun"))
    assert "money-5" not in hand(state, 0)
    assert refused(state, 0, "done") == "CE-10.4"
    assert refused(state, 0, "discard gun")
    do(state, 0, "discard booze")
    assert hand(state, 0) == ["money-1", "money-5", "hit"]
    assert over(state)


@pytest.mark.rule("CE-10.4")
def test_three_cards_are_exchanged_for_a_three_and_a_five() -> None:
    state = situation(hands=[["gun", "booze", "hit", "money-1"]], tiles=["casino-royale"])
    play(state, (0, "thug casino-royale"), (0, "trade three-for-8 gun"), (0, "discard booze"))
    assert hand(state, 0) == ["money-1", "hit"]
    do(state, 0, "discard hit")
    assert hand(state, 0) == ["money-1", "money-3", "money-5"]
    do(state, 0, "stash money-5")
    assert over(state)


@pytest.mark.rule("CE-10.5")
@pytest.mark.parametrize("good", ["booze", "gun", "blood-money"])
def test_one_card_is_exchanged_for_a_good(good: str) -> None:
    state = situation(hands=[["money-1"]])
    play(state, (0, f"thug {FREIGHT}"), (0, "trade one-for-goods money-1"))
    assert sorted(legal(state, 0)) == ["take blood-money", "take booze", "take gun"]
    assert refused(state, 0, "take narcotics") == "CE-10.5"
    do(state, 0, f"take {good}")
    assert sorted(hand(state, 0)) == sorted(["gun", good])
    assert supply(state, "money-1") == 30
    assert over(state)


@pytest.mark.rule("CE-10.6")
def test_money_and_goods_come_from_the_supply_into_the_hand() -> None:
    state = situation(suitcases=[[1]])
    do(state, 0, f"thug {HOTEL}")
    assert (hand(state, 0), case(state, 0)) == (["money-3", "blood-money"], [1])
    assert (supply(state, "money-3"), supply(state, "blood-money")) == (29, 7)


@pytest.mark.rule("CE-10.7")
def test_the_horse_head_makes_its_taker_the_first_player() -> None:
    state = situation(first=2)
    events = do(state, 0, f"thug {OPERA}")
    assert told(events, "horse-head") == [{"seat": 0}]
    assert seen(state).first == 0
    assert hand(state, 0) == ["money-3"]


@pytest.mark.rule("CE-R1")
@pytest.mark.parametrize(
    ("business", "kept"),
    [
        (EXCHANGE, ["money-1", "money-2", "gun"]),
        (CLINIC, ["money-1", "gun"]),
        (FREIGHT, ["money-1", "gun", "gun"]),
        ("harbour-customs", ["money-1", "money-2", "gun", "narcotics"]),
    ],
)
def test_suitcases_and_exchanges_may_be_declined_but_not_the_taking(business: str, kept: list[str]) -> None:
    tiles = ["harbour-customs"] if business == "harbour-customs" else []
    state = situation(hands=[["money-1", "gun"]], tiles=tiles)
    play(state, (0, f"thug {business}"), (0, "done"))
    assert (hand(state, 0), case(state, 0)) == (kept, [])
    assert over(state)


@pytest.mark.rule("CE-R1")
def test_jobs_must_be_drawn_even_if_the_suitcase_is_declined() -> None:
    state = situation(hands=[["money-1"]], deck=["hit", "ambush"])
    play(state, (0, f"member {F1}"), (0, "done"))
    if step(state) == "use":
        do(state, 0, "use jobs")
    do(state, 0, "keep hit")
    assert hand(state, 0) == ["money-1", "gun", "hit"]
    assert over(state)


@pytest.mark.rule("CE-R1", "CE-10.4")
@pytest.mark.parametrize(
    ("tile", "cards", "enough"),
    [
        ("pool-hall", [], False),
        ("pool-hall", ["gun"], True),
        ("casino-royale", ["gun", "hit"], False),
        ("casino-royale", ["gun", "hit", "gun"], True),
    ],
)
def test_with_too_few_cards_an_exchange_cannot_be_used(tile: str, cards: list[str], enough: bool) -> None:
    state = situation(hands=[cards], tiles=[tile])
    do(state, 0, f"thug {tile}")
    assert any(action.startswith("trade") for action in legal(state, 0)) == enough


@pytest.mark.rule("CE-R1")
def test_without_money_a_suitcase_cannot_be_used() -> None:
    state = situation(hands=[["gun"]], tiles=["tailor"])
    do(state, 0, "thug tailor")
    assert [action for action in legal(state, 0) if action.startswith("stash")] == []


@pytest.mark.rule("CE-R2")
def test_the_icons_of_several_backs_are_mixed_freely() -> None:
    """The suitcase of Central Park, the jobs of Chelsea, and the exchange of a tile there, mixed."""
    hands = [["money-1", "money-2", "booze"]]
    tiles = [
        "pawn-shop",
        "tailor",
        "flower-shop",
        "undertaker",
        "pool-hall",
        "trucking-firm",
        "harbour-customs",
    ]
    state = situation(hands=hands, tiles=tiles, deck=["hit", "ambush"], act=4)
    do(state, 0, "member upper-west-side+chelsea+central-park")
    assert {"stash money-2", "use jobs", "trade one-for-goods booze"} <= set(legal(state, 0))
    play(state, (0, "stash money-2"), (0, "use jobs"), (0, "keep hit"))
    play(state, (0, "trade one-for-goods hit"), (0, "take gun"))
    assert hand(state, 0) == ["money-1", "money-1", "gun", "booze", "blood-money"]
    assert seen(state).discards == ["ambush", "hit"]
    assert over(state)


@pytest.mark.rule("CE-R2")
def test_what_an_exchange_brings_can_go_into_the_suitcase_or_the_other_way_round() -> None:
    for moves in (["trade one-for-5 gun", "stash money-5"], ["stash money-1", "trade one-for-5 gun"]):
        state = situation(hands=[["money-1", "gun", "tax-consultant"]], act=2)
        play(state, (0, "play tax-consultant"), *[(0, move) for move in moves])
        assert case(state, 0) == [int(moves[0] == "stash money-1") or 5]
        assert over(state)


@pytest.mark.rule("CE-R2")
def test_unless_a_card_says_then() -> None:
    state = situation(hands=[["capo"]], deck=["hit", "ambush"])
    do(state, 0, "play capo")
    assert sorted(legal(state, 0)) == ["take blood-money", "take booze", "take gun"]
    assert refused(state, 0, "use jobs") == "CE-R2"
    play(state, (0, "take gun"), (0, "keep hit"))
    assert hand(state, 0) == ["gun", "hit"]


@pytest.mark.rule("CE-R2")
def test_a_figure_may_be_placed_where_nothing_can_be_used() -> None:
    state = situation()
    do(state, 0, f"thug {CLINIC}")
    assert (figure_on(state, CLINIC), hand(state, 0)) == (0, [])
    assert over(state)


@pytest.mark.rule("CE-R23", "CE-R15")
@pytest.mark.parametrize("card", ["gun", "money-2", "hit", "capo"])
def test_any_card_may_be_given_up_in_an_exchange_an_ally_too(card: str) -> None:
    state = situation(hands=[["gun", "money-2", "hit", "capo"]])
    play(state, (0, f"thug {CLINIC}"), (0, f"trade one-for-5 {card}"))
    assert sorted(hand(state, 0)) == sorted({"gun", "money-2", "hit", "capo", "money-5"} - {card})


@pytest.mark.rule("CE-R23", "CE-R15")
def test_an_ally_given_up_leaves_the_game() -> None:
    state = situation(hands=[["capo", "gun"]])
    play(state, (0, f"thug {FREIGHT}"), (0, "trade one-for-goods capo"), (0, "take booze"))
    assert hand(state, 0) == ["gun", "gun", "booze"]
    assert GAME.dump(state)["allies"] == {}


@pytest.mark.rule("CE-R23", "CE-R1")
def test_an_ally_counts_among_the_cards_of_an_exchange() -> None:
    state = situation(hands=[["capo", "mayor-i", "hired-muscle"]], tiles=["casino-royale"])
    play(state, (0, "thug casino-royale"), (0, "trade three-for-8 capo"))
    play(state, (0, "discard mayor-i"), (0, "discard hired-muscle"))
    assert hand(state, 0) == ["money-3", "money-5"]
