"""Whether the task that is being resolved, with all answers to it, could have come this far."""

from typing import Final

from capotavola.engine.frames import frame, number_of, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_PICKED,
    A_SIZE,
    A_TARGET,
    AFTER,
    IN_RETURN,
    NO_CARD,
    REPEATED,
    REPELLED,
    SPLIT,
)
from capotavola.games.cosanostra.cards import (
    AMOUNT,
    ANSWER_WITH,
    ATTACK,
    BUY,
    BUY_HALF,
    BUY_LESS,
    CASH_INSTEAD,
    EFFECT_MASK,
    JOB_AFTER,
    JOB_INSTEAD,
    KIND_MASK,
    LAUNDER,
    NOBODY,
    ON_ALL,
    ON_ATTACK,
    ON_CASH_JOB,
    ON_DECK,
    ON_GANGSTER,
    ON_PLAYER,
    REACTION,
    REPEAT_JOB,
    TWO_JOBS,
)
from capotavola.games.cosanostra.order import (
    AFTERWARDS,
    AGAIN,
    BUYING,
    FINISHING,
    FIRING_BACK,
    LAUNDERING,
    PAYING_OUT,
    PICKING_MARKERS,
    ROLLED,
    STAKING,
    STRIKING,
    TASK_DONE,
    WINDOW,
)
from capotavola.games.cosanostra.round import acting
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.stored import valid_attempt
from capotavola.games.cosanostra.stored.valid_attempt import (
    BEGINNING,
    DICE,
    MISSED,
    OVER,
    PAID,
    STRIKES,
    STRUCK,
)
from capotavola.games.cosanostra.stored.valid_windows import asks, check_saves, check_window
from capotavola.games.cosanostra.table import DECK_SEEN, Table
from capotavola.games.cosanostra.tasks import effects, targets
from capotavola.games.cosanostra.windows import HOLD_UPS, PASSES, PLACE_MASK, REROLLS, TRAPS

FIRST: Final = 3  # the frame of the first attempt, above the stage, the turn and the task

STAGES: Final = {
    PICKING_MARKERS: BEGINNING,
    STAKING: BEGINNING,
    ROLLED: DICE,
    PAYING_OUT: PAID,
    STRIKING: STRIKES,
    WINDOW: STRUCK,
    BUYING: STRUCK,
    LAUNDERING: STRUCK,
    FIRING_BACK: MISSED,
}


def check(t: Table, seat: int, man: int) -> None:
    """The seat's turn, and the gangster who carries out his task."""
    attempts = [t.attempts[at : at + A_SIZE] for at in range(0, len(t.attempts), A_SIZE)]
    must(bool(attempts) and attempts[0][A_MAN] == man and t.man_at[man] == seat, "attempts: whose task it is")
    over = step_of(t.stack[-1]) in (AGAIN, AFTERWARDS)
    stages = [OVER] if over else _stages(t, attempts)
    must(len(stages) == len(attempts), "attempts: more than are under way")
    _check_asked(t, seat, man, attempts[0][A_FLAGS])
    for level in range(len(attempts)):
        _check_doer(t, attempts, stages, level)
        valid_attempt.check_so_far(t, attempts[level], stages[level])
        trapped = stages[level : level + 2] == [STRIKES, STRUCK]
        repelled = attempts[level][A_FLAGS] & REPELLED != 0
        must(repelled == trapped or over, "attempts.flags: who has repelled it?")
    valid_attempt.check_dice(t, attempts[-1], stages[-1])
    if step_of(t.stack[-1]) == WINDOW and stages[-1] == STRUCK:
        valid_attempt.check_victim(t, attempts)
    else:
        must(t.victim < 0 and not t.harm and t.harmed_by < 0, "victim: nobody is being harmed")
    if not over:
        _check_top(t, attempts[-1], FIRST + sum(_frames(stage) for stage in stages[:-1]) + 1)


