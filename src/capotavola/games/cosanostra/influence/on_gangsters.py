"""Influence cards that lie on gangsters (LC-7.4 to LC-7.7), until their time is over."""

from typing import Final

from capotavola.engine.frames import seat_of, step_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.cards import EASIER, HARDER, STRONGER, WEAKER
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.influence.card import Card
from capotavola.games.cosanostra.order import PLAN_TURN
from capotavola.games.cosanostra.table import MODS_BY, SEAT_MASK, UNDER, Table, bit_of


class OnGangster(Card):
    """One of a kind on a gangster; what does harm, on an opponent's only."""

    def __init__(self, kind: int, rule: str, harmful: bool, with_task: bool) -> None:
        super().__init__(kind)
        self.rule = rule
        self.bit = bit_of(kind)
        self.harmful = harmful
        self.with_task = with_task  # LC-7.4, LC-7.5: it goes when his last task does

    def can_lie_on(self, t: Table, seat: i64, man: i64) -> bool:
        owner: i64 = t.man_at[man]
        return owner < UNDER and not t.mods[man] & self.bit and not (self.harmful and owner == seat)

    def why_not_on(self, t: Table, seat: int, man: int) -> Refusal | None:
        card = t.rules.influences.names[self.kind]
        if t.man_at[man] >= UNDER:
            return Refusal(self.rule, "gangster-not-in-play", {"gangster": t.rules.men.names[man]})
        if t.mods[man] & self.bit:
            return Refusal(self.rule, "one-per-gangster", {"card": card})
        if self.harmful and t.man_at[man] == seat:
            return Refusal(self.rule, "opponents-only", {"card": card})
        return None

    def works(self, t: Table, seat: int, number: int) -> None:
        t.mods[number] |= self.bit | seat << MODS_BY[self.kind - EASIER]

    def fits(self, t: Table, seat: int, number: int, below: int) -> bool:
        planning = step_of(below) == PLAN_TURN and seat_of(below) == seat
        return planning and number < t.rules.gangsters and self.can_lie_on(t, seat, number)

    def lies_on(self, t: Table, number: int) -> str:
        return t.rules.men.names[number]

    def take_off(self, t: Table, man: int) -> None:
        """From a gangster onto the discard."""
        t.mods[man] &= ~(self.bit | SEAT_MASK << MODS_BY[self.kind - EASIER])
        hands.lay_open(t, self.kind)

    def discard_from(self, t: Table, man: int) -> None:
        """Its time is over, if it lies there at all."""
        if t.mods[man] & self.bit:
            card, name = t.rules.influences.names[self.kind], t.rules.men.names[man]
            t.tell_that("card-off", "card", card, "gangster", name)
            self.take_off(t, man)


LYING: Final = [
    OnGangster(EASIER, "LC-7.4", harmful=False, with_task=True),
    OnGangster(HARDER, "LC-7.5", harmful=True, with_task=True),
    OnGangster(STRONGER, "LC-7.6", harmful=False, with_task=False),
    OnGangster(WEAKER, "LC-7.7", harmful=True, with_task=False),
]


def lying(kind: int) -> OnGangster | None:
    """The card of a kind, if it is one of those."""
    return LYING[kind - EASIER] if EASIER <= kind <= WEAKER else None


def take_off_all(t: Table, man: int) -> None:
    for card in LYING:
        card.discard_from(t, man)


def task_gone(t: Table, man: int) -> None:
    """LC-R18: with the last task."""
    if not t.mods[man] or t.task_count(man):
        return
    for card in LYING:
        if card.with_task:
            card.discard_from(t, man)
