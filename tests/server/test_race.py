"""The snap race: credit for lag, the window, the order, and who wins over thousands of races (OM-R3)."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capotavola.server.table.race import (
    FASTEST,
    KEPT_SAMPLES,
    MOST_CREDIT,
    PATIENCE,
    WINDOW,
    Claim,
    RoundTrips,
    closes_at,
    credit_for,
    ranked,
)
from tests.server.races import Lie, Line, Race, play_races, wins

LAW = settings(deadline=None, derandomize=True)
TIMES = st.integers(0, 10_000)
BOUNDS = st.integers(0, MOST_CREDIT)

ROUNDS = 600  # of four races each
LINES = [Line(20, 0.3), Line(80, 0.7), Line(200, 0.5), Line(400, 0.65)]
SEATS = pytest.mark.parametrize("seat", range(len(LINES)), ids=[f"{line.round_trip}ms" for line in LINES])


# Round trips


def test_without_a_measurement_there_is_no_credit() -> None:
    assert RoundTrips().bound() == 0


@pytest.mark.parametrize(
    ("samples", "bound"),
    [
        ([80], 80),
        ([80, 90], 80),
        (list(range(10, 110, 10)), 10),
        ([40] * 18 + [490, 495], 40),
        ([490] * 19 + [30], 30),
        ([9_000] * 20, MOST_CREDIT),
        ([-30], 0),
    ],
)
def test_the_bound_is_the_least_that_was_measured(samples: list[int], bound: int) -> None:
    trips = RoundTrips()
    for sample in samples:
        trips.add(sample)
    assert trips.bound() == bound


def test_answers_that_are_held_back_count_no_more_than_what_the_system_measures() -> None:
    trips = RoundTrips([480] * KEPT_SAMPLES, kernel=12)
    assert trips.bound() == 12
    assert trips.wait() == 480
    assert RoundTrips([5], kernel=300).bound() == 5
    assert RoundTrips([40] * 19 + [20], kernel=38).bound() == 38
    assert RoundTrips([], kernel=300).bound() == 0


@pytest.mark.parametrize(
    ("samples", "wait"),
    [
        ([80], 80),
        ([80, 90], 90),
        (list(range(10, 110, 10)), 90),
        (list(range(20, 0, -1)), 18),
        ([40] * 18 + [490, 495], 40),
        ([9_000] * 20, MOST_CREDIT),
        ([], 0),
    ],
)
def test_others_wait_for_what_nine_in_ten_round_trips_keep_to(samples: list[int], wait: int) -> None:
    assert RoundTrips(samples).wait() == wait


def test_old_round_trips_are_forgotten() -> None:
    trips = RoundTrips()
    for sample in [400] * KEPT_SAMPLES + [20] * KEPT_SAMPLES:
        trips.add(sample)
    assert trips.samples == [20] * KEPT_SAMPLES
    assert trips.bound() == 20


def test_two_seats_do_not_share_their_round_trips() -> None:
    first = RoundTrips()
    first.add(50)
    assert RoundTrips().samples == []


@LAW
@given(st.lists(st.integers(-10, 2_000)))
def test_round_trips_go_to_json_and_back(samples: list[int]) -> None:
    trips = RoundTrips()
    for sample in samples:
        trips.add(sample)
    again = msgspec.json.decode(msgspec.json.encode(trips), type=RoundTrips)
    assert again == trips
    assert 0 <= again.bound() <= MOST_CREDIT
    assert len(again.samples) <= KEPT_SAMPLES


# Credit


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize(
    ("elapsed", "reaction", "bound", "credit"),
    [
        (500, 450, 80, 50),
        (500, 420, 80, 80),
        (500, 300, 80, 80),
        (500, 120, 80, 80),
        (500, 119, 80, 0),
        (500, 1, 480, 0),
        (500, 500, 80, 0),
        (500, 450, 0, 0),
        (150, 120, 80, 30),
        (500, -1, 80, 0),
        (500, 501, 80, 0),
    ],
)
def test_lag_is_credited_up_to_the_bound(elapsed: int, reaction: int, bound: int, credit: int) -> None:
    assert credit_for(elapsed, reaction, bound) == credit


@pytest.mark.rule("OM-R3")
@LAW
@given(elapsed=TIMES, reaction=TIMES, bound=BOUNDS)
def test_who_tells_the_truth_counts_as_no_faster_than_that(elapsed: int, reaction: int, bound: int) -> None:
    claim = Claim(0, 1_000 + elapsed, reaction, credit_for(elapsed, reaction, bound))
    assert claim.effective(1_000) >= min(reaction, elapsed)


@pytest.mark.rule("OM-R3")
@LAW
@given(elapsed=TIMES, said=st.integers(-(2**62), 2**62), bound=BOUNDS)
def test_whatever_is_said_nobody_gets_more_than_the_bound(elapsed: int, said: int, bound: int) -> None:
    claim = Claim(0, 1_000 + elapsed, said, credit_for(elapsed, said, bound))
    assert 0 <= claim.credit <= bound
    assert claim.effective(1_000) >= max(min(elapsed, FASTEST), elapsed - bound)


# The window


def claim(seat: int, arrived: int, credit: int = 0) -> Claim:
    return Claim(seat, arrived, 0, credit)


@pytest.mark.rule("OM-R3")
def test_the_first_claim_opens_a_window_for_the_slowest_line() -> None:
    assert closes_at(1_000, [claim(0, 1_400)], [20, 300, 80]) == 1_400 + WINDOW + 300


@pytest.mark.rule("OM-R3")
def test_a_second_claim_does_not_open_the_window_anew() -> None:
    assert closes_at(1_000, [claim(2, 1_500), claim(0, 1_400)], [20, 80]) == 1_400 + WINDOW + 80


@pytest.mark.rule("OM-R3")
def test_a_race_closes_at_once_when_all_have_answered() -> None:
    assert closes_at(1_000, [claim(0, 1_400), claim(1, 1_450)], []) == 1_450
    assert closes_at(1_000, [], []) == 1_000


@pytest.mark.rule("OM-R3")
def test_a_race_without_a_claim_closes_after_a_fixed_time_for_the_slowest_line() -> None:
    assert closes_at(1_000, [], [20, 300]) == 1_000 + PATIENCE + 300
    assert closes_at(1_000, [], [20, 300], patience=7_000) == 8_300


@pytest.mark.rule("OM-R3")
@LAW
@given(first=TIMES, credit=BOUNDS, lead=st.integers(0, 10_000), lag=BOUNDS, bound=BOUNDS)
def test_no_faster_claim_is_shut_out(first: int, credit: int, lead: int, lag: int, bound: int) -> None:
    """Whoever reacted before the first claim's effective time is in time, if the lag keeps to the bound."""
    opened = 1_000
    came = claim(0, opened + first + credit, credit)
    faster = max(0, came.effective(opened) - lead)
    assert opened + faster + min(lag, bound) <= closes_at(opened, [came], [bound])


