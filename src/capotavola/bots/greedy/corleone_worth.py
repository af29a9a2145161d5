"""What a table of Corleone's Empire is worth to a seat, in cents.

Money that is safe counts whole, money and goods in the hand less, jobs by how near they are, turfs by
who would win them. A table is judged after every action that is thought of: what all seats need is
counted once, and what follows from the cards alone is reckoned once for a box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.games.corleone.cards import (
    BLOOD,
    BOOZE,
    COLOURS,
    GUN,
    JOB_MASK,
    MONEY,
    NARCOTICS,
    NEUTRAL,
    NOBODY,
    THEN,
    TYPES,
    VALUES,
    card_of,
    owner_of,
)
from capotavola.games.corleone.rules import ACTS, TURFS, Rules
from capotavola.games.corleone.table import DISCARDS, IN_HAND, PLAYED, Table
from capotavola.games.corleone.war import SIDES, influences

if TYPE_CHECKING:
    from mypy_extensions import i64

DOLLAR: Final = 100
HAND_DOLLAR: Final = 45  # a dollar that is not in the suitcase yet
GOOD: Final = 70
NARCOTIC: Final = 95
JOB_CARD: Final = 50
FIGURE: Final = 180  # still to be played this act
HORSE_HEAD: Final = 100  # to be first in the next act; of two players the other is next anyway
MARKER: Final = 150
CONTROL: Final = 40  # for each act to come
COLOUR: Final = 60  # a completed job, beside what a majority brings
RIVAL: Final = 30  # per cent of what the best opponent has

# What an effect is worth, in the order of the effects.
EFFECT_WORTH: Final = [
    0,
    50,
    90,
    140,
    230,
    70,
    70,
    70,
    95,
    40,  # horse head
    160,  # suitcase
    70,
    170,
    120,
    150,
    20,
    75,  # any good
    110,
    110,
    80,
    160,  # any front
    170,
    210,  # Union Boss
    260,
    190,
    230,
    140,
    60,
    140,
    240,  # an offer
    150,
    110,
    90,
    150,
    170,
    190,
    280,
    280,
    240,
]

NEEDED: Final = 3  # a job's part in a list of goods: guns, booze, blood money
MOST_BOXES: Final = 16
ALL_SIDES: Final = (1 << SIDES) - 1


class Prices:
    """What follows from the cards of a box alone; and what was counted last, where it seldom changes."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.job_gains = [_job_gain(rules, job) for job in range(len(rules.job_goods))]
        self.job_goods = [count for goods in rules.job_goods for count in goods[:NEEDED]]
        self.uses = [_use_worth(effects) for effects in rules.ally_effects]
        self.fronts = [sum(EFFECT_WORTH[icon] for icon in icons) for icons in rules.fronts]
        self.markers = count_markers([])
        self.jobs = count_jobs([], rules.job_colours)

    def on_turfs(self, t: Table) -> Count:
        """Markers are placed once an act."""
        found = self.markers
        if t.markers != found.counted:
            found = count_markers(t.markers)
            self.markers = found
        return found

    def in_colours(self, t: Table) -> Count:
        """A job is completed now and then."""
        found = self.jobs
        if t.completed != found.counted:
            found = count_jobs(t.completed, self.rules.job_colours)
            self.jobs = found
        return found


class Count:
    """Of a list: by place and side, and who has the most at each place."""

    def __init__(self, counted: list[int], counts: list[int]) -> None:
        self.counted = counted[:]
        self.counts = counts
        self.leaders = leaders(counts)


def count_markers(markers: list[int]) -> Count:
    """By turf and seat, as they are written."""
    counts = [0] * (TURFS * SIDES)
    for marker in markers:
        counts[marker] += 1
    return Count(markers, counts)


def count_jobs(completed: list[int], colours: list[int]) -> Count:
    """By colour and seat."""
    counts = [0] * (len(COLOURS) * SIDES)
    for entry in completed:
        counts[colours[card_of(entry)] * SIDES + owner_of(entry)] += 1
    return Count(completed, counts)


