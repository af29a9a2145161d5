"""How people play on in imagined games of Corleone's Empire: by what they see at a glance.

The greedy bot tries every action on a copy of the table and judges where it leads; that is too slow for
the thousands of decisions of a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone import bid
from capotavola.bots.greedy.corleone_worth import (
    ally_worth,
    job_worth,
    keeping,
    prices_of,
)
from capotavola.bots.search.brains.corleone_effects import use_worths
from capotavola.bots.search.brains.corleone_glance import BONUS, Glance, stake
from capotavola.bots.search.brains.corleone_turn import turn_worths
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import number_of, step_of
from capotavola.games.corleone.cards import (
    FIRST_TAKE,
)
from capotavola.games.corleone.rules import (
    ACTS,
    DONE,
)
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    BENEFIT,
    BIDS,
    CHOOSING,
    KEEPING,
    LOOKING,
    MARKING,
    ORDER,
    PICKING,
    TURN,
    USE,
    Table,
)
from capotavola.games.corleone.war import SIDES

if TYPE_CHECKING:
    from mypy_extensions import i64

WHIM: Final = 25  # people do not weigh everything alike


def choose(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What a seat does there, at a glance."""
    step = step_of(t.stack[-1])
    if step == TURN:
        return likeliest(actions, turn_worths(t, seat, actions), chance)
    if step == USE:
        return likeliest(actions, use_worths(t, seat, actions), chance)
    if step == BIDS:
        return bid(t, seat, actions, chance)
    if step in (ORDER, BENEFIT):
        return actions[0]
    return likeliest(actions, answer_worths(t, seat, step, actions), chance)


def likeliest(actions: list[Action], worths: list[int], chance: Chance) -> Action:
    most: i64 = -(1 << 40)
    chosen: i64 = 0
    for place, worth in enumerate(worths):
        here: i64 = worth + chance.below(WHIM)
        if here > most:
            most = here
            chosen = place
    return actions[chosen]


def answer_worths(t: CorleoneState, seat: int, step: int, actions: list[Action]) -> list[int]:
    """Of what is drawn, looked at or picked the best; of what is given up the least."""
    if step == PICKING:
        glance = Glance(t, seat)
        return [glance.icons[FIRST_TAKE + action.a] for action in actions]
    if step == KEEPING:
        return [job_worth(t, seat, action.a) for action in actions]
    if step == CHOOSING:
        prices = prices_of(t.rules)
        return [ally_worth(t, prices, action.a, 0) for action in actions]
    if step == LOOKING:
        return [0 if action.kind == DONE else keeping(t, seat, action.a) for action in actions]
    if step == MARKING:
        return [marker_worth(t, seat, action) for action in actions]
    return [-keeping(t, seat, action.a) for action in actions]


def marker_worth(t: Table, seat: int, action: Action) -> i64:
    """CE-5.4: from where it is missed least; moved about on one turf it is worth nothing."""
    if action.kind == DONE:
        return 0
    markers = prices_of(t.rules).on_turfs(t).counts
    to = number_of(t.stack[-1])
    if action.a == to:
        return 5 if t.control[to] != seat else -5
    gained: i64 = stake(t, markers, to, seat)
    spare: i64 = markers[action.a * SIDES + seat]
    most: i64 = 0
    for side in range(t.players):
        if side != seat and markers[action.a * SIDES + side] > most:
            most = markers[action.a * SIDES + side]
    if spare > most + 1 or spare < most:
        return gained - 30
    return gained - BONUS * t.act // ACTS
