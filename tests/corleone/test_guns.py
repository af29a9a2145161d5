"""Gunning down by jobs: CE-4.10, CE-R4, CE-R20."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    F1,
    F2,
    F3,
    FREIGHT,
    HOTEL,
    OPERA,
    PENN,
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

HIT = ["hit", "gun", "blood-money"]
DRIVE_BY = ["drive-by", "gun", "gun"]
CAR_BOMB = ["car-bomb", "gun", "gun", "blood-money"]
GARROTTE = ["garrotte", "blood-money", "blood-money"]
AMBUSH = ["ambush", "gun", "booze"]
NIGHT_SWIM = ["night-swim", "gun", "booze", "blood-money"]
EAST_PARK = "upper-east-side+central-park"
BROOKLYN_WALL = "brooklyn+wall-street"
# Own figures, others' and all three neutral ones, wide apart.
CROWD_OF_THUGS: dict[str, Json] = {HOTEL: 1, OPERA: 0, DOCKS: "neutral", PENN: 2}
CROWD_OF_MEMBERS: dict[str, Json] = {F1: 1, F2: 0, EAST_PARK: "neutral"}


def after(
    cards: list[str],
    order: str = "money-first",
    *,
    thugs: dict[str, Json] | None = None,
    members: dict[str, Json] | None = None,
    tiles: list[str] | None = None,
    chief_at: str | None = None,
) -> CorleoneState:
    """Seat 0 has completed the job."""
    state = situation(hands=[cards], thugs=thugs, members=members, tiles=tiles, chief_at=chief_at)
    do(state, 0, f"complete hand {cards[0]} {'+'.join(cards[1:])} {order}")
    return state


def crowd(cards: list[str]) -> CorleoneState:
    return after(cards, thugs=CROWD_OF_THUGS, members=CROWD_OF_MEMBERS, chief_at="queens")


def targets(state: CorleoneState) -> set[str]:
    return {action.partition(" ")[2] for action in legal(state, 0) if action.startswith("gun-down ")}


def over(state: CorleoneState) -> bool:
    """The turn has gone to the left."""
    return (state.active, step(state)) == (1, "turn")


def hudson(state: CorleoneState, seat: int) -> tuple[Json, Json]:
    return of(state, seat, "thugs_in_hudson"), of(state, seat, "members_in_hudson")


# -- what each card can hit ------------------------------------------------


@pytest.mark.rule("CE-R4")
@pytest.mark.parametrize("cards", [HIT, AMBUSH])
def test_a_thug_is_any_figure_on_a_thug_space_but_an_own_one(cards: list[str]) -> None:
    state = crowd(cards)
    assert targets(state) == {HOTEL, DOCKS, PENN}
    refused(state, 0, f"gun-down {OPERA}")
    refused(state, 0, "gun-down police-chief")


@pytest.mark.rule("CE-R4")
@pytest.mark.parametrize("cards", [GARROTTE, CAR_BOMB])
def test_a_family_member_is_any_figure_on_such_a_space_but_an_own_one(cards: list[str]) -> None:
    state = crowd(cards)
    assert targets(state) == {F1, EAST_PARK}
    refused(state, 0, f"gun-down {F2}")
    refused(state, 0, "gun-down police-chief")


@pytest.mark.rule("CE-R4")
@pytest.mark.parametrize("cards", [DRIVE_BY, NIGHT_SWIM])
def test_a_figure_may_be_the_police_chief_too(cards: list[str]) -> None:
    state = crowd(cards)
    assert targets(state) == {HOTEL, DOCKS, PENN, F1, EAST_PARK, "police-chief"}
    do(state, 0, "gun-down police-chief")
    assert state.view(None)["hudson"] == ["police-chief"]


@pytest.mark.rule("CE-R4", "CE-R12")
@pytest.mark.parametrize("cards", [HIT, DRIVE_BY, CAR_BOMB, GARROTTE, AMBUSH, NIGHT_SWIM])
def test_with_none_but_own_figures_there_is_nobody_to_gun_down(cards: list[str]) -> None:
    state = after(cards, thugs={HOTEL: 0}, members={F1: 0})
    assert over(state)
    assert [figure_on(state, place) for place in (HOTEL, F1)] == [0, 0]


# -- into the Hudson -------------------------------------------------------


@pytest.mark.rule("CE-4.10")
def test_hit_guns_down_one_thug_whose_space_is_free_again() -> None:
    state = after(HIT, thugs={HOTEL: 1, PENN: 1})
    do(state, 0, f"gun-down {HOTEL}")
    assert over(state)
    assert figure_on(state, HOTEL) is None
    assert figure_on(state, PENN) == 1
    assert (of(state, 1, "thugs"), hudson(state, 1)) == (0, (1, 0))
    assert hand(state, 0) == ["money-3"]
    do(state, 1, f"member {F1}")
    while state.active == 1:
        do(state, 1, legal(state, 1)[0])
    do(state, 2, f"thug {HOTEL}")
    assert figure_on(state, HOTEL) == 2


@pytest.mark.rule("CE-4.10")
def test_hit_reaches_thugs_on_business_tiles() -> None:
    state = after(HIT, tiles=["pawn-shop"], thugs={"pawn-shop": 2})
    do(state, 0, "gun-down pawn-shop")
    assert figure_on(state, "pawn-shop") is None
    assert hudson(state, 2) == (1, 0)


@pytest.mark.rule("CE-4.10", "CE-R14")
@pytest.mark.parametrize(
    ("cards", "target", "figure"),
    [
        (HIT, DOCKS, "union-boss"),
        (GARROTTE, EAST_PARK, "mayor"),
        (NIGHT_SWIM, "police-chief", "police-chief"),
    ],
)
def test_neutral_figures_go_into_the_hudson_as_well(cards: list[str], target: str, figure: str) -> None:
    state = crowd(cards)
    do(state, 0, f"gun-down {target}")
    assert state.view(None)["hudson"] == [figure]
    if target != "police-chief":
        assert figure_on(state, target) is None


@pytest.mark.rule("CE-4.10")
def test_garrotte_guns_down_one_family_member() -> None:
    state = after(GARROTTE, members={F1: 1, F2: 2})
    do(state, 0, f"gun-down {F1}")
    assert over(state)
    assert (figure_on(state, F1), figure_on(state, F2)) == (None, 2)
    assert (of(state, 1, "members"), hudson(state, 1)) == (0, (0, 1))
    do(state, 1, f"thug {OPERA}")
    do(state, 2, f"thug {DOCKS}")
    assert f"member {F1}" in legal(state, 0)


@pytest.mark.rule("CE-R12")
def test_a_killing_before_the_money_leaves_the_money_for_later() -> None:
    state = after(GARROTTE, "effect-first", members={F1: 1})
    assert hand(state, 0) == []
    do(state, 0, f"gun-down {F1}")
    assert hand(state, 0) == ["money-2"]


# -- Drive-by and Night Swim -----------------------------------------------


def street() -> CorleoneState:
    thugs: dict[str, Json] = {PENN: 2, HOTEL: 1, FREIGHT: 2}
    return after(DRIVE_BY, thugs=thugs, members={F1: 1, EAST_PARK: 2}, chief_at="chelsea")


@pytest.mark.rule("CE-R20")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (F1, {PENN, HOTEL, "police-chief"}),
        (PENN, {F1, "police-chief"}),
        (HOTEL, {F1}),
        ("police-chief", {PENN, F1}),
        (FREIGHT, set()),
        (EAST_PARK, set()),
    ],
)
def test_the_figures_of_a_drive_by_both_count_in_one_turf(first: str, second: set[str]) -> None:
    state = street()
    do(state, 0, f"gun-down {first}")
    assert targets(state) == second
    assert over(state) == (not second)


@pytest.mark.rule("CE-4.10", "CE-R20")
def test_a_drive_by_guns_down_two_figures_at_most_and_may_stop_at_one() -> None:
    state = street()
    do(state, 0, f"gun-down {F1}")
    twin = state.copy()
    do(state, 0, f"gun-down {HOTEL}")
    assert over(state)
    assert hudson(state, 1) == (1, 1)
    assert hand(state, 0) == ["money-2"]
    do(twin, 0, "done")
    assert over(twin)
    assert hudson(twin, 1) == (0, 1)


@pytest.mark.rule("CE-4.10")
def test_night_swim_takes_any_two_figures_wherever_they_are() -> None:
    state = after(NIGHT_SWIM, thugs={OPERA: 1, HOTEL: 2}, members={BROOKLYN_WALL: 2})
    play(state, (0, f"gun-down {OPERA}"), (0, f"gun-down {BROOKLYN_WALL}"))
    assert over(state)
    assert (hudson(state, 1), hudson(state, 2)) == ((1, 0), (0, 1))
    assert figure_on(state, HOTEL) == 2
    assert hand(state, 0) == ["money-5"]


@pytest.mark.rule("CE-R20")
def test_night_swim_may_take_one_figure_only() -> None:
    state = after(NIGHT_SWIM, thugs={OPERA: 1, HOTEL: 2})
    play(state, (0, f"gun-down {OPERA}"), (0, "done"))
    assert over(state)
    assert figure_on(state, HOTEL) == 2


# -- Car Bomb --------------------------------------------------------------


@pytest.mark.rule("CE-4.10", "CE-R20")
def test_car_bomb_kills_on_a_space_and_then_one_thug_in_a_turf_it_touches() -> None:
    state = after(CAR_BOMB, thugs={HOTEL: 2, FREIGHT: 1, DOCKS: 2}, members={F2: 1, F3: 2})
    assert targets(state) == {F2, F3}
    do(state, 0, f"gun-down {F2}")
    assert targets(state) == {HOTEL, FREIGHT}
    do(state, 0, f"gun-down {FREIGHT}")
    assert over(state)
    assert hudson(state, 1) == (1, 1)
    assert [figure_on(state, place) for place in (HOTEL, DOCKS, F3)] == [2, 2, 2]


@pytest.mark.rule("CE-R20")
def test_without_a_figure_on_a_space_car_bomb_leaves_the_thugs_alone() -> None:
    state = after(CAR_BOMB, thugs={HOTEL: 2, FREIGHT: 1}, members={F2: 0}, chief_at="midtown")
    assert over(state)
    assert figure_on(state, HOTEL) == 2


@pytest.mark.rule("CE-R20")
def test_the_thug_of_a_car_bomb_may_be_spared() -> None:
    state = after(CAR_BOMB, thugs={HOTEL: 2}, members={F2: 1})
    play(state, (0, f"gun-down {F2}"), (0, "done"))
    assert over(state)
    assert figure_on(state, HOTEL) == 2


@pytest.mark.rule("CE-R12", "CE-R4")
def test_car_bomb_without_an_opposing_thug_beside_kills_on_the_space_only() -> None:
    state = after(CAR_BOMB, thugs={HOTEL: 0, DOCKS: 2}, members={F2: 1})
    do(state, 0, f"gun-down {F2}")
    assert over(state)
    assert (figure_on(state, HOTEL), figure_on(state, DOCKS)) == (0, 2)
    assert hand(state, 0) == ["money-3"]


@pytest.mark.rule("CE-R4")
def test_car_bomb_may_take_the_mayor_and_the_union_boss_on_a_tile() -> None:
    members: dict[str, Json] = {BROOKLYN_WALL: "neutral"}
    state = after(CAR_BOMB, tiles=["pawn-shop"], thugs={"pawn-shop": "neutral"}, members=members)
    play(state, (0, f"gun-down {BROOKLYN_WALL}"), (0, "gun-down pawn-shop"))
    assert state.view(None)["hudson"] == ["union-boss", "mayor"]
