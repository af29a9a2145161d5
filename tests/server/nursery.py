"""Houses by the hundred: each in a process of its own, born with all that a house must import.

That takes a second, so Python's fork server does it once; each house then runs as `capo serve` does, with its
`PYTHONPATH` if it has one. Other commands are born here, too (`tests/commands.py`).
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from capotavola import plugins
from capotavola.cli import main
from capotavola.server.house import doorman, keeper, photographer
from capotavola.server.storage.sqlstore import open_store
from capotavola.server.web import app, wire
from tests.example import take_off_path

PICTURES = "TESTS_PICTURES"  # of tables are taken all the time
BLIP = "TESTS_BLIP"  # how long a connection may be gone before its player is, if not as long as usual
LOCKED = "TESTS_LOCKED"  # seconds that it waits for others who hold its database, if not as long as usual
HASTE = "TESTS_HASTE"  # how many times as fast as usual the keeper goes round, and patience is lost

PATIENCE = 180.0  # seconds for a command that comes to its end by itself

forking = get_context("forkserver")
forking.set_forkserver_preload([__name__, "tests.server.cradle"])


class Born:
    """Is used as asyncio's processes are; who does not use asyncio says `join`."""

    def __init__(self, settings: Mapping[str, str], log: Path) -> None:
        self._process = forking.Process(target=_serve, args=(dict(settings), log))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, order: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, order)

    async def wait(self) -> int:
        return await asyncio.to_thread(self.join)

    def join(self, seconds: float | None = None) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutError(f"it has not ended within {seconds} s")
        return self._process.exitcode


def _serve(settings: Mapping[str, str], log: Path) -> None:
    with log.open("ab") as output:
        os.dup2(output.fileno(), sys.stdout.fileno())
        os.dup2(output.fileno(), sys.stderr.fileno())
    for name in [name for name in os.environ if name.startswith("CAPO_")]:
        del os.environ[name]  # of who runs the tests
    os.environ.update(settings)
    take_off_path()
    look_on_path(settings)
    if BLIP in settings:
        doorman.BLIP = float(settings[BLIP])
    if LOCKED in settings:
        vars(app)["open_store"] = partial(open_store, patience=float(settings[LOCKED]))
    if HASTE in settings:
        _hurry(float(settings[HASTE]))
    if PICTURES in settings:
        photographer.FEWEST = photographer.MANY = 3
        photographer.ROUND = 0.02
    sys.argv = ["capo", "serve"]
    main()


def look_on_path(env: Mapping[str, str]) -> None:
    """As a new Python would; what is there may bring games."""
    new = [folder for folder in env.get("PYTHONPATH", "").split(os.pathsep) if folder not in ["", *sys.path]]
    if new:
        sys.path[1:1] = new
        plugins.forget()


def _hurry(times: float) -> None:
    """The keeper's times all alike, so that to each other they are as ever."""
    keeper.ROUND /= times
    keeper.BEAT /= times
    keeper.DEAD = round(keeper.DEAD / times)
    keeper.UNSTEADY = round(keeper.UNSTEADY / times)
    keeper.CLOSED = round(keeper.CLOSED / times)
    keeper.NEGLECTED = round(keeper.NEGLECTED / times)
    wire.REQUEST_SECONDS /= times
    wire.READING_SECONDS /= times
