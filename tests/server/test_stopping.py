"""SIGTERM in the middle of everything: the log tells that the house is closed, and of no trouble."""

import signal
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.attacks import Line, Object, opened, troubles, with_key
from tests.server.live import LiveHouse, live_command

pytestmark = pytest.mark.slow

PATIENCE = 60.0
HALF_A_REQUEST = (
    b"POST /api/tables HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


def listen(house: LiveHouse, table: Object, heard: threading.Semaphore) -> None:
    address = f"{house.ws_url}/api/tables/{table['code']}/socket"
    with (
        suppress(WebSocketException, OSError),
        connect(address, additional_headers=with_key(str(table["key"]))) as line,
    ):
        while line.recv():
            heard.release()


def look_back(house: LiveHouse, table: Object) -> None:
    with suppress(httpx.HTTPError):
        while httpx.get(f"{house.url}/api/tables/{table['code']}/history", verify=False).status_code == 200:
            pass


def test_a_house_that_is_told_to_stop_stops_without_a_word_of_trouble(tmp_path: Path) -> None:
    """While bots think, people listen, somebody looks back, and somebody has not said all of a request."""
    env = {"CAPO_BOTS": "processes:1", "CAPO_BOT_DELAY": "50"}
    with ExitStack() as lines, live_command(tmp_path, **env) as house:
        games = ["omerta", "corleone", "cosanostra"] * 2
        tables = [opened(house, game=game, players=4, fill="greedy", start=True) for game in games]
        heard = threading.Semaphore(0)
        threads = [threading.Thread(target=listen, args=(house, table, heard)) for table in tables]
        threads += [threading.Thread(target=look_back, args=(house, table)) for table in tables[:2]]
        for thread in threads:
            thread.start()
        for _ in range(3 * len(tables)):
            assert heard.acquire(timeout=PATIENCE)
        half = [lines.enter_context(Line(house)) for _ in range(3)]
        for line in half:
            line.send(HALF_A_REQUEST)
        house.process.send_signal(signal.SIGTERM)
        assert house.process.join(PATIENCE) == 0
        for thread in threads:
            thread.join(PATIENCE)
        assert "the house is closed" in house.said()
        assert troubles(house) == []
