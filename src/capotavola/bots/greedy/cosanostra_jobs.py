"""What jobs are worth at a table of La Cosa Nostra: chances of dice are exact, effects count in dollars."""

from typing import Final

from capotavola.bots.greedy.cosanostra_worth import ACCESS, change_for, hurt, man_worth, trophy_worth
from capotavola.engine.machine import i64
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import (
    AMOUNT,
    BUY,
    BUY_HALF,
    BUY_LESS,
    CASH,
    DEACTIVATE,
    DESTROY,
    DOUBLE_BACK,
    DOUBLE_STAKE,
    EASIER,
    EFFECT_MASK,
    HARDER,
    JOIN,
    KILL,
    KIND_MASK,
    LAUNDER,
    LOSE_STAKE,
    NO_TASK,
    NOBODY,
    ON_ALL,
    ON_BUSINESSMAN,
    ON_CASH_JOB,
    ON_COMPANY,
    ON_GANGSTER,
    ON_PLAYER,
    PAY_BANK,
    PAY_YOU,
    REACTION,
    RETURN_FIRE,
    SEEN,
    TAKE_POT,
)
from capotavola.games.cosanostra.table import IN_DECK, PURCHASE, Table, bit_of

TRAP_WORTH: Final = 1500
HOLD_UP_WORTH: Final = 3000
A_TASK: Final = 2500.0
CASH_TO_COME: Final = 4000  # what an income and a job may add until money is needed


# -- dice -----------------------------------------------------------------------


def none(dice: i64, difficulty: i64) -> float:
    """The chance of no success."""
    miss = float(difficulty - 1) / 6.0
    chance = 1.0
    while dice > 0:
        chance *= miss
        dice -= 1
    return chance


def exactly_one(dice: i64, difficulty: i64) -> float:
    hit = float(7 - difficulty) / 6.0
    return float(dice) * hit * none(dice - 1, difficulty)


def clamp(difficulty: i64) -> i64:
    if difficulty < 1:
        return 1
    return difficulty if difficulty < 6 else 6


# -- jobs ---------------------------------------------------------------------------


def difficulty_for(t: Table, man: i64, kind: i64, target: i64) -> i64:
    amount: i64 = t.rules.jobs.difficulty[kind]
    if not amount:
        amount = t.strength(target) + (t.rules.figures.busy_victim if t.task_count(target) else 0)
    mods: i64 = t.mods[man]
    if mods & bit_of(EASIER):
        amount -= 1
    if mods & bit_of(HARDER):
        amount += 1
    return clamp(amount)


def job_worth(t: Table, seat: i64, man: i64, kind: i64, dice: i64, easier: i64, spared: i64 = 0) -> float:
    """A job without a target, or with its best one; what it lacks is not asked here.

    `spared`: seats that are not attacked, a bit each.
    """
    jobs = t.rules.jobs
    kind_type = jobs.types[kind]
    if kind_type == CASH:
        return cash_worth(t, man, kind, dice, easier)
    if kind_type == REACTION:
        base = HOLD_UP_WORTH if jobs.target[kind] == ON_CASH_JOB else TRAP_WORTH
        return base * (1.0 - none(dice, clamp(jobs.difficulty[kind] - easier)))
    on = jobs.target[kind]
    if on == ON_BUSINESSMAN or on == ON_COMPANY:
        return _best_business(t, seat, man, kind, dice, easier, spared)
    best = -1.0e9
    if on == ON_GANGSTER:
        men: i64 = t.rules.gangsters
        for victim in range(men):
            holder: i64 = t.man_at[victim]
            if holder < t.players and holder != seat and not spared >> holder & 1:
                worth = attack_worth(t, seat, man, kind, victim, dice, easier)
                best = worth if worth > best else best
        return best
    if on == ON_PLAYER:
        for other in range(t.players):
            if other != seat and not spared >> other & 1:
                worth = attack_worth(t, seat, man, kind, other, dice, easier)
                best = worth if worth > best else best
        return best
    return attack_worth(t, seat, man, kind, NOBODY, dice, easier)


def _best_business(t: Table, seat: i64, man: i64, kind: i64, dice: i64, easier: i64, spared: i64) -> float:
    """All are equally hard to hit."""
    best = -1.0e9
    company = t.rules.jobs.target[kind] == ON_COMPANY
    difficulty = clamp(difficulty_for(t, man, kind, NOBODY) - easier)
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    businesses: i64 = t.rules.businesses
    for business in range(businesses):
        owner: i64 = t.business_at[business]
        if owner >= IN_DECK or owner == seat or spared >> owner & 1:
            continue
        if t.rules.company[business] == company:
            worth = _rolled_for(t, seat, man, kind, business, zero, one)
            best = worth if worth > best else best
    return best


