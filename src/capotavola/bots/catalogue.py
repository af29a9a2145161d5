"""Bots by name."""

import importlib
import importlib.util
from types import ModuleType

from capotavola.bots.bot import Bot
from capotavola.bots.levels import EASY, LEVELS, NORMAL, level_of
from capotavola.bots.random import RandomBot
from capotavola.bots.search.bot import search_bot
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget

RANDOM, GREEDY, SILENT, SEARCH = "random", "greedy", "silent", "search"
NAMES = [*LEVELS, RANDOM, GREEDY, SILENT, SEARCH]


class NoSuchBot(ValueError):
    """There is no bot of that name for the game; says which there are."""


def names_for(game: str) -> list[str]:
    """The bots that can play a game, the levels first; a silent one where the greedy one haggles."""
    names = [RANDOM]
    if _is_there(f"greedy.{game}"):
        names.append(GREEDY)
        if hasattr(_module(f"greedy.{game}"), "make_silent"):
            names.append(SILENT)
    if _is_there(f"search.brains.{game}"):
        names.append(SEARCH)
    return [*_levels_of(game), *names]


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
        easy: Bot = _module(f"easy.{game}").make_easy(seed)
        return easy
    greedy = _module(f"greedy.{game}")
    made: Bot = greedy.make_silent(seed) if kind == SILENT else greedy.make(seed)
    level = level_of(kind)
    if not level.searches():
        return made
    brain: Brain = _module(f"search.brains.{game}").make_brain()
    budget = Budget(number) if number else level.budget(brain)
    return search_bot(name, made, brain, budget, seed)


def _kind_and_simulations(name: str) -> tuple[str, int]:
    kind, _, number = name.rpartition("-")
    if kind == SEARCH and number.isdecimal() and int(number) > 0:
        return kind, int(number)
    return name, 0


def _levels_of(game: str) -> list[str]:
    """All of them, where the game has a greedy bot, one that errs, and a brain."""
    needed = (f"greedy.{game}", f"easy.{game}", f"search.brains.{game}")
    return [*LEVELS] if all(_is_there(part) for part in needed) else []


def _is_there(name: str) -> bool:
    return importlib.util.find_spec(f"capotavola.bots.{name}") is not None


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"capotavola.bots.{name}")
