"""Whether the task that is being resolved, with all answers to it, could have come this far."""

from typing import Final

from capotavola.engine.frames import frame, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra import cards, order
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_SIZE,
    A_TARGET,
    AFTER,
    IN_RETURN,
    NO_CARD,
    REPEATED,
    REPELLED,
    SPLIT,
)
from capotavola.games.cosanostra.cards import effect_of
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import effects, outcomes, targets, valid_attempt
from capotavola.games.cosanostra.tasks.effect import NO_HARM
from capotavola.games.cosanostra.windows import HOLD_UPS, SAVES, TRAPS, is_window, place_of, window_frame

STAGES: Final = {
    order.PICKING_MARKERS: valid_attempt.BEGINNING,
    order.STAKING: valid_attempt.BEGINNING,
    order.ROLLED: valid_attempt.DICE,
    order.PAYING_OUT: valid_attempt.PAID,
    order.STRIKING: valid_attempt.STRIKES,
    order.WINDOW: valid_attempt.STRUCK,
    order.BUYING: valid_attempt.STRUCK,
    order.LAUNDERING: valid_attempt.STRUCK,
    order.FIRING_BACK: valid_attempt.MISSED,
}


def check(t: Table, seat: int, man: int) -> None:
    """The seat's turn, and the gangster who carries out his task."""
    attempts = [t.attempts[at : at + A_SIZE] for at in range(0, len(t.attempts), A_SIZE)]
    must(bool(attempts) and attempts[0][A_MAN] == man and t.man_at[man] == seat, "attempts: whose task it is")
    over = step_of(t.stack[-1]) in (order.AGAIN, order.AFTERWARDS)
    stages = [valid_attempt.OVER] if over else _stages(t, attempts)
    must(len(stages) == len(attempts), "attempts: more than are under way")
    must(not over or len(t.stack) == order.ATTEMPT + 1, "stack: a task that is over")
    for level in range(len(attempts)):
        _check_doer(t, attempts, stages, level)
        valid_attempt.check_so_far(t, attempts[level], stages[level])
        trapped = stages[level : level + 2] == [valid_attempt.STRIKES, valid_attempt.STRUCK]
        repelled = attempts[level][A_FLAGS] & REPELLED != 0
        must(repelled == trapped or over, "attempts.flags: who has repelled it?")
    valid_attempt.check_dice(t, attempts[-1], stages[-1])
    if t.on(order.WINDOW) and stages[-1] == valid_attempt.STRUCK:
        valid_attempt.check_victim(t, attempts, _threats(t, attempts))
    else:
        must(t.victim < 0 and not t.harm and t.harmed_by < 0, "victim: nobody is being harmed")
    if not over:
        _check_top(t, order.ATTEMPT + sum(_frames(stage) for stage in stages[:-1]) + 1)


def _threats(t: Table, attempts: list[list[int]]) -> list[tuple[int, int]]:
    entries = effects.of(t, attempts[-1][A_CARD] & cards.KIND_MASK, attempts[-1][A_HITS])
    found = [outcomes.EFFECTS[effect_of(entry)].threatens(t, attempts) for entry in entries]
    return [threat for threat in found if threat != NO_HARM]


# -- the frames -----------------------------------------------------------------


def _frames(stage: int) -> int:
    """How many frames an attempt has under the one that answers it."""
    return 1 if stage == valid_attempt.MISSED else 3


def _stages(t: Table, attempts: list[list[int]]) -> list[int]:
    stages: list[int] = []
    at = order.ATTEMPT
    for level in range(len(attempts)):
        must(
            len(t.stack) > at + 1 and t.stack[at] == frame(order.FINISHING), "stack: an attempt is under way"
        )
        step = step_of(t.stack[at + 1])
        if level + 1 < len(attempts) and attempts[level + 1][A_FLAGS] & IN_RETURN:
            stages.append(valid_attempt.MISSED)
        else:
            must(step in STAGES, "stack: how an attempt goes on")
            stages.append(STAGES[step])
        if level + 1 < len(attempts):
            must(
                stages[-1] in (valid_attempt.PAID, valid_attempt.STRIKES, valid_attempt.MISSED),
                "attempts: nothing to answer",
            )
            at += _frames(stages[-1])
    return stages


