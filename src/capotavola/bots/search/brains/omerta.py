"""Omerta for search: rounds are short, so points at the end of this one say nearly all."""

from typing import Final

from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.search.brain import Brain
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.state import State
from capotavola.games.omerta.cards import GANGSTER
from capotavola.games.omerta.scoring import stock_points
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import ABILITY, PEEKS

DECISIONS: Final = 24  # a turn of everybody, with their snaps
LEADER: Final = 0.5  # so much the best of the others counts beside their mean


def make_brain() -> Brain:
    return OmertaBrain()


class OmertaBrain(Brain):
    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, OmertaState)
        return greedy.in_world(world, seat, actions, chance)

    def value(self, world: State, seat: int) -> float:
        """How far the others are behind: in points of past rounds, and in those of the stocks they have."""
        assert isinstance(world, OmertaState)
        totals = world.totals()
        if world.stack and world.turn > 0:
            sums = [stock_points(world, other) for other in range(world.players)]
            least = min(sums)
            for other in range(world.players):
                totals[other] += 0 if sums[other] == least else sums[other]
        behind = 0
        nearest = 1 << 30
        for other in range(world.players):
            if other != seat:
                behind += totals[other]
                nearest = min(nearest, totals[other])
        mean = behind / (world.players - 1)
        return LEADER * nearest + (1.0 - LEADER) * mean - totals[seat]

    def horizon(self, world: State) -> int:
        assert isinstance(world, OmertaState)
        return world.round

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        assert isinstance(world, OmertaState)
        return decisions >= DECISIONS or world.round != horizon

    def matters(self, world: State, seat: int) -> bool:
        """Which two cards to look at makes no difference."""
        assert isinstance(world, OmertaState)
        return world.stack[-1] != PEEKS

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        """Only the Gangster has so many choices."""
        assert isinstance(world, OmertaState)
        if world.stack[-1] != ABILITY or world.character != GANGSTER:
            return [0] * len(actions)
        memory = greedy.Memory(world, seat, chance)
        return [greedy.gain_of_swap(memory, action) for action in actions]