def _job_gain(rules: Rules, job: int) -> int:
    """What a completed job brings, without the goods that it takes."""
    gain = COLOUR
    for value in rules.job_money[job]:
        gain += VALUES[value] * HAND_DOLLAR
    for effect in rules.job_effects[job]:
        gain += EFFECT_WORTH[effect]
    for good in range(NEEDED):
        gain -= rules.job_goods[job][good] * GOOD
    return max(gain, JOB_CARD)


def _use_worth(effects: list[int]) -> int:
    """What an ally brings once."""
    once = 0
    for effect in effects:
        if effect != THEN:
            once += EFFECT_WORTH[effect]
    return once * 9 // 10


_known: Final[list[Prices]] = []


def prices_of(rules: Rules) -> Prices:
    """Kept for the boxes that were used last."""
    for prices in _known:
        if prices.rules is rules:
            return prices
    if len(_known) == MOST_BOXES:
        _known.pop(0)
    _known.append(Prices(rules))
    return _known[-1]


def judge(t: Table, seat: i64) -> i64:
    """The own standing, less a part of what the best opponent has."""
    prices = prices_of(t.rules)
    by_presence = leaders(influences(t))
    by_markers = prices.on_turfs(t).leaders
    jobs = prices.in_colours(t)
    own: i64 = 0
    rival: i64 = -(1 << 30)
    players: i64 = t.players
    other: i64 = 0
    while other < players:
        worth = (
            hand_worth(t, prices, other)
            + turfs_worth(t, by_markers, by_presence, other)
            + colours_worth(t, jobs, other)
            + seat_worth(t, prices, other)
        )
        if other == seat:
            own = worth
        elif worth > rival:
            rival = worth
        other += 1
    return own - rival * RIVAL // 100


def leaders(counts: list[int]) -> i64:
    """Who has the most at each place, by place and side: a byte for each place, a bit for each side."""
    found: i64 = 0
    size: i64 = len(counts)
    at: i64 = 0
    while at < size:
        most: i64 = 1
        here: i64 = 0
        side: i64 = 0
        while side <= NEUTRAL:
            count: i64 = counts[at + side]
            if count > most:
                most = count
                here = 1 << side
            elif count == most:
                here |= 1 << side
            side += 1
        found |= here << at
        at += SIDES
    return found


# -- a seat ----------------------------------------------------------------------------------


def seat_worth(t: Table, prices: Prices, seat: i64) -> i64:
    """What is safe, the figures and allies still to be used, the horse head."""
    total: i64 = t.in_suitcase(seat) * DOLLAR
    total += (t.thugs_left[seat] + t.members_left[seat]) * FIGURE
    if t.first == seat and t.act < ACTS and t.players > 2:
        total += HORSE_HEAD
    in_hand: i64 = IN_HAND + seat
    played: i64 = PLAYED + seat
    for ally, place in enumerate(t.ally_at):
        at: i64 = place
        if at == in_hand:
            total += ally_worth(t, prices, ally, 1)
        elif at == played:
            total += ally_worth(t, prices, ally, 0)
    return total


def ally_worth(t: Table, prices: Prices, ally: i64, now: i64) -> i64:
    """Once an act; it takes a place in the hand."""
    use: i64 = prices.uses[ally]
    acts_to_come: i64 = ACTS - t.act
    return acts_to_come * (use - 30) + now * use


def hand_worth(t: Table, prices: Prices, seat: i64) -> i64:
    """Beyond the hand limit a card is worth less, for it will have to go."""
    hands = t.hands
    at: i64 = seat * TYPES
    ones: i64 = hands[at]
    twos: i64 = hands[at + 1]
    threes: i64 = hands[at + 2]
    fives: i64 = hands[at + 3]
    guns: i64 = hands[at + GUN]
    booze: i64 = hands[at + BOOZE]
    blood: i64 = hands[at + BLOOD]
    narcotics: i64 = hands[at + NARCOTICS]
    figures: i64 = t.thugs_left[seat] + t.members_left[seat]
    last = t.act == ACTS
    total: i64 = 0
    if last:
        best: i64 = top_cards(t, seat, t.rules.hand_limits[ACTS - 1])
        total = best * (DOLLAR if figures == 0 else DOLLAR - HAND_DOLLAR)
    if not last or figures:
        total += (ones + 2 * twos + 3 * threes + 5 * fives) * HAND_DOLLAR
        total += (guns + booze + blood) * GOOD + narcotics * NARCOTIC
        for held in t.jobs[seat]:
            job: i64 = held
            total += _job_worth(prices, job & JOB_MASK, guns, booze, blood, narcotics)
        for shown in t.public:
            total += _job_worth(prices, shown, guns, booze, blood, narcotics) // 3
    cards: i64 = len(t.jobs[seat])
    cards += ones + twos + threes + fives + guns + booze + blood + narcotics
    limit: i64 = t.rules.hand_limits[t.act - 1]
    if cards > limit:
        total -= (cards - limit) * (30 if figures else 55)
    return total


