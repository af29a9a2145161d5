"""What players of La Cosa Nostra owe by the ledger, and what they can plausibly pay."""

from typing import Final

from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_jobs import CASH_TO_COME
from capotavola.engine.machine import i64
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import until_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import NO_TASK
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import P_BY, P_DUE, P_ITEM, P_STATUS
from capotavola.games.cosanostra.round import payout
from capotavola.games.cosanostra.table import DECK_MASK, PURCHASE, Table

TAKES: Final = [3500.0, 6000.0, 8000.0, 11000.0]  # what a cash job brings, by round
COMES_OFF: Final = 0.6  # how often
A_CASH_JOB: Final = 0.5  # how often a hidden job is one
MOST_SHARED: Final = 90  # per cent of a take, to all together


def pending(promise: list[int], by: int) -> bool:
    return promise[P_BY] == by and promise[P_STATUS] == promises.PENDING


def owed(t: Table, seat: int) -> int:
    """Cash that is promised or due, to all, whenever it is to be paid."""
    total = 0
    for promise in t.ledger:
        if pending(promise, seat):
            total += max(0, promise[P_DUE])
    return total


def owed_first(t: Table, seat: int) -> int:
    """The part of it that falls due with the next income (LC-R43)."""
    total = 0
    for promise in t.ledger:
        if pending(promise, seat) and promises.due_round(t, promise) <= _next_income(t):
            total += max(0, promise[P_DUE])
    return total


def _next_income(t: Table) -> int:
    """The round that pays it."""
    return t.round + 1 if worth.is_paid(t) else t.round


def shared(t: Table, seat: int) -> int:
    """Per cent of takes that have not come, promised to all together."""
    total = 0
    for promise in t.ledger:
        if pending(promise, seat) and what_of(promise[P_ITEM]) == parts.SHARE and promise[P_DUE] <= 0:
            total += value_of(promise[P_ITEM])
    return total


def pledged(t: Table, seat: int, business: int) -> bool:
    """Whether that business, or a use of it, is promised to somebody."""
    for promise in t.ledger:
        if pending(promise, seat):
            what = what_of(promise[P_ITEM])
            if (what == parts.USE_LATER or what == parts.GIVE_LATER) and value_of(
                promise[P_ITEM]
            ) == business:
                return True
    return False


def means(t: Table, seat: int, until: int) -> int:
    """Cash in sight when debts of a round are paid: without planned purchases, with its own income too."""
    count = until - _next_income(t) + 1
    if until == t.last_round:
        count += t.rules.figures.final_income_factor - 1
    incomes: int = payout.income(t, seat) * max(0, count)
    return t.cash[seat] - purchases(t, seat) + incomes


def purchases(t: Table, seat: int) -> int:
    """The prices of all that is planned to be bought; everybody sees it."""
    total = 0
    for business in planned_purchases(t, seat):
        price: int = estate.price(t, seat, business)
        total += price
    return total


def planned_purchases(t: Table, seat: i64) -> list[int]:
    found: list[int] = []
    men: i64 = t.rules.gangsters
    for man in range(men):
        if t.man_at[man] == seat:
            for slot in range(2):
                task: i64 = t.tasks[man * 2 + slot]
                if task != NO_TASK and task >= PURCHASE:
                    found.append(task & DECK_MASK)
    return found


def lost_purchases(t: Table, seat: int) -> float:
    """What planned purchases would have gained that the cash in hand does not pay for."""
    left = t.cash[seat]
    lost = 0.0
    for business in planned_purchases(t, seat):
        price: int = estate.price(t, seat, business)
        if price <= left:
            left -= price
            continue
        gain = max(0.0, worth.business_gets(t, business) - price)
        lost += gain * (0.6 if price - left <= CASH_TO_COME else 0.95)
    return lost


def hidden_jobs(t: Table, seat: int) -> int:
    """Planned and not yet carried out."""
    count = 0
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat:
            for slot in range(2):
                task: int = t.tasks[man * 2 + slot]
                if task != NO_TASK and task < PURCHASE:
                    count += 1
    return count


def promised_cash(entries: list[int]) -> list[int]:
    """The promises of cash among them, what falls due first coming first."""
    found = [entry for entry in entries if what_of(entry) == parts.PAY_LATER]
    return sorted(found, key=until_of)
