"""The action stage (LC-2.5): turn by turn a task is carried out or cancelled."""

from capotavola.engine.action import NONE, Action
from capotavola.engine.audience import ALL
from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.games.cosanostra.actions.verbs import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    CANCEL,
    DO,
    DONE,
    INSTEAD,
    PASS,
)
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_MAN,
    A_SIZE,
    AFTER,
    NO_CARD,
    REACHED,
    REPEATED,
    SPLIT,
    WAS_ROLLED,
    begun,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import (
    ATTACK,
    CARD_MASK,
    CASH_INSTEAD,
    HALF_PRICE,
    JOB_AFTER,
    JOB_AND_PURCHASE,
    JOB_INSTEAD,
    KIND_MASK,
    NO_TASK,
    NOBODY,
    REACTION,
    REPEAT_JOB,
    TWO_JOBS,
)
from capotavola.games.cosanostra.deals import notes, offers
from capotavola.games.cosanostra.deals.debts import DEEDS
from capotavola.games.cosanostra.influence import asides, hands
from capotavola.games.cosanostra.order import (
    ACTING,
    ACTION_TURN,
    AFTERWARDS,
    AGAIN,
    FINISHING,
    INCOME,
    SETTLING,
    TASK_DONE,
)
from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.table import DECK_MASK, PURCHASE, Table
from capotavola.games.cosanostra.tasks import harm, targets, work
from capotavola.games.cosanostra.windows import SCHEMES, open_window

# What the frame of the stage does next; its seat is the one whose turn it is.
FIND = 0
ASK_SCHEMERS = 1
BEGIN = 2
# The flag of a turn.
ACTED = 1
# The flags of a task that is over: what its owner has been asked.
ASKED_AGAIN = 1
ASKED_AFTER = 2


# -- whose turn it is (LC-R25) --------------------------------------------------


def next_turn(t: Table) -> None:
    top = t.stack[-1]
    seat = seat_of(top)
    phase = flag_of(top)
    if phase == FIND:
        for step in range(t.players):
            other = t.after(seat, step)
            if t.has_task(other):
                t.stack[-1] = frame(ACTING, other, ASK_SCHEMERS)
                return
        end_stage(t)
    elif phase == ASK_SCHEMERS:
        if not t.has_task(seat):
            t.stack[-1] = frame(ACTING, t.after(seat, 1), FIND)
            return
        t.stack[-1] = frame(ACTING, seat, BEGIN)
        t.active = seat
        open_window(t, SCHEMES)
    elif t.announced:
        extra_turn(t, seat)
    else:
        t.stack[-1] = frame(ACTING, t.after(seat, 1), FIND)
        begin_turn(t, seat)


def extra_turn(t: Table, seat: int) -> None:
    """LC-7.8: clockwise from the start player; then the window opens again."""
    place = 0
    while not t.announced >> t.after(t.start, place) & 1:
        place += 1
    other = t.after(t.start, place)
    t.announced &= ~(1 << other)
    if not t.announced:
        t.stack[-1] = frame(ACTING, seat, ASK_SCHEMERS)
    news.extra_turn(t.told, other)
    begin_turn(t, other)


def begin_turn(t: Table, seat: int) -> None:
    t.active = seat
    t.stack.append(frame(ACTION_TURN, seat))


def end_stage(t: Table) -> None:
    """LC-R9: no deals until incomes are paid and debts settled, none after the last task of the game."""
    t.stack.pop()
    t.closed = True
    offers.close_stage(t)
    notes.wipe(t)
    t.stack.append(frame(INCOME))
    t.stack.append(frame(SETTLING, 0, DEEDS))


# -- a turn ---------------------------------------------------------------


def go_on(t: Table, top: int) -> None:
    """Ask as long as there could be something to do, by what all can see."""
    seat = seat_of(top)
    flag = flag_of(top)
    if flag == asides.SKIPPED:
        end_turn(t, seat)
    elif flag == ACTED:
        if has_second(t, number_of(top)) or asides.could(t, seat):
            t.waiting = 1 << seat
        else:
            end_turn(t, seat)
    elif t.has_task(seat):
        t.waiting = 1 << seat
    else:
        end_turn(t, seat)


