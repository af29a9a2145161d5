"""La Cosa Nostra for search: up to the end of the round, then by what such holdings have led to before."""

from typing import Final

from capotavola.bots.choice import best
from capotavola.bots.greedy import cosanostra as greedy
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.brains.cosanostra_deals import answer_offers
from capotavola.bots.search.brains.cosanostra_guess import plan_for_others
from capotavola.bots.search.brains.cosanostra_haggle import judged
from capotavola.bots.search.brains.cosanostra_loans import borrow
from capotavola.bots.search.brains.cosanostra_prospects import chance_to_win
from capotavola.bots.search.budget import Budget
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import step_of
from capotavola.engine.state import State
from capotavola.games.cosanostra.order import LIMITS
from capotavola.games.cosanostra.state import CosaNostraState

DECISIONS: Final = 150  # a round is hardly ever longer
FEW: Final = 12  # the favourite and one rival in six worlds; words have more


def make_brain() -> Brain:
    return CosaNostraBrain()


class CosaNostraBrain(Brain):
    def __init__(self) -> None:
        self.temper = Temper(fast_chance(1))
        self.temper.honest = True
        self.temper.curious = False  # in a world that one imagines there is nothing to be learnt

    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, CosaNostraState)
        return best(actions, greedy.worths_of(world, seat, actions, self.temper), chance)

    def value(self, world: State, seat: int) -> float:
        assert isinstance(world, CosaNostraState)
        return chance_to_win(world, seat)

    def horizon(self, world: State) -> int:
        assert isinstance(world, CosaNostraState)
        return world.round

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        assert isinstance(world, CosaNostraState)
        if world.round != horizon or decisions >= DECISIONS:
            return True
        return bool(world.stack) and step_of(world.stack[-1]) == LIMITS

    def guard(self) -> float:
        """Dice and answers make so much noise that the best of many is easily mistaken."""
        return 2.0

    def few(self) -> int:
        return FEW

    def matters(self, world: State, seat: int) -> bool:
        """How good a hand is for the next round, nobody foresees here; and who may look, looks."""
        assert isinstance(world, CosaNostraState)
        return step_of(world.stack[-1]) != LIMITS and not world.looks[seat]

    def suppose(self, world: State, seat: int) -> None:
        assert isinstance(world, CosaNostraState)
        plan_for_others(world, seat, self.temper)

    def talk(self, world: State, seat: int) -> None:
        assert isinstance(world, CosaNostraState)
        if world.attempts or world.closed:
            return
        if world.offers:
            answer_offers(world)
        borrow(world, seat)

    def say(self, eyes: Eyes, word: Action | None, budget: Budget, chance: Chance) -> Action | None:
        return judged(self, eyes, word, budget, chance)

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        assert isinstance(world, CosaNostraState)
        return greedy.worths_of(world, seat, actions, self.temper)
