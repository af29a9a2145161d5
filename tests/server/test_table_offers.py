"""Offers to people who are not there: they wait, and the game goes on."""

import msgspec
import pytest

from capotavola.engine.state import State
from capotavola.engine.values import canonical
from capotavola.games.cosanostra.shown.types import Offer, View
from capotavola.server.clock import DAY, SECOND, ClockRules, DaysClock, NoClock
from capotavola.server.house.attendant import _turn_for
from capotavola.server.table import log
from capotavola.server.table.duties import Duty
from capotavola.server.thinking.bots import Shelf, consider
from tests.boxes import game_of
from tests.server.tables import Driver

AWAY = 1


def planning_of(seat: int, people: int = 2, clock: ClockRules | None = None) -> Driver:
    """La Cosa Nostra for four, at a planning turn of that seat, with others still to come."""

    def wanted(state: State) -> bool:
        return state.view(None)["step"] == "plan-turn" and state.deciders() == [seat]

    return Driver("cosanostra", people=people, seats=4, seed="bots", clock=clock).begin().play_until(wanted)


def offers_to(table: Driver, seat: int) -> list[Offer]:
    view = msgspec.convert(table.position(seat).view, View)
    return [offer for offer in view.offers if seat in offer.to]


@pytest.mark.rule("LC-R9")
def test_at_a_table_without_a_clock_bots_wait_for_somebody_away_as_long_as_for_a_turn() -> None:
    table = planning_of(2, clock=NoClock())
    table.write(log.Gone(AWAY))
    table.act(0, f"offer {AWAY} give 1000")
    assert table.duty() == Duty(table.at + 180 * SECOND, "bot")
    table.wait(180 * SECOND - 1)
    assert table.table.deciders() == [2]


@pytest.mark.rule("LC-R9")
def test_who_comes_back_has_time_to_read_what_was_offered() -> None:
    table = planning_of(2, clock=NoClock())
    table.write(log.Gone(AWAY))
    table.act(0, f"offer {AWAY} give 1000")
    table.wait(100 * SECOND)
    table.write(log.Returned(AWAY))
    assert [offer.by for offer in offers_to(table, AWAY)] == [0]
    assert table.duty() == Duty(table.at + 30 * SECOND, "bot")
    table.act(AWAY, "accept 0")
    assert msgspec.convert(table.position(None).view, View).seats[AWAY].cash == 3000


@pytest.mark.rule("LC-R9")
def test_the_game_goes_on_and_the_offer_stands() -> None:
    table = planning_of(2, clock=NoClock())
    table.write(log.Gone(AWAY))
    table.act(0, f"offer {AWAY} give 1000")
    assert [getattr(one.to(0), "seat", None) for one in table.wait(180 * SECOND)] == [2]
    assert [offer.by for offer in offers_to(table, AWAY)] == [0]


@pytest.mark.rule("LC-R9")
def test_a_bot_that_stands_in_leaves_offers_to_the_owner_of_the_seat() -> None:
    table = planning_of(AWAY, clock=NoClock())
    table.act(0, f"offer {AWAY} give 2000")
    table.write(log.Gone(AWAY))
    table.wait(180 * SECOND)
    assert table.info().seats[AWAY].stand_in is not None
    assert table.table.bots_pressed() == table.table.people_pressed() == []
    shelf = Shelf()
    for luck in range(20):
        job = msgspec.structs.replace(_turn_for(table.table, table.quiet_since), luck=luck)
        thought = consider(job, shelf)
        assert thought is not None
        assert thought.seat == AWAY
        assert thought.action["verb"] not in ("accept", "decline", "counter", "offer", "post")
    assert [offer.by for offer in offers_to(table, AWAY)] == [0]
    table.write(log.Returned(AWAY))
    table.act(AWAY, "accept 0")


@pytest.mark.rule("LC-R9")
def test_over_days_an_offer_waits_for_a_turn_that_is_a_day_away() -> None:
    """Nobody takes the seat before its time is over; until then everything offered can be answered."""
    table = planning_of(0, people=3, clock=DaysClock(3))
    table.write(log.Gone(AWAY), log.Gone(2))
    table.act(0, f"offer {AWAY} give 1000")
    table.play_until(lambda state: state.deciders() != [0])
    table.wait(2 * DAY)
    assert [table.info().seats[seat].stand_in for seat in range(3)] == [None] * 3
    assert [offer.by for offer in offers_to(table, AWAY)] == [0]
    table.write(log.Returned(AWAY))
    table.act(AWAY, "accept 0")
    assert msgspec.convert(table.position(None).view, View).seats[AWAY].cash == 3000


def test_a_silent_seat_is_told_to_the_bots() -> None:
    game = game_of("cosanostra")
    table = planning_of(AWAY)
    table.write(log.Replaced(AWAY, "greedy"))
    job = _turn_for(table.table, -1)
    assert job.silent == [AWAY]
    assert canonical(game.dump(table.table.state)) == canonical(msgspec.json.decode(job.state))
