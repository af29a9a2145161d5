"""Simulated snap races: players behind lines of different length, claims through the real functions."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from capotavola.server.table.race import KEPT_SAMPLES, Claim, RoundTrips, closes_at, credit_for, ranked

JITTER = 0.10

Lie: TypeAlias = Callable[[int], int]


class Line(NamedTuple):
    """How long a round trip takes on average, and which part of it is the way to the client."""

    round_trip: int
    down: float


class Race(NamedTuple):
    """What came of one race, with what only a simulation knows: each seat's true lag."""

    opened: int
    claims: list[Claim]  # in time, in the order in which they are tried
    late: list[Claim]  # void
    lags: list[int]
    bounds: list[int]

    def winner(self) -> int | None:
        """None if all kept silent."""
        return self.claims[0].seat if self.claims else None

    def effective(self, seat: int) -> int | None:
        """None if the seat made no claim in time."""
        return next((claim.effective(self.opened) for claim in self.claims if claim.seat == seat), None)


def honest(reaction: int) -> int:
    return reaction


def play_races(
    lines: Sequence[Line],
    rounds: int,
    *,
    seed: int,
    measured: bool = True,
    direct: bool = True,
    lag_in_window: bool = True,
    lies: dict[int, Lie] | None = None,
) -> list[Race]:
    """`rounds` times as many races as there are seats.

    Each round's reactions go once to every seat, so that luck with reactions is the same for all, and what
    is left between the seats comes of their lines. `measured=False` leaves out the house's measurements,
    `direct=False` those of the system; `lag_in_window=False` closes 200 ms after the first claim.
    A lie changes what a seat says, not what happens: the same seed gives the same reactions and lags.
    """
    random = Random(seed)
    trips = [RoundTrips() for _ in lines]
    for _ in range(KEPT_SAMPLES if measured else 0):
        _ping(random, lines, trips)
    races: list[Race] = []
    for _ in range(rounds):
        reactions = [_reaction(random) for _ in lines]
        for turn in range(len(lines)):
            if measured:
                _ping(random, lines, trips)
            for seat in trips if direct and measured else []:
                seat.kernel = _as_tcp_has_it(seat.samples)
            dealt = reactions[turn:] + reactions[:turn]
            races.append(_race(random, lines, dealt, trips, lag_in_window, lies or {}))
    return races


def wins(races: Sequence[Race], seats: int) -> list[int]:
    counts = [0] * seats
    for race in races:
        winner = race.winner()
        if winner is not None:
            counts[winner] += 1
    return counts


def _reaction(random: Random) -> int | None:
    """Around 450 ms; one in five keeps silent."""
    took = round(random.lognormvariate(6.1, 0.3))
    return None if random.random() < 0.2 else took


def _ping(random: Random, lines: Sequence[Line], trips: Sequence[RoundTrips]) -> None:
    for line, seat in zip(lines, trips, strict=True):
        seat.add(sum(_legs(random, line)))


def _as_tcp_has_it(samples: Sequence[int]) -> int:
    """The mean, and twice the mean deviation from it."""
    mean = sum(samples) / len(samples)
    return round(mean + 2 * sum(abs(sample - mean) for sample in samples) / len(samples))


def _legs(random: Random, line: Line) -> tuple[int, int]:
    """To the client and back, this time."""
    whole = line.round_trip * max(0.5, random.gauss(1, JITTER))
    return round(whole * line.down), round(whole * (1 - line.down))


def _race(
    random: Random,
    lines: Sequence[Line],
    reactions: Sequence[int | None],
    trips: Sequence[RoundTrips],
    lag_in_window: bool,
    lies: dict[int, Lie],
) -> Race:
    opened = random.randrange(10**9)
    bounds = [seat.bound() for seat in trips]
    lags = [sum(_legs(random, line)) for line in lines]
    coming: list[Claim] = []
    for seat, reaction in enumerate(reactions):
        if reaction is not None:
            elapsed = lags[seat] + reaction
            said = lies.get(seat, honest)(reaction)
            coming.append(Claim(seat, opened + elapsed, said, credit_for(elapsed, said, bounds[seat])))
    waits = [seat.wait() if lag_in_window else 0 for seat in trips]
    in_time, late = _close(opened, sorted(coming, key=lambda claim: claim.arrived), waits)
    return Race(opened, ranked(opened, in_time), late, lags, bounds)


def _close(opened: int, coming: list[Claim], waits: list[int]) -> tuple[list[Claim], list[Claim]]:
    """Claims in the order of their arrival, until the race closes."""
    in_time: list[Claim] = []
    silent = dict(enumerate(waits))
    for claim in coming:
        if claim.arrived > closes_at(opened, in_time, silent.values()):
            break
        in_time.append(claim)
        del silent[claim.seat]
    return in_time, coming[len(in_time) :]
