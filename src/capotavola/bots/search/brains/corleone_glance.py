"""What a seat of Corleone's Empire sees at a glance: what each icon, each turf and each card would bring it.

For imagined games: nothing is tried, everything is read off the table once for a decision. In cents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone_worth import (
    CONTROL,
    DOLLAR,
    EFFECT_WORTH,
    GOOD,
    HAND_DOLLAR,
    JOB_CARD,
    MARKER,
    NARCOTIC,
    NEEDED,
    Prices,
    prices_of,
)
from capotavola.games.corleone.cards import (
    FIRST_TAKE,
    GUN,
    HORSE_HEAD,
    JOB_MASK,
    JOBS,
    MONEY,
    NEUTRAL,
    ONE_FOR_5,
    ONE_FOR_GOODS,
    SUITCASE,
    THREE_FOR_8,
    TWO_FOR_5,
    TYPES,
    VALUES,
)
from capotavola.games.corleone.rules import ACTS, TURFS
from capotavola.games.corleone.table import Table
from capotavola.games.corleone.war import SIDES, influences

if TYPE_CHECKING:
    from mypy_extensions import i64

FURTHER: Final = 75  # a further card that is given up
STASHED: Final = DOLLAR - HAND_DOLLAR
FIRST: Final = 60  # to have the horse head
BONUS: Final = 500
CARDS_SAVED: Final = 4  # at most, by one use


class Glance:
    """By effect (`icons`), and by turf for one figure more (`turfs`)."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.prices = prices_of(t.rules)
        self.last = t.act == ACTS
        self.icons = EFFECT_WORTH[:]
        self.saved = stashes(t, seat, self.last)
        self.stashed = 0
        self.look_at_icons()
        self.counts: list[int] = []
        self.stakes: list[int] = []
        self.turfs: list[int] = []

    def look_at_icons(self) -> None:
        t, seat, icons = self.t, self.seat, self.icons
        wanted = goods_wanted(t, self.prices, seat)
        for good in range(TYPES - MONEY):
            icons[FIRST_TAKE + MONEY + good] = wanted[good]
        if self.last:
            for value in range(MONEY):
                icons[FIRST_TAKE + value] = money_at_last(t, seat, value)
            icons[JOBS] = 20
        icons[HORSE_HEAD] = 0 if t.players == 2 or self.last or t.first == seat else FIRST
        icons[SUITCASE] = self.saved[0]
        self.look_at_exchanges()

    def look_at_exchanges(self) -> None:
        """As if the cheapest cards were given up for them."""
        least = cheapest(self.t, self.seat)
        for effect in (ONE_FOR_5, TWO_FOR_5, THREE_FOR_8, ONE_FOR_GOODS):
            gained = self.gained_by(effect) - least
            self.icons[effect] = gained if gained > 0 else 0

    def gained_by(self, effect: int) -> i64:
        """By an exchange, with one card still to be given up for it."""
        icons = self.icons
        if effect == ONE_FOR_GOODS:
            return max(icons[FIRST_TAKE + GUN], icons[FIRST_TAKE + GUN + 1], icons[FIRST_TAKE + GUN + 2])
        gained: i64 = icons[FIRST_TAKE + MONEY - 1]
        if effect == TWO_FOR_5:
            return gained - FURTHER
        if effect == THREE_FOR_8:
            return gained + icons[FIRST_TAKE + MONEY - 2] - 2 * FURTHER
        return gained

    def look_at_turfs(self) -> None:
        t, seat = self.t, self.seat
        if self.turfs:
            return
        self.counts = influences(t)
        markers = self.prices.on_turfs(t).counts
        stakes = [0] * TURFS
        turfs = [0] * TURFS
        for turf in range(TURFS):
            stakes[turf] = stake(t, markers, turf, seat)
            turfs[turf] = gain_by_one(self.counts, turf, seat, stakes[turf])
        self.stakes = stakes
        self.turfs = turfs

    def use_of(self, effects: list[int]) -> i64:
        """All icons of one use."""
        self.stashed = 0
        return self.more_of(effects)

    def more_of(self, effects: list[int]) -> i64:
        """Of the same use: each suitcase saves another card."""
        total: i64 = 0
        icons = self.icons
        for effect in effects:
            if effect == SUITCASE:
                total += self.saved[self.stashed]
                self.stashed = min(self.stashed + 1, CARDS_SAVED - 1)
            else:
                total += icons[effect]
        return total


