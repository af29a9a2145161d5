"""Tables of other rules, or damaged: they hinder nobody, are told of once, and can be closed."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from capotavola.server.commands import Commands
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.hours import Hours
from capotavola.server.house.keeper import AT_ONCE, Keeper
from capotavola.server.settings import BadSetting, settings_from
from capotavola.server.storage.store import Summary
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.thinking.thinker import open_thinker
from tests.server.indoors import Indoors, indoors, visited

OLD = AT_ONCE + 50


async def old_tables(rooms: Indoors, count: int, due: int) -> list[str]:
    """Of rules that nobody knows any more, each with something due."""
    table = await rooms.table(people=1, start=False)
    setup = msgspec.structs.replace(table.kept.setup, rules=0)
    codes = [f"OLD{number:04}" for number in range(count)]
    for code in codes:
        summary = Summary("playing", due, table.info)
        await rooms.store.create(code, setup, bytes(32), 1, [], summary)
    return codes


def vandalize(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as vandal, vandal:
        vandal.execute(statement, values)


@pytest.mark.slow
def test_tables_of_other_rules_keep_nobody_from_being_attended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hours = Hours()
        async with indoors(tmp_path, now=hours.now) as rooms:
            await old_tables(rooms, OLD, due=1)
            attendant = Attendant(rooms.house, open_thinker("here"), rooms.background)
            keeper = Keeper(rooms.house, hours, attendant, rooms.doorman, rooms.background, several=False)
            live = await rooms.store.create(
                "LIVE", (await rooms.table(people=1)).kept.setup, bytes(32), 1, [], playing()
            )
            with caplog.at_level(logging.WARNING):
                claimed: set[str] = set()
                for _ in range(3):
                    await keeper._claim_neglected()
                    await asyncio.gather(*rooms.background._tasks)
                    claimed |= set(rooms.house.opened)
            assert live.code in claimed
            told = [record for record in caplog.records if "other rules" in record.getMessage()]
            assert len(told) == OLD
            assert await rooms.store.claim_due(hours.now(), 1, AT_ONCE) == []

    def playing() -> Summary:
        return Summary("playing", 2, b"{}")

    asyncio.run(run())


def test_who_comes_to_a_damaged_table_again_and_again_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            code = (await rooms.table(people=1)).kept.code
        vandalize(
            tmp_path / "house.db",
            'UPDATE entries SET body = \'{"kind":"returned","seat":6}\' WHERE number = 2',
        )
        async with indoors(tmp_path) as rooms:
            for _ in range(5):
                with pytest.raises(HouseRefuses, match="store-failed"):
                    await rooms.house.open(code)
        assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1

    asyncio.run(run())


def test_one_damaged_row_does_not_break_the_lobby(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            wish = {"game": "omerta", "names": ["Anna"], "visibility": "public"}
            codes = [(await client.post("/api/tables", json=wish)).json()["code"] for _ in range(2)]
            vandalize(tmp_path / "house.db", "UPDATE tables SET info = 'torn' WHERE code = ?", codes[0])
            answer: httpx.Response = await client.get("/api/tables")
            assert answer.status_code == 200
            assert [info["code"] for info in answer.json()] == [codes[1]]

    asyncio.run(run())


def test_what_cannot_be_opened_can_be_closed_all_the_same(tmp_path: Path) -> None:
    async def make() -> str:
        async with indoors(tmp_path) as rooms:
            await old_tables(rooms, 1, due=1)
            return (await rooms.table(people=1)).kept.code

    code = asyncio.run(make())
    commands = Commands(settings_from({"CAPO_DATA": str(tmp_path)}))
    commands.close("old0000")
    commands.close(code)
    with pytest.raises(BadSetting):
        commands.close("NONE")

    async def look() -> None:
        async with indoors(tmp_path) as rooms:
            assert (await rooms.house.open(code)).table.status == "ended"
            assert await rooms.store.claim_due(2, 1, AT_ONCE) == []
            assert await rooms.store.entries(1, 0) != []

    asyncio.run(look())
