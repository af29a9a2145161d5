"""The own word of a player of La Cosa Nostra: what it costs, how far it goes, and when it is kept.

Nothing is promised that could not be kept with what one has; whether it is kept is a matter of temper.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy.cosanostra_access import takes_of
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.greedy.cosanostra_trust import later_incomes
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import until_of, value_of, what_of
from capotavola.games.cosanostra.cards import KIND_MASK, NO_TASK, REACTION
from capotavola.games.cosanostra.ledger.promises import P_ITEM, P_TO
from capotavola.games.cosanostra.table import PURCHASE, Table

TIED_HANDS: Final = 300.0  # what it costs to spare somebody, or to keep a business for somebody
SPARED_LATER: Final = 1500.0  # what attacks may bring in a round to come, by their possible aims


# -- what is promised already -------------------------------------------------------


def at_peace(t: Table, seat: int) -> int:
    """Whom one has promised to spare, a bit each."""
    seats = 0
    for promise in t.ledger:
        if debts.pending(promise, seat) and what_of(promise[P_ITEM]) == parts.PEACE:
            seats |= 1 << promise[P_TO]
    return seats


def _peace_until(t: Table, seat: int, other: int) -> int:
    """The last round that one has promised it for."""
    last = 0
    for promise in t.ledger:
        if (
            debts.pending(promise, seat)
            and promise[P_TO] == other
            and what_of(promise[P_ITEM]) == parts.PEACE
        ):
            last = max(last, until_of(promise[P_ITEM]))
    return last


def spared(t: Table, seat: int, temper: Temper) -> int:
    """Those of them to whom the word is kept."""
    return at_peace(t, seat) if temper.honest else 0


def spares(t: Table, seat: int, other: int, temper: Temper) -> bool:
    """Whether one's word to another holds."""
    return spared(t, seat, temper) >> other & 1 == 1


def free_cash(t: Table, seat: int, temper: Temper) -> int:
    """What an honest player may spend before debts fall due, without counting on an income."""
    return t.cash[seat] - (debts.owed_first(t, seat) if temper.honest else 0)


# -- new promises ---------------------------------------------------------------------


def can_keep(t: Table, seat: int, entries: list[int]) -> bool:
    """Whether new promises stay within what one has, beside the old ones, when the deal is done."""
    percent = debts.shared(t, seat)
    seen: list[int] = []
    for entry in entries:
        what, number = what_of(entry), value_of(entry)
        if what == parts.SHARE:
            percent += number
        elif what == parts.USE_LATER or what == parts.GIVE_LATER:
            if t.business_at[number] != seat or number in seen or debts.pledged(t, seat, number):
                return False
            if what == parts.USE_LATER and not t.is_active(number):
                return False
            seen.append(number)
    return percent <= max(debts.shared(t, seat), debts.MOST_SHARED) and _can_pay(t, seat, entries)


def _can_pay(t: Table, seat: int, entries: list[int]) -> bool:
    new = debts.promised_cash(entries)
    total = debts.owed(t, seat)
    for entry in new:
        total += value_of(entry)
        if total > debts.means(t, seat, until_of(entry)):
            return False
    return True


def still_keeps(t: Table, seat: int, business_at: list[int], cash: list[int]) -> bool:
    """Whether a deal leaves what is promised to others; what there was before it is given."""
    for promise in t.ledger:
        what = what_of(promise[P_ITEM])
        if not debts.pending(promise, seat) or (what != parts.USE_LATER and what != parts.GIVE_LATER):
            continue
        business = value_of(promise[P_ITEM])
        gone = business_at[business] == seat and t.business_at[business] != seat
        if gone and t.business_at[business] != promise[P_TO]:
            return False
    less = t.cash[seat] < cash[seat]
    return not less or t.cash[seat] >= debts.owed_first(t, seat)


def cost(t: Table, seat: int, other: int, entries: list[int]) -> float:
    """Of keeping new promises to another."""
    total = 0.0
    for entry in entries:
        what, number = what_of(entry), value_of(entry)
        if what == parts.PAY_LATER:
            total += number
        elif what == parts.SHARE:
            total += max([debts.TAKES[t.round - 1] * debts.COMES_OFF, *takes_of(t, seat)]) * number / 100.0
        elif what == parts.GIVE_LATER:
            total += later_incomes(t, entry)
        elif what == parts.USE_LATER:
            total += TIED_HANDS
        elif what == parts.PEACE:
            total += _peace_cost(t, seat, other, until_of(entry))
    return total


def _peace_cost(t: Table, seat: int, other: int, until: int) -> float:
    """What planned attacks lose if they must look for somebody else, and later ones may."""
    now = at_peace(t, seat)
    aims = t.players - 1 - (now & ~(1 << other)).bit_count()
    rounds = until - max(t.round, _peace_until(t, seat, other))
    total = max(0, rounds) * SPARED_LATER / aims
    if now >> other & 1:
        return total
    total += TIED_HANDS
    for man in range(t.rules.gangsters):
        if t.man_at[man] != seat:
            continue
        for slot in range(2):
            task: int = t.tasks[man * 2 + slot]
            if task == NO_TASK or task >= PURCHASE:
                continue
            kind = task & KIND_MASK
            if t.rules.jobs.attack[kind] and t.rules.jobs.types[kind] != REACTION:
                dice = t.strength(man, attacking=True, split=t.split)
                before = max(0.0, jobs.job_worth(t, seat, man, kind, dice, 0, now))
                total += before - max(0.0, jobs.job_worth(t, seat, man, kind, dice, 0, now | 1 << other))
    return total
