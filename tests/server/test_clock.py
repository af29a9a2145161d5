"""Clocks: a stock of seconds with increments, days for each decision, none at all, and a decision's limit."""

import msgspec
import pytest

from capotavola.server.clock import DAY, ClockRules, DaysClock, LiveClock, NoClock
from capotavola.server.table.clocks import LEAST_TO_GO_ON, Clocks

SEATS = 4
LIVE = LiveClock(start=60, increment=5, cap=70)


# What a table may choose


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"live"}', LiveClock(start=300, increment=15, cap=600)),
        ('{"kind":"live","start":60,"increment":0,"cap":60}', LiveClock(start=60, increment=0, cap=60)),
        ('{"kind":"days","days":14}', DaysClock(days=14)),
    ],
)
def test_the_rules_of_a_clock_are_json(text: str, rules: ClockRules) -> None:
    assert msgspec.json.decode(text, type=ClockRules) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=ClockRules) == rules


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"kind":"days","days":0}', r"`int` >= 1 - at `\$.days`"),
        ('{"kind":"days","days":15}', r"`int` <= 14 - at `\$.days`"),
        ('{"kind":"days","days":1.5}', r"Expected `int`, got `float` - at `\$.days`"),
        ('{"kind":"live","start":9}', r"`int` >= 10 - at `\$.start`"),
        ('{"kind":"live","start":36001}', r"`int` <= 36000 - at `\$.start`"),
        ('{"kind":"live","increment":-1}', r"`int` >= 0 - at `\$.increment`"),
        ('{"kind":"live","start":90,"cap":60}', "cap must not be below start: 60 is less than 90 seconds"),
        ('{"kind":"live","days":3}', "unknown field `days`"),
        ('{"kind":"sand"}', r"Invalid value 'sand' - at `\$.kind`"),
        ("{}", "missing required field `kind`"),
    ],
)
def test_what_is_wrong_with_the_rules_is_named(text: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.json.decode(text, type=ClockRules)


# Live


def test_only_who_is_asked_runs() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([1], 1_000)
    assert [clocks.left(seat, 11_000) for seat in range(SEATS)] == [60_000, 50_000, 60_000, 60_000]
    assert clocks.deadline() == (61_000, 1)


def test_nobody_runs_before_the_first_question() -> None:
    clocks = Clocks(LIVE, SEATS)
    assert clocks.deadline() is None
    assert clocks.left(0, 10**12) == 60_000


def test_who_has_answered_gets_the_increment() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([1], 1_000)
    clocks.ask([2], 11_000, acted=1)
    assert clocks.left(1, 99_000) == 60_000 - 10_000 + 5_000
    assert clocks.left(2, 12_000) == 59_000


def test_increments_stop_at_the_cap() -> None:
    clocks = Clocks(LIVE, SEATS)
    for turn in range(5):
        clocks.ask([0], 1_000 + turn)
        clocks.ask([], 1_000 + turn)
    assert clocks.left(0, 2_000) == 70_000


def test_who_is_still_asked_runs_on_when_others_answer() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0, 2], 1_000)
    clocks.ask([2], 4_000, acted=0)
    assert clocks.left(0, 9_000) == 62_000
    assert clocks.left(2, 9_000) == 52_000


def test_a_turn_of_several_decisions_brings_one_increment() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 1_000)
    clocks.ask([0], 4_000, acted=0)
    assert clocks.left(0, 4_000) == 57_000
    clocks.ask([1], 5_000, acted=0)
    assert clocks.left(0, 5_000) == 61_000


def test_the_first_to_run_out_is_next_and_the_lower_seat_of_two() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([3], 0)
    clocks.ask([1, 2, 3], 10_000)
    assert clocks.deadline() == (60_000, 3)
    clocks.ask([2, 1], 11_000)
    assert clocks.deadline() == (70_000, 1)


def test_nobody_has_less_than_nothing() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 0)
    assert clocks.left(0, 500_000) == 0
    clocks.ask([1], 500_000)
    assert clocks.left(0, 500_000) == 5_000


@pytest.mark.parametrize(("increment", "given"), [(0, LEAST_TO_GO_ON), (5, LEAST_TO_GO_ON), (25, 25_000)])
def test_who_ran_out_goes_on_with_an_increment_or_ten_seconds(increment: int, given: int) -> None:
    clocks = Clocks(LiveClock(start=60, increment=increment, cap=60), SEATS)
    clocks.ask([0], 0)
    clocks.timed_out(0, 60_000)
    assert clocks.left(0, 60_000) == given
    assert clocks.deadline() == (60_000 + given, 0)


def test_the_time_to_go_on_keeps_to_the_cap() -> None:
    clocks = Clocks(LiveClock(start=20, increment=90, cap=20), SEATS)
    clocks.ask([0], 0)
    clocks.timed_out(0, 20_000)
    assert clocks.left(0, 20_000) == 20_000


@pytest.mark.parametrize("seat", [0, 1], ids=["too early", "not asked"])
def test_who_has_not_run_out_is_given_nothing(seat: int) -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 0)
    clocks.timed_out(seat, 59_999)
    assert clocks.left(0, 59_999) == 1
    assert clocks.left(1, 59_999) == 60_000


