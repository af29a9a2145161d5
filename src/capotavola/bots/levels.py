"""How strong an opponent is, how long it may think, and how quickly it answers."""

from typing import Final

from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget

EASY, NORMAL, HARD, BOSS = "easy", "normal", "hard", "boss"
FEW: Final = -1  # simulations: as many as the brain of the game calls few


class Level:
    """`simulations` and `seconds` are the most it thinks, 0 for no limit; without both it does not search.

    `pace` is the time that it takes to answer at a table, in per cent of the usual, and `in_race` where the
    fastest is first.
    """

    def __init__(self, simulations: int, seconds: float, pace: int, in_race: int) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.pace = pace
        self.in_race = in_race

    def searches(self) -> bool:
        return self.simulations != 0 or self.seconds > 0.0

    def budget(self, brain: Brain) -> Budget:
        """For a game with that brain."""
        return Budget(brain.few() if self.simulations == FEW else self.simulations, self.seconds)


LEVELS: Final = {
    EASY: Level(0, 0.0, 130, 250),
    NORMAL: Level(0, 0.0, 100, 100),
    HARD: Level(FEW, 0.3, 100, 90),
    BOSS: Level(0, 1.0, 90, 80),
}
SEARCH: Final = Level(400, 2.0, 100, 100)  # the one that was there before the levels
OTHER: Final = Level(0, 0.0, 100, 100)


def level_of(bot: str) -> Level:
    """Of any bot by its name; those of no level answer as quickly as a normal one."""
    return SEARCH if bot == "search" else LEVELS.get(bot, OTHER)
