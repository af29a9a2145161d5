"""Thinking on a real Ray: one that is started here, and one of another process by its address."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from capotavola.server.thinking.thinker import Thinker, Thought, open_thinker
from tests.server.thoughts import (
    alive,
    descendants,
    first_turn,
    hard_beside_boss,
    play,
    played_here,
    process_ids,
    wait_until,
)

pytestmark = pytest.mark.slow

TABLES = ["BCDF", "LMNP"]  # whose bots think in different actors
CLUSTER = """
import sys
import ray

ray.init(
    "local", num_cpus=1, include_dashboard=False, object_store_memory=100_000_000,
    log_to_driver=False, logging_level="ERROR", _node_ip_address="127.0.0.1",
)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Ray keeps a token there, by which its processes know each other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray that somebody else runs."""
    command = [sys.executable, "-c", CLUSTER]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()


def actors(pid: int) -> list[int]:
    return [child for child in descendants(pid) if title(child) == "ray::Actor"]


def title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8").partition("\0")[0].strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""


async def play_all(thinker: Thinker) -> list[list[Thought]]:
    return await asyncio.gather(*(play(thinker, "omerta", "greedy", table) for table in TABLES))


def test_on_this_machine_games_go_as_without_ray_and_actors_are_replaced() -> None:
    thinker = open_thinker("ray")
    assert process_ids(thinker) == []  # nothing is started in advance
    assert asyncio.run(play_all(thinker)) == [played_here("omerta", "greedy", table) for table in TABLES]

    (pid,) = process_ids(thinker)
    before = actors(pid)
    assert len(before) == len(TABLES)
    for actor in before:
        os.kill(actor, signal.SIGKILL)
    for table in TABLES:
        assert asyncio.run(thinker.think(first_turn("omerta", table))) is not None
    after = actors(pid)
    assert len(after) == len(TABLES)
    assert not set(after) & set(before)

    everything = [pid, *descendants(pid)]
    asyncio.run(thinker.close())
    wait_until(lambda: not any(alive(each) for each in everything))


def test_a_hard_one_that_comes_while_a_boss_thinks_is_answered_in_time(cluster: str) -> None:
    async def run() -> float:
        thinker = open_thinker(f"ray:{cluster}")
        try:
            return await hard_beside_boss(thinker)
        finally:
            await thinker.close()

    assert asyncio.run(run()) < 0.5  # its 0.3, and some for a machine that is busy


def test_by_address_games_go_as_without_ray_and_the_cluster_stays(cluster: str) -> None:
    async def run() -> list[list[Thought]]:
        thinker = open_thinker(f"ray:{cluster}")
        try:
            played = await play_all(thinker)
            assert [title(child) for child in descendants(process_ids(thinker)[0])] == []  # it is elsewhere
            return played
        finally:
            await thinker.close()

    expected = [played_here("omerta", "greedy", table) for table in TABLES]
    assert asyncio.run(run()) == expected
    assert asyncio.run(run()) == expected  # by new actors: those of a thinker go with it
