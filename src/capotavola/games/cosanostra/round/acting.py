"""The action stage (LC-2.5): turn by turn a task is carried out or cancelled."""

from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import flag_of, frame, number_of, seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions import verbs
from capotavola.games.cosanostra.attempts import NO_CARD, SPLIT
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import notes, offers
from capotavola.games.cosanostra.deals.debts import DEEDS
from capotavola.games.cosanostra.influence import asides, looking, on_gangsters
from capotavola.games.cosanostra.influence.at_once import SKIPPED
from capotavola.games.cosanostra.order import (
    ACTING,
    ACTION_TURN,
    INCOME,
    SETTLING,
    STAGE,
    TASK,
    TASK_DONE,
    TURN,
    WINDOW,
)
from capotavola.games.cosanostra.round.turns import Turn, must_be_turn
from capotavola.games.cosanostra.steps import any_of, must_ask, must_not_resolve, of_verbs
from capotavola.games.cosanostra.table import DECK_MASK, SLOTS, Table, is_job, is_purchase, slot_of
from capotavola.games.cosanostra.tasks import harm, targets, work
from capotavola.games.cosanostra.tasks.second_task import TWO_TASKS
from capotavola.games.cosanostra.windows import SCHEMES, open_window

# What the frame of the stage does next; its seat is the one whose turn it is.
FIND: Final = 0
ASK_SCHEMERS: Final = 1
BEGIN: Final = 2
OF_TASKS: Final = [verbs.DO, *targets.AIMED, verbs.CANCEL, verbs.INSTEAD]
# The flag of a turn.
ACTED: Final = 1


# -- whose turn it is (LC-R25) --------------------------------------------------


class Acting(Passage[Table]):
    """The seat of its frame is the one whose turn it is, the flag what comes next."""

    def go_on(self, t: Table) -> None:
        top = t.now()
        seat, phase = seat_of(top), flag_of(top)
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

    def check_stored(self, t: Table, at: int) -> None:
        """LC-R25"""
        must(at == 0 and len(t.stack) > 1, "stack: nobody acts")
        stage, turn = t.stack[STAGE], t.stack[TURN]
        following, phase = seat_of(stage), flag_of(stage)
        must(stage == frame(ACTING, following, phase) and phase <= BEGIN, "stack: who acts next")
        must(not t.announced >> following & 1, "announced: by others")
        if step_of(turn) == WINDOW:
            must(phase == BEGIN and t.has_task(following), "stack: whose turn begins")
            must(t.active == following, "active: whose turn begins")
            return
        seat = seat_of(turn)
        if phase == FIND:
            must(following == t.after(seat, 1), "stack: who acts next")
        else:
            must(following != seat, "stack: who has an extra turn")
        must((phase == BEGIN) == (t.announced != 0), "announced: extra turns before the next one")


def extra_turn(t: Table, seat: int) -> None:
    """LC-7.8: clockwise from the start player; then the window opens again."""
    place = 0
    while not t.announced >> t.after(t.start, place) & 1:
        place += 1
    other = t.after(t.start, place)
    t.announced &= ~(1 << other)
    if not t.announced:
        t.stack[-1] = frame(ACTING, seat, ASK_SCHEMERS)
    t.tell_of("extra-turn", other)
    begin_turn(t, other)


def begin_turn(t: Table, seat: int) -> None:
    t.active = seat
    t.push(ACTION_TURN, seat)


def end_stage(t: Table) -> None:
    """LC-R9: no deals until incomes are paid and debts settled, none after the last task of the game."""
    t.stack.pop()
    t.closed = True
    offers.close_stage(t)
    notes.wipe(t)
    t.push(INCOME)
    t.push(SETTLING, flag=DEEDS)


# -- a turn ---------------------------------------------------------------