def cash_worth(t: Table, man: i64, kind: i64, dice: i64, easier: i64) -> float:
    pay = t.rules.jobs.pay[kind]
    difficulty = clamp(difficulty_for(t, man, kind, NOBODY) - easier)
    if len(pay) == 1:
        return float(pay[0] * dice * (7 - difficulty)) / 6.0
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    return one * pay[0] + (1.0 - zero - one) * pay[1]


def attack_worth(t: Table, seat: i64, man: i64, kind: i64, target: i64, dice: i64, easier: i64) -> float:
    """Attacks and all other jobs that are rolled for."""
    difficulty = clamp(difficulty_for(t, man, kind, target) - easier)
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    return _rolled_for(t, seat, man, kind, target, zero, one)


def _rolled_for(t: Table, seat: i64, man: i64, kind: i64, target: i64, zero: float, one: float) -> float:
    """By the chances of no success and of one."""
    jobs = t.rules.jobs
    worth = one * effects_worth(t, seat, man, kind, target, jobs.one[kind])
    worth += (1.0 - zero - one) * effects_worth(t, seat, man, kind, target, jobs.two[kind])
    return worth + zero * effects_worth(t, seat, man, kind, target, jobs.failure[kind])


def effects_worth(t: Table, seat: i64, man: i64, kind: i64, target: i64, effects: list[int]) -> float:
    total = 0.0
    for effect in effects:
        total += effect_worth(t, seat, man, kind, target, effect & EFFECT_MASK, effect >> AMOUNT)
    return total


def effect_worth(t: Table, seat: i64, man: i64, kind: i64, target: i64, what: i64, amount: i64) -> float:
    on = t.rules.jobs.target[kind]
    if what == DEACTIVATE or what == KILL or what == DESTROY:
        if on == ON_GANGSTER:
            return _man_hit(t, seat, target, what)
        return _business_hit(t, seat, target, what)
    if what == JOIN:
        owner: i64 = t.business_at[target]
        lost = change_for(t, owner, target, seat)
        return change_for(t, seat, target, seat) - lost * hurt(t, seat, owner)
    if what == PAY_BANK:
        return float(min(amount, t.cash[target])) * hurt(t, seat, target)
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


def _man_hit(t: Table, seat: i64, man: i64, what: i64) -> float:
    owner: i64 = t.man_at[man]
    task = _about_to_bring(t, seat, man)
    if what == DEACTIVATE:
        return 0.0 if t.man_down >> man & 1 else task * hurt(t, seat, owner)
    return trophy_worth(t, seat, man) + (man_worth(t, man) + task) * hurt(t, seat, owner)


def _about_to_bring(t: Table, seat: i64, man: i64) -> float:
    """What a gangster has planned, as far as one has seen it."""
    task = t.tasks[man * 2]
    if task == NO_TASK:
        return 0.0
    kind = task & KIND_MASK
    if task < PURCHASE and task >> SEEN >> seat & 1 and t.rules.jobs.types[kind] == CASH:
        return cash_worth(t, man, kind, t.strength(man), 0)
    return A_TASK


def _business_hit(t: Table, seat: i64, business: i64, what: i64) -> float:
    owner: i64 = t.business_at[business]
    if what == DEACTIVATE:
        if t.down >> business & 1:
            return 0.0
        loss = float(t.rules.income_of[business] + ACCESS)
        monopoly = t.rules.monopoly_of[business]
        if monopoly != NOBODY and t.monopolies[monopoly] == owner:
            t.down |= 1 << business
            if estate.holder_of(t, monopoly) != owner:
                loss += t.rules.figures.monopoly_income
            t.down &= ~(1 << business)
        if t.round == t.last_round:
            loss *= t.rules.figures.final_income_factor
        return loss * hurt(t, seat, owner)
    return -change_for(t, owner, business, NOBODY) * hurt(t, seat, owner)


def _collected(t: Table, seat: i64, target: i64, on: i64, amount: i64) -> float:
    total = 0.0
    for other in range(t.players):
        if other != seat and (on == ON_ALL or other == target):
            paid = min(amount, t.cash[other])
            total += float(paid) * (1.0 + hurt(t, seat, other))
    return total
