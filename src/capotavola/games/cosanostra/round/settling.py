"""The moment for settling (LC-R43): nobody is judged before he could keep his word.

What is not cash is settled before incomes are paid, so that a business returned earns for its owner;
cash after them, so that the last income can pay a debt.
"""

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, frame, number_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import USE_LATER, what_of
from capotavola.games.cosanostra.actions.verbs import LEAVE, SETTLE
from capotavola.games.cosanostra.deals import debts
from capotavola.games.cosanostra.deals.debts import CASH, DEEDS
from capotavola.games.cosanostra.ledger.promises import P_ITEM, P_TO
from capotavola.games.cosanostra.order import GROWING, HIRING, INCOME, SETTLING
from capotavola.games.cosanostra.round import ending, payout
from capotavola.games.cosanostra.steps import Listing, must_be_idle
from capotavola.games.cosanostra.table import Table


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


class Settling(Listing):
    """The flag of its frame is the moment; its number, who has left the rest as it is, a bit each."""

    def go_on(self, t: Table) -> None:
        """Ask all at once who owe and could pay; then the ledger judges."""
        moment, left = flag_of(t.now()), number_of(t.now())
        for seat in range(t.players):
            if not left >> seat & 1 and owed(t, seat, moment):
                t.waiting |= 1 << seat
        if t.waiting:
            return
        t.stack.pop()
        if moment == DEEDS:
            debts.judge_deeds(t)
            return
        debts.judge_cash(t)
        if t.round == t.last_round:
            ending.end_game(t)
        else:
            t.closed = False

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        actions = [vocabulary.one(SETTLE, number) for number in owed(t, seat, flag_of(t.now()))]
        actions.append(vocabulary.plain(LEAVE))
        return actions

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R43", "settle-or-leave")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        """Whoever is paid may have a debt to pay with it, and is asked again."""
        moment, left = flag_of(t.now()), number_of(t.now())
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
        t.stack[-1] = frame(SETTLING, flag=moment, number=left)

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        moment = flag_of(entry)
        return {"debts": [number for seat in t.deciders() for number in owed(t, seat, moment)]}

    def check_stored(self, t: Table, at: int) -> None:
        """LC-R43: who owes and could pay, and has not left it at that."""
        must_be_idle(t)
        must(at + 1 == len(t.stack), "stack: nobody is asked")
        top = t.now()
        moment, left = flag_of(top), number_of(top)
        fits = top == frame(SETTLING, flag=moment, number=left) and left <= t.everybody()
        must(fits, "stack: who has settled")
        must(moment <= CASH and t.stack[:-1] == _below(t, moment), "stack: what comes after settling")
        for seat in range(t.players):
            owes = not left >> seat & 1 and bool(owed(t, seat, moment))
            must(owes == t.is_asked(seat), "waiting: who owes and could pay")


def _below(t: Table, moment: int) -> list[int]:
    if moment == DEEDS:
        return [frame(INCOME)]
    if t.round == t.last_round:
        return []
    hiring = [] if t.expansion else [frame(HIRING)]
    return [*payout.after_payout(), frame(GROWING), *hiring]
