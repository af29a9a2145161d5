"""Buckets and counts that all workers share, and what waits for slow connections."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from capotavola.server.messages import said
from capotavola.server.settings import settings_from
from capotavola.server.table import decisions
from capotavola.server.web import connection as connections
from capotavola.server.web import limits
from capotavola.server.web.connection import Connection, Postbag
from capotavola.server.web.limits import SHARED, Buckets, Ledger, open_ledger, shared_ledger
from capotavola.server.web.paces import Paces
from tests.server.indoors import visited
from tests.server.tables import Driver

COUNTING = """
from capotavola.server.web.limits import Buckets, open_ledger
ledger = open_ledger()
ledger.count("198.51.100.7", 5)
given = [Buckets(ledger, "request", 10).take("198.51.100.7") for _ in range(10)]
print(given.count(True), ledger.counted("198.51.100.7"))
"""


def test_a_bucket_gives_what_it_holds_and_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    buckets = Buckets(Ledger(), "request", 3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.is_empty("a")
    assert not buckets.is_empty("b")
    assert buckets.take("b", 3)
    now += 20
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    now += 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_kinds_do_not_share() -> None:
    ledger = Ledger()
    assert Buckets(ledger, "request", 1).take("a")
    assert Buckets(ledger, "table", 1).take("a")


def test_many_names_leave_each_other_alone() -> None:
    buckets = Buckets(Ledger(), "request", 2)
    given = [buckets.take(f"10.0.{number // 256}.{number % 256}", 2) for number in range(1000)]
    assert given.count(False) <= 3  # both of one's lines are others' less than one time in thousand


def test_workers_count_together_and_a_dead_one_counts_no_longer() -> None:
    with shared_ledger():
        ledger = open_ledger()
        buckets = Buckets(ledger, "request", 10)
        assert [buckets.take("198.51.100.7") for _ in range(4)] == [True] * 4
        ledger.count("198.51.100.7", 2)
        worker = subprocess.run([sys.executable, "-c", COUNTING], capture_output=True, text=True, check=True)
        assert worker.stdout.split() == ["6", "7"]
        assert not buckets.take("198.51.100.7", 2)
        assert ledger.counted("198.51.100.7") == 7  # its desk is not cleared before the next sits down
        again = subprocess.run([sys.executable, "-c", COUNTING], capture_output=True, text=True, check=True)
        assert again.stdout.split()[1] == "7"
        file = Path(os.environ[SHARED])
        assert file.stat().st_mode & 0o077 == 0
    assert not file.exists()


def test_all_connections_of_a_player_talk_at_one_pace() -> None:
    paces = Paces(settings_from({"CAPO_CHAT_PER_MINUTE": "3"}), Ledger())
    chat, act = said.Chat("1", "table", "ciao"), said.Act("1", 0, {})
    assert [paces.allow("CODE/key", chat) for _ in range(4)] == [True, True, True, False]
    assert paces.allow("CODE/other key", chat)
    assert all(paces.allow("CODE/key", act) for _ in range(100))


def test_chat_is_refused_alike_however_it_comes(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from(
            {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_CHAT_PER_MINUTE": "2"}
        )
        async with visited(settings) as (_, client):
            made = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            word = {"type": "chat", "to": "table", "text": "ciao"}
            path = f"/api/tables/{made['code']}/messages"
            answers = [await client.post(path, json={**word, "id": f"{number}"}) for number in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[-1].json()["reason"] == "too-fast"

    asyncio.run(run())


def test_who_tries_codes_is_soon_too_fast_and_who_knows_one_is_not_hindered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))  # nothing fills up again

    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            made = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            right = f"/api/tables/{made['code']}"
            assert {(await client.get(right)).status_code for _ in range(80)} == {200}
            wrong = [(await client.get(f"/api/tables/NONE{number:02}")).status_code for number in range(80)]
            assert wrong[:50] == [404] * 50
            assert wrong[-1] == 429
            assert (await client.get(right)).status_code == 200  # with the cookie of a seat there
            client.cookies.clear()
            assert (await client.get(right)).status_code == 429

    asyncio.run(run())


def test_one_address_cannot_take_all_places_of_spectators(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})
        async with visited(settings) as (_, client):
            made = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            path = f"/api/tables/{made['code']}/watchers"
            answers = [await client.post(path, json={"name": f"Vito {number}"}) for number in range(25)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [429] * 5

    asyncio.run(run())


def test_many_names_of_one_address_say_no_more_than_one(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_from(
            {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_CHAT_PER_MINUTE": "3"}
        )
        async with visited(settings) as (_, client):
            made = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            at = f"/api/tables/{made['code']}"
            said = []
            for number in range(6):
                client.cookies.clear()
                seen = (await client.post(f"{at}/watchers", json={"name": f"Vito {number}"})).json()
                word = {"type": "chat", "id": "1", "to": "spectators", "text": "hm"}
                key = {"authorization": f"Bearer {seen['key']}"}
                said.append((await client.post(f"{at}/messages", json=word, headers=key)).status_code)
            assert said == [200] * 3 + [429] * 3

    asyncio.run(run())


def test_votes_fill_a_log_no_faster_than_talk() -> None:
    paces = Paces(settings_from({"CAPO_CHAT_PER_MINUTE": "3"}), Ledger())
    vote, hush = said.Vote("1", "pause", False), said.Hush("1", True)
    assert [paces.allow("CODE/key", one) for one in (vote, hush, vote, vote)] == [True, True, True, False]
    assert paces.allow("CODE/key", said.Chat("1", "table", "ciao"))


def test_a_log_that_is_long_enough_takes_only_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Driver(people=2, seats=3).begin()
    monkeypatch.setattr(decisions, "MOST_ENTRIES", table.table.number)
    seat = table.table.deciders()[0]
    for message in (
        said.Chat("c", "table", "ciao"),
        said.Vote("v", "pause", True),
        said.Undo("u", table.version(seat)),
        said.SeatBot("b", seat, "random"),
    ):
        assert table.refusal(seat, message).reason == "table-full"
    table.act(seat, table.table.state.legal(seat)[0])
    table.vote(seat, "end")


# -- what waits for slow connections ------------------------------------------------------------


def test_a_connection_that_does_not_read_is_cut_off_by_bytes() -> None:
    async def run() -> None:
        bag = Postbag()
        slow = Connection(None, None, bag)
        slow.send(bytes(2 * connections.LINE_BYTES))  # a large one may go out alone
        assert bag.waiting == slow.waiting == 2 * connections.LINE_BYTES
        slow.send(b"more")
        assert slow.ended
        assert bag.waiting == slow.waiting == 0
        assert [raw async for raw in slow.outgoing()] == [b'{"type":"closing","reason":"slow","again":true}']

    asyncio.run(run())


def test_who_reads_is_never_cut_off() -> None:
    async def run() -> None:
        bag = Postbag(1000)
        quick = Connection(None, None, bag)
        lines = quick.outgoing()
        for _ in range(100):
            quick.send(bytes(400))
            await anext(lines)
        assert not quick.ended
        quick.cut_off()
        assert bag.waiting == 0

    asyncio.run(run())


def test_if_too_much_waits_in_all_who_has_most_of_it_is_cut_off() -> None:
    async def run() -> None:
        bag = Postbag(10_000)
        slow, slower, quick = [Connection(None, None, bag) for _ in range(3)]
        slow.send(bytes(3000))
        slower.send(bytes(6000))
        quick.send(bytes(2000))
        assert [each.ended for each in (slow, slower, quick)] == [False, True, False]
        assert bag.waiting == 5000

    asyncio.run(run())