def goods_wanted(t: Table, prices: Prices, seat: i64) -> list[int]:
    """What one more of each good is worth, for the jobs in reach."""
    hands = t.hands
    at: i64 = seat * TYPES + GUN
    figures: i64 = t.thugs_left[seat] + t.members_left[seat]
    base: i64 = GOOD
    if t.act == ACTS:
        base = 30 if figures > 1 else 5
    guns: i64 = base
    booze: i64 = base
    blood: i64 = base
    narcotics: i64 = base + NARCOTIC - GOOD
    goods = prices.job_goods
    parts: i64 = 3
    for shown in (t.jobs[seat], t.public):
        for entry in shown:
            job: i64 = entry & JOB_MASK
            gun_lack: i64 = goods[job * NEEDED] - hands[at]
            booze_lack: i64 = goods[job * NEEDED + 1] - hands[at + 1]
            blood_lack: i64 = goods[job * NEEDED + 2] - hands[at + 2]
            missing: i64 = -hands[at + 3]
            if gun_lack > 0:
                missing += gun_lack
            if booze_lack > 0:
                missing += booze_lack
            if blood_lack > 0:
                missing += blood_lack
            if missing > 0:
                gain: i64 = prices.job_gains[job] * parts
                more = gain // 10 if missing == 1 else gain // (10 * missing * (missing - 1))
                narcotics += more
                if gun_lack > 0:
                    guns += more
                if booze_lack > 0:
                    booze += more
                if blood_lack > 0:
                    blood += more
        parts = 1
    return [guns, booze, blood, narcotics]


def stashes(t: Table, seat: i64, last: bool) -> list[int]:
    """What one suitcase after the other would save, the highest cards first."""
    found: list[int] = []
    skip: i64 = t.rules.hand_limits[ACTS - 1] if last else 0  # the best are saved at the end anyway
    value: i64 = MONEY - 1
    while value >= 0:
        cards: i64 = t.hands[seat * TYPES + value]
        while cards > 0 and len(found) < CARDS_SAVED:
            if skip > 0:
                skip -= 1
            else:
                found.append(VALUES[value] * (DOLLAR if last else STASHED))
            cards -= 1
        value -= 1
    while len(found) < CARDS_SAVED:
        found.append(10)
    return found


def money_at_last(t: Table, seat: i64, value: i64) -> i64:
    """In the last act: whole if it would be among the cards that are kept."""
    higher: i64 = 0
    above: i64 = value
    while above < MONEY:
        higher += t.hands[seat * TYPES + above]
        above += 1
    dollars: i64 = VALUES[value]
    return dollars * DOLLAR * 3 // 4 if higher < t.rules.hand_limits[ACTS - 1] else dollars * 20


def cheapest(t: Table, seat: i64) -> i64:
    """What the card is worth that would be given up first; much if there is none."""
    hands = t.hands
    at: i64 = seat * TYPES
    least: i64 = 1 << 20
    if hands[at]:
        least = HAND_DOLLAR
    elif hands[at + 1]:
        least = 2 * HAND_DOLLAR
    if hands[at + GUN] + hands[at + GUN + 1] + hands[at + GUN + 2] > 0 and least > GOOD:
        least = GOOD
    if least > JOB_CARD and t.jobs[seat]:
        least = JOB_CARD + 20
    return 0 if t.act == ACTS and least <= GOOD else least


def stake(t: Table, markers: list[int], turf: i64, seat: i64) -> i64:
    """What it would be worth to win the war there: a marker, control, and the most markers at the end."""
    at: i64 = turf * SIDES
    mine: i64 = markers[at + seat]
    most: i64 = 0
    side: i64 = 0
    while side < t.players:
        if side != seat and markers[at + side] > most:
            most = markers[at + side]
        side += 1
    leads = mine > most or (mine > 0 and mine == most and t.control[turf] == seat)
    would = mine + 1 >= most
    act: i64 = t.act
    if act == ACTS:
        if leads:
            return BONUS // 2 if most + 1 >= mine and most > 0 else 20
        return BONUS if would else 20
    worth: i64 = MARKER + CONTROL * (ACTS - act)
    if would and not leads:
        worth += BONUS * act // 8
    return worth


def gain_by_one(counts: list[int], turf: i64, seat: i64, at_stake: i64) -> i64:
    """What one figure more there does for the war."""
    at: i64 = turf * SIDES
    mine: i64 = counts[at + seat]
    most: i64 = 0
    side: i64 = 0
    while side <= NEUTRAL:
        if side != seat and counts[at + side] > most:
            most = counts[at + side]
        side += 1
    if mine > most:
        return at_stake * 15 // 100 if mine == most + 1 else at_stake * 5 // 100
    if mine == most:
        return at_stake * 75 // 100 if most == 0 else at_stake * 60 // 100
    if mine + 1 == most:
        return at_stake * 40 // 100
    return at_stake * 8 // 100
