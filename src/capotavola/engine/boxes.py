"""Where the games are: ours in their folder, others as plug-ins, which any package may bring.

A plug-in is an entry point of the group `capotavola.games`: the name of the game, and the package that has
its `open_box`, its texts and its rulebook. No game is imported here, except to look for its modules.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Final

GROUP: Final = "capotavola.games"
SHOWN: Final = "shown"  # the room of a large game for what leaves the table; a small one needs no rooms
BOTS: Final = "bots"  # the room of a plug-in for its bots
MAKERS: Final = {"greedy": "make", "easy": "make_easy", "brain": "make_brain"}  # its modules may be these


@cache
def own_games() -> list[str]:
    spec = find_spec(GROUP)
    assert spec is not None
    return sorted(module.name for module in pkgutil.iter_modules(spec.submodule_search_locations))


@cache
def plug_ins() -> dict[str, list[EntryPoint]]:
    """What brings a game of that name: one package, unless several claim it."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        same = found.setdefault(point.name, [])
        if point.value not in [other.value for other in same]:  # installed twice is as good as once
            same.append(point)
    return dict(sorted(found.items()))


def package_of(game: str) -> str:
    """What a game is imported as."""
    return f"{GROUP}.{game}" if game in own_games() else plug_ins()[game][0].value


def files_of(game: str) -> Traversable:
    """The folder with a game's texts and rulebook."""
    return files(package_of(game))


def module_of(game: str, name: str) -> ModuleType | None:
    """A module that a game may have or not, such as `terminal`; None if it has none."""
    for place in (f"{package_of(game)}.{SHOWN}", package_of(game)):
        if is_there(place, name):
            return import_module(f"{place}.{name}")
    return None


def is_there(place: str, name: str) -> bool:
    """Whether a package has a module of that name; perhaps there is no such package."""
    return find_spec(place) is not None and find_spec(f"{place}.{name}") is not None


def forget() -> None:
    """Look again: packages have come or gone."""
    own_games.cache_clear()
    plug_ins.cache_clear()
