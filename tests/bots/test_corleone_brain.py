"""What search knows of Corleone's Empire: how people play on at a glance, and what holdings lead to."""

import pytest

from capotavola.bots.search.brains import corleone_prospects as prospects
from capotavola.bots.search.brains import corleone_quick as quick
from capotavola.engine.chance import fast_chance
from capotavola.games.corleone.rules import ACTS
from capotavola.games.corleone.state import CorleoneState
from tests.boxes import game_of
from tests.corleone.situation import CLINIC, DOCKS, EXCHANGE, F2, HOTEL, OPERA, do, situation, step

TRIES = 12  # people have whims


def chosen(state: CorleoneState, seat: int) -> set[str]:
    """All that a seat does there at a glance, in one mood or another."""
    actions = state.legal(seat)
    return {str(quick.choose(state, seat, actions, fast_chance(number))) for number in range(TRIES)}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_played_at_a_glance(players: int) -> None:
    asked: set[str] = set()
    for number in range(4):
        state = game_of("corleone").start(players=players, seed=f"quick/{number}".encode())
        assert isinstance(state, CorleoneState)
        chance = fast_chance(number)
        while state.waiting:
            seat = state.deciders()[-1]
            actions = state.legal(seat)
            asked.add(step(state))
            choice = quick.choose(state, seat, actions, chance)
            assert choice in actions
            state.step(seat, choice)
        assert max(state.points()) > 20
    assert {"turn", "use", "keeping", "bids", "discards"} <= asked


def test_the_last_figure_is_played_after_all_else() -> None:
    """CE-4.2: without a figure there are no turns any more."""
    own = [["gun", "warehouse-raid", "money-5"]]
    state = situation(hands=own, thugs_left=[1, 2, 2], members_left=[0, 1, 1])
    assert all(action.startswith("complete hand warehouse-raid gun") for action in chosen(state, 0))


def test_the_highest_card_is_saved() -> None:
    state = situation(hands=[["money-1", "money-3", "money-5"]])
    do(state, 0, f"thug {EXCHANGE}")
    assert chosen(state, 0) == {"stash money-5"}


def test_a_card_is_given_up_for_more_than_it_is_worth() -> None:
    state = situation(hands=[["money-1", "narcotics", "money-5"]])
    do(state, 0, f"thug {CLINIC}")
    assert chosen(state, 0) == {"trade one-for-5 money-1"}


def test_who_would_gain_by_a_shot_takes_it() -> None:
    """Two figures to two: without one of theirs the war is won."""
    state = situation(
        hands=[["gun", "blood-money", "hit"]],
        thugs={HOTEL: 0, "undertaker": 1, OPERA: 2},
        tiles=["pawn-shop", "flower-shop", "trucking-firm", "pool-hall", "tailor", "undertaker"],
        act=3,
    )
    do(state, 0, "complete hand hit gun+blood-money money-first")
    assert chosen(state, 0) == {"gun-down undertaker"}


def test_in_the_last_act_a_war_is_fought_where_it_brings_the_most_markers() -> None:
    """CE-9.1: in Brooklyn one marker more makes all the difference, elsewhere none does."""
    others = [f"{turf}:1" for turf in ("wall-street", "upper-east-side", "queens", "upper-west-side") * 2]
    more = ["midtown:2", "midtown:2", "chelsea:2", "chelsea:2", "brooklyn:2", "brooklyn:2", "brooklyn:0"]
    state = situation(
        markers=[*others, *more], thugs_left=[2, 0, 0], members_left=[0, 0, 0], act=4, hands=[["money-1"]]
    )
    assert chosen(state, 0) == {f"thug {DOCKS}"}


def test_of_what_is_discarded_the_least_goes_first() -> None:
    own = ["money-1", "money-5", "money-3", "narcotics", "gun", "booze"]
    state = situation(
        hands=[own], thugs_left=[0, 0, 0], members_left=[1, 0, 0], act=1, members={"queens+brooklyn": 1}
    )
    do(state, 0, f"member {F2}")
    while step(state) != "discards":
        state.step(state.deciders()[0], state.legal(state.deciders()[0])[0])
    assert chosen(state, 0) == {"discard money-1"}


def test_chances_to_win_are_parts_of_one_and_grow_with_what_one_has() -> None:
    for act in (1, 2, 3, 4):
        state = situation(
            suitcases=[[5], [5, 5], [5]], hands=[["money-1"], ["money-1"], ["money-5"]], act=act
        )
        chances = [prospects.chance_to_win(state, seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert chances[1] > chances[2] > chances[0]


def test_holdings_are_what_lies_on_the_table() -> None:
    state = situation(
        hands=[["money-5", "money-2", "gun", "booze", "narcotics", "capo"], [], []],
        suitcases=[[5, 3], [], []],
        thugs={HOTEL: 0, DOCKS: 1},
        markers=["midtown:1", "brooklyn:0", "brooklyn:1"],
        completed=["0:hit", "0:ambush", "1:blackmail"],
        first=0,
        act=2,
    )
    has = dict(zip(prospects.HOLDINGS, prospects.holdings(state)[0], strict=True))
    assert has["saved"] == 8
    assert (has["dollars"], has["kept"], has["goods"], has["narcotics"]) == (7, 7, 2, 1)
    assert (has["figures"], has["horse head"], has["jobs done"], has["too many"]) == (3, 1, 2, 1)
    assert (has["most markers"], has["equal markers"], has["control"]) == (0, 1, 0)
    assert (has["ahead"], has["level"], has["decisive"]) == (1, 0, 1)
    assert (has["most jobs"], has["equal jobs"]) == (1, 0)
    assert has["allies"] > has["played allies"] == 0


def test_there_is_a_figure_for_each_holding() -> None:
    assert len(prospects.WEIGHTS) == len(prospects.HOLDINGS)
    assert all(len(weights) == ACTS for weights in prospects.WEIGHTS)
