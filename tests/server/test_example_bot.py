"""The example bots play whole games at a real house, and come back when it was closed in between."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from capotavola.engine.values import Json
from tests.deal.node import node
from tests.server.live import LiveHouse, live_house
from tests.services.service import free_port

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, "-W", "error", str(EXAMPLES / "bot.py")]
NODE = [node(), str(EXAMPLES / "bot.mjs")]
PATIENCE = 300.0

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("omerta", {"snap": "race", "snap_seconds": 1}),
    ("omerta", {}),
    ("corleone", {}),
    ("cosanostra", {"short": True}),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with live_house(tmp_path_factory.mktemp("bots")) as opened:
        yield opened


def test_the_python_bot_is_no_longer_than_promised() -> None:
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) <= 65


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_bots_and_bots_of_the_house_finish_a_game(
    house: LiveHouse, game: str, options: dict[str, Json]
) -> None:
    table = Table(house, game, options)
    with bot(PYTHON, house, table.code) as first, bot(PYTHON, house, table.code) as second:
        table.wait_for_people(3)
        table.say({"type": "start", "id": "1", "fill": "greedy"})
        table.say({"type": "leave", "id": "2"})
        outcome = table.outcome_told_by(first)
        assert table.outcome_told_by(second) == outcome
    assert table.info()["outcome"] == outcome
    assert table.info()["status"] == "over"
    assert table.actions(1)
    assert table.actions(2)


@pytest.mark.slow
def test_a_bot_opens_a_table_of_its_own(house: LiveHouse) -> None:
    wish = {"game": "omerta", "names": ["Bot"], "fill": "greedy", "start": True}
    with bot(PYTHON, house, msgspec.json.encode(wish).decode()) as running:
        said, _ = running.communicate(timeout=PATIENCE)
    sitting, ending = said.splitlines()
    code, outcome = ending.split(maxsplit=1)
    assert sitting == f"At table {code}, seat 1"
    assert httpx.get(f"{house.url}/api/tables/{code}", timeout=PATIENCE, verify=False).json()[
        "outcome"
    ] == msgspec.json.decode(outcome)


@pytest.mark.slow
@pytest.mark.parametrize("command", [PYTHON, NODE], ids=["python", "node"])
def test_a_bot_goes_on_when_the_house_was_killed(tmp_path: Path, command: list[str]) -> None:
    port = str(free_port())
    with live_house(tmp_path, CAPO_PORT=port, CAPO_BOT_DELAY="100") as house:
        table = Table(house, "omerta", {})
        with bot(command, house, table.code) as running:
            table.wait_for_people(2)
            table.say({"type": "start", "id": "1", "fill": "greedy"})
            table.say({"type": "leave", "id": "2"})
            before = table.wait_for_actions(1, 3)
            house.kill()
            with live_house(tmp_path, CAPO_PORT=port):
                outcome = table.outcome_told_by(running)
                assert table.info()["outcome"] == outcome
                assert table.actions(1)[: len(before)] == before
                assert len(table.actions(1)) > len(before)


@pytest.mark.slow
def test_the_bot_in_javascript_finishes_a_game(house: LiveHouse) -> None:
    table = Table(house, "cosanostra", {"short": True})
    with bot(NODE, house, table.code) as running:
        table.wait_for_people(2)
        table.say({"type": "start", "id": "1", "fill": "greedy"})
        table.say({"type": "leave", "id": "2"})
        outcome = table.outcome_told_by(running)
    assert table.info()["outcome"] == outcome
    assert len(table.actions(1)) > 5


@pytest.mark.slow
@pytest.mark.parametrize("command", [PYTHON, NODE], ids=["python", "node"])
def test_a_bot_says_what_the_house_has_against_it(house: LiveHouse, command: list[str]) -> None:
    with bot(command, house, "NOSUCH") as running:
        said, complaint = running.communicate(timeout=PATIENCE)
    assert (said, running.returncode) == ("", 1)
    assert complaint.startswith("The house says no: ")
    assert "no-such-table" in complaint
    assert len(complaint.splitlines()) == 1


class Table:
    """A table whose host waits for bots, lets the game begin and leaves."""

    def __init__(self, house: LiveHouse, game: str, options: dict[str, Json]) -> None:
        wish = {"game": game, "names": ["Anna"], "options": options}
        seat = httpx.post(f"{house.url}/api/tables", json=wish, timeout=PATIENCE, verify=False).json()
        self.code: str = seat["code"]
        self._url = f"{house.url}/api/tables/{self.code}"
        self._key = {"authorization": f"Bearer {seat['key']}"}

    def say(self, message: dict[str, Json]) -> None:
        answer = httpx.post(
            f"{self._url}/messages", json=message, headers=self._key, timeout=PATIENCE, verify=False
        )
        assert answer.status_code == 200, answer.text

    def info(self) -> dict[str, Json]:
        info: dict[str, Json] = httpx.get(self._url, timeout=PATIENCE, verify=False).raise_for_status().json()
        return info

    def history(self) -> list[dict[str, Json]]:
        happened: list[dict[str, Json]] = []
        since, more = 0, True
        while more:
            page = httpx.get(f"{self._url}/history", params={"since": since}, timeout=60, verify=False).json()
            happened += page["happened"]
            since, more = page["version"], page["more"]
        return happened

    def actions(self, seat: int) -> list[dict[str, Json]]:
        """What the person on that seat did."""
        acted = [happening for happening in self.history() if happening.get("why") == "chosen"]
        return [happening for happening in acted if happening["seat"] == seat]

    def wait_for_people(self, number: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seats = self.info()["seats"]
            assert isinstance(seats, list)
            if sum(isinstance(seat, dict) and seat["kind"] == "person" for seat in seats) == number:
                return
            time.sleep(0.05)
        raise TimeoutError(f"{number} people do not sit down")

    def wait_for_actions(self, seat: int, number: int) -> list[dict[str, Json]]:
        deadline = time.monotonic() + PATIENCE
        while len(actions := self.actions(seat)) < number:
            assert time.monotonic() < deadline, "the bot does not act"
            time.sleep(0.05)
        return actions

    def outcome_told_by(self, running: "subprocess.Popen[str]") -> Json:
        said, complaints = running.communicate(timeout=PATIENCE)
        assert running.returncode == 0, complaints
        sitting, ending = said.splitlines()
        assert sitting.startswith(f"At table {self.code}, seat ")
        code, outcome = ending.split(maxsplit=1)
        assert code == self.code
        told: Json = msgspec.json.decode(outcome)
        return told


@contextmanager
def bot(command: list[str], house: LiveHouse, wish: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [*command, house.url, wish],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
