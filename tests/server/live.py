"""A real house for a test: `capo serve` in a process of its own, on a free port, with its own data folder.

    with live_house(tmp_path, CAPO_BOT_DELAY="50") as house:
        httpx.get(f"{house.url}/api/house")

Opened again on the same folder it goes on where it was, also after `house.kill()`. It is born in the nursery,
which is cheaper; `live_command` is the command itself, from a new Python on.
"""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.nursery import Born
from tests.services.service import free_port

READY_SECONDS = 120.0
STOP_SECONDS = 60.0
SHOWN_LINES = 60

# Fast bots in one thread, and no limits that a test meets by accident.
USUAL = {
    "CAPO_HOST": "127.0.0.1",
    "CAPO_BOTS": "here",
    "CAPO_BOT_DELAY": "0",
    "CAPO_TABLES_PER_MINUTE": "100000",
    "CAPO_REQUESTS_PER_MINUTE": "1000000",
    "CAPO_MESSAGES_PER_SECOND": "10000",
    "CAPO_CHAT_PER_MINUTE": "1000000",
    "CAPO_CONNECTIONS_PER_ADDRESS": "100000",
}


class Command:
    """A process of its own, used as those of the nursery are."""

    def __init__(self, settings: Mapping[str, str], log: Path) -> None:
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "capotavola", "serve"],
                env=_without_settings(os.environ.copy()) | dict(settings),
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.poll()

    def send_signal(self, order: int) -> None:
        self._process.send_signal(order)

    def join(self, seconds: float | None = None) -> int:
        return self._process.wait(seconds)


class LiveHouse(NamedTuple):
    url: str
    ws_url: str
    process: Command | Born
    log: Path

    def said(self) -> str:
        """The end of what it wrote to its log."""
        lines = self.log.read_text(errors="replace").splitlines()
        return "\n".join(lines[-SHOWN_LINES:])

    def kill(self) -> None:
        """As a crash would end it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.join()


@contextmanager
def live_house(folder: Path, **env: str) -> Iterator[LiveHouse]:
    """Open until the block ends; `env` are settings besides, or instead of, the usual ones."""
    with _opened(Born, folder, env) as house:
        yield house


@contextmanager
def live_command(folder: Path, **env: str) -> Iterator[LiveHouse]:
    """The same, in an environment in which not only settings may differ."""
    with _opened(Command, folder, env) as house:
        yield house


@contextmanager
def _opened(kind: type[Command | Born], folder: Path, env: Mapping[str, str]) -> Iterator[LiveHouse]:
    port = env.get("CAPO_PORT") or str(free_port())
    log = folder / f"house-{port}.log"
    process = kind({**USUAL, "CAPO_DATA": str(folder), **env, "CAPO_PORT": port}, log)
    house = LiveHouse(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}", process, log)
    try:
        _wait_until_ready(house)
        yield house
    except BaseException as failure:
        failure.add_note(f"The house said:\n{house.said()}")
        raise
    finally:
        _stop(house)


def _without_settings(env: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in env.items() if not name.startswith("CAPO_")}


def _wait_until_ready(house: LiveHouse) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while not _ready(house):
        if house.process.returncode is not None:
            raise RuntimeError(f"the house closed with {house.process.returncode} before it was open")
        if time.monotonic() > deadline:
            raise TimeoutError(f"the house was not ready within {READY_SECONDS:.0f} s")
        time.sleep(0.05)


def _ready(house: LiveHouse) -> bool:
    try:
        with urllib.request.urlopen(f"{house.url}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _stop(house: LiveHouse) -> None:
    """As a service manager would; a house that a test has killed is stopped already."""
    if house.process.returncode is not None:
        return
    house.process.send_signal(signal.SIGTERM)
    try:
        house.process.join(STOP_SECONDS)
    except (TimeoutError, subprocess.TimeoutExpired):
        house.kill()
        raise
