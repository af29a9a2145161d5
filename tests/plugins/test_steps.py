"""A plug-in whose game has steps and declares its fields, as ours do, in both builds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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


def ran(python: str, path: list[str], *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    run = subprocess.run(
        [python, *words], capture_output=True, text=True, env=environment, cwd=path[0], check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def source(folder: Path) -> list[str]:
    return [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]


def test_a_game_with_steps_and_declared_fields_is_played(folder: Path) -> None:
    assert ran(sys.executable, source(folder), "walked.py").startswith("pure [")


@pytest.mark.slow
def test_it_is_the_same_game_where_the_house_is_compiled(folder: Path) -> None:
    assert COMPILED, "make test sets CAPO_COMPILED_PYTHON"
    here = ran(sys.executable, source(folder), "walked.py")
    shipped = ran(COMPILED, [str(folder)], "walked.py")
    assert shipped.split(maxsplit=1)[1] == here.split(maxsplit=1)[1]
