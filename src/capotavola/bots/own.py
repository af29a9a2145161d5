"""Bots that somebody has brought along, as `module:Class`: found, made, and watched while they play.

Their module is imported, so only who may run code here names them: on a command line, never over the wire.
"""

import importlib
import sys
from pathlib import Path

from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.catalogue import NoSuchBot, bot
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes


class BadBot(Exception):
    """A bot has failed, or chose what is not legal; says which, where, and the rule against it."""


def is_own(name: str) -> bool:
    return ":" in name


def bot_called(name: str, game: str, seed: int) -> Bot:
    """A new bot, ours by its name or one's own as `module:Class`; the same seed decides the same way."""
    if not is_own(name):
        return bot(name, game, seed)
    made = _make(name, seed)
    return WatchedHaggler(name, made) if isinstance(made, Haggler) else WatchedBot(name, made)


def _make(name: str, seed: int) -> Bot:
    """`Class(seed)`, of a module in the present folder or installed."""
    module, _, kind = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made: Bot = getattr(importlib.import_module(module), kind)(seed)
    except Exception as error:  # it may do anything; whatever goes wrong is said in a line
        raise NoSuchBot(f"no such bot: {name} ({type(error).__name__}: {error})") from error
    if not callable(getattr(made, "choose", None)):
        raise NoSuchBot(f"no such bot: {name} (it has no choose)")
    return made


class WatchedBot:
    """Does what the bot chose, if the rules allow it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.decisions = 0

    def choose(self, eyes: Eyes) -> Action:
        self.decisions += 1
        try:
            action = self.bot.choose(eyes)
        except Exception as error:
            raise self._failed(eyes, error) from error
        return self._checked(eyes, action)

    def _checked(self, eyes: Eyes, action: object) -> Action:
        if not isinstance(action, Action):
            raise BadBot(f"{self._position(eyes)} chose {action!r}, which is no action")
        refusal = eyes.why_not(action)
        if refusal is not None:
            raise BadBot(
                f"{self._position(eyes)} chose <{action}>, against {refusal.rule} ({refusal.reason})"
            )
        return action

    def _failed(self, eyes: Eyes, error: Exception) -> BadBot:
        return BadBot(f"{self._position(eyes)} failed: {type(error).__name__}: {error}")

    def _position(self, eyes: Eyes) -> str:
        """People are counted from 1."""
        step = eyes.view()["step"]
        return f"the bot {self.name} on seat {eyes.seat + 1}, decision {self.decisions}, step {step},"


class WatchedHaggler(WatchedBot):
    """One that talks, too."""

    def __init__(self, name: str, bot: Haggler) -> None:
        super().__init__(name, bot)
        self.haggler = bot

    def speak(self, eyes: Eyes) -> Action | None:
        try:
            action = self.haggler.speak(eyes)
        except Exception as error:
            raise self._failed(eyes, error) from error
        return None if action is None else self._checked(eyes, action)
