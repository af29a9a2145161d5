"""Chapter 4: turns, thugs and family members."""

import pytest

from capotavola.games.corleone.state import CorleoneState
from tests.corleone.opening import discard_down, opened, seen
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    F1,
    F2,
    F3,
    FREIGHT,
    HOTEL,
    OPERA,
    PENN,
    bid_all,
    do,
    end_phase,
    figure_on,
    hand,
    legal,
    of,
    play,
    refused,
    situation,
    step,
    told,
)


def crowded(active: int, members_left: list[int], hands: list[list[str]]) -> CorleoneState:
    """Thugs stand everywhere, and seat 4 has still two of them."""
    return situation(
        5,
        hands=hands,
        thugs={EXCHANGE: 0, DOCKS: 1, CLINIC: 1, FREIGHT: 2, OPERA: 2, HOTEL: 3, PENN: 3},
        thugs_left=[0, 0, 0, 0, 2],
        members_left=members_left,
        active=active,
    )


@pytest.mark.rule("CE-4.1")
def test_from_the_first_player_all_act_once_clockwise() -> None:
    state = opened(5, b"clockwise")
    first = seen(state).first
    began = told(end_phase(state), "turn-began")
    order = [first, *[args["seat"] for args in began]]
    assert order == [(first + turn) % 5 for turn in range(15)], "three figures each"
    assert step(state) == "bids"


@pytest.mark.rule("CE-4.1")
def test_a_turn_is_one_action() -> None:
    state = situation(active=1)
    assert refused(state, 0, f"thug {DOCKS}") == "CE-4.1"
    do(state, 1, f"thug {HOTEL}")
    assert state.deciders() == [2]
    assert legal(state, 1) == []
    assert refused(state, 1, f"thug {DOCKS}") == "CE-4.1"


@pytest.mark.rule("CE-4.1")
def test_an_action_is_a_thug_a_family_member_a_job_or_an_ally() -> None:
    state = situation(hands=[["booze", "bookmaking", "money-1", "family-accountant"]])
    verbs = {action.split()[0] for action in legal(state, 0)}
    assert verbs == {"thug", "member", "complete", "play"}


@pytest.mark.rule("CE-4.1")
def test_there_is_no_passing() -> None:
    state = situation(thugs_left=[1, 2, 2], members_left=[0, 1, 1])
    assert refused(state, 0, "done") == "CE-4.1"
    assert refused(state, 0, "bid 0 0 0 0")


@pytest.mark.rule("CE-4.1")
def test_the_phase_goes_on_until_nobody_has_a_figure_left() -> None:
    state = situation(thugs_left=[2, 0, 1], members_left=[0, 0, 0])
    play(state, (0, f"thug {HOTEL}"), (2, f"thug {DOCKS}"))
    assert (step(state), state.deciders()) == ("turn", [0])
    do(state, 0, f"thug {OPERA}")
    assert step(state) == "bids"


