"""Looks at others' planned jobs (LC-5.2, LC-7.1, LC-7.2, LC-R3): who gives them, and where they go."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.verbs import LOOK_AT, PLAY, SEND, USE
from capotavola.games.cosanostra.cards import (
    INFLUENCE_AND_LOOK,
    KIND_MASK,
    LAWYER,
    LOOK,
    LOOK_OR_MARKET,
    NOBODY,
    SEEN,
)
from capotavola.games.cosanostra.influence import news
from capotavola.games.cosanostra.influence.aside import Aside
from capotavola.games.cosanostra.influence.at_once import FOR_LOOKS
from capotavola.games.cosanostra.influence.card import not_in_hand, not_now
from capotavola.games.cosanostra.influence.playing import play
from capotavola.games.cosanostra.table import SLOTS, UNDER, Table, is_job


class Looking(Aside):
    """With LC-10.3 also on others' turns."""

    def why_not_unasked(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return self.why_not(t, seat, action) if t.spying else Refusal("LC-R3", "only-on-own-turn")


class Giver(Looking):
    """Gives looks, if there is anything to look at; the action names it."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        refusal = self.why_not_from(t, seat, action.a)
        if refusal is None and not may_see_more(t, seat):
            return Refusal("LC-7.1", "nothing-to-look-at")
        return refusal

    @abstractmethod
    def why_not_from(self, t: Table, seat: int, number: int) -> Refusal | None: ...


class PlayForLooks(Giver):
    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if t.in_hand(seat, LOOK_OR_MARKET):
            actions.append(t.rules.vocabulary.one(PLAY, LOOK_OR_MARKET))
        if t.in_hand(seat, LOOK):
            actions.append(t.rules.vocabulary.one(PLAY, LOOK))

    def why_not_from(self, t: Table, seat: int, number: int) -> Refusal | None:
        if number != LOOK_OR_MARKET and number != LOOK:
            return not_now(t, number)
        return None if t.in_hand(seat, number) else not_in_hand(t, number)

    def do(self, t: Table, seat: int, action: Action) -> None:
        play(t, seat, action.a, FOR_LOOKS)


class UseLawyer(Giver):
    """LC-5.2: one after the other."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        lawyer = t.skill_left(seat, LAWYER)
        if lawyer != NOBODY:
            actions.append(t.rules.vocabulary.one(USE, lawyer))

    def why_not_from(self, t: Table, seat: int, number: int) -> Refusal | None:
        if t.rules.skill_of[number] != LAWYER:
            return Refusal("LC-5.2", "not-a-lawyer")
        if t.business_at[number] != seat:
            return Refusal("LC-4.5", "not-your-businessman")
        if t.used >> number & 1 or not t.is_active(number):
            return Refusal("LC-5.2", "skill-used")
        lawyer = t.skill_left(seat, LAWYER)
        if number != lawyer:
            return Refusal("LC-5.2", "other-lawyer-first", {"business": t.rules.business_names[lawyer]})
        return None

    def do(self, t: Table, seat: int, action: Action) -> None:
        t.used |= 1 << action.a
        t.looks[seat] += t.rules.figures.lawyer_looks
        t.tell_of("used", seat, "business", t.rules.business_names[action.a])


class SendMan(Giver):
    """A mercenary whose ability it is."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if t.can_use(seat, INFLUENCE_AND_LOOK):
            actions.append(t.rules.vocabulary.one(SEND, t.rules.with_ability[INFLUENCE_AND_LOOK]))

    def why_not_from(self, t: Table, seat: int, number: int) -> Refusal | None:
        able = number == t.rules.with_ability[INFLUENCE_AND_LOOK] and t.can_use(seat, INFLUENCE_AND_LOOK)
        return None if able else Refusal("LC-8.6", "no-such-ability")

    def do(self, t: Table, seat: int, action: Action) -> None:
        t.ability_uses[INFLUENCE_AND_LOOK] += 1
        t.looks[seat] += t.rules.men.looks[action.a]
        t.tell_of("sent", seat, "gangster", t.rules.men.names[action.a])


class LookAt(Looking):
    """LC-R3: what is seen goes to the looker only. The slot is named only where there are two jobs."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not t.looks[seat]:
            return
        vocabulary = t.rules.vocabulary
        for man in range(t.men()):
            if t.man_at[man] >= UNDER or t.man_at[man] == seat:
                continue
            for slot in range(t.task_count(man)):
                if not is_hidden(t.task(man, slot), seat):
                    continue
                if _plans_two_jobs(t, man):
                    actions.append(vocabulary.several(LOOK_AT, man, slot))
                else:
                    actions.append(vocabulary.one(LOOK_AT, man))

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if not t.looks[seat]:
            return Refusal("LC-R3", "no-look-left")
        man, slot = action.a, action.b
        if _plans_two_jobs(t, man):
            hidden = slot in range(SLOTS) and is_hidden(t.task(man, slot), seat)
        else:
            hidden = slot == NONE and any(is_hidden(t.task(man, own), seat) for own in range(SLOTS))
        if not hidden or t.man_at[man] >= UNDER or t.man_at[man] == seat:
            return Refusal("LC-R3", "no-hidden-job-there", {"gangster": t.rules.men.names[man]})
        return None

    def do(self, t: Table, seat: int, action: Action) -> None:
        t.looks[seat] -= 1
        man = action.a
        place = man * SLOTS
        if action.b == 1 or not is_job(t.tasks[place]):
            place += 1
        t.tasks[place] |= 1 << (SEEN + seat)
        job = t.rules.jobs.names[t.tasks[place] & KIND_MASK]
        news.looked(t.told, seat, t.rules.men.names[man], t.man_at[man], job)


LOOKING: Final[list[Aside]] = [PlayForLooks(PLAY), UseLawyer(USE), SendMan(SEND), LookAt(LOOK_AT)]


def add_looking(t: Table, seat: int, actions: list[Action]) -> None:
    """Everything that looks at planned jobs."""
    if may_see_more(t, seat):
        for aside in LOOKING:
            aside.add_legal(t, seat, actions)


def forget_looks(t: Table, seat: int) -> None:
    """What was not looked at by the end of a turn stays unseen."""
    t.looks[seat] = 0
    if t.spying:
        for other in range(t.players):
            t.looks[other] = 0


# -- what there is to be seen --------------------------------------------------------


def is_hidden(task: i64, seat: i64) -> bool:
    """A job that this seat has not seen."""
    return is_job(task) and not task >> SEEN >> seat & 1


def _plans_two_jobs(t: Table, man: i64) -> bool:
    return is_job(t.task(man, 0)) and is_job(t.task(man, 1))


def others_plan_jobs(t: Table, seat: i64) -> bool:
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner < UNDER and owner != seat and (is_job(t.task(man, 0)) or is_job(t.task(man, 1))):
            return True
    return False


def may_see_more(t: Table, seat: i64) -> bool:
    """Whether another player has a planned job that the seat does not know."""
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner >= UNDER or owner == seat:
            continue
        for slot in range(SLOTS):
            task: i64 = t.tasks[man * SLOTS + slot]
            if is_hidden(task, seat):
                return True
    return False
