"""What jobs are worth at a table of La Cosa Nostra: chances of dice are exact, effects count in dollars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.greedy.cosanostra_worth import ACCESS, change_for, hurt, man_worth, trophy_worth
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

if TYPE_CHECKING:
    from mypy_extensions import i64

TRAP_WORTH: Final = 1500
HOLD_UP_WORTH: Final = 3000
A_TASK: Final = 2500.0
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


def job_worth(t: Table, seat: int, man: int, kind: int, dice: int, easier: int, spared: int = 0) -> float:
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
        for victim, place in enumerate(t.man_at):
            holder: i64 = place
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


def _best_business(t: Table, seat: int, man: int, kind: int, dice: int, easier: int, spared: int) -> float:
    """All are equally hard to hit."""
    best = -1.0e9
    company = t.rules.jobs.target[kind] == ON_COMPANY
    difficulty = clamp(difficulty_for(t, man, kind, NOBODY) - easier)
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    for business, place in enumerate(t.business_at):
        owner: i64 = place
        if owner >= IN_DECK or owner == seat or spared >> owner & 1:
            continue
        if t.rules.company[business] == company:
            worth = _rolled_for(t, seat, man, kind, business, zero, one)
            best = worth if worth > best else best
    return best


def cash_worth(t: Table, man: int, kind: int, dice: int, easier: int) -> float:
    pay = t.rules.jobs.pay[kind]
    difficulty = clamp(difficulty_for(t, man, kind, NOBODY) - easier)
    if len(pay) == 1:
        return pay[0] * dice * (7 - difficulty) / 6.0
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    return one * pay[0] + (1.0 - zero - one) * pay[1]


def attack_worth(t: Table, seat: int, man: int, kind: int, target: int, dice: int, easier: int) -> float:
    """Attacks and all other jobs that are rolled for."""
    difficulty = clamp(difficulty_for(t, man, kind, target) - easier)
    zero, one = none(dice, difficulty), exactly_one(dice, difficulty)
    return _rolled_for(t, seat, man, kind, target, zero, one)


def _rolled_for(t: Table, seat: int, man: int, kind: int, target: int, zero: float, one: float) -> float:
    """By the chances of no success and of one."""
    jobs = t.rules.jobs
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
        owner: int = t.business_at[target]
        lost = change_for(t, owner, target, seat)
        return change_for(t, seat, target, seat) - lost * hurt(t, seat, owner)
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
    task = _about_to_bring(t, seat, man)
    if what == DEACTIVATE:
        return 0.0 if t.man_down >> man & 1 else task * hurt(t, seat, owner)
    return trophy_worth(t, seat, man) + (man_worth(t, man) + task) * hurt(t, seat, owner)


def _about_to_bring(t: Table, seat: int, man: int) -> float:
    """What a gangster has planned, as far as one has seen it."""
    task = t.tasks[man * 2]
    if task == NO_TASK:
        return 0.0
    kind = task & KIND_MASK
    if task < PURCHASE and task >> SEEN >> seat & 1 and t.rules.jobs.types[kind] == CASH:
        return cash_worth(t, man, kind, t.strength(man), 0)
    return A_TASK


def _business_hit(t: Table, seat: int, business: int, what: int) -> float:
    owner: int = t.business_at[business]
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


def _collected(t: Table, seat: int, target: int, on: int, amount: int) -> float:
    total = 0.0
    for other in range(t.players):
        if other != seat and (on == ON_ALL or other == target):
            paid = min(amount, t.cash[other])
            total += paid * (1.0 + hurt(t, seat, other))
    return total
