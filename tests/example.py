"""The example game in the tests, as if it were installed: found by its entry point, open to all common tests.

The entry point stands in a folder of its own beside the package. `tests/plugins/` installs it in earnest.
"""

import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "bustarella"


def describe(folder: Path, name: str, points: dict[str, str]) -> None:
    """The metadata of an installed package that brings these games."""
    info = folder / f"{name}-1.0.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    lines = [f"{game} = {package}" for game, package in points.items()]
    _write(info / "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n")
    _write(info / "entry_points.txt", "\n".join(["[capotavola.games]", *lines, ""]))


def _write(file: Path, text: str) -> None:
    """Whole or not at all: others may be reading it."""
    if file.exists() and file.read_text() == text:
        return
    new = file.with_name(f"{file.name}.{os.getpid()}")
    new.write_text(text)
    new.replace(file)


def _described() -> Path:
    """Where it is the same for all processes of all runs: one that is killed leaves nothing behind."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    folder = ROOT / "build" / "example" / str(project["name"])
    describe(folder, project["name"], project["entry-points"]["capotavola.games"])
    return folder


PATH = [str(EXAMPLE), str(_described())]


def put_on_path() -> None:
    sys.path.extend(entry for entry in PATH if entry not in sys.path)


def take_off_path() -> None:
    """A house has no games but ours, unless a test gives it this one as well."""
    sys.path[:] = [entry for entry in sys.path if entry not in PATH]


def environment() -> dict[str, str]:
    """For a process of its own that shall find the example, too."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), *PATH]))}
