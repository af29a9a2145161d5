"""The machine's clock is set while people play: nobody's clock runs out, and no table stands still."""

import asyncio
import logging
from pathlib import Path

import pytest

from capotavola.server.clock import LiveClock
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.hours import Hours
from capotavola.server.house.keeper import Keeper
from capotavola.server.thinking.thinker import open_thinker
from tests.server.indoors import Indoors, indoors

HOUR = 3_600_000
NOON = 1_700_000_000_000


class Machine:
    """A clock on the wall that anybody may set, and time that passes."""

    def __init__(self) -> None:
        self.passed = 5_000
        self.ahead = NOON

    def wall(self) -> int:
        return self.ahead + self.passed

    def hours(self) -> Hours:
        return Hours(self.wall, lambda: self.passed)


@pytest.mark.parametrize("by", [-HOUR, HOUR, -365 * 24 * HOUR])
def test_the_house_goes_on_when_the_clock_is_set(by: int, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    hours = machine.hours()
    began = hours.now()
    machine.ahead += by
    assert hours.now() == began
    machine.passed += 1000
    assert hours.now() == began + 1000
    with caplog.at_level(logging.WARNING):
        for _ in range(10):
            hours.compare()
    assert len(caplog.records) == 1


def test_a_trifle_is_not_worth_a_word(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    hours = machine.hours()
    machine.ahead += 500
    hours.compare()
    assert caplog.records == []
    assert hours.go_ahead(hours.now() - 500) == 0
    assert hours.go_ahead(hours.now() + HOUR) == HOUR
    assert hours.now() == machine.wall() - 500 + HOUR


def keeper(rooms: Indoors, hours: Hours, several: bool = False) -> tuple[Keeper, Attendant]:
    attendant = Attendant(rooms.house, open_thinker("here"), rooms.background)
    return Keeper(rooms.house, hours, attendant, rooms.doorman, rooms.background, several), attendant


def test_a_house_that_opens_with_its_clock_set_back_does_not_wait_for_its_own_past(tmp_path: Path) -> None:
    machine = Machine()

    async def evening() -> str:
        hours = machine.hours()
        async with indoors(tmp_path, now=hours.now) as rooms:
            await keeper(rooms, hours)[0].unlock()
            return (await rooms.table(people=1)).kept.code

    async def later(code: str) -> None:
        hours = machine.hours()
        async with indoors(tmp_path, now=hours.now) as rooms:
            keeping, attendant = keeper(rooms, hours)
            await keeping.unlock()
            table = await rooms.house.open(code)
            before = table.table.number
            machine.passed += 60_000
            await attendant.attend(table)
            assert table.table.number > before or table.next_duty(0) is None

    code = asyncio.run(evening())
    machine.ahead -= HOUR
    asyncio.run(later(code))


def test_a_worker_whose_time_is_behind_goes_ahead_and_nobody_loses_any(tmp_path: Path) -> None:
    """The other was started after the clock was set forward."""
    machine = Machine()

    async def run() -> None:
        hours = machine.hours()
        async with indoors(tmp_path, now=hours.now) as rooms:
            first, _ = keeper(rooms, hours, several=True)
            await first.unlock()
            table = await rooms.table(people=3, clock=LiveClock(60, 0, 60))
            seat = table.table.thinking()[0]
            left = table.table.clocks.left(seat, hours.now())
            machine.ahead += HOUR
            await rooms.store.open_house("another", machine.wall(), 5_000)
            await first._beat()
            assert hours.now() == machine.wall()
            assert table.table.clocks.left(seat, hours.now()) == left

    asyncio.run(run())
