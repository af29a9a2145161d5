"""Bots by name."""

import importlib
import importlib.util

from capotavola.bots.bot import Bot
from capotavola.bots.random import RandomBot

NAMES = ["random", "greedy"]


class NoSuchBot(ValueError):
    """There is no bot of that name for the game; says which there are."""


def names_for(game: str) -> list[str]:
    """The bots that can play a game."""
    greedy = importlib.util.find_spec(f"capotavola.bots.greedy.{game}")
    return NAMES if greedy is not None else ["random"]


def bot(name: str, game: str, seed: int) -> Bot:
    """A new bot; the same seed decides the same way."""
    if name not in names_for(game):
        raise NoSuchBot(f"no such bot: {name} (for {game} there are {', '.join(names_for(game))})")
    if name == "random":
        return RandomBot(seed)
    made: Bot = importlib.import_module(f"capotavola.bots.greedy.{game}").make(seed)
    return made
