"""The record of a table's game: it can be checked by anybody, and the deal is what was promised."""

import pytest

import capotavola
from capotavola.engine.deal import commitment
from capotavola.engine.record import Record, read_record
from capotavola.engine.replay import verify
from capotavola.server.clock import DAY, LiveClock
from capotavola.server.messages import happened, said
from capotavola.server.messages.fields import AnyJson
from capotavola.server.table import log
from capotavola.server.table.table import HouseTable
from tests.server.tables import SECRET, Driver, key_of, luck_of

EVERY_GAME = pytest.mark.parametrize("game", capotavola.games())


def record_of(table: HouseTable) -> Record:
    """As it is given out: of a game that was broken off, with the line that says so."""
    assert table.match is not None
    record = table.match.record if table.status == "over" else table.match.pause()
    return read_record(record.to_bytes())


def played(game: str, seed: str | None = None) -> Driver:
    """Two people go away, and bots play it to the end."""
    options: dict[str, AnyJson] = {"short": True} if game == "cosanostra" else {}
    table = Driver(game, people=2, seats=3, options=options, seed=seed, clock=LiveClock(3600, 0, 3600))
    table.begin()
    table.write(log.Gone(0), log.Gone(1))
    while table.table.playing():
        table.wait(DAY)
    return table


@pytest.mark.slow
@EVERY_GAME
def test_a_finished_game_can_be_checked_against_what_was_promised_before_the_deal(game: str) -> None:
    promised = Driver(game, people=2, seats=3).info().commitment
    table = played(game)
    record = record_of(table.table)
    findings = verify(table.table.game, record)
    assert (findings.finished, findings.seeded, findings.committed) == (True, True, True)
    assert record.commitment() == promised == table.info().commitment == commitment(SECRET)
    assert table.info().status == "over"
    assert record.ending is not None
    assert table.info().outcome == record.ending["end"]


@EVERY_GAME
def test_the_same_deal_again_is_marked_as_such(game: str) -> None:
    table = Driver(game, people=2, seats=3, seed="again").begin()
    again = Driver(game, people=2, seats=3, seed="again").begin()
    assert table.table.state.view(0) == again.table.state.view(0)
    assert (table.info().seeded, table.info().commitment) == (True, None)
    assert not Driver(game, people=2, seats=3).info().seeded
    table.vote(0, "end")
    table.vote(1, "end")
    findings = verify(table.table.game, record_of(table.table))
    assert (findings.finished, findings.seeded, findings.committed) == (False, True, False)


@EVERY_GAME
def test_a_game_that_was_broken_off_can_be_checked_too(game: str) -> None:
    table = Driver(game, people=2, seats=3).begin()
    for _ in range(12):
        seats = table.table.thinking()
        if seats:
            table.act(seats[0], table.table.state.legal(seats[0])[-1])
        else:
            table.wait(2000)
    for seat in (0, 1):
        table.vote(seat, "end")
    record = record_of(table.table)
    assert b'"pause":true' in record.lines()[-1]
    findings = verify(table.table.game, record)
    assert (findings.finished, findings.seeded, findings.committed) == (False, True, True)
    assert findings.actions > 5


def test_everybodys_luck_is_in_the_deal() -> None:
    table = Driver(people=3, seats=3).begin()
    record = record_of(table.table)
    secrets = record.secrets()
    assert secrets is not None
    assert secrets.seats == [bytes.fromhex(luck_of(name)) for name in ("Anna", "Bea", "Carlo")]
    other = Driver(people=2, seats=3)
    other.write(log.Sat(2, "Carlo", key_of("Carlo"), luck_of("Carlo, another day")))
    other.begin()
    assert record_of(other.table).dealt() != record.dealt()


def test_who_was_gone_before_the_deal_has_no_part_in_it() -> None:
    table = Driver(people=3, seats=3)
    table.say(2, said.Leave("1"))
    table.begin()
    secrets = record_of(table.table).secrets()
    assert secrets is not None
    assert secrets.seats[2] == b""


def test_the_secret_is_in_nothing_before_the_end() -> None:
    table = Driver(people=3, seats=3).begin()
    table.act(0, "peek 0 1")
    assert table.table.match is not None
    assert SECRET.hex().encode() not in table.table.match.record.to_bytes()


def test_the_record_names_who_sat_where_at_the_deal() -> None:
    table = Driver(people=2, seats=3).begin()
    table.say(0, said.Leave("1"))
    record = record_of(table.table)
    assert record.names()[:2] == ["Anna", "Bea"]
    assert record.bots() == [None, None, "random"]


@pytest.mark.rule("OM-R3")
def test_what_a_race_brought_is_on_record_action_by_action() -> None:
    """In the order in which it was carried out; claims that were void are nowhere."""
    options: dict[str, AnyJson] = {"snap": "race", "turns": 5}
    table = Driver(people=0, seats=3, options=options, bot_delay=100)
    table.sit("Anna")
    table.begin()
    table.write(log.Left(0, "left", "random"))
    races = 0
    while table.table.playing():
        races += sum(isinstance(told.to(7), happened.Raced) for told in table.wait(1000))
    assert races > 3
    assert verify(table.table.game, record_of(table.table)).finished
