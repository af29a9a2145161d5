"""What a round of Omerta that goes on is likely to bring everybody, learnt from how rounds ended.

The figures are from games of greedy bots with one that plays by its own lights among them
(`tools/prospects_omerta.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.games.omerta.cards import GAP, HIGHEST_BOTTLE, KIND_MASK, SEEN
from capotavola.games.omerta.rules import CALLER_LIMIT
from capotavola.games.omerta.state import OmertaState

if TYPE_CHECKING:
    from mypy_extensions import i64

HOLDINGS: Final = [
    "points",
    "points of the heaviest card that it knows",
    "points of the next one",
    "cards",
    "cards that it does not know",
    "points of twins",
    "can call",
    "can call and is the lightest",
    "turns until its next, where it can call and is the lightest",
    "points, where another can call before",
    "is the lightest, where another can call before",
    "La Mamma is with it",
]
WORTHS: Final = [0.190, 0.039, 0.155, 0.543, 2.472, 0.244, 4.855, -8.250, 0.863, 0.305, -2.838, 1.466]
UNFINISHED: Final = 0.8  # as much luck is in the rest of such a round, beside a whole one


class Hand:
    """What lies before a seat, and how well it knows it."""

    def __init__(self, world: OmertaState, seat: int) -> None:
        self.points = 0
        self.heaviest = 0
        self.next_heaviest = 0
        self.cards = 0
        self.unknown = 0
        self.twins = 0
        knows: i64 = 1 << SEEN + seat
        met: i64 = 0
        card: i64
        for card in world.stocks[seat]:
            if card == GAP:
                continue
            kind: i64 = card & KIND_MASK
            worth = world.rules.points[kind]
            self.points += worth
            self.cards += 1
            if not card & knows:
                self.unknown += 1
                continue
            if kind <= HIGHEST_BOTTLE and met >> kind & 1:
                self.twins += worth
            met |= 1 << kind
            if worth > self.heaviest:
                self.next_heaviest = self.heaviest
                self.heaviest = worth
            elif worth > self.next_heaviest:
                self.next_heaviest = worth
        barred = bool(world.given) and (world.under_patrol(seat) or world.under_la_mamma(seat))
        self.can_call = 1 if self.points <= CALLER_LIMIT and not self.unknown and not barred else 0


def foretold(world: OmertaState) -> list[float]:
    """What everybody scores in this round, beside what is the same for all."""
    scores: list[float] = []
    for row in holdings(world):
        score = 0.0
        for number in range(len(row)):
            score += WORTHS[number] * row[number]
        scores.append(score)
    return scores


def holdings(world: OmertaState) -> list[list[int]]:
    """Of everybody, as HOLDINGS has them, when a turn begins."""
    players = world.players
    hands = [Hand(world, seat) for seat in range(players)]
    least = min([hand.points for hand in hands])
    found: list[list[int]] = [[] for _ in range(players)]
    before = 0
    for wait in range(players):
        seat = (world.active + wait) % players
        hand = hands[seat]
        lightest = 1 if hand.points == least else 0
        found[seat] = [
            hand.points,
            hand.heaviest,
            hand.next_heaviest,
            hand.cards,
            hand.unknown,
            hand.twins,
            hand.can_call,
            hand.can_call * lightest,
            hand.can_call * lightest * wait,
            before * hand.points,
            before * lightest,
            1 if world.given and world.under_la_mamma(seat) else 0,
        ]
        before |= hand.can_call
    return found
