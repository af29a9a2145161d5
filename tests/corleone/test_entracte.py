"""Chapter 8: the entr'acte."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    F2,
    FREIGHT,
    GAME,
    HOTEL,
    RULES,
    bid_all,
    control,
    do,
    figure_on,
    of,
    play,
    situation,
    step,
)

SHOWN: dict[int, list[str]] = {
    1: ["capo", "mayor-i", "small-time-bookie", "hired-muscle"],
    2: ["tax-consultant", "mayor-ii", "evidence-clerk", "hollywood-producer"],
    3: ["mayor-iii", "newspaper-editor", "shipping-magnate", "supreme-court-judge"],
}


def next_act(
    players: int = 3,
    act: int = 1,
    *,
    hands: list[list[str]] | None = None,
    public: list[str] | None = None,
    thugs: dict[str, Json] | None = None,
    members: dict[str, Json] | None = None,
    discards: list[str] | None = None,
    empty_deck: bool = False,
    **more: Any,
) -> CorleoneState:
    """Seat 0 plays the last figure, nobody bribes: the next act has begun."""
    state = situation(
        players,
        hands=hands,
        public=public,
        thugs=thugs,
        members=members,
        discards=discards,
        empty_deck=empty_deck,
        act=act,
        allies=dict.fromkeys(SHOWN[act][: players - 1], "shown"),
        thugs_left=[1, *[0] * (players - 1)],
        members_left=[0] * players,
        **more,
    )
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *["0 0 0 0"] * players)
    assert state.view(None)["act"] == act + 1
    return state


def public(state: CorleoneState) -> list[str]:
    jobs = state.view(None)["public"]
    assert isinstance(jobs, list)
    return [str(job) for job in jobs]


def shown(state: CorleoneState) -> list[str]:
    allies = state.view(None)["allies"]
    assert isinstance(allies, list)
    return [str(ally) for ally in allies]


@pytest.mark.rule("CE-8.1")
def test_all_figures_leave_the_board() -> None:
    state = next_act(thugs={HOTEL: 1, FREIGHT: "neutral"}, members={F2: 2}, chief_at="queens")
    view: Any = state.view(None)
    for place in (HOTEL, FREIGHT, DOCKS, F2):
        assert figure_on(state, place) is None
    assert not any(turf["chief"] for turf in view["turfs"])
    dump = GAME.dump(state)
    assert not {"boss_at", "mayor_at", "chief_at"} & set(dump)


@pytest.mark.rule("CE-8.1")
def test_all_figures_leave_the_hudson() -> None:
    state = next_act(boss_at="hudson", mayor_at="hudson", chief_at="hudson")
    assert state.view(None)["hudson"] == []
    for seat in range(3):
        assert (of(state, seat, "thugs_in_hudson"), of(state, seat, "members_in_hudson")) == (0, 0)


@pytest.mark.rule("CE-8.1")
def test_what_was_gunned_down_can_be_played_again_in_the_next_act() -> None:
    state = situation(
        2,
        act=2,
        hands=[["hit", "gun", "blood-money"], ["mayor-ii"]],
        thugs={HOTEL: 1},
        members={F2: "neutral"},
        thugs_left=[1, 0],
        members_left=[0, 0],
    )
    play(state, (0, "complete hand hit gun+blood-money money-first"), (0, f"gun-down {HOTEL}"))
    assert of(state, 1, "thugs_in_hudson") == 3
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, "0 0 0 0", "0 0 0 0")
    assert of(state, 1, "thugs") == 3


@pytest.mark.rule("CE-8.1", "CE-1.6")
@pytest.mark.parametrize(("players", "thugs"), [(2, 3), (3, 2), (4, 2), (5, 2)])
@pytest.mark.parametrize(("act", "members"), [(1, 2), (2, 2), (3, 3)])
def test_the_consigliere_joins_for_act_two_and_the_heir_for_act_four(
    players: int, thugs: int, act: int, members: int
) -> None:
    state = next_act(players, act)
    for seat in range(players):
        assert (of(state, seat, "thugs"), of(state, seat, "members")) == (thugs, members)


@pytest.mark.rule("CE-8.1")
def test_control_markers_stay_on_the_board() -> None:
    state = next_act(markers=["queens:2"])
    assert control(state, "queens") == 2
    assert control(state, "brooklyn") == 0


@pytest.mark.rule("CE-8.2", "CE-1.4")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_public_jobs_are_refilled_to_the_number_for_the_players(players: int, count: int) -> None:
    assert len(public(next_act(players))) == count


@pytest.mark.rule("CE-8.2")
def test_old_public_jobs_stay() -> None:
    state = next_act(public=["hit", "night-swim"], deck=["bookmaking", "kidnapping"])
    assert public(state) == ["hit", "night-swim", "bookmaking"]
    full = next_act(public=["hit", "night-swim", "ambush"], deck=["bookmaking"])
    assert public(full) == ["hit", "night-swim", "ambush"]


@pytest.mark.rule("CE-8.2", "CE-4.6")
def test_the_place_of_a_completed_public_job_is_filled_only_in_the_entracte() -> None:
    state = situation(
        hands=[["booze"]],
        public=["bookmaking", "hit", "ambush"],
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, "complete public bookmaking booze money-first")
    assert public(state) == ["hit", "ambush"]
    do(state, 0, f"thug {DOCKS}")
    assert public(state) == ["hit", "ambush"]
    bid_all(state, *["0 0 0 0"] * 3)
    assert len(public(state)) == 3


@pytest.mark.rule("CE-8.2", "CE-4.12", "CE-R15")
def test_an_empty_deck_is_made_of_the_discards_and_places_may_stay_empty() -> None:
    state = next_act(public=["hit"], discards=["ambush", "garrotte"], empty_deck=True)
    assert sorted(public(state)) == ["ambush", "garrotte", "hit"]
    state = next_act(public=["hit"], discards=["ambush"], empty_deck=True)
    assert public(state) == ["hit", "ambush"]


@pytest.mark.rule("CE-8.3", "CE-1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("act", [1, 2])
def test_new_allies_of_the_coming_act_are_shown_one_fewer_than_players(players: int, act: int) -> None:
    allies = shown(next_act(players, act))
    assert len(set(allies)) == len(allies) == players - 1
    assert {RULES.ally_acts[RULES.ally_names.index(ally)] for ally in allies} == {act + 1}


@pytest.mark.rule("CE-8.3")
def test_before_act_four_no_allies_are_shown() -> None:
    assert shown(next_act(act=3)) == []


@pytest.mark.rule("CE-8.3")
def test_allies_not_taken_leave_the_game_but_held_ones_stay() -> None:
    state = next_act(hands=[[], ["hired-muscle"], []])
    assert "capo" not in shown(state)
    places = GAME.dump(state)["allies"]
    assert isinstance(places, dict)
    assert "capo" not in places
    assert of(state, 1, "allies") == ["hired-muscle"]


@pytest.mark.rule("CE-8.1", "CE-3.2")
def test_the_next_act_begins_with_the_holder_of_the_horse_head() -> None:
    state = next_act(first=2)
    assert (step(state), state.deciders()) == ("turn", [2])
