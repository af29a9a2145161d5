"""When a clock runs out (LC-R26)."""

from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.verbs import (
    CANCEL,
    DECLINE,
    DONE,
    LEAVE,
    PASS,
    PLAN,
    PLAN_PURCHASE,
    WITHDRAW,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.order import ACTION_TURN, PLAN_TURN
from capotavola.games.cosanostra.round import acting, planning
from capotavola.games.cosanostra.table import Table


def limit_seconds(t: Table, seat: int) -> int:
    """LC-10.5: so long for each gangster."""
    planning = t.waiting >> seat & 1 and step_of(t.stack[-1]) == PLAN_TURN
    return t.seconds if t.clock and planning else 0


def overdue(t: Table, seat: int, chance: Chance) -> Action:
    """A random job from the hand, else the cheapest market card; a random task cancelled; else a pass."""
    if not t.waiting >> seat & 1:
        return _leave(t, seat)
    top = t.stack[-1]
    step = step_of(top)
    if step == PLAN_TURN:
        return _plan(t, seat, planning.legal(t, seat, top), chance)
    if step == ACTION_TURN:
        return _any(_of(acting.legal(t, seat, top), [CANCEL, DONE]), chance)
    actions = t.legal(seat)
    return _any(_of(actions, [PASS, LEAVE]) or actions, chance)


def _leave(t: Table, seat: int) -> Action:
    """An offer that was not answered in time, or whose takers were not chosen from."""
    for offer in t.offers:
        if offer[offers.TERMS] >> seat & 1:
            return t.rules.vocabulary.one(DECLINE, offer[offers.BY])
    taken = next(offer[offers.TAKEN] for offer in t.offers if offer[offers.BY] == seat)
    return t.rules.vocabulary.one(WITHDRAW, seats_in(taken)[0])


def _plan(t: Table, seat: int, actions: list[Action], chance: Chance) -> Action:
    if actions[-1].kind == DONE:
        return actions[-1]
    jobs = _of(actions, [PLAN])
    if jobs:
        return _any(jobs, chance)
    purchases = _of(actions, [PLAN_PURCHASE])
    cheapest = min(estate.price(t, seat, action.b) for action in purchases)
    return _any([action for action in purchases if estate.price(t, seat, action.b) == cheapest], chance)


def _of(actions: list[Action], kinds: list[int]) -> list[Action]:
    return [action for action in actions if action.kind in kinds]


def _any(actions: list[Action], chance: Chance) -> Action:
    return actions[chance.below(len(actions))]
