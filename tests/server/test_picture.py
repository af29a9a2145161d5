"""A table goes on from a picture of it as from its log, whatever happened before and happens then."""

import pytest

import capotavola
from capotavola.server.table.picture import (
    MOST_DEEDS,
    BadPicture,
    ClocksKept,
    RaceKept,
    SeatKept,
    TableKept,
    hang_up,
    may_be_taken,
    take_picture,
)
from capotavola.server.table.table import HouseTable, Race
from tests.server.soundness import check_fold, public, seen
from tests.server.table_walks import Evening
from tests.server.tables import Driver
from tests.server.test_table_evenings import CLOCKS, OPTIONS

EDITION = b"of these tests"
OFTEN = 5  # at first, for there are short games


def opened(driver: Driver) -> HouseTable:
    """The table from a picture of it."""
    raw = take_picture(driver.table, EDITION)
    table = driver.fresh()
    hang_up(table, raw, EDITION)
    check_fold(driver.table, table)
    assert seen(table) == driver.seen
    assert take_picture(table, EDITION) == raw
    return table


class Photographed(Evening):
    """The table beside, which hears every entry and must come to the same, is opened again and again."""

    def check(self) -> None:
        super().check()
        often = self.did["opened"] < OFTEN or self.rng.random() < 0.2
        if often and may_be_taken(self.driver.table):
            self.driver.twin = opened(self.driver)
            self.did["opened"] += 1


def evening_of(game: str, number: int, people: int) -> Photographed:
    choices = OPTIONS.get(game, [{}])
    seed = f"evening {number}" if number % 2 else None
    options, clock = choices[number % len(choices)], CLOCKS[number % 3]
    return Photographed(Driver(game, people, 3, options, clock, seed).begin(), number)


def test_an_evening_goes_on_from_pictures() -> None:
    evening = evening_of("omerta", 0, 3)
    evening.go_on(300)
    evening.end()
    assert evening.did["opened"] > 20
    assert opened(evening.driver).match is not None  # also of a game that is over


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", capotavola.games())
def test_evenings_of_all_games_go_on_from_pictures(game: str, number: int) -> None:
    evening = evening_of(game, number, 1 + number % 3)
    evening.go_on(200)
    assert evening.did["opened"]


@pytest.mark.parametrize("game", capotavola.games())
def test_before_the_deal_and_at_once_after_it(game: str) -> None:
    driver = Driver(game, 2, 3)
    driver.chat(0, 1, "psst")
    driver.twin = opened(driver)
    driver.begin()
    driver.twin = opened(driver)
    driver.chat(0, 1, "psst")


def test_what_may_be_taken_back_still_may() -> None:
    driver = Driver("corleone", 2, 2).begin()
    while not driver.table.deeds:
        seat = driver.table.deciders()[0]
        driver.act(seat, driver.table.state.legal(seat)[0])
    [*_, deed] = driver.table.deeds
    driver.twin = opened(driver)
    assert driver.twin.may_undo(deed.seat) == driver.table.may_undo(deed.seat)
    assert driver.twin.deeds[-1].judge() == deed.judge()


def test_all_that_a_table_remembers_is_in_its_picture() -> None:
    """Whoever gives a table, a seat or a race something more to remember must put it into the picture."""
    table = Driver("omerta", 3, 3, {"snap": "race"}).table
    given = {"code", "setup", "game", "secret", "created"}
    assert {*names(table)} - given == {*TableKept.__struct_fields__} - {"told"}
    assert {*names(table.seats[0])} - {"kind"} == {*SeatKept.__struct_fields__}
    assert {*names(Race(1, 2))} == {*RaceKept.__struct_fields__}
    assert len(table.clocks.standing()) == len(ClocksKept.__struct_fields__) == len(table.clocks.value())


def names(thing: object) -> list[str]:
    """Of what it keeps; before the deal a table has no state."""
    kept = [name for name in dir(thing) if not name.startswith("_") and name != "state"]
    return [name for name in kept if not callable(getattr(thing, name))]


def test_every_fact_of_a_seat_is_in_the_picture() -> None:
    driver = Driver("omerta", 3, 3)
    for number, seat in enumerate(driver.table.seats):
        seat.name, seat.key, seat.bot, seat.stand_in, seat.luck = "a", "b", "c", "d", "e"
        seat.away, seat.here_since, seat.sat_version, seat.overdue = 5 + number, 6, 7, 8
        seat.muted = seat.closed = True
    table = driver.fresh()
    hang_up(table, take_picture(driver.table, EDITION), EDITION)
    assert [public(seat) for seat in table.seats] == [public(seat) for seat in driver.table.seats]


def damaged(raw: bytes) -> list[bytes]:
    flipped = [raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :] for at in (0, 20, len(raw) - 1)]
    return [b"", raw[:10], raw[:-1], raw + b"x", *flipped]


def test_a_picture_that_is_damaged_or_of_another_version_shows_nothing() -> None:
    driver = Driver("omerta").begin()
    raw = take_picture(driver.table, EDITION)
    for bad in damaged(raw):
        with pytest.raises(BadPicture):
            hang_up(driver.fresh(), bad, EDITION)
    with pytest.raises(BadPicture):
        hang_up(driver.fresh(), raw, b"another edition")
    other = driver.fresh()
    other.code = "OTHER2"
    with pytest.raises(BadPicture):
        hang_up(other, raw, EDITION)


def test_a_row_of_steps_that_may_be_taken_back_is_waited_for() -> None:
    driver = Driver("omerta").begin()
    assert may_be_taken(driver.table)
    driver.play_until(lambda _: bool(driver.table.deeds))
    assert may_be_taken(driver.table)
    driver.table.deeds = driver.table.deeds[:1] * (MOST_DEEDS + 1)
    assert not may_be_taken(driver.table)
