"""Corleone's Empire for search: some turns ahead as people play at a glance, then by what led to victory."""

from typing import Final

from capotavola.bots.greedy import corleone as greedy
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.brains import corleone_quick as quick
from capotavola.bots.search.brains.corleone_prospects import chance_to_win
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import step_of
from capotavola.engine.state import State
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import BIDS, TURN

DECISIONS: Final = 14  # about six turns
DEPTH: Final = 2  # own decisions that a long search learns
FEW: Final = 12  # the favourite and one rival in six worlds


def make_brain() -> Brain:
    return CorleoneBrain()


class CorleoneBrain(Brain):
    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, CorleoneState)
        return quick.choose(world, seat, actions, chance)

    def value(self, world: State, seat: int) -> float:
        assert isinstance(world, CorleoneState)
        return chance_to_win(world, seat)

    def horizon(self, world: State) -> int:
        return DECISIONS

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        """Between two turns, for only then nothing is half done."""
        return decisions >= horizon and step_of(world.stack[-1]) == TURN

    def depth(self) -> int:
        return DEPTH

    def few(self) -> int:
        return FEW

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        assert isinstance(world, CorleoneState)
        if step_of(world.stack[-1]) == BIDS:
            return [-place for place in range(len(actions))]
        return greedy.worths_of(world, seat, actions, chance)
