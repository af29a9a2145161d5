"""The example game is what CONTRIBUTING.md builds, file by file."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import EXAMPLE, describe

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TRANSLATED = ["ru", "pl", "fa"]


def told() -> dict[str, str]:
    """The files of the text; a file that is told in several parts has an empty line between them."""
    parts: dict[str, list[str]] = {}
    for path, text in BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")):
        parts.setdefault(path, []).append(text)
    return {path: "\n".join(texts) for path, texts in parts.items()}


def files() -> dict[str, str]:
    """All of the example that somebody wrote, but for what is translated, and marks without content."""
    found = (path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md"))
    written = [path for path in found if path.stem not in TRANSLATED and "build" not in path.parts]
    return {str(path.relative_to(EXAMPLE)): path.read_text(encoding="utf-8") for path in written}


def test_the_text_has_every_file_of_the_example_and_no_other() -> None:
    assert sorted(told()) == sorted(files())


@pytest.mark.parametrize("path", sorted(files()))
def test_a_file_is_as_the_text_has_it(path: str) -> None:
    assert told()[path] == files()[path]


def test_who_follows_the_text_can_play(tmp_path: Path) -> None:
    """With the translations of the example, since the text does not repeat them."""
    for path, text in told().items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for lang in TRANSLATED:
        for path in (f"bustarella/text/{lang}.ftl", f"bustarella/rulebook/{lang}.md"):
            (tmp_path / path).write_bytes((EXAMPLE / path).read_bytes())
    describe(tmp_path, "bustarella", {"bustarella": "bustarella"})
    # The folder that a program is started in comes first on its path.
    run = subprocess.run(
        [sys.executable, "-m", "capotavola", "simulate", "bustarella", "--games", "3", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert '"games":3' in run.stdout
