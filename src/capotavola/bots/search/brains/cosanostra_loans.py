"""Loans in imagined games of La Cosa Nostra: without them a job that lacks a business looks worthless.

Nobody haggles there: who lends asks for what the greedy bot would take at the least, and gets it or not.
"""

from typing import Final

from capotavola.bots.greedy.cosanostra_access import lacking
from capotavola.bots.greedy.cosanostra_debts import MOST_SHARED, TAKES, owed_first, shared
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_jobs import cash_worth
from capotavola.bots.greedy.cosanostra_value import A_USE
from capotavola.bots.greedy.cosanostra_worth import hurt
from capotavola.engine.frames import flag_of, step_of
from capotavola.games.cosanostra.actions.parts import CASH_ITEM, MINE, SHARE, THEIRS, USE_ITEM, item, terms_of
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NO_TASK, NOBODY
from capotavola.games.cosanostra.deals import exchange
from capotavola.games.cosanostra.order import ACTION_TURN
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import PURCHASE, Table, marker_of

MOST_LACKING: Final = 2  # for more than that nobody asks around
MOST_PAID: Final = 0.6  # of a take, for all that it lacks
A_SHARE: Final = 50  # per cent of a take, from who has no cash


def borrow(t: Table, seat: int) -> None:
    """Who begins to carry out a task gets what the own cash jobs lack, if it is worth its price."""
    top = t.stack[-1]
    if step_of(top) != ACTION_TURN or t.active != seat or flag_of(top) or t.closed:
        return
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat:
            for slot in range(2):
                task: int = t.tasks[man * 2 + slot]
                if task != NO_TASK and task < PURCHASE and t.rules.jobs.types[task & KIND_MASK] == CASH:
                    _borrow_for(t, seat, man, task & KIND_MASK)


def _borrow_for(t: Table, seat: int, man: int, kind: int) -> None:
    """All that one job lacks, or nothing."""
    lacks = lacking(t, seat, kind)
    if not lacks or len(lacks) > MOST_LACKING:
        return
    if t.markers_out(seat) + len(lacks) > t.rules.figures.markers:
        return
    take = cash_worth(t, man, kind, t.strength(man, split=t.split), 0)
    found: list[int] = []
    total = 0
    for need in lacks:
        business = _cheapest(t, seat, need, found)
        if business == NOBODY:
            return
        found.append(business)
        total += least_price(t, t.business_at[business], seat)
    if total > take * MOST_PAID:
        return
    if total <= t.cash[seat] - owed_first(t, seat):
        for business in found:
            price = least_price(t, t.business_at[business], seat)
            _lend(t, business, seat, item(MINE, CASH_ITEM, price))
    elif len(found) == 1 and shared(t, seat) + A_SHARE <= MOST_SHARED:
        _lend(t, found[0], seat, item(MINE, SHARE, A_SHARE))


def _cheapest(t: Table, seat: int, kind: int, besides: list[int]) -> int:
    best, least = NOBODY, 0
    for business in t.rules.of_kind[kind]:
        owner: int = t.business_at[business]
        if owner == seat or not t.is_active(business) or business in besides:
            continue
        if marker_of(business, seat) in t.markers:
            continue
        price = least_price(t, owner, seat)
        if best == NOBODY or price < least:
            best, least = business, price
    return best


def least_price(t: Table, owner: int, seat: int) -> int:
    """For which an owner gains enough, less what it thinks that the other gains."""
    envy = hurt(t, owner, seat)
    least = (ENOUGH + envy * TAKES[t.round - 1] * A_USE) / (1.0 + envy)
    return -int(-least // NOTE) * NOTE


def _lend(t: Table, business: int, seat: int, paid: int) -> None:
    owner = t.business_at[business]
    exchange.carry_out(t, seat, owner, terms_of(1 << owner, [paid, item(THEIRS, USE_ITEM, business)]), "")
