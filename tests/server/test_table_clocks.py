"""Clocks at a table: what is done when time runs out, whose time runs, and time that is nobody's."""

import pytest

from capotavola.engine.state import State
from capotavola.server.clock import DAY, SECOND, DaysClock, LiveClock
from capotavola.server.messages import happened, said
from capotavola.server.messages.fields import AnyJson
from capotavola.server.table import log
from capotavola.server.table.duties import Duty
from capotavola.server.table.table import Heard
from tests.server.tables import Driver

LIVE = LiveClock(start=300, increment=15, cap=600)
MINUTE = 60 * SECOND


def whys(told: list[Heard]) -> list[tuple[int, str]]:
    """Of all that was done: by whom, and why."""
    heard = [one.to(7) for one in told]
    return [(done.seat, done.why) for done in heard if isinstance(done, happened.Acted)]


def your_turn(state: State) -> bool:
    return state.view(None)["step"] == "turn"


def turn_of(table: Driver) -> int:
    """Of Omerta: whose turn has come; the clocks of the others stand."""
    table.play_until(your_turn)
    return table.table.deciders()[0]


# -- live ---------------------------------------------------------------------------------------


def test_only_who_is_asked_uses_time_and_who_has_answered_gets_the_increment() -> None:
    table = Driver(people=3, seats=3, clock=LIVE).begin()
    table.wait(100 * SECOND)
    assert [table.left(seat) for seat in range(3)] == [200 * SECOND] * 3
    table.act(0, "peek 0 1")
    table.act(0, "put-back")
    table.wait(50 * SECOND)
    assert [table.left(seat) for seat in range(3)] == [215 * SECOND, 150 * SECOND, 150 * SECOND]


def test_when_time_runs_out_something_is_done_and_everybody_hears_why() -> None:
    table = Driver(people=3, seats=3, clock=LIVE).begin()
    seat = turn_of(table)
    left = table.left(seat)
    assert left is not None
    assert table.wait(left - 1) == []
    assert table.duty() == Duty(table.at + 1, "overdue", seat)
    told = table.wait(1)
    assert whys(told) == [(seat, "overdue")]
    assert table.table.seats[seat].overdue == 1
    assert table.info().seats[seat].stand_in is None  # a turn of grace


def test_the_second_time_in_a_row_a_bot_steps_in() -> None:
    table = Driver(people=3, seats=3, clock=LIVE).begin()
    told = table.wait(300 * SECOND)
    assert whys(told) == [(0, "overdue"), (1, "overdue"), (2, "overdue")]
    told = table.wait(15 * SECOND)
    replaced = [one.to(7) for one in told if isinstance(one.to(7), happened.StoodIn)]
    assert [(one.seat, one.bot) for one in replaced if isinstance(one, happened.StoodIn)] == [
        (0, "normal"),
        (1, "normal"),
        (2, "normal"),
    ]
    assert [seat.kind for seat in table.info().seats] == ["person"] * 3


def test_who_does_something_in_between_has_the_grace_again() -> None:
    table = Driver(people=3, seats=3, clock=LIVE).begin()
    table.wait(300 * SECOND)
    table.act(0, "put-back")
    assert table.table.seats[0].overdue == 0
    assert [seat.overdue for seat in table.table.seats[1:]] == [1, 1]


def test_a_bot_that_stands_in_uses_no_time_and_its_owner_comes_back_any_time() -> None:
    table = Driver(people=3, seats=3, clock=LIVE, bot_delay=DAY).begin()
    table.wait(300 * SECOND)
    table.wait(15 * SECOND)
    left = table.left(0)
    table.wait(100 * SECOND)
    assert table.left(0) == left
    table.write(log.Gone(0))
    table.write(log.Returned(0))
    assert table.info().seats[0].stand_in is None
    assert table.table.thinking() == [0]
    table.wait(5 * SECOND)
    assert left is not None
    assert table.left(0) == left - 5 * SECOND


def test_bots_have_no_clock() -> None:
    table = Driver(people=1, seats=3, clock=LIVE, bot_delay=DAY).begin()
    table.wait(100 * SECOND)
    assert [table.left(seat) for seat in range(3)] == [200 * SECOND, 300 * SECOND, 300 * SECOND]


# -- days ------------------------------------------------------------------------------------------


def test_in_days_every_decision_has_its_whole_time() -> None:
    table = Driver(people=3, seats=3, clock=DaysClock(2)).begin()
    table.wait(DAY)
    table.act(0, "peek 0 1")
    assert [table.left(seat) for seat in range(3)] == [2 * DAY, DAY, DAY]
    assert whys(table.wait(DAY)) == [(1, "overdue"), (2, "overdue")]
    assert [table.left(seat) for seat in range(3)] == [DAY, 2 * DAY, 2 * DAY]


def test_in_days_who_is_away_keeps_the_time_and_then_a_bot_steps_in() -> None:
    table = Driver(people=3, seats=3, clock=DaysClock(1)).begin()
    table.write(log.Gone(0))
    assert table.wait(DAY - 1) == []
    table.wait(1)
    assert [seat.stand_in for seat in table.info().seats] == ["normal", None, None]


@pytest.mark.rule("OM-R3")
def test_in_days_a_race_has_days_too() -> None:
    table = Driver(people=3, seats=3, options={"snap": "race"}, clock=DaysClock(1)).begin()
    table.play_until(lambda state: state.race_number() == 1)
    assert table.wait(DAY - 1) == []
    told = table.wait(1)
    assert whys(told) == [(0, "overdue"), (1, "overdue"), (2, "overdue")]
    assert table.table.state.race_number() != 1


