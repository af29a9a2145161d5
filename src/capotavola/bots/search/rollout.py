"""One simulation: a choice in an imagined world, and how it might go on."""

from capotavola.bots.search.brain import Brain
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.playout import first_decider
from capotavola.engine.state import State


def simulate(brain: Brain, world: State, seat: int, action: Action, number: int) -> float:
    """The value of an action there, with everybody playing on as the brain says up to its horizon.

    The same number gives all actions the same luck, so that only they make the difference.
    """
    twin = world.copy()
    horizon = brain.horizon(world)
    twin.step(seat, action)
    return play_on(brain, twin, seat, horizon, number)


def play_on(brain: Brain, twin: State, seat: int, horizon: int, number: int) -> float:
    """What a seat has there in the end, if nothing more is said and done than that."""
    chance = fast_chance(number)
    decisions = 1
    while twin.waiting and not brain.is_beyond(twin, horizon, decisions):
        who = next_decider(twin, chance)
        twin.step(who, brain.reflex(twin, who) or considered(brain, twin, who, seat, chance))
        decisions += 1
    return brain.value(twin, seat)


def considered(brain: Brain, world: State, who: int, thinker: int, chance: Chance) -> Action:
    """What anybody chooses there, the thinker by its own lights."""
    brain.talk(world, who)
    actions = world.legal(who)
    if len(actions) == 1:
        return actions[0]
    chosen = brain.own(world, who, actions, chance) if who == thinker else None
    return brain.policy(world, who, actions, chance) if chosen is None else chosen


def next_decider(state: State, chance: Chance) -> int:
    """Of several who are asked at once anybody may be first: in a race that decides."""
    waiting = state.waiting
    if waiting & (waiting - 1) == 0:
        return first_decider(state)
    seats = seats_in(waiting)
    return seats[chance.below(len(seats))]
