"""A turn of Corleone's Empire at a glance: what each action brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone_worth import (
    COLOUR,
    FIGURE,
    GOOD,
    NARCOTIC,
)
from capotavola.bots.search.brains.corleone_glance import BONUS, Glance
from capotavola.engine.action import Action
from capotavola.games.corleone.cards import (
    FIRST_TAKE,
    NOBODY,
)
from capotavola.games.corleone.rules import (
    ACTS,
    COMPLETE,
    MEMBER,
    PARK,
    THUG,
)
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.war import SIDES

if TYPE_CHECKING:
    from mypy_extensions import i64

LATER: Final = 10_000  # whoever has played the last figure can do nothing else any more (CE-4.2)


def turn_worths(t: CorleoneState, seat: int, actions: list[Action]) -> list[int]:
    glance = Glance(t, seat)
    glance.look_at_turfs()
    figures = t.thugs_left[seat] + t.members_left[seat]
    cost = LATER if figures == 1 else FIGURE
    worths: list[int] = []
    for action in actions:
        verb = action.kind
        if verb == THUG:
            worths.append(front_worth(glance, action.a) + glance.turfs[t.turf_of(action.a)] - cost)
        elif verb == MEMBER:
            worths.append(space_worth(glance, action.a) + presence(glance, action.a) - cost)
        elif verb == COMPLETE:
            worths.append(completion_worth(glance, action))
        else:
            worths.append(glance.use_of(t.rules.ally_effects[action.a]))
    return worths


def front_worth(glance: Glance, business: int) -> i64:
    """CE-4.4: less what its controller gets."""
    t = glance.t
    worth: i64 = glance.use_of(t.rules.fronts[business])
    controller: i64 = t.control[t.turf_of(business)]
    if controller != NOBODY and controller != glance.seat:
        worth -= glance.prices.fronts[business] * (40 if t.players == 2 else 20) // 100
    return worth


def space_worth(glance: Glance, space: int) -> i64:
    """CE-4.5: all backs in the touching areas."""
    t = glance.t
    rules = t.rules
    total: i64 = 0
    glance.stashed = 0
    for area in rules.space_areas[space]:
        if area == PARK:
            total += glance.more_of(rules.park_back)
        else:
            total += glance.more_of(rules.backs[area])
            tile = t.tile_on[area]
            if tile != NOBODY:
                total += glance.more_of(rules.backs[tile])
    return total


def presence(glance: Glance, space: int) -> i64:
    """What a figure there does for the wars around it."""
    turfs: i64 = glance.t.rules.space_turfs[space]
    total: i64 = 0
    turf: i64 = 0
    while turfs:
        if turfs & 1:
            total += glance.turfs[turf]
        turfs >>= 1
        turf += 1
    return total


def completion_worth(glance: Glance, action: Action) -> i64:
    """CE-4.6: money, effects and the colour, less the goods."""
    t, job = glance.t, action.b
    rules = t.rules
    total: i64 = glance.use_of(rules.job_effects[job])
    for value in rules.job_money[job]:
        total += glance.icons[FIRST_TAKE + value]
    paid = rules.payments[action.c]
    if not glance.last:
        total -= (paid[0] + paid[1] + paid[2]) * GOOD
    total -= paid[3] * NARCOTIC
    return total + colour_worth(glance, rules.job_colours[job]) - action.d


def colour_worth(glance: Glance, colour: i64) -> i64:
    """CE-9.2: the most jobs of a colour."""
    t = glance.t
    counts = glance.prices.in_colours(t).counts
    at: i64 = colour * SIDES
    mine: i64 = counts[at + glance.seat]
    most: i64 = 0
    side: i64 = 0
    while side < t.players:
        if side != glance.seat and counts[at + side] > most:
            most = counts[at + side]
        side += 1
    worth: i64 = COLOUR
    if mine + 1 >= most and (mine < most or mine == 0):
        worth += BONUS * (t.act + 1) // (ACTS + 1)
    elif mine == most:
        worth += BONUS * (t.act + 1) // (3 * (ACTS + 1))
    return worth