# -- the planning clock -----------------------------------------------------------------------------


def planning(clock: LiveClock | DaysClock | None = None, **options: AnyJson) -> tuple[Driver, int]:
    """La Cosa Nostra, at the first planning turn, and whose it is."""
    table = Driver("cosanostra", people=3, seats=3, options={"planning_clock": True, **options}, clock=clock)
    table.begin().play_until(lambda state: state.view(None)["step"] == "plan-turn")
    return table, table.table.deciders()[0]


@pytest.mark.rule("LC-10.5", "LC-R26")
def test_planning_has_a_minute_for_each_gangster_then_a_random_job_is_planned() -> None:
    table, seat = planning()
    assert table.left(seat) == MINUTE
    assert table.wait(MINUTE - 1) == []
    told = table.wait(1)
    assert whys(told) == [(seat, "overdue")]
    done = table.entries[-1].what
    assert isinstance(done, log.Done)
    assert done.action["verb"] == "plan"


@pytest.mark.rule("LC-10.5")
def test_the_table_may_choose_another_time_for_planning() -> None:
    table, seat = planning(planning_seconds=90)
    assert table.left(seat) == 90 * SECOND


@pytest.mark.rule("LC-10.5")
def test_the_planning_clock_runs_beside_the_players_own() -> None:
    """What is shorter counts, and running out of the minute costs no more than the minute."""
    table, seat = planning(LIVE)
    assert table.left(seat) == MINUTE
    table.wait(MINUTE)
    own = table.table.clocks.left(seat, table.at)
    assert own is not None
    assert own >= 240 * SECOND
    short, seat = planning(LiveClock(30, 0, 30))
    assert short.left(seat) == 30 * SECOND


@pytest.mark.rule("LC-10.5")
@pytest.mark.parametrize("clock", [None, LIVE, DaysClock(1)])
def test_offers_gain_no_time(clock: LiveClock | DaysClock | None) -> None:
    """They answer nothing that the game asks."""
    table, seat = planning(clock)
    table.wait(40 * SECOND)
    before = [table.table.clocks.left(each, table.at) for each in range(3)]
    table.act(seat, f"offer {(seat + 1) % 3} give 1000")
    table.act((seat + 1) % 3, f"decline {seat}")
    assert table.left(seat) == 20 * SECOND
    assert [table.table.clocks.left(each, table.at) for each in range(3)] == before


# -- the house was closed ------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, DaysClock(1)])
def test_time_while_the_house_was_closed_is_nobodys(clock: LiveClock | DaysClock) -> None:
    table = Driver(people=3, seats=3, clock=clock).begin()
    table.wait(100 * SECOND)
    before = [table.left(seat) for seat in range(3)]
    table.pass_by(7 * DAY)
    told = table.write(log.HouseReopened(7 * DAY))
    assert table.heard(told, 1) == [happened.Reopened(table.version(1), table.at, 7 * DAY)]
    assert [table.left(seat) for seat in range(3)] == before
    assert table.wait(100 * SECOND) == []


def test_a_planning_minute_stands_still_while_the_house_is_closed() -> None:
    table, seat = planning()
    table.wait(40 * SECOND)
    table.pass_by(DAY)
    table.write(log.HouseReopened(DAY))
    assert table.left(seat) == 20 * SECOND


def test_who_was_away_has_the_grace_that_was_left_when_the_house_opens_again() -> None:
    table = Driver(people=3, seats=3).begin()
    table.wait(30 * SECOND)
    table.write(log.Gone(0))
    table.wait(30 * SECOND)
    table.pass_by(DAY)
    table.write(log.HouseReopened(DAY))
    assert table.wait(149 * SECOND) == []
    assert isinstance(table.wait(1 * SECOND)[0].to(0), happened.StoodIn)


# -- a bot in one's place ---------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, DaysClock(1)])
def test_to_hand_the_seat_over_and_take_it_back_gains_no_time(clock: LiveClock | DaysClock) -> None:
    table = Driver(people=3, seats=3, clock=clock, bot_delay=DAY).begin()
    table.wait(100 * SECOND)
    before = table.left(0)
    for number in range(3):
        table.say(0, said.SeatBot(f"on {number}", 0, "random"))
        table.wait(10 * SECOND)
        table.say(0, said.SeatBot(f"off {number}", 0, None))
    assert table.left(0) == before


@pytest.mark.rule("LC-10.5")
def test_nor_is_a_planning_minute_begun_anew() -> None:
    table, seat = planning()
    table.wait(40 * SECOND)
    table.write(log.Replaced(seat, "random"), log.Replaced(seat, None))
    assert table.left(seat) == 20 * SECOND
    table.act(seat, table.table.state.legal(seat)[0])
    assert table.left(seat) == MINUTE


def test_what_the_bot_decided_is_answered_and_the_next_decision_has_its_time() -> None:
    table = Driver(people=3, seats=3, clock=DaysClock(1)).begin()
    table.wait(DAY // 2)
    table.say(0, said.SeatBot("1", 0, "random"))
    table.wait(10 * SECOND)
    assert 0 not in table.table.deciders()  # it has looked at two cards and put them back
    assert table.left(0) == DAY
