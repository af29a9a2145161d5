"""What others have kept in Omerta: a card that its owner knows and has not changed is likely to be light.

The figures are from games of greedy bots (`tools/kept.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.games.omerta.cards import BATCH, GAP, KIND_MASK, LOT, LOT_MASK, SEEN
from capotavola.games.omerta.state import OmertaState

if TYPE_CHECKING:
    from mypy_extensions import i64

# By turns of everybody: how often it is worth 0 to 10, 15 or 20 points, in per cent of a card of the pile.
LIKELY: Final = [
    [120, 116, 115, 112, 112, 115, 113, 110, 110, 99, 85, 78, 74],
    [188, 166, 157, 153, 152, 150, 145, 140, 140, 53, 42, 25, 11],
    [224, 190, 184, 176, 172, 162, 150, 144, 144, 24, 17, 6, 3],
    [250, 205, 193, 185, 184, 162, 143, 130, 128, 12, 8, 3, 2],
    [280, 209, 204, 187, 187, 147, 135, 118, 116, 7, 5, 2, 2],
    [300, 206, 205, 200, 190, 138, 126, 104, 97, 5, 3, 2, 2],
    [317, 205, 205, 200, 189, 142, 108, 100, 80, 3, 2, 2, 2],
]
MEAN: Final = [450, 310, 257, 235, 222, 212, 203]  # what it is worth then, in sixtieths of a point
TRIES: Final = 5  # exchanges with the pile that are thought of for each card


def mean_of_kept(world: OmertaState) -> int:
    return MEAN[min(len(MEAN) - 1, world.turn // world.players)]


def keep_the_light(world: OmertaState, seat: int) -> None:
    """Make such cards in a world of that seat's as light as they are likely to be (Metropolis).

    One that the seat has not seen may be any of its batch: it changes places with one of the pile.
    """
    likely = LIKELY[min(len(LIKELY) - 1, world.turn // world.players)]
    if not world.pile:
        return
    fixed: i64 = 1 << SEEN + seat | LOT_MASK << LOT
    for owner in range(world.players):
        if owner == seat:
            continue
        knows: i64 = 1 << SEEN + owner
        stock = world.stocks[owner]
        for place in range(len(stock)):
            card: i64 = stock[place]
            if card != GAP and not card & fixed and card & knows:
                stock[place] = exchanged(world, card, fixed, likely)


def exchanged(world: OmertaState, card: i64, fixed: i64, likely: list[int]) -> i64:
    """After some exchanges, each the likelier the likelier the new kind is to be kept."""
    pile = world.pile
    size = len(pile)
    for _ in range(TRIES):
        at = world.chance.below(size)
        other: i64 = pile[at]
        if other & fixed or other >> BATCH != card >> BATCH:
            continue
        now = likely[column(world.rules.points[card & KIND_MASK])]
        then = likely[column(world.rules.points[other & KIND_MASK])]
        if then >= now or world.chance.below(now) < then:
            pile[at] = other & ~KIND_MASK | card & KIND_MASK
            card = card & ~KIND_MASK | other & KIND_MASK
    return card


def column(points: int) -> int:
    """Of LIKELY: the last one that is not of more points."""
    if points <= 10:
        return max(0, points)
    return 10 if points < 15 else 11 if points < 20 else 12
