"""Chapter 5: turf war."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    EXCHANGE,
    F1,
    F2,
    F3,
    FREIGHT,
    HOTEL,
    control,
    do,
    legal,
    markers,
    of,
    refused,
    side,
    situation,
    step,
    told,
)

TURFS = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]
# Nine markers of seat 0, some under those of seat 1.
QUEENS = ["queens:0", "queens:1", "queens:0", "queens:1"]
NINE = ["upper-east-side:0", "upper-east-side:1", *QUEENS, *["chelsea:0"] * 4, "midtown:0", "midtown:0"]


def war(
    thugs: dict[str, Json] | None = None,
    members: dict[str, Json] | None = None,
    markers: list[str] | None = None,
    tiles: list[str] | None = None,
    chief_at: str | None = None,
) -> tuple[CorleoneState, list[Event]]:
    """The last figure of all is a thug of seat 0; then comes the turf war."""
    state = situation(
        act=2,
        thugs=thugs,
        members=members,
        markers=markers,
        tiles=tiles,
        chief_at=chief_at,
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    events = do(state, 0, "thug opera-house")
    while step(state) in ("order", "benefit"):
        events += do(state, state.deciders()[0], "order me" if step(state) == "order" else "done")
    return state, events


def controllers(state: CorleoneState) -> dict[str, Json]:
    """Only the turfs that somebody controls."""
    return {turf: control(state, turf) for turf in TURFS if control(state, turf) is not None}


@pytest.mark.rule("CE-5.1")
def test_the_turfs_are_settled_one_by_one_from_one_to_seven() -> None:
    _, events = war({HOTEL: 1})
    settled = [event.args["turf"] for event in events if event.name in ("won-turf", "nobody-won-turf")]
    assert settled == TURFS


@pytest.mark.rule("CE-5.1", "CE-5.2")
def test_a_single_thug_wins_his_turf_and_no_other() -> None:
    state, _ = war({HOTEL: 1})
    assert controllers(state) == {"upper-west-side": 0, "midtown": 1}


@pytest.mark.rule("CE-5.1", "CE-2.3")
def test_a_family_member_counts_in_every_turf_that_the_space_touches() -> None:
    state, _ = war(members={F3: 2})
    assert controllers(state) == {"upper-west-side": 0, "wall-street": 2, "midtown": 2, "chelsea": 2}


@pytest.mark.rule("CE-5.1", "CE-2.5")
def test_central_park_is_no_turf_to_be_won() -> None:
    state, events = war(members={"upper-east-side+central-park": 1})
    assert controllers(state) == {"upper-west-side": 0, "upper-east-side": 1}
    assert len(told(events, "won-turf")) == 2


@pytest.mark.rule("CE-5.1")
def test_a_thug_on_a_tile_counts_in_the_turf_of_the_tile() -> None:
    state, _ = war({"pawn-shop": 1}, tiles=["tailor", "pawn-shop"])
    assert controllers(state) == {"upper-west-side": 0, "brooklyn": 1}


@pytest.mark.rule("CE-5.1")
def test_thugs_and_family_members_count_one_each() -> None:
    state, _ = war({HOTEL: 1, "tailor": 2}, {F1: 2, F2: 2}, tiles=["tailor"])
    assert control(state, "midtown") == 2
    state, _ = war({HOTEL: 1, "tailor": 1}, {F1: 2}, tiles=["tailor"])
    assert control(state, "midtown") is None
    state, _ = war({EXCHANGE: 1, "tailor": 1}, {F3: 2}, tiles=["tailor"])
    assert controllers(state)["wall-street"] == 1


@pytest.mark.rule("CE-5.1", "CE-4.10")
def test_a_figure_in_the_hudson_counts_nowhere() -> None:
    state = situation(
        hands=[["hit", "gun", "blood-money"]],
        thugs={HOTEL: 1, FREIGHT: 2},
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, "complete hand hit gun+blood-money money-first")
    do(state, 0, f"gun-down {HOTEL}")
    do(state, 0, "thug opera-house")
    assert controllers(state) == {"upper-west-side": 0, "queens": 2}


@pytest.mark.rule("CE-5.2")
@pytest.mark.parametrize("old", [[], ["midtown:2"], ["midtown:1"], ["midtown:0", "midtown:2"]])
def test_a_tie_for_the_most_changes_nothing(old: list[str]) -> None:
    state, events = war({HOTEL: 1}, {F2: 0}, old)
    assert markers(state, "midtown") == [int(marker[-1]) for marker in old]
    assert {"turf": "midtown", "sides": [side(0, 1), side(1, 1)]} in told(events, "nobody-won-turf")


@pytest.mark.rule("CE-5.2")
def test_a_tie_for_second_place_does_not_matter() -> None:
    state, _ = war({HOTEL: 1}, {F2: 0, F1: 2, F3: 2})
    assert control(state, "midtown") == 2


@pytest.mark.rule("CE-5.2")
def test_the_first_to_be_counted_has_no_advantage() -> None:
    state, _ = war({HOTEL: 0}, {F1: 2, F3: 2})
    assert control(state, "midtown") == 2
    state, _ = war({HOTEL: 2}, {F1: 0, F3: 0})
    assert control(state, "midtown") == 0


@pytest.mark.rule("CE-5.2")
def test_where_nobody_is_nothing_changes() -> None:
    state, events = war(markers=["queens:2"])
    assert markers(state, "queens") == [2]
    assert markers(state, "midtown") == []
    assert {"turf": "queens", "sides": []} in told(events, "nobody-won-turf")


@pytest.mark.rule("CE-5.2")
def test_the_winner_marks_a_turf_again_that_is_already_the_own() -> None:
    state, _ = war({HOTEL: 1}, markers=["midtown:1"])
    assert markers(state, "midtown") == [1, 1]
    assert of(state, 1, "markers") == 7


@pytest.mark.rule("CE-5.2", "CE-5.3")
def test_the_marker_goes_on_top_and_takes_control() -> None:
    state, _ = war({HOTEL: 1}, markers=["midtown:2", "midtown:2"])
    assert markers(state, "midtown") == [2, 2, 1]
    assert control(state, "midtown") == 1


@pytest.mark.rule("CE-5.1", "CE-5.2")
@pytest.mark.parametrize(
    ("thugs", "members", "chief"),
    [
        ({HOTEL: "neutral"}, {F2: 1}, None),
        ({HOTEL: 1}, {F2: "neutral"}, None),
        ({HOTEL: 1}, {}, "midtown"),
    ],
)
def test_every_neutral_figure_counts_against_the_families(
    thugs: dict[str, Json], members: dict[str, Json], chief: str | None
) -> None:
    state, _ = war(thugs, members, ["midtown:2"], chief_at=chief)
    assert markers(state, "midtown") == [2]


@pytest.mark.rule("CE-5.1", "CE-5.2")
def test_the_neutral_figures_together_are_one_side() -> None:
    two: dict[str, Json] = {F1: 1, F3: 1}
    state, _ = war({HOTEL: "neutral"}, {**two, F2: "neutral"})
    assert control(state, "midtown") is None
    state, _ = war(members={**two, F2: "neutral"}, chief_at="midtown")
    assert control(state, "midtown") is None
    state, _ = war(members={**two, F2: "neutral"})
    assert control(state, "midtown") == 1


@pytest.mark.rule("CE-5.2")
def test_when_the_neutral_side_is_ahead_nobody_wins() -> None:
    state, events = war({HOTEL: "neutral", FREIGHT: 1}, {F2: "neutral"}, ["queens:2"], chief_at="queens")
    assert markers(state, "queens") == [2]
    assert markers(state, "midtown") == []
    neutral: Json = {"phrase": "neutral-side", "count": 2}
    assert {"turf": "queens", "sides": [neutral, side(1, 1)]} in told(events, "nobody-won-turf")


@pytest.mark.rule("CE-5.3", "CE-4.4")
def test_only_the_owner_of_the_top_marker_benefits() -> None:
    state = situation(markers=["midtown:1", "midtown:1", "midtown:2"])
    assert control(state, "midtown") == 2
    do(state, 0, f"thug {HOTEL}")
    assert state.deciders() == [2]
    assert step(state) == "benefit"


# Without markers left


@pytest.mark.rule("CE-5.4")
def test_the_ninth_marker_is_placed_without_a_question() -> None:
    state, _ = war({EXCHANGE: 0}, markers=NINE[:-1])
    assert markers(state, "wall-street") == [0]
    assert of(state, 0, "markers") == 0
    assert step(state) == "marking"
    assert "'turf': 'upper-west-side'" in str(state.view(0)["asked"])


@pytest.mark.rule("CE-5.4", "CE-R22")
def test_a_winner_without_markers_may_move_any_of_the_own_from_any_height() -> None:
    state, _ = war(markers=NINE)
    assert state.deciders() == [0]
    assert sorted(legal(state, 0)) == sorted(
        [
            "move-marker upper-east-side 0",
            "move-marker queens 0",
            "move-marker queens 2",
            *[f"move-marker chelsea {height}" for height in range(4)],
            "move-marker midtown 0",
            "move-marker midtown 1",
            "done",
        ]
    )
    assert refused(state, 0, "move-marker queens 1") == "CE-5.4"
    assert refused(state, 0, "move-marker brooklyn 0") == "CE-5.4"


@pytest.mark.rule("CE-5.4")
def test_a_marker_moved_from_within_a_stack_leaves_the_others_in_order() -> None:
    state, _ = war(markers=NINE)
    do(state, 0, "move-marker queens 2")
    assert markers(state, "queens") == [0, 1, 1]
    assert control(state, "queens") == 1
    assert markers(state, "upper-west-side") == [0]
    assert control(state, "upper-west-side") == 0
    assert of(state, 0, "markers") == 0


@pytest.mark.rule("CE-5.4")
def test_control_follows_the_new_top_marker_of_the_other_turf() -> None:
    state, _ = war(markers=["brooklyn:2", "brooklyn:0", *["chelsea:0"] * 8])
    assert control(state, "brooklyn") == 0
    do(state, 0, "move-marker brooklyn 1")
    assert control(state, "brooklyn") == 2
    assert control(state, "upper-west-side") == 0


@pytest.mark.rule("CE-5.4", "CE-R22")
def test_a_turf_that_loses_its_last_marker_is_nobodys() -> None:
    state, _ = war(markers=["brooklyn:0", *["chelsea:0"] * 8])
    do(state, 0, "move-marker brooklyn 0")
    assert markers(state, "brooklyn") == []
    assert control(state, "brooklyn") is None


@pytest.mark.rule("CE-R22")
def test_the_marker_may_come_from_lower_down_in_the_same_stack() -> None:
    old = ["upper-west-side:0", "upper-west-side:1", *["chelsea:0"] * 8]
    state, _ = war(markers=old)
    do(state, 0, "move-marker upper-west-side 0")
    assert markers(state, "upper-west-side") == [1, 0]
    assert control(state, "upper-west-side") == 0


@pytest.mark.rule("CE-5.4")
def test_a_winner_without_markers_may_place_none() -> None:
    state, _ = war(markers=["upper-west-side:1", *["chelsea:0"] * 9])
    do(state, 0, "done")
    assert markers(state, "upper-west-side") == [1]
    assert markers(state, "chelsea") == [0] * 9
    assert step(state) == "bids"


@pytest.mark.rule("CE-5.1", "CE-5.4")
def test_each_turf_won_without_markers_is_a_question_of_its_own_in_turn() -> None:
    state, _ = war({EXCHANGE: 0, HOTEL: 1}, markers=["queens:0", *["chelsea:0"] * 8])
    assert markers(state, "midtown") == []
    do(state, 0, "move-marker queens 0")
    assert step(state) == "marking"
    do(state, 0, "move-marker wall-street 0")
    assert controllers(state) == {"upper-west-side": 0, "midtown": 1, "chelsea": 0}


@pytest.mark.rule("CE-5.1", "CE-5.2")
def test_a_view_shows_who_would_win_each_turf_now() -> None:
    state = situation(act=2, thugs={EXCHANGE: 1}, members={F3: 1, F1: 0}, chief_at="chelsea")
    turfs = state.view(None)["turfs"]
    assert isinstance(turfs, list)
    shown = {str(turf["turf"]): turf for turf in turfs if isinstance(turf, dict)}
    assert shown["wall-street"]["ahead"] == 1
    assert shown["chelsea"]["influence"] == [1, 1, 0, 1]  # F1 and F3 touch it, and so does the Police Chief
    assert shown["chelsea"]["ahead"] is None
    assert shown["brooklyn"]["influence"] == [0, 0, 0, 0]
    assert shown["brooklyn"]["ahead"] is None
