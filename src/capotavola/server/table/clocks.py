"""The clocks of a table: how long each seat may think.

All times are whole milliseconds. Nothing here looks at the time of day: the same calls with the same times
give the same clocks, so a table's log is enough to set them again.
"""

from collections.abc import Collection, Mapping
from typing import Final

from capotavola.engine.values import Json
from capotavola.server.clock import DAY, SECOND, ClockRules, DaysClock, LiveClock, NoClock

LEAST_TO_GO_ON: Final = 10 * SECOND  # what a seat has after its clock ran out, at least


class Clocks:
    """Who is running, and what each seat has left; seats of bots are simply not asked."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self._increment, self._cap = _increment_and_cap(rules)
        self._left: list[int | None] = [_start(rules)] * seats
        self._limits: list[int | None] = [None] * seats
        self._running: list[int] = []
        self._held: list[int] = []
        self._moment = 0  # up to which all time is accounted for
        self._paused = False

    def ask(
        self,
        deciders: Collection[int],
        now: int,
        acted: int | None = None,
        limits: Mapping[int, int] | None = None,
        held: Collection[int] = (),
    ) -> None:
        """After every action: these seats are asked now. `acted` is whose action it was.

        Who is newly asked starts running; who is no longer asked stops and gets the increment. Who acted and
        is asked again has a new decision. `limits` are the limits of single decisions, which the rules of
        a game may set; a decision that goes on keeps what is left of its own. `held` are asked, too, but a
        bot answers for them: a clock that ran stands still until that decision is made.
        """
        self._pass_time(now)
        asked = [*self._running, *self._held]
        for seat in asked:
            if seat not in deciders and seat not in held:
                self._receive_increment(seat)
                self._limits[seat] = None
            elif seat == acted:
                self._begin_next_decision(seat)
        self._running = sorted(set(deciders))
        self._held = [seat for seat in sorted(set(held)) if seat in asked]
        for seat in self._running:
            self._set_limit(seat, (limits or {}).get(seat))

    def timed_out(self, seat: int, now: int) -> None:
        """Let a seat whose time has run out go on; call this before `ask` for what is done in its place.

        Where only the decision's own limit ran out the seat keeps the rest of its time.
        """
        self._pass_time(now)
        if seat not in self._running:
            return
        if self._limits[seat] == 0:
            self._limits[seat] = None
        if self._left[seat] == 0:
            self._left[seat] = min(self._cap, max(self._increment, LEAST_TO_GO_ON))

    def pause(self, now: int) -> None:
        self._pass_time(now)
        self._paused = True

    def resume(self, now: int) -> None:
        self._pass_time(now)
        self._paused = False

    def stand_still(self, since: int, until: int) -> None:
        """That time is nobody's."""
        self.pause(since)
        self.resume(until)

    def left(self, seat: int, now: int) -> int | None:
        """What the seat has left; None without a clock."""
        return self._less_the_time(self._left[seat], seat, now)

    def limit(self, seat: int, now: int) -> int | None:
        """What is left of the decision's own limit; None if it has none."""
        return self._less_the_time(self._limits[seat], seat, now)

    def deadline(self) -> tuple[int, int] | None:
        """When the next seat runs out of time, and which; None while nothing runs."""
        if self._paused:
            return None
        return min(
            (
                (self._moment + time, seat)
                for seat in self._running
                for time in (self._left[seat], self._limits[seat])
                if time is not None
            ),
            default=None,
        )

    def copy(self) -> "Clocks":
        twin = Clocks(self.rules, len(self._left))
        twin._left = self._left[:]
        twin._limits = self._limits[:]
        twin._running = self._running[:]
        twin._held = self._held[:]
        twin._moment = self._moment
        twin._paused = self._paused
        return twin

    def standing(self) -> tuple[int, bool, list[int], list[int], list[int | None], list[int | None]]:
        """All that `set_to` needs to make others the same."""
        return self._moment, self._paused, self._running, self._held, self._left, self._limits

    def set_to(
        self,
        moment: int,
        paused: bool,
        running: list[int],
        held: list[int],
        left: list[int | None],
        limits: list[int | None],
    ) -> None:
        self._moment = moment
        self._paused = paused
        self._running = running
        self._held = held
        self._left = left
        self._limits = limits

    def value(self) -> dict[str, Json]:
        """For each seat what is left of its time and of its decision's limit, both at `moment`."""
        return {
            "moment": self._moment,
            "paused": self._paused,
            "running": [*self._running],
            "held": [*self._held],
            "left": [*self._left],
            "limits": [*self._limits],
        }

    def _pass_time(self, now: int) -> None:
        """All who run use up the time since the last call; if the house's own clock goes back, none."""
        for seat in self._running:
            self._left[seat] = self.left(seat, now)
            self._limits[seat] = self.limit(seat, now)
        self._moment = max(self._moment, now)

    def _less_the_time(self, time: int | None, seat: int, now: int) -> int | None:
        if time is None or self._paused or seat not in self._running:
            return time
        return max(0, time - max(0, now - self._moment))

    def _begin_next_decision(self, seat: int) -> None:
        """Its limit and its days begin anew; the increment comes when the seat has answered everything."""
        self._limits[seat] = None
        if isinstance(self.rules, DaysClock):
            self._receive_increment(seat)

    def _receive_increment(self, seat: int) -> None:
        left = self._left[seat]
        if left is not None:
            self._left[seat] = min(self._cap, left + self._increment)

    def _set_limit(self, seat: int, limit: int | None) -> None:
        """A limit that runs on is not set again; one that no longer holds is lifted."""
        if limit is None or self._limits[seat] is None:
            self._limits[seat] = limit


def _start(rules: ClockRules) -> int | None:
    match rules:
        case NoClock():
            return None
        case LiveClock(start=start):
            return start * SECOND
        case DaysClock(days=days):
            return days * DAY


def _increment_and_cap(rules: ClockRules) -> tuple[int, int]:
    """A decision in days is given back all of its time, so nothing is ever saved up."""
    match rules:
        case NoClock():
            return 0, 0
        case LiveClock(increment=increment, cap=cap):
            return increment * SECOND, cap * SECOND
        case DaysClock(days=days):
            return days * DAY, days * DAY
