"""Cards come and go: the only ways into a hand and out of it, and what can be remembered of them.

Money and goods come from the supply and go back to it in the open, so everybody can count them in
every hand. Only what passes from hand to hand is hidden from the others (CE-R13); `memory` holds
those passings and what else was learnt of hands since, `minima` the least that every hand has
held of each type since each of them. `knowledge.py` reads both.
"""

from typing import Final

from capotavola.engine.audience import only
from capotavola.engine.machine import i64
from capotavola.games.corleone import cards, news
from capotavola.games.corleone.table import IN_HAND, OUT, Table

# An entry of `memory`: how, giver or subject, taker or looker, the type, the giver's hand before.
ANY_CARD: Final = 0  # the giver's choice
DOLLAR: Final = 1  # a $1, without one another money card of the giver's choice
HIGHEST: Final = 2  # the highest money card
SOME_MONEY: Final = 3  # the taker's choice
SOME_GOOD: Final = 4
PASSINGS: Final = 5  # those below are passings
NO_MONEY: Final = 5
AT_MOST: Final = 6  # no money card above the type
HAS_MONEY: Final = 7
LOOKED: Final = 8  # the looker has seen the whole hand
NO_GOODS: Final = 9
MEMORY_NAMES: Final = [
    "any-card",
    "dollar",
    "highest",
    "some-money",
    "some-good",
    "no-money",
    "at-most",
    "has-money",
    "looked",
    "no-goods",
]
SUBJECT: Final = 1
OTHER: Final = 2
PASSED_TYPE: Final = 3
HAND_BEFORE: Final = 4
ENTRY: Final = HAND_BEFORE + cards.COUNTED
VIEWERS: Final = 8


def take(t: Table, seat: int, kind: int) -> None:
    """One card of a type from the supply (CE-4.12, CE-R7)."""
    got = brought_by(t, kind)
    if got < 0:
        t.tell_of("nothing-left", seat, "card", cards.TYPE_NAMES[kind])
        return
    t.supply[got] -= 1
    t.hands[seat * cards.TYPES + got] += 1
    t.tell_of("took", seat, "card", cards.TYPE_NAMES[got])


def brought_by(t: Table, kind: int) -> int:
    """The type that taking this one brings: of money a lower value where it lacks; -1 if nothing is left."""
    if kind >= cards.MONEY:
        return kind if t.supply[kind] else -1
    while kind >= 0 and t.supply[kind] == 0:
        kind -= 1
    return kind


def any_left(t: Table, kind: int) -> bool:
    """Whether taking that type would bring anything."""
    return brought_by(t, kind) >= 0


def goods_left(t: Table) -> bool:
    """Whether there is any to choose: narcotics never are."""
    return t.supply[cards.GUN] + t.supply[cards.BOOZE] + t.supply[cards.BLOOD] > 0


def stash(t: Table, seat: int, value: int) -> None:
    """CE-10.2: one money card from the hand into the suitcase, shown."""
    _leave(t, seat, value)
    t.suitcases[seat * cards.MONEY + value] += 1
    t.tell_of("stashed", seat, "card", cards.TYPE_NAMES[value])


def put_back(t: Table, seat: int, kind: int) -> None:
    """Money or goods back to the supply."""
    _leave(t, seat, kind)
    t.supply[kind] += 1


def discard(t: Table, seat: int, card: int) -> None:
    """Any card, to where it belongs (CE-7.1, CE-R15)."""
    if card < cards.TYPES:
        put_back(t, seat, card)
    elif card < t.rules.first_ally:
        remove_job(t, seat, card - cards.TYPES)
        t.discards.append(card - cards.TYPES)
    else:
        t.ally_at[card - t.rules.first_ally] = OUT


def draw_job(t: Table) -> int:
    """The top of the deck; -1 if there is no job left (CE-4.12, CE-R15)."""
    if not t.deck:
        if not t.discards:
            return -1
        t.deck = t.discards
        t.discards = []
        t.chance.shuffle(t.deck)
        t.tell_that("jobs-shuffled", "count", len(t.deck))
    return t.deck.pop()


def add_job(t: Table, seat: int, kind: int, known_to: int) -> None:
    """`known_to`: who sees it go there; its holder always does."""
    hand = t.jobs[seat]
    place = len(hand)
    while place and hand[place - 1] & cards.JOB_MASK > kind:
        place -= 1
    hand.insert(place, kind | (known_to | only(seat)) << cards.SEEN)


