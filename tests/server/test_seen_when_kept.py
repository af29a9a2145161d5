"""Nobody ever sees what is not on disk, not even while it is being written, and nothing is done twice."""

import asyncio
from pathlib import Path

import pytest

from capotavola.server.messages import said, told
from capotavola.server.settings import settings_from
from capotavola.server.table.log import Entry, Talked
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import KEPT_MARKS
from capotavola.server.web.connection import Connection
from tests.server.indoors import Indoors, indoors, visited
from tests.server.soundness import facts, seen

SHORT = 0.3  # seconds that the house waits for a lock
A_MOMENT = 0.1
TALK = Talked(1, "Bea", "table", "ciao", None)


def test_a_stranger_sees_nothing_of_an_end_that_is_not_kept(tmp_path: Path) -> None:
    """When a game is over everybody's past is open: so it must be over on disk."""

    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_BOT_DELAY": "60000"})
        async with visited(settings) as (app, client):
            rooms = Indoors(app.state.services.store, tmp_path / "house.db", lambda: 0)
            wish = {"game": "omerta", "names": ["Anna"], "fill": "random", "start": True}
            client.base_url = "http://house/api/tables"
            made = (await client.post("", json=wish)).json()
            client.cookies.clear()
            end = {"type": "vote", "id": "1", "matter": "end", "yes": True}
            key = {"authorization": f"Bearer {made['key']}"}
            with rooms.locked():
                voting = asyncio.create_task(client.post(f"/{made['code']}/messages", json=end, headers=key))
                await asyncio.sleep(A_MOMENT)
                looks = ["history?seat=1", "history?seat=0", "moment?version=9&seat=1", "record"]
                answers = [(await client.get(f"/{made['code']}/{look}")).status_code for look in looks]
                status = (await client.get(f"/{made['code']}")).json()["status"]
                assert not voting.done()
            assert (answers, status) == ([403, 403, 403, 409], "playing")
            assert (await voting).status_code == 200
            assert (await client.get(f"/{made['code']}/history?seat=1")).status_code == 200

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["omerta", "corleone", "cosanostra"])
def test_what_could_not_be_kept_has_never_been(tmp_path: Path, game: str) -> None:
    """The table is the same afterwards in everything, and no listener hears anything."""

    async def run() -> None:
        async with indoors(tmp_path, SHORT) as house:
            table = await house.table(game)
            seat = table.table.deciders()[0]
            action = table.table.state.legal(seat)[0].value()
            screen = Connection(seat, house.who(table, seat).key)
            await house.doorman.welcome(table, screen, None)
            version = table.table.versions[seat]
            messages: list[said.Move] = [
                said.Act("a", version, action),
                said.Chat("c", "table", "ciao"),
                said.Vote("v", "pause", True),
                said.Leave("l"),
            ]
            with house.locked():
                for message in messages:
                    before = facts(table.table), seen(table.table)
                    with pytest.raises(HouseRefuses, match="store-busy"):
                        await house.say(table, seat, message)
                    assert (facts(table.table), seen(table.table)) == before
            assert await house.say(table, seat, messages[0]) == told.Ack("a", version + 1)
            folded = await house.house.folded(table.kept)
            assert (facts(table.table), seen(table.table)) == (facts(folded), seen(folded))
            screen.end()
            heard = b"".join([raw async for raw in screen.outgoing()])
            assert heard.count(b'"type":"news"') == 1

    asyncio.run(run())


def test_an_action_that_is_taken_back_in_vain_stays_done(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path, SHORT) as house:
            table = await house.table("corleone")
            seat = table.table.deciders()[0]
            action = table.table.state.legal(seat)[0].value()
            await house.say(table, seat, said.Act("a", table.table.versions[seat], action))
            before = facts(table.table)
            undo = said.Undo("u", table.table.versions[seat])
            with house.locked(), pytest.raises(HouseRefuses, match="store-busy"):
                await house.say(table, seat, undo)
            assert facts(table.table) == before
            await house.say(table, seat, undo)
            assert facts(table.table) == facts(await house.house.folded(table.kept))

    asyncio.run(run())


def test_what_was_written_by_who_gave_up_waiting_is_found(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as house:
            table = await house.table(people=2, start=False)
            number = table.table.number
            with house.locked():
                saying = asyncio.create_task(house.say(table, 0, said.Chat("c", "table", "ciao")))
                await asyncio.sleep(A_MOMENT)
                saying.cancel()
                await asyncio.wait([saying])
            await house.say(table, 0, said.Chat("d", "table", "ciao"))
            assert table.table.number == number + 2
            assert await house.say(table, 0, said.Chat("c", "table", "ciao"))
            assert table.table.number == number + 2

    asyncio.run(run())


def test_two_workers_at_one_table_both_get_through(tmp_path: Path) -> None:
    """Each with four messages in flight: whoever is slower reads on and tries again, until it is done."""

    async def run() -> None:
        async with indoors(tmp_path) as one, indoors(tmp_path) as other:
            here = await one.table(people=2, start=False)
            one.house.alone = other.house.alone = False
            there = await other.house.open(here.kept.code)
            other.keys = one.keys
            before = here.table.number
            for turn in range(15):
                talk = [said.Chat(f"{turn}-{number}", "table", "ciao") for number in range(8)]
                doing = [one.say(here, 0, message) for message in talk[:4]]
                doing += [other.say(there, 1, message) for message in talk[4:]]
                answers = await asyncio.gather(*doing)
                assert all(isinstance(answer, told.Ack) for answer in answers)
            log = await one.store.entries(here.kept.id, before)
            lines = [entry.mark for entry in log if isinstance(entry.what, Talked)]
            assert len(set(lines)) == len(lines) == 15 * 8

    asyncio.run(run())


# -- once, however long ago ----------------------------------------------------------------------


def test_what_was_done_long_ago_is_answered_and_not_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what would be refused now; and the log is not read again for it."""

    async def run() -> None:
        async with indoors(tmp_path) as house:
            table = await house.table()
            seat = table.table.deciders()[0]
            version = table.table.versions[seat]
            act = said.Act("act", version, table.table.state.legal(seat)[0].value())
            chat = said.Chat("chat", "table", "ciao")
            await house.say(table, seat, act)
            await house.say(table, seat, chat)
            for number in range(KEPT_MARKS):
                await house.house.write(table, lambda _: [TALK], f"later:{number}")
            assert not table.table.all_marks_known()
            number = table.table.number
            read: list[int] = []
            entries = house.store.entries

            async def counted(table: int, after: int, most: int | None = None) -> list[Entry]:
                found = await entries(table, after, most)
                read.append(len(found))
                return found

            monkeypatch.setattr(house.store, "entries", counted)
            assert isinstance(await house.say(table, seat, act), told.Ack)
            assert isinstance(await house.say(table, seat, chat), told.Ack)
            assert table.table.number == number
            assert sum(read) == 0
            with pytest.raises(HouseRefuses):
                await house.say(table, seat, said.Act("other", version, act.action))

    asyncio.run(run())
