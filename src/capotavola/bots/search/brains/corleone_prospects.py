"""How a game of Corleone's Empire will end, foretold from what everybody has when a turn begins.

Learnt from imagined games: `tools/prospects_corleone.py` plays them and fits these figures by least squares
to the score at the end, beside the mean of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.corleone_worth import (
    ALL_SIDES,
    Prices,
    job_worth_of,
    leaders,
    prices_of,
    top_cards,
)
from capotavola.bots.search.odds import chance_of
from capotavola.games.corleone.cards import COLOURS, GUN, JOB_MASK, NARCOTICS, TYPES
from capotavola.games.corleone.rules import TURFS
from capotavola.games.corleone.table import IN_HAND, PLAYED, Table
from capotavola.games.corleone.tribute import final_scores
from capotavola.games.corleone.war import SIDES, influences

if TYPE_CHECKING:
    from mypy_extensions import i64

HOLDINGS: Final = [
    "saved",  # dollars in the suitcase
    "dollars",  # in the hand
    "kept",  # those of them on as many of the best cards as may be kept
    "goods",
    "narcotics",
    "own jobs",  # by how near they are, in cents
    "public jobs",
    "allies",  # what those in the hand bring once, in cents
    "played allies",
    "figures",
    "horse head",
    "most markers",  # turfs, alone
    "equal markers",
    "control",
    "ahead",  # turfs where the war would be won
    "level",  # where nobody would win it
    "decisive",  # turfs that would be won and led in markers by it
    "most jobs",  # colours, alone
    "equal jobs",
    "jobs done",
    "too many",  # cards beyond the hand limit
]
# What each of these adds to the score at the end, in dollars, in acts I to IV: from 1,000 games with each
# number of players. A fit to games of two was no better than this one, and uncertain in the first act.
WEIGHTS: Final = [
    [0.79, 0.99, 1.00, 1.01],  # saved
    [0.42, -0.00, 0.05, 0.21],  # dollars
    [0.12, 0.59, 0.60, 0.62],  # kept
    [0.54, 0.84, 0.64, 0.28],  # goods
    [0.00, 0.00, 0.76, 0.16],  # narcotics
    [0.0064, 0.0094, 0.0107, 0.0121],  # own jobs
    [0.0042, 0.0081, 0.0063, 0.0104],  # public jobs
    [0.0000, 0.0206, 0.0119, 0.0065],  # allies
    [0.0000, 0.0088, 0.0001, -0.0016],  # played allies
    [3.25, 4.38, 3.61, 5.02],  # figures
    [1.25, 0.96, 0.38, -0.44],  # horse head
    [0.00, 1.18, -0.21, 0.06],  # most markers
    [0.00, 0.00, 0.01, 0.14],  # equal markers
    [0.00, 1.18, 2.85, 2.65],  # control
    [0.57, 0.70, 0.28, 0.22],  # ahead
    [0.45, 0.53, 0.13, 0.23],  # level
    [0.57, 0.89, 1.27, 2.28],  # decisive
    [-0.19, 0.23, 0.98, 3.19],  # most jobs
    [-0.23, -0.19, 0.54, 2.79],  # equal jobs
    [-0.13, 1.11, 1.13, 0.36],  # jobs done
    [-0.56, -0.43, -0.38, -0.01],  # too many
]
LUCK: Final = [11.4, 9.4, 7.1, 5.8]  # by so much the best may still be overtaken, in dollars
LUCK_AT_THE_END: Final = 3.0  # a victory by more is a better one: it was less in danger


def chance_to_win(t: Table, seat: int) -> float:
    """From 0 to 1."""
    scores, luck = foretold(t)
    return chance_of(scores, seat, luck)


def foretold(t: Table) -> tuple[list[float], float]:
    """Everybody's score at the end, and how much luck is still to come."""
    if not t.stack:
        return [float(score) for score in final_scores(t)], LUCK_AT_THE_END
    act = t.act - 1
    scores: list[float] = []
    for has in holdings(t):
        score = 0.0
        for number, count in enumerate(has):
            score += WEIGHTS[number][act] * count
        scores.append(score)
    return scores, LUCK[act]