class ActionTurn(Turn):
    """The flag says whether the gangster of its number has acted."""

    def go_on(self, t: Table) -> None:
        """Ask as long as there could be something to do, by what all can see."""
        top = t.now()
        seat, flag = seat_of(top), flag_of(top)
        if flag == SKIPPED:
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

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        if flag_of(t.now()) == ACTED:
            man = number_of(t.now())
            if has_second(t, man):
                _tasks_of(t, seat, man, actions)
            asides.after_acting(t, seat, actions)
            actions.append(t.rules.vocabulary.plain(verbs.DONE))
            return actions
        for man in range(t.men()):
            if t.man_at[man] == seat:
                _tasks_of(t, seat, man, actions)
        asides.before_acting(t, seat, actions)
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        """What can be done with a task, and to whom, only the list says."""
        verb = action.kind
        if action in self.legal(t, seat):
            return None
        if verb in OF_TASKS:
            return _why_not_task(t, seat, action)
        if verb == verbs.DONE or verb == verbs.PASS:
            return Refusal("LC-2.5", "act-or-cancel")
        if asides.is_aside(verb):
            return asides.why_not(t, seat, action)
        return Refusal("LC-2.5", "act-now")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        verb = action.kind
        if verb == verbs.DONE:
            end_turn(t, seat)
            return
        t.waiting = 0
        if verb == verbs.DO:
            carry_out(t, seat, action.a, action.b, cards.NOBODY)
        elif verb in targets.AIMED:
            carry_out(t, seat, action.a, action.c, action.b)
        elif verb == verbs.CANCEL:
            acted(t, seat, action.a)
            cancel(t, seat, action.a, action.b)
        elif verb == verbs.INSTEAD:
            instead(t, seat, action.a, action.b)
        else:
            asides.do(t, seat, action)

    def overdue(self, t: Table, seat: int, chance: Chance) -> Action:
        """LC-R26: a random task is cancelled."""
        return any_of(of_verbs(self.legal(t, seat), [verbs.CANCEL, verbs.DONE]), chance)

    def check_stored(self, t: Table, at: int) -> None:
        turn = t.stack[at]
        seat, flag, man = seat_of(turn), flag_of(turn), number_of(turn)
        must(at == TURN and step_of(t.stack[STAGE]) == ACTING and flag <= ACTED, "stack: who acts")
        must_be_turn(t, seat)
        if flag == ACTED:
            must(man < t.rules.gangsters, "stack: no such gangster")
            must(t.man_at[man] == seat or not t.task_count(man), "stack: who has acted")
        else:
            must(man == 0 and t.has_task(seat), "tasks: nothing to do on this turn")
        resolving = len(t.stack) > TASK and step_of(t.stack[TASK]) == TASK_DONE
        must(not resolving or flag == ACTED, "stack: who has acted")
        if not resolving:
            must_not_resolve(t)
        if at + 1 == len(t.stack):
            must_ask(t, ACTION_TURN, flag, man)


def has_second(t: Table, man: int) -> bool:
    """LC-R17, LC-R18: two tasks may be done in one turn."""
    return t.rules.men.ability[man] in TWO_TASKS and not t.is_idle(man) and t.man_active(man)


def end_turn(t: Table, seat: int) -> None:
    t.answered()
    offers.leave_open(t)
    looking.forget_looks(t, seat)


def _tasks_of(t: Table, seat: int, man: int, actions: list[Action]) -> None:
    """LC-2.5: carry out or cancel; reactions can only be given up (LC-6.5)."""
    for slot in range(t.task_count(man)):
        task = t.tasks[man * SLOTS + slot]
        if is_purchase(task):
            if estate.price(t, seat, task & DECK_MASK) <= t.cash[seat]:
                actions.append(t.of_task(verbs.DO, man, slot))
        else:
            kind = task & cards.KIND_MASK
            if t.rules.jobs.types[kind] != cards.REACTION:
                named = slot if t.has_two(man) else NONE
                targets.add_attempts(t, seat, man, kind, named, actions)
            _instead(t, seat, man, actions)
        actions.append(t.of_task(verbs.CANCEL, man, slot))


