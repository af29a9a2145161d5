"""Where bots think: never on the event loop, but in a thread, in processes, or on Ray by address."""

import importlib.util
from functools import partial
from multiprocessing.connection import Connection
from typing import Protocol

from capotavola.server.settings import BadSetting
from capotavola.server.thinking.bots import BotFailed, BotTurn, Doubt, Thought
from capotavola.server.thinking.lanes import LONGEST_THOUGHT, Lanes, OwnMind, ThinkerClosed
from capotavola.server.thinking.process import ProcessMind, Worker, think_here

__all__ = [
    "BadSetting",
    "BotFailed",
    "BotTurn",
    "Doubt",
    "Thinker",
    "ThinkerClosed",
    "Thought",
    "open_thinker",
]

MOST_PROCESSES = 256
ACTORS = 8  # on Ray
RAY_PATIENCE = 2 * LONGEST_THOUGHT  # it has a limit of its own, and takes its time to start


class Thinker(Protocol):
    async def think(self, request: BotTurn) -> Thought | None:
        """What the bots of a table do next; None if there is nothing to do, BotFailed if one fails."""

    async def judge(self, doubt: Doubt) -> bool:
        """Whether anybody learnt anything by an action; BotFailed if that could not be found out."""

    async def close(self) -> None:
        """At once: who still waits for a thought gets ThinkerClosed."""


def open_thinker(setting: str) -> Thinker:
    """By "here" (a thread), "processes:2", "ray" (on this machine) or "ray:ADDRESS".

    Nothing starts before the first request.
    """
    kind, _, rest = setting.partition(":")
    if setting == "here":
        return Lanes([OwnMind()])
    if kind == "processes":
        return Lanes([ProcessMind(Worker(think_here)) for _ in range(_processes(rest))])
    if setting == "ray" or (kind == "ray" and rest):
        return _on_ray(rest or "local")
    raise BadSetting(f"bots think here, on processes:N, ray or ray:ADDRESS, not on {setting!r}")


def _processes(number: str) -> int:
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_PROCESSES:
        return int(number)
    raise BadSetting(f"bots think in 1 to {MOST_PROCESSES} processes, not in {number!r}")


def _on_ray(address: str) -> Thinker:
    if importlib.util.find_spec("ray") is None:
        raise BadSetting("bots cannot think on Ray: it is not installed (capotavola[ray])")
    worker = Worker(partial(_think_on_ray, address), ACTORS)
    return Lanes([ProcessMind(worker, number, RAY_PATIENCE) for number in range(ACTORS)])


def _think_on_ray(address: str, leash: Connection, lines: list[Connection]) -> None:
    """The worker's own process loads Ray, which is optional and slow; the server never does."""
    from capotavola.server.thinking.on_ray import think_on_ray  # noqa: PLC0415

    think_on_ray(address, leash, lines)
