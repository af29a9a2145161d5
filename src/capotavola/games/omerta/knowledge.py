"""What each viewer knows of hidden cards, and worlds that agree with it.

A stock that Lady shuffled is a lot: who knew a card in it still knows that it is there, not
where. When a second shuffle meets cards of an older lot, the lots become one, so every lot is a
set of places in any order. If some of the older lot had moved elsewhere meanwhile, the joined lot
is a little wider than a perfect memory would allow; nothing else is ever forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capotavola.engine.audience import ALL
from capotavola.engine.chance import Chance
from capotavola.games.omerta.cards import (
    ALL_SEEN,
    BATCH,
    KIND_MASK,
    KINDS,
    LOT,
    LOT_BITS,
    LOT_MASK,
    SEEN,
    WITHIN,
)
from capotavola.games.omerta.table import ANSWERS, PASSED, SNAPS, UNDECIDED, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def mixed(t: Table, cards: list[int]) -> list[int]:
    """Cards that are about to be shuffled together: from now on they are one lot."""
    t.lots += 1
    older = 0
    for card in cards:
        older |= 1 << (card >> LOT & LOT_MASK)
    older &= ~1
    if older:
        for seat in range(t.players):
            _join(t.stocks[seat], older, t.lots)
        _join(t.safe, older, t.lots)
    return [_into_lot(card, t.lots) for card in cards]


def _join(cards: list[int], older: int, lot: int) -> None:
    for place in range(len(cards)):
        card = cards[place]
        if older >> (card >> LOT & LOT_MASK) & 1:
            cards[place] = card & ~LOT_BITS | lot << LOT


def _into_lot(card: int, lot: int) -> int:
    """Who had seen it here knows it to be within; where exactly nobody knows any more."""
    seen = card >> SEEN & ALL
    return card & ~ALL_SEEN & ~LOT_BITS | seen << WITHIN | lot << LOT


class Spots:
    """Every hidden card of a table in one list, and the way back."""

    def __init__(self, t: Table) -> None:
        self.cards: list[int] = []
        for seat in range(t.players):
            self.cards.extend(t.stocks[seat])
        self.cards.extend(t.safe)
        self.cards.append(t.held)
        self.cards.extend(t.pile)

    def put(self, t: Table) -> None:
        cards = self.cards
        at = 0
        for seat in range(t.players):
            size = len(t.stocks[seat])
            t.stocks[seat] = cards[at : at + size]
            at += size
        t.safe = cards[at : at + len(t.safe)]
        at += len(t.safe)
        t.held = cards[at]
        t.pile = cards[at + 1 :]


def reimagine(t: Table, viewer: int, chance: Chance) -> None:
    """Turn the table into another one that the viewer cannot tell from it."""
    spots = Spots(t)
    cards = spots.cards
    lots: list[list[int]] = []
    if t.lots:
        lots = _lots_in_doubt(cards, viewer)
        for lot in lots:
            _line_up(cards, lot, viewer)
    for batch in range(t.batch + 1):
        _deal_kinds_anew(cards, batch, viewer, chance)
    for lot in lots:
        _shuffle_lot(cards, lot, chance)
    spots.put(t)
    _choose_anew(t, viewer, chance)
    t.chance = chance


def _deal_kinds_anew(cards: list[int], batch: int, viewer: int, chance: Chance) -> None:
    """Cards of one making of the pile that the viewer has not seen are all alike."""
    known: i64 = 1 << SEEN + viewer | 1 << WITHIN + viewer
    batch_bits: i64 = batch
    counts = [0] * KINDS
    unknown: i64 = 0
    card: i64
    for card in cards:
        if card and not card & known and card >> BATCH == batch_bits:
            counts[card & KIND_MASK] += 1
            unknown += 1
    if not unknown:
        return
    kinds: list[int] = []
    for kind in range(1, KINDS):
        for _ in range(counts[kind]):
            kinds.append(kind)
    chance.shuffle(kinds)
    size: i64 = len(cards)
    place: i64 = 0
    while place < size:
        card = cards[place]
        if card and not card & known and card >> BATCH == batch_bits:
            kind_here: i64 = kinds.pop()
            cards[place] = card & ~KIND_MASK | kind_here
        place += 1


def _lots_in_doubt(cards: list[int], viewer: int) -> list[list[int]]:
    """For every lot the spots where the viewer does not know which of its cards lies there."""
    lots: list[list[int]] = []
    numbers: list[int] = []
    for place in range(len(cards)):
        lot = cards[place] >> LOT & LOT_MASK
        if lot and not cards[place] >> SEEN + viewer & 1:
            if lot not in numbers:
                numbers.append(lot)
                lots.append([])
            lots[numbers.index(lot)].append(place)
    return lots


def _line_up(cards: list[int], lot: list[int], viewer: int) -> None:
    """Put the cards of a lot in an order that depends only on what the viewer knows of them."""
    inside: list[int] = []
    for place in lot:
        card = cards[place] & ~ALL_SEEN
        unknown = 0 if card >> WITHIN + viewer & 1 else card & KIND_MASK
        inside.append((card - unknown) << 6 | unknown)
    inside.sort()
    for place, mixture in zip(lot, inside, strict=True):
        card = (mixture >> 6) + (mixture & KIND_MASK)
        cards[place] = cards[place] & ALL_SEEN | card


def _shuffle_lot(cards: list[int], lot: list[int], chance: Chance) -> None:
    """Kinds and what is known of them change places; who looked at which spot does not."""
    inside = [cards[place] & ~ALL_SEEN for place in lot]
    chance.shuffle(inside)
    for place, card in zip(lot, inside, strict=True):
        cards[place] = cards[place] & ALL_SEEN | card


def _choose_anew(t: Table, viewer: int, chance: Chance) -> None:
    """Sealed choices of others: that they were made is public, what they are is not."""
    if not t.stack or t.stack[-1] not in (SNAPS, ANSWERS):
        return
    for seat in range(t.players):
        if seat != viewer and t.choices[seat] != UNDECIDED:
            places = t.unlocked_places(seat)
            choice = chance.below(len(places) + 1)
            t.choices[seat] = PASSED if choice == 0 else places[choice - 1]
