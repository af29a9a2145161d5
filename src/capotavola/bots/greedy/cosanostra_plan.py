"""Planning at a table of La Cosa Nostra: who does which job, what is bought, which cards are kept."""

from typing import Final

from capotavola.bots.greedy import cosanostra_access as access
from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy import cosanostra_jobs as jobs
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_asides import aside_worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions.verbs import DISCARD, DISCARD_JOB, DONE, PLAN, PLAN_PURCHASE, PUT
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import CASH, EASIER, HARDER, KIND_MASK, NO_TASK, WEAKER
from capotavola.games.cosanostra.table import PURCHASE, Table

LOAN_COST: Final = 2500  # what the use of another's business may cost
WORTH_A_CARD: Final = 900  # an influence card is kept for more
KEEP_ORDER: Final = [3, 4, 8, 6, 2, 7, 5, 1]  # which influence cards are kept, by kind


def plan_worth(t: Table, seat: int, action: Action, temper: Temper) -> float:
    kind = action.kind
    if kind == PLAN:
        return 2000.0 + job_for(t, seat, action.a, action.b, temper)
    if kind == PLAN_PURCHASE:
        muscle: int = t.strength(action.a)  # the weak ones can do the shopping
        return 2000.0 + purchase_worth(t, seat, action.b, temper) - 150.0 * muscle
    if kind == PUT:
        return put_worth(t, seat, action.a, action.b)
    return 0.0 if kind == DONE else aside_worth(t, seat, action, temper)


def job_for(t: Table, seat: int, man: int, kind: int, temper: Temper) -> float:
    attack = t.rules.jobs.attack[kind]
    spared = word.spared(t, seat, temper)
    value = jobs.job_worth(t, seat, man, kind, t.strength(man, attacking=attack), 0, spared)
    if t.rules.jobs.types[kind] == CASH:
        missing = access.lacking(t, seat, kind)
        for need in missing:
            if not may_borrow(t, seat, need, temper):
                return 100.0
            value -= LOAN_COST
    return value


def may_borrow(t: Table, seat: int, kind: int, temper: Temper) -> bool:
    """Whether somebody who talks has such a business."""
    for business in access.lenders(t, seat, kind):
        if temper.talks_to(t.business_at[business]):
            return True
    return False


def purchase_worth(t: Table, seat: int, business: int, temper: Temper) -> float:
    price: int = estate.price(t, seat, business)
    short = debts.purchases(t, seat) + price - word.free_cash(t, seat, temper)
    gain = worth.change_for(t, seat, business, seat) - price
    if short <= 0:
        return gain
    return gain * (0.4 if short <= jobs.CASH_TO_COME else 0.05)


def put_worth(t: Table, seat: int, card: int, man: int) -> float:
    """Henchman and the like on own jobs that gain by it, the harmful ones on busy strong opponents."""
    owner = t.man_at[man]
    task = t.tasks[man * 2]
    if card == HARDER or card == WEAKER:
        busy = task != NO_TASK and task < PURCHASE
        muscle: int = t.strength(man)
        return 200.0 * muscle - WORTH_A_CARD + 400 if busy else -1.0
    if owner != seat or task == NO_TASK or task >= PURCHASE:
        return -1.0
    kind = task & KIND_MASK
    dice = t.strength(man, attacking=t.rules.jobs.attack[kind])
    before = jobs.job_worth(t, seat, man, kind, dice, 0)
    if card == EASIER:
        after = jobs.job_worth(t, seat, man, kind, dice, 1)
    else:
        after = jobs.job_worth(t, seat, man, kind, dice + 1, 0)
    return after - before - WORTH_A_CARD


def discard_worth(t: Table, seat: int, action: Action, temper: Temper) -> int:
    if action.kind == DISCARD:
        return -KEEP_ORDER[action.a]
    assert action.kind == DISCARD_JOB
    strongest = 1
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat:
            strongest = max(strongest, t.strength(man))
    kind = action.a
    value = 0.0
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat and t.strength(man) == strongest:
            value = job_for(t, seat, man, kind, temper)
    return -int(value)
