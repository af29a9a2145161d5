"""When a bot's turn is due: soon after the game went on, later where a person has an offer to answer."""

import pytest

import capotavola
from capotavola.engine.state import State
from capotavola.server.clock import SECOND, ClockRules, DaysClock, LiveClock
from capotavola.server.messages import said
from capotavola.server.table import duties, log
from capotavola.server.table.duties import Duty
from tests.server.tables import Driver


def dealing(people: int, clock: ClockRules | None = None, asked_bot: bool = True) -> Driver:
    """La Cosa Nostra, at a planning turn of a bot, or of a person."""

    def wanted(state: State) -> bool:
        bot = state.deciders()[0] >= people
        return state.view(None)["step"] == "plan-turn" and bot == asked_bot

    return Driver("cosanostra", people=people, seats=4, seed="bots", clock=clock).begin().play_until(wanted)


def bots_duty(table: Driver) -> Duty:
    duty = table.duty()
    assert duty is not None
    assert duty.kind == "bot"
    return duty


@pytest.mark.parametrize("game", capotavola.games())
def test_a_bot_that_is_asked_acts_soon_after_the_game_went_on(game: str) -> None:
    table = Driver(game, people=1, seats=3, bot_delay=2000).begin()
    table.play_until(lambda state: bool(table.table.bots_asked()))
    assert 1000 <= bots_duty(table).at - table.table.played_at <= 3000
    began = table.table.played_at
    table.say(0, said.Chat("1", "table", "talk does not put it off"))
    assert table.table.played_at == began


def test_each_level_has_its_pace_and_the_quickest_is_first() -> None:
    table = Driver(people=1, seats=3, bot_delay=1000).begin()
    one, other = table.table.seats[1:]
    one.bot = other.bot = "normal"
    usual = bots_duty(table).at - table.table.played_at
    one.bot = other.bot = "easy"
    assert bots_duty(table).at - table.table.played_at == usual * 130 // 100
    assert duties.deciding_bots(table.table, -1) == [1, 2]
    other.bot = "boss"
    assert bots_duty(table).at - table.table.played_at == usual * 90 // 100
    assert duties.deciding_bots(table.table, -1) == [2]


def test_how_long_a_bot_thinks_tells_nothing_of_private_words() -> None:
    table = Driver(people=2, seats=3, bot_delay=100_000).begin()
    duty = bots_duty(table)
    table.chat(0, 1, "psst")
    assert bots_duty(table) == duty


def test_bots_do_not_wait_for_people_who_are_asked_at_the_same_time() -> None:
    table = Driver(people=1, seats=3).begin()
    table.wait(60 * SECOND)
    assert table.table.deciders() == table.table.thinking() == [0]
    assert table.duty() is None


def test_nothing_is_due_where_only_people_are_asked() -> None:
    table = Driver(people=3, seats=3).begin()
    assert table.duty() is None
    assert Driver(people=3, seats=3).duty() is None


def test_a_bot_that_is_pressed_answers_though_it_is_a_persons_turn() -> None:
    table = dealing(2, asked_bot=False)
    assert table.duty() is None
    table.act(0, "offer 2 give 1000")
    assert bots_duty(table).at <= table.at + 1500
    told = table.wait(2 * SECOND)
    assert [type(one.to(0)).__name__ for one in told] == ["Acted"]
    assert table.position(0).view["offers"] == []


def test_a_bot_with_nothing_to_say_is_not_asked_again_until_something_happens() -> None:
    table = dealing(2, asked_bot=False)
    table.act(0, "offer 2 give 1000")
    table.quiet_since = table.table.number
    assert table.duty() is None
    table.act(0, "offer 3 give 1000")
    assert bots_duty(table)


@pytest.mark.parametrize(
    ("clock", "patience"),
    [(None, 30 * SECOND), (LiveClock(3600, 0, 3600), 30 * SECOND), (DaysClock(1), 3600 * SECOND)],
)
def test_a_bot_waits_for_a_person_who_has_an_offer_to_answer(clock: ClockRules | None, patience: int) -> None:
    table = dealing(2, clock)
    table.act(0, "offer 1 give 1000")
    assert table.duty() == Duty(table.at + patience, "bot")
    table.wait(patience - 1)
    assert table.table.people_pressed() == [1]
    table.act(1, "decline 0")
    assert bots_duty(table).at <= table.at + 1500


def test_a_bot_goes_on_if_the_person_does_not_answer() -> None:
    table = dealing(2)
    seat = table.table.deciders()[0]
    table.act(0, "offer 1 give 1000")
    told = table.wait(30 * SECOND)
    assert (told[0].at, told[0].to(0)) == (table.at, table.heard(told[:1], 0)[0])
    assert getattr(told[0].to(0), "seat", None) == seat


def test_a_bot_is_patient_also_where_another_bot_has_an_offer_it_never_answers() -> None:
    table = dealing(2)
    table.act(0, "offer 1 give 1000")
    waiting = next(seat for seat in (2, 3) if seat not in table.table.deciders())
    table.act(0, f"offer {waiting} give 1000")
    table.quiet_since = table.table.number  # it has been thought about
    assert bots_duty(table).at == table.at + 30 * SECOND


def test_a_bot_that_stands_in_is_a_bot() -> None:
    table = Driver(people=3, seats=3).begin()
    table.write(log.Replaced(1, "random"))
    assert table.table.bots_asked() == [1]
    assert bots_duty(table).at <= table.at + 1500


def test_a_bot_that_has_claimed_is_not_asked_again() -> None:
    table = Driver(people=1, seats=3, options={"snap": "race"}, seed="bots", bot_delay=10).begin()
    table.play_until(lambda state: bool(state.race_number()))
    table.wait(100)
    race = table.table.race
    if race is not None:
        assert all(race.claimed(seat) for seat in table.table.bots_asked())
