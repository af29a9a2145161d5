"""Hands and piles: jobs and influence cards drawn, played and discarded."""

from capotavola.engine.audience import ALL, only
from capotavola.games.cosanostra.cards import CARD_MASK, INFLUENCE, KIND_MASK, ROUND, SEEN, back_of
from capotavola.games.cosanostra.influence import news
from capotavola.games.cosanostra.table import HAND_MASK, HAND_SEEN, Table


def draw_jobs(t: Table, seat: int, count: int) -> None:
    """From the deck of the round; as many as there are."""
    deck = t.decks[t.round - 1]
    drawn: list[int] = []
    while len(drawn) < count and deck:
        drawn.append(deck.pop())
    take_jobs(t, seat, drawn)


def take_jobs(t: Table, seat: int, drawn: list[int]) -> None:
    drawn.sort(key=in_order)
    t.jobs[seat].extend(drawn)
    t.jobs[seat].sort(key=in_order)
    news.drew_jobs(t.told, seat, drawn, t.rules)


def in_order(card: int) -> int:
    """Hands lie by kind; of two alike the older one is played first (LC-R30)."""
    return (card & KIND_MASK) << ROUND | card >> ROUND


def extra_job_left(t: Table) -> bool:
    """Whether there is a job to be drawn besides the deal."""
    return bool(t.decks[t.round - 1]) or (t.round > 1 and bool(t.discards[t.round - 2]))


def draw_extra_job(t: Table, seat: int) -> None:
    """An empty deck gives way to last round's discard, shuffled."""
    pile = t.decks[t.round - 1]
    if not pile:
        pile = t.discards[t.round - 2]
        for place in range(len(pile)):
            pile[place] &= CARD_MASK
        t.chance.shuffle(pile)
    take_jobs(t, seat, [pile.pop()])


def take_from_hand(t: Table, seat: int, kind: int) -> int:
    """The card of that kind, out of the hand."""
    hand = t.jobs[seat]
    at = 0
    while hand[at] & KIND_MASK != kind:
        at += 1
    return hand.pop(at)


def discard_job(t: Table, card: int, seen: int) -> None:
    """LC-2.5: face up if all see it, otherwise unseen but by those who know it."""
    t.discards[back_of(card) - 1].append(card & CARD_MASK | seen << SEEN)


def draw_influence(t: Table, seat: int, count: int) -> None:
    """LC-R24: the discard is shuffled when the deck is empty; if there is none, fewer are drawn."""
    drawn: list[int] = []
    while len(drawn) < count and influence_left(t):
        if not t.influence_deck:
            t.influence_deck = [card & HAND_MASK for card in t.influence_discards]
            t.influence_discards = []
            t.chance.shuffle(t.influence_deck)
            t.tell_that("reshuffled")
        kind = t.influence_deck.pop()
        t.influence[seat * INFLUENCE + kind] += 1
        drawn.append(kind)
    if drawn:
        drawn.sort()
        news.drew_influence(t.told, seat, drawn, t.rules)


def influence_left(t: Table) -> bool:
    return bool(t.influence_deck) or bool(t.influence_discards)


def spend(t: Table, seat: int, kind: int) -> None:
    """Out of the hand, in sight of all; a card that all knew goes first."""
    at = seat * INFLUENCE + kind
    t.influence[at] -= 1
    if t.known[at]:
        t.known[at] -= 1


def lay_open(t: Table, kind: int) -> None:
    """Onto the discard, face up."""
    t.influence_discards.append(kind | ALL << HAND_SEEN)


def discard_unseen(t: Table, seat: int, kind: int) -> None:
    """LC-R21: nobody else can say any more what is left in that hand."""
    t.influence[seat * INFLUENCE + kind] -= 1
    for other in range(INFLUENCE):
        t.known[seat * INFLUENCE + other] = 0
    t.influence_discards.append(kind | only(seat) << HAND_SEEN)
    card = t.rules.influences.names[kind]
    t.tell_apart(seat, "discarded-influence", "discarded-own-influence", "card", card)


def discard_job_unseen(t: Table, seat: int, kind: int) -> None:
    """LC-R21"""
    card = take_from_hand(t, seat, kind)
    discard_job(t, card, only(seat))
    news.discarded_job(t.told, seat, t.rules.jobs.names[kind], back_of(card))
