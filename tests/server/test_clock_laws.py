"""What holds for clocks whatever is asked, and when."""

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from capotavola.engine.values import canonical
from capotavola.server.clock import DAY, SECOND, ClockRules, DaysClock, LiveClock, NoClock
from capotavola.server.table.clocks import Clocks

LAW = settings(deadline=None, derandomize=True)
SEATS = 4
LIVE = LiveClock(start=60, increment=5, cap=70)


class Call(NamedTuple):
    """After `wait` ms these seats are asked, since `acted` has acted."""

    wait: int
    deciders: frozenset[int]
    acted: int
    limited: int | None


CALLS = st.lists(
    st.builds(
        Call,
        wait=st.integers(0, 30_000),
        deciders=st.frozensets(st.integers(0, SEATS - 1)),
        acted=st.integers(0, SEATS - 1),
        limited=st.none() | st.integers(1, 60_000),
    ),
    max_size=25,
)
RULES = st.sampled_from([LIVE, LiveClock(start=10, increment=0, cap=10), DaysClock(days=1), NoClock()])


def make(clocks: Clocks, call: Call, now: int) -> None:
    limits = {} if call.limited is None else dict.fromkeys(call.deciders, call.limited)
    clocks.ask(call.deciders, now, acted=call.acted, limits=limits)


def lefts(clocks: Clocks, now: int) -> list[int]:
    found = [clocks.left(seat, now) for seat in range(SEATS)]
    return [left for left in found if left is not None]


@LAW
@given(CALLS)
def test_time_is_conserved(calls: list[Call]) -> None:
    """What a seat has used and has left is what it had at the start and received since."""
    rules = LiveClock(start=1_000, increment=15, cap=1_020)  # more than all the calls together can use
    clocks = Clocks(rules, SEATS)
    used, received = [0] * SEATS, [0] * SEATS
    now = 0
    asked: frozenset[int] = frozenset()
    for call in calls:
        now += call.wait
        before = lefts(clocks, now)
        make(clocks, call, now)
        after = lefts(clocks, now)
        for seat in range(SEATS):
            stopped = seat in asked and seat not in call.deciders
            room = rules.cap * SECOND - before[seat]
            assert after[seat] - before[seat] == (min(rules.increment * SECOND, room) if stopped else 0)
            used[seat] += call.wait if seat in asked else 0
            received[seat] += after[seat] - before[seat]
            assert used[seat] + after[seat] == rules.start * SECOND + received[seat]
        asked = call.deciders


@LAW
@given(RULES, CALLS)
def test_nobody_has_more_than_the_cap_or_less_than_nothing(rules: ClockRules, calls: list[Call]) -> None:
    cap = DAY if isinstance(rules, DaysClock) else LIVE.cap * SECOND
    clocks = Clocks(rules, SEATS)
    now = 0
    for call in calls:
        now += call.wait
        for seat in call.deciders:
            clocks.timed_out(seat, now)
        make(clocks, call, now)
        assert all(0 <= left <= cap for left in lefts(clocks, now))


@LAW
@given(RULES, CALLS, st.integers(0, 25), st.integers(0, 10 * DAY))
def test_paused_time_costs_nothing(rules: ClockRules, calls: list[Call], at: int, length: int) -> None:
    straight, paused = Clocks(rules, SEATS), Clocks(rules, SEATS)
    now, lost = 0, 0
    for number, call in enumerate(calls):
        if number == at:
            paused.pause(now)
            assert paused.deadline() is None
            assert lefts(paused, now + length) == lefts(straight, now)
            paused.resume(now + length)
            lost = length
        now += call.wait
        make(straight, call, now)
        make(paused, call, now + lost)
    assert {**paused.value(), "moment": 0} == {**straight.value(), "moment": 0}


@LAW
@given(RULES, CALLS)
def test_the_deadline_is_the_first_moment_somebody_has_nothing_left(
    rules: ClockRules, calls: list[Call]
) -> None:
    clocks = Clocks(rules, SEATS)
    now = 0
    for call in calls:
        now += call.wait
        make(clocks, call, now)

    def run_out(moment: int) -> list[int]:
        return [
            seat
            for seat in range(SEATS)
            if calls and seat in calls[-1].deciders
            if clocks.left(seat, moment) == 0 or clocks.limit(seat, moment) == 0
        ]

    deadline = clocks.deadline()
    if deadline is None:
        assert run_out(now + 100 * DAY) == []
    else:
        at, seat = deadline
        assert run_out(at)[0] == seat
        assert at == now or run_out(at - 1) == []


@LAW
@given(RULES, CALLS)
def test_the_same_calls_set_the_same_clocks(rules: ClockRules, calls: list[Call]) -> None:
    """And looking at them in between changes nothing."""
    clocks, again = Clocks(rules, SEATS), Clocks(rules, SEATS)
    now = 0
    for call in calls:
        now += call.wait
        make(clocks, call, now)
        make(again, call, now)
        again.deadline()
        lefts(again, now + 5_000)
    assert canonical(clocks.value()) == canonical(again.value())
