"""What a viewer knows of hidden cards, and worlds that agree with all of it.

A world is imagined by playing the hidden part of the round again. Every card came out of a batch
(a making of the draw pile), whose kinds everybody can name; what the viewer has not seen is dealt
anew from there. A stock that Lady shuffled is a lot: the cards that went in come out again in a new
order, except where the viewer has seen since what lay in a slot. Lots may follow one another and
overlap; they are played again in their order.

Nothing here looks at a kind that the viewer has not seen, other than to count what is left in a
batch: the same numbers give the same world, whatever the truth.
"""

from typing import Final

from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64
from capotavola.games.omerta.cards import BATCH, KIND_MASK, KINDS, LOT, LOT_MASK, SEEN, lot_of, slot_of
from capotavola.games.omerta.table import ANSWERS, PASSED, SNAPS, UNDECIDED, Table

UNKNOWN: Final = 0
TRIES: Final = 10_000


def reimagine(t: Table, viewer: int, chance: Chance) -> None:
    """Turn the table into another one that the viewer cannot tell from it."""
    cards = _all_hidden(t)
    if t.lots:
        _play_lots_again(t, cards, viewer, chance)
    else:
        for batch in _batches(t, cards):
            kinds = _listed(_unseen_kinds(cards, batch, viewer))
            chance.shuffle(kinds)
            _deal_out(cards, batch, viewer, kinds)
    _put_back(t, cards)
    _choose_anew(t, viewer, chance)


def _all_hidden(t: Table) -> list[int]:
    """Every place where a hidden card may lie, in one list."""
    cards: list[int] = []
    for stock in t.stocks:
        cards.extend(stock)
    cards.extend(t.safe)
    cards.append(t.held)
    cards.extend(t.pile)
    return cards


def _batches(t: Table, cards: list[int]) -> list[int]:
    """Those of which anything can be left."""
    batches = [0]
    if t.batch:
        for lying in [cards, *t.lots]:
            for card in lying:
                if card >> BATCH not in batches:
                    batches.append(card >> BATCH)
        batches.sort()
    return batches


def _put_back(t: Table, cards: list[int]) -> None:
    at = 0
    for seat in range(t.players):
        size = len(t.stocks[seat])
        t.stocks[seat] = cards[at : at + size]
        at += size
    t.safe = cards[at : at + len(t.safe)]
    at += len(t.safe)
    t.held = cards[at]
    t.pile = cards[at + 1 :]


def _unseen_kinds(cards: list[int], batch: int, viewer: int) -> list[int]:
    """How many of each kind a batch has among the cards that the viewer has not seen."""
    known: i64 = 1 << SEEN + viewer | LOT_MASK << LOT
    wanted: i64 = batch
    counts = [0] * KINDS
    card: i64
    for card in cards:
        if card and not card & known and card >> BATCH == wanted:
            counts[card & KIND_MASK] += 1
    return counts


def _deal_out(cards: list[int], batch: int, viewer: int, kinds: list[int]) -> None:
    """Give those cards these kinds."""
    known: i64 = 1 << SEEN + viewer | LOT_MASK << LOT
    wanted: i64 = batch
    size: i64 = len(cards)
    place: i64 = 0
    while place < size:
        card: i64 = cards[place]
        if card and not card & known and card >> BATCH == wanted:
            kind: i64 = kinds.pop()
            cards[place] = card & ~KIND_MASK | kind
        place += 1


def _listed(counts: list[int]) -> list[int]:
    kinds: list[int] = []
    for kind in range(1, KINDS):
        for _ in range(counts[kind]):
            kinds.append(kind)
    return kinds


# -- with lots ---------------------------------------------------------------


class Tokens:
    """The cards as they went into their first lot: a kind where the viewer has seen it, else UNKNOWN."""

    def __init__(self, batches: list[int]) -> None:
        self.numbers = batches
        self.kinds: list[int] = []
        self.batches: list[int] = []  # of every token, its batch's place in `numbers`
        self.pools: list[list[int]] = []  # of every batch, how many of each kind are unseen

    def add(self, card: int, viewer: int) -> None:
        batch = self.numbers.index(card >> BATCH)
        if card >> SEEN + viewer & 1:
            self.kinds.append(card & KIND_MASK)
        else:
            self.kinds.append(UNKNOWN)
            self.pools[batch][card & KIND_MASK] += 1
        self.batches.append(batch)

    def copy(self) -> "Tokens":
        twin = Tokens(self.numbers)
        twin.kinds = self.kinds[:]
        twin.batches = self.batches
        twin.pools = [pool[:] for pool in self.pools]
        return twin

    def chance_of(self, token: int, kind: int) -> int:
        """How likely it is this kind, in millionths."""
        if self.kinds[token] != UNKNOWN:
            return 1_000_000 if self.kinds[token] == kind else 0
        pool = self.pools[self.batches[token]]
        return pool[kind] * 1_000_000 // max(1, sum(pool))

    def bind(self, token: int, kind: int) -> None:
        if self.kinds[token] == UNKNOWN:
            self.kinds[token] = kind
            self.pools[self.batches[token]][kind] -= 1


def _play_lots_again(t: Table, cards: list[int], viewer: int, chance: Chance) -> None:
    """Lots in their order, until a way is found that fits all that the viewer has seen."""
    untouched = _tokens_of(t, cards, viewer)
    seen = _seen_after_lots(t, cards, viewer)
    for _ in range(TRIES):
        tokens = untouched.copy()
        flow = _flow(t.lots, seen, tokens, chance)
        if len(flow) == len(t.lots):
            _deal_rest(cards, tokens, viewer, chance)
            _write_world(t, cards, flow, tokens)
            return
    raise RuntimeError("what has been seen of the shuffled stocks cannot have happened")