# The order


@pytest.mark.rule("OM-R3")
def test_the_effective_time_decides_not_the_arrival() -> None:
    near, far = claim(0, 1_400, credit=20), claim(1, 1_600, credit=300)
    assert ranked(1_000, [near, far]) == [far, near]


@pytest.mark.rule("OM-R3")
def test_ties_go_to_the_earlier_arrival() -> None:
    near, far = claim(1, 1_400, credit=20), claim(0, 1_500, credit=120)
    assert ranked(1_000, [far, near]) == [near, far]


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize(
    ("start", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_full_ties_go_clockwise_from_the_start(start: int, order: list[int]) -> None:
    claims = [claim(seat, 1_400) for seat in (3, 1, 0, 2)]
    assert [each.seat for each in ranked(1_000, claims, start)] == order


# Thousands of races


def spread(counts: list[int]) -> float:
    """How much more often the luckiest wins than the unluckiest."""
    return max(counts) / min(counts) - 1


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("seed", [1, 2])
def test_equal_players_win_equally_often_whatever_their_lag(seed: int) -> None:
    races = play_races(LINES, 3_000, seed=seed)
    counts = wins(races, len(LINES))
    assert spread(counts) < 0.05
    # Silent seats, void claims and claims that overtake others all occur: window and order are in use.
    assert sum(counts) < len(races)
    assert any(race.late for race in races)
    assert any(race.claims and race.claims[0].arrived > race.claims[-1].arrived for race in races)


def test_without_credit_the_nearest_wins_most() -> None:
    counts = wins(play_races(LINES, 1_000, seed=3, measured=False), len(LINES))
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 2 * counts[2]


def test_behind_a_proxy_most_of_the_lag_is_made_up_for() -> None:
    """There the house knows only how soon somebody answered at best."""
    counts = wins(play_races(LINES, 1_000, seed=3, direct=False), len(LINES))
    without = wins(play_races(LINES, 1_000, seed=3, measured=False), len(LINES))
    assert spread(counts) < spread(without) / 5


def test_with_one_window_for_all_the_farthest_would_be_shut_out() -> None:
    counts = wins(play_races(LINES, 1_000, seed=4, lag_in_window=False), len(LINES))
    assert counts[3] < counts[0] / 2


# Forged times


@pytest.fixture(scope="module")
def fair() -> list[Race]:
    return play_races(LINES, ROUNDS, seed=5)


def forge(seat: int, lie: Lie) -> list[Race]:
    """The same races, but for what this seat says."""
    return play_races(LINES, ROUNDS, seed=5, lies={seat: lie})


def gained(fair: list[Race], forged: list[Race], seat: int) -> int:
    return wins(forged, len(LINES))[seat] - wins(fair, len(LINES))[seat]


def slack(race: Race, seat: int) -> int:
    """What the bound leaves above the true lag: all that a lie can gain."""
    return max(0, race.bounds[seat] - race.lags[seat])


@SEATS
@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize(
    "lie",
    [
        lambda reaction: FASTEST,
        lambda reaction: max(FASTEST, reaction - 60),
        lambda reaction: max(FASTEST, reaction * 9 // 10),
    ],
    ids=["fastest", "60 ms less", "a tenth less"],
)
def test_a_forged_reaction_gains_at_most_the_slack(fair: list[Race], seat: int, lie: Lie) -> None:
    forged = forge(seat, lie)
    narrow = 0  # lost by no more than the slack when told truly
    for true, false in zip(fair, forged, strict=True):
        said, before = false.effective(seat), true.effective(seat)
        if said is None or before is None:
            continue
        best = true.claims[0].effective(true.opened)
        assert before - slack(true, seat) <= said <= before
        narrow += true.winner() != seat and before - best <= slack(true, seat)
    assert 0 <= gained(fair, forged, seat) <= narrow


@SEATS
@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("said", [-1, 1, FASTEST - 1, 2**62])
def test_an_impossible_reaction_only_loses(fair: list[Race], seat: int, said: int) -> None:
    assert gained(fair, forge(seat, lambda _: said), seat) < 0


@SEATS
@pytest.mark.rule("OM-R3")
def test_a_slower_reaction_than_the_true_one_only_loses(fair: list[Race], seat: int) -> None:
    assert gained(fair, forge(seat, lambda took: took + 15), seat) < 0
