"""What another's promises are worth at a table of La Cosa Nostra.

At most what whoever makes them can plausibly give when they fall due, less the risk: who has broken
promises, as the ledger shows, is trusted less, and nobody is trusted with more than a little at a time.
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_access as access
from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import until_of, value_of, what_of
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import P_DUE, P_ITEM, P_STATUS, P_TO
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table

LOSSES: Final = [1500.0, 3000.0, 4500.0, 6000.0]  # what an attack costs, by round
AN_ATTACK: Final = 0.35  # how often a hidden job is one
CREDIT: Final = 4000.0  # what one who always kept his word would be trusted with
LATER: Final = 0.85  # money of the next round is worth less: it buys nothing now


def trust(t: Table, other: int) -> float:
    """By the ledger: a broken promise weighs more than a kept one, one that came to nothing a little."""
    belief = 0.75
    for promise in t.ledger:
        if promise[promises.P_BY] == other:
            if promise[P_STATUS] == promises.BROKEN:
                belief *= 0.4
            elif promise[P_STATUS] == promises.KEPT:
                belief = min(0.95, belief + 0.08)
            elif promise[P_STATUS] == promises.VOID and what_of(promise[P_ITEM]) == parts.SHARE:
                belief *= 0.85
    return belief


def promised(t: Table, seat: int, by: int, entries: list[int]) -> float:
    """What promises to a seat come to if they are kept, as the table is when the rest of the deal is done."""
    amount = _cash(t, by, entries) + _shares(t, by, entries) + _peace(t, seat, by, entries)
    return amount + _uses(t, seat, by, entries) + _businesses(t, by, entries)


def believed(t: Table, seat: int, by: int, amount: float) -> float:
    """What is counted on of promises that come to so much."""
    faith = trust(t, by)
    return max(0.0, min(amount * faith, CREDIT * faith - exposure(t, seat, by)))


def exposure(t: Table, seat: int, by: int) -> float:
    """What one has been promised by another already and has not seen yet."""
    total = 0.0
    for promise in t.ledger:
        if not debts.pending(promise, by) or promise[P_TO] != seat:
            continue
        entry = promise[P_ITEM]
        what = what_of(entry)
        if what == parts.SHARE and promise[P_DUE] <= 0:
            total += max(float(NOTE), _part(t, value_of(entry)))
        elif what == parts.GIVE_LATER:
            total += max(float(NOTE), later_incomes(t, entry))
        elif what != parts.PEACE and what != parts.IN_WORDS:
            total += float(max(NOTE, promise[P_DUE]))
    return total


def _cash(t: Table, by: int, entries: list[int]) -> float:
    """What can be paid beside all that is owed already; who promises more means nothing by it."""
    takes = debts.hidden_jobs(t, by) * debts.A_CASH_JOB * debts.COMES_OFF * debts.TAKES[t.round - 1]
    spent = debts.owed(t, by)
    total = 0.0
    for entry in debts.promised_cash(entries):
        until = until_of(entry)
        spent += value_of(entry)
        if spent > debts.means(t, by, until) + takes:
            return 0.0
        paid = float(value_of(entry))
        rounds = until - t.round
        while rounds > 0:
            paid *= LATER
            rounds -= 1
        total += paid
    return total


def _shares(t: Table, by: int, entries: list[int]) -> float:
    """Of a take that may come; not if there is more promised of it, to all together, than there is."""
    if not debts.hidden_jobs(t, by) and not worth.planning_ahead(t):
        return 0.0
    percent = 0
    for entry in entries:
        if what_of(entry) == parts.SHARE:
            percent += value_of(entry)
    return _part(t, percent) if percent + debts.shared(t, by) <= 100 else 0.0


def _part(t: Table, percent: int) -> float:
    return debts.TAKES[t.round - 1] * debts.COMES_OFF * percent / 100.0


def _peace(t: Table, seat: int, by: int, entries: list[int]) -> float:
    """Once, and not again while the word stands."""
    for promise in t.ledger:
        if debts.pending(promise, by) and promise[P_TO] == seat and what_of(promise[P_ITEM]) == parts.PEACE:
            return 0.0
    for entry in entries:
        if what_of(entry) == parts.PEACE:
            return threat_of(t, by)
    return 0.0


def threat_of(t: Table, other: int) -> float:
    """What the hidden jobs of another may cost."""
    return debts.hidden_jobs(t, other) * AN_ATTACK * 0.7 * LOSSES[t.round - 1]


def _uses(t: Table, seat: int, by: int, entries: list[int]) -> float:
    """The best one, if it comes in time for a job that lacks it; half of that, since it may come late."""
    most = 0.0
    for entry in entries:
        business = value_of(entry)
        if what_of(entry) != parts.USE_LATER or until_of(entry) > t.round or t.business_at[business] != by:
            continue
        if not debts.pledged(t, by, business):
            most = max(most, access.use_worth(t, seat, business) * 0.5)
    return most


def _businesses(t: Table, by: int, entries: list[int]) -> float:
    """What they will pay afterwards: of those that there are, each once."""
    total = 0.0
    seen: list[int] = []
    for entry in entries:
        business = value_of(entry)
        if what_of(entry) != parts.GIVE_LATER or t.business_at[business] != by or business in seen:
            continue
        if not debts.pledged(t, by, business):
            seen.append(business)
            total += later_incomes(t, entry)
    return total


def later_incomes(t: Table, entry: int) -> float:
    """Given before the income of the round that was named."""
    left = t.last_round - until_of(entry) + t.rules.figures.final_income_factor
    return float(t.rules.income_of[value_of(entry)] * left)
