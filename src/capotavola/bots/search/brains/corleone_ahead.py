"""A turn of Corleone's Empire played with care: of what looks best at a glance, what leads to the most.

Between a glance, which reads the table once, and a search. In imagined games of who has the time for it.
"""

from typing import Final

from capotavola.bots.search.brains import corleone_quick as quick
from capotavola.bots.search.brains.corleone_effects import use_worths
from capotavola.bots.search.brains.corleone_prospects import chance_to_win
from capotavola.bots.search.brains.corleone_turn import turn_worths
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.frames import step_of
from capotavola.engine.playout import first_decider
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import BIDS, DISCARDS, MARKING, TURN, USE

TRIED: Final = 4  # actions, each to the end of the turn


def choose(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What a seat does there; answers, bids and discards are given at a glance."""
    step = step_of(t.stack[-1])
    if step == TURN:
        return _furthest(t, seat, _best(actions, turn_worths(t, seat, actions)), chance)
    if step == USE:
        return _furthest(t, seat, _best(actions, use_worths(t, seat, actions)), chance)
    return quick.choose(t, seat, actions, chance)


def _best(actions: list[Action], worths: list[int]) -> list[Action]:
    order = sorted(range(len(actions)), key=lambda place: -worths[place])
    return [actions[place] for place in order[:TRIED]]


def _furthest(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """By the chance to win when the turn is over, with the same luck for all."""
    number = chance.below(1 << 30)
    chosen = actions[0]
    most = -1.0
    for action in actions:
        twin = t.without_memory(t.chance.copy())
        twin.step(seat, action)
        _finish_turn(twin, fast_chance(number))
        worth = chance_to_win(twin, seat)
        if worth > most:
            most = worth
            chosen = action
    return chosen


def _finish_turn(t: CorleoneState, chance: Chance) -> None:
    while t.waiting and step_of(t.stack[-1]) not in (TURN, BIDS, DISCARDS, MARKING):
        seat = first_decider(t)
        actions = t.legal(seat)
        t.step(seat, actions[0] if len(actions) == 1 else quick.choose(t, seat, actions, chance))
