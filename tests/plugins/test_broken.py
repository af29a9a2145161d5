"""Plug-ins that are not as they must be: each gets a clear word, and none is in the way of the others."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import capotavola
from capotavola import plugins
from capotavola.plugins import BrokenPlugin
from tests.example import EXAMPLE, describe

SOURCE = EXAMPLE / "bustarella"
USUAL = "from bustarella import open_box\n"
RENAMED = """\
from bustarella.game import Bustarella

def open_box(path):
    game = Bustarella()
    game.name = {name!r}
    return game
"""


@pytest.fixture(autouse=True)
def _afterwards() -> Iterator[None]:
    yield
    plugins.forget()


class Package:
    """A copy of the example under another name; `brings` is the game that it says it has."""

    def __init__(self, folder: Path, name: str, brings: str) -> None:
        self.folder = folder / name
        self.name = name
        for part in ("text", "rulebook"):
            shutil.copytree(SOURCE / part, self.folder / part)
        self.write("__init__.py", RENAMED.format(name=brings))
        describe(folder, name, {brings: name})

    def write(self, file: str, text: str) -> None:
        (self.folder / file).write_text(text, encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        text = (self.folder / file).read_text(encoding="utf-8")
        assert old in text
        self.write(file, text.replace(old, new))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Package:
    """Named after the test, since what was imported once stays."""
    name = "odd" + "".join(letter for letter in request.node.name if letter.isalpha()).lower()
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.forget()
    return Package(tmp_path, name[:60], "oddgame")


def complaint(name: str = "oddgame") -> str:
    """The same for who asks for the game and for who looks for troubles; the others can be played."""
    plugins.forget()
    with pytest.raises(BrokenPlugin) as caught:
        capotavola.game(name)
    assert str(caught.value) in plugins.troubles()
    assert capotavola.games() == ["corleone", "cosanostra", "omerta", "bustarella"]
    said = str(caught.value)
    assert said.startswith(f"the game {name} of odd")
    return said.split("cannot be played: ")[1]


def test_as_it_stands_it_can_be_played(package: Package) -> None:
    plugins.forget()
    assert capotavola.games() == ["corleone", "cosanostra", "omerta", "bustarella", "oddgame"]
    assert plugins.troubles() == []
    assert capotavola.game("oddgame").start(players=2, seed=b"").deciders() == [0, 1]


def test_a_package_that_cannot_be_imported(package: Package) -> None:
    package.write("__init__.py", "import nothing_of_that_name\n")
    assert complaint() == "ModuleNotFoundError: No module named 'nothing_of_that_name'"


def test_a_package_that_fails_when_it_is_imported(package: Package) -> None:
    package.write("__init__.py", "1 / 0\n")
    assert complaint() == "ZeroDivisionError: division by zero"


def test_a_package_without_a_box(package: Package) -> None:
    package.write("__init__.py", "")
    assert complaint() == "the package has no open_box(path)"


def test_a_box_without_a_game(package: Package) -> None:
    package.write("__init__.py", "def open_box(path): return path\n")
    assert complaint() == "its open_box gives no Game"


def test_a_game_of_another_name(package: Package) -> None:
    package.write("__init__.py", USUAL)
    assert complaint() == "it calls itself bustarella"


def test_a_text_that_is_missing(package: Package) -> None:
    package.change("text/pl.ftl", "event-tied =", "event-drawn =")
    package.change("text/fa.ftl", "favour-judge =", "favour-jury =")
    assert complaint() == "its texts lack event-tied (pl), favour-judge (fa)"


def test_a_language_that_is_missing(package: Package) -> None:
    (package.folder / "text" / "ru.ftl").unlink()
    assert complaint() == "its texts lack the file text/ru.ftl"


def test_hardly_any_text(package: Package) -> None:
    package.write("text/en.ftl", "title = Odd\n")
    assert complaint().startswith(
        "its texts lack do-keep (en), do-bribe (en), verb-bribe (en), param-favour (en), "
    )
    assert complaint().endswith(" more")


def test_a_rulebook_that_is_missing(package: Package) -> None:
    (package.folder / "rulebook" / "fa.md").unlink()
    assert complaint() == "its rulebook: the file rulebook/fa.md is not there"


def test_a_rulebook_that_lacks_a_rule(package: Package) -> None:
    package.change("rulebook/ru.md", "- **BU-1.1**", "- **BU-1.9**")
    assert complaint() == "its rulebook: ru: its rules are not those of en"


def test_a_line_of_a_rulebook_that_is_none(package: Package) -> None:
    package.change("rulebook/en.md", "- **BU-1.1** ", "* BU-1.1 ")
    assert complaint().startswith("its rulebook: en: line 7 of the rulebook is neither a chapter nor a rule")


def test_a_bot_that_cannot_be_made(package: Package) -> None:
    (package.folder / "bots").mkdir()
    package.write("bots/__init__.py", "")
    package.write("bots/greedy.py", "")
    assert complaint() == f"its {package.name}.bots.greedy has no make"


@pytest.mark.parametrize("name", ["Odd", "odd-game", "odd1", "o" * 31])
def test_a_name_that_is_none(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    Package(tmp_path, "oddname", name)
    assert complaint(name) == "its name must be 1 to 30 letters from a to z"


def test_a_name_of_ours_stays_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    Package(tmp_path, "oddomerta", "omerta")
    plugins.forget()
    assert capotavola.game("omerta").fewest == 3
    assert capotavola.games().count("omerta") == 1
    assert plugins.troubles() == [
        "the game omerta of oddomerta cannot be played: there is a game of ours with that name"
    ]


def test_two_packages_with_the_same_game(package: Package, tmp_path: Path) -> None:
    Package(tmp_path, "oddother", "oddgame")
    assert complaint() == "they all claim the same name"


def test_a_game_that_nobody_brings() -> None:
    with pytest.raises(
        capotavola.BadSetup, match=r"no such game: chess \(there are corleone, .*bustarella\)"
    ):
        capotavola.game("chess")
