"""How people play on in imagined games of Corleone's Empire: by what they see at a glance.

The greedy bot tries every action on a copy of the table and judges where it leads; that is too slow for
the thousands of decisions of a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone import bid
from capotavola.bots.greedy.corleone_worth import (
    COLOUR,
    FIGURE,
    GOOD,
    NARCOTIC,
    ally_worth,
    job_worth,
    keeping,
    prices_of,
)
from capotavola.bots.search.brains.corleone_glance import BONUS, STASHED, Glance, stake
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import number_of, step_of
from capotavola.games.corleone.cards import (
    FIRST_TAKE,
    GIFT,
    NEUTRAL,
    NOBODY,
    TYPES,
    VALUES,
)
from capotavola.games.corleone.effects.guns import turfs_of_target
from capotavola.games.corleone.hands import highest_money
from capotavola.games.corleone.rules import (
    ACTS,
    AGAINST,
    CHIEF_VERB,
    COMPLETE,
    DONE,
    GUN_DOWN,
    MAYOR_VERB,
    MEMBER,
    MOVE,
    PARK,
    STASH,
    TAKE,
    THUG,
    TRADE,
    USE_ICON,
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

LATER: Final = 10_000  # whoever has played the last figure can do nothing else any more (CE-4.2)
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


# -- a turn ----------------------------------------------------------------------------------


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


# -- icons and effects -----------------------------------------------------------------------


def use_worths(t: CorleoneState, seat: int, actions: list[Action]) -> list[int]:
    glance = Glance(t, seat)
    worths: list[int] = []
    for action in actions:
        worths.append(effect_worth(glance, action))
    return worths


def effect_worth(glance: Glance, action: Action) -> i64:
    t, verb, a = glance.t, action.kind, action.a
    if verb == STASH:
        return VALUES[a] * STASHED
    if verb == TRADE:
        return trade_worth(glance, a, action.b)
    if verb == USE_ICON:
        return LATER // 2 + a  # what is taken anyway
    if verb == TAKE:
        if a < TYPES:
            return glance.icons[FIRST_TAKE + a]
        return job_worth(t, glance.seat, a - TYPES)
    if verb == DONE:
        return 0
    if verb == AGAINST:
        return victim_worth(t, a, action.b)
    glance.look_at_turfs()
    if verb == GUN_DOWN:
        return shot_worth(glance, a)
    if verb == MAYOR_VERB:
        return space_worth(glance, a)
    if verb == CHIEF_VERB:
        return chief_worth(glance, a)
    if verb == MOVE:
        there = front_worth(glance, action.b) + glance.turfs[t.turf_of(action.b)]
        return there - glance.turfs[t.turf_of(a)] // 2
    return front_worth(glance, a)  # of the Union Boss, and by Shake Down


def trade_worth(glance: Glance, effect: int, card: int) -> i64:
    """What the exchange brings, as if the cheapest were given up, less what this one is worth above that."""
    gained: i64 = glance.gained_by(effect)
    return gained - keeping(glance.t, glance.seat, card)


def victim_worth(t: Table, effect: int, other: int) -> i64:
    """Who has much to lose."""
    if effect == GIFT:
        return 100 - 10 * t.loose_cards(other)
    value = highest_money(t, other)
    return 100 + (VALUES[value] * 20 if value >= 0 else -100)


def shot_worth(glance: Glance, target: int) -> i64:
    """What the wars are worth without that figure."""
    t = glance.t
    businesses: i64 = t.rules.businesses
    owner: i64 = NEUTRAL
    if target < businesses:
        owner = t.thug_at[target]
    elif target < businesses + t.rules.spaces:
        owner = t.member_at[target - businesses]
    turfs: i64 = turfs_of_target(t, target)
    total: i64 = 20
    turf: i64 = 0
    while turfs:
        if turfs & 1:
            total += without_one(glance, owner, turf)
        turfs >>= 1
        turf += 1
    return total


def chief_worth(glance: Glance, turf: i64) -> i64:
    """Where another is about to win he is one more against it."""
    counts = glance.counts
    at: i64 = turf * SIDES
    most: i64 = 0
    side: i64 = 0
    while side < glance.t.players:
        if side != glance.seat and counts[at + side] > most:
            most = counts[at + side]
        side += 1
    mine: i64 = counts[at + glance.seat]
    if mine > most:
        return -glance.stakes[turf] // 10
    return glance.stakes[turf] * 40 // 100 if most else 0


def without_one(glance: Glance, owner: i64, turf: i64) -> i64:
    """Of the owner's figures on a turf."""
    counts = glance.counts
    at: i64 = turf * SIDES
    theirs: i64 = counts[at + owner]
    mine: i64 = counts[at + glance.seat]
    most: i64 = 0
    side: i64 = 0
    while side <= NEUTRAL:
        if side != owner and side != glance.seat and counts[at + side] > most:
            most = counts[at + side]
        side += 1
    at_stake: i64 = glance.stakes[turf]
    if mine > most and mine == theirs:
        return at_stake * 60 // 100  # a war won
    if theirs > most and theirs > mine:
        return at_stake * 30 // 100 if theirs - 1 <= mine or theirs - 1 <= most else 20
    return 5


# -- answers ---------------------------------------------------------------------------------


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
