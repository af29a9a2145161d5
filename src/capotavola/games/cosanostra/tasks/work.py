"""Carrying out a job (LC-3.2): reveal, requirement, roll, effect. Answers come in between (LC-R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.engine.audience import ALL
from capotavola.engine.frames import frame
from capotavola.games.cosanostra.actions.verbs import FIRE
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_MONEY,
    A_SIZE,
    A_TARGET,
    IN_RETURN,
    NO_CARD,
    REACHED,
    SPLIT,
    WAS_ROLLED,
    begun,
)
from capotavola.games.cosanostra.cards import (
    ATTACK,
    CARD_MASK,
    CASH,
    DEACTIVATE,
    EASIER,
    EFFECT_MASK,
    HARDER,
    KIND_MASK,
    NOBODY,
    ON_ALL,
    ON_GANGSTER,
    RETURN_FIRE,
    SEEN,
    TRAP_PROOF,
    TWO_JOBS,
)
from capotavola.games.cosanostra.influence import asides, hands
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import FINISHING, FIRING_BACK, PAYING_OUT, ROLLED, STAKING, STRIKING
from capotavola.games.cosanostra.table import Table, bit_of
from capotavola.games.cosanostra.tasks import effects, news, targets
from capotavola.games.cosanostra.windows import HOLD_UPS, REROLLS, TRAPS, open_window

if TYPE_CHECKING:
    from mypy_extensions import i64

FACES: Final = 6  # of a die


# -- from the reveal to the roll ---------------------------------------------


def attempt(t: Table, man: int, card: int, target: int, flags: int) -> None:
    """Reveal, and see whether it can be done at all."""
    t.attempts.extend(begun(man, card, target, flags))
    t.stack.append(frame(FINISHING))
    begin(t)


def begin(t: Table) -> None:
    """Also for the second go of LC-R16."""
    man, kind, target = t.now(A_MAN), t.now(A_CARD) & KIND_MASK, t.now(A_TARGET)
    seat = t.man_at[man]
    jobs = t.rules.jobs
    news.revealed(
        t.told, seat, t.rules.men.names[man], jobs.names[kind], targets.target_name(t, kind, target)
    )
    if jobs.attack[kind] and not t.now(A_FLAGS) & IN_RETURN:  # LC-R40: firing back is no breach of peace
        promises.attacked(t, seat, targets.victim_seat(t))
    if jobs.types[kind] == CASH:
        if targets.use_businesses(t, seat, kind) == targets.MET:
            roll(t)
    elif jobs.types[kind] == ATTACK and target == NOBODY:
        news.no_target(t.told, seat, jobs.names[kind])  # LC-R28
    elif jobs.stake[kind] and jobs.target[kind] == ON_ALL:
        if effects.put_up_pot(t, seat, kind):
            roll(t)
    elif jobs.stake[kind]:
        t.ask(STAKING, seat)
    else:
        roll(t)


def pick_marker(t: Table, seat: int, business: int) -> None:
    """LC-R20"""
    t.answered()
    targets.use_marker(t, seat, business)
    if targets.use_markers(t, seat, t.now(A_CARD) & KIND_MASK) == targets.MET:
        roll(t)


def stake(t: Table, seat: int, amount: int) -> None:
    """LC-R15: named before the roll."""
    t.answered()
    t.set_now(A_MONEY, amount)
    news.staked(t.told, seat, amount)
    roll(t)


def roll(t: Table) -> None:
    """One die for each point of strength."""
    man, kind, flags = t.now(A_MAN), t.now(A_CARD) & KIND_MASK, t.now(A_FLAGS)
    dice: i64 = t.strength(man, t.rules.jobs.attack[kind], flags & SPLIT != 0)
    rolled: list[int] = []
    while dice > 0:
        rolled.append(roll_die(t))
        dice -= 1
    t.dice = rolled
    t.mark_now(WAS_ROLLED)
    news.rolled(t.told, t.man_at[man], t.rules.men.names[man], rolled, difficulty(t))
    t.stack.append(frame(ROLLED))
    open_window(t, REROLLS)


def roll_die(t: Table) -> int:
    return t.chance.below(FACES) + 1


def difficulty(t: Table) -> i64:
    """Of the present attempt; cards on a gangster who only fires back do not apply (LC-R5)."""
    man, kind = t.now(A_MAN), t.now(A_CARD) & KIND_MASK
    return against(t, man, t.rules.jobs.difficulty[kind], t.now(A_TARGET), t.now(A_FLAGS) & IN_RETURN == 0)


def against(t: Table, man: i64, printed: i64, victim: i64, helped: bool = True) -> i64:
    """LC-3.2, LC-6.3, LC-R6: what is printed, or the victim's strength; with the cards on the gangster."""
    figures = t.rules.figures
    amount: i64 = printed
    if not amount:
        amount = t.strength(victim)
        if t.task_count(victim):
            amount += figures.busy_victim
    mods: i64 = t.mods[man]
    if mods and helped:
        if mods & bit_of(EASIER):
            amount -= t.rules.influences.amount[EASIER]
        if mods & bit_of(HARDER):
            amount += t.rules.influences.amount[HARDER]
    if amount < 1:
        return 1
    return amount if amount < figures.most_difficulty else figures.most_difficulty


