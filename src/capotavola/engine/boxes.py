"""Where the games are: ours in their folder, others as plug-ins, which any package may bring.

A plug-in is an entry point of the group `capotavola.games`: the name of the game, and the package that has
its `open_box`, its texts and its rulebook. Nothing is imported here.
"""

import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Final

GROUP: Final = "capotavola.games"


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


def forget() -> None:
    """Look again: packages have come or gone."""
    own_games.cache_clear()
    plug_ins.cache_clear()
