"""How sure a mean is, from independent values between 0 and 1: what each deal of a tournament brought.

The games of one deal are not independent of each other, so their mean is one value: that is what
"clustered by deal" means where every deal has the same number of games.
"""

import math
import statistics
from typing import NamedTuple

DOUBT = 0.05
FEWEST = 5  # values below which nothing is said
BOLDEST = 0.5  # the part of its capital that a bet may lose
ENOUGH = math.log(2 / DOUBT)  # of what a gambler began with, when the mean is refuted


class Interval(NamedTuple):
    low: float
    high: float


ANYTHING = Interval(0.0, 1.0)


def interval(values: list[float]) -> Interval:
    """Student's 95 % interval of the mean, for a number of values that was fixed beforehand."""
    if len(values) < FEWEST:
        return ANYTHING
    mean = statistics.fmean(values)
    error = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Interval(max(0.0, mean - error), min(1.0, mean + error))


def student(freedom: int) -> float:
    """Its quantile for 95 % on both sides: the expansion of Abramowitz and Stegun, 26.7.5."""
    z = statistics.NormalDist().inv_cdf(1 - DOUBT / 2)
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return math.fsum([z, *(term / float(freedom) ** power for power, term in enumerate(terms, start=1))])


# -- however often one looks ---------------------------------------------------------------
#
# Bets against a supposed mean (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
# by betting", 2024): if it is the true one, the capital of no gambler is expected to grow, so by Ville's
# inequality it ever comes to 2 / DOUBT times the stake with a chance of DOUBT / 2 at most. One gambler
# bets that the mean is higher, another that it is lower. No bet knows the value that it is about.


def always(values: list[float]) -> Interval:
    """All means against which nobody has won: holds with 95 % for all lengths at once."""
    stakes = stakes_of(values)
    rests = [1 - value for value in values]
    return Interval(_lowest(values, stakes), 1 - _lowest(rests, stakes))


class Decision(NamedTuple):
    """After how many values it was certain, and on which side."""

    values: int
    above: bool


def decision(values: list[float], mean: float) -> Decision | None:
    """When it was certain for the first time that the true mean is above this one, or below it."""
    higher = lower = 0.0
    for number, (value, stake) in enumerate(zip(values, stakes_of(values), strict=True), start=1):
        higher += _log_growth(value, stake, mean)
        lower += _log_growth(1 - value, stake, 1 - mean)
        if max(higher, lower) >= ENOUGH:
            return Decision(number, higher > lower)
    return None


def stakes_of(values: list[float]) -> list[float]:
    """For each value what is staked on it, by the mean and the variance of those before it."""
    stakes: list[float] = []
    total, squares, variance = 0.5, 0.25, 0.25
    for number, value in enumerate(values, start=1):
        stakes.append(math.sqrt(2 * ENOUGH / (variance * number * math.log(number + 1))))
        total += value
        squares += (value - total / (number + 1)) ** 2
        variance = squares / (number + 1)
    return stakes


def _log_growth(value: float, stake: float, mean: float) -> float:
    """Of the capital of who bets that the values are higher than this mean."""
    bet = stake if stake * mean <= BOLDEST else BOLDEST / mean
    return math.log1p(bet * (value - mean))


def _lowest(values: list[float], stakes: list[float]) -> float:
    """The lowest mean that stands; the higher a supposed mean, the less is won against it."""
    refuted, stands = 0.0, 1.0
    for _ in range(30):
        mean = (refuted + stands) / 2
        won = sum(_log_growth(value, stake, mean) for value, stake in zip(values, stakes, strict=True))
        refuted, stands = (mean, stands) if won >= ENOUGH else (refuted, mean)
    return refuted
