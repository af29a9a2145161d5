"""The moment for settling (LC-R43): nobody is judged before he could keep his word.

What is not cash is settled before incomes are paid, so that a business returned earns for its owner;
cash after them, so that the last income can pay a debt.
"""

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, frame, number_of
from capotavola.games.cosanostra.actions.terms import USE_LATER, what_of
from capotavola.games.cosanostra.actions.verbs import LEAVE, SETTLE
from capotavola.games.cosanostra.deals import debts
from capotavola.games.cosanostra.deals.debts import CASH, DEEDS
from capotavola.games.cosanostra.ledger.promises import P_ITEM, P_TO
from capotavola.games.cosanostra.order import SETTLING
from capotavola.games.cosanostra.round import payout
from capotavola.games.cosanostra.table import Table

# The number of a frame: who has left the rest as it is, a bit for every seat.


def owed(t: Table, seat: int, moment: int) -> list[int]:
    """The promises that a seat is asked about: due now, and it could keep them."""
    found: list[int] = []
    for number, promise in enumerate(t.ledger):
        if debts.of_cash(promise) != (moment == CASH) or not debts.is_due(t, promise):
            continue
        too_late = what_of(promise[P_ITEM]) == USE_LATER and t.round == t.last_round  # no job is left for it
        if not too_late and debts.can_settle(t, seat, number):
            found.append(number)
    return found


def go_on(t: Table, top: int) -> None:
    """Ask all at once who owe and could pay; then the ledger judges."""
    moment = flag_of(top)
    for seat in range(t.players):
        if not number_of(top) >> seat & 1 and owed(t, seat, moment):
            t.waiting |= 1 << seat
    if t.waiting:
        return
    t.stack.pop()
    if moment == DEEDS:
        debts.judge_deeds(t)
        return
    debts.judge_cash(t)
    if t.round == t.last_round:
        payout.end_game(t)
    else:
        t.closed = False


def legal(t: Table, seat: int, top: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    actions = [vocabulary.one(SETTLE, number) for number in owed(t, seat, flag_of(top))]
    actions.append(vocabulary.plain(LEAVE))
    return actions


def decide(t: Table, seat: int, action: Action) -> None:
    """Whoever is paid may have a debt to pay with it, and is asked again."""
    top = t.stack[-1]
    moment, left = flag_of(top), number_of(top)
    t.waiting = 0
    if action.kind == LEAVE:
        left |= 1 << seat
    else:
        to = t.ledger[action.a][P_TO]
        before = t.cash[seat]
        debts.fulfil(t, action.a)
        t.settled[seat] += t.cash[seat] - before
        t.settled[to] -= t.cash[seat] - before
        left &= ~(1 << to)
    t.stack[-1] = frame(SETTLING, 0, moment, left)
