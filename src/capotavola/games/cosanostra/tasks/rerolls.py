"""Re-rolls (LC-5.4, LC-R8 b): the roller's Cops, then an opponent, by turns until both pass."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.machine import i64
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import REROLL
from capotavola.games.cosanostra.cards import CASH, COP, NOBODY, REROLL_OPPONENT
from capotavola.games.cosanostra.rules import FACES
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import effects, work
from capotavola.games.cosanostra.tasks.answer import Answer, roll_in

# The places of the window.
COPS: Final = 0
OPPONENT: Final = 1


class Rerolls(Answer):
    def places(self, t: Table) -> i64:
        return OPPONENT + 1

    def seat_at(self, t: Table, place: i64) -> i64:
        roller: i64 = t.doer_seat()
        if place == COPS:
            return roller
        owner: i64 = t.owner_with(REROLL_OPPONENT)
        return NOBODY if owner == roller else owner

    def could(self, t: Table, place: i64, seat: i64) -> bool:
        if place == COPS:
            kind = t.job_kind()
            return t.rules.jobs.types[kind] == CASH and t.skill_left(seat, COP) != NOBODY  # LC-5.4
        return t.uses_left(REROLL_OPPONENT) > 0

    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        for die in range(1, FACES + 1):
            if die in t.dice:
                actions.append(t.rules.vocabulary.one(REROLL, die))

    def give(self, t: Table, seat: int, place: int, action: Action) -> None:
        value = action.a
        if place == COPS:
            cop: int = t.skill_left(seat, COP)  # a shift by an i64 would be one of 32 bits
            t.used |= 1 << cop
        else:
            t.ability_uses[REROLL_OPPONENT] += 1
        at = t.dice.index(value)
        t.dice[at] = work.roll_die(t)
        t.tell_of("rerolled", seat, "before", value, "after", t.dice[at])

    def asked(self, t: Table, place: int) -> dict[str, Json]:
        return {"vain": vain(t, place)}

    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        return f"{self.message}-vain" if v.asked.vain else self.message, roll_in(v)


def vain(t: Table, place: int) -> bool:
    """Whether no re-roll could do whoever is asked any good: public, and no reason not to ask (LC-R8)."""
    kind = t.job_kind()
    hits = work.hits(t)
    if place == COPS:
        return effects.pay_of(t, kind, len(t.dice)) == effects.pay_of(t, kind, hits)
    return hits == 0
