"""What things are worth at a table of La Cosa Nostra, in dollars, to one who counts on all that may come.

What a business, a monopoly or a gangster will still bring until the end is counted; what hurts an
opponent counts in part. Jobs are judged in `cosanostra_jobs`.
"""

from typing import Final

from capotavola.engine.frames import step_of
from capotavola.engine.machine import i64
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import COP, LAWYER, NOBODY, POLITICIAN
from capotavola.games.cosanostra.order import HIRING, PLAN_TURN
from capotavola.games.cosanostra.table import IN_DECK, TROPHY, Table

SURVIVES: Final = 0.92  # what is there now is there later
GANGSTER: Final = 1500  # what any gangster brings a round
POINT: Final = 1300  # and for each point of strength
SKILLS: Final = [0, 200, 500, 500]  # a round, by skill
ACCESS: Final = 350  # what any business may be needed for, a round
# A round, by ability.
ABILITY_WORTH: Final = [
    0,
    4000,  # more income
    1500,
    1200,
    1000,
    1000,
    1500,
    800,
    500,
    1500,
    1200,
    800,
    1800,
    600,
    2500,  # two jobs
    1200,
    1800,
    1500,
    1000,
    4000,  # one kind pays double
    3000,
]


# -- what there is ----------------------------------------------------------------


def is_paid(t: Table) -> bool:
    """Whether this round's income has been: who is hired at the payout comes after it (LC-R21)."""
    return step_of(t.stack[-1]) == HIRING and not t.expansion


def payouts(t: Table) -> i64:
    """Incomes to come, the last one counting twice."""
    return t.last_round - t.round + t.rules.figures.final_income_factor - (1 if is_paid(t) else 0)


def next_payout(t: Table) -> i64:
    """How often the income of this round counts."""
    if is_paid(t):
        return 0
    return t.rules.figures.final_income_factor if t.round == t.last_round else 1


def incomes_of(t: Table, business: i64) -> i64:
    """What it pays until the end; one that is down pays nothing at the end of this round (LC-6.1)."""
    left = payouts(t)
    if t.down >> business & 1:
        left -= next_payout(t)
    return t.rules.income_of[business] * left


def business_worth(t: Table, business: i64) -> float:
    rounds: i64 = payouts(t) - 1
    worth = float(incomes_of(t, business)) * SURVIVES
    skill = t.rules.skill_of[business]
    if skill == LAWYER or skill == POLITICIAN or skill == COP:
        worth += float(SKILLS[skill] * rounds)
    return worth + float(ACCESS * rounds)


def change_for(t: Table, seat: i64, business: i64, to: i64) -> float:
    """How a seat's holdings change if a business goes to somebody (or nowhere: NOBODY)."""
    owner: i64 = t.business_at[business]
    change = 0.0
    if seat == owner:
        change -= business_worth(t, business)
    if seat == to:
        change += business_worth(t, business)
    monopoly = t.rules.monopoly_of[business]
    if monopoly == NOBODY:
        return change
    before = t.monopolies[monopoly]
    t.business_at[business] = IN_DECK if to == NOBODY else to
    after: int = estate.holder_of(t, monopoly)
    t.business_at[business] = owner
    if after != before:
        if seat == before:
            change -= float(t.rules.figures.monopoly_income * payouts(t)) * SURVIVES
        if seat == after:
            change += float(t.rules.figures.monopoly_income * payouts(t)) * SURVIVES
    elif seat == to and before == NOBODY:
        change += 600.0 * float(payouts(t))  # on the way to a monopoly
    return change


# -- gets and gives: by the lower and by the higher of two estimates ------------------------


def business_gets(t: Table, business: i64) -> float:
    """No more than it pays for certain."""
    return min(business_worth(t, business), float(incomes_of(t, business)))


def business_gives(t: Table, business: i64) -> float:
    return max(business_worth(t, business), float(incomes_of(t, business)))


def man_gets(t: Table, man: i64) -> float:
    """No more than his points cost, for the rounds that are left."""
    strength: i64 = t.printed_strength(man)
    price = t.rules.figures.swap_base * strength / t.last_round
    return float(_tasks_to_come(t, man)) * min(float(GANGSTER + POINT * strength), price)


def man_gives(t: Table, man: i64) -> float:
    strength: i64 = t.printed_strength(man)
    price = max(t.rules.men.price[man], t.rules.figures.swap_base * strength) / t.last_round
    brings = GANGSTER + POINT * strength + ABILITY_WORTH[t.rules.men.ability[man]]
    return float(_tasks_to_come(t, man)) * max(float(brings), price)


def _tasks_to_come(t: Table, man: i64) -> i64:
    """Rounds in which he can still be given one."""
    now = planning_ahead(t) and not t.man_down >> man & 1
    return t.last_round - t.round + (1 if now else 0)


def planning_ahead(t: Table) -> bool:
    """Whether tasks of this round are still given out."""
    step = step_of(t.stack[-1])
    return step == PLAN_TURN or (step == HIRING and t.expansion)


def monopoly_incomes(t: Table, monopoly: i64) -> list[int]:
    """By seat: this round by what is active, afterwards by all that will be: what is down comes back."""
    now = next_payout(t)
    incomes = [0] * t.players
    holder = estate.holder_of(t, monopoly)
    if holder != NOBODY:
        incomes[holder] += now * t.rules.figures.monopoly_income
    if t.down or t.man_down:
        down, man_down = t.down, t.man_down
        t.down, t.man_down = 0, 0
        holder = estate.holder_of(t, monopoly)
        t.down, t.man_down = down, man_down
    if holder != NOBODY:
        incomes[holder] += (payouts(t) - now) * t.rules.figures.monopoly_income
    return incomes


def all_monopolies(t: Table) -> list[int]:
    """What they pay until the end, by seat."""
    total = [0] * t.players
    for monopoly in range(len(t.monopolies)):
        incomes = monopoly_incomes(t, monopoly)
        for seat in range(t.players):
            total[seat] += incomes[seat]
    return total


# -- people -----------------------------------------------------------------------------


def man_worth(t: Table, man: i64) -> float:
    """What a gangster will do until the end."""
    rounds: i64 = t.last_round - t.round + 1
    return float((GANGSTER + POINT * t.strength(man)) * rounds)


def trophy_worth(t: Table, seat: i64, man: i64) -> float:
    """LC-9.3: with those that there are."""
    count: i64 = 0
    total: i64 = 0
    trophy = TROPHY + seat
    men: i64 = t.rules.gangsters
    for other in range(men):
        if t.man_at[other] == trophy:
            count += 1
            total += t.printed_strength(other)
    factors = t.rules.figures.trophy_factors
    last: i64 = len(factors)
    before = total * factors[min(count, last) - 1] if count else 0
    after = (total + t.printed_strength(man)) * factors[min(count + 1, last) - 1]
    return float(after - before)


def hurt(t: Table, seat: i64, other: i64) -> float:
    """How much of another's loss is one's own gain: more of a leader's."""
    mine, theirs = t.cash[seat] + 3 * t.laundered[seat], t.cash[other] + 3 * t.laundered[other]
    share = 0.25 if t.players > 3 else 0.35
    return share + 0.1 if theirs > mine else share
