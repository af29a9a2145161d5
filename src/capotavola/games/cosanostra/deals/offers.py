"""Deals (section 4, LC-R9): offers that never stop a turn, carried out at once or not at all."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.actions.terms import (
    BUSINESS_ITEM,
    GIVE_LATER,
    ITEMS,
    MINE,
    OPEN,
    OPENLY,
    SIDE_MASK,
    TO,
    USE_LATER,
    item,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.deals import debts, exchange, news
from capotavola.games.cosanostra.deals.items import markers_left, why_not_items, why_not_promise
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import ACTION_TURN, HIRING, PLAN_TURN
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table

# An open offer: who makes it, who has taken it, whether it is of this turn, and its terms.
BY: Final = 0
TAKEN: Final = 1
FRESH: Final = 2  # since this turn: whoever has not answered is pressed
TERMS: Final = 3
# An offer of this stage in `made`: who made it, and who knows of it.
KNOWN_BY: Final = 3


# -- when and what (LC-R9) --------------------------------------------------------


def deals_open(t: Table) -> bool:
    """On turns and while hiring; not from a reveal until the task is resolved, nor while a card is played."""
    if t.closed or t.attempts or not t.waiting:
        return False
    step = step_of(t.stack[-1])
    if step == ACTION_TURN:
        return t.round < t.last_round or tasks_left(t)
    return step == PLAN_TURN or step == HIRING


def tasks_left(t: Table) -> bool:
    """Whether anybody has one."""
    return any(t.has_task(seat) for seat in range(t.players))


def maker_of(entry: int) -> int:
    """Of one of the offers made in this stage."""
    return entry & (1 << KNOWN_BY) - 1


def offers_left(t: Table, seat: int) -> int:
    left = t.rules.figures.offers
    for entry in t.made:
        if maker_of(entry) == seat:
            left -= 1
    return left


def standing(t: Table, by: int, to: int) -> int:
    """The number of the open offer from one to another; NOBODY."""
    for number, offer in enumerate(t.offers):
        if offer[BY] == by and offer[TERMS + TO] >> to & 1:
            return number
    return NOBODY


def pressed(t: Table) -> int:
    """Who has not answered an offer of this turn yet, or may pick among takers; older ones wait (LC-R9)."""
    seats = 0
    if t.offers and deals_open(t):
        for offer in t.offers:
            if not offer[FRESH]:
                continue
            seats |= offer[TERMS + TO] & ~offer[TAKEN]
            if offer[TAKEN]:
                seats |= 1 << offer[BY]
    return seats


def can_offer(t: Table, seat: int, terms: list[int], countering: bool) -> bool:
    return deals_open(t) and why_not_offer(t, seat, terms, countering) is None


def why_not_offer(t: Table, seat: int, terms: list[int], countering: bool) -> Refusal | None:
    """While deals are open."""
    to = terms[TO]
    if to >> seat & 1 or to >> t.players:
        return Refusal("LC-4.4", "no-such-partner")
    if not offers_left(t, seat):
        return Refusal("LC-R9", "offers-used-up", {"count": t.rules.figures.offers})
    if len(terms) == ITEMS:
        return Refusal("LC-R9", "offer-is-empty")
    partners = [other for other in range(t.players) if to >> other & 1]
    for other in partners:
        if countering and (to != 1 << other or standing(t, other, seat) == NOBODY):
            return Refusal("LC-R9", "nothing-to-counter")
        if standing(t, seat, other) != NOBODY:
            return Refusal("LC-R9", "one-offer-at-a-time", {"seat": other})
        refusal = why_not_items(t, seat, other, terms)
        if refusal is not None:
            return refusal
    for other in partners:
        if not markers_left(t, seat, other, terms):
            return Refusal("LC-R9", "no-marker-left")
    return None


def possible(t: Table, by: int, to: int, terms: list[int]) -> bool:
    """Whether all of it could happen now."""
    return why_not_items(t, by, to, terms) is None and markers_left(t, by, to, terms)


def can_promise(t: Table, entry: int) -> bool:
    return why_not_promise(t, entry) is None


def lacking(t: Table, by: int, to: int, terms: list[int]) -> list[int]:
    """LC-R45: promises of businesses that the one who promises neither has nor gets by this deal."""
    found: list[int] = []
    for entry in terms[ITEMS:]:
        side, what, number = entry & SIDE_MASK, what_of(entry), value_of(entry)
        if what != USE_LATER and what != GIVE_LATER:
            continue
        giver, gets = by if side == MINE else to, item(1 - side, BUSINESS_ITEM, number)
        if t.business_at[number] != giver and gets not in terms[ITEMS:]:
            found.append(entry)
    return found


def lacking_any(t: Table, by: int, terms: list[int]) -> list[int]:
    """With one at least of those it is made to."""
    found: list[int] = []
    for other in range(t.players):
        if terms[TO] >> other & 1:
            for entry in lacking(t, by, other, terms):
                if entry not in found:
                    found.append(entry)
    return found


# -- making, answering ---------------------------------------------------------


def step(t: Table, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == verbs.OFFER or kind == verbs.COUNTER:
        offer(t, seat, action.terms, action.text, kind == verbs.COUNTER)
    elif kind == verbs.ACCEPT:
        accept(t, seat, action.a)
    elif kind == verbs.DECLINE:
        decline(t, seat, action.a, action.b)
    elif kind == verbs.WITHDRAW:
        withdraw(t, seat, action.a)
    elif kind == verbs.PICK:
        carry_out(t, standing(t, seat, action.a), action.a)
    elif kind == verbs.PAY:
        t.cash[seat] -= action.b
        t.cash[action.a] += action.b
        t.tell_of("gave-cash", seat, "other_seat", action.a, "amount", action.b)
        promises.gave_cash(t, seat, action.a, action.b)
    elif kind == verbs.JUDGE:
        promises.settle(t, action.a, promises.KEPT if action.b == verbs.KEPT_WORD else promises.BROKEN)
    elif kind == verbs.TAKE_BACK:
        estate.take_marker(t, action.a, seat)
    elif kind == verbs.SETTLE:
        debts.fulfil(t, action.a)


def offer(t: Table, seat: int, terms: list[int], text: str, countering: bool) -> None:
    heard_of = 0  # whoever knows what it answers
    other = 0
    if countering:
        while not terms[TO] >> other & 1:
            other += 1
        number = standing(t, other, seat)
        heard_of = audience(t.offers[number])
        leave(t, number, seat)
    t.offers.append([seat, 0, 1, *terms])
    t.offer_texts.append(text)
    known = audience(t.offers[-1])
    t.made.append(seat | known << KNOWN_BY)
    if t.told is None:
        return
    lacks = lacking_any(t, seat, terms)
    if countering:
        news.answered_otherwise(t.told, seat, other, heard_of & ~known)
        news.countered(t.told, seat, other, t.rules, terms, text, lacks, known & heard_of)
    news.offered(t.told, seat, t.rules, terms, text, lacks, known & ~heard_of)


def audience(offer: list[int]) -> int:
    """LC-R9: its parties, or all."""
    return ALL if offer[TERMS + OPEN] & OPENLY else offer[TERMS + TO] | 1 << offer[BY]


def accept(t: Table, seat: int, by: int) -> None:
    """An offer to several: the proposer picks among those who take it."""
    number = standing(t, by, seat)
    offer = t.offers[number]
    if offer[TERMS + TO] == 1 << seat:
        carry_out(t, number, seat)
        return
    offer[TAKEN] |= 1 << seat
    offer[FRESH] = 1
    news.would_take(t.told, seat, by, audience(offer))


def can_decline(t: Table, seat: int, by: int) -> bool:
    return deals_open(t) and standing(t, by, seat) != NOBODY


def decline(t: Table, seat: int, by: int, why: int) -> None:
    number = standing(t, by, seat)
    news.declined(t.told, seat, by, why, audience(t.offers[number]))
    leave(t, number, seat)


def withdraw(t: Table, seat: int, to: int) -> None:
    number = standing(t, seat, to)
    news.withdrawn(t.told, seat, to, audience(t.offers[number]))
    leave(t, number, to)


def leave(t: Table, number: int, seat: int) -> None:
    """One of those it was made to is out."""
    offer = t.offers[number]
    offer[TERMS + TO] &= ~(1 << seat)
    offer[TAKEN] &= ~(1 << seat)
    if not offer[TERMS + TO]:
        drop(t, number)


def drop(t: Table, number: int) -> None:
    t.offers.pop(number)
    t.offer_texts.pop(number)


def close_stage(t: Table) -> None:
    """What stands lapses, and everybody may make as many offers again, and write as many notes."""
    while t.offers:
        offer = t.offers[-1]
        news.lapsed(t.told, offer[BY], offer[TERMS + TO], {"phrase": "lapse-stage"}, audience(offer))
        drop(t, len(t.offers) - 1)
    t.made = []
    t.posts = [0] * t.players


def leave_open(t: Table) -> None:
    """At a turn's end: what was not answered stands, and presses nobody any more."""
    for offer in t.offers:
        offer[FRESH] = 0


