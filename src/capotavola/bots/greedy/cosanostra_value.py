"""What an offer is worth at a table of La Cosa Nostra.

All of it together, by what it changes in what one has: what one gets counts by the lower estimate,
what one gives by the higher one, so that no row of deals is worth more than what it brings. A part
of what the other side gains is taken off.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_access as access
from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_trust import believed, later_incomes, promised, trust
from capotavola.engine.audience import seats_in
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, side_of, value_of, what_of
from capotavola.games.cosanostra.deals.offers import BY, TERMS
from capotavola.games.cosanostra.ledger.promises import P_DUE, P_ITEM, P_TO
from capotavola.games.cosanostra.round import ending
from capotavola.games.cosanostra.table import PLANNED, Table, marker_of

NEVER: Final = -1.0e9
MEN_TO_USE: Final = 6  # for more gangsters there are no jobs
HAND_HOPE: Final = 3000.0  # the most that a use for a job in the hand is worth
A_USE: Final = 0.5  # what of a take the use of a business brings another


class Before:
    """A table before a deal."""

    def __init__(self, t: Table, seat: int) -> None:
        self.cash = t.cash
        self.business_at = t.business_at
        self.man_at = t.man_at
        self.markers = t.markers
        self.takes = access.planned_takes(t, seat)
        self.hand = access.hand_takes(t, seat)
        self.best = access.best_in_hand(t, seat)
        self.short = debts.lost_purchases(t, seat)
        self.monopolies = worth.all_monopolies(t)
        self.bonus = ending.gangster_bonus(t)

    def restore(self, t: Table) -> None:
        t.cash = self.cash
        t.business_at = self.business_at
        t.man_at = self.man_at
        t.markers = self.markers


class Weighed:
    """A deal by its parts: what one has afterwards, what is counted on, what the other gains."""

    def __init__(self) -> None:
        self.possible = False
        self.holdings = 0.0  # that change hands, and what one's own promises cost
        self.plans = 0.0  # what it adds to the jobs one has in mind
        self.lost = 0.0  # what it takes from these and from purchases
        self.promised = 0.0  # what the other's promises come to if they are kept
        self.believed = 0.0
        self.envied = 0.0  # the part of the other's gain that is taken off

    def total(self) -> float:
        return (
            self.holdings + self.plans - self.lost + self.believed - self.envied if self.possible else NEVER
        )


def value(t: Table, seat: int, other: int, terms: list[int], side: int) -> float:
    """To the seat on that side: the own gain, less a part of the other's."""
    return weighed(t, seat, other, terms, side).total()


def value_beside_own(t: Table, seat: int, other: int, terms: list[int]) -> float:
    """Of an offer that one makes, once all others that one has made are taken, too: that may happen in one
    breath, with no time for second thoughts."""
    cash, business_at, man_at, markers = t.cash, t.business_at, t.man_at, t.markers
    for offer in t.offers:
        if offer[BY] == seat:
            standing = offer[TERMS:]
            _carry_out(t, seat, seats_in(standing[parts.TO])[0], standing, parts.MINE)
    gain = value(t, seat, other, terms, parts.MINE)
    t.cash, t.business_at, t.man_at, t.markers = cash, business_at, man_at, markers
    return gain


def weighed(t: Table, seat: int, other: int, terms: list[int], side: int) -> Weighed:
    found = Weighed()
    before = Before(t, seat)
    hurt = worth.hurt(t, seat, other)
    _carry_out(t, seat, other, terms, side)
    own = _promises(terms, side)
    if word.can_keep(t, seat, own) and word.still_keeps(t, seat, before.business_at, before.cash):
        cost = word.cost(t, seat, other, own)
        found.possible = True
        found.promised = promised(t, seat, other, _promises(terms, 1 - side))
        found.believed = believed(t, seat, other, found.promised)
        found.holdings = _holdings(t, seat, before) - cost - _claims_paid(t, seat, other, terms, side)
        _plans(t, seat, before, found)
        theirs = _other_gain(t, other, before, terms, side) + cost * trust(t, seat) - found.believed
        found.envied = max(0.0, theirs) * hurt
    before.restore(t)
    return found


