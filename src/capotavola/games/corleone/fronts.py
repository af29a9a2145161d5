"""Chapter 4: what a business gives, to whom, and in which order."""

from capotavola.engine.action import Action
from capotavola.games.corleone import news
from capotavola.games.corleone.cards import FIRST_TAKE, NOBODY, is_take
from capotavola.games.corleone.rules import (
    ACCEPT_VERB,
    CONTROLLER_FIRST,
    DONE,
    ME_FIRST,
    ORDER_VERB,
    PARK,
)
from capotavola.games.corleone.table import (
    BENEFIT,
    FRONT_USE,
    NUMBER,
    ORDER,
    SEAT,
    SEAT_MASK,
    USE,
    Table,
    frame,
)


def begin(t: Table, seat: int, effects: list[int], flag: int = 0) -> None:
    """Lay out the effects of one use on top of the stack."""
    if effects:
        t.stack.append(frame(USE, seat, flag, len(t.pending)))
        t.pending.extend(effects)


def spend(t: Table, start: int, effect: int) -> None:
    """One effect of the use that starts there is being used."""
    at = start
    while t.pending[at] != effect:
        at += 1
    t.pending.pop(at)


def use_front(t: Table, seat: int, business: int) -> None:
    """CE-4.3, 4.4, 4.13"""
    controller = t.control[t.turf_of(business)]
    if controller == NOBODY or controller == seat:
        begin(t, seat, t.rules.fronts[business])
    elif _order_matters(t, business):
        t.ask(ORDER, seat, 0, business)
    else:
        _both_use(t, seat, controller, business, ME_FIRST)


def use_backs(t: Table, seat: int, space: int) -> None:
    """CE-4.5, CE-2.5: all backs in the touching areas, together."""
    icons: list[int] = []
    for area in t.rules.space_areas[space]:
        if area == PARK:
            icons.extend(t.rules.park_back)
        else:
            icons.extend(t.rules.backs[area])
            if t.tile_on[area] != NOBODY:
                icons.extend(t.rules.backs[t.tile_on[area]])
    begin(t, seat, icons)


def legal_order(t: Table) -> list[Action]:
    """CE-4.4: the active player decides who goes first."""
    vocabulary = t.rules.vocabulary
    return [vocabulary.one(ORDER_VERB, ME_FIRST), vocabulary.one(ORDER_VERB, CONTROLLER_FIRST)]


def decide_order(t: Table, seat: int, first: int) -> None:
    business = t.answered() >> NUMBER
    _both_use(t, seat, t.control[t.turf_of(business)], business, first)


def legal_benefit(t: Table) -> list[Action]:
    """CE-R1: a controller may decline all of it."""
    vocabulary = t.rules.vocabulary
    return [vocabulary.plain(ACCEPT_VERB), vocabulary.plain(DONE)]


def decide_benefit(t: Table, seat: int, verb: int) -> None:
    business = t.answered() >> NUMBER
    if verb == ACCEPT_VERB:
        news.benefits(t.told, seat, t.rules.business_names[business])
        begin(t, seat, t.rules.fronts[business])
    else:
        news.declined(t.told, seat)


def lay_out(t: Table) -> None:
    """The frame on top: the active player's own use of a front that another controls."""
    top = t.stack.pop()
    begin(t, top >> SEAT & SEAT_MASK, t.rules.fronts[top >> NUMBER])


def _both_use(t: Table, seat: int, controller: int, business: int, first: int) -> None:
    """One finishes before the other begins (CE-R2)."""
    mine = frame(FRONT_USE, seat, 0, business)
    theirs = frame(BENEFIT, controller, 0, business)
    if first == CONTROLLER_FIRST:
        t.stack.append(mine)
        t.stack.append(theirs)
    else:
        t.stack.append(theirs)
        t.stack.append(mine)


def _order_matters(t: Table, business: int) -> bool:
    """It does not where both simply take, and there is enough."""
    icons = t.rules.fronts[business]
    for icon in icons:
        if not is_take(icon) or t.supply[icon - FIRST_TAKE] < 2 * len(icons):
            return True
    return False
