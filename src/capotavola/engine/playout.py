"""Random play to the end, as fast as the engine goes."""

from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64
from capotavola.engine.state import State


def first_decider(state: State) -> int:
    """The lowest seat that is asked."""
    mask: i64 = state.waiting
    seat: i64 = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat


def playout(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Play random legal actions until the game is over; returns how many decisions it took."""
    decisions = 0
    while state.waiting and decisions < limit:
        seat = first_decider(state)
        actions = state.legal(seat)
        state.step(seat, actions[chance.below(len(actions))])
        decisions += 1
    return decisions
