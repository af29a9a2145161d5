"""Always calls high."""

from capotavola.bots.bot import Bot
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes


def make(seed: int) -> Bot:
    return High()


class High:
    name = "greedy"

    def choose(self, eyes: Eyes) -> Action:
        return eyes.legal()[-1]
