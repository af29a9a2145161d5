"""A plug-in whose game has steps and declares its fields, as ours do, and that brings a bot of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import capotavola
from capotavola import plugins
from capotavola.bots.catalogue import NoSuchBot, bot, names_for, offered_for, usual_for
from capotavola.engine.eyes import Eyes
from capotavola.speech.languages import LANGUAGES
from tests.example import describe

HERE = Path(__file__).parent
COMPILED = os.environ.get("CAPO_COMPILED_PYTHON", "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, with its English words in all languages, and beside it what plays it."""
    folder = tmp_path_factory.mktemp("dadi")
    package = shutil.copytree(HERE / "dadi", folder / "dadi", ignore=shutil.ignore_patterns("__pycache__"))
    for lang in LANGUAGES[1:]:
        shutil.copy(package / "text" / "en.ftl", package / "text" / f"{lang}.ftl")
        shutil.copy(package / "rulebook" / "en.md", package / "rulebook" / f"{lang}.md")
    describe(folder, "dadi", {"dadi": "dadi"})
    shutil.copy(HERE / "walked.py", folder)
    return folder


def ran(python: str, path: list[str], *words: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    run = subprocess.run(
        [python, *words],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        cwd=path[0],
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def source(folder: Path) -> list[str]:
    return [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]


def test_a_game_with_steps_and_declared_fields_is_played(folder: Path) -> None:
    assert ran(sys.executable, source(folder), "walked.py").startswith("pure [")


@pytest.fixture
def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(folder))
    plugins.forget()
    yield
    plugins.forget()


@pytest.mark.usefixtures("_installed")
def test_its_bot_is_the_normal_one() -> None:
    assert names_for("dadi") == ["normal", "random", "greedy"]
    assert offered_for("dadi") == ["normal"]
    assert usual_for("dadi") == "normal"
    state = capotavola.game("dadi").start(players=2, seed=b"bots")
    chosen = bot("normal", "dadi", 1).choose(Eyes(state, 0))
    assert chosen == state.legal(0)[1]
    with pytest.raises(NoSuchBot, match=r"for dadi there are normal, random, greedy\)"):
        bot("hard", "dadi", 1)


def test_people_play_against_it(folder: Path) -> None:
    words = ["-m", "capotavola", "play", "dadi", "--bots", "normal", "--players", "2", "--name", "Anna"]
    said = ran(
        sys.executable, source(folder), *words, "--record", str(folder / "game.jsonl"), typed="1\n" * 9
    )
    assert "All rounds are played." in said


@pytest.mark.slow
def test_it_is_the_same_game_where_the_house_is_compiled(folder: Path) -> None:
    assert COMPILED, "make test sets CAPO_COMPILED_PYTHON"
    here = ran(sys.executable, source(folder), "walked.py")
    shipped = ran(COMPILED, [str(folder)], "walked.py")
    assert shipped.split(maxsplit=1)[1] == here.split(maxsplit=1)[1]
