"""A full disk, a locked or damaged database, as players see it: told plainly, and play goes on afterwards."""

import asyncio
import resource
import sqlite3
import subprocess
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server import nursery
from tests.server.audit import audit
from tests.server.hammer import Party, open_party, playing, wait_for
from tests.server.mortal import Mortal
from tests.server.told import Object

pytestmark = pytest.mark.slow

WISH: Object = {"game": "corleone", "players": 3}
TINY = "16m"  # room for the write-ahead log, which grows to four
A_MOMENT = 3.0
IMPATIENT = {nursery.LOCKED: "1"}  # seconds that the house waits for a lock
LONGER_THAN_PATIENCE = 3.0


# A full disk


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
    script = f'mount -t tmpfs -o size={TINY} tiny "{disk}" && exec "$@"'
    if subprocess.run([*mount, script, "sh", "true"], check=False, capture_output=True).returncode:
        pytest.skip("no disk of our own can be mounted here")
    house = Mortal(tmp_path, [*mount, script, "sh"], CAPO_DATA=str(disk))

    async def run() -> None:
        async with house.open():
            ballast = Path(f"/proc/{house.process.pid}/root{disk}/ballast")
            party = await open_party([house.url], WISH, 2, Random(1))
            async with playing(*party.players):
                await some_moves(party)
                fill(ballast)
                await told(party, {"store-full"})
                await can_look(house, party)
                ballast.unlink()
                await play_to_the_end(house, party)

    asyncio.run(run())


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast:
        try:
            while ballast.write(bytes(4096)):
                pass
        except OSError:
            return


def test_files_that_cannot_grow_are_told_and_play_goes_on_when_they_can(tmp_path: Path) -> None:
    """As on a full disk, through a limit on the process; but for the system that is another error."""
    house = Mortal(tmp_path, often=True)

    def limit(most: int) -> None:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    async def run() -> None:
        async with house.open():
            party = await open_party([house.url], WISH, 2, Random(2))
            async with playing(*party.players):
                await some_moves(party)
                limit((tmp_path / "house.db-wal").stat().st_size)
                await told(party, {"store-full", "store-failed"})
                await can_look(house, party)
                limit(resource.RLIM_INFINITY)
                await play_to_the_end(house, party)

    asyncio.run(run())


# A lock


def test_a_locked_database_is_told_and_play_goes_on_when_it_is_free(tmp_path: Path) -> None:
    house = Mortal(tmp_path, often=True, **IMPATIENT)

    async def run() -> None:
        async with house.open():
            party = await open_party([house.url], WISH, 2, Random(3))
            async with playing(*party.players):
                await some_moves(party)
                with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as rude:
                    rude.execute("BEGIN EXCLUSIVE")
                    await told(party, {"store-busy"})
                    rude.execute("ROLLBACK")
                await play_to_the_end(house, party)

    asyncio.run(run())


def test_bots_whose_turns_could_not_be_kept_play_them_later(tmp_path: Path) -> None:
    """Nobody says anything meanwhile: the house must come back to them by itself."""
    house = Mortal(tmp_path, often=True, CAPO_BOT_DELAY="1000", **IMPATIENT)
    games = ["corleone", "omerta", "cosanostra"] * 3

    async def run() -> None:
        async with house.open(), AsyncExitStack() as stack:
            parties = [await open_party([house.url], {**WISH, "game": game}, 1, Random(4)) for game in games]
            for party in parties:
                await stack.enter_async_context(playing(*party.players))
                await some_moves(party, 1)
            with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as rude:
                rude.execute("BEGIN EXCLUSIVE")
                for party in parties:
                    party.fall_silent()
                await asyncio.sleep(A_MOMENT)  # what was kept before is on its way
                waiting = [party for party in parties if not party.asked() and not party.unanswered()]
                assert len(waiting) > 2
                heard = [party.players[0].version for party in waiting]
                await asyncio.sleep(LONGER_THAN_PATIENCE)
                assert [party.players[0].version for party in waiting] == heard
                rude.execute("ROLLBACK")
            await wait_for(
                "a bot's turn at every table",
                lambda: all(
                    party.players[0].version > before for party, before in zip(waiting, heard, strict=True)
                ),
            )

    asyncio.run(run())


# A table that cannot be read


def test_a_damaged_table_is_told_and_others_are_played(tmp_path: Path) -> None:
    house = Mortal(tmp_path, often=True)

    async def run() -> None:
        async with house.open():
            broken, whole = [await open_party([house.url], WISH, 2, Random(seed)) for seed in (5, 6)]
            for party in (broken, whole):
                async with playing(*party.players):
                    await some_moves(party)
        with closing(sqlite3.connect(tmp_path / "house.db")) as vandal, vandal:
            vandal.execute(
                "UPDATE entries SET body = 'torn' WHERE number = 9"
                " AND table_id = (SELECT id FROM tables WHERE code = ?)",
                [broken.code],
            )
        async with house.open(), httpx.AsyncClient(base_url=house.url, timeout=60) as client:
            answer = await client.get(f"/api/tables/{broken.code}")
            assert answer.status_code == 503
            assert (answer.json()["code"], answer.json()["reason"]) == ("unavailable", "store-failed")
            assert "torn" not in answer.text
            async with playing(*broken.players, *whole.players):
                await told(broken, {"store-failed"})
                await play_to_the_end(house, whole)

    asyncio.run(run())


# What they have in common


async def some_moves(party: Party, moves: int = 20) -> None:
    before = party.acknowledged()
    await wait_for("some moves", lambda: party.acknowledged() >= before + moves)


async def told(party: Party, reasons: set[str]) -> None:
    """Somebody tries to do something, and hears that the house cannot keep it, and why."""

    def refused() -> list[str]:
        messages = [message for player in party.players for message in player.refused]
        return [message.reason for message in messages if message.code == "unavailable"]

    await wait_for("a refusal", lambda: len(refused()) > 0)
    assert set(refused()) <= reasons


async def can_look(house: Mortal, party: Party) -> None:
    """What is stored can be seen; but nothing can be said, in no way."""
    async with httpx.AsyncClient(base_url=f"{house.url}/api/tables/{party.code}", timeout=60) as client:
        client.headers["Authorization"] = f"Bearer {party.key}"
        for path in ("", "/state", "/history"):
            assert (await client.get(path)).status_code == 200
        refused = await client.post(
            "/messages", json={"type": "vote", "id": "v", "matter": "end", "yes": False}
        )
        assert refused.status_code == 503
        assert (refused.json()["code"], refused.json()["id"]) == ("unavailable", None)


async def play_to_the_end(house: Mortal, party: Party) -> None:
    await wait_for("the end of the game", party.over)
    await asyncio.to_thread(audit, house.url, "corleone", party)
