"""Union Boss, Mayor and Police Chief: CE-4.11, CE-R4, CE-R14, CE-R19."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.rules import AREA_NAMES
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    EXCHANGE,
    F1,
    F2,
    F3,
    FREIGHT,
    HOTEL,
    OPERA,
    case,
    do,
    figure_on,
    hand,
    legal,
    of,
    play,
    refused,
    situation,
    step,
)

BOSSES = [("union-boss-i", []), ("union-boss-ii", [1]), ("union-boss-iii", [1, 2])]
MAYORS = [("mayor-i", []), ("mayor-ii", [1]), ("mayor-iii", [1, 2])]
CHIEFS = ["police-chief-ii", "police-chief-iii"]
CLOSED_TO_TWO = [
    "upper-west-side+central-park",
    "upper-east-side+queens",
    "queens+brooklyn",
    "midtown+wall-street+brooklyn",
    "wall-street+chelsea",
    "upper-west-side+upper-east-side",
]


def money(values: list[int]) -> list[str]:
    return [f"money-{value}" for value in sorted(values)]


def chief_in(state: CorleoneState) -> list[str]:
    turfs = state.view(None)["turfs"]
    assert isinstance(turfs, list)
    return [str(turf["turf"]) for turf in turfs if isinstance(turf, dict) and turf["chief"]]


def over(state: CorleoneState) -> bool:
    return (state.active, step(state)) == (1, "turn")


# -- Union Boss ------------------------------------------------------------


@pytest.mark.rule("CE-4.11")
@pytest.mark.parametrize(("ally", "gifts"), BOSSES)
def test_the_union_boss_takes_a_thug_space_and_you_use_the_front(ally: str, gifts: list[int]) -> None:
    state = situation(hands=[[ally]], act=4)
    play(state, (0, f"play {ally}"), (0, f"union-boss {HOTEL}"))
    assert hand(state, 0) == [*money([*gifts, 3]), "blood-money"]
    assert figure_on(state, HOTEL) == "neutral"
    assert (of(state, 0, "thugs"), of(state, 0, "played")) == (2, [ally])
    assert over(state)


@pytest.mark.rule("CE-4.11", "CE-R14")
def test_the_union_boss_on_the_board_moves_to_another_free_space() -> None:
    state = situation(hands=[["union-boss-i"]], thugs={DOCKS: "neutral", OPERA: 1}, act=2)
    do(state, 0, "play union-boss-i")
    refused(state, 0, f"union-boss {DOCKS}")
    refused(state, 0, f"union-boss {OPERA}")
    refused(state, 0, "union-boss pawn-shop")
    refused(state, 0, "done")
    do(state, 0, f"union-boss {HOTEL}")
    assert (figure_on(state, DOCKS), figure_on(state, HOTEL)) == (None, "neutral")


@pytest.mark.rule("CE-R14", "CE-4.13")
@pytest.mark.parametrize("owner", [0, 2])
def test_the_controller_benefits_from_the_union_boss(owner: int) -> None:
    state = situation(hands=[["union-boss-i"]], markers=[f"midtown:{owner}"], act=2)
    play(state, (0, "play union-boss-i"), (0, f"union-boss {HOTEL}"))
    if owner == 2:
        assert state.deciders() == [2]
        do(state, 2, "accept")
        assert hand(state, 2) == ["money-3", "blood-money"]
    assert hand(state, 0) == ["money-3", "blood-money"]
    assert over(state)


@pytest.mark.rule("CE-R19")
def test_the_union_boss_must_be_placed_whatever_the_front_offers() -> None:
    state = situation(hands=[["union-boss-ii", "money-5"]], act=3)
    do(state, 0, "play union-boss-ii")
    assert not any(action == "done" for action in legal(state, 0))
    do(state, 0, f"union-boss {EXCHANGE}")
    assert hand(state, 0) == ["money-1", "money-2", "money-5"]
    do(state, 0, "stash money-5")
    assert case(state, 0) == [5]


# -- Mayor -----------------------------------------------------------------


@pytest.mark.rule("CE-4.11")
@pytest.mark.parametrize(("ally", "gifts"), MAYORS)
def test_the_mayor_takes_a_family_space_and_you_use_the_backs(ally: str, gifts: list[int]) -> None:
    state = situation(hands=[[ally]], act=4, markers=["midtown:1", "queens:2"])
    play(state, (0, f"play {ally}"), (0, f"mayor {F2}"))
    assert hand(state, 0) == [*money(gifts), "gun", "gun"]
    assert hand(state, 1) == hand(state, 2) == []
    assert figure_on(state, F2) == "neutral"
    assert of(state, 0, "members") == 3
    assert over(state)


@pytest.mark.rule("CE-4.11", "CE-R14", "CE-R19")
def test_the_mayor_on_the_board_moves_to_another_free_space() -> None:
    state = situation(hands=[["mayor-i"]], members={F1: "neutral", F3: 1}, act=2)
    do(state, 0, "play mayor-i")
    refused(state, 0, f"mayor {F1}")
    refused(state, 0, f"mayor {F3}")
    refused(state, 0, "done")
    do(state, 0, f"mayor {F2}")
    assert (figure_on(state, F1), figure_on(state, F2)) == (None, "neutral")


@pytest.mark.rule("CE-R14")
def test_with_two_players_the_mayor_keeps_off_the_closed_spaces() -> None:
    state = situation(2, hands=[["mayor-i"]], act=2)
    do(state, 0, "play mayor-i")
    for areas in CLOSED_TO_TWO:
        assert refused(state, 0, f"mayor {areas}") == "CE-2.4"
    assert sum(action.startswith("mayor ") for action in legal(state, 0)) == 10
    open_to_three = situation(3, hands=[["mayor-i"]], act=2)
    do(open_to_three, 0, "play mayor-i")
    assert sum(action.startswith("mayor ") for action in legal(open_to_three, 0)) == 16


# -- Police Chief ----------------------------------------------------------


@pytest.mark.rule("CE-4.11", "CE-R14")
@pytest.mark.parametrize("ally", CHIEFS)
def test_the_police_chief_goes_into_any_turf_but_not_into_the_park(ally: str) -> None:
    state = situation(hands=[[ally]], act=4)
    do(state, 0, f"play {ally}")
    assert legal(state, 0) == [f"police-chief {turf}" for turf in AREA_NAMES[:7]]
    assert "central-park" not in " ".join(legal(state, 0))
    do(state, 0, "police-chief midtown")
    assert chief_in(state) == ["midtown"]
    assert hand(state, 0) == []
    assert figure_on(state, HOTEL) is None
    assert over(state)
    assert f"thug {HOTEL}" in legal(state, 1)


@pytest.mark.rule("CE-R14")
@pytest.mark.parametrize("ally", CHIEFS)
def test_the_police_chief_moves_to_another_turf(ally: str) -> None:
    state = situation(hands=[[ally]], act=4, chief_at="midtown")
    do(state, 0, f"play {ally}")
    assert refused(state, 0, "police-chief midtown") == "CE-R14"
    do(state, 0, "police-chief queens")
    assert chief_in(state) == ["queens"]


def manhattan(ally: str) -> CorleoneState:
    thugs: dict[str, Json] = {HOTEL: 1, FREIGHT: 2, "flower-shop": "neutral", EXCHANGE: 0}
    members: dict[str, Json] = {F3: 1, F1: "neutral", F2: 0, "brooklyn+wall-street": 2}
    state = situation(hands=[[ally]], act=4, thugs=thugs, members=members, tiles=["flower-shop"])
    do(state, 0, f"play {ally}")
    return state


@pytest.mark.rule("CE-4.10", "CE-R4", "CE-R19")
@pytest.mark.parametrize(
    ("turf", "hit"),
    [("midtown", [HOTEL]), ("wall-street", ["flower-shop"]), ("brooklyn", []), ("chelsea", [])],
)
def test_the_chief_of_act_two_guns_down_one_thug_in_his_turf(turf: str, hit: list[str]) -> None:
    state = manhattan("police-chief-ii")
    do(state, 0, f"police-chief {turf}")
    assert [action for action in legal(state, 0) if "gun-down" in action] == [f"gun-down {at}" for at in hit]
    if hit:
        twin = state.copy()
        do(state, 0, f"gun-down {hit[0]}")
        assert figure_on(state, hit[0]) is None
        do(twin, 0, "done")
        assert figure_on(twin, hit[0]) is not None
        assert over(twin)
    assert over(state)


@pytest.mark.rule("CE-4.10", "CE-R4", "CE-R19")
@pytest.mark.parametrize(
    ("turf", "hit"),
    [
        ("midtown", {HOTEL, F1, F3}),
        ("wall-street", {"flower-shop", F3, "brooklyn+wall-street"}),
        ("queens", {FREIGHT}),
        ("chelsea", {F1, F3}),
        ("upper-west-side", set()),
    ],
)
def test_the_chief_of_act_three_guns_down_one_other_figure_there(turf: str, hit: set[str]) -> None:
    state = manhattan("police-chief-iii")
    do(state, 0, f"police-chief {turf}")
    assert {action for action in legal(state, 0) if "gun" in action} == {f"gun-down {at}" for at in hit}
    for at in sorted(hit)[:1]:
        refused(state, 0, "gun-down police-chief")
        twin = state.copy()
        do(state, 0, f"gun-down {at}")
        assert figure_on(state, at) is None
        do(twin, 0, "done")
        assert figure_on(twin, at) is not None
    assert over(state)
    assert chief_in(state) == [turf]
