"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

from capotavola.cli.command import app

README = Path(__file__).parents[1] / "README.md"


def test_the_session_in_the_readme_runs_as_printed() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_command_is_in_the_readme() -> None:
    listed = set(re.findall(r"^\| `capo (\w+)", README.read_text(), flags=re.MULTILINE))
    assert listed == {name for name in app if not name.startswith("-")}
