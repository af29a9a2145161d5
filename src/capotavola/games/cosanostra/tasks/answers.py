"""Answers (LC-R8): one mechanism for every moment in which somebody may step in.

A window has places in a fixed order. Each place is asked if, by what everybody can see, somebody
there could answer; whatever he holds, so that neither the question nor its length tells anything.
The window closes when all have passed in a row, or when there is nothing left to answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capotavola.engine.action import NONE, Action
from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.games.cosanostra.actions.verbs import ANSWER, HEAL_VERB, PASS, REROLL, SCHEME, VETO
from capotavola.games.cosanostra.attempts import A_CARD, A_FLAGS, A_MAN, A_TAKER, REPELLED
from capotavola.games.cosanostra.cards import (
    ANSWER_WITH,
    CANCEL_INFLUENCE,
    CASH,
    COP,
    HEAL,
    INFLUENCE,
    KIND_MASK,
    NO_TASK,
    NOBODY,
    ON_ATTACK,
    ON_CASH_JOB,
    PREVENT,
    REROLL_OPPONENT,
    TURN_CARD,
)
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.order import WINDOW
from capotavola.games.cosanostra.table import MAN, PURCHASE, Table
from capotavola.games.cosanostra.tasks import effects, harm, news, targets, work
from capotavola.games.cosanostra.windows import (
    HOLD_UPS,
    PASSES,
    PLACE_MASK,
    REROLLS,
    SAVES,
    SCHEMES,
    TRAPS,
    VETOES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

COPS = 0  # the places of a window for re-rolls
LONO = 1


# -- whose place it is --------------------------------------------------------


def go_on(t: Table) -> None:
    """Ask the next place that could answer, or close the window."""
    top = t.stack[-1]
    window = flag_of(top)
    place: i64 = number_of(top) & PLACE_MASK
    passes: i64 = number_of(top) >> PASSES
    number: i64 = places(t, window)
    if settled(t, window):
        passes = number
    while passes < number:
        seat: i64 = seat_at(t, window, place)
        if seat >= 0 and could(t, window, place, seat):
            t.stack[-1] = frame(WINDOW, seat, window, place | passes << PASSES)
            t.waiting = 1 << seat
            return
        place = (place + 1) % number
        passes += 1
    t.stack.pop()
    if window == SAVES:
        harm.inflict(t)


def places(t: Table, window: i64) -> i64:
    if window == REROLLS:
        return 2
    if window == TRAPS or window == VETOES:
        return 1
    if window == HOLD_UPS:
        return t.players - 1
    return t.players + 1 if window == SAVES else t.players


def seat_at(t: Table, window: i64, place: i64) -> i64:
    """Who sits at a place of a window; NOBODY."""
    if window == SCHEMES:
        return t.after(t.start, place)
    if window == HOLD_UPS:
        return t.after(t.man_at[t.now(A_MAN)], place + 1)
    if window == TRAPS:
        return targets.victim_seat(t)
    if window == REROLLS:
        roller: i64 = t.man_at[t.now(A_MAN)]
        if place == COPS:
            return roller
        owner: i64 = t.owner_with(REROLL_OPPONENT)
        return NOBODY if owner == roller else owner
    if window == VETOES:
        cancelling: i64 = t.owner_with(CANCEL_INFLUENCE)
        return NOBODY if cancelling == seat_of(t.stack[-2]) else cancelling
    if place == 0:
        return t.owner_with(PREVENT)
    return t.after(t.active, place)


def could(t: Table, window: i64, place: i64, seat: i64) -> bool:
    """By what everybody can see."""
    if window == SCHEMES:
        turn: i64 = seat_of(t.stack[-2])
        return seat != turn and t.may_hold(seat, TURN_CARD) and t.has_task(seat)  # LC-R25
    if window == REROLLS:
        if place == COPS:
            kind = t.now(A_CARD) & KIND_MASK
            return t.rules.jobs.types[kind] == CASH and t.skill_left(seat, COP) != NOBODY  # LC-5.4
        return t.uses_left(REROLL_OPPONENT) > 0
    if window == HOLD_UPS:
        return t.may_have_planned(seat, t.rules.hold_up_backs)
    if window == TRAPS:
        return t.may_have_planned(seat, t.rules.trap_backs) or jimmy_job(t, seat) != NO_TASK
    if window == VETOES:
        return t.uses_left(CANCEL_INFLUENCE) > 0
    if place == 0:
        return planned_job(t, t.rules.with_ability[PREVENT]) != NO_TASK
    return is_person(t, t.victim) and t.may_hold(seat, HEAL)


def settled(t: Table, window: i64) -> bool:
    """Whether there is nothing left to answer."""
    if window == TRAPS:
        return t.now(A_FLAGS) & REPELLED != 0
    if window == HOLD_UPS:
        return t.now(A_TAKER) >= 0
    return window == SAVES and not t.harm


def is_person(t: Table, victim: int) -> bool:
    """LC-7.3: a doctor helps gangsters and businessmen."""
    return victim >= MAN or not t.rules.company[victim]


def planned_job(t: Table, man: i64) -> i64:
    """The slot of a planned job of his; NO_TASK if there is none."""
    for slot in range(2):
        task: i64 = t.tasks[man * 2 + slot]
        if task != NO_TASK and task < PURCHASE:
            return slot
    return NO_TASK


def jimmy_job(t: Table, seat: i64) -> i64:
    """The slot of the job that may become a Trap (LC-R19)."""
    if not t.expansion or t.owner_with(ANSWER_WITH) != seat:
        return NO_TASK
    return planned_job(t, t.rules.with_ability[ANSWER_WITH])


# -- what may be answered -------------------------------------------------------


def legal(t: Table, seat: int, top: int) -> list[Action]:
    window = flag_of(top)
    place = number_of(top) & PLACE_MASK
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    if window == SCHEMES:
        if t.influence[seat * INFLUENCE + TURN_CARD]:
            actions.append(vocabulary.plain(SCHEME))
    elif window == REROLLS:
        for die in range(1, work.FACES + 1):
            if die in t.dice:
                actions.append(vocabulary.one(REROLL, die))
    elif window == HOLD_UPS:
        _reactions(t, seat, ON_CASH_JOB, actions)
    elif window == TRAPS:
        _reactions(t, seat, ON_ATTACK, actions)
        _jimmy(t, seat, actions)
    elif window == VETOES:
        actions.append(vocabulary.plain(VETO))
    elif place == 0:
        _slot_action(t, t.rules.with_ability[PREVENT], actions)
    elif t.influence[seat * INFLUENCE + HEAL]:
        actions.append(vocabulary.plain(HEAL_VERB))
    actions.append(vocabulary.plain(PASS))
    return actions


def _reactions(t: Table, seat: i64, target: i64, actions: list[Action]) -> None:
    """The reactions of that kind among the seat's planned jobs."""
    for man in range(t.rules.gangsters):
        if t.man_at[man] != seat or t.man_down >> man & 1:
            continue
        for slot in range(2):
            task: i64 = t.tasks[man * 2 + slot]
            if task == NO_TASK or task >= PURCHASE or t.rules.jobs.target[task & KIND_MASK] != target:
                continue
            if t.tasks[man * 2 + 1] == NO_TASK:
                actions.append(t.rules.vocabulary.one(ANSWER, man))
            else:
                actions.append(t.rules.vocabulary.several(ANSWER, man, slot))


