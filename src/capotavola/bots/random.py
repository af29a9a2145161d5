"""The player who does anything that is allowed."""

from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        return actions[self.chance.below(len(actions))]