def _check_asked(t: Table, seat: int, man: int, flags: int) -> None:
    """LC-R16, LC-R19: what the task's owner has been asked already."""
    step = step_of(t.stack[-1])
    asked = acting.ASKED_AGAIN if step == AGAIN or flags & REPEATED else 0
    if step == AFTERWARDS or flags & AFTER:
        asked |= acting.ASKED_AFTER
    must(t.stack[2] == frame(TASK_DONE, seat, asked, man), "stack: whose task it is")
    if step == AGAIN or step == AFTERWARDS:
        must(len(t.stack) == FIRST + 1, "stack: a task that is over")
        must(asks(t, step, 0, man) == seat and not flags & AFTER, "waiting: whose task it is")
        may = acting.may_repeat(t, man) if step == AGAIN else acting.may_go_on(t, seat, man)
        must(may, "attempts: nothing follows that task")


# -- the frames -----------------------------------------------------------------


def _frames(stage: int) -> int:
    """How many frames an attempt has under the one that answers it."""
    return 1 if stage == MISSED else 3


def _stages(t: Table, attempts: list[list[int]]) -> list[int]:
    stages: list[int] = []
    at = FIRST
    for level in range(len(attempts)):
        must(len(t.stack) > at + 1 and t.stack[at] == frame(FINISHING), "stack: an attempt is under way")
        step = step_of(t.stack[at + 1])
        if level + 1 < len(attempts) and attempts[level + 1][A_FLAGS] & IN_RETURN:
            stages.append(MISSED)
        else:
            must(step in STAGES, "stack: how an attempt goes on")
            stages.append(STAGES[step])
        if level + 1 < len(attempts):
            must(stages[-1] in (PAID, STRIKES, MISSED), "attempts: nothing to answer")
            at += _frames(stages[-1])
    return stages


def _check_top(t: Table, attempt: list[int], at: int) -> None:
    """The last attempt's own frames."""
    step = step_of(t.stack[at])
    owner = t.man_at[attempt[A_MAN]]
    kind = attempt[A_CARD] & KIND_MASK
    if step == WINDOW:
        check_saves(t, at)
        return
    if step in (ROLLED, PAYING_OUT, STRIKING):
        must(t.stack[at] == frame(step) and len(t.stack) == at + 2, "stack: an answer to what?")
        check_window(t, {ROLLED: REROLLS, PAYING_OUT: HOLD_UPS, STRIKING: TRAPS}[step])
        return
    must(len(t.stack) == at + 1, "stack: an answer to what?")
    number = number_of(t.stack[at])
    asked = asks(t, step, 0, number)
    must(asked == (t.man_at[attempt[A_TARGET]] if step == FIRING_BACK else owner), "waiting: whose job it is")
    outcome = effects.of(t, kind, attempt[A_HITS])
    if step == PICKING_MARKERS:
        _check_picking(t, owner, kind, number)
    elif step == STAKING:
        must(
            number == 0
            and not attempt[A_PICKED]
            and valid_attempt.stakes(t, kind)
            and t.rules.jobs.target[kind] != ON_ALL,
            "stack: no stake",
        )
    elif step == BUYING:
        must(number in outcome and number & EFFECT_MASK in (BUY, BUY_LESS, BUY_HALF), "stack: no purchase")
        if t.rules.jobs.target[kind] == ON_DECK:
            must(all(card >> DECK_SEEN >> owner & 1 for card in t.deck), "deck: seen by who buys from it")
    elif step == LAUNDERING:
        must(number << AMOUNT | LAUNDER in outcome and t.cash[owner] >= NOTE, "stack: nothing to launder")
    else:
        must(number == 0, "stack: nobody to fire back at")


def _check_picking(t: Table, seat: int, kind: int, asked: int) -> None:
    """LC-R20: kind by kind, as long as there is a choice."""
    picked = t.now(A_PICKED)
    needed = t.rules.needed[kind]
    must(asked in [need[0] for need in needed], "stack: no such business is needed")
    done = True
    for need in needed:
        here = [at for at in range(t.rules.businesses) if t.rules.kind_of[at] == need[0] and t.is_active(at)]
        own = [at for at in here if t.business_at[at] == seat]
        chosen = [at for at in here if picked >> at & 1]
        for business in chosen:
            picked &= ~(1 << business)
        must(len(chosen) + min(len(own), need[1]) <= need[1], "attempts.picked: more than needed")
        must(not any(at in own for at in chosen), "attempts.picked: an own one")
        lacking, choice = targets.missing(t, seat, need[0], need[1]), len(targets.marked(t, seat, need[0]))
        if need[0] == asked:
            done = False
            must(0 < lacking < choice, "markers: nothing to pick")
        else:
            must(lacking == 0 if done else lacking <= choice and not chosen, "markers: not picked in order")
    must(picked == 0, "attempts.picked: not needed")


