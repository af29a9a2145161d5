"""The example installed as its author's users would install it, and met by the commands and the house."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.commands import Ended, capo, capo_itself
from tests.example import EXAMPLE, describe, environment
from tests.server.live import live_command, live_house

OUTSIDE = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}  # without the example


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By pip, without any network; from a copy, since a build leaves things behind."""
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"
    subprocess.run(["cp", "-r", EXAMPLE, source], check=True)
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "-q"]
    target = folder / "packages"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", target, source],
        check=True,
        env=os.environ,
    )
    return target


def with_it(installed: Path) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [OUTSIDE["PYTHONPATH"], str(installed)]))
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "run"), [("en", capo_itself), ("fa", capo)])
def test_it_is_played_in_the_terminal(
    installed: Path, tmp_path: Path, lang: str, run: Callable[..., Ended]
) -> None:
    """Nobody need say which bots: there is no greedy one."""
    record = tmp_path / "game.jsonl"
    words = [
        "play",
        "bustarella",
        "--name",
        "Anna",
        "--players",
        "3",
        "--lang",
        lang,
        "--record",
        str(record),
    ]
    played = run(*words, typed="2\n1\n3\n" * 30, env=with_it(installed))
    assert played.returncode == 0, played.stderr
    if lang == "en":
        assert "Favours: For: Judge, Influence: " in played.stdout
        assert "Anna: Seal an envelope: for whom, and with how many coins?" in played.stdout
        assert "All rounds are played." in played.stdout
    checked = run("verify", str(record), env=with_it(installed))
    assert "The record is sound" in checked.stdout


@pytest.mark.slow
def test_the_other_commands_know_it(installed: Path) -> None:
    env = with_it(installed)
    simulated = capo("simulate", "bustarella", "--players", "4", "--games", "20", "--json", env=env)
    assert sum(seat["wins"] for seat in json.loads(simulated.stdout)["seats"]) == pytest.approx(20)
    assert "BU-3.2" in capo("rules", "bustarella", env=env).stdout
    assert "rounds=5" in capo("options", "bustarella", env=env).stdout
    assert capo_itself("balance", "bustarella", "--games", "2", "--json", env=env).returncode == 0
    refused = capo("play", "bustarella", "--bots", "greedy", env=env)
    assert refused.returncode == 2
    assert "no such bot: greedy (for bustarella there are random)" in refused.stderr


@pytest.mark.slow
def test_a_house_with_a_broken_plug_in_is_open_and_says_what_is_wrong(tmp_path: Path) -> None:
    describe(tmp_path / "path", "odd", {"odd": "odd_package_that_is_not_there"})
    path = os.pathsep.join([environment()["PYTHONPATH"], str(tmp_path / "path")])
    with live_command(tmp_path, PYTHONPATH=path) as house:
        games = httpx.get(f"{house.url}/api/house", timeout=60).json()["games"]
        assert [game["name"] for game in games] == ["corleone", "cosanostra", "omerta", "bustarella"]
        assert (
            "WARNING capotavola.app: the game odd of odd_package_that_is_not_there cannot be" in house.said()
        )
        answer = httpx.post(f"{house.url}/api/tables", json={"game": "odd", "names": ["Anna"]}, timeout=60)
        assert (answer.status_code, answer.json()["reason"]) == (409, "bad-setup")
        assert "odd_package" not in answer.text


@pytest.mark.slow
def test_a_table_whose_game_is_gone_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    codes = []
    with live_house(tmp_path, **environment()) as house:
        for game in ("bustarella", "omerta"):
            wish = {"game": game, "names": ["Anna"], "players": 3, "fill": "random", "start": True}
            codes.append(httpx.post(f"{house.url}/api/tables", json=wish, timeout=60).json()["code"])
    with live_house(tmp_path, **OUTSIDE) as house:
        gone, there = (httpx.get(f"{house.url}/api/tables/{code}", timeout=60) for code in codes)
        assert (gone.status_code, gone.json()["reason"]) == (409, "no-such-game")
        assert gone.json()["args"] == {"game": "bustarella"}
        assert there.status_code == 200
