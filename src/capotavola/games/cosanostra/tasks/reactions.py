"""Reactions (LC-6.5 to LC-6.7): jobs that answer a cash job that pays, or an attack with an effect."""

from capotavola.engine.action import Action
from capotavola.engine.machine import i64
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import ANSWER
from capotavola.games.cosanostra.attempts import A_TAKER, REPELLED
from capotavola.games.cosanostra.cards import ANSWER_WITH, KIND_MASK, NO_TASK, ON_ATTACK, ON_CASH_JOB
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.table import SLOTS, Table, is_job, slot_of
from capotavola.games.cosanostra.tasks import targets, work
from capotavola.games.cosanostra.tasks.answer import (
    Answer,
    add_given_up,
    attempt_in,
    planned_job,
    roll_in,
)


class HoldUps(Answer):
    """LC-R8 c: clockwise from the left of the active player; who has passed is not asked again (LC-R32)."""

    def places(self, t: Table) -> i64:
        return t.players - 1

    def seat_at(self, t: Table, place: i64) -> i64:
        return t.after(t.doer_seat(), place + 1)

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        return t.may_have_planned(seat, t.rules.hold_up_backs)

    def settled(self, t: Table) -> bool:
        return t.attempt(A_TAKER) >= 0

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        _add_reactions(t, seat, ON_CASH_JOB, actions)

    def afterwards(self, t: Table, entry: int) -> int:
        """The same player may try with another gangster, then the next."""
        return entry

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        work.answer_with(t, action.a, slot_of(action.b), ON_CASH_JOB)

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        return self.message, roll_in(v)


class Traps(Answer):
    """LC-R8 d: the owner of the target, until one succeeds."""

    def places(self, t: Table) -> i64:
        return 1

    def seat_at(self, t: Table, place: i64) -> i64:
        return targets.victim_seat(t)

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        return t.may_have_planned(seat, t.rules.trap_backs) or _job_given_up(t, seat) != NO_TASK

    def settled(self, t: Table) -> bool:
        return t.attempt_is(REPELLED)

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        _add_reactions(t, seat, ON_ATTACK, actions)
        slot = _job_given_up(t, seat)
        if slot == NO_TASK:
            return
        man = t.rules.with_ability[ANSWER_WITH]
        if t.rules.jobs.target[t.task(man, slot) & KIND_MASK] != ON_ATTACK:
            add_given_up(t, man, actions)

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        work.answer_with(t, action.a, slot_of(action.b), ON_ATTACK)

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        """With what is attacked; a Hold-up and an attack on a player are against whoever is asked."""
        target = v.asked.attempts[-1].target
        if "victim" in target:
            return f"{self.message}-gangster", {**attempt_in(v), "victim": target["victim"]}
        if "business" in target:
            return f"{self.message}-business", {**attempt_in(v), "business": target["business"]}
        return self.message, roll_in(v)


def _job_given_up(t: Table, seat: i64) -> i64:
    """The slot of the job that may become a Trap (LC-R19)."""
    if not t.has_ability(seat, ANSWER_WITH):
        return NO_TASK
    return planned_job(t, t.rules.with_ability[ANSWER_WITH])


def _add_reactions(t: Table, seat: i64, target: i64, actions: list[Action]) -> None:
    """The reactions of that kind among the seat's planned jobs."""
    for man in range(t.men()):
        if t.man_at[man] != seat or t.man_down >> man & 1:
            continue
        for slot in range(SLOTS):
            task: i64 = t.tasks[man * SLOTS + slot]
            if is_job(task) and t.rules.jobs.target[task & KIND_MASK] == target:
                actions.append(t.of_task(ANSWER, man, slot))
