"""One simulation: a choice in an imagined world, and how it might go on."""

from capotavola.bots.search.brain import Brain
from capotavola.bots.search.considered import considered
from capotavola.bots.search.later import Later
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.playout import first_decider
from capotavola.engine.state import State


def simulate(
    brain: Brain, world: State, seat: int, action: Action, number: int, later: Later | None
) -> float:
    """The value of an action there, with everybody playing on as the brain says up to its horizon.

    The same number gives all actions the same luck, so that only they make the difference.
    """
    twin = world.copy()
    horizon = brain.horizon(world)
    twin.step(seat, action)
    return play_on(brain, twin, seat, horizon, number, later)


def play_on(
    brain: Brain, twin: State, seat: int, horizon: int, number: int, later: Later | None = None
) -> float:
    """What a seat has there in the end, if nothing more is said and done than that.

    Its own decisions are chosen and learnt `later`, where that is given.
    """
    chance = fast_chance(number)
    decisions = 1
    while twin.waiting and not brain.is_beyond(twin, horizon, decisions):
        who = next_decider(twin, chance)
        action = brain.reflex(twin, who)
        if action is None and later is not None and who == seat:
            action = later.choose(brain, twin, who, chance)
        twin.step(who, action or considered(brain, twin, who, seat, chance))
        decisions += 1
    value = brain.value(twin, seat)
    if later is not None:
        later.learn(value)
    return value


def next_decider(state: State, chance: Chance) -> int:
    """Of several who are asked at once anybody may be first: in a race that decides."""
    waiting = state.waiting
    if waiting & (waiting - 1) == 0:
        return first_decider(state)
    seats = seats_in(waiting)
    return seats[chance.below(len(seats))]
