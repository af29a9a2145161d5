"""Haggling at a table of La Cosa Nostra: which offers to take, which ones to make, which word to keep.

Offers are judged by `cosanostra_value`. Whoever makes one in vain gives way a little with the next,
and a turn has only so many.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_value import TAKES, trust, use_worth, value
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.games.cosanostra import offers, promises
from capotavola.games.cosanostra.cards import KIND_MASK, NO_TASK, NOBODY, REACTION
from capotavola.games.cosanostra.rules import MOST, NOTE
from capotavola.games.cosanostra.table import (
    ACTION_TURN,
    FLAG,
    FLAG_MASK,
    PLAN_TURN,
    PURCHASE,
    STEP_MASK,
    Table,
)
from capotavola.games.cosanostra.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    ITEMS,
    MINE,
    PEACE,
    SHARE,
    SIDE_MASK,
    THEIRS,
    USE_ITEM,
    item,
    terms_of,
    until_of,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.verbs import (
    ACCEPT,
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    COUNTER,
    DECLINE,
    OFFER,
    PAY,
    PICK,
)

HONEST: Final = 35  # of a hundred tempers so many break their word
ENOUGH: Final = 400.0  # what an offer must gain
PATIENCE: Final = 2  # offers in vain, before one gives up on somebody
CONCESSIONS: Final = [0.2, 0.3, 0.4, 0.5, 0.6]  # what part of a gain is offered, try by try
SURPLUS: Final = 2500.0  # what a trade of businesses must bring to be proposed


class Temper:
    """A character: how honest, how generous, how fond of threats; and who lends no ear."""

    def __init__(self, chance: Chance) -> None:
        self.deaf = [0] * MOST  # by seat: offers left unanswered in a row
        self.honest = chance.below(100) >= HONEST
        generous: int = chance.below(15)
        self.generous = generous / 100.0
        self.threatens = chance.below(100) < 60
        self.sells = chance.below(100)

    def listen(self, t: Table, seat: int) -> None:
        """An offer that still stands when one speaks again has not been heard."""
        for offer in t.offers:
            if offer[offers.BY] != seat:
                self.deaf[offer[offers.BY]] = 0
                continue
            for other in range(t.players):
                if offer[offers.TERMS] >> other & 1:
                    self.deaf[other] = 0 if offer[offers.TAKEN] >> other & 1 else self.deaf[other] + 1

    def talks_to(self, other: int) -> bool:
        return self.deaf[other] < PATIENCE


def speak(t: Table, seat: int, temper: Temper) -> Action | None:
    """Answers first, then debts, then an offer of one's own; nothing if there is nothing to gain."""
    if not offers.deals_open(t):
        return None
    temper.listen(t, seat)
    answer = _answer(t, seat, temper)
    if answer is not None:
        return answer
    debt = _debt(t, seat, temper)
    if debt is not None:
        return debt
    step = t.stack[-1] & STEP_MASK
    if t.active != seat or not t.waiting >> seat & 1 or not offers.offers_left(t, seat):
        return None
    if step == ACTION_TURN and not t.stack[-1] >> FLAG & FLAG_MASK:
        return _buy_use(t, seat, temper) or _threat(t, seat, temper)
    if step == PLAN_TURN:
        return _trade(t, seat, temper) or _sell_use(t, seat, temper)
    return None


# -- answering -----------------------------------------------------------------


def _answer(t: Table, seat: int, temper: Temper) -> Action | None:
    vocabulary = t.rules.vocabulary
    for offer in t.offers:
        by, taken = offer[offers.BY], offer[offers.TAKEN]
        if by == seat and taken:
            return vocabulary.one(PICK, _most_trusted(t, taken))
        if offer[offers.TERMS] >> seat & 1 and not taken >> seat & 1:
            terms = offer[offers.TERMS :]
            gain = value(t, seat, by, terms, THEIRS)
            if gain >= ENOUGH:
                return vocabulary.one(ACCEPT, by)
            return _counter(t, seat, by, terms, gain) or vocabulary.one(DECLINE, by)
    return None


