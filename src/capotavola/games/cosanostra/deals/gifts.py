"""Cash that is given for nothing, or for what was promised (LC-4.4)."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals.offers import deals_open
from capotavola.games.cosanostra.deals.verb import WhileOpen
from capotavola.games.cosanostra.items.item import why_not_amount
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.table import Table


class Pay(WhileOpen):
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
