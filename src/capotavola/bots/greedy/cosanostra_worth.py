"""What things are worth at a table of La Cosa Nostra, in dollars, to one who counts on all that may come.

Chances of dice are exact; what a business, a monopoly or a gangster will still bring until the end
is counted; what hurts an opponent counts in part.
"""

from typing import Final

from capotavola.games.cosanostra import estate
from capotavola.games.cosanostra.cards import (
    AMOUNT,
    BUY,
    BUY_HALF,
    BUY_LESS,
    CASH,
    COP,
    DEACTIVATE,
    DESTROY,
    DOUBLE_BACK,
    DOUBLE_STAKE,
    EASIER,
    EFFECT_MASK,
    HARDER,
    JOIN,
    KILL,
    LAUNDER,
    LAWYER,
    LOSE_STAKE,
    NOBODY,
    ON_ALL,
    ON_BUSINESSMAN,
    ON_CASH_JOB,
    ON_COMPANY,
    ON_GANGSTER,
    ON_PLAYER,
    PAY_BANK,
    PAY_YOU,
    POLITICIAN,
    REACTION,
    RETURN_FIRE,
    TAKE_POT,
)
from capotavola.games.cosanostra.table import IN_DECK, TROPHY, Table, bit_of

SURVIVES: Final = 0.92  # what is there now is there later
GANGSTER: Final = 1500  # what any gangster brings a round
POINT: Final = 1300  # and for each point of strength
SKILLS: Final = [0, 200, 500, 500]  # a round, by skill
ACCESS: Final = 350  # what any business may be needed for, a round
TRAP_WORTH: Final = 1500
HOLD_UP_WORTH: Final = 3000
CASH_TO_COME: Final = 4000  # what an income and a job may add until money is needed


# -- dice -----------------------------------------------------------------------


def none(dice: int, difficulty: int) -> float:
    """The chance of no success."""
    miss = (difficulty - 1) / 6.0
    chance = 1.0
    while dice > 0:
        chance *= miss
        dice -= 1
    return chance


def exactly_one(dice: int, difficulty: int) -> float:
    hit = (7 - difficulty) / 6.0
    return dice * hit * none(dice - 1, difficulty)


def clamp(difficulty: int) -> int:
    if difficulty < 1:
        return 1
    return difficulty if difficulty < 6 else 6


# -- what there is ----------------------------------------------------------------


def payouts(t: Table) -> int:
    """Incomes to come, the last one counting twice."""
    return t.last_round - t.round + t.rules.figures.final_income_factor


def business_worth(t: Table, business: int, left: int) -> float:
    rounds: int = left - 2
    worth = t.rules.income_of[business] * left * SURVIVES
    skill = t.rules.skill_of[business]
    if skill == LAWYER or skill == POLITICIAN or skill == COP:
        worth += SKILLS[skill] * (rounds + 1)
    worth += ACCESS * (rounds + 1)
    if t.down >> business & 1:
        worth -= t.rules.income_of[business]
    return worth


def change_by(t: Table, business: int, to: int) -> list[float]:
    """How everybody's holdings change if a business goes to somebody (or nowhere: NOBODY)."""
    owner: int = t.business_at[business]
    left = payouts(t)
    change = [0.0] * t.players
    worth = business_worth(t, business, left)
    if owner < IN_DECK:
        change[owner] -= worth
    if to != NOBODY:
        change[to] += worth
    monopoly = t.rules.kinds.monopoly[t.rules.kind_of[business]]
    if monopoly == NOBODY:
        return change
    before = t.monopolies[monopoly]
    t.business_at[business] = IN_DECK if to == NOBODY else to
    after = estate.holder_of(t, monopoly)
    t.business_at[business] = owner
    if after != before:
        amount = t.rules.figures.monopoly_income * left * SURVIVES
        if before != NOBODY:
            change[before] -= amount
        if after != NOBODY:
            change[after] += amount
    elif to != NOBODY and before == NOBODY:
        change[to] += 600.0 * left  # on the way to a monopoly
    return change


def man_worth(t: Table, man: int) -> float:
    """What a gangster will do until the end."""
    rounds: int = t.last_round - t.round + 1
    return float((GANGSTER + POINT * t.strength(man)) * rounds)


