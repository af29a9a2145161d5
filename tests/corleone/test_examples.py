"""The worked examples of the printed rulebooks."""

import pytest

from tests.corleone.opening import opened, play_to, seen
from tests.corleone.situation import (
    F1,
    F2,
    F3,
    HOTEL,
    PENN,
    case,
    control,
    do,
    hand,
    legal,
    markers,
    of,
    play,
    refused,
    side,
    situation,
    step,
    supply,
    told,
)

PIZZINO, MATARAZZO, MARZULLO = 0, 1, 2


@pytest.mark.rule("CE-2.3")
def test_a_figure_stands_in_the_two_or_three_areas_beside_its_space() -> None:
    """Marzullo beside Chelsea, Midtown and Central Park; Pizzino beside Midtown and Queens."""
    state = situation(members={F1: MARZULLO}, thugs_left=[0] * 3, members_left=[1, 0, 0])
    events = do(state, PIZZINO, f"member {F2}")
    assert told(events, "won-turf") == [
        {"turf": "queens", "seat": PIZZINO, "sides": [side(PIZZINO, 1)]},
        {"turf": "chelsea", "seat": MARZULLO, "sides": [side(MARZULLO, 1)]},
    ]
    both = [side(PIZZINO, 1), side(MARZULLO, 1)]
    assert {"turf": "midtown", "sides": both} in told(events, "nobody-won-turf")


@pytest.mark.rule("CE-1.3", "CE-3.1")
def test_in_act_one_with_five_players_the_new_business_opens_on_turf_four() -> None:
    tiles = [entry for entry in seen(opened(5)).businesses if entry.colour != "printed"]
    assert [tile.turf for tile in tiles] == ["wall-street", "brooklyn", "upper-east-side", "queens"]
    assert {tile.colour for tile in tiles} == {"blue"}


@pytest.mark.rule("CE-1.3", "CE-3.1")
def test_in_act_four_with_four_players_the_new_business_opens_on_turf_five() -> None:
    state = opened(4)
    play_to(state, 4)
    tiles = [entry for entry in seen(state).businesses if entry.colour != "printed"]
    assert [tile.turf for tile in tiles] == [
        "wall-street",
        "brooklyn",
        "upper-east-side",
        "queens",
        "upper-west-side",
    ]
    assert [tile.colour for tile in tiles] == ["blue", "blue", "blue", "red", "red"]


@pytest.mark.rule("CE-4.3", "CE-10.3", "CE-10.6")
def test_a_thug_at_penn_central_brings_one_of_two_jobs_and_two_dollars() -> None:
    state = situation(deck=["hit", "blackmail", "ambush"], active=MARZULLO)
    do(state, MARZULLO, f"thug {PENN}")
    assert sorted(legal(state, MARZULLO)) == ["keep blackmail", "keep hit"]
    do(state, MARZULLO, "keep blackmail")
    assert hand(state, MARZULLO) == ["money-2", "blackmail"]
    assert seen(state).discards == ["hit"]


@pytest.mark.rule("CE-4.5", "CE-2.3", "CE-R1")
def test_a_don_beside_chelsea_midtown_and_wall_street_uses_all_their_backs() -> None:
    """A money card into the suitcase, one of two jobs, a gun and blood money (here from a tile)."""
    state = situation(hands=[["money-3"]], tiles=["undertaker"], deck=["hit", "blackmail"])
    do(state, PIZZINO, f"member {F3}")
    assert hand(state, PIZZINO) == ["money-3", "gun", "blood-money"]
    play(state, (PIZZINO, "stash money-3"))
    if step(state) == "use":
        do(state, PIZZINO, "use jobs")
    do(state, PIZZINO, "keep hit")
    assert case(state, PIZZINO) == [3]
    assert hand(state, PIZZINO) == ["gun", "blood-money", "hit"]
    assert state.deciders() == [MATARAZZO]


@pytest.mark.rule("CE-4.9")
def test_five_single_dollars_are_not_changed_into_a_five() -> None:
    state = situation(hands=[["money-1"] * 5], suitcases=[[5]])
    verbs = {action.split()[0] for action in legal(state, 0)}
    assert verbs == {"thug", "member"}
    assert refused(state, 0, "trade one-for-5 money-1")
    assert refused(state, 0, "stash money-1")
    assert refused(state, 0, "take money-5")


@pytest.mark.rule("CE-4.6", "CE-4.9")
def test_two_and_two_dollars_are_no_one_and_three() -> None:
    state = situation(hands=[["kidnapping", "gun", "blood-money"]])
    do(state, 0, "complete hand kidnapping gun+blood-money money-first")
    assert hand(state, 0) == ["money-2", "money-2"]


@pytest.mark.rule("CE-4.6", "CE-4.13", "CE-4.4")
def test_shake_down_in_a_turf_that_another_player_controls() -> None:
    goods = ["gun", "booze", "blood-money"]
    state = situation(hands=[goods], public=["hit", "shake-down"], markers=["midtown:1"])
    left = {good: supply(state, good) for good in goods}
    do(state, 0, "complete public shake-down gun+booze+blood-money money-first")
    assert hand(state, 0) == ["money-5"]
    assert {good: supply(state, good) for good in goods} == {good: left[good] + 1 for good in goods}
    do(state, 0, f"front {HOTEL}")
    assert hand(state, 0) == ["money-3", "money-5", "blood-money"]
    do(state, 1, "accept")
    assert hand(state, 1) == ["money-3", "blood-money"]
    assert hand(state, 2) == []
    assert of(state, 0, "completed") == ["shake-down"]
    assert seen(state).public == ["hit"], "the place stays empty"
    assert state.deciders() == [1]


@pytest.mark.rule("CE-4.8", "CE-10.1", "CE-10.2")
def test_the_family_accountant_puts_two_money_cards_into_the_suitcase() -> None:
    state = situation(hands=[["family-accountant", "money-1", "money-2", "money-5"]])
    play(state, (0, "play family-accountant"), (0, "stash money-5"), (0, "stash money-2"))
    assert case(state, 0) == [2, 5]
    assert of(state, 0, "played") == ["family-accountant"]
    assert state.deciders() == [1]


@pytest.mark.rule("CE-5.1", "CE-5.2", "CE-2.3")
def test_the_turf_wars_of_midtown_and_chelsea() -> None:
    """Midtown: Pizzino 3, Matarazzo 2, the Mayor. Chelsea: Matarazzo 2, two families 1, two neutrals."""
    state = situation(
        act=4,
        members={
            F2: PIZZINO,
            "upper-east-side+midtown+queens": PIZZINO,
            "upper-west-side+chelsea": PIZZINO,
            F3: MATARAZZO,
            "midtown+queens+brooklyn": MATARAZZO,
            "wall-street+chelsea": MARZULLO,
            F1: "neutral",
        },
        thugs={PENN: MATARAZZO},
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
        markers=["chelsea:2", "midtown:1"],
        chief_at="chelsea",
    )
    play(state, (PIZZINO, f"thug {HOTEL}"), (MATARAZZO, "accept"))
    assert markers(state, "midtown") == [MATARAZZO, PIZZINO]
    assert control(state, "midtown") == PIZZINO
    assert markers(state, "chelsea") == [MARZULLO], "what lay there stays"
