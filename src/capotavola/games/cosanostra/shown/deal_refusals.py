"""Why not: offers, answers to them, markers and promises (section 4, LC-R9)."""

from capotavola.engine.action import Action
from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    FIRST_PROMISE,
    GANGSTER_ITEM,
    GIVE_LATER,
    IN_WORDS,
    ITEMS,
    MINE,
    PAY_LATER,
    SHARE,
    SIDE_MASK,
    TO,
    USE_ITEM,
    USE_LATER,
    item,
    until_of,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.actions.verbs import (
    ACCEPT,
    COUNTER,
    DECLINE,
    JUDGE,
    LEAVE,
    OFFER,
    PAY,
    PICK,
    POST,
    SETTLE,
    TAKE_BACK,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.deals import board, offers
from capotavola.games.cosanostra.order import SETTLING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table, marker_of


def explain_deal(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == JUDGE:
        return Refusal("LC-R9", "not-yours-to-judge")
    if kind == LEAVE:
        return Refusal("LC-R43", "nobody-asks-for-debts")
    if kind == TAKE_BACK and marker_of(action.a, seat) not in t.markers:
        return Refusal("LC-4.2", "no-marker-there", {"business": t.rules.business_names[action.a]})
    settling = kind == SETTLE and t.waiting >> seat & 1 and step_of(t.stack[-1]) == SETTLING
    if kind == TAKE_BACK or not (settling or offers.deals_open(t)):
        return Refusal("LC-R9", "deals-closed")
    if kind == OFFER or kind == COUNTER:
        return _offer(t, seat, action.terms, kind == COUNTER)
    if kind == POST:
        return _post(t, seat, action.terms)
    if kind == SETTLE:
        return Refusal("LC-R43", "nothing-to-settle")
    if kind == PAY:
        return _pay(t, seat, action.a, action.b)
    if kind in (ACCEPT, DECLINE):
        return Refusal("LC-R9", "no-offer-to-you")
    return Refusal("LC-R9", "nobody-to-pick" if kind == PICK else "no-offer-of-yours")


def _pay(t: Table, seat: int, to: int, amount: int) -> Refusal:
    if not 0 <= to < t.players or to == seat:
        return Refusal("LC-4.4", "no-such-partner")
    if not amount or amount % NOTE:
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return Refusal("LC-4.4", "not-so-much-cash", {"seat": seat})


def _post(t: Table, seat: int, terms: list[int]) -> Refusal:
    if not board.posts_left(t, seat):
        return Refusal("LC-R46", "posts-used-up", {"count": t.rules.figures.offers})
    if terms == t.notes[seat]:
        return Refusal("LC-R46", "same-note" if terms else "no-note")
    wrong = next(entry for entry in terms if not board.holds(t, seat, entry))
    what, number = what_of(wrong), value_of(wrong)
    if what >= FIRST_PROMISE:
        refusal = _item(t, seat, wrong, terms)
        assert refusal is not None
        return refusal
    if what == CASH_ITEM and (not number or number % NOTE):
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return Refusal("LC-R46", "not-yours-to-give" if wrong & SIDE_MASK == MINE else "nobody-else-has-it")


def _offer(t: Table, seat: int, terms: list[int], countering: bool) -> Refusal:
    to = terms[TO]
    if to >> seat & 1 or to >> t.players:
        return Refusal("LC-4.4", "no-such-partner")
    if not offers.offers_left(t, seat):
        return Refusal("LC-R9", "offers-used-up", {"count": t.rules.figures.offers})
    if len(terms) == ITEMS:
        return Refusal("LC-R9", "offer-is-empty")
    for other in range(t.players):
        if not to >> other & 1:
            continue
        if countering and (to != 1 << other or offers.standing(t, other, seat) == NOBODY):
            return Refusal("LC-R9", "nothing-to-counter")
        if offers.standing(t, seat, other) != NOBODY:
            return Refusal("LC-R9", "one-offer-at-a-time", {"seat": other})
        for entry in terms[ITEMS:]:
            refusal = _item(t, seat if entry & SIDE_MASK == MINE else other, entry, terms)
            if refusal is not None:
                return refusal
    return Refusal("LC-R9", "no-marker-left")


def _item(t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
    what, number = what_of(entry), value_of(entry)
    if what == CASH_ITEM:
        if not number or number % NOTE:
            return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
        return Refusal("LC-R9", "not-so-much-cash", {"seat": giver}) if number > t.cash[giver] else None
    if what == BUSINESS_ITEM:
        if t.business_at[number] != giver:
            return Refusal("LC-R9", "not-their-business", {"seat": giver})
        if item(entry & SIDE_MASK, USE_ITEM, number) in terms[ITEMS:]:
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    if what == GANGSTER_ITEM:
        if t.man_at[number] != giver:
            return Refusal("LC-R9", "not-their-gangster", {"seat": giver})
        if t.task_count(number):
            return Refusal("LC-R9", "gangster-has-task", {"gangster": t.rules.men.names[number]})
        if t.traded >> number & 1:
            return Refusal("LC-R9", "once-a-stage", {"gangster": t.rules.men.names[number]})
        return None
    if what == USE_ITEM:
        if not estate.usable(t, giver, number):
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    if what != SHARE and what != IN_WORDS and not offers.first_round(t) <= until_of(entry) <= t.last_round:
        return Refusal("LC-R9", "no-such-round", {"round": until_of(entry)})
    if what in (USE_LATER, GIVE_LATER) and t.business_at[number] == IN_DECK:
        return Refusal("LC-R45", "not-in-play", {"business": t.rules.business_names[number]})
    if what == PAY_LATER and number % NOTE:
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return None
