"""Saving a victim (LC-R8 e): who prevents harm, then doctors, anyone for any victim, until all pass."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.frames import seat_of
from capotavola.engine.machine import i64
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import HEAL_VERB
from capotavola.games.cosanostra.cards import HEAL, NO_TASK, PREVENT
from capotavola.games.cosanostra.influence import on_gangsters, playing
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.table import MAN, Table, slot_of
from capotavola.games.cosanostra.tasks import harm, work
from capotavola.games.cosanostra.tasks.answer import Answer, add_given_up, planned_job
from capotavola.games.cosanostra.windows import SAVES, window_frame

# The first place is that of a mercenary; then come the players, clockwise from the left of the active one.
PREVENTER: Final = 0


class Saves(Answer):
    def places(self, t: Table) -> i64:
        return t.players + 1

    def seat_at(self, t: Table, place: i64) -> i64:
        if place == PREVENTER:
            return t.owner_with(PREVENT)
        return t.after(t.active, place)

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        if place == PREVENTER:
            return planned_job(t, t.rules.with_ability[PREVENT]) != NO_TASK
        return _is_person(t, t.victim) and t.may_hold(seat, HEAL)

    def settled(self, t: Table) -> bool:
        return not t.harm

    def closed(self, t: Table) -> None:
        harm.inflict(t)

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        if place == PREVENTER:
            add_given_up(t, t.rules.with_ability[PREVENT], actions)
        elif t.in_hand(seat, HEAL):
            actions.append(t.rules.vocabulary.plain(HEAL_VERB))

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        if action.kind == HEAL_VERB:
            playing.play(t, seat, HEAL, 0)
        else:
            _prevent(t, seat, action.a, slot_of(action.b))

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        harm = v.asked.harm
        assert harm is not None
        victim: dict[str, Json] = {"killed": int(harm.killed)}
        if harm.gangster is not None:
            return f"{self.message}-gangster", {"gangster": harm.gangster, **victim}
        return f"{self.message}-business", {"business": harm.business, **victim}

    def check_stored(self, t: Table, at: int) -> None:
        if at + 1 == len(t.stack):
            return
        healer = seat_of(t.stack[at + 1])
        place = (healer - t.active - 1) % t.players + 1
        resumed = window_frame(SAVES, (place + 1) % self.places(t), 0)
        must(t.stack[at] == resumed and _is_person(t, t.victim), "stack: who may save the victim")


def _is_person(t: Table, victim: int) -> bool:
    """LC-7.3: a doctor helps gangsters and businessmen."""
    return victim >= MAN or not t.rules.company[victim]


def _prevent(t: Table, seat: int, man: int, slot: int) -> None:
    """LC-R19: a planned job is given up for it."""
    task = t.take_task(man, slot)
    work.give_up(t, man, task)
    on_gangsters.task_gone(t, man)
    t.harm = 0
    t.tell_of("prevented", seat, "gangster", t.rules.men.names[man])
