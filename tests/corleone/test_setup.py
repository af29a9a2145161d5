"""Chapter 1: set-up; and the course of an act and of the game (CE-3.2)."""

import random
from collections import Counter

import pytest

import capotavola
from tests.corleone.opening import discard_down, opened, play_to, seen
from tests.corleone.situation import (
    F2,
    GAME,
    RULES,
    bid_all,
    case,
    do,
    end_phase,
    hand,
    side,
    situation,
    step,
    told,
)

SEEDS = [b"%d" % number for number in range(80)]
FAMILIES = {"marzullo", "matarazzo", "pizzino", "vitale", "caccamo"}


@pytest.mark.rule("CE-1.1")
@pytest.mark.parametrize("players", [0, 1, 6, 7])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(capotavola.BadSetup):
        GAME.start(players=players, seed=b"table")
    assert [opened(number).players for number in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("CE-1.1", "CE-R18")
def test_five_families_are_dealt_to_the_seats_at_random() -> None:
    games = [[seat.family for seat in seen(opened(4, seed)).seats] for seed in SEEDS]
    assert all(len(set(families)) == 4 for families in games)
    for seat in range(4):
        assert {families[seat] for families in games} == FAMILIES


@pytest.mark.rule("CE-R18", "CE-4.1")
def test_the_families_do_not_change_the_order_of_the_seats() -> None:
    spaces = [
        F2,
        "upper-east-side+midtown+queens",
        "upper-east-side+queens",
        "upper-west-side+upper-east-side",
    ]
    for seed in SEEDS[:20]:
        state = opened(4, seed)
        first = seen(state).first
        for turn in range(4):
            assert state.deciders() == [(first + turn) % 4]
            do(state, (first + turn) % 4, f"member {spaces[turn]}")
            if step(state) == "use":
                do(state, (first + turn) % 4, "done")


@pytest.mark.rule("CE-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_four_acts_the_richest_wins(players: int) -> None:
    state = opened(players, b"rich")
    chance = random.Random(players)
    acts: set[int] = set()
    while state.outcome() is None:
        acts.add(seen(state).act)
        seat = state.deciders()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    outcome = state.outcome()
    assert outcome is not None
    assert acts == {1, 2, 3, 4}
    assert len(set(outcome.scores)) > 1
    richest = [seat for seat in range(players) if outcome.scores[seat] == max(outcome.scores)]
    assert outcome.winners
    assert set(outcome.winners) <= set(richest)


@pytest.mark.rule("CE-1.3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 0), (3, 0), (4, 1), (5, 3)])
def test_more_players_start_with_more_tiles(players: int, tiles: int) -> None:
    view = seen(opened(players))
    laid = [business for business in view.businesses if business.colour != "printed"]
    turfs = ["wall-street", "brooklyn", "upper-east-side", "queens"]
    assert [tile.turf for tile in laid] == turfs[: tiles + 1], "those, and the one of act I"
    assert {tile.colour for tile in laid} == {"blue"}


@pytest.mark.rule("CE-1.4")
@pytest.mark.parametrize(("players", "jobs"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_so_many_jobs_are_public(players: int, jobs: int) -> None:
    state = opened(players)
    assert len(seen(state).public) == jobs
    assert seen(state).deck == 44 - jobs - 2 * players


@pytest.mark.rule("CE-1.4")
def test_anybody_may_complete_a_public_job() -> None:
    state = situation(hands=[["booze"], ["booze"]], public=["bookmaking", "bookmaking"])
    do(state, 0, "complete public bookmaking booze money-first")
    do(state, 1, "complete public bookmaking booze money-first")
    assert seen(state).public == []


@pytest.mark.rule("CE-1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_ally_less_than_players_is_shown_and_the_others_are_gone(players: int) -> None:
    state = opened(players)
    assert len(seen(state).allies) == players - 1
    assert GAME.dump(state)["allies"] == dict.fromkeys(seen(state).allies, "shown")


@pytest.mark.rule("CE-1.5")
def test_the_allies_are_shuffled() -> None:
    assert len({str(seen(opened(2, seed)).allies) for seed in SEEDS}) == 6
    assert len({str(sorted(seen(opened(3, seed)).allies)) for seed in SEEDS}) == 15


@pytest.mark.rule("CE-1.6")
@pytest.mark.parametrize(("players", "thugs"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_everybody_starts_with_thugs_the_don_and_nine_markers(players: int, thugs: int) -> None:
    state = opened(players)
    for seat in range(players):
        assert case(state, seat) == []
        own = seen(state).seats[seat]
        assert (own.thugs, own.members, own.markers) == (thugs, 1, 9)
        assert (own.completed, own.played, own.thugs_in_hudson, own.members_in_hudson) == ([], [], 0, 0)


@pytest.mark.rule("CE-1.6")
def test_at_the_start_no_figure_stands_anywhere() -> None:
    view = seen(opened())
    assert {business.thug for business in view.businesses} == {None}
    assert {space.member for space in view.spaces} == {None}
    assert not any(turf.chief for turf in view.turfs)
    assert view.hudson == []


@pytest.mark.rule("CE-1.6", "CE-8.1")
@pytest.mark.parametrize(("act", "members"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_the_consigliere_joins_for_act_two_and_the_heir_for_act_four(act: int, members: int) -> None:
    state = opened(2)
    play_to(state, act)
    assert seen(state).act == act
    assert [seat.members for seat in seen(state).seats] == [members, members]
    assert [seat.thugs for seat in seen(state).seats] == [3, 3]


@pytest.mark.rule("CE-1.7")
@pytest.mark.parametrize("players", [2, 5])
def test_the_first_hand_is_one_two_and_three_dollars_and_two_jobs(players: int) -> None:
    state = opened(players)
    for seat in range(players):
        cards = hand(state, seat)
        assert cards[:3] == ["money-1", "money-2", "money-3"]
        assert len(cards) == 5
        assert all(card in RULES.job_names for card in cards[3:])


@pytest.mark.rule("CE-1.7")
def test_the_hand_is_secret() -> None:
    state = opened(4)
    for viewer in (0, 1, 2, 3, None):
        for seat in range(4):
            shown = seen(state, viewer).seats[seat].hand
            assert (shown is not None) == (seat == viewer)
            assert seen(state, viewer).seats[seat].hand_size == 5


@pytest.mark.rule("CE-1.7")
def test_goods_and_allies_go_into_the_hand() -> None:
    state = situation(
        2, suitcases=[[1], []], allies={"capo": "shown"}, thugs_left=[1, 0], members_left=[0, 0]
    )
    do(state, 0, "thug red-hook-docks")
    bid_all(state, "1 0 0 0", "0 0 0 0")
    if step(state) == "choosing":
        do(state, 0, "choose capo")
    assert Counter(hand(state, 0)) == {"booze": 2, "capo": 1}


@pytest.mark.rule("CE-1.8")
def test_the_horse_head_goes_to_a_random_player_who_begins() -> None:
    states = [opened(5, seed) for seed in SEEDS]
    assert {seen(state).first for state in states} == {0, 1, 2, 3, 4}
    assert all(state.deciders() == [seen(state).first] for state in states)


@pytest.mark.rule("CE-3.2")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_an_act_goes_through_its_phases_in_order(act: int) -> None:
    ready = [["gun"] * 6, ["booze"] * 6, []]
    state = situation(hands=ready, act=act, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    events = do(state, 0, "thug grand-hotel")
    assert told(events, "won-turf") == [{"turf": "midtown", "seat": 0, "sides": [side(0, 1)]}]
    assert step(state) == "bids"
    events = bid_all(state, *["0 0 0 0"] * 3)
    assert step(state) == "discards"
    events = discard_down(state)
    names = [event.name for event in events]
    assert names.index("act-began") < names.index("tile-opened") < names.index("turn-began")
    assert (seen(state).act, step(state)) == (act + 1, "turn")


@pytest.mark.rule("CE-3.2")
def test_act_four_has_no_bribery_and_ends_the_game() -> None:
    hands = [["gun"] * 3, [], []]
    state = situation(
        hands=hands, suitcases=[[5], [5], [1]], act=4, thugs_left=[1, 0, 0], members_left=[0] * 3
    )
    end_phase(state)
    assert step(state) == "discards"
    discard_down(state)
    assert step(state) == "over"
    assert seen(state).act == 4
    assert state.outcome() is not None
