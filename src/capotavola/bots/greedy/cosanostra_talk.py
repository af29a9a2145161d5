"""Haggling at a table of La Cosa Nostra: which offers to take, and which word to keep.

Offers are judged by `cosanostra_value`, made by `cosanostra_propose`. What stands open, made or taken,
is judged anew before anything else is said: the table has changed since.
"""

from capotavola.bots.greedy import cosanostra_propose as propose
from capotavola.bots.greedy.cosanostra_access import can_wait
from capotavola.bots.greedy.cosanostra_counter import counter
from capotavola.bots.greedy.cosanostra_decline import ENOUGH, declined, declined_for_now
from capotavola.bots.greedy.cosanostra_notes import note, struck
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.frames import flag_of, step_of
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import side_of, what_of
from capotavola.games.cosanostra.actions.verbs import ACCEPT, PAY, PICK, SETTLE, WITHDRAW
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.deals.debts import can_settle
from capotavola.games.cosanostra.deals.deeds import can_pay
from capotavola.games.cosanostra.ledger.promises import (
    P_BY,
    P_DUE,
    P_ITEM,
    P_STATUS,
    P_TO,
    PENDING,
    due_round,
)
from capotavola.games.cosanostra.order import ACTION_TURN, PLAN_TURN
from capotavola.games.cosanostra.table import Table


def speak(t: Table, seat: int, temper: Temper) -> Action | None:
    """What stands, answers, debts, an offer of one's own, the board; nothing if there is nothing to gain."""
    if not offers.deals_open(t):
        return None
    temper.listen(t, seat)
    word = _second_thoughts(t, seat) or struck(t, seat) or _answer(t, seat) or _debt(t, seat, temper)
    if word is not None:
        return word
    step = step_of(t.stack[-1])
    if t.active != seat or not t.waiting >> seat & 1:
        return None
    if step == ACTION_TURN and not flag_of(t.stack[-1]):
        return _at_last(t, seat) or _propose(t, seat, temper) or note(t, seat)
    return _propose(t, seat, temper) or note(t, seat) if step == PLAN_TURN else None


def _propose(t: Table, seat: int, temper: Temper) -> Action | None:
    if _has_taken(t, seat) or not offers.offers_left(t, seat):
        return None
    if step_of(t.stack[-1]) == ACTION_TURN:
        return propose.buy_use(t, seat, temper) or propose.threat(t, seat, temper)
    return propose.trade(t, seat, temper) or propose.sell_use(t, seat, temper)


# -- what stands ------------------------------------------------------------------


def _second_thoughts(t: Table, seat: int) -> Action | None:
    """Pick among takers; take back what has become bad, made or taken."""
    vocabulary = t.rules.vocabulary
    for offer in t.offers:
        by, taken, terms = offer[offers.BY], offer[offers.TAKEN], offer[offers.TERMS :]
        if by == seat:
            best = _best_partner(t, seat, taken or terms[parts.TO], terms)
            if value(t, seat, best, terms, parts.MINE) < 0.0:
                return vocabulary.one(WITHDRAW, best)
            if taken:
                return vocabulary.one(PICK, best)
        elif taken >> seat & 1 and value(t, seat, by, terms, parts.THEIRS) < 0.0:
            return declined(t, seat, by, terms)
    return None


def _at_last(t: Table, seat: int) -> Action | None:
    """LC-R9: offers outlive a turn, but a use is of no use to a job that is given up in this one."""
    if can_wait(t, seat):
        return None
    for offer in t.offers:
        for entry in offer[offers.TERMS + parts.ITEMS :]:
            if (
                offer[offers.BY] == seat
                and side_of(entry) == parts.THEIRS
                and what_of(entry) == parts.USE_ITEM
            ):
                return t.rules.vocabulary.one(WITHDRAW, seats_in(offer[offers.TERMS + parts.TO])[0])
    return None


def _best_partner(t: Table, seat: int, among: int, terms: list[int]) -> int:
    best, most = NOBODY, 0.0
    for other in range(t.players):
        if among >> other & 1:
            gain = value(t, seat, other, terms, parts.MINE)
            if best == NOBODY or gain > most:
                best, most = other, gain
    return best


# -- answering -----------------------------------------------------------------


def _answer(t: Table, seat: int) -> Action | None:
    vocabulary = t.rules.vocabulary
    for offer in t.offers:
        by, taken, terms = offer[offers.BY], offer[offers.TAKEN], offer[offers.TERMS :]
        if not terms[parts.TO] >> seat & 1 or taken >> seat & 1:
            continue
        if _has_taken(t, seat):
            return declined_for_now(t, by)  # both together might be too much
        gain = value(t, seat, by, terms, parts.THEIRS)
        if gain < ENOUGH:
            return counter(t, seat, by, terms) or declined(t, seat, by, terms)
        return _first_take_back(t, seat) or vocabulary.one(ACCEPT, by)
    return None


def _has_taken(t: Table, seat: int) -> bool:
    """Another offer to several, which may be carried out at any time."""
    for offer in t.offers:
        if offer[offers.TAKEN] >> seat & 1:
            return True
    return False


def _first_take_back(t: Table, seat: int) -> Action | None:
    """An own offer that stands: it was made for a table without the deal that is about to be taken."""
    for offer in t.offers:
        if offer[offers.BY] == seat:
            for other in range(t.players):
                if offer[offers.TERMS + parts.TO] >> other & 1:
                    return t.rules.vocabulary.one(WITHDRAW, other)
    return None


# -- keeping one's word -----------------------------------------------------------


def _debt(t: Table, seat: int, temper: Temper) -> Action | None:
    """LC-R40: cash and uses due now, if one is honest and can; the rest waits to be asked (LC-R43)."""
    if not temper.honest:
        return None
    for number, promise in enumerate(t.ledger):
        what, due = what_of(promise[P_ITEM]), promise[P_DUE]
        if promise[P_BY] != seat or promise[P_STATUS] != PENDING or due_round(t, promise) > t.round:
            continue
        if due > 0 and can_pay(t, seat, promise[P_TO], due):
            return t.rules.vocabulary.several(PAY, promise[P_TO], due)
        if what == parts.USE_LATER and can_settle(t, seat, number):
            return t.rules.vocabulary.one(SETTLE, number)
    return None
