"""The example game in the tests, as if it were installed: found by its entry point, open to all common tests.

The entry point stands in a folder of its own beside the package. `tests/plugins/` installs it in earnest.
"""

import atexit
import os
import shutil
import sys
import tomllib
from pathlib import Path
from tempfile import mkdtemp

EXAMPLE = Path(__file__).parents[1] / "examples" / "bustarella"


def describe(folder: Path, name: str, points: dict[str, str]) -> None:
    """The metadata of an installed package that brings these games."""
    info = folder / f"{name}-1.0.0.dist-info"
    info.mkdir(parents=True)
    lines = [f"{game} = {package}" for game, package in points.items()]
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[capotavola.games]", *lines, ""]))


def _described() -> Path:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    folder = Path(mkdtemp(prefix="capotavola-example-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    describe(folder, project["name"], project["entry-points"]["capotavola.games"])
    return folder


PATH = [str(EXAMPLE), str(_described())]


def put_on_path() -> None:
    sys.path.extend(entry for entry in PATH if entry not in sys.path)


def environment() -> dict[str, str]:
    """For a process of its own that shall find the example, too."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), *PATH]))}