def has_second(t: Table, man: int) -> bool:
    """LC-R17, LC-R18: two tasks may be done in one turn."""
    ability = t.rules.men.ability[man]
    return (
        (ability == TWO_JOBS or ability == JOB_AND_PURCHASE or ability == HALF_PRICE)
        and t.tasks[man * 2] != NO_TASK
        and t.man_active(man)
    )


def end_turn(t: Table, seat: int) -> None:
    t.answered()
    offers.leave_open(t)
    asides.forget_looks(t, seat)


def legal(t: Table, seat: int, top: int) -> list[Action]:
    actions: list[Action] = []
    if flag_of(top) == ACTED:
        man = number_of(top)
        if has_second(t, man):
            _tasks_of(t, seat, man, actions)
        asides.after_acting(t, seat, actions)
        actions.append(t.rules.vocabulary.plain(DONE))
        return actions
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat and t.tasks[man * 2] != NO_TASK:
            _tasks_of(t, seat, man, actions)
    asides.before_acting(t, seat, actions)
    return actions


def _tasks_of(t: Table, seat: int, man: int, actions: list[Action]) -> None:
    """LC-2.5: carry out or cancel; reactions can only be given up (LC-6.5)."""
    vocabulary = t.rules.vocabulary
    two = t.tasks[man * 2 + 1] != NO_TASK
    for slot in range(2 if two else 1):
        task = t.tasks[man * 2 + slot]
        named = slot if two else NONE
        if task >= PURCHASE:
            if estate.price(t, seat, task & DECK_MASK) <= t.cash[seat]:
                actions.append(vocabulary.several(DO, man, slot) if two else vocabulary.one(DO, man))
        else:
            kind = task & KIND_MASK
            if t.rules.jobs.types[kind] != REACTION:
                targets.add_attempts(t, seat, man, kind, named, actions)
            _instead(t, seat, man, actions)
        actions.append(vocabulary.several(CANCEL, man, slot) if two else vocabulary.one(CANCEL, man))


def _instead(t: Table, seat: int, man: int, actions: list[Action]) -> None:
    """LC-R19: Omar and Izzy."""
    ability = t.rules.men.ability[man]
    if ability == CASH_INSTEAD:
        actions.append(t.rules.vocabulary.one(INSTEAD, man))
    elif ability == JOB_INSTEAD:
        kind = t.rules.men.job[man]
        for victim in range(t.rules.gangsters):
            if targets.can_hit_man(t, seat, kind, victim):
                actions.append(t.rules.vocabulary.several(INSTEAD, man, victim))


