"""Own boxes: content files with names of their own, beside the built-in editions."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

import capotavola
from capotavola.engine.compared import Departure, departures
from capotavola.engine.content import ContentError, ContentFile, built_in
from capotavola.engine.game import BadSetup, Game

MOST_BYTES: Final = 256 * 1024  # it is kept with every table that is played with it
LONGEST_NAME: Final = 60
NAME_LINE: Final = re.compile(r'^edition = ".*"$', re.MULTILINE)
HINT: Final = """\
# A box of your own, to begin with: the built-in edition of {game}. Give it a name (edition), change its
# figures, and see with `capo content check FILE` whether it can be played with. In the folder "editions" of
# a house's data it is offered at every new table.

"""


class Edition(NamedTuple):
    name: str
    game: Game
    file: ContentFile


def read_edition(path: Path) -> Edition:
    """ContentError if the file cannot be played with."""
    file = ContentFile(path)
    game = file.data.get("game")
    if game not in capotavola.games():
        raise file.error(".game", f"game must be one of {', '.join(capotavola.games())}")
    box = capotavola.game(game, path)
    name = file.data.get("edition", "")
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise file.error(".edition", f"an edition has a name of 1 to {LONGEST_NAME} letters")
    if len(file.text.encode()) > MOST_BYTES:
        raise file.error("", f"the file is larger than {MOST_BYTES // 1024} kB")
    return Edition(name, box, file)


def built_in_content(game: str) -> Traversable | None:
    """None for a plug-in without a content file."""
    file = built_in(game)
    return file if file.is_file() else None


def to_begin_with(file: Traversable) -> str:
    text = file.read_text(encoding="utf-8")
    game = ContentFile(file).data["game"]
    return HINT.format(game=game) + NAME_LINE.sub('edition = "my box"', text, count=1)


def departures_of(edition: Edition) -> list[tuple[int, Departure]]:
    """Where it has other figures than the printed rulebook, with their lines."""
    built_in = built_in_content(edition.game.name)
    if built_in is None:
        return []
    found = departures(edition.file, ContentFile(built_in))
    return [(edition.file.error(departure.path, "").line, departure) for departure in found]


class Editions:
    """The own boxes in a folder; of a file that cannot be offered, `troubles` says why."""

    def __init__(self, folder: Path | None = None) -> None:
        self.troubles: list[str] = []
        self._found: dict[tuple[str, str], Game] = {}
        for path in [] if folder is None else sorted(folder.glob("*.toml")):
            try:
                self._add(read_edition(path))
            except (ContentError, BadSetup, OSError) as trouble:
                self.troubles.append(f"an edition cannot be played with: {trouble}")

    def of(self, game: str) -> list[str]:
        """Their names."""
        return [name for other, name in self._found if other == game]

    def game(self, name: str, edition: str) -> Game:
        """BadSetup if there is no such edition."""
        if (name, edition) not in self._found:
            raise BadSetup(f"no such edition of {name}: {edition}")
        return self._found[name, edition]

    def _add(self, edition: Edition) -> None:
        key = (edition.game.name, edition.name)
        if key in self._found or edition.name == _built_in_name(edition.game.name):
            raise edition.file.error(".edition", f"there is an edition {edition.name} already")
        self._found[key] = edition.game


def _built_in_name(game: str) -> str | None:
    file = built_in_content(game)
    return None if file is None else str(ContentFile(file).data.get("edition"))