def _most_trusted(t: Table, taken: int) -> int:
    best = NOBODY
    for other in range(t.players):
        if taken >> other & 1 and (best == NOBODY or trust(t, other) > trust(t, best)):
            best = other
    return best


def _counter(t: Table, seat: int, by: int, terms: list[int], gain: float) -> Action | None:
    """For something of the own: the same for more, once a turn."""
    asked = 0
    rest: list[int] = []
    for entry in terms[ITEMS:]:
        if what_of(entry) == CASH_ITEM and entry & SIDE_MASK == MINE:
            asked = value_of(entry)
        elif entry & SIDE_MASK == THEIRS and what_of(entry) in (USE_ITEM, BUSINESS_ITEM):
            rest.append(item(MINE, what_of(entry), value_of(entry)))
        else:
            return None
    price = asked + notes(ENOUGH - gain) + NOTE
    if not rest or offers.offers_left(t, seat) < t.rules.figures.offers or price > 2 * asked + 2 * NOTE:
        return None
    wanted = terms_of(1 << by, False, [*rest, item(THEIRS, CASH_ITEM, price)])
    if offers.can_offer(t, seat, wanted, True):
        return t.rules.vocabulary.formed(COUNTER, wanted)
    return None


def _debt(t: Table, seat: int, temper: Temper) -> Action | None:
    """LC-R40: what is due now, if one is honest and can."""
    if not temper.honest:
        return None
    for promise in t.ledger:
        due = promise[promises.P_DUE]
        if promise[promises.P_BY] != seat or promise[promises.P_STATUS] != promises.PENDING or due <= 0:
            continue
        entry = promise[promises.P_ITEM]
        now = what_of(entry) == SHARE or until_of(entry) <= t.round
        if now and offers.can_pay(t, seat, promise[promises.P_TO], due):
            return t.rules.vocabulary.several(PAY, promise[promises.P_TO], due)
    return None


# -- keeping peace -----------------------------------------------------------------


def owner_of(t: Table, action: Action) -> int:
    """Whom an attack is aimed at."""
    if action.kind == ATTACK_BUSINESS:
        return t.business_at[action.b]
    return t.man_at[action.b] if action.kind == ATTACK_GANGSTER else action.b


def spares(t: Table, seat: int, other: int, temper: Temper) -> bool:
    """Whether one's word to another holds."""
    if not temper.honest:
        return False
    for promise in t.ledger:
        if (
            promise[promises.P_BY] == seat
            and promise[promises.P_TO] == other
            and promise[promises.P_STATUS] == promises.PENDING
            and what_of(promise[promises.P_ITEM]) == PEACE
        ):
            return True
    return False


# -- proposing --------------------------------------------------------------------


