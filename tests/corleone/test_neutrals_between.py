"""Neutral figures after the turn and in the Hudson: CE-4.11, CE-R4, CE-R10, CE-R14."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    F1,
    F2,
    FREIGHT,
    HOTEL,
    OPERA,
    PENN,
    control,
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
)

HIT = ["hit", "gun", "blood-money"]
NIGHT_SWIM = ["night-swim", "gun", "booze", "blood-money"]


def drowned(ally: str) -> CorleoneState:
    """The figure that the ally would bring lies in the Hudson."""
    return situation(
        hands=[[ally]],
        act=4,
        boss_at="hudson" if "boss" in ally else None,
        mayor_at="hudson" if "mayor" in ally else None,
        chief_at="hudson" if "chief" in ally else None,
    )


@pytest.mark.rule("CE-4.11", "CE-R4")
def test_after_the_turn_a_neutral_figure_can_be_gunned_down_by_the_next_player() -> None:
    state = situation(hands=[["union-boss-i"], HIT], act=2)
    play(state, (0, "play union-boss-i"), (0, f"union-boss {HOTEL}"))
    play(state, (1, "complete hand hit gun+blood-money money-first"), (1, f"gun-down {HOTEL}"))
    assert state.view(None)["hudson"] == ["union-boss"]


@pytest.mark.rule("CE-4.11", "CE-R4")
@pytest.mark.parametrize(
    ("ally", "placing", "target"),
    [
        ("union-boss-i", f"union-boss {HOTEL}", HOTEL),
        ("mayor-i", f"mayor {F2}", F2),
        ("police-chief-ii", "police-chief midtown", "police-chief"),
    ],
)
def test_after_the_turn_its_player_may_gun_it_down_too(ally: str, placing: str, target: str) -> None:
    state = situation(hands=[[ally, *NIGHT_SWIM]], act=3, thugs_left=[2, 0, 0], members_left=[2, 0, 0])
    play(state, (0, f"play {ally}"), (0, placing))
    assert (state.active, step(state)) == (0, "turn")
    play(state, (0, "complete hand night-swim gun+booze+blood-money money-first"), (0, f"gun-down {target}"))
    hudson = state.view(None)["hudson"]
    assert isinstance(hudson, list)
    assert len(hudson) == 1


@pytest.mark.rule("CE-4.11")
def test_in_the_war_the_figure_fights_for_nobody() -> None:
    state = situation(hands=[["union-boss-i"]], act=2, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    play(state, (0, "play union-boss-i"), (0, f"union-boss {HOTEL}"), (0, f"thug {DOCKS}"))
    end_phase(state)
    assert control(state, "midtown") is None
    assert control(state, "brooklyn") == 0


@pytest.mark.rule("CE-R14", "CE-R10")
@pytest.mark.parametrize("ally", ["union-boss-i", "mayor-i", "police-chief-ii", "police-chief-iii"])
def test_a_figure_in_the_hudson_makes_its_card_useless(ally: str) -> None:
    state = drowned(ally)
    assert f"play {ally}" not in legal(state, 0)
    assert refused(state, 0, f"play {ally}") == "CE-R10"


@pytest.mark.rule("CE-R14")
@pytest.mark.parametrize(
    ("ally", "gifts"),
    [
        ("union-boss-ii", ["money-1"]),
        ("mayor-ii", ["money-1"]),
        ("union-boss-iii", ["money-1", "money-2"]),
        ("mayor-iii", ["money-1", "money-2"]),
    ],
)
def test_the_gifts_come_although_the_figure_is_in_the_hudson(ally: str, gifts: list[str]) -> None:
    state = drowned(ally)
    do(state, 0, f"play {ally}")
    assert hand(state, 0) == gifts
    assert (state.active, step(state)) == (1, "turn")
    assert of(state, 0, "played") == [ally]


@pytest.mark.rule("CE-R14", "CE-4.10")
def test_a_neutral_figure_stays_in_the_hudson_for_the_rest_of_the_act() -> None:
    state = situation(hands=[HIT, ["union-boss-i"]], act=2, thugs={HOTEL: "neutral"})
    play(state, (0, "complete hand hit gun+blood-money money-first"), (0, f"gun-down {HOTEL}"))
    assert refused(state, 1, "play union-boss-i") == "CE-R10"
    play(state, (1, f"thug {OPERA}"), (2, f"thug {DOCKS}"), (0, f"thug {HOTEL}"))
    assert refused(state, 1, "play union-boss-i") == "CE-R10"
    assert figure_on(state, HOTEL) == 0


@pytest.mark.rule("CE-R14")
def test_a_figure_with_no_other_place_to_go_stays_and_its_card_cannot_be_played() -> None:
    thugs: dict[str, Json] = {
        HOTEL: 1,
        DOCKS: 1,
        OPERA: 2,
        PENN: 2,
        EXCHANGE: 3,
        CLINIC: 3,
        FREIGHT: "neutral",
    }
    state = situation(4, hands=[["union-boss-i"]], act=2, thugs=thugs)
    assert refused(state, 0, "play union-boss-i") == "CE-R10"


@pytest.mark.rule("CE-4.11")
def test_the_mayor_uses_the_park_as_well() -> None:
    state = situation(hands=[["mayor-i", "money-5"]], act=2)
    play(state, (0, "play mayor-i"), (0, f"mayor {F1}"))
    assert {"stash money-5", "use jobs"} <= set(legal(state, 0))
    assert "gun" in hand(state, 0)


@pytest.mark.rule("CE-R2")
def test_the_gift_may_wait_until_the_front_has_filled_the_supply_again() -> None:
    state = situation(hands=[["union-boss-ii", "money-1"]], act=3, supply={"money-1": 0})
    play(state, (0, "play union-boss-ii"), (0, f"union-boss {CLINIC}"), (0, "trade one-for-5 money-1"))
    if state.active == 0:
        do(state, 0, "use money-1")
    assert hand(state, 0) == ["money-1", "money-5"]
