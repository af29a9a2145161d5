"""Capotavola: mafia games at one table, for people, bots and researchers."""

import importlib
from importlib.metadata import version
from pathlib import Path

import capotavola.games  # noqa: F401  (before the function that takes its name here)
from capotavola import plugins
from capotavola.engine import boxes
from capotavola.engine.game import BadSetup, Game
from capotavola.engine.kept import unpacked
from capotavola.engine.refusal import IllegalAction, Refusal
from capotavola.engine.values import Json, MalformedValue, canonical, parse_json

__version__ = version("capotavola")
__all__ = [
    "BadSetup",
    "Game",
    "IllegalAction",
    "MalformedValue",
    "Refusal",
    "boxed",
    "from_json",
    "game",
    "games",
    "to_json",
]


def games() -> list[str]:
    """The names of all games: ours, then those of plug-ins that can be played."""
    return [*boxes.own_games(), *plugins.playable_plugins()]


def game(name: str, content: str | Path | None = None) -> Game:
    """A game in its box; `content` is a path, or None for the built-in edition."""
    path = None if content is None else Path(content)
    opened = _opened(name, path)
    if path is not None:
        opened.keep_box(path.read_text(encoding="utf-8"))
    return opened


def boxed(name: str, box: str) -> Game:
    """A game with the content file that a record or a table has kept (`Game.box`)."""
    with unpacked(box) as file:
        return game(name, file)


def _opened(name: str, path: Path | None) -> Game:
    if name not in boxes.own_games():
        if name not in boxes.plug_ins():
            raise BadSetup(f"no such game: {name} (there are {', '.join(games())})")
        return plugins.open_plugin(name, path)
    opened = importlib.import_module(boxes.package_of(name)).open_box(path)
    assert isinstance(opened, Game)
    return opened


def to_json(thing: object) -> bytes:
    """Canonical bytes of an action, event, view, refusal or outcome."""
    value = getattr(thing, "value", None)
    plain: Json = value() if callable(value) else thing  # type: ignore[assignment]
    return canonical(plain)


def from_json(text: bytes | str) -> Json:
    """A JSON value, for `Game.decode` and `Game.load`."""
    return parse_json(text)