@pytest.mark.rule("CE-4.1", "CE-4.2")
def test_a_job_or_an_ally_keeps_a_player_with_a_figure_in_the_phase() -> None:
    hands = [["booze", "bookmaking", "small-time-bookie"]]
    state = situation(hands=hands, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    play(state, (0, "complete hand bookmaking booze money-first"), (0, "play small-time-bookie"))
    assert (step(state), state.deciders()) == ("turn", [0])


@pytest.mark.rule("CE-4.2")
def test_without_a_figure_left_a_player_is_out_whatever_the_hand() -> None:
    hands = [[], ["booze", "bookmaking", "small-time-bookie"]]
    state = situation(hands=hands, thugs_left=[2, 0, 2], members_left=[1, 0, 1])
    do(state, 0, f"thug {HOTEL}")
    assert state.deciders() == [2]
    assert legal(state, 1) == []
    assert refused(state, 1, "complete hand bookmaking booze money-first") == "CE-4.2"
    do(state, 2, f"thug {DOCKS}")
    assert state.deciders() == [0]


@pytest.mark.rule("CE-4.2")
def test_the_last_figure_ends_the_own_turns_even_with_cards_left() -> None:
    state = situation(hands=[["booze", "bookmaking"]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {HOTEL}")
    assert step(state) == "bids"


@pytest.mark.rule("CE-4.2", "CE-4.4")
def test_a_player_out_of_the_phase_still_benefits_as_controller() -> None:
    state = situation(thugs_left=[1, 0, 1], members_left=[0, 0, 0], markers=["midtown:1"])
    play(state, (0, f"thug {HOTEL}"), (1, "accept"))
    assert hand(state, 1) == ["money-3", "blood-money"]
    assert state.deciders() == [2]


@pytest.mark.rule("CE-4.2")
def test_a_player_out_of_the_phase_can_still_be_a_target() -> None:
    hands = [["gun", "blood-money", "kidnapping"], ["money-1", "money-5"]]
    state = situation(hands=hands, thugs_left=[1, 0, 1], members_left=[0, 0, 0])
    do(state, 0, "complete hand kidnapping gun+blood-money money-first")
    do(state, 0, "against highest-money 1")
    assert hand(state, 1) == ["money-1"]
    assert hand(state, 0) == ["money-2", "money-2", "money-5"]


@pytest.mark.rule("CE-4.3")
@pytest.mark.parametrize(
    ("business", "cards"),
    [
        (DOCKS, ["booze", "booze"]),
        (HOTEL, ["money-3", "blood-money"]),
        ("olive-oil-importer", ["money-1", "booze", "blood-money"]),
        ("pawn-shop", ["gun", "gun"]),
        ("trucking-firm", ["gun", "booze"]),
        ("printing-house", ["money-1", "money-3"]),
        ("heroin-lab", ["narcotics", "narcotics"]),
    ],
)
def test_a_thug_uses_everything_on_the_front_at_once(business: str, cards: list[str]) -> None:
    state = situation(tiles=[] if business in (DOCKS, HOTEL) else [business])
    do(state, 0, f"thug {business}")
    assert hand(state, 0) == cards
    assert figure_on(state, business) == 0
    assert of(state, 0, "thugs") == 1
    assert of(state, 0, "members") == 1
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.3")
@pytest.mark.parametrize("owner", [0, 1, "neutral"])
def test_a_thug_needs_a_free_space(owner: int | str) -> None:
    state = situation(thugs={HOTEL: owner})
    assert refused(state, 0, f"thug {HOTEL}") == "CE-4.3"
    assert f"thug {DOCKS}" in legal(state, 0)


@pytest.mark.rule("CE-4.3")
def test_without_a_thug_left_none_can_be_placed() -> None:
    state = situation(thugs_left=[0, 2, 2])
    assert refused(state, 0, f"thug {HOTEL}") == "CE-4.3"
    assert all(action.startswith("member ") for action in legal(state, 0))


@pytest.mark.rule("CE-4.5")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        (F2, ["gun", "gun", "narcotics"]),
        ("upper-east-side+midtown+queens", ["money-3", "gun", "gun", "narcotics"]),
        ("midtown+queens+brooklyn", ["money-1", "gun", "gun", "booze", "narcotics"]),
        ("upper-west-side+upper-east-side", ["money-3", "blood-money"]),
    ],
)
def test_a_family_member_uses_the_backs_of_all_businesses_around(space: str, cards: list[str]) -> None:
    state = situation(tiles=["undertaker", "pool-hall", "casino-royale", "heroin-lab"], act=4)
    do(state, 0, f"member {space}")
    assert hand(state, 0) == cards
    if "upper-east-side" in space:
        assert legal(state, 0) == ["stash money-3", "done"], "the suitcase of Upper East Side"
        do(state, 0, "done")
    assert figure_on(state, space) == 0
    assert (of(state, 0, "members"), of(state, 0, "thugs")) == (2, 2)
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.5", "CE-2.5")
def test_the_back_of_central_park_is_one_of_them() -> None:
    state = situation(hands=[["money-1"]], empty_deck=True)
    do(state, 0, "member upper-west-side+central-park")
    assert hand(state, 0) == ["money-1", "blood-money"]
    assert sorted(legal(state, 0)) == ["done", "stash money-1"]


@pytest.mark.rule("CE-4.5", "CE-R2")
def test_the_backs_are_used_in_the_order_one_chooses() -> None:
    hands = [["money-1", "money-5"]]
    for first, second in (("stash money-5", "use jobs"), ("use jobs", "stash money-5")):
        state = situation(hands=hands, deck=["hit", "ambush"])
        do(state, 0, f"member {F1}")
        assert {first, second} <= set(legal(state, 0))
        do(state, 0, first)
        if first == "use jobs":
            do(state, 0, "keep hit")
            do(state, 0, second)
        else:
            do(state, 0, "keep hit")
        assert hand(state, 0) == ["money-1", "gun", "hit"]
        assert state.deciders() == [1]


@pytest.mark.rule("CE-4.5")
def test_controllers_get_nothing_from_the_backs() -> None:
    state = situation(markers=["midtown:1", "queens:2"])
    do(state, 0, f"member {F2}")
    assert hand(state, 0) == ["gun", "gun"]
    assert (hand(state, 1), hand(state, 2)) == ([], [])
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("CE-4.5")
@pytest.mark.parametrize("owner", [1, "neutral"])
def test_a_family_member_needs_a_free_space(owner: int | str) -> None:
    state = situation(members={F2: owner})
    assert refused(state, 0, f"member {F2}") == "CE-4.5"
    assert f"member {F3}" in legal(state, 0)


@pytest.mark.rule("CE-4.5")
def test_without_a_family_member_left_none_can_be_placed() -> None:
    state = situation(members_left=[0, 1, 1])
    assert refused(state, 0, f"member {F2}") == "CE-4.5"
    assert all(action.startswith("thug ") for action in legal(state, 0))


@pytest.mark.rule("CE-R3", "CE-10.7")
def test_the_horse_head_does_not_change_the_running_order() -> None:
    state = situation(4, first=3, active=1, thugs_left=[1] * 4, members_left=[0] * 4)
    do(state, 1, f"thug {OPERA}")
    assert seen(state).first == 1
    assert state.deciders() == [2]
    play(state, (2, f"thug {HOTEL}"), (3, f"thug {DOCKS}"))
    assert state.deciders() == [0]


@pytest.mark.rule("CE-R3", "CE-10.7", "CE-4.1")
def test_the_new_first_player_begins_the_next_phase_that_counts_from_there() -> None:
    state = situation(4, first=3, active=1, thugs_left=[0, 1, 0, 0], members_left=[0] * 4)
    do(state, 1, f"thug {OPERA}")
    bid_all(state, *["0 0 0 0"] * 4)
    discard_down(state)
    assert seen(state).act == 2
    assert state.deciders() == [1]


@pytest.mark.rule("CE-R5")
def test_who_cannot_place_a_figure_nor_do_anything_else_is_skipped() -> None:
    state = crowded(3, [1, 0, 1, 1, 0], [])
    do(state, 3, f"member {F2}")
    assert state.deciders() == [0], "seat 4 has thugs, but there is no space for them"
    assert of(state, 4, "thugs") == 2


@pytest.mark.rule("CE-R5", "CE-4.10")
def test_it_is_only_for_that_turn() -> None:
    hands = [[], [], [], ["gun", "blood-money", "hit"]]
    state = crowded(3, [0, 0, 0, 1, 0], hands)
    play(state, (3, "complete hand hit gun+blood-money money-first"), (3, f"gun-down {DOCKS}"))
    assert state.deciders() == [4]
    assert legal(state, 4) == [f"thug {DOCKS}"]


@pytest.mark.rule("CE-R5")
def test_the_phase_ends_when_nobody_can_act() -> None:
    state = crowded(3, [0, 0, 0, 1, 0], [])
    do(state, 3, f"member {F2}")
    assert step(state) == "bids"
    assert of(state, 4, "thugs") == 2


@pytest.mark.rule("CE-R5")
def test_who_can_still_complete_a_job_is_not_skipped() -> None:
    hands = [[], [], [], [], ["booze", "bookmaking"]]
    state = crowded(3, [0, 0, 0, 1, 0], hands)
    do(state, 3, f"member {F2}")
    assert legal(state, 4) == ["complete hand bookmaking booze money-first"]