# -- an attempt -----------------------------------------------------------------


def _check_doer(t: Table, attempts: list[list[int]], stages: list[int], level: int) -> None:
    """Who does what to whom, and with which card."""
    attempt = attempts[level]
    man, kind = attempt[A_MAN], attempt[A_CARD] & KIND_MASK
    must(t.man_active(man), "attempts: the gangster is not active")
    jobs = t.rules.jobs
    ability = t.rules.men.ability[man]
    given = attempt[A_FLAGS] & (NO_CARD | SPLIT | IN_RETURN | AFTER | REPEATED)
    split = SPLIT if t.split and ability == TWO_JOBS else 0
    own_way = kind == t.rules.men.job[man]
    if level == 0:
        planned = jobs.types[kind] != REACTION and (
            given == split or (given == REPEATED | split and ability == REPEAT_JOB and jobs.repeat[kind])
        )
        instead = own_way and given == NO_CARD and ability in (CASH_INSTEAD, JOB_INSTEAD)
        must(
            planned or instead or (own_way and given == NO_CARD | AFTER and ability == JOB_AFTER),
            "attempts: not his task",
        )
    elif stages[level - 1] == MISSED:
        before = attempts[level - 1]
        same = kind == before[A_CARD] & KIND_MASK and not before[A_FLAGS] & IN_RETURN
        turned = man == before[A_TARGET] and attempt[A_TARGET] == before[A_MAN]
        must(same and turned and given == NO_CARD | IN_RETURN, "attempts: not how one fires back")
    else:
        held_up = stages[level - 1] == PAID
        must(jobs.target[kind] == (ON_CASH_JOB if held_up else ON_ATTACK), "attempts: no such answer")
        instead = given == NO_CARD | split and own_way and ability == ANSWER_WITH
        must(given == split or instead, "attempts: not his task")
        _check_answer(t, attempts, level, t.man_at[man], held_up)
    if jobs.types[kind] == ATTACK:
        must(attempt[A_TARGET] != NOBODY, "attempts.target: of an attack")
        must(stages[level] == OVER or _can_hit(t, attempt, kind), "attempts.target: cannot be attacked")
    else:
        must(attempt[A_TARGET] == NOBODY, "attempts.target: of attacks only")


def _check_answer(t: Table, attempts: list[list[int]], level: int, seat: int, held_up: bool) -> None:
    """The window under an answer: who may hold up or trap."""
    before = attempts[level - 1]
    against = t.man_at[before[A_MAN]]
    window = t.stack[_window_under(t, level)]
    if held_up:
        place = number_of(window) & PLACE_MASK
        fits = place < t.players - 1 and seat == t.after(against, place + 1)
        must(fits and window == frame(WINDOW, seat, HOLD_UPS, place | place << PASSES), "stack: who holds up")
        return
    kind, target = before[A_CARD] & KIND_MASK, before[A_TARGET]
    on = t.rules.jobs.target[kind]
    if on == ON_CASH_JOB:
        victim = t.man_at[attempts[level - 2][A_MAN]]
    elif on == ON_PLAYER:
        victim = target
    else:
        victim = t.man_at[target] if on == ON_GANGSTER else t.business_at[target]
    must(seat == victim and window == frame(WINDOW, 0, TRAPS), "stack: who traps")


def _window_under(t: Table, level: int) -> int:
    """The place of the window that an attempt answers in: under the frame of its end."""
    ends = [at for at, entry in enumerate(t.stack) if entry == frame(FINISHING)]
    return ends[level] - 1


def _can_hit(t: Table, attempt: list[int], kind: int) -> bool:
    seat, target = t.man_at[attempt[A_MAN]], attempt[A_TARGET]
    on = t.rules.jobs.target[kind]
    if on == ON_PLAYER:
        return target != seat
    if on == ON_GANGSTER:
        return targets.can_hit_man(t, seat, kind, target)
    return targets.can_hit_business(t, seat, kind, target)
