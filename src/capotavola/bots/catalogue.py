"""Bots by name: those of our games in the folders beside this one, a plug-in's in its own package."""

from importlib import import_module
from types import ModuleType
from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.levels import EASY, LEVELS, NORMAL, level_of
from capotavola.bots.random import RandomBot
from capotavola.bots.search.bot import search_bot
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget
from capotavola.engine.boxes import BOTS, is_there, own_games, package_of, plug_ins

RANDOM, GREEDY, SILENT, SEARCH = "random", "greedy", "silent", "search"
NAMES = [*LEVELS, RANDOM, GREEDY, SILENT, SEARCH]

# What the bots of a game are made of: each of our games has a module here, a plug-in one in its own `bots`.
BRAIN: Final = "brain"
OURS: Final = {
    GREEDY: "capotavola.bots.greedy",
    EASY: "capotavola.bots.easy",
    BRAIN: "capotavola.bots.search.brains",
}


class NoSuchBot(ValueError):
    """There is no bot of that name for the game; says which there are."""


def names_for(game: str) -> list[str]:
    """The bots that can play a game, the levels first; a silent one where the greedy one haggles."""
    names = [level for level in LEVELS if _can_play_as(level, game)] + [RANDOM]
    if _has(game, GREEDY):
        names.append(GREEDY)
        if hasattr(_module(game, GREEDY), "make_silent"):
            names.append(SILENT)
    if _can_search(game):
        names.append(SEARCH)
    return names


def offered_for(game: str) -> list[str]:
    """Those that people choose from; the others are for measurements, and for tables that have them."""
    names = names_for(game)
    offered = [name for name in names if name in LEVELS or name == SILENT]
    return offered or names


def usual_for(game: str) -> str:
    """Who sits down unless another is asked for: one of the normal level, where there are levels."""
    names = names_for(game)
    return NORMAL if NORMAL in names else names[0]


def bot(name: str, game: str, seed: int) -> Bot:
    """A new bot; the same seed decides the same way, unless it runs out of time.

    `search-200` searches by so many simulations a decision, however long that takes.
    """
    kind, number = _kind_and_simulations(name)
    if kind not in names_for(game):
        raise NoSuchBot(f"no such bot: {name} (for {game} there are {', '.join(names_for(game))})")
    if kind == RANDOM:
        return RandomBot(seed)
    if kind == EASY:
        easy: Bot = _module(game, EASY).make_easy(seed)
        return easy
    greedy = _module(game, GREEDY)
    made: Bot = greedy.make_silent(seed) if kind == SILENT else greedy.make(seed)
    level = level_of(kind)
    if not level.searches():
        return made
    brain: Brain = _module(game, BRAIN).make_brain()
    budget = Budget(number) if number else level.budget(brain)
    return search_bot(name, made, brain, budget, seed)


def _kind_and_simulations(name: str) -> tuple[str, int]:
    kind, _, number = name.rpartition("-")
    if kind == SEARCH and number.isdecimal() and int(number) > 0:
        return kind, int(number)
    return name, 0


def _can_play_as(level: str, game: str) -> bool:
    """An easy one errs in its own way; the normal one is the greedy one, and the others search."""
    if LEVELS[level].searches():
        return _can_search(game)
    return _has(game, EASY if level == EASY else GREEDY)


def _can_search(game: str) -> bool:
    """It begins with the greedy one's choice, and judges by what the brain knows."""
    return _has(game, GREEDY) and _has(game, BRAIN)


def _has(game: str, part: str) -> bool:
    if game in own_games():
        return is_there(OURS[part], game)
    return game in plug_ins() and is_there(f"{package_of(game)}.{BOTS}", part)


def _module(game: str, part: str) -> ModuleType:
    name = f"{OURS[part]}.{game}" if game in own_games() else f"{package_of(game)}.{BOTS}.{part}"
    return import_module(name)
