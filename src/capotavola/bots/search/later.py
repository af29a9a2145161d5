"""What the one who thinks would do later on: its own next decisions, learnt from the simulations before.

A tree of its decisions alone; what others do between them is chance. Two situations are the same if the
same was chosen on the way and the same can be chosen now, whatever others have done: so they are met often.
"""

from __future__ import annotations

import math
from typing import Final

from capotavola.bots.search.brain import Brain
from capotavola.bots.search.considered import considered
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.state import State

CURIOSITY: Final = 0.15  # chances to win that a choice may turn out better by than it looked
UNTRIED: Final = 0.9  # of that: what has not been tried at all is thought to be as good as the favourite
WIDEST: Final = 6  # choices, the best at first sight


class Later:
    """The decisions that follow one choice."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.known: dict[tuple[object, ...], Situation] = {}
        self.met: list[Situation] = []
        self.chosen: list[int] = []

    def choose(self, brain: Brain, world: State, seat: int, chance: Chance) -> Action | None:
        """For the next of them in this simulation; None if it looks no further."""
        if len(self.met) >= self.depth:
            return None
        brain.talk(world, seat)
        actions = world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        way = (*self.chosen, *actions)
        situation = self.known.get(way)
        if situation is None:
            situation = self.known[way] = first_seen(brain, world, seat, actions, chance)
        number = situation.most_promising()
        self.met.append(situation)
        self.chosen.append(number)
        return situation.actions[number]

    def learn(self, value: float) -> None:
        """What this simulation came to; the next one begins anew."""
        for situation, number in zip(self.met, self.chosen, strict=True):
            situation.learn(number, value)
        self.met = []
        self.chosen = []


class Situation:
    """What can be chosen there, the favourite first, how often it was, and what it came to."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.times = [0] * len(actions)
        self.sums = [0.0] * len(actions)
        self.visits = 0

    def most_promising(self) -> int:
        """By its mean and how uncertain that is, which is UCB1."""
        if self.times[0] == 0:
            return 0
        curiosity = CURIOSITY * math.sqrt(math.log(self.visits + 1))
        best = 0
        most = -math.inf
        for number, times in enumerate(self.times):
            if times:
                promise = self.sums[number] / times + curiosity / math.sqrt(times)
            else:
                promise = self.sums[0] / self.times[0] + UNTRIED * curiosity
            if promise > most:
                best = number
                most = promise
        return best

    def learn(self, number: int, value: float) -> None:
        self.visits += 1
        self.times[number] += 1
        self.sums[number] += value


def first_seen(brain: Brain, world: State, seat: int, actions: list[Action], chance: Chance) -> Situation:
    favourite = considered(brain, world, seat, seat, chance)
    others = [action for action in actions if action != favourite]
    if len(others) >= WIDEST:
        priors = brain.priors(world, seat, others, chance)
        order = sorted(range(len(others)), key=lambda place: -priors[place])
        others = [others[place] for place in order[: WIDEST - 1]]
    return Situation([favourite, *others])
