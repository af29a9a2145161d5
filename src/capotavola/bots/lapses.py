"""The easy opponent: one that errs as people do.

It decides as the greedy one of the game would, in a world where it has forgotten or overlooked something.
What it forgets depends on the thing and on its own seed, so that it does not remember and forget it by turns.
"""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.open import mypyc_attr
from capotavola.engine.state import State

PRIME: Final = 1_000_003
SEEDS: Final = 1 << 30


class Lapses:
    """What somebody forgets or overlooks."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def of(self, thing: list[int], percent: int) -> bool:
        """Whether this thing is one of those; the same each time that it is asked about."""
        number = self.seed % SEEDS
        for part in thing:
            number = (number * PRIME + part + 1) % SEEDS
        return fast_chance(number).below(100) < percent


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """How people err in a game; one for each bot."""

    def __init__(self, seed: int) -> None:
        self.lapses = Lapses(seed)

    @abstractmethod
    def choose(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """In a world of its own, which may be changed; there are two actions at least."""


class EasyBot:
    def __init__(self, habits: Habits, seed: int) -> None:
        self.name = "easy"
        self.habits = habits
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        return self.habits.choose(world, eyes.seat, actions, self.chance)


def some_of(actions: list[Action], percent: int, chance: Chance) -> list[Action]:
    """Those that come to mind, each with that chance, in their order; one at least."""
    found = [action for action in actions if chance.below(100) < percent]
    return found or [actions[chance.below(len(actions))]]
