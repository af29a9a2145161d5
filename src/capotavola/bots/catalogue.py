"""Bots by name."""

import importlib
import importlib.util
from types import ModuleType

from capotavola.bots.bot import Bot
from capotavola.bots.random import RandomBot
from capotavola.bots.search.bot import search_bot
from capotavola.bots.search.budget import Budget

RANDOM, GREEDY, SILENT, SEARCH = "random", "greedy", "silent", "search"
NAMES = [RANDOM, GREEDY, SILENT, SEARCH]
SIMULATIONS = 400  # of a searching bot of which no other number is asked
SECONDS = 2.0  # and no longer than this, however slow the machine is


class NoSuchBot(ValueError):
    """There is no bot of that name for the game; says which there are."""


def names_for(game: str) -> list[str]:
    """The bots that can play a game; a silent one where the greedy one haggles."""
    names = [RANDOM]
    if _is_there(f"greedy.{game}"):
        names.append(GREEDY)
        if hasattr(_module(f"greedy.{game}"), "make_silent"):
            names.append(SILENT)
    if _is_there(f"search.brains.{game}"):
        names.append(SEARCH)
    return names


def usual_for(game: str) -> str:
    """Who sits down unless another is asked for: the greedy one, where there is one."""
    names = names_for(game)
    return GREEDY if GREEDY in names else names[0]


def bot(name: str, game: str, seed: int) -> Bot:
    """A new bot; the same seed decides the same way, unless it runs out of time.

    `search-200` searches by so many simulations a decision, however long that takes.
    """
    kind, budget = _kind_and_budget(name)
    if kind not in names_for(game):
        raise NoSuchBot(f"no such bot: {name} (for {game} there are {', '.join(names_for(game))})")
    if kind == RANDOM:
        return RandomBot(seed)
    greedy = _module(f"greedy.{game}")
    made: Bot = greedy.make_silent(seed) if kind == SILENT else greedy.make(seed)
    if kind == SEARCH:
        return search_bot(name, made, _module(f"search.brains.{game}").make_brain(), budget, seed)
    return made


def _kind_and_budget(name: str) -> tuple[str, Budget]:
    kind, _, number = name.rpartition("-")
    if kind == SEARCH and number.isdecimal() and int(number) > 0:
        return kind, Budget(simulations=int(number))
    return name, Budget(SIMULATIONS, SECONDS)


def _is_there(name: str) -> bool:
    return importlib.util.find_spec(f"capotavola.bots.{name}") is not None


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"capotavola.bots.{name}")