def hits(t: Table) -> i64:
    least = difficulty(t)
    count: i64 = 0
    for die in t.dice:
        if die >= least:
            count += 1
    return count


# -- from the roll to the end ---------------------------------------------------


def rolled(t: Table) -> None:
    """Nobody re-rolls any more: what comes of it, if nobody answers."""
    t.stack.pop()
    successes = hits(t)
    t.set_now(A_HITS, successes)
    t.dice = []
    kind = t.now(A_CARD) & KIND_MASK
    jobs = t.rules.jobs
    pay = effects.pay_of(t, kind, successes) if jobs.types[kind] == CASH else 0
    if not pay:  # what pays is told when it does, with its sum
        news.came_off(t.told, t.man_at[t.now(A_MAN)], jobs.names[kind], successes)
    if jobs.types[kind] == CASH:
        if pay:
            t.set_now(A_MONEY, pay)
            t.mark_now(REACHED)
            t.stack.append(frame(PAYING_OUT))
            open_window(t, HOLD_UPS)
        else:
            promises.took(t, t.man_at[t.now(A_MAN)], 0)
        return
    outcome = effects.of(t, kind, successes)
    if not outcome or (outcome[0] & EFFECT_MASK == DEACTIVATE and _is_down(t, kind)):
        return  # LC-R4: nobody is deactivated again
    if outcome[0] == RETURN_FIRE:
        _offer_return_fire(t)
        return
    if successes:
        t.mark_now(REACHED)
    t.stack.append(frame(STRIKING))
    if jobs.attack[kind] and t.rules.men.ability[t.now(A_MAN)] != TRAP_PROOF:
        open_window(t, TRAPS)


def _is_down(t: Table, kind: int) -> bool:
    target = t.now(A_TARGET)
    if t.rules.jobs.target[kind] == ON_GANGSTER:
        return t.man_down >> target & 1 == 1
    return t.down >> target & 1 == 1


def _offer_return_fire(t: Table) -> None:
    """LC-R5: not twice, and only by one who stands."""
    target = t.now(A_TARGET)
    if not t.now(A_FLAGS) & IN_RETURN and t.man_active(target):
        t.ask(FIRING_BACK, t.man_at[target])


def decide_return_fire(t: Table, kind: int) -> None:
    t.answered()
    if kind == FIRE:
        _fire_back(t)


def _fire_back(t: Table) -> None:
    """LC-R5: an attack with the target's strength on the one who missed."""
    shooter, target = t.now(A_TARGET), t.now(A_MAN)
    kind = t.now(A_CARD) & KIND_MASK
    attempt(t, shooter, kind, target, NO_CARD | IN_RETURN)


def finish(t: Table) -> None:
    """The last attempt is over: an answer at once, a job of the own turn by way of TASK_DONE."""
    t.stack.pop()
    size = len(t.attempts) - A_SIZE
    if not size:
        return  # acting.py goes on with it
    man, card, flags = t.now(A_MAN), t.now(A_CARD), t.now(A_FLAGS)
    del t.attempts[size:]
    if not flags & NO_CARD:
        hands.discard_job(t, card & CARD_MASK, ALL)
    if not flags & IN_RETURN:
        asides.task_gone(t, man)


def answer_with(t: Table, man: int, slot: int, target: int) -> None:
    """A reaction in another's turn: the planned card itself, or a planned job given up for it (LC-R19)."""
    task = t.tasks[man * 2 + slot]
    split = SPLIT if t.split and t.rules.men.ability[man] == TWO_JOBS else 0
    t.clear_task(man, slot)
    if t.rules.jobs.target[task & KIND_MASK] == target:
        attempt(t, man, task & CARD_MASK, NOBODY, split)
    else:
        give_up(t, man, task)
        attempt(t, man, t.rules.men.job[man], NOBODY, NO_CARD | split)


def give_up(t: Table, man: int, task: int) -> None:
    """LC-R19: face down and unseen."""
    hands.discard_job(t, task, task >> SEEN)
    news.gave_up(t.told, t.man_at[man], t.rules.men.names[man])
