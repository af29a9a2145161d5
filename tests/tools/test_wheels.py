"""The wheels of make, on a project that is built in a second: what is built when, and what is said of it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "capotavola"
version = "1.0"

[tool.setuptools.packages.find]
where = ["src"]
"""
# As ours: it says of what kind the build is.
SETUP = """
import os, sys, time
from pathlib import Path
from setuptools import setup

kind = "pure Python" if os.environ.get("CAPOTAVOLA_PURE") else "compiled"
print(f"capotavola: {kind} build", flush=True)
if kind == "compiled":
    trouble = Path("compiled.txt").read_text()
    if trouble == "broken":
        sys.exit("no such register")
    if trouble == "endless":
        Path(os.environ["STARTED"]).write_text(str(os.getpid()))
        time.sleep(600)
setup()
"""

pytestmark = pytest.mark.slow


class Clone:
    """A copy of the source as make sees it, with what `compiled.txt` says of the compiler."""

    def __init__(self, root: Path, compiler: str) -> None:
        self.root = root
        self.started = root / "started"
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        package = root / "src" / "capotavola"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (root / "web").mkdir()
        for name, text in {
            "pyproject.toml": PROJECT,
            "setup.py": SETUP,
            "README.md": "",
            "LICENSE": "",
        }.items():
            (root / name).write_text(text)
        self.compiler(compiler)

    def compiler(self, word: str) -> None:
        (self.root / "compiled.txt").write_text(word)

    def begin(self, code: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, 'tools'); import wheels; {code}"],
            cwd=self.root,
            env={**os.environ, "STARTED": str(self.started), "CAPOTAVOLA_PAGE": "0"},
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def later(self) -> str:
        """The build in the background, to its end; what it says."""
        with self.begin("wheels.main('later')") as running:
            assert running.stderr is not None
            said = running.stderr.read()
            assert running.wait(PATIENCE) == 0
        return said

    def built(self) -> bool:
        return any((self.root / "build" / "wheel").glob("*.whl"))


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_build_in_the_background_is_announced_and_done_once(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "works")
    assert "compiled in the background" in clone.later()
    assert clone.built()
    assert clone.later() == ""
    (tmp_path / "src" / "capotavola" / "__init__.py").touch()
    assert clone.later() == ""
    (tmp_path / "src" / "capotavola" / "new.py").write_text("")
    assert "compiled in the background" in clone.later()


def test_a_build_that_fails_is_told_once_and_costs_nothing(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "works")
    clone.later()
    clone.compiler("broken")
    said = clone.later()
    assert "could not be compiled (build/wheel.log says why)" in said
    assert "no such register" in (tmp_path / "build" / "wheel.log").read_text()
    assert clone.later() == ""
    assert clone.built()  # the one of the earlier source, which nobody takes for the new one
    clone.compiler("works again")
    assert "could not" not in clone.later()


def test_a_build_ends_with_the_house_that_began_it(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "endless")
    with clone.begin("wheels.main('later')") as running:
        until(clone.started.is_file)
        until(lambda: clone.started.read_text() != "")
        assert running.stdin is not None
        running.stdin.close()
        assert running.wait(PATIENCE) == -signal.SIGKILL
    compiler = Path("/proc", clone.started.read_text())
    until(lambda: not compiler.exists() or "zombie" in (compiler / "status").read_text())
    assert not clone.built()
    clone.compiler("works")
    clone.later()
    assert clone.built()


def test_the_next_start_takes_what_was_built_meanwhile(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "works")
    played = "wheels.install = lambda folder: print(folder.name, file=sys.stderr); wheels.main('play')"
    for already, taken in [(False, "pure"), (True, "wheel")]:
        if already:
            clone.later()
        with clone.begin(played) as running:
            assert running.stderr is not None
            assert running.stderr.read().splitlines()[-1] == taken


def test_who_plays_at_once_gets_the_pure_build(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "endless")
    with clone.begin("wheels.BUILD.mkdir(); wheels.pure()") as running:
        assert running.wait(PATIENCE) == 0
    assert [wheel.name for wheel in (tmp_path / "build" / "pure").glob("*.whl")] == [
        "capotavola-1.0-py3-none-any.whl"
    ]
