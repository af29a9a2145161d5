"""The worlds that a viewer may imagine remember all that the viewer has seen."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    EXCHANGE,
    F2,
    GAME,
    HOTEL,
    PENN,
    RULES,
    bid_all,
    do,
    hand,
    legal,
    play,
    situation,
)

BLACKMAIL = ["blackmail", "booze", "blood-money"]


def worlds(state: CorleoneState, viewer: int | None, count: int = 60) -> list[CorleoneState]:
    found: list[CorleoneState] = []
    for number in range(1, count + 1):
        world = state.imagine(viewer, number)
        assert isinstance(world, CorleoneState)
        assert world.view(viewer) == state.view(viewer)
        found.append(world)
    return found


def imagined(state: CorleoneState, viewer: int | None, seat: int) -> set[str]:
    """All the hands that the viewer imagines there; jobs by their names."""
    return {" ".join(hand(world, seat)) for world in worlds(state, viewer)}


def kinds(state: CorleoneState, viewer: int | None, seat: int) -> set[str]:
    """The same, but of jobs only their number."""
    names = dict.fromkeys(RULES.job_names, "job")
    return {" ".join(names.get(card, card) for card in hand(world, seat)) for world in worlds(state, viewer)}


def blackmail(giver: list[str], *gifts: str, third: list[str] | None = None) -> CorleoneState:
    """Of four, seat 0 blackmails seat 1; seats 2 and 3 look on."""
    state = situation(4, hands=[BLACKMAIL, giver, third or [], ["money-2"]])
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    for gift in gifts:
        play(state, (0, "against gift 1"), (1, f"give {gift}"))
    if len(gifts) < 2:
        do(state, 0, "done")
    return state


@pytest.mark.rule("CE-R13")
def test_before_any_card_has_passed_money_and_goods_in_hands_can_be_counted() -> None:
    state = situation(hands=[["money-3", "gun"], ["money-5", "booze"], []])
    for viewer in (0, 1, 2, None):
        assert imagined(state, viewer, 0) == {"money-3 gun"}


@pytest.mark.rule("CE-R13", "CE-1.7")
def test_others_imagine_other_jobs_in_a_hand_and_the_owner_the_true_ones() -> None:
    state = situation(hands=[["hit", "ambush"], [], []])
    assert imagined(state, 0, 0) == {"hit ambush"}
    assert len(imagined(state, 1, 0)) > 20
    assert len(imagined(state, None, 0)) > 20


@pytest.mark.rule("CE-R13", "CE-1.2")
def test_a_job_in_sight_is_imagined_in_no_hand() -> None:
    state = situation(
        hands=[["hit", "ambush"], ["night-swim"], []],
        public=["an-offer", "inside-man"],
        discards=["numbers-racket"],
        completed=["2:lost-ledger"],
    )
    seen = {"night-swim", "an-offer", "inside-man", "numbers-racket", "lost-ledger"}
    for world in worlds(state, 1):
        assert not seen & set(hand(world, 0))


@pytest.mark.rule("CE-R13")
@pytest.mark.parametrize("gift", ["gun", "money-1", "hit"])
def test_giver_and_taker_know_the_card_in_every_world(gift: str) -> None:
    state = blackmail(["gun", "money-1", "hit"], gift)
    assert all(gift in hand(world, 0) for world in worlds(state, 1))
    assert all(gift not in hand(world, 1) for world in worlds(state, 1))
    assert all(gift in hand(world, 0) for world in worlds(state, 0))
    left = {"gun", "money-1", "hit"} - {gift, "hit"}
    for world in worlds(state, 0):
        assert left <= set(hand(world, 1))
        assert len(hand(world, 1)) == 2


@pytest.mark.rule("CE-R13")
@pytest.mark.parametrize("gift", ["gun", "money-1", "hit"])
def test_to_the_others_it_may_have_been_any_card(gift: str) -> None:
    state = blackmail(["gun", "money-1", "hit"], gift)
    for viewer in (2, 3, None):
        assert kinds(state, viewer, 0) == {"money-3 gun", "money-1 money-3", "money-3 job"}
        assert kinds(state, viewer, 1) == {"money-1 job", "gun job", "money-1 gun"}


@pytest.mark.rule("CE-R13")
def test_both_hands_of_a_passing_fit_together() -> None:
    state = blackmail(["gun", "money-1", "booze"], "gun")
    for world in worlds(state, 2):
        assert sorted([*hand(world, 0), *hand(world, 1)]) == ["booze", "gun", "money-1", "money-3"]


@pytest.mark.rule("CE-R13")
def test_a_gift_that_could_be_nothing_else_is_known_to_all() -> None:
    state = blackmail(["gun", "gun"], "gun")
    assert kinds(state, 2, 0) == {"money-3 gun"}


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_a_gun_spent_that_came_from_the_gift_settles_what_it_was() -> None:
    state = situation(
        4, hands=[BLACKMAIL, ["gun", "money-1", "hit"], [], ["money-2"]], public=["warehouse-raid"]
    )
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    play(state, (0, "against gift 1"), (1, "give gun"), (0, "done"))
    assert len(kinds(state, 3, 1)) == 3
    play(state, (1, f"thug {DOCKS}"), (2, "thug grand-hotel"), (3, "thug opera-house"))
    do(state, 0, "complete public warehouse-raid gun money-first")
    for viewer in (2, 3, None):
        assert kinds(state, viewer, 1) == {"money-1 booze booze job"}


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_a_job_completed_that_came_from_the_gift_settles_what_it_was() -> None:
    state = situation(4, hands=[[*BLACKMAIL, "booze"], ["gun", "bookmaking"], [], ["money-2"]])
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    play(state, (0, "against gift 1"), (1, "give bookmaking"), (0, "done"))
    assert kinds(state, 3, 1) == {"gun", "job"}
    play(state, (1, f"thug {DOCKS}"), (2, f"thug {EXCHANGE}"), (2, "done"), (3, f"member {F2}"))
    do(state, 0, "complete hand bookmaking booze money-first")
    for viewer in (2, 3, None):
        assert kinds(state, viewer, 1) == {"gun booze booze"}
    play(state, (1, "thug air-freight-terminal"), (1, "done"), (2, f"thug {HOTEL}"), (3, "thug opera-house"))
    do(state, 0, f"thug {PENN}")
    do(state, 0, legal(state, 0)[0])
    assert kinds(state, 3, 1) == {"gun gun booze booze"}


@pytest.mark.rule("CE-R13")
def test_a_card_the_giver_still_has_was_not_the_gift() -> None:
    state = blackmail(["gun", "money-1", "hit"], "hit")
    do(state, 1, "thug stock-exchange")
    do(state, 1, "stash money-1")
    assert kinds(state, 3, 0) == {"money-3 gun", "money-3 job"}


@pytest.mark.rule("CE-R13", "CE-R10")
def test_an_ally_that_puts_money_away_shows_that_there_is_money() -> None:
    state = blackmail(["gun", "money-1", "family-accountant"], "gun")
    assert kinds(state, 3, 0) == {"money-3 gun", "money-1 money-3"}
    do(state, 1, "play family-accountant")
    assert kinds(state, 3, 0) == {"money-3 gun"}


@pytest.mark.rule("CE-R13")
def test_two_gifts_are_imagined_together() -> None:
    state = blackmail(["gun", "money-1", "booze"], "gun", "money-1")
    expected = {"money-1 money-3 gun", "money-1 money-3 booze", "money-3 gun booze"}
    assert kinds(state, 2, 0) == expected
    assert kinds(state, 1, 0) == kinds(state, 0, 0) == {"money-1 money-3 gun"}


@pytest.mark.rule("CE-R13", "CE-R21")
def test_who_looked_at_a_hand_knows_it_and_the_others_do_not() -> None:
    hands = [["safe-job", "gun", "gun", "booze"], ["money-5", "hit", "ambush"], []]
    state = situation(hands=hands)
    do(state, 0, "complete hand safe-job gun+gun+booze money-first")
    play(state, (0, "against look-take-money 1"), (0, "take money-5"))
    assert imagined(state, 0, 1) == {"hit ambush"}
    assert len(imagined(state, 2, 1)) > 20
    assert len(imagined(state, None, 1)) > 20


@pytest.mark.rule("CE-R13", "CE-R21")
def test_who_looked_knows_a_gift_that_went_before() -> None:
    state = situation(
        4,
        act=3,
        hands=[BLACKMAIL, ["gun", "money-1"], [], ["newspaper-editor"]],
        thugs={"opera-house": 1, "grand-hotel": 1},
    )
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    play(state, (0, "against gift 1"), (1, "give money-1"), (0, "done"))
    play(state, (1, f"member {F2}"), (2, f"thug {DOCKS}"))
    assert len(kinds(state, 3, 0)) == 2
    play(state, (3, "play newspaper-editor"), (3, "against look-take-good 0"))
    assert kinds(state, 3, 0) == {"money-1 money-3"}


@pytest.mark.rule("CE-R13", "CE-R19")
def test_when_an_editor_takes_nothing_all_know_that_there_were_no_goods() -> None:
    state = situation(
        4,
        act=3,
        hands=[BLACKMAIL, ["gun", "money-1"], [], ["newspaper-editor"]],
        thugs={"opera-house": 1, "grand-hotel": 1},
    )
    do(state, 0, "complete hand blackmail booze+blood-money money-first")
    play(state, (0, "against gift 1"), (1, "give money-1"), (0, "done"))
    play(state, (1, f"member {F2}"), (2, f"thug {DOCKS}"))
    play(state, (3, "play newspaper-editor"), (3, "against look-take-good 0"), (3, "done"))
    for viewer in (2, 3, None):
        assert kinds(state, viewer, 0) == {"money-1 money-3"}


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_the_highest_money_card_taken_can_be_worked_out() -> None:
    state = situation(hands=[["kidnapping", "gun", "blood-money"], ["money-1", "money-5", "hit"], []])
    do(state, 0, "complete hand kidnapping gun+blood-money money-first")
    do(state, 0, "against highest-money 1")
    assert kinds(state, 2, 0) == {"money-2 money-2 money-5"}


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_a_dollar_is_a_dollar_where_there_is_one_and_open_where_there_is_none() -> None:
    hands = [["protection-racket", "gun", "booze"], ["money-1", "money-5"], ["money-2", "money-5"], []]
    state = situation(4, hands=hands)
    play(state, (0, "complete hand protection-racket gun+booze money-first"), (0, "use dollar-from-each"))
    play(state, (1, "give money-1"), (2, "give money-5"))
    assert kinds(state, 3, 1) == {"money-5"}
    assert kinds(state, 3, 2) == {"money-2", "money-5"}
    assert kinds(state, 1, 2) == {"money-2", "money-5"}
    assert kinds(state, 0, 2) == kinds(state, 2, 2) == {"money-2"}


@pytest.mark.rule("CE-R13", "CE-6.1")
def test_sealed_bids_vary_in_the_worlds_of_the_others_only() -> None:
    state = situation(suitcases=[[5], [1, 2, 5], [5]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    do(state, 1, "bid 0 0 0 1")

    def bids(viewer: int | None) -> set[Json]:
        views: list[Any] = [world.view(1) for world in worlds(state, viewer)]
        return {view["bids"][1]["amount"] for view in views}

    assert bids(1) == {5}
    assert len(bids(0)) > 3
    assert len(bids(None)) > 3
    play(state, (0, "bid 0 0 0 0"), (2, "bid 0 0 0 0"))


@pytest.mark.rule("CE-R13", "CE-R16")
def test_cards_put_aside_vary_in_the_worlds_of_the_others_only() -> None:
    six = ["money-1", "money-2", "money-3", "gun", "booze", "blood-money"]
    state = situation(hands=[[], six, six], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *["0 0 0 0"] * 3)
    do(state, 1, "discard gun")

    def aside(viewer: int | None) -> set[str]:
        views: list[Any] = [world.view(1) for world in worlds(state, viewer)]
        return {str(view["seats"][1]["aside_cards"]) for view in views}

    assert aside(1) == {"['gun']"}
    assert len(aside(0)) == 6
    assert len(aside(None)) == 6


@pytest.mark.rule("CE-R13", "CE-10.3")
def test_drawn_jobs_vary_in_the_worlds_of_the_others_only() -> None:
    state = situation(deck=["night-swim", "an-offer"])
    do(state, 0, f"thug {PENN}")

    def drawn(viewer: int | None) -> set[str]:
        views: list[Any] = [world.view(0) for world in worlds(state, viewer)]
        return {str(view["drawn"]["jobs"]) for view in views}

    assert drawn(0) == {"['night-swim', 'an-offer']"}
    assert len(drawn(1)) > 20
    do(state, 0, "keep night-swim")
    assert imagined(state, 0, 0) == {"money-2 night-swim"}
    assert len(imagined(state, 1, 0)) > 10
    assert all("an-offer" not in hand(world, 0) for world in worlds(state, 1))


@pytest.mark.rule("CE-R13")
def test_to_imagine_leaves_the_true_table_alone() -> None:
    state = blackmail(["gun", "money-1", "hit"], "gun")
    before = GAME.dump(state)
    worlds(state, 2)
    assert GAME.dump(state) == before