def top_cards(t: Table, seat: i64, count: i64) -> i64:
    """The dollars on the highest money cards of a hand."""
    dollars: i64 = 0
    value: i64 = MONEY - 1
    while value >= 0 and count > 0:
        cards: i64 = t.hands[seat * TYPES + value]
        taken = cards if cards < count else count
        dollars += taken * VALUES[value]
        count -= taken
        value -= 1
    return dollars


def job_worth(t: Table, seat: i64, job: i64) -> i64:
    """A job in reach, by how many of its goods are there."""
    return job_worth_of(prices_of(t.rules), t.hands, seat * TYPES, job)


def job_worth_of(prices: Prices, hands: list[int], at: i64, job: i64) -> i64:
    """The same; the hand begins there."""
    return _job_worth(
        prices, job, hands[at + GUN], hands[at + BOOZE], hands[at + BLOOD], hands[at + NARCOTICS]
    )


def _job_worth(prices: Prices, job: i64, guns: i64, booze: i64, blood: i64, narcotics: i64) -> i64:
    """Narcotics stand for any good."""
    goods = prices.job_goods
    at: i64 = job * NEEDED
    missing: i64 = -narcotics
    short: i64 = goods[at] - guns
    if short > 0:
        missing += short
    short = goods[at + 1] - booze
    if short > 0:
        missing += short
    short = goods[at + 2] - blood
    if short > 0:
        missing += short
    gain: i64 = prices.job_gains[job]
    if missing <= 0:
        return gain * 6 // 10
    return gain * 3 // (10 * missing)


def turfs_worth(t: Table, by_markers: i64, by_presence: i64, seat: i64) -> i64:
    """Markers, control, and what the figures on the board are about to win."""
    total: i64 = 0
    act: i64 = t.act
    majority: i64 = 500 * (act + 2) // 8
    control_worth: i64 = CONTROL * (ACTS - act)
    mine: i64 = 1 << seat
    for controller in t.control:
        holder: i64 = controller
        if by_markers & mine:
            total += majority
        if holder == seat:
            total += control_worth
        if by_presence & mine:
            gain: i64 = MARKER + control_worth // 2
            if holder != NOBODY and holder != seat:
                gain += 40
            total += gain if by_presence & ALL_SIDES == mine else gain // 4
        by_markers >>= SIDES
        by_presence >>= SIDES
    return total


def colours_worth(t: Table, jobs: Count, seat: i64) -> i64:
    """CE-9.2, weighed by how late it is."""
    total: i64 = 0
    majority: i64 = 500 * (t.act + 1) // 7
    by_jobs = jobs.leaders
    mine: i64 = 1 << seat
    at: i64 = seat
    while at < len(COLOURS) * SIDES:
        completed: i64 = jobs.counts[at]
        if completed != 0:
            total += COLOUR + completed * 20
            if by_jobs & mine:
                total += majority
        by_jobs >>= SIDES
        at += SIDES
    return total


def keeping(t: Table, seat: i64, card: i64) -> i64:
    """What a card is worth that may stay in the hand."""
    last = t.act == ACTS
    if card < MONEY:
        return VALUES[card] * (DOLLAR if last else HAND_DOLLAR)
    if last and t.on(DISCARDS):
        return 0
    if card < TYPES:
        return NARCOTIC if card == NARCOTICS else GOOD
    if card < t.rules.first_ally:
        return 30 + job_worth(t, seat, card - TYPES)
    return ally_worth(t, prices_of(t.rules), card - t.rules.first_ally, 0)
