"""The same games in every process, under every hash seed, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from capotavola.engine import build

SCRIPT = Path(__file__).with_name("fingerprint.py")
COMPILED = os.environ.get("CAPO_COMPILED_PYTHON", "")


def fingerprint(python: str, hash_seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment.pop("PYTHONPATH", None)
    run = subprocess.run([python, str(SCRIPT)], capture_output=True, text=True, env=environment, check=True)
    return run.stdout.split()


@pytest.mark.slow
def test_every_process_and_hash_seed_plays_the_same_games() -> None:
    runs = [fingerprint(sys.executable, seed) for seed in ("0", "1", "4294967295")]
    assert runs[0] == runs[1] == runs[2]


def test_the_tests_run_on_the_source_itself() -> None:
    """A stale compiled module would hide the source under test."""
    assert not build.compiled()


@pytest.mark.slow
def test_the_compiled_build_plays_the_same_games() -> None:
    assert COMPILED, "make test sets CAPO_COMPILED_PYTHON"
    kind, games = fingerprint(COMPILED, "7")
    assert games == fingerprint(sys.executable, "8")[1]
    version = subprocess.run(
        [COMPILED, "-m", "capotavola", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert ("compiled" in version) == (kind == "compiled")
    wheel_log = Path(__file__).parents[2] / "build" / "wheel.log"
    expected = "compiled" if "capotavola: compiled build" in wheel_log.read_text() else "pure"
    assert kind == expected
