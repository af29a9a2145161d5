"""A race, where the first answer counts: who was fastest, corrected for measured lag.

All times are whole milliseconds. A client says how long its player took to react; the rest of the time
until the claim arrived is lag, and is credited up to what the house has measured for that seat.
"""

from collections.abc import Collection
from typing import Final

import msgspec

WINDOW: Final = 200  # how long others may still claim after the first claim
PATIENCE: Final = 4_000  # how long a race waits for a first claim, unless the table says otherwise
MOST_CREDIT: Final = 500
FASTEST: Final = 120  # a human reaction to something seen
KEPT_SAMPLES: Final = 20


class RoundTrips(msgspec.Struct):
    """The last round trips of one connection, as the house measured them.

    An answer may be held back, so what it tells is only how long the way is at most. `kernel` is the
    system's own measure, which no program at the other end can hold back, where the line is direct.
    """

    samples: list[int] = msgspec.field(default_factory=list)
    kernel: int | None = None

    def add(self, ms: int) -> None:
        self.samples.append(max(0, ms))
        del self.samples[:-KEPT_SAMPLES]

    def bound(self) -> int:
        """The most lag the seat can be credited: what the system measures, else the least of the answers."""
        if not self.samples:
            return 0
        return min(MOST_CREDIT, min(self.samples)) if self.kernel is None else min(self.kernel, self.wait())

    def wait(self) -> int:
        """How long others wait for a claim over this line: nine in ten of its round trips took no longer."""
        if not self.samples:
            return 0
        rank = -(-9 * len(self.samples) // 10)
        return min(MOST_CREDIT, sorted(self.samples)[rank - 1])


class Claim(msgspec.Struct, frozen=True):
    """One seat's claim; `reaction` is the client's word, everything else is the house's."""

    seat: int
    arrived: int
    reaction: int
    credit: int

    def effective(self, opened: int) -> int:
        """What counts: the time since the race opened, less the credited lag."""
        return self.arrived - opened - self.credit


def credit_for(elapsed: int, reaction: int, bound: int) -> int:
    """The lag credited to a claim that arrived `elapsed` after the opening; none for impossible reactions.

    So nobody comes to less than the fastest reaction by credit.
    """
    if not FASTEST <= reaction <= elapsed:
        return 0
    return min(elapsed - reaction, bound)


def closes_at(
    opened: int, claims: Collection[Claim], silent: Collection[int], patience: int = PATIENCE
) -> int:
    """When the race closes, as things stand; `silent` has the wait of each seat that has not answered yet.

    The slowest line among the silent is waited for, so that lag costs nobody the window. With nobody silent
    this is a moment already past: close at once. After the first claim it can only come earlier.
    """
    if not silent:
        return max((claim.arrived for claim in claims), default=opened)
    if not claims:
        return opened + patience + max(silent)
    return min(claim.arrived for claim in claims) + WINDOW + max(silent)


def ranked(opened: int, claims: Collection[Claim], start: int = 0) -> list[Claim]:
    """The order in which claims are tried: by effective time, then arrival, then clockwise from `start`."""
    return sorted(
        claims,
        key=lambda claim: (claim.effective(opened), claim.arrived, claim.seat < start, claim.seat),
    )