def step(t: Table, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == DONE:
        end_turn(t, seat)
        return
    t.waiting = 0
    if kind == DO:
        carry_out(t, seat, action.a, action.b, NOBODY)
    elif kind == ATTACK_BUSINESS or kind == ATTACK_GANGSTER or kind == ATTACK_PLAYER:
        carry_out(t, seat, action.a, action.c, action.b)
    elif kind == CANCEL:
        acted(t, seat, action.a)
        cancel(t, seat, action.a, action.b)
    elif kind == INSTEAD:
        instead(t, seat, action.a, action.b)
    else:
        asides.step(t, seat, action)


def acted(t: Table, seat: int, man: int) -> None:
    t.stack[-1] = frame(ACTION_TURN, seat, ACTED, man)


def carry_out(t: Table, seat: int, man: int, slot: int, target: int) -> None:
    slot = 0 if slot == NONE else slot
    task = t.tasks[man * 2 + slot]
    acted(t, seat, man)
    t.clear_task(man, slot)
    if task >= PURCHASE:
        estate.buy(t, seat, task & DECK_MASK)
        asides.task_gone(t, man)
        return
    split = SPLIT if t.split and t.rules.men.ability[man] == TWO_JOBS else 0
    t.stack.append(frame(TASK_DONE, seat, 0, man))
    work.attempt(t, man, task & CARD_MASK, target, split)


def cancel(t: Table, seat: int, man: int, slot: int) -> None:
    """LC-2.5: for any reason; nobody sees what it was."""
    news.cancelled(t.told, seat, t.rules.men.names[man])
    harm.lose_task(t, man, 0 if slot == NONE else slot, seat)
    asides.task_gone(t, man)


def instead(t: Table, seat: int, man: int, victim: int) -> None:
    """LC-R19: the planned job is given up; the announcement counts as the reveal."""
    acted(t, seat, man)
    slot = 0 if t.tasks[man * 2] < PURCHASE else 1
    task = t.tasks[man * 2 + slot]
    t.clear_task(man, slot)
    work.give_up(t, man, task)
    t.stack.append(frame(TASK_DONE, seat, 0, man))
    work.attempt(t, man, t.rules.men.job[man], victim, NO_CARD)


# -- after a job ------------------------------------------------------------------


def task_done(t: Table) -> None:
    """Once more (LC-R16), another one on top (LC-R19), or that was it."""
    top = t.stack[-1]
    seat = seat_of(top)
    man = number_of(top)
    asked = flag_of(top)
    if not asked & ASKED_AGAIN and may_repeat(t, man):
        t.stack[-1] = frame(TASK_DONE, seat, asked | ASKED_AGAIN, man)
        t.ask(AGAIN, seat, 0, man)
    elif not asked & ASKED_AFTER and may_go_on(t, seat, man):
        t.stack[-1] = frame(TASK_DONE, seat, asked | ASKED_AFTER, man)
        t.ask(AFTERWARDS, seat, 0, man)
    else:
        t.stack.pop()
        put_away(t)
        asides.task_gone(t, man)


def put_away(t: Table) -> None:
    """LC-2.5: the job that was carried out, face up."""
    if not t.now(A_FLAGS) & NO_CARD:
        hands.discard_job(t, t.now(A_CARD) & CARD_MASK, ALL)
    t.attempts = []


def may_repeat(t: Table, man: int) -> bool:
    """LC-R16: Bernardo, if the roll reached an effect and he still stands."""
    kind = t.now(A_CARD) & KIND_MASK
    flags = t.now(A_FLAGS)
    return (
        t.rules.men.ability[man] == REPEAT_JOB
        and t.man_active(man)
        and flags & REACHED != 0
        and not flags & REPEATED
        and t.rules.jobs.repeat[kind]
    )


def legal_again(t: Table, seat: int, man: int) -> list[Action]:
    return _attempts_or_pass(t, seat, man, t.now(A_CARD) & KIND_MASK)


def _attempts_or_pass(t: Table, seat: int, man: int, kind: int) -> list[Action]:
    actions: list[Action] = []
    targets.add_attempts(t, seat, man, kind, NONE, actions)
    if t.rules.jobs.types[kind] == ATTACK and actions[0].kind == DO:
        actions = []  # nobody to do it to
    actions.append(t.rules.vocabulary.plain(PASS))
    return actions


def decide_again(t: Table, action: Action) -> None:
    t.answered()
    if action.kind == PASS:
        return
    at = len(t.attempts) - A_SIZE
    flags = t.now(A_FLAGS) & SPLIT | REPEATED | WAS_ROLLED
    target = NOBODY if action.kind == DO else action.b
    t.attempts[at:] = begun(t.now(A_MAN), t.now(A_CARD), target, flags)
    t.stack.append(frame(FINISHING))
    work.begin(t)


def may_go_on(t: Table, seat: int, man: int) -> bool:
    """LC-R19: Tuco, after any job that was rolled for."""
    if t.rules.men.ability[man] != JOB_AFTER or not t.man_active(man) or not t.now(A_FLAGS) & WAS_ROLLED:
        return False
    return len(legal_afterwards(t, seat, man)) > 1


def legal_afterwards(t: Table, seat: int, man: int) -> list[Action]:
    return _attempts_or_pass(t, seat, man, t.rules.men.job[man])


def decide_afterwards(t: Table, man: int, action: Action) -> None:
    t.answered()
    if action.kind == PASS:
        return
    put_away(t)
    target = NOBODY if action.kind == DO else action.b
    work.attempt(t, man, t.rules.men.job[man], target, NO_CARD | AFTER)