def carry_out(t: Table, number: int, to: int) -> None:
    """All of it at once, in sight of everybody."""
    offer = t.offers[number]
    by, terms, text = offer[BY], offer[TERMS:], t.offer_texts[number]
    drop(t, number)
    if t.told is not None:
        news.agreed(t.told, by, to, t.rules, terms, text, lacking(t, by, to, terms))
    exchange.carry_out(t, by, to, terms, text)


# -- gifts ---------------------------------------------------------------------------


def can_pay(t: Table, seat: int, to: int, amount: int) -> bool:
    return deals_open(t) and why_not_pay(t, seat, to, amount) is None


def why_not_pay(t: Table, seat: int, to: int, amount: int) -> Refusal | None:
    """LC-4.4: a gift, or what was promised; while deals are open."""
    if not 0 <= to < t.players or to == seat:
        return Refusal("LC-4.4", "no-such-partner")
    if amount <= 0 or amount % NOTE:
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return Refusal("LC-4.4", "not-so-much-cash", {"seat": seat}) if amount > t.cash[seat] else None


# -- when a clock runs out (LC-R26) ---------------------------------------------------


def overdue(t: Table, seat: int) -> Action:
    """An offer that was not answered in time, or whose takers were not chosen from."""
    for offer in t.offers:
        if offer[TERMS] >> seat & 1:
            return t.rules.vocabulary.one(verbs.DECLINE, offer[BY])
    taken = next(offer[TAKEN] for offer in t.offers if offer[BY] == seat)
    return t.rules.vocabulary.one(verbs.WITHDRAW, seats_in(taken)[0])
