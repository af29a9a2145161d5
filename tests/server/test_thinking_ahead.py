"""A bot that searches begins early; what it found counts if the table still stands as it did."""

import asyncio
from pathlib import Path

from capotavola.server.bodies import NewTable
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.keys import hashed
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.reception import open_table
from capotavola.server.messages import said
from capotavola.server.table.decisions import Who
from capotavola.server.thinking.thinker import BotTurn, Doubt, Thought, open_thinker
from tests.server.indoors import Indoors, indoors

NOON = 1_700_000_000_000


class Watched:
    """A thinker that remembers what it was asked."""

    def __init__(self) -> None:
        self.thinker = open_thinker("here")
        self.requests: list[BotTurn] = []

    async def think(self, request: BotTurn) -> Thought | None:
        self.requests.append(request)
        return await self.thinker.think(request)

    async def judge(self, doubt: Doubt) -> bool:
        return await self.thinker.judge(doubt)

    async def close(self) -> None:
        await self.thinker.close()


class Evening:
    """A table of Anna and two bots, in a house whose time passes only when it is told so."""

    def __init__(self, rooms: Indoors, watched: Watched) -> None:
        self.rooms = rooms
        self.watched = watched
        rooms.house.bot_delay = 1000
        self.attendant = Attendant(rooms.house, watched, rooms.background)

    async def sit_down(self, bot: str) -> OpenTable:
        wish = NewTable("omerta", ["Anna"], players=3, fill=bot, start=True)
        opened, _, key = await open_table(self.rooms.house, wish)
        self.anna = Who(0, hashed(key))
        return opened


def evening(folder: Path, bot: str, chat: bool = False, act: bool = False) -> tuple[list[BotTurn], int]:
    """What was thought about until a bot's turn had been done, and how much was done then."""
    time = [NOON]

    async def run() -> tuple[list[BotTurn], int]:
        async with indoors(folder, now=lambda: time[0]) as rooms:
            watched = Watched()
            host = Evening(rooms, watched)
            opened = await host.sit_down(bot)
            opened.cancel_timer()  # time does not pass by itself here
            await asyncio.sleep(0)
            if chat:
                await rooms.house.do(opened, host.anna, said.Chat("1", "table", "ciao"), time[0])
            if act:
                legal = opened.table.state.legal(0)
                move = said.Act("2", opened.table.heard_version[0], legal[0].value())
                await rooms.house.do(opened, host.anna, move, time[0])
            opened.cancel_timer()
            time[0] += 1400
            before = opened.table.number
            await host.attendant.attend(opened)
            opened.cancel_timer()
            opened.forget_ahead()
            await watched.close()
            return watched.requests, opened.table.number - before

    return asyncio.run(run())


def test_what_was_thought_ahead_is_done_when_it_is_due(tmp_path: Path) -> None:
    requests, done = evening(tmp_path, "hard")
    assert done == 1
    assert requests[0].state not in {
        request.state for request in requests[1:]
    }  # nobody thought about it twice


def test_talk_does_not_make_a_bot_think_anew(tmp_path: Path) -> None:
    requests, done = evening(tmp_path, "hard", chat=True)
    assert done == 1
    assert requests[0].state not in {request.state for request in requests[1:]}


def test_when_the_game_goes_on_it_thinks_again(tmp_path: Path) -> None:
    requests, done = evening(tmp_path, "hard", act=True)
    assert done == 1
    assert requests[1].state != requests[0].state


def test_one_that_does_not_search_need_not_begin_early(tmp_path: Path) -> None:
    requests, done = evening(tmp_path, "normal")
    assert done == 1
    assert len(requests) == 1
