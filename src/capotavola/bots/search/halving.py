"""Paired sequential halving: which action is the best, by trying them in the same imagined worlds.

All candidates meet the same worlds and the same luck, and what counts is how they differ from the favourite
there. In rounds of equal length the worse half is dropped, so that most of the time goes to those that are
hard to tell apart. The favourite, which the rule of thumb chose, stays unless another is better for certain.
"""

from __future__ import annotations

import math
from typing import Final

from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget
from capotavola.bots.search.later import Later
from capotavola.bots.search.rollout import simulate
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State

DECIDED: Final = 3.0  # and nobody looks any longer
FEWEST: Final = 6  # worlds, before anybody is dropped
CANDIDATES: Final = 16
TREE: Final = 400  # simulations at least: with fewer, later decisions would hardly be met twice


class Candidate:
    """An action, and by how much it was better than the favourite in the worlds so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worlds = 0
        self.sum = 0.0
        self.squares = 0.0

    def learn(self, difference: float) -> None:
        self.worlds += 1
        self.sum += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.sum / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the mean; of two worlds at least."""
        mean = self.sum / self.worlds
        spread = max(0.0, self.squares / self.worlds - mean * mean)
        return math.sqrt(spread / (self.worlds - 1))

    def errors(self) -> float:
        """How many standard errors the mean is above zero."""
        mean = self.mean()
        if self.worlds < 2 or mean == 0.0:
            return 0.0
        error = self.error()
        return mean / error if error else math.copysign(float(self.worlds), mean)


class Search:
    """The search for one decision of a seat."""

    def __init__(self, eyes: Eyes, brain: Brain, budget: Budget, chance: Chance) -> None:
        self.eyes = eyes
        self.brain = brain
        self.budget = budget
        self.chance = chance
        self.later: dict[Action, Later] = {}

    def decide(self, favourite: Action, actions: list[Action]) -> Action:
        self.budget.begin()
        rivals = self.rivals(favourite, actions)
        rounds = max(1, math.ceil(math.log2(len(rivals) + 1)))
        for number in range(rounds):
            self.compare(favourite, rivals, (number + 1) / rounds)
            rivals = survivors(rivals)
            if not rivals or self.budget.spent() >= 1.0:
                break
        return best_of(favourite, rivals, self.brain.guard())

    def rivals(self, favourite: Action, actions: list[Action]) -> list[Candidate]:
        """Those of the others that promise the most at first sight."""
        others = [action for action in actions if action != favourite]
        most = self.most_candidates()
        if len(others) >= most:
            world = self.eyes.imagine(self.chance.below(1 << 30))
            priors = self.brain.priors(world, self.eyes.seat, others, self.chance)
            order = sorted(range(len(others)), key=lambda place: -priors[place])
            others = [others[place] for place in order[: most - 1]]
        return [Candidate(action) for action in others]

    def most_candidates(self) -> int:
        """With few simulations only a few can be told apart."""
        if not self.budget.simulations:
            return CANDIDATES
        return min(CANDIDATES, max(2, self.budget.simulations // (2 * FEWEST)))

    def compare(self, favourite: Action, rivals: list[Candidate], until: float) -> None:
        """In one world after the other, until that part of the budget is used up or all is decided."""
        while self.budget.spent() < until:
            number = self.chance.below(1 << 30)
            world = self.world(number)
            measure = self.try_in(world, favourite, number)
            for rival in rivals:
                rival.learn(self.try_in(world, rival.action, number) - measure)
            if rivals[0].worlds >= FEWEST and all_decided(rivals):
                return

    def world(self, number: int) -> State:
        """What others keep sealed is chosen there by the policy, like everything else that they do."""
        world = self.eyes.imagine(number)
        world.reopen(self.eyes.seat)
        self.brain.suppose(world, self.eyes.seat)
        return world

    def try_in(self, world: State, action: Action, number: int) -> float:
        self.budget.used += 1
        return simulate(self.brain, world, self.eyes.seat, action, number, self.after(action))

    def after(self, action: Action) -> Later | None:
        """One's own decisions that follow it, if the search is long enough to learn them."""
        depth = self.brain.depth()
        if not depth or 0 < self.budget.simulations < TREE:
            return None
        if action not in self.later:
            self.later[action] = Later(depth)
        return self.later[action]


def all_decided(rivals: list[Candidate]) -> bool:
    """All are worse than the favourite, or one is better than it and than all the others, for certain."""
    best = rivals[0]
    for rival in rivals:
        if rival.mean() > best.mean():
            best = rival
    if best.errors() < DECIDED:
        return best.errors() <= -DECIDED and all_worse(rivals)
    for rival in rivals:
        gap = best.mean() - rival.mean()
        if rival is not best and gap < DECIDED * (best.error() + rival.error()):
            return False
    return True


def all_worse(rivals: list[Candidate]) -> bool:
    for rival in rivals:
        if rival.errors() > -DECIDED:
            return False
    return True


def survivors(rivals: list[Candidate]) -> list[Candidate]:
    """The better half, the best first, without those that are worse than the favourite for certain."""
    ranked = sorted(rivals, key=lambda rival: -rival.mean())
    half = ranked[: max(1, len(ranked) // 2)]
    return [rival for rival in half if rival.errors() > -DECIDED or rival.worlds < FEWEST]


def best_of(favourite: Action, rivals: list[Candidate], guard: float) -> Action:
    """The best of those that are better than the favourite by so many standard errors."""
    chosen = favourite
    most = 0.0
    for rival in rivals:
        if rival.worlds >= FEWEST and rival.errors() > guard and rival.mean() > most:
            most = rival.mean()
            chosen = rival.action
    return chosen
