"""The same games in every process, under every hash seed, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from capotavola.engine import build

SCRIPT = Path(__file__).with_name("fingerprint.py")
WHEEL_LOG = Path(__file__).parents[2] / "build" / "wheel.log"
COMPILED = os.environ.get("CAPO_COMPILED_PYTHON", "")
HASH_SEEDS = ("0", "4294967295")


def fingerprint(python: str, hash_seed: str, first: int = 0, step: int = 1) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment.pop("PYTHONPATH", None)
    command = [python, str(SCRIPT), str(first), str(step)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return run.stdout.split()


def test_the_fast_tests_run_on_the_source_itself() -> None:
    """A stale compiled module would hide the source under test."""
    assert not build.compiled()


@pytest.mark.slow
def test_the_slow_tests_run_on_what_is_shipped() -> None:
    assert COMPILED, "make test sets CAPO_COMPILED_PYTHON"
    assert build.compiled() == shipped_compiled()


@pytest.mark.long
@pytest.mark.slow
def test_every_build_process_and_hash_seed_plays_the_same_games() -> None:
    assert COMPILED, "make test sets CAPO_COMPILED_PYTHON"
    kind, *games = fingerprint(COMPILED, "7")
    assert len(games) > len(HASH_SEEDS)
    # The source takes much longer: each of its processes plays its share of them.
    for number, seed in enumerate(HASH_SEEDS):
        share = games[number :: len(HASH_SEEDS)]
        assert fingerprint(sys.executable, seed, number, len(HASH_SEEDS)) == ["pure", *share]
    version = subprocess.run(
        [COMPILED, "-m", "capotavola", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert ("compiled" in version) == (kind == "compiled") == shipped_compiled()


def shipped_compiled() -> bool:
    return "capotavola: compiled build" in WHEEL_LOG.read_text()
