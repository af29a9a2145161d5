"""Games that other packages bring: opened with care, and checked before anybody sits down to one."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from capotavola.engine import boxes
from capotavola.engine.game import BadSetup, Game

NAME: Final = re.compile("[a-z]{1,30}")
COVER: Final = ["title", "about-game"]  # what the front page says of it


class BrokenPlugin(BadSetup):
    """A plug-in cannot be played; says which, whose it is, and why."""


def open_plugin(name: str, content: Path | None = None) -> Game:
    """The game; BrokenPlugin if it is not as it must be."""
    if content is not None:
        return _open(name, content)
    game, trouble = _tried(name)
    if game is None:
        raise BrokenPlugin(trouble)
    return game


def playable_plugins() -> list[str]:
    return [name for name in boxes.plug_ins() if _tried(name)[0] is not None]


def troubles() -> list[str]:
    """Of every plug-in that cannot be played, what is wrong with it."""
    tried = [_tried(name) for name in boxes.plug_ins()]
    return [trouble for game, trouble in tried if game is None]


def forget() -> None:
    """Look again: packages have come or gone."""
    boxes.forget()
    _tried.cache_clear()


@cache
def _tried(name: str) -> tuple[Game | None, str]:
    try:
        return _open(name, None), ""
    except BrokenPlugin as trouble:
        return None, str(trouble)


def _open(name: str, content: Path | None) -> Game:
    points = boxes.plug_ins()[name]
    whose = " and ".join(point.value for point in points)
    try:
        return _checked(name, len(points), content)
    except BadSetup as error:
        raise BrokenPlugin(f"the game {name} of {whose} cannot be played: {error}") from None
    except Exception as error:  # whatever the package does when it is imported, the others can be played
        what = f"{type(error).__name__}: {error}"
        raise BrokenPlugin(f"the game {name} of {whose} cannot be played: {what}") from error


def _checked(name: str, claims: int, content: Path | None) -> Game:
    _must(NAME.fullmatch(name) is not None, "its name must be 1 to 30 letters from a to z")
    _must(name not in boxes.own_games(), "there is a game of ours with that name")
    _must(claims == 1, "they all claim the same name")
    from capotavola.speech.needed import missing_texts, wrong_rulebook  # noqa: PLC0415  (only who has plug-ins waits for it)

    package = import_module(boxes.package_of(name))
    _must(hasattr(package, "open_box"), "the package has no open_box(path)")
    game = package.open_box(content)
    _must(isinstance(game, Game), "its open_box gives no Game")
    _must(game.name == name, f"it calls itself {game.name}")
    missing = missing_texts(game, COVER)
    _must(not missing, f"its texts lack {', '.join(missing)}")
    wrong = wrong_rulebook(name)
    _must(wrong is None, f"its rulebook: {wrong}")
    _check_bots(f"{package.__name__}.{boxes.BOTS}")
    assert isinstance(game, Game)
    return game


def _check_bots(place: str) -> None:
    """Those that it brings: what is wrong with one is said before anybody wants to play against it."""
    for part, maker in boxes.MAKERS.items():
        if boxes.is_there(place, part):
            _must(hasattr(import_module(f"{place}.{part}"), maker), f"its {place}.{part} has no {maker}")


def _must(fits: bool, complaint: str) -> None:
    if not fits:
        raise BadSetup(complaint)
