"""At the gate, without a line: the names under which the house is found, and the one path of its figures."""

import asyncio
from pathlib import Path

import pytest

from capotavola.server.settings import settings_from
from capotavola.server.storage import sqlstore
from tests.server.indoors import visited

ORIGIN = "https://games.example.org"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example.org", 200),
        ("Games.Example.org", 200),
        ("127.0.0.1:8080", 200),
        ("localhost", 200),
        ("[::1]:8080", 200),
        ("evil.example.org", 403),
        ("games.example.org.evil.example", 403),
        ("games.example.org:444", 403),
        ("evil@127.0.0.1", 403),
        ("", 403),
    ],
)
def test_where_an_origin_is_set_the_house_has_one_name(tmp_path: Path, host: str, status: int) -> None:
    async def run() -> None:
        env = {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_ORIGIN": ORIGIN}
        async with visited(settings_from(env)) as (_, client):
            assert (await client.get("/api/house", headers={"host": host})).status_code == status
            assert (await client.get("/healthz", headers={"host": host})).status_code == 200

    asyncio.run(run())


def test_the_figures_are_on_one_path_only(tmp_path: Path) -> None:
    """A proxy keeps that one to itself."""

    async def run() -> None:
        env = {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_METRICS_TOKEN": "m"}
        async with visited(settings_from(env)) as (_, client):
            client.headers["authorization"] = "Bearer m"
            assert "capo_tables_open" in (await client.get("/metrics")).text
            for path in ("/metrics/", "//metrics", "/%6detrics", "/metrics//"):
                answer = await client.get(f"http://house{path}")
                assert "capo_tables_open" not in answer.text, path

    asyncio.run(run())


def test_a_house_without_room_on_its_disk_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with visited(settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})) as (_, client):
            assert (await client.get("/readyz")).status_code == 200
            monkeypatch.setattr(sqlstore, "LEAST_ROOM", 2**62)  # more than any disk has
            assert (await client.get("/readyz")).status_code == 503
            monkeypatch.undo()
            assert (await client.get("/readyz")).status_code == 200

    asyncio.run(run())


def test_a_house_that_could_not_write_for_a_while_is_not_ready(tmp_path: Path) -> None:
    async def run() -> None:
        async with visited(settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})) as (app, client):
            app.state.services.keeper._beaten -= 6_000
            assert (await client.get("/readyz")).status_code == 503

    asyncio.run(run())