def _tokens_of(t: Table, cards: list[int], viewer: int) -> Tokens:
    tokens = Tokens(_batches(t, cards))
    for batch in tokens.numbers:
        tokens.pools.append(_unseen_kinds(cards, batch, viewer))
    for lot in t.lots:
        for card in lot:
            if not lot_of(card):
                tokens.add(card, viewer)
    return tokens


def _deal_rest(cards: list[int], tokens: Tokens, viewer: int, chance: Chance) -> None:
    """What is still unknown, in the lots and beside them, gets any kind that is left in its batch."""
    for i in range(len(tokens.numbers)):
        kinds = _listed(tokens.pools[i])
        chance.shuffle(kinds)
        for token in range(len(tokens.kinds)):
            if tokens.kinds[token] == UNKNOWN and tokens.batches[token] == i:
                tokens.kinds[token] = kinds.pop()
        _deal_out(cards, tokens.numbers[i], viewer, kinds)


def _seen_after_lots(t: Table, cards: list[int], viewer: int) -> list[list[int]]:
    """For every lot what the viewer has seen to come out of each slot; UNKNOWN where nothing."""
    seen = [[UNKNOWN] * len(lot) for lot in t.lots]
    for lot in t.lots:
        _note_seen(seen, lot, viewer)
    _note_seen(seen, t.shown, viewer)
    _note_seen(seen, cards, viewer)
    return seen


def _note_seen(seen: list[list[int]], cards: list[int], viewer: int) -> None:
    for card in cards:
        if lot_of(card) and card >> SEEN + viewer & 1:
            seen[lot_of(card) - 1][slot_of(card)] = card & KIND_MASK


def _flow(lots: list[list[int]], seen: list[list[int]], tokens: Tokens, chance: Chance) -> list[list[int]]:
    """For every lot the token in each of its slots; cut short where what was seen cannot be reached."""
    flow: list[list[int]] = []
    first = 0
    for number in range(len(lots)):
        entering: list[int] = []
        for card in lots[number]:
            if lot_of(card):
                entering.append(flow[lot_of(card) - 1][slot_of(card)])
            else:
                entering.append(first)
                first += 1
        slots = _through_lot(entering, seen[number], tokens, chance)
        if len(slots) != len(entering):
            break
        flow.append(slots)
    return flow


def _through_lot(entering: list[int], seen: list[int], tokens: Tokens, chance: Chance) -> list[int]:
    """An order in which they may have come out; empty if none fits what came before."""
    rest = entering[:]
    slots = [0] * len(entering)
    for slot in range(len(seen)):
        if seen[slot] != UNKNOWN:
            token = _pick(rest, seen[slot], tokens, chance)
            if token < 0:
                return []
            tokens.bind(token, seen[slot])
            rest.remove(token)
            slots[slot] = token
    chance.shuffle(rest)
    for slot in range(len(seen)):
        if seen[slot] == UNKNOWN:
            slots[slot] = rest.pop()
    return slots


def _pick(rest: list[int], kind: int, tokens: Tokens, chance: Chance) -> int:
    """One of the tokens that can be this kind, the likelier the sooner."""
    weights = [tokens.chance_of(token, kind) for token in rest]
    total = sum(weights)
    if not total:
        return -1
    point = chance.below(total)
    for i in range(len(rest)):
        point -= weights[i]
        if point < 0:
            return rest[i]
    return -1


def _write_world(t: Table, cards: list[int], flow: list[list[int]], tokens: Tokens) -> None:
    """Give what came out of lots, and every memory of them, the kind that it has in this world."""
    first = 0
    lots = [lot[:] for lot in t.lots]
    for lot in lots:
        for i in range(len(lot)):
            if not lot_of(lot[i]):
                lot[i] = lot[i] & ~KIND_MASK | tokens.kinds[first]
                first += 1
        _write(lot, flow, tokens)
    t.lots = lots
    t.shown = t.shown[:]
    _write(t.shown, flow, tokens)
    _write(cards, flow, tokens)


def _write(cards: list[int], flow: list[list[int]], tokens: Tokens) -> None:
    in_lot: i64 = LOT_MASK << LOT
    size: i64 = len(cards)
    place: i64 = 0
    while place < size:
        card: i64 = cards[place]
        if card & in_lot:
            kind: i64 = tokens.kinds[flow[lot_of(card) - 1][slot_of(card)]]
            cards[place] = card & ~KIND_MASK | kind
        place += 1


# -- sealed choices ----------------------------------------------------------


def _choose_anew(t: Table, viewer: int, chance: Chance) -> None:
    """Sealed choices of others: that they were made is public, what they are is not."""
    if not t.on(SNAPS) and not t.on(ANSWERS):
        return
    for seat in range(t.players):
        if seat != viewer and t.choices[seat] != UNDECIDED:
            places = t.unlocked_places(seat)
            choice = chance.below(len(places) + 1)
            t.choices[seat] = PASSED if choice == 0 else places[choice - 1]


def reopen(t: Table, me: int) -> None:
    """Those who have sealed a choice, which the viewer can only guess, are asked again (OM-R3)."""
    if not t.on(SNAPS) and not t.on(ANSWERS):
        return
    for seat in range(t.players):
        if seat != me and t.choices[seat] != UNDECIDED:
            t.choices[seat] = UNDECIDED
            t.waiting |= 1 << seat
