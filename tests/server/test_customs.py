"""A file from another house is looked at before it is taken: nothing is in it that no house would write."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from capotavola.server.house.transfer import BadTable, export_table, import_table
from capotavola.server.messages import said
from tests.server.indoors import indoors

Change = Callable[[dict[str, Any]], object]
FAR = 99_999_999_999_999


def entry(number: int, **changes: object) -> Change:
    return lambda table: table["entries"][number]["what"].update(changes)


WRONG: dict[str, Change] = {
    "a code with a line end": lambda table: table.update(code="AB12\nCD"),
    "a code of small letters": lambda table: table.update(code="abcdef"),
    "too many players": lambda table: table["setup"].update(players=10**9),
    "no players": lambda table: table["setup"].update(players=-1),
    "options that are none": lambda table: table["setup"]["options"].update(snap="slow"),
    "a seed without end": lambda table: table["setup"].update(seed="s" * 5_000_000),
    "a short secret": lambda table: table.update(secret="00"),
    "the future": lambda table: table["entries"][-1].update(at=FAR),
    "a future beginning": lambda table: table.update(created=FAR),
    "times that go back": lambda table: table["entries"][0].update(at=table["entries"][-1]["at"] + 1),
    "a name of five megabytes": entry(0, name="A" * 5_000_000),
    "a name that nobody sees": entry(0, name="\u200c\u3164"),
    "a key that is none": entry(0, key="my key"),
    "a seat from behind": entry(0, seat=-1),
    "a luck that is none": entry(0, luck="zz"),
    "a bot that is none": entry(1, bot="skynet"),
    "a line without end": entry(-1, text="blah" * 1000),
    "a phrase that is none": entry(-1, text=None, phrase="rude"),
    "a mark with a space": lambda table: table["entries"][-1].update(mark="0:a b"),
    "a game that is none": lambda table: table["setup"].update(game="chess"),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_is_refused(tmp_path: Path, change: Change) -> None:
    async def run() -> None:
        there, here = tmp_path / "there", tmp_path / "here"
        for folder in (there, here):
            folder.mkdir()
        async with indoors(there) as rooms:
            table = await rooms.table(people=1)
            await rooms.say(table, 0, said.Chat("c", "table", "ciao"))
            raw = await export_table(rooms.house, table.kept.code)
        value = msgspec.json.decode(raw)
        async with indoors(here) as rooms:
            change(value)
            with pytest.raises(BadTable):
                await import_table(rooms.house, msgspec.json.encode(value))
            assert await rooms.store.tables(["open", "playing"], 10, None) == []
            assert await import_table(rooms.house, raw) == table.kept.code

    asyncio.run(run())
