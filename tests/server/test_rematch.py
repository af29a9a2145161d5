"""The same once more: it begins when nobody is missing, and so at once for one who plays with bots."""

import asyncio
from pathlib import Path

from capotavola.server.bodies import NewTable
from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.reception import Seating, open_table, rematch, sit_down
from capotavola.server.messages import said
from capotavola.server.table.decisions import Who
from capotavola.server.table.log import Rematched
from tests.server.stores import opened as store_at


async def ended(house: House, seatings: list[Seating]) -> OpenTable:
    """All agree to end the game."""
    table = seatings[0].opened
    for number, seating in enumerate(seatings):
        vote = said.Vote(f"v{number}", "end", yes=True)
        await house.do(table, Who(seating.seats[0], hashed(seating.key)), vote, house.now())
    assert table.table.finished()
    return table


def test_alone_with_bots_the_next_game_begins_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0)
            wish = NewTable("omerta", ["Anna", "Boris"], players=4, fill="greedy", start=True)
            seating = await open_table(house, wish)
            old = await ended(house, [seating])
            again = await rematch(house, old, seating.key, "")
            assert again.opened.table.status == "playing"
            assert again.seats == [0, 1]
            assert [seat.kind for seat in again.opened.table.seats] == ["person", "person", "bot", "bot"]

    asyncio.run(evening())


def test_with_others_it_begins_when_the_last_of_them_is_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0)
            anna = await open_table(house, NewTable("omerta", ["Anna"], players=3))
            boris = await sit_down(house, anna.opened, None, "Boris", 1, "")
            start = said.Start("s", fill="greedy")
            await house.do(anna.opened, Who(0, hashed(anna.key)), start, house.now())
            old = await ended(house, [anna, boris])
            first = await rematch(house, old, boris.key, "")
            assert first.opened.table.status == "open"
            second = await rematch(house, old, anna.key, "")
            assert second.opened is first.opened
            assert second.opened.table.status == "playing"

    asyncio.run(evening())


def test_however_often_and_by_whom_it_is_asked_for_there_is_one_next_table(tmp_path: Path) -> None:
    """Also when all ask in the same moment, or who has sat down asks again."""

    async def evening() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0)
            anna = await open_table(house, NewTable("omerta", ["Anna"], players=3))
            boris = await sit_down(house, anna.opened, None, "Boris", 1, "")
            await house.do(anna.opened, Who(0, hashed(anna.key)), said.Start("s", fill="greedy"), house.now())
            old = await ended(house, [anna, boris])
            keys = [anna.key, boris.key] * 25
            answers = await asyncio.gather(*[rematch(house, old, key, "") for key in keys])
            answers.append(await rematch(house, old, anna.key, ""))
            assert len({answer.opened.kept.code for answer in answers}) == 1
            assert {answer.key for answer in answers[0:-1:2]} == {answers[-1].key}
            assert answers[0].key != answers[1].key
            assert [answer.seats for answer in answers[:2]] == [[0], [1]]
            assert len(house.opened) == 2
            codes = [await store.find(code) for code in house.opened]
            assert {kept.id for kept in codes if kept is not None} == {1, 2}

    asyncio.run(evening())


def test_a_table_that_was_promised_and_never_made_is_made_by_the_next_who_asks(tmp_path: Path) -> None:
    """The house may have stopped in between."""

    async def evening() -> None:
        async with store_at(f"sqlite:///{tmp_path / 'house.db'}") as store:
            house = House(store, Metrics(), bot_delay=0)
            seating = await open_table(
                house, NewTable("omerta", ["Anna"], players=3, fill="greedy", start=True)
            )
            old = await ended(house, [seating])
            await house.write(old, lambda _: [Rematched("NEXT22")])
            assert (await rematch(house, old, seating.key, "")).opened.kept.code == "NEXT22"

    asyncio.run(evening())
