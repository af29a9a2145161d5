"""Capotavola: mafia games at one table, for people, bots and researchers."""

import importlib
import pkgutil
from importlib.metadata import version
from pathlib import Path

from capotavola import games as _games
from capotavola.engine.game import BadSetup, Game
from capotavola.engine.refusal import IllegalAction, Refusal
from capotavola.engine.values import Json, MalformedValue, canonical, parse_json

__version__ = version("capotavola")
__all__ = [
    "BadSetup",
    "Game",
    "IllegalAction",
    "MalformedValue",
    "Refusal",
    "from_json",
    "game",
    "games",
    "to_json",
]


def games() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(_games.__path__))


def game(name: str, content: str | Path | None = None) -> Game:
    """A game in its box; `content` is a path, or None for the built-in edition."""
    if name not in games():
        raise BadSetup(f"no such game: {name} (there are {', '.join(games())})")
    box = importlib.import_module(f"capotavola.games.{name}")
    opened = box.open_box(None if content is None else Path(content))
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
