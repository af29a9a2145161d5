"""What a player of La Cosa Nostra would buy from others at a sensible price, and what such a price is."""

from typing import Final

from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy.cosanostra_access import lenders
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.games.cosanostra.actions.parts import CASH_ITEM, MINE, SHARE, THEIRS, USE_ITEM, item, terms_of
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table

A_SHARE: Final = 30  # per cent of a take, from who has no cash


def notes(amount: float) -> int:
    """Whole notes, rounded down."""
    return max(0, int(amount) // NOTE * NOTE)


def use_price(t: Table) -> int:
    """What one use of a business is sold for, in this round."""
    return max(2 * NOTE, notes(debts.TAKES[t.round - 1] * 0.35))


def would_buy_any(t: Table, seat: int, kind: int) -> bool:
    """A use of a business of that kind, from one at least of those who have one."""
    if t.markers_out(seat) >= t.rules.figures.markers:
        return False
    for business in lenders(t, seat, kind):
        if would_buy(t, seat, business):
            return True
    return False


def would_buy(t: Table, seat: int, business: int) -> bool:
    """A use of it, at the usual price."""
    owner = t.business_at[business]
    return value(t, seat, owner, sale_of(t, business, seat), THEIRS) >= ENOUGH


def sale_of(t: Table, business: int, buyer: int) -> list[int]:
    """The offer of a use by its owner, at the usual price or for what the buyer has."""
    price = min(use_price(t), notes(t.cash[buyer]))
    paid = item(THEIRS, CASH_ITEM, price) if price else item(THEIRS, SHARE, A_SHARE)
    return terms_of(1 << buyer, [item(MINE, USE_ITEM, business), paid])