def notes(amount: float) -> int:
    """Whole notes, rounded down."""
    return max(0, int(amount) // NOTE * NOTE)


def tries(t: Table, seat: int) -> int:
    """Offers made in this turn."""
    return t.rules.figures.offers - offers.offers_left(t, seat)


def _formed(t: Table, seat: int, to: int, openly: bool, entries: list[int]) -> Action | None:
    terms = terms_of(to, openly, entries)
    if offers.can_offer(t, seat, terms, False):
        return t.rules.vocabulary.formed(OFFER, terms)
    return None


def _buy_use(t: Table, seat: int, temper: Temper) -> Action | None:
    """For the best planned job that lacks a business: cash now, or a share of the take."""
    best_business, best_gain = NOBODY, 0.0
    for business in range(t.rules.businesses):
        owner = t.business_at[business]
        if owner >= t.players or owner == seat or not t.is_active(business) or not temper.talks_to(owner):
            continue
        if (business << 3 | seat) in t.markers or offers.standing(t, seat, owner) != NOBODY:
            continue
        gain = (
            use_worth(t, seat, business) * (0.9 + 0.1 * trust(t, owner)) - _refusals(t, seat, owner) * 400.0
        )
        if gain > best_gain:
            best_business, best_gain = business, gain
    if best_gain < 2 * NOTE:
        return None
    owner = t.business_at[best_business]
    part = CONCESSIONS[min(tries(t, seat), len(CONCESSIONS) - 1)] + temper.generous
    price = max(NOTE, notes(best_gain * part))
    use = item(THEIRS, USE_ITEM, best_business)
    if t.cash[seat] >= price:
        return _formed(t, seat, 1 << owner, False, [item(MINE, CASH_ITEM, price), use])
    entries = [item(MINE, SHARE, max(5, int(part * 100) // 5 * 5)), use]
    if t.cash[seat] >= NOTE:
        entries.append(item(MINE, CASH_ITEM, t.cash[seat] // NOTE * NOTE))
    return _formed(t, seat, 1 << owner, False, entries)


def _refusals(t: Table, seat: int, owner: int) -> int:
    """How often this turn's offers have reached that player."""
    count = 0
    for entry in t.made:
        if entry & 7 == seat and entry >> offers.KNOWN_BY >> owner & 1:
            count += 1
    return count


def _threat(t: Table, seat: int, temper: Temper) -> Action | None:
    """A price for sparing whom a planned attack would hit, once a turn."""
    if not temper.threatens or tries(t, seat):
        return None
    for man in range(t.rules.gangsters):
        task = t.tasks[man * 2]
        if t.man_at[man] != seat or task == NO_TASK or task >= PURCHASE:
            continue
        kind = task & KIND_MASK
        if not t.rules.jobs.attack[kind] or t.rules.jobs.types[kind] == REACTION:
            continue
        gain = worth.job_worth(t, seat, man, kind, t.strength(man, True), 0)
        price = notes(gain * 0.8) + NOTE
        victim = _richest(t, seat)
        willing = temper.talks_to(victim) and not spares(t, seat, victim, temper)
        if gain > 0 and t.cash[victim] >= price and willing:
            entries = [item(MINE, PEACE, 0, t.round), item(THEIRS, CASH_ITEM, price)]
            return _formed(t, seat, 1 << victim, False, entries)
    return None


def _richest(t: Table, seat: int) -> int:
    richest = NOBODY
    for other in range(t.players):
        if other != seat and (richest == NOBODY or t.cash[other] > t.cash[richest]):
            richest = other
    return richest


def _trade(t: Table, seat: int, temper: Temper) -> Action | None:
    """A business that is worth more here than there, or there than here: often for a monopoly."""
    if tries(t, seat) > 1:
        return None
    best: list[int] = []
    best_surplus = SURPLUS
    partner = NOBODY
    for business in range(t.rules.businesses):
        owner = t.business_at[business]
        if owner >= t.players:
            continue
        for other in range(t.players):
            buyer, seller = (seat, owner) if owner != seat else (other, seat)
            if buyer == seller or (owner != seat and other != owner):
                continue
            with_whom = seller if buyer == seat else buyer
            if not temper.talks_to(with_whom) or _refusals(t, seat, with_whom):
                continue
            change = worth.change_by(t, business, buyer)
            surplus = change[buyer] + change[seller]
            price = notes(surplus * 0.45 - change[seller]) + NOTE
            if surplus > best_surplus and price <= t.cash[buyer]:
                best_surplus, partner = surplus, with_whom
                given, paid = (THEIRS, MINE) if buyer == seat else (MINE, THEIRS)
                best = [item(given, BUSINESS_ITEM, business), item(paid, CASH_ITEM, price)]
    if partner == NOBODY:
        return None
    return _formed(t, seat, 1 << partner, False, best)


def _sell_use(t: Table, seat: int, temper: Temper) -> Action | None:
    """To whoever wants it, openly: a use of a business that others lack."""
    if tries(t, seat) or temper.sells < 50:
        return None
    for business in range(t.rules.businesses):
        if t.business_at[business] != seat or not t.is_active(business):
            continue
        if (t.round + business + temper.sells) % 5:
            continue
        price = max(2 * NOTE, notes(TAKES[t.round - 1] * 0.35))
        to = 0
        for other in range(t.players):
            if other != seat and t.cash[other] >= price and t.markers_out(other) < t.rules.figures.markers:
                to |= 1 << other
        if to:
            return _formed(
                t, seat, to, True, [item(MINE, USE_ITEM, business), item(THEIRS, CASH_ITEM, price)]
            )
    return None