def trophy_worth(t: Table, seat: int, man: int) -> float:
    """LC-9.3: with those that there are."""
    count = 0
    total = 0
    for other in range(t.rules.gangsters):
        if t.man_at[other] == TROPHY + seat:
            count += 1
            total += t.printed_strength(other)
    factors = t.rules.figures.trophy_factors
    last = len(factors)
    before = total * factors[min(count, last) - 1] if count else 0
    after = (total + t.printed_strength(man)) * factors[min(count + 1, last) - 1]
    return float(after - before)


def hurt(t: Table, seat: int, other: int) -> float:
    """How much of another's loss is one's own gain: more of a leader's."""
    mine, theirs = t.cash[seat] + 3 * t.laundered[seat], t.cash[other] + 3 * t.laundered[other]
    share = 0.25 if t.players > 3 else 0.35
    return share + 0.1 if theirs > mine else share


# -- jobs ---------------------------------------------------------------------------


def difficulty_for(t: Table, man: int, kind: int, target: int) -> int:
    amount: int = t.rules.jobs.difficulty[kind]
    if not amount:
        amount = t.strength(target) + (t.rules.figures.busy_victim if t.task_count(target) else 0)
    if t.mods[man] & bit_of(EASIER):
        amount -= 1
    if t.mods[man] & bit_of(HARDER):
        amount += 1
    return clamp(amount)


def job_worth(t: Table, seat: int, man: int, kind: int, dice: int, easier: int) -> float:
    """A job without a target, or with its best one; what it lacks is not asked here."""
    jobs = t.rules.jobs
    kind_type = jobs.types[kind]
    if kind_type == CASH:
        return cash_worth(t, man, kind, dice, easier)
    if kind_type == REACTION:
        base = HOLD_UP_WORTH if jobs.target[kind] == ON_CASH_JOB else TRAP_WORTH
        return base * (1.0 - none(dice, clamp(jobs.difficulty[kind] - easier)))
    on = jobs.target[kind]
    best = -1.0e9
    if on == ON_BUSINESSMAN or on == ON_COMPANY:
        for business in range(t.rules.businesses):
            owner: int = t.business_at[business]
            if owner < IN_DECK and owner != seat and t.rules.company[business] == (on == ON_COMPANY):
                worth = attack_worth(t, seat, man, kind, business, dice, easier)
                best = worth if worth > best else best
        return best
    if on == ON_GANGSTER:
        for victim in range(t.rules.gangsters):
            holder: int = t.man_at[victim]
            if holder < t.players and holder != seat:
                worth = attack_worth(t, seat, man, kind, victim, dice, easier)
                best = worth if worth > best else best
        return best
    if on == ON_PLAYER:
        for other in range(t.players):
            if other != seat:
                worth = attack_worth(t, seat, man, kind, other, dice, easier)
                best = worth if worth > best else best
        return best
    return attack_worth(t, seat, man, kind, NOBODY, dice, easier)


def cash_worth(t: Table, man: int, kind: int, dice: int, easier: int) -> float:
    pay = t.rules.jobs.pay[kind]
    difficulty = clamp(difficulty_for(t, man, kind, NOBODY) - easier)
    if len(pay) == 1:
        return pay[0] * dice * (7 - difficulty) / 6.0
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    return one * pay[0] + (1.0 - zero - one) * pay[1]


def attack_worth(t: Table, seat: int, man: int, kind: int, target: int, dice: int, easier: int) -> float:
    """Attacks and all other jobs that are rolled for."""
    jobs = t.rules.jobs
    difficulty = clamp(difficulty_for(t, man, kind, target) - easier)
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    worth = one * effects_worth(t, seat, man, kind, target, jobs.one[kind])
    worth += (1.0 - zero - one) * effects_worth(t, seat, man, kind, target, jobs.two[kind])
    return worth + zero * effects_worth(t, seat, man, kind, target, jobs.failure[kind])


def effects_worth(t: Table, seat: int, man: int, kind: int, target: int, effects: list[int]) -> float:
    total = 0.0
    for effect in effects:
        total += effect_worth(t, seat, man, kind, target, effect & EFFECT_MASK, effect >> AMOUNT)
    return total


