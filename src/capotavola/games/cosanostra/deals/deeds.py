"""Gifts (LC-4.4), markers taken back (LC-4.2), promises settled and judged (LC-R9, LC-R43)."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.verbs import KEPT_WORD
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import debts
from capotavola.games.cosanostra.deals.offers import deals_open
from capotavola.games.cosanostra.deals.verb import DealVerb, WhileOpen, closed
from capotavola.games.cosanostra.items.item import why_not_amount
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import SETTLING
from capotavola.games.cosanostra.table import Table, marker_business, marker_of, marker_seat


class Pay(WhileOpen):
    """LC-4.4: a gift, or what was promised."""

    def why_not_open(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_pay(t, seat, action.a, action.b)

    def do(self, t: Table, seat: int, action: Action) -> None:
        to, amount = action.a, action.b
        estate.pay_player(t, seat, to, amount)
        t.tell_of("gave-cash", seat, "other_seat", to, "amount", amount)
        promises.gave_cash(t, seat, to, amount)


def can_pay(t: Table, seat: int, to: int, amount: int) -> bool:
    return deals_open(t) and why_not_pay(t, seat, to, amount) is None


def why_not_pay(t: Table, seat: int, to: int, amount: int) -> Refusal | None:
    """While deals are open."""
    if not 0 <= to < t.players or to == seat:
        return Refusal("LC-4.4", "no-such-partner")
    refusal = why_not_amount(amount)
    if refusal is None and amount > t.cash[seat]:
        return Refusal("LC-4.4", "not-so-much-cash", {"seat": seat})
    return refusal


class TakeBack(DealVerb):
    """LC-4.2: a marker, at any time, but not from under a job being done."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if marker_of(action.a, seat) not in t.markers:
            return Refusal("LC-4.2", "no-marker-there", {"business": t.rules.business_names[action.a]})
        return closed() if t.attempts else None

    def do(self, t: Table, seat: int, action: Action) -> None:
        estate.take_marker(t, action.a, seat)

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not t.attempts:
            for place, marker in enumerate(t.markers):
                if marker_seat(marker) == seat and marker not in t.markers[:place]:
                    actions.append(t.rules.vocabulary.one(self.verb, marker_business(marker)))


class Judge(DealVerb):
    """What was promised in words."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        may = promises.may_judge(t, seat, action.a)
        return None if may else Refusal("LC-R9", "not-yours-to-judge")

    def do(self, t: Table, seat: int, action: Action) -> None:
        promises.settle(t, action.a, promises.KEPT if action.b == KEPT_WORD else promises.BROKEN)

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        for number in range(len(t.ledger)):
            if promises.may_judge(t, seat, number):
                actions.append(t.rules.vocabulary.several(self.verb, number, 0))
                actions.append(t.rules.vocabulary.several(self.verb, number, 1))


class Settle(DealVerb):
    """A promise is kept as the ledger says; the moment for settling asks for it, too."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        is_open = deals_open(t)
        if is_open and debts.can_settle(t, seat, action.a):
            return None
        asked = t.is_asked(seat) and t.on(SETTLING)
        return Refusal("LC-R43", "nothing-to-settle") if is_open or asked else closed()

    def do(self, t: Table, seat: int, action: Action) -> None:
        debts.fulfil(t, action.a)

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        for number in range(len(t.ledger)):
            if debts.can_settle(t, seat, number):
                actions.append(t.rules.vocabulary.one(self.verb, number))


class Leave(DealVerb):
    """Only the moment for settling asks whether."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return Refusal("LC-R43", "nobody-asks-for-debts")

    def do(self, t: Table, seat: int, action: Action) -> None:
        raise AssertionError("whoever is asked to settle leaves it at that")