def holdings(t: Table) -> list[list[int]]:
    """Of each seat, in the order of `HOLDINGS`."""
    prices = prices_of(t.rules)
    by_presence = leaders(influences(t))
    return [holding(t, prices, by_presence, seat) for seat in range(t.players)]


def holding(t: Table, prices: Prices, by_presence: i64, seat: i64) -> list[int]:
    hands = t.hands
    at: i64 = seat * TYPES
    dollars: i64 = hands[at] + 2 * hands[at + 1] + 3 * hands[at + 2] + 5 * hands[at + 3]
    goods: i64 = hands[at + GUN] + hands[at + GUN + 1] + hands[at + GUN + 2]
    limit: i64 = t.rules.hand_limits[t.act - 1]
    own: i64 = 0
    for held in t.jobs[seat]:
        own += job_worth_of(prices, hands, at, held & JOB_MASK)
    public: i64 = 0
    for shown in t.public:
        public += job_worth_of(prices, hands, at, shown)
    ready: i64 = 0
    used: i64 = 0
    in_hand: i64 = IN_HAND + seat
    played: i64 = PLAYED + seat
    for ally, place in enumerate(t.ally_at):
        if place == in_hand:
            ready += prices.uses[ally]
        elif place == played:
            used += prices.uses[ally]
    cards: i64 = t.loose_cards(seat)
    found = [
        t.in_suitcase(seat),
        dollars,
        top_cards(t, seat, limit),
        goods,
        hands[at + NARCOTICS],
        own,
        public,
        ready,
        used,
        t.thugs_left[seat] + t.members_left[seat],
        1 if t.first == seat else 0,
    ]
    add_turfs(t, prices, by_presence, seat, found)
    add_colours(t, prices, seat, found)
    found.append(cards - limit if cards > limit else 0)
    return found


def add_turfs(t: Table, prices: Prices, by_presence: i64, seat: i64, found: list[int]) -> None:
    """Markers, control, and how the wars stand."""
    markers = prices.on_turfs(t)
    by_markers: i64 = markers.leaders
    counts = markers.counts
    mine: i64 = 1 << seat
    most: i64 = 0
    equal: i64 = 0
    control: i64 = 0
    ahead: i64 = 0
    level: i64 = 0
    decisive: i64 = 0
    turf: i64 = 0
    while turf < TURFS:
        leading: i64 = by_markers & ALL_SIDES
        if leading == mine:
            most += 1
        elif leading & mine:
            equal += 1
        if t.control[turf] == seat:
            control += 1
        present: i64 = by_presence & ALL_SIDES
        if present == mine:
            ahead += 1
            if leading != mine and within_one(counts, turf * SIDES, seat, t.players):
                decisive += 1
        elif present & mine:
            level += 1
        by_markers >>= SIDES
        by_presence >>= SIDES
        turf += 1
    found.append(most)
    found.append(equal)
    found.append(control)
    found.append(ahead)
    found.append(level)
    found.append(decisive)


def within_one(counts: list[int], at: i64, seat: i64, players: i64) -> bool:
    """Whether one marker more would be as many as anybody has: the higher one counts (CE-9.1)."""
    would: i64 = counts[at + seat] + 1
    side: i64 = 0
    while side < players:
        if counts[at + side] > would:
            return False
        side += 1
    return True


def add_colours(t: Table, prices: Prices, seat: i64, found: list[int]) -> None:
    jobs = prices.in_colours(t)
    by_jobs: i64 = jobs.leaders
    mine: i64 = 1 << seat
    most: i64 = 0
    equal: i64 = 0
    done: i64 = 0
    at: i64 = seat
    while at < len(COLOURS) * SIDES:
        done += jobs.counts[at]
        if by_jobs & ALL_SIDES == mine:
            most += 1
        elif by_jobs & mine:
            equal += 1
        by_jobs >>= SIDES
        at += SIDES
    found.append(most)
    found.append(equal)
    found.append(done)