def _check_top(t: Table, at: int) -> None:
    """The last attempt's own frames, of which each looks at itself."""
    step, above = step_of(t.stack[at]), len(t.stack) - at - 1
    if step in (order.ROLLED, order.PAYING_OUT, order.STRIKING):
        fits = t.stack[at] == frame(step) and above == 1 and step_of(t.stack[-1]) == order.WINDOW
    elif step == order.WINDOW:
        doctor = above == 2 and step_of(t.stack[at + 1]) == order.CARD_WORKS
        fits = is_window(t.stack[at], SAVES) and (above == 0 or doctor)
    else:
        fits = above == 0
    must(fits, "stack: there is nothing to answer")


# -- an attempt -----------------------------------------------------------------


def _check_doer(t: Table, attempts: list[list[int]], stages: list[int], level: int) -> None:
    """Who does what to whom, and with which card."""
    attempt = attempts[level]
    man, kind = attempt[A_MAN], attempt[A_CARD] & cards.KIND_MASK
    must(t.man_active(man), "attempts: the gangster is not active")
    jobs = t.rules.jobs
    ability = t.rules.men.ability[man]
    given = attempt[A_FLAGS] & (NO_CARD | SPLIT | IN_RETURN | AFTER | REPEATED)
    split = SPLIT if t.is_split(man) else 0
    own_way = kind == t.rules.men.job[man]
    if level == 0:
        planned = jobs.types[kind] != cards.REACTION and (
            given == split
            or (given == REPEATED | split and ability == cards.REPEAT_JOB and jobs.repeat[kind])
        )
        instead = own_way and given == NO_CARD and ability in (cards.CASH_INSTEAD, cards.JOB_INSTEAD)
        must(
            planned or instead or (own_way and given == NO_CARD | AFTER and ability == cards.JOB_AFTER),
            "attempts: not his task",
        )
    elif stages[level - 1] == valid_attempt.MISSED:
        before = attempts[level - 1]
        same = kind == before[A_CARD] & cards.KIND_MASK and not before[A_FLAGS] & IN_RETURN
        turned = man == before[A_TARGET] and attempt[A_TARGET] == before[A_MAN]
        must(same and turned and given == NO_CARD | IN_RETURN, "attempts: not how one fires back")
    else:
        held_up = stages[level - 1] == valid_attempt.PAID
        must(
            jobs.target[kind] == (cards.ON_CASH_JOB if held_up else cards.ON_ATTACK),
            "attempts: no such answer",
        )
        instead = given == NO_CARD | split and own_way and ability == cards.ANSWER_WITH
        must(given == split or instead, "attempts: not his task")
        _check_answer(t, attempts, level, t.man_at[man], held_up)
    if jobs.types[kind] == cards.ATTACK:
        must(attempt[A_TARGET] != cards.NOBODY, "attempts.target: of an attack")
        must(
            stages[level] == valid_attempt.OVER or targets.can_hit(t, t.man_at[man], kind, attempt[A_TARGET]),
            "attempts.target: cannot be attacked",
        )
    else:
        must(attempt[A_TARGET] == cards.NOBODY, "attempts.target: of attacks only")


def _check_answer(t: Table, attempts: list[list[int]], level: int, seat: int, held_up: bool) -> None:
    """The window under an answer: who may hold up or trap."""
    before = attempts[level - 1]
    against = t.man_at[before[A_MAN]]
    window = t.stack[_window_under(t, level)]
    if held_up:
        place = place_of(window)
        fits = place < t.players - 1 and seat == t.after(against, place + 1)
        must(fits and window == window_frame(HOLD_UPS, place, place, seat), "stack: who holds up")
        return
    kind, target = before[A_CARD] & cards.KIND_MASK, before[A_TARGET]
    if t.rules.jobs.target[kind] == cards.ON_CASH_JOB:
        victim = t.man_at[attempts[level - 2][A_MAN]]
    else:
        victim = targets.target_of(t.rules, kind).owner(t, target)
    must(seat == victim and window == window_frame(TRAPS, 0, 0), "stack: who traps")


def _window_under(t: Table, level: int) -> int:
    """The place of the window that an attempt answers in: under the frame of its end."""
    ends = [at for at, entry in enumerate(t.stack) if entry == frame(order.FINISHING)]
    return ends[level] - 1