def _jimmy(t: Table, seat: int, actions: list[Action]) -> None:
    slot = jimmy_job(t, seat)
    if slot == NO_TASK:
        return
    man = t.rules.with_ability[ANSWER_WITH]
    if t.rules.jobs.target[t.tasks[man * 2 + slot] & KIND_MASK] != ON_ATTACK:
        _slot_action(t, man, actions)


def _slot_action(t: Table, man: int, actions: list[Action]) -> None:
    """Gives up a planned job, either one if he has two."""
    for slot in range(2):
        task = t.tasks[man * 2 + slot]
        if task == NO_TASK or task >= PURCHASE:
            continue
        if t.tasks[man * 2 + 1] == NO_TASK:
            actions.append(t.rules.vocabulary.one(ANSWER, man))
        else:
            actions.append(t.rules.vocabulary.several(ANSWER, man, slot))


# -- an answer ------------------------------------------------------------------


def decide(t: Table, seat: int, action: Action) -> None:
    top = t.stack[-1]
    window = flag_of(top)
    place = number_of(top) & PLACE_MASK
    passes = number_of(top) >> PASSES
    t.waiting = 0
    if action.kind == PASS or window == SCHEMES:
        following = (place + 1) % places(t, window)
        t.stack[-1] = frame(WINDOW, 0, window, following | passes + 1 << PASSES)
        if action.kind == SCHEME:
            asides.play(t, seat, TURN_CARD, asides.FOR_EXTRA_TURN)
        return
    if window == HOLD_UPS:  # the same player may try with another gangster, then the next (LC-R32)
        work.answer_with(t, action.a, slot_of(action), ON_CASH_JOB)
        return
    # Everybody is asked anew, from the next place on.
    t.stack[-1] = frame(WINDOW, 0, window, (place + 1) % places(t, window))
    if window == TRAPS:
        work.answer_with(t, action.a, slot_of(action), ON_ATTACK)
    elif window == REROLLS:
        _reroll(t, seat, place, action.a)
    elif window == VETOES:
        _veto(t, seat)
    elif action.kind == HEAL_VERB:
        asides.play(t, seat, HEAL, 0)
    else:
        _prevent(t, seat, action)


def slot_of(action: Action) -> int:
    return 0 if action.b == NONE else action.b


def _reroll(t: Table, seat: int, place: int, value: int) -> None:
    """LC-5.4, Lono"""
    if place == COPS:
        cop: int = t.skill_left(seat, COP)  # a shift by an i64 would be one of 32 bits
        t.used |= 1 << cop
    else:
        t.ability_uses[REROLL_OPPONENT] += 1
    for at in range(len(t.dice)):
        if t.dice[at] == value:
            t.dice[at] = work.roll_die(t)
            news.rerolled(t.told, seat, value, t.dice[at])
            return


def vain(t: Table, place: int) -> bool:
    """Whether no re-roll could do whoever is asked any good: public, and no reason not to ask (LC-R8)."""
    kind = t.now(A_CARD) & KIND_MASK
    hits = work.hits(t)
    if place == COPS:
        return effects.pay_of(t, kind, len(t.dice)) == effects.pay_of(t, kind, hits)
    return hits == 0


def _veto(t: Table, seat: int) -> None:
    t.stack.pop()
    card = t.rules.influences.names[flag_of(t.stack[-1])]
    t.ability_uses[CANCEL_INFLUENCE] += 1
    asides.cancel(t)
    news.vetoed(t.told, seat, card)


def _prevent(t: Table, seat: int, action: Action) -> None:
    """Willy (LC-R8 e)"""
    man = action.a
    slot = slot_of(action)
    task = t.tasks[man * 2 + slot]
    t.clear_task(man, slot)
    work.give_up(t, man, task)
    asides.task_gone(t, man)
    t.harm = 0
    news.prevented(t.told, seat, t.rules.men.names[man])
