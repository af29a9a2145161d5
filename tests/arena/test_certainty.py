"""Intervals: against known figures, and against chance."""

import math
import random

import pytest

from capotavola.arena.certainty import (
    ANYTHING,
    ENOUGH,
    always,
    decision,
    interval,
    stakes_of,
    student,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (10**6, 1.960)]
)
def test_student_s_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def test_a_known_interval() -> None:
    """Ten values, five of .2 and five of .6: mean .4, variance .4 / 9, so .4 ± 2.262 × sqrt(.04 / 9)."""
    low, high = interval([0.2, 0.6] * 5)
    assert low == pytest.approx(0.4 - 2.262 * math.sqrt(0.04 / 9), abs=1e-4)
    assert high == pytest.approx(0.4 + 2.262 * math.sqrt(0.04 / 9), abs=1e-4)


def test_games_of_a_deal_are_no_evidence_of_their_own() -> None:
    """If all four games of a deal end alike, the interval is that of the deals: about twice as wide."""
    deals = [0.0, 1.0] * 50
    games = [value for value in deals for _ in range(4)]
    by_deal, by_game = interval(deals), interval(games)
    errors = math.sqrt(0.25 / 99), math.sqrt(0.25 / 399)
    assert by_deal.high - by_deal.low == pytest.approx(2 * student(99) * errors[0])
    assert by_game.high - by_game.low == pytest.approx(2 * student(399) * errors[1])


def test_few_values_say_nothing() -> None:
    assert interval([1.0] * 4) == ANYTHING
    assert always([]) == ANYTHING


def test_the_interval_for_all_times_is_where_nobody_has_won() -> None:
    rng = random.Random(3)
    values = [rng.random() for _ in range(60)]
    low, high = always(values)
    assert low < 0.5 < high
    for mean, refuted in ((low - 1e-6, True), (low + 1e-6, False), (high - 1e-6, False), (high + 1e-6, True)):
        assert (capital(values, mean) >= ENOUGH) == refuted


def capital(values: list[float], mean: float) -> float:
    """Of the better gambler, by the formula of the paper."""
    higher = lower = 1.0
    for value, stake in zip(values, stakes_of(values), strict=True):
        higher *= 1 + min(stake, 0.5 / mean) * (value - mean)
        lower *= 1 - min(stake, 0.5 / (1 - mean)) * (value - mean)
    return math.log(max(higher, lower))


def test_a_bet_does_not_know_what_it_is_about() -> None:
    assert stakes_of([0.1, 0.9, 0.0])[:3] == stakes_of([0.1, 0.9, 1.0])[:3]


def test_who_looks_after_every_deal_is_wrong_in_one_of_twenty_at_most() -> None:
    """While Student's interval, looked at as often, is wrong in many more."""
    rng = random.Random(17)
    runs, deals, share = 200, 120, 0.4
    wrong = naive = 0
    for _ in range(runs):
        values = [float(rng.random() < share) for _ in range(deals)]
        wrong += decision(values, share) is not None
        looks = (interval(values[:number]) for number in range(10, deals, 5))
        naive += any(not low <= share <= high for low, high in looks)
    assert wrong <= 0.05 * runs
    assert naive > 0.1 * runs


@pytest.mark.parametrize(("share", "above"), [(0.9, True), (0.1, False)])
def test_a_clear_case_is_decided_early_and_on_its_side(share: float, above: bool) -> None:
    rng = random.Random(5)
    values = [float(rng.random() < share) for _ in range(300)]
    decided = decision(values, 0.5)
    assert decided is not None
    assert decided.above == above
    assert decided.values < 60
    assert decision(values[: decided.values], 0.5) == decided
    assert decision(values[: decided.values - 1], 0.5) is None
