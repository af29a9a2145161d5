"""Bots by name."""

import importlib
import importlib.util
from types import ModuleType

from capotavola.bots.bot import Bot
from capotavola.bots.random import RandomBot

GREEDY = "greedy"
NAMES = ["random", GREEDY, "silent"]


class NoSuchBot(ValueError):
    """There is no bot of that name for the game; says which there are."""


def names_for(game: str) -> list[str]:
    """The bots that can play a game; a silent one where the greedy one haggles."""
    if importlib.util.find_spec(f"capotavola.bots.greedy.{game}") is None:
        return NAMES[:1]
    return NAMES if hasattr(_greedy(game), "make_silent") else NAMES[:2]


def usual_for(game: str) -> str:
    """Who sits down unless another is asked for: the greedy one, where there is one."""
    names = names_for(game)
    return GREEDY if GREEDY in names else names[0]


def bot(name: str, game: str, seed: int) -> Bot:
    """A new bot; the same seed decides the same way."""
    if name not in names_for(game):
        raise NoSuchBot(f"no such bot: {name} (for {game} there are {', '.join(names_for(game))})")
    if name == "random":
        return RandomBot(seed)
    made: Bot = _greedy(game).make(seed) if name == GREEDY else _greedy(game).make_silent(seed)
    return made


def _greedy(game: str) -> ModuleType:
    return importlib.import_module(f"capotavola.bots.greedy.{game}")