def _instead(t: Table, seat: int, man: int, actions: list[Action]) -> None:
    """LC-R19: something else than the planned job."""
    ability = t.rules.men.ability[man]
    if ability == cards.CASH_INSTEAD:
        actions.append(t.rules.vocabulary.one(verbs.INSTEAD, man))
    elif ability == cards.JOB_INSTEAD:
        kind = t.rules.men.job[man]
        for victim in range(t.rules.gangsters):
            if targets.can_hit(t, seat, kind, victim):
                actions.append(t.rules.vocabulary.several(verbs.INSTEAD, man, victim))


def acted(t: Table, seat: int, man: int) -> None:
    t.stack[-1] = frame(ACTION_TURN, seat, ACTED, man)


def carry_out(t: Table, seat: int, man: int, slot: int, target: int) -> None:
    acted(t, seat, man)
    task = t.take_task(man, slot_of(slot))
    if is_purchase(task):
        estate.buy(t, seat, task & DECK_MASK)
        on_gangsters.task_gone(t, man)
        return
    split = SPLIT if t.is_split(man) else 0
    t.push(TASK_DONE, seat, number=man)
    work.attempt(t, man, task & cards.CARD_MASK, target, split)


def cancel(t: Table, seat: int, man: int, slot: int) -> None:
    """LC-2.5: for any reason; nobody sees what it was."""
    t.tell_of("cancelled", seat, "gangster", t.rules.men.names[man])
    harm.lose_task(t, man, slot_of(slot), seat)
    on_gangsters.task_gone(t, man)


def instead(t: Table, seat: int, man: int, victim: int) -> None:
    """LC-R19: the planned job is given up; the announcement counts as the reveal."""
    acted(t, seat, man)
    task = t.take_task(man, 0 if is_job(t.task(man, 0)) else 1)
    work.give_up(t, man, task)
    t.push(TASK_DONE, seat, number=man)
    work.attempt(t, man, t.rules.men.job[man], victim, NO_CARD)


# -- why not (LC-2.5) ---------------------------------------------------------------


def _why_not_task(t: Table, seat: int, action: Action) -> Refusal:
    man = action.a
    name = t.rules.men.names[man]
    if t.man_at[man] != seat:
        return Refusal("LC-2.5", "not-your-gangster", {"gangster": name})
    if flag_of(t.now()):
        return Refusal("LC-2.5", "acted-already")
    if t.is_idle(man):
        return Refusal("LC-2.5", "no-task", {"gangster": name})
    if action.kind == verbs.INSTEAD:
        return Refusal("LC-R19", "no-such-ability")
    if action.kind == verbs.CANCEL:
        return Refusal("LC-2.5", "name-the-task", {"gangster": name})
    return _why_not_carry_out(t, seat, action, name)


def _why_not_carry_out(t: Table, seat: int, action: Action, name: str) -> Refusal:
    tasks = t.tasks_of(action.a)
    slot = action.b if action.kind == verbs.DO else action.c
    if len(tasks) > 1 and slot not in (0, 1):
        return Refusal("LC-2.5", "name-the-task", {"gangster": name})
    task = tasks[slot] if 0 <= slot < len(tasks) else tasks[0]
    if is_purchase(task):
        price = estate.price(t, seat, task & DECK_MASK)
        if action.kind == verbs.DO and price > t.cash[seat]:
            return Refusal("LC-3.1", "cannot-pay", {"amount": price})
        return Refusal("LC-2.5", "no-such-task", {"gangster": name})
    kind = task & cards.KIND_MASK
    if t.rules.jobs.types[kind] == cards.REACTION:
        return Refusal("LC-6.5", "only-in-others-turns", {"job": t.rules.jobs.names[kind]})
    if t.rules.jobs.attack[kind]:
        return Refusal("LC-3.3", "name-a-target", {"job": t.rules.jobs.names[kind]})
    return Refusal("LC-3.2", "no-target-needed", {"job": t.rules.jobs.names[kind]})
