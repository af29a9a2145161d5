"""Why not: offers, answers to them, markers and promises (section 4, LC-R9)."""

from capotavola.engine.action import Action
from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.actions.terms import (
    CASH_ITEM,
    FIRST_PROMISE,
    MINE,
    SIDE_MASK,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.deals import board, offers
from capotavola.games.cosanostra.deals.items import why_not_promise
from capotavola.games.cosanostra.order import SETTLING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table, marker_of


def explain_deal(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == verbs.JUDGE:
        return Refusal("LC-R9", "not-yours-to-judge")
    if kind == verbs.LEAVE:
        return Refusal("LC-R43", "nobody-asks-for-debts")
    if kind == verbs.TAKE_BACK and marker_of(action.a, seat) not in t.markers:
        return Refusal("LC-4.2", "no-marker-there", {"business": t.rules.business_names[action.a]})
    settling = kind == verbs.SETTLE and t.waiting >> seat & 1 and step_of(t.stack[-1]) == SETTLING
    if kind == verbs.TAKE_BACK or not (settling or offers.deals_open(t)):
        return Refusal("LC-R9", "deals-closed")
    refusal: Refusal | None = None
    if kind == verbs.OFFER or kind == verbs.COUNTER:
        refusal = offers.why_not_offer(t, seat, action.terms, kind == verbs.COUNTER)
    elif kind == verbs.PAY:
        refusal = offers.why_not_pay(t, seat, action.a, action.b)
    if refusal is not None:
        return refusal
    if kind == verbs.POST:
        return _post(t, seat, action.terms)
    if kind == verbs.SETTLE:
        return Refusal("LC-R43", "nothing-to-settle")
    if kind in (verbs.ACCEPT, verbs.DECLINE):
        return Refusal("LC-R9", "no-offer-to-you")
    return Refusal("LC-R9", "nobody-to-pick" if kind == verbs.PICK else "no-offer-of-yours")


def _post(t: Table, seat: int, terms: list[int]) -> Refusal:
    if not board.posts_left(t, seat):
        return Refusal("LC-R46", "posts-used-up", {"count": t.rules.figures.offers})
    if terms == t.notes[seat]:
        return Refusal("LC-R46", "same-note" if terms else "no-note")
    wrong = next(entry for entry in terms if not board.holds(t, seat, entry))
    what, number = what_of(wrong), value_of(wrong)
    if what >= FIRST_PROMISE:
        refusal = why_not_promise(t, wrong)
        assert refusal is not None
        return refusal
    if what == CASH_ITEM and (not number or number % NOTE):
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return Refusal("LC-R46", "not-yours-to-give" if wrong & SIDE_MASK == MINE else "nobody-else-has-it")