def test_who_answered_just_in_time_is_not_timed_out() -> None:
    clocks = Clocks(LiveClock(start=60, increment=0, cap=60), SEATS)
    clocks.ask([0], 0)
    clocks.ask([1], 60_000, acted=0)
    clocks.timed_out(0, 60_000)
    assert clocks.left(0, 60_000) == 0


# Days


def test_every_decision_has_its_days() -> None:
    clocks = Clocks(DaysClock(days=2), SEATS)
    clocks.ask([0], 0)
    clocks.ask([0], DAY, acted=0)
    assert clocks.deadline() == (3 * DAY, 0)
    clocks.ask([1], 2 * DAY, acted=0)
    clocks.ask([0], 3 * DAY, acted=1)
    assert clocks.deadline() == (5 * DAY, 0)


def test_days_are_not_saved_up_nor_prolonged_by_others() -> None:
    clocks = Clocks(DaysClock(days=1), SEATS)
    clocks.ask([0, 1], 0)
    clocks.ask([0], DAY // 2, acted=1)
    assert clocks.left(0, DAY // 2) == DAY // 2
    assert clocks.left(1, DAY // 2) == DAY


def test_who_ran_out_of_days_has_a_new_period() -> None:
    clocks = Clocks(DaysClock(days=1), SEATS)
    clocks.ask([0], 0)
    clocks.timed_out(0, DAY + 7)
    assert clocks.deadline() == (2 * DAY + 7, 0)


# None


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(NoClock(), SEATS)
    clocks.ask([0, 1], 0)
    clocks.timed_out(0, 10**12)
    clocks.ask([2], 10**12)
    assert clocks.deadline() is None
    assert [clocks.left(seat, 10**12) for seat in range(SEATS)] == [None] * SEATS


# The limit of a decision


@pytest.mark.rule("LC-10.5")
def test_a_limit_that_ends_first_is_the_deadline() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0, 1], 0, limits={0: 20_000, 1: 90_000})
    assert clocks.deadline() == (20_000, 0)
    assert [clocks.limit(seat, 5_000) for seat in range(SEATS)] == [15_000, 85_000, None, None]
    clocks.ask([1], 5_000, acted=0, limits={1: 90_000})
    assert clocks.deadline() == (60_000, 1)


@pytest.mark.rule("LC-10.5")
def test_a_limit_holds_without_a_clock_too() -> None:
    clocks = Clocks(NoClock(), SEATS)
    clocks.ask([0], 0, limits={0: 20_000})
    assert clocks.deadline() == (20_000, 0)
    clocks.timed_out(0, 20_000)
    assert clocks.deadline() is None


@pytest.mark.rule("LC-10.5", "LC-R26")
def test_running_out_of_a_limit_costs_only_the_time_used() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 0, limits={0: 20_000})
    clocks.timed_out(0, 20_000)
    assert clocks.left(0, 20_000) == 40_000
    assert clocks.deadline() == (60_000, 0)
    clocks.ask([1], 20_000, acted=0)
    assert clocks.left(0, 20_000) == 45_000


@pytest.mark.rule("LC-10.5")
def test_running_out_of_both_at_once_settles_both() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 0, limits={0: 60_000})
    clocks.timed_out(0, 60_000)
    assert (clocks.left(0, 60_000), clocks.limit(0, 60_000)) == (LEAST_TO_GO_ON, None)


@pytest.mark.rule("LC-10.5")
def test_a_limit_runs_on_while_others_decide_and_begins_anew_with_the_next_decision() -> None:
    clocks = Clocks(LIVE, SEATS)
    limits = {0: 20_000, 1: 20_000}
    clocks.ask([0, 1], 0, limits=limits)
    clocks.ask([0, 1], 8_000, acted=1, limits=limits)
    assert [clocks.limit(seat, 8_000) for seat in (0, 1)] == [12_000, 20_000]
    clocks.ask([1], 9_000, acted=0, limits={1: 20_000})
    clocks.ask([0, 1], 10_000, acted=1, limits=limits)
    assert [clocks.limit(seat, 10_000) for seat in (0, 1)] == [20_000, 20_000]


@pytest.mark.rule("LC-10.5")
def test_a_limit_that_no_longer_holds_is_lifted() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0, 1], 0, limits={0: 20_000})
    clocks.ask([0], 8_000, acted=1)
    assert clocks.limit(0, 8_000) is None
    assert clocks.deadline() == (60_000, 0)


# Pauses, and clocks of the house that disagree


def test_while_paused_nothing_runs_out() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 0, limits={0: 30_000})
    clocks.pause(10_000)
    assert clocks.deadline() is None
    clocks.resume(DAY)
    assert clocks.deadline() == (DAY + 20_000, 0)
    assert clocks.left(0, DAY) == 50_000


def test_time_that_goes_back_is_not_given_back() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.ask([0], 10_000)
    clocks.ask([0, 1], 20_000)
    clocks.ask([0, 1, 2], 19_000)
    assert clocks.left(0, 19_500) == 50_000
    assert clocks.left(0, 21_000) == 49_000


def test_the_value_is_plain() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.ask([1, 0, 1], 1_000, limits={1: 30_000})
    clocks.pause(3_000)
    assert clocks.value() == {
        "moment": 3_000,
        "paused": True,
        "running": [0, 1],
        "held": [],
        "left": [58_000, 58_000],
        "limits": [None, 28_000],
    }
