"""The wheels that make builds: the pure one in seconds, to play at once, and the one that is shipped.

    .venv-build/bin/python tools/wheels.py install     # the shipped one into .venv: compiled, where it can be
    .venv-build/bin/python tools/wheels.py play        # the best that is there already, else the pure one
    .venv-build/bin/python tools/wheels.py later       # build the shipped one, out of everybody's way

The compiled build works on a copy of the source under a lock: it can be interrupted at any time, and whoever
goes on editing, building or playing meanwhile does not meet it. A wheel counts when it is there whole.
"""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
PURE = BUILD / "pure"
SHIPPED = BUILD / "wheel"
COPY = BUILD / "copy"  # of the source, for the compiled build
LOCK = BUILD / "wheel.lock"
FAILED = BUILD / "failed"  # the mark of the source that could not be compiled
PAGE = Path("src", "capotavola", "server", "page")
VENV = ROOT / ".venv"
INSTALLED = VENV / ".installed"  # the mark of what is installed there

SOURCES = ["pyproject.toml", "setup.py", "compiled.txt", "src", "web"]
COVER = ["README.md", "LICENSE"]  # in the wheel, but no reason for a new one
NO_SOURCES = {"__pycache__", "node_modules", "page", "tests"}
SAID = b"capotavola: "  # before what setup.py says itself
PIP_INSTALL = ["install", "-q", "--disable-pip-version-check", "--no-compile", "--no-deps", "--no-index"]
PIP_INSTALL += ["--force-reinstall"]
BACKEND = "from setuptools.build_meta import build_wheel; import sys; build_wheel(sys.argv[1])"


class BuildFailed(Exception):
    """Names the log that says why."""


def main(wish: str) -> None:
    BUILD.mkdir(exist_ok=True)
    try:
        if wish == "later":
            later()
        elif wish == "play":
            install(SHIPPED if is_of(SHIPPED, source_mark()) else pure())
        else:
            install(shipped())
    except BuildFailed as failure:
        sys.exit(Path(ROOT, str(failure)).read_text(errors="replace"))


# -- which source a wheel is of ---------------------------------------------------------


def source_mark() -> str:
    """The same for the same source, switches and Python, whenever its files were written."""
    mark = hashlib.sha256(repr([sys.version, *switches()]).encode())
    for file in source_files():
        mark.update(f"\0{file}\0".encode() + (ROOT / file).read_bytes())
    return mark.hexdigest()


def switches() -> list[str]:
    return [os.environ.get(name, "") for name in ("CAPOTAVOLA_PURE", "CAPOTAVOLA_PAGE")]


def source_files() -> list[Path]:
    found = [ROOT / name for name in SOURCES]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*"))]
    relative = (file.relative_to(ROOT) for file in files if file.is_file())
    return sorted(file for file in relative if is_source(file))


def is_source(file: Path) -> bool:
    return not NO_SOURCES & set(file.parts) and not any(part.endswith(".egg-info") for part in file.parts)


def is_of(folder: Path, mark: str) -> bool:
    built = folder / ".built"
    return built.is_file() and built.read_text() == mark


# -- building ---------------------------------------------------------------------------


def pure() -> Path:
    mark = source_mark()
    if not is_of(PURE, mark):
        say("[5/5] Packing the house")
        build(ROOT, PURE, mark, lambda line: None, CAPOTAVOLA_PURE="1")
    return PURE


def shipped() -> Path:
    """Compiled where it can be; `make play` may be building it just now."""
    with locked(wait=True):
        mark = source_mark()
        if not is_of(SHIPPED, mark):
            say("Building the wheel; where there is a C compiler, this takes some minutes")
            build_shipped(mark, say)
    return SHIPPED


def later() -> None:
    """As long as the standard input is open, which its starter holds; what comes of it is said once."""
    Thread(target=end_with_starter, daemon=True).start()
    os.nice(19)
    mark = source_mark()
    if is_of(SHIPPED, mark) or (FAILED.is_file() and FAILED.read_text() == mark):
        return
    with locked(wait=False) as ours:
        if not ours:
            return
        try:
            build_shipped(mark, announce)
        except BuildFailed as failure:
            FAILED.write_text(mark)
            say(f"The engine could not be compiled ({failure} says why): all works without it, only slower.")


def announce(line: str) -> None:
    if line.startswith("compiled"):
        say("The engine is being compiled in the background: from the next start on, bots think faster.")
    elif line.startswith("pure"):
        say(f"This is a {line}.")


def build_shipped(mark: str, hear: Callable[[str], None]) -> None:
    FAILED.unlink(missing_ok=True)
    copy_source()
    build(COPY, SHIPPED, mark, hear)


def build(source: Path, to: Path, mark: str, hear: Callable[[str], None], **switched: str) -> None:
    """A wheel in a folder of its own, which takes the place of an earlier one when it is whole.

    `hear` is told of what setup.py has to say; the rest is in the log.
    """
    new, log = to.with_name(f"{to.name}.new"), to.with_suffix(".log")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    env = {**os.environ, "CAPOTAVOLA_PAGE": os.environ.get("CAPOTAVOLA_PAGE") or "keep", **switched}
    words = [sys.executable, "-c", BACKEND, str(new)]
    with (
        log.open("wb") as kept,
        subprocess.Popen(words, cwd=source, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as run,
    ):
        assert run.stdout is not None
        for line in run.stdout:
            kept.write(line)
            if line.startswith(SAID):
                hear(line.removeprefix(SAID).decode().strip())
    if run.returncode:
        raise BuildFailed(log.relative_to(ROOT))
    (new / ".built").write_text(mark)
    shutil.rmtree(to, ignore_errors=True)
    new.rename(to)


def copy_source() -> None:
    """What has not changed is left as it is, for the compilers' own memory."""
    page = [file.relative_to(ROOT) for file in (ROOT / PAGE).rglob("*") if file.is_file()]
    cover = [Path(name) for name in COVER]
    wanted = {file for file in [*source_files(), *page, *cover] if file.parts[0] != "web"}
    for file in wanted:
        there = COPY / file
        there.parent.mkdir(parents=True, exist_ok=True)
        if not there.is_file() or there.read_bytes() != (ROOT / file).read_bytes():
            shutil.copyfile(ROOT / file, there)
    for old in [*(COPY / "src").rglob("*")]:
        if old.is_file() and old.relative_to(COPY) not in wanted:
            old.unlink()


# -- installing -------------------------------------------------------------------------


def install(folder: Path) -> None:
    wheel = next(folder.glob("*.whl"))
    mark = f"{folder.name} {(folder / '.built').read_text()}"
    if INSTALLED.is_file() and INSTALLED.read_text() == mark:
        return
    INSTALLED.unlink(missing_ok=True)
    subprocess.run([VENV / "bin" / "python", "-m", "pip", *PIP_INSTALL, wheel], check=True)
    INSTALLED.write_text(mark)


# -- beside others ----------------------------------------------------------------------


@contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """Whether the build is ours; whoever holds the lock and dies lets it go."""
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            say("Waiting for the build that make play does in the background")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def end_with_starter() -> None:
    """With all compilers at work: they are in a group of our own."""
    os.read(0, 1)  # not through sys.stdin, whose lock Python wants when it ends
    os.killpg(0, signal.SIGKILL)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
