"""After a job (LC-R16, LC-R19): once more, another one on top, or that was it."""

from typing import Final

from msgspec import convert

from capotavola.engine.action import NONE, Action
from capotavola.engine.audience import ALL
from capotavola.engine.frames import flag_of, frame, number_of, seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import DO, PASS
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_MAN,
    AFTER,
    NO_CARD,
    REACHED,
    REPEATED,
    SPLIT,
    WAS_ROLLED,
    begun,
)
from capotavola.games.cosanostra.cards import ATTACK, CARD_MASK, JOB_AFTER, NOBODY, REPEAT_JOB
from capotavola.games.cosanostra.influence import hands, on_gangsters
from capotavola.games.cosanostra.order import (
    ACTION_TURN,
    AFTERWARDS,
    AGAIN,
    ATTEMPT,
    FINISHING,
    TASK,
    TASK_DONE,
    TURN,
)
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Listing, must_ask
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import targets, valid_task, work

# The flags of a task that is over: what its owner has been asked.
ASKED_AGAIN: Final = 1
ASKED_AFTER: Final = 2


class TaskDone(Passage[Table]):
    """Once more (LC-R16), another one on top (LC-R19), or that was it."""

    def go_on(self, t: Table) -> None:
        top = t.now()
        seat, man, asked = seat_of(top), number_of(top), flag_of(top)
        if not asked & ASKED_AGAIN and may_repeat(t, man):
            t.stack[-1] = frame(TASK_DONE, seat, asked | ASKED_AGAIN, man)
            t.ask_one(AGAIN, seat, number=man)
        elif not asked & ASKED_AFTER and may_go_on(t, seat, man):
            t.stack[-1] = frame(TASK_DONE, seat, asked | ASKED_AFTER, man)
            t.ask_one(AFTERWARDS, seat, number=man)
        else:
            t.stack.pop()
            put_away(t)
            on_gangsters.task_gone(t, man)

    def check_stored(self, t: Table, at: int) -> None:
        turn = t.stack[TURN]
        seat, man = seat_of(turn), number_of(turn)
        must(at == TASK and step_of(turn) == ACTION_TURN, "stack: whose task it is")
        valid_task.check(t, seat, man)
        flags = t.attempts[A_FLAGS]
        asked = ASKED_AGAIN if t.on(AGAIN) or flags & REPEATED else 0
        if t.on(AFTERWARDS) or flags & AFTER:
            asked |= ASKED_AFTER
        must(t.stack[at] == frame(TASK_DONE, seat, asked, man), "stack: whose task it is")


def put_away(t: Table) -> None:
    """LC-2.5: the job that was carried out, face up."""
    if not t.attempt_is(NO_CARD):
        hands.discard_job(t, t.attempt(A_CARD) & CARD_MASK, ALL)
    t.attempts = []


def may_repeat(t: Table, man: int) -> bool:
    """LC-R16: if the roll reached an effect and he still stands."""
    kind = t.job_kind()
    flags = t.attempt(A_FLAGS)
    return (
        t.rules.men.ability[man] == REPEAT_JOB
        and t.man_active(man)
        and flags & REACHED != 0
        and not flags & REPEATED
        and t.rules.jobs.repeat[kind]
    )


class Further(Listing):
    """The same gangster may do one more job, after the one that he has done."""

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        now = convert(view, Glance).asked.attempts[-1]
        return f"ask-{self.name}", {"gangster": now.gangster, "job": now.job}


class Again(Further):
    """LC-R16: the same job once more."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return _attempts_or_pass(t, seat, number_of(t.now()), t.job_kind())

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R16", "again-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        if action.kind == PASS:
            return
        flags = t.attempt(A_FLAGS) & SPLIT | REPEATED | WAS_ROLLED
        target = NOBODY if action.kind == DO else action.b
        t.attempts = begun(t.doer(), t.attempt(A_CARD), target, flags)
        t.push(FINISHING)
        work.begin(t)

    def check_stored(self, t: Table, at: int) -> None:
        must(may_repeat(t, _whose_task_is_over(t, at)), "attempts: nothing follows that task")


def _attempts_or_pass(t: Table, seat: int, man: int, kind: int) -> list[Action]:
    actions: list[Action] = []
    targets.add_attempts(t, seat, man, kind, NONE, actions)
    if t.rules.jobs.types[kind] == ATTACK and actions[0].kind == DO:
        actions = []  # nobody to do it to
    actions.append(t.rules.vocabulary.plain(PASS))
    return actions


def may_go_on(t: Table, seat: int, man: int) -> bool:
    """LC-R19: after any job that was rolled for."""
    if t.rules.men.ability[man] != JOB_AFTER or not t.man_active(man) or not t.attempt_is(WAS_ROLLED):
        return False
    return len(_attempts_or_pass(t, seat, man, t.rules.men.job[man])) > 1


class Afterwards(Further):
    """LC-R19: a job on top of the own one."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        man = number_of(t.now())
        return _attempts_or_pass(t, seat, man, t.rules.men.job[man])

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R19", "extra-job-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        man = number_of(t.answered())
        if action.kind == PASS:
            return
        put_away(t)
        target = NOBODY if action.kind == DO else action.b
        work.attempt(t, man, t.rules.men.job[man], target, NO_CARD | AFTER)

    def check_stored(self, t: Table, at: int) -> None:
        man = _whose_task_is_over(t, at)
        must(may_go_on(t, t.man_at[man], man), "attempts: nothing follows that task")


def _whose_task_is_over(t: Table, at: int) -> int:
    must(at == ATTEMPT and step_of(t.stack[TASK]) == TASK_DONE, "stack: a task that is over")
    man = t.attempts[A_MAN]
    seat = must_ask(t, step_of(t.stack[at]), 0, man)
    must(seat == t.man_at[man] and not t.attempts[A_FLAGS] & AFTER, "waiting: whose task it is")
    return man
