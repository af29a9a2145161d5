"""A real house for a test: `capo serve` in a process of its own, on a free port, with its own data folder.

    with live_house(tmp_path, CAPO_BOT_DELAY="50") as house:
        httpx.get(f"{house.url}/api/house")

Opened again on the same folder it goes on where it was, also after `house.process.kill()`.
"""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

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


class LiveHouse(NamedTuple):
    url: str
    ws_url: str
    process: subprocess.Popen[bytes]
    log: Path

    def said(self) -> str:
        """The end of what it wrote to its log."""
        lines = self.log.read_text(errors="replace").splitlines()
        return "\n".join(lines[-SHOWN_LINES:])


@contextmanager
def live_house(folder: Path, **env: str) -> Iterator[LiveHouse]:
    """Open until the block ends; `env` are settings besides, or instead of, the usual ones."""
    settings = USUAL | {"CAPO_PORT": str(free_port()), "CAPO_DATA": str(folder)} | env
    port = settings["CAPO_PORT"]
    log = folder / f"house-{port}.log"
    with log.open("ab") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "capotavola", "serve"],
            env=_without_settings(os.environ.copy()) | settings,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
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
        if house.process.poll() is not None:
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
    if house.process.poll() is not None:
        return
    house.process.send_signal(signal.SIGTERM)
    try:
        house.process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        house.process.kill()
        house.process.wait()
        raise