def _claims_paid(t: Table, seat: int, other: int, terms: list[int], side: int) -> float:
    """LC-R45: what the other owes anyway is not given for this deal: a business that was promised, whether
    it is returned or sold, and cash where the deal says so."""
    cash = 0
    if terms[parts.OPEN] & parts.AS_DEBT:
        for entry in terms[parts.ITEMS :]:
            if what_of(entry) == parts.CASH_ITEM and side_of(entry) != side:
                cash += value_of(entry)
    claims = 0
    total = 0.0
    for promise in t.ledger:
        if debts.pending(promise, other) and promise[P_TO] == seat:
            claims += max(0, promise[P_DUE])
            entry = promise[P_ITEM]
            given = item(1 - side, parts.BUSINESS_ITEM, value_of(entry))
            if what_of(entry) == parts.GIVE_LATER and given in terms[parts.ITEMS :]:
                total += later_incomes(t, entry)
    return total + min(cash, claims)


def _promises(terms: list[int], side: int) -> list[int]:
    return [
        entry
        for entry in terms[parts.ITEMS :]
        if what_of(entry) >= parts.FIRST_PROMISE and side_of(entry) == side
    ]


def _carry_out(t: Table, seat: int, other: int, terms: list[int], side: int) -> None:
    """On lists of its own."""
    t.cash = t.cash[:]
    t.business_at = t.business_at[:]
    t.man_at = t.man_at[:]
    t.markers = t.markers[:]
    for entry in terms[parts.ITEMS :]:
        what, number = what_of(entry), value_of(entry)
        giver, taker = (seat, other) if side_of(entry) == side else (other, seat)
        if what == parts.CASH_ITEM:
            t.cash[giver] -= number
            t.cash[taker] += number
        elif what == parts.BUSINESS_ITEM:
            t.business_at[number] = taker
        elif what == parts.GANGSTER_ITEM:
            t.man_at[number] = taker
        elif (
            what == parts.USE_ITEM and t.business_at[number] != PLANNED
        ):  # what is not owned yet, may never be
            t.markers.append(marker_of(number, taker))


def _holdings(t: Table, seat: int, before: Before) -> float:
    total = float(t.cash[seat] - before.cash[seat])
    for business in range(t.rules.businesses):
        was, now = before.business_at[business], t.business_at[business]
        if was != now:
            if now == seat:
                total += worth.business_gets(t, business)
            elif was == seat:
                total -= worth.business_gives(t, business)
    monopolies = float(worth.all_monopolies(t)[seat] - before.monopolies[seat])
    total += monopolies * worth.SURVIVES if monopolies > 0 else monopolies
    return total + _men(t, seat, before)


def _plans(t: Table, seat: int, before: Before, found: Weighed) -> None:
    """A job in the hand counts for a little, and only the best: it is not planned yet."""
    takes = access.planned_takes(t, seat) - before.takes
    hand = access.hand_takes(t, seat) - before.hand
    best = access.best_in_hand(t, seat) - before.best
    found.plans = max(0.0, takes) + max(0.0, min(HAND_HOPE, best))
    found.lost = max(0.0, -takes) + max(0.0, -hand)
    found.lost += max(0.0, debts.lost_purchases(t, seat) - before.short)


def _men(t: Table, seat: int, before: Before) -> float:
    """The most gangsters (LC-9.2) may be lost by a deal, but are never counted on."""
    count = before.man_at.count(seat)
    total = 0.0
    for man in range(t.rules.gangsters):
        was, now = before.man_at[man], t.man_at[man]
        if was != now:
            if now == seat and count < MEN_TO_USE:
                total += worth.man_gets(t, man)
                count += 1
            elif was == seat:
                total -= worth.man_gives(t, man)
    lost = before.bonus[seat] - ending.gangster_bonus(t)[seat]
    return total - max(0, lost) * (1.0 if t.round == t.last_round else 0.5)


def _other_gain(t: Table, other: int, before: Before, terms: list[int], side: int) -> float:
    total = float(t.cash[other] - before.cash[other])
    total += worth.all_monopolies(t)[other] - before.monopolies[other]
    for business in range(t.rules.businesses):
        if before.business_at[business] != t.business_at[business]:
            amount = worth.business_worth(t, business)
            total += amount if t.business_at[business] == other else -amount
    for man in range(t.rules.gangsters):
        if before.man_at[man] != t.man_at[man]:
            amount = worth.man_gives(t, man)
            total += amount if t.man_at[man] == other else -amount
    for entry in terms[parts.ITEMS :]:
        if what_of(entry) in (parts.USE_ITEM, parts.USE_LATER) and side_of(entry) == side:
            total += debts.TAKES[t.round - 1] * A_USE
    if t.round == t.last_round:
        total += ending.gangster_bonus(t)[other] - before.bonus[other]
    return total