def effect_worth(t: Table, seat: int, man: int, kind: int, target: int, what: int, amount: int) -> float:
    on = t.rules.jobs.target[kind]
    if what == DEACTIVATE or what == KILL or what == DESTROY:
        if on == ON_GANGSTER:
            return _man_hit(t, seat, target, what)
        return _business_hit(t, seat, target, what)
    if what == JOIN:
        change = change_by(t, target, seat)
        owner: int = t.business_at[target]
        return change[seat] - change[owner] * hurt(t, seat, owner)
    if what == PAY_BANK:
        return min(amount, t.cash[target]) * hurt(t, seat, target)
    if what == PAY_YOU:
        return _collected(t, seat, target, on, amount)
    if what == LAUNDER:
        return float(min(amount, t.cash[seat] + CASH_TO_COME))
    if what == BUY or what == BUY_LESS or what == BUY_HALF:
        return 2500.0 if t.cash[seat] >= 2000 else 0.0
    if what == DOUBLE_STAKE or what == LOSE_STAKE:
        stake = float(min(t.rules.jobs.stake[kind], t.cash[seat]))
        return stake if what == DOUBLE_STAKE else -stake
    if what == TAKE_POT or what == DOUBLE_BACK:
        pot = _collected(t, seat, target, ON_ALL, t.rules.jobs.stake[kind])
        return pot if what == TAKE_POT else -pot
    if what == RETURN_FIRE:
        dice = t.strength(target)
        return -man_worth(t, man) * (1.0 - none(dice, clamp(t.strength(man))))
    return 0.0


def _man_hit(t: Table, seat: int, man: int, what: int) -> float:
    owner: int = t.man_at[man]
    task = 2500.0 if t.task_count(man) else 0.0
    if what == DEACTIVATE:
        return 0.0 if t.man_down >> man & 1 else task * hurt(t, seat, owner)
    return trophy_worth(t, seat, man) + (man_worth(t, man) + task) * hurt(t, seat, owner)


def _business_hit(t: Table, seat: int, business: int, what: int) -> float:
    owner: int = t.business_at[business]
    if what == DEACTIVATE:
        if t.down >> business & 1:
            return 0.0
        loss = float(t.rules.income_of[business] + ACCESS)
        monopoly = t.rules.kinds.monopoly[t.rules.kind_of[business]]
        if monopoly != NOBODY and t.monopolies[monopoly] == owner:
            t.down |= 1 << business
            if estate.holder_of(t, monopoly) != owner:
                loss += t.rules.figures.monopoly_income
            t.down &= ~(1 << business)
        if t.round == t.last_round:
            loss *= t.rules.figures.final_income_factor
        return loss * hurt(t, seat, owner)
    return -change_by(t, business, NOBODY)[owner] * hurt(t, seat, owner)


def _collected(t: Table, seat: int, target: int, on: int, amount: int) -> float:
    total = 0.0
    for other in range(t.players):
        if other != seat and (on == ON_ALL or other == target):
            paid = min(amount, t.cash[other])
            total += paid * (1.0 + hurt(t, seat, other))
    return total


# -- access -------------------------------------------------------------------------


def lacking(t: Table, seat: int, kind: int) -> list[int]:
    """The kinds of businesses that a cash job still needs, one entry for each."""
    found: list[int] = []
    for need in t.rules.needed[kind]:
        there = 0
        for business in range(t.rules.businesses):
            if t.rules.kind_of[business] != need[0] or not t.is_active(business):
                continue
            if t.business_at[business] == seat or (business << 3 | seat) in t.markers:
                there += 1
        while there < need[1]:
            found.append(need[0])
            there += 1
    return found


def lenders(t: Table, seat: int, kind: int) -> list[int]:
    """Active businesses of a kind of other players without an own marker on them."""
    return [
        business
        for business in range(t.rules.businesses)
        if t.rules.kind_of[business] == kind
        and t.is_active(business)
        and t.business_at[business] != seat
        and (business << 3 | seat) not in t.markers
    ]