def remove_job(t: Table, seat: int, kind: int) -> None:
    """In the open."""
    _take_out(t, seat, kind)
    _note_minimum(t, seat, cards.A_JOB, len(t.jobs[seat]))


def pass_on(t: Table, giver: int, taker: int, card: int, how: int) -> None:
    """From hand to hand, seen by those two only (CE-R13)."""
    kind = card if card < cards.TYPES else cards.A_JOB
    remember(t, how, giver, taker, kind)
    if kind == cards.A_JOB:
        _take_out(t, giver, card - cards.TYPES)
        add_job(t, taker, card - cards.TYPES, only(giver))
    else:
        t.hands[giver * cards.TYPES + kind] -= 1
        t.hands[taker * cards.TYPES + kind] += 1
    if how == ANY_CARD:
        _forget_jobs(t, giver, taker)
    for seat in range(t.players):
        t.minima.extend(t.counted(seat))
    news.passed(t.told, giver, taker, card, t.rules)


def remember(t: Table, how: int, subject: int, other: int, kind: int) -> None:
    """Before the first passing everything is known of all hands."""
    if how < PASSINGS or t.memory:
        t.memory.append(how)
        t.memory.append(subject)
        t.memory.append(other)
        t.memory.append(kind)
        t.memory.extend(t.counted(subject))


def look(t: Table, looker: int, target: int) -> None:
    """At a whole hand."""
    remember(t, LOOKED, target, looker, 0)
    hand = t.jobs[target]
    for place, job in enumerate(hand):
        hand[place] = job | 1 << cards.SEEN + looker
    news.looked(t, looker, target)


def show_highest(t: Table, seat: int) -> int:
    """The highest money card of a hand, in the open; -1 if there is none."""
    value = highest_money(t, seat)
    if value < 0:
        remember(t, NO_MONEY, seat, seat, 0)
    else:
        remember(t, AT_MOST, seat, seat, value)
    return value


def highest_money(t: Table, seat: int) -> int:
    value = cards.MONEY - 1
    while value >= 0 and t.hands[seat * cards.TYPES + value] == 0:
        value -= 1
    return value


def leave_for_suitcase(t: Table, seat: int, taker: int, value: int) -> None:
    """A money card from a hand into another's suitcase, seen by all."""
    _leave(t, seat, value)
    t.suitcases[taker * cards.MONEY + value] += 1


def hold_ally(t: Table, ally: int, seat: int) -> None:
    t.ally_at[ally] = IN_HAND + seat


def countable(t: Table, owner: int, viewer: int) -> bool:
    """Whether the viewer can count the money and goods of a hand: nothing passed unseen (CE-R13)."""
    if viewer == owner:
        return True
    for entry in range(0, len(t.memory), ENTRY):
        if t.memory[entry] < PASSINGS:
            giver, taker = t.memory[entry + SUBJECT], t.memory[entry + OTHER]
            if owner in (giver, taker) and viewer not in (giver, taker):
                return False
    return True


def _leave(t: Table, seat: int, kind: int) -> None:
    at = seat * cards.TYPES + kind
    left = t.hands[at] - 1
    t.hands[at] = left
    _note_minimum(t, seat, kind, left)


def _note_minimum(t: Table, seat: int, kind: int, left: i64) -> None:
    size: i64 = len(t.minima)
    if size:
        at = size - (t.players - seat) * cards.COUNTED + kind
        if left < t.minima[at]:
            t.minima[at] = left


def _take_out(t: Table, seat: int, kind: int) -> None:
    """Who knew of some of several alike, but not which of them it was, now knows of one less."""
    hand = t.jobs[seat]
    at = 0
    while hand[at] & cards.JOB_MASK != kind:
        at += 1
    gone = hand.pop(at) >> cards.SEEN
    for viewer in range(VIEWERS):
        if gone >> viewer & 1:
            continue
        for place, job in enumerate(hand):
            if job & cards.JOB_MASK == kind and job >> cards.SEEN >> viewer & 1:
                hand[place] = job & ~(1 << cards.SEEN + viewer)
                break


def _forget_jobs(t: Table, giver: int, taker: int) -> None:
    """Whoever did not see which card was given can no longer be sure of any of the giver's jobs."""
    parties = (only(giver) | only(taker)) << cards.SEEN
    hand = t.jobs[giver]
    for place, job in enumerate(hand):
        hand[place] = job & (cards.JOB_MASK | parties)
