"""Figures of a house add up over its workers; the dashboard and the alerts ask for such as there are."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import psutil
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, select
from websockets.sync.client import connect

from capotavola.server.house.figures import FOLDER
from capotavola.server.settings import settings_from
from capotavola.server.storage.database import open_database
from capotavola.server.storage.schema import ENTRIES
from capotavola.server.table.log import Claimed, Done
from capotavola.server.table.log import read as read_entry
from tests.server.indoors import visited
from tests.server.live import LiveHouse, live_house

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 120.0
TABLES_SET = 3

Figures = dict[str, float]


def asked_for(texts: Iterator[str]) -> set[str]:
    """The names of figures in some questions to Prometheus."""
    return {name for text in texts for name in re.findall(r"\bcapo_[a-z_]+", text)}


def on_the_dashboard() -> set[str]:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    return asked_for(target["expr"] for panel in panels for target in panel.get("targets", ()))


def in_the_alerts() -> set[str]:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    return asked_for(rule["expr"] for group in groups for rule in group["rules"])


def figures(page: str) -> Figures:
    """By name and, where it has any, the values of its labels."""
    return {
        ",".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def names(page: str) -> set[str]:
    return {key.partition(",")[0] for key in figures(page)}


def until(what: str, so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


# One process


def test_dashboard_and_alerts_ask_for_figures_of_a_house(tmp_path: Path) -> None:
    async def run() -> None:
        async with visited(settings_from({"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here"})) as (_, client):
            made = await client.post("/api/tables", json={"game": "omerta", "players": 3, "names": ["Anna"]})
            keys = {"Authorization": f"Bearer {made.json()['key']}"}
            start = {"type": "start", "id": "s", "fill": "random"}
            told = await client.post(f"/api/tables/{made.json()['code']}/messages", json=start, headers=keys)
            assert told.status_code == 200, told.text
            page = (await client.get("/metrics")).text
            assert on_the_dashboard() | in_the_alerts() <= names(page) | {"capo_actions_total"}
            assert figures(page)["capo_workers"] == 1
            assert figures(page)["capo_tables,playing"] == 1

    asyncio.run(run())


def test_panels_have_a_place_each() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (place["x"] + x, place["y"] + y) for x in range(int(place["w"])) for y in range(int(place["h"]))
        }
        assert not cells & taken, panel["title"]
        taken |= cells


def test_every_alert_says_what_is_the_matter() -> None:
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            assert rule["annotations"]["summary"], rule
            assert rule["annotations"]["description"], rule
            assert rule["labels"]["severity"] in ("info", "warning", "critical")


COUNTING = """
import sys
from capotavola.server.house.metrics import Metrics
metrics = Metrics()
metrics.entries.inc(int(sys.argv[1]))
metrics.took(0.001)
metrics.tables.set(7)
sys.stdout.write(metrics.page().decode())
"""


def test_what_a_worker_counted_is_taken_over_by_the_next(tmp_path: Path) -> None:
    counted = 0
    for more in (5, 3, 4):
        counted += more
        page = subprocess.run(
            [sys.executable, "-c", COUNTING, str(more)],
            env=os.environ | {FOLDER: str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert figures(page)["capo_entries_total"] == counted
        assert figures(page)["capo_tables_open"] == 7  # of those that are gone nothing is open
        assert figures(page)["capo_workers"] == 1
        assert len([*tmp_path.glob("counter_*.db")]) == 1
    assert figures(page)["capo_answer_seconds_count"] == 3


# Two workers


@pytest.fixture
def database(postgres_url: str) -> str:
    return postgres_url.replace("+asyncpg", "")


def scraped(house: LiveHouse) -> str:
    """By a connection of its own, so that any of the workers may answer; one that dies does not."""
    while True:
        try:
            answer = httpx.get(f"{house.url}/metrics", timeout=PATIENCE)
        except httpx.TransportError:
            continue
        assert answer.status_code == 200, answer.text
        return answer.text


def figure(house: LiveHouse, name: str) -> float:
    return figures(scraped(house)).get(name, 0.0)


def actions(page: str) -> float:
    return sum(value for name, value in figures(page).items() if name.startswith("capo_actions_total,"))


def in_storage(database: str) -> tuple[int, int]:
    """How many entries there are in all logs, and how many of them are actions."""

    def count(connection: Connection) -> tuple[int, int]:
        logs = [read_entry(body) for body in connection.execute(select(ENTRIES.c.body)).scalars()]
        return len(logs), sum(isinstance(what, Done | Claimed) for what in logs)

    async def look() -> tuple[int, int]:
        opened = open_database(database)
        try:
            return await opened.read(count)
        finally:
            await opened.close()

    return asyncio.run(look())


def workers(house: LiveHouse) -> list[psutil.Process]:
    """Not those that have died, and of which nobody has taken notice yet."""
    found = []
    for child in psutil.Process(house.process.pid).children():
        with suppress(psutil.ZombieProcess, psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def set_table(house: LiveHouse) -> tuple[str, str]:
    """For one person, and a bot that plays on alone when the person has left."""
    wish = {"game": "omerta", "players": 3, "names": ["Anna"]}
    made = httpx.post(f"{house.url}/api/tables", json=wish, timeout=PATIENCE).json()
    return made["code"], made["key"]


def tell(house: LiveHouse, code: str, key: str, message: dict[str, object]) -> None:
    """Again, if the worker that it went to has died."""
    while True:
        try:
            answer = httpx.post(
                f"{house.url}/api/tables/{code}/messages",
                json=message,
                headers={"Authorization": f"Bearer {key}"},
                timeout=PATIENCE,
            )
        except httpx.TransportError:
            continue
        assert answer.status_code == 200, answer.text
        return


def play(house: LiveHouse, code: str, key: str, name: str) -> None:
    tell(house, code, key, {"type": "start", "id": f"{name}start", "fill": "random"})
    tell(house, code, key, {"type": "leave", "id": f"{name}leave"})


@pytest.mark.slow
def test_figures_of_two_workers_add_up_and_outlive_them(tmp_path: Path, database: str) -> None:
    with live_house(tmp_path, CAPO_DATABASE=database, CAPO_WORKERS="2") as house:
        until("two workers", lambda: figure(house, "capo_workers") == 2)
        tables = [set_table(house) for _ in range(TABLES_SET)]
        at_first, _ = in_storage(database)
        for number, (code, key) in enumerate(tables):
            play(house, code, key, str(number))
        until("the bots have played to the end", lambda: figure(house, "capo_tables,over") == TABLES_SET)

        def quiet() -> bool:
            page = scraped(house)
            entries, done = in_storage(database)
            return (figures(page)["capo_entries_total"], actions(page)) == (entries - at_first, done)

        until("what was counted is what is stored", quiet)
        page = scraped(house)
        assert on_the_dashboard() | in_the_alerts() <= names(page)
        assert {figure(house, "capo_entries_total") for _ in range(20)} == {
            figures(page)["capo_entries_total"]
        }
        gauges_do_not_double(house, tables[0][0])
        others_take_over(house, page)


def gauges_do_not_double(house: LiveHouse, code: str) -> None:
    socket = f"{house.ws_url}/api/tables/{code}/socket"
    with connect(socket), connect(socket), connect(socket):
        until("three listen", lambda: figure(house, "capo_listeners") == 3)
    until("nobody listens", lambda: figure(house, "capo_listeners") == 0)
    held = sum(worker.memory_info().rss for worker in workers(house))
    assert 0.5 < figure(house, "capo_memory_bytes,worker") / held < 2


def others_take_over(house: LiveHouse, before: str) -> None:
    """Nothing that was counted is less when other workers have come in the place of these."""
    killed = workers(house)
    for worker in killed:
        worker.kill()
    until("they are gone", lambda: not {*killed} & {*workers(house)})
    until("others come", lambda: figure(house, "capo_workers") == 2)
    after = figures(scraped(house))
    counted = {
        name: value
        for name, value in figures(before).items()
        if re.search(r"_total$|_total,|_count$|_sum$|_bucket,", name)
    }
    assert len(counted) > 50
    assert not {name: value for name, value in counted.items() if after.get(name, 0) < value}
