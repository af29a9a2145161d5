"""Who is away: shown with a countdown, then played by a bot, until the owner is back."""

import pytest

import capotavola
from capotavola.bots.catalogue import usual_for
from capotavola.server.clock import DAY, SECOND, ClockRules, DaysClock, LiveClock, NoClock
from capotavola.server.messages import happened
from capotavola.server.table import log
from capotavola.server.table.duties import Duty
from tests.server.tables import Driver

GRACE: list[tuple[ClockRules, int]] = [(NoClock(), 180 * SECOND), (LiveClock(3600, 0, 3600), 60 * SECOND)]


@pytest.mark.parametrize("game", capotavola.games())
@pytest.mark.parametrize(("clock", "grace"), GRACE, ids=["no clock", "live"])
def test_a_seat_that_is_asked_and_empty_for_so_long_is_played_by_a_bot(
    game: str, clock: ClockRules, grace: int
) -> None:
    table = Driver(game, people=3, seats=3, clock=clock).begin()
    seat = table.table.deciders()[0]
    table.wait(10 * SECOND)
    told = table.write(log.Gone(seat))
    assert table.heard(told, None) == [happened.WentAway(table.version(None), table.at, seat)]
    assert (table.info().seats[seat].away, table.info().seats[seat].takeover) == (table.at, table.at + grace)
    assert table.duty() == Duty(table.at + grace, "takeover", seat)
    assert table.wait(grace - 1) == []
    told = table.wait(1)
    assert table.heard(told[:1], None) == [
        happened.StoodIn(told[0].versions[7], table.at, seat, usual_for(game))
    ]
    assert table.info().seats[seat].takeover is None
    assert table.info().seats[seat].kind == "person"


def test_who_is_here_may_think_for_ever_without_a_clock() -> None:
    table = Driver(people=3, seats=3).begin()
    assert table.wait(30 * DAY) == []
    assert table.table.thinking() == [0, 1, 2]


def test_who_is_away_but_not_asked_is_not_missed() -> None:
    """The grace begins when the seat is asked."""
    table = Driver(people=3, seats=3).begin()
    table.play_until(lambda state: state.view(None)["step"] == "turn")
    seat = next(seat for seat in range(3) if seat not in table.table.deciders())
    table.write(log.Gone(seat))
    assert table.info().seats[seat].takeover is None
    assert table.wait(DAY) == []
    table.play_until(lambda state: seat in state.deciders())
    assert table.info().seats[seat].takeover == table.at + 180 * SECOND


def test_the_choices_of_others_do_not_put_the_countdown_off() -> None:
    table = Driver(people=3, seats=3).begin()
    table.write(log.Gone(0))
    takeover = table.info().seats[0].takeover
    table.wait(60 * SECOND)
    table.act(1, "peek 0 1")
    table.act(2, "peek 0 1")
    assert table.info().seats[0].takeover == takeover


def test_who_comes_back_in_time_keeps_the_seat() -> None:
    table = Driver(people=3, seats=3).begin()
    table.write(log.Gone(0))
    table.wait(179 * SECOND)
    told = table.write(log.Returned(0))
    assert table.heard(told, 1) == [happened.CameBack(table.version(1), table.at, 0)]
    assert table.info().seats[0].away is None
    assert table.wait(DAY) == []
    table.write(log.Gone(0))
    assert table.info().seats[0].takeover == table.at + 180 * SECOND


def test_a_bot_plays_until_the_owner_is_back() -> None:
    table = Driver(people=3, seats=3).begin()
    table.write(log.Gone(0))
    table.wait(180 * SECOND)
    table.wait(10 * SECOND)
    assert table.table.thinking() == [1, 2]  # the bot has looked at its cards and put them back
    table.act(1, "peek 0 1")
    table.write(log.Returned(0))
    assert (table.info().seats[0].stand_in, table.info().seats[0].away) == (None, None)
    for seat, action in ((2, "peek 0 1"), (1, "put-back"), (2, "put-back")):
        table.act(seat, action)
    table.play_until(lambda state: state.deciders() == [0])
    assert table.table.thinking() == [0]
    assert table.position(0).legal


def test_who_comes_back_just_after_the_time_was_over_is_not_overdue_at_once() -> None:
    table = Driver(people=3, seats=3, clock=DaysClock(1), bot_delay=DAY).begin()
    table.write(log.Gone(0))
    table.wait(DAY)
    assert table.info().seats[0].stand_in == "normal"
    table.write(log.Returned(0))
    assert table.left(0) == DAY
    assert table.table.thinking() == [0, 1, 2]


def test_everybody_may_be_away_and_with_a_clock_the_bots_play_on() -> None:
    table = Driver(people=2, seats=3, clock=LiveClock(3600, 0, 3600)).begin()
    table.write(log.Gone(0), log.Gone(1))
    table.wait(DAY)
    assert table.info().status == "over"


@pytest.mark.parametrize("game", capotavola.games())
def test_without_a_clock_a_table_that_all_people_left_waits_for_them(game: str) -> None:
    """Nobody else waits there: whoever played with bots alone finds the game as it was left."""
    table = Driver(game, people=1, seats=3).begin()
    table.play_until(lambda state: 0 in state.deciders())
    table.write(log.Gone(0))
    assert table.info().seats[0].takeover is None
    table.wait(30 * DAY)
    assert table.info().status == "playing"
    assert table.info().seats[0].stand_in is None
    assert 0 in table.table.thinking()


def test_who_comes_back_first_waits_a_while_for_the_others() -> None:
    table = Driver(people=2, seats=3).begin()
    table.write(log.Gone(0), log.Gone(1))
    table.wait(DAY)
    table.write(log.Returned(1))
    assert table.info().seats[0].takeover == table.at + 180 * SECOND
    table.wait(180 * SECOND)
    assert table.info().seats[0].stand_in == "normal"


def test_after_the_end_nothing_is_due() -> None:
    table = Driver(people=2, seats=3).begin()
    table.write(log.Gone(0))
    table.vote(1, "end")
    assert table.info().status == "ended"
    assert table.duty() is None
    assert table.info().seats[0].takeover is None
