"""Icons and effects of Corleone's Empire at a glance: what each use of them brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone_worth import (
    job_worth,
    keeping,
)
from capotavola.bots.search.brains.corleone_glance import STASHED, Glance
from capotavola.bots.search.brains.corleone_turn import front_worth, space_worth
from capotavola.engine.action import Action
from capotavola.games.corleone.cards import (
    FIRST_TAKE,
    GIFT,
    NEUTRAL,
    TYPES,
    VALUES,
)
from capotavola.games.corleone.effects.guns import turfs_of_target
from capotavola.games.corleone.hands import highest_money
from capotavola.games.corleone.rules import (
    AGAINST,
    CHIEF_VERB,
    DONE,
    GUN_DOWN,
    MAYOR_VERB,
    MOVE,
    STASH,
    TAKE,
    TRADE,
    USE_ICON,
)
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    Table,
)
from capotavola.games.corleone.war import SIDES

if TYPE_CHECKING:
    from mypy_extensions import i64

ANYWAY: Final = 5_000  # what is taken at some time in any case goes first


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
        return ANYWAY + a
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
