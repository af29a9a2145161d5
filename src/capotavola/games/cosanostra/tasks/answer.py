"""What there is to say of any kind of answer (LC-R8); each kind is one object."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import ANSWER
from capotavola.games.cosanostra.cards import NO_TASK
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.table import SLOTS, Table, is_job
from capotavola.games.cosanostra.windows import place_of, window_frame


class Answer:
    """Its window lies on the stack over the step `over`; `refusal` is the rule against all but an answer.

    `once_each` if nobody is asked a second time.
    """

    def __init__(self, window: int, name: str, over: int, refusal: Refusal, once_each: bool = False) -> None:
        self.window = window
        self.name = name
        self.message = f"ask-window-{name}"
        self.over = over
        self.refusal = refusal
        self.once_each = once_each

    @abstractmethod
    def places(self, t: Table) -> i64: ...

    @abstractmethod
    def seat_at(self, t: Table, place: i64) -> i64:
        """Who sits at a place of the window; NOBODY."""

    @abstractmethod
    def could(self, t: Table, place: i64, seat: i64) -> bool:
        """Whether that seat could answer, by what everybody can see."""

    def settled(self, t: Table) -> bool:
        """Whether there is nothing left to answer."""
        return False

    def closed(self, t: Table) -> None:
        """Nobody has answered any more."""

    @abstractmethod
    def add_legal(self, t: Table, seat: int, place: int, actions: list[Action]) -> None:
        """What may be done besides passing."""

    def afterwards(self, t: Table, entry: int) -> int:
        """The window when an answer is given: everybody is asked anew, from the next place on."""
        return window_frame(self.window, (place_of(entry) + 1) % self.places(t), 0)

    @abstractmethod
    def give(self, t: Table, seat: int, place: int, action: Action) -> None: ...

    def asked(self, t: Table, place: int) -> dict[str, Json]:
        """What the view says besides."""
        return {}

    @abstractmethod
    def question(self, v: Glance) -> tuple[str, dict[str, Json]]:
        """The message that tells the viewer what to decide, and what it speaks of."""

    def check_stored(self, t: Table, at: int) -> None:
        """MalformedValue if the window cannot lie there, on top or under what answers in it."""


def attempt_in(v: Glance) -> dict[str, Json]:
    """Of the attempt to be answered: who does what, and for how much."""
    now = v.asked.attempts[-1]
    return {"gangster": now.gangster, "job": now.job, "amount": now.money}


def roll_in(v: Glance) -> dict[str, Json]:
    """The same with its dice."""
    return {**attempt_in(v), "dice": [*v.asked.dice], "difficulty": v.asked.difficulty or 0}


# -- planned jobs that answer ---------------------------------------------------------


def planned_job(t: Table, man: i64) -> i64:
    """The slot of a planned job of his; NO_TASK if there is none."""
    for slot in range(SLOTS):
        if is_job(t.task(man, slot)):
            return slot
    return NO_TASK


def add_given_up(t: Table, man: int, actions: list[Action]) -> None:
    """He gives up a planned job, either one if he has two (LC-R19)."""
    for slot in range(SLOTS):
        if is_job(t.task(man, slot)):
            actions.append(t.of_task(ANSWER, man, slot))
