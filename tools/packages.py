"""Locked packages into an environment, from a folder of wheels that all copies of the source share.

    python tools/packages.py .venv run     # requirements/run.txt into .venv

So a second clone needs no network: pip alone would ask its index even for what it has in its cache.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = Path("bin", "python")
PIP = [str(ROOT / ".venv" / PYTHON), "-m", "pip"]  # the one pip for all environments
LOCKED = ["-q", "--disable-pip-version-check", "--require-hashes", "-r"]
# What is imported is compiled then, and the rest never.
INSTALL = ["install", "--no-compile", *LOCKED]


def main(environment: str, name: str) -> None:
    """From the shelf; else onto the shelf first; else, where that cannot be had, the usual way."""
    there = ["--python", str(ROOT / environment / PYTHON)]
    wanted = str(ROOT / "requirements" / f"{name}.txt")
    shelf = shelf_of(name)
    taking = [*there, *INSTALL, wanted, "--no-index", "--find-links", str(shelf)]
    if shelf.is_dir() and pip(taking, quiet=True):
        return
    if pip(["download", *LOCKED, wanted, "--dest", str(shelf)], quiet=True) and pip(taking, quiet=True):
        return
    if not pip([*there, *INSTALL, wanted]):
        sys.exit(f"The packages of requirements/{name}.txt cannot be had: is there a network?")


def shelf_of(name: str) -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache, "capotavola", "wheels", name)


def pip(words: list[str], quiet: bool = False) -> bool:
    return not subprocess.run([*PIP, *words], stderr=subprocess.DEVNULL if quiet else None).returncode


if __name__ == "__main__":
    main(*sys.argv[1:])
