"""Chapter 9: the end of the game."""

from __future__ import annotations

import pytest

from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json
from tests.corleone.situation import DOCKS, do, legal, refused, situation, step, told

SEVEN = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]
YELLOW, BLUE, GREEN, GREY = "bookmaking", "charity-gala", "kidnapping", "hit"


def end(
    *,
    players: int = 3,
    suitcases: list[list[int]] | None = None,
    markers: list[str] | None = None,
    completed: list[str] | None = None,
) -> Outcome:
    """After the last figure of act IV. The Police Chief keeps seat 0 from winning a turf by it."""
    state = situation(
        players,
        suitcases=suitcases,
        markers=markers,
        completed=completed,
        act=4,
        chief_at="brooklyn",
        thugs_left=[1, *[0] * (players - 1)],
        members_left=[0] * players,
    )
    assert state.outcome() is None
    do(state, 0, f"thug {DOCKS}")
    for seat in state.deciders():  # who controls Brooklyn
        do(state, seat, "done")
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def turf_bonus(*markers: str) -> Json:
    return end(markers=list(markers)).breakdown["turfs"]


def colour_bonus(*completed: str) -> Json:
    return end(completed=list(completed)).breakdown["colours"]


@pytest.mark.rule("CE-9.3", "CE-3.2")
def test_the_game_ends_after_the_tribute_of_act_four() -> None:
    state = situation(act=4, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    events = do(state, 0, f"thug {DOCKS}")
    assert step(state) == "over"
    assert state.deciders() == []
    assert legal(state, 0) == []
    assert refused(state, 0, f"thug {DOCKS}") == "CE-9.3"
    assert told(events, "game-over") == [{"winners": [0]}]


@pytest.mark.rule("CE-9.3")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_game_goes_on_before_act_four(act: int) -> None:
    state = situation(2, act=act, thugs_left=[1, 0], members_left=[0, 0])
    do(state, 0, f"thug {DOCKS}")
    for seat in (0, 1):
        do(state, seat, "bid 0 0 0 0")
    assert state.outcome() is None


@pytest.mark.rule("CE-9.1")
def test_five_dollars_for_each_turf_with_the_most_markers() -> None:
    assert turf_bonus("queens:1", "queens:1", "queens:0") == [0, 5, 0]
    assert turf_bonus("queens:1", "midtown:1", "chelsea:2") == [0, 10, 5]
    assert turf_bonus(*[f"{turf}:2" for turf in SEVEN]) == [0, 0, 35]


@pytest.mark.rule("CE-9.1")
def test_the_most_markers_count_not_the_top_one() -> None:
    assert turf_bonus("queens:1", "queens:1", "queens:0") == [0, 5, 0]
    assert turf_bonus("queens:2", "queens:2", "queens:1", "queens:0") == [0, 0, 5]


@pytest.mark.rule("CE-9.1")
def test_a_tie_on_a_turf_goes_to_the_tied_player_whose_marker_is_higher() -> None:
    assert turf_bonus("queens:1", "queens:2") == [0, 0, 5]
    assert turf_bonus("queens:2", "queens:1") == [0, 5, 0]
    assert turf_bonus("queens:1", "queens:2", "queens:2", "queens:1") == [0, 5, 0]
    assert turf_bonus("queens:2", "queens:1", "queens:2", "queens:1", "queens:0") == [0, 5, 0]
    assert turf_bonus("queens:1", "queens:1", "queens:2", "queens:2", "queens:0") == [0, 0, 5]


@pytest.mark.rule("CE-9.1")
def test_a_turf_without_markers_gives_nothing() -> None:
    assert turf_bonus() == [0, 0, 0]


@pytest.mark.rule("CE-9.1", "CE-5.2")
def test_the_last_turf_war_counts() -> None:
    state = situation(act=4, thugs_left=[1, 0, 0], members_left=[0, 0, 0], markers=["brooklyn:1"])
    do(state, 0, f"thug {DOCKS}")
    do(state, 1, "done")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.breakdown["turfs"] == [5, 0, 0]


@pytest.mark.rule("CE-9.2")
@pytest.mark.parametrize("job", [YELLOW, BLUE, GREEN, GREY])
def test_five_dollars_for_the_most_jobs_of_each_colour(job: str) -> None:
    assert colour_bonus(f"1:{job}") == [0, 5, 0]


@pytest.mark.rule("CE-9.2")
def test_the_most_jobs_of_a_colour_not_of_all() -> None:
    jobs = ["0:hit", "0:garrotte", "0:ambush", "1:hit", "1:bookmaking", "2:charity-gala", "2:kidnapping"]
    assert colour_bonus(*jobs) == [5, 5, 10]


@pytest.mark.rule("CE-9.2")
def test_different_jobs_of_a_colour_count_together() -> None:
    assert colour_bonus("0:hit", "0:garrotte", "1:night-swim", "1:ambush", "1:hit") == [0, 5, 0]


@pytest.mark.rule("CE-9.2")
def test_all_who_are_tied_for_a_colour_get_the_bonus() -> None:
    assert colour_bonus("0:hit", "1:garrotte") == [5, 5, 0]
    assert colour_bonus("0:hit", "1:garrotte", "2:ambush") == [5, 5, 5]


@pytest.mark.rule("CE-R16")
def test_a_colour_of_which_nobody_completed_a_job_gives_nothing() -> None:
    assert colour_bonus() == [0, 0, 0]
    assert colour_bonus("2:hit") == [0, 0, 5]


@pytest.mark.rule("CE-9.3")
def test_the_most_money_with_bonuses_wins() -> None:
    outcome = end(suitcases=[[5, 5, 3], [5, 2], [1]], markers=["queens:1"], completed=["1:hit"])
    assert outcome.breakdown["suitcase"] == [13, 7, 1]
    assert outcome.scores == [13, 17, 1]
    assert outcome.winners == [1]


@pytest.mark.rule("CE-9.3")
def test_the_value_of_the_cards_counts_not_their_number() -> None:
    outcome = end(suitcases=[[5], [1, 1, 1, 1], [2, 2]])
    assert outcome.scores == [5, 4, 4]
    assert outcome.winners == [0]


@pytest.mark.rule("CE-9.3")
def test_a_tie_goes_to_the_larger_sum_for_turfs() -> None:
    outcome = end(suitcases=[[5, 5], [5], []], markers=["queens:1"], completed=["2:hit", "2:bookmaking"])
    assert outcome.scores == [10, 10, 10]
    assert outcome.winners == [1]


@pytest.mark.rule("CE-9.3")
def test_the_sum_for_turfs_breaks_only_a_tie() -> None:
    outcome = end(suitcases=[[5, 5, 1], [], []], markers=["queens:1", "midtown:1"])
    assert outcome.scores == [11, 10, 0]
    assert outcome.winners == [0]


@pytest.mark.rule("CE-9.3", "CE-R9")
def test_the_sum_for_turfs_comes_before_the_number_of_markers() -> None:
    markers = ["queens:1", *["midtown:2"] * 3, *["midtown:0"] * 2]
    outcome = end(suitcases=[[5, 5], [5], []], markers=markers)
    assert outcome.scores == [10, 10, 5]
    assert outcome.winners == [1]


@pytest.mark.rule("CE-R9")
def test_a_further_tie_goes_to_the_most_markers_on_the_board() -> None:
    outcome = end(markers=["queens:1", "midtown:2", "midtown:2", "queens:2"])
    assert outcome.scores == [0, 0, 10]
    outcome = end(suitcases=[[5], [], []], markers=["queens:1", "midtown:2", "midtown:2"])
    assert outcome.scores == [5, 5, 5]
    assert outcome.winners == [2]


@pytest.mark.rule("CE-R9")
def test_after_that_the_victory_is_shared() -> None:
    outcome = end(suitcases=[[5], [], []], markers=["queens:1", "midtown:2"])
    assert outcome.scores == [5, 5, 5]
    assert outcome.winners == [1, 2]
    assert end(players=5).winners == [0, 1, 2, 3, 4]
