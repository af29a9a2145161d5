"""A step of a game is one object: whatever the rules say of it has its place there, and nowhere else.

A game gives its steps in the order of its rulebook; the engine keeps the stack of those still to come, and
goes on until somebody has to decide. A step that lacks a part cannot be made: the parts are abstract.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, Self, TypeVar, cast

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.frames import STEP_MASK, STEPS, frame, seat_of, step_of
from capotavola.engine.machine import i64
from capotavola.engine.open import mypyc_attr
from capotavola.engine.options import Option
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import State
from capotavola.engine.stored import must
from capotavola.engine.values import Json, whole

T = TypeVar("T", bound="Stepped")

OVER: Final = "over"
NO_OPTIONS: Final[dict[str, Json]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Asks, or goes on by itself, or both in turn. Its number is its place in the game's list, from 1."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name

    @abstractmethod
    def legal(self, t: T, seat: int) -> list[Action]:
        """All that a seat that is asked may do, always in the same order: what `why_not` lets through.

        Of free-form verbs, such as bids, some that are worth a try.
        """

    @abstractmethod
    def why_not(self, t: T, seat: int, action: Action) -> Refusal | None:
        """None if a seat that is asked may do that, else the rule against it; from what the seat may know."""

    def not_asked(self, t: T, seat: int) -> Refusal:
        """Why this seat has nothing to decide now, though others have."""
        return Refusal(t.course.turns, "not-your-turn", {"seat": t.deciders()[0]})

    @abstractmethod
    def choose(self, t: T, seat: int, action: Action) -> None:
        """Do what is known to be legal."""

    @abstractmethod
    def go_on(self, t: T) -> None:
        """It is on top and nobody is asked: ask, or do it and leave the stack, or put another step on top."""

    @abstractmethod
    def check_stored(self, t: T, at: int) -> None:
        """MalformedValue if a table that was written down cannot have this step there in its stack."""

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """The message that tells the viewer what to decide, and what it speaks of."""
        return f"ask-{self.name}", {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that asks as soon as it is on the stack, and leaves it with the last answer."""

    def go_on(self, t: T) -> None:
        raise AssertionError(f"{self.name} waits for an answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage(Step[T]):
    """A step that asks nobody: it is over before anybody looks."""

    def legal(self, t: T, seat: int) -> list[Action]:
        raise AssertionError(f"{self.name} asks nobody")

    def why_not(self, t: T, seat: int, action: Action) -> Refusal | None:
        raise AssertionError(f"{self.name} asks nobody")

    def choose(self, t: T, seat: int, action: Action) -> None:
        raise AssertionError(f"{self.name} asks nobody")

    def check_stored(self, t: T, at: int) -> None:
        must(at + 1 < len(t.stack), "stack: nobody is asked")


class Course:
    """The steps of a game in the order of its rulebook, and the rules behind what is refused at any of them.

    `over` says when the game ends, `seats` how many may play, `turns` whose turn it is.
    """

    def __init__(self, steps: Sequence[Step[T]], over: str, seats: str, turns: str) -> None:
        # The one border between a game's own tables and the engine's: a step meets no others.
        own = cast("list[Step[Stepped]]", list(steps))
        self.steps: list[Step[Stepped]] = [_Over(0, OVER), *own]
        self.names = [step.name for step in self.steps]
        self.over = over
        self.seats = seats
        self.turns = turns
        for place, step in enumerate(self.steps):
            assert step.number == place < STEPS, f"{step.name} is not in its place"

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """What is asked of the viewer of a view."""
        return self.steps[self.names.index(str(view["step"]))].question(view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped(State):
    """A state that goes through the steps of a course."""

    def __init__(self, course: Course, players: int, chance: Chance) -> None:
        super().__init__(players, chance)
        self.course = course
        self.steps = course.steps
        self.chosen = NO_OPTIONS

    # -- for the rules ---------------------------------------------------------

    def everybody(self) -> int:
        """A bit for each seat."""
        return (1 << self.players) - 1

    def after(self, seat: i64, steps: i64 = 1) -> i64:
        """Clockwise."""
        return (seat + steps) % self.players

    def now(self) -> int:
        """The frame on top, 0 when the game is over."""
        return self.stack[-1] if self.stack else 0

    def on(self, step: int) -> bool:
        """Whether this step is on top."""
        return len(self.stack) > 0 and step_of(self.stack[-1]) == step

    def push(self, step: int, seat: int = 0, flag: int = 0, number: int = 0) -> None:
        """Put a step on top that goes on by itself, as soon as nobody is asked."""
        self.stack.append(frame(step, seat, flag, number))

    def ask(self, step: int, seats: int) -> None:
        """Put a step on top that asks these seats, a bit each."""
        self.stack.append(step)
        self.waiting = seats

    def ask_one(self, step: int, seat: int, flag: int = 0, number: int = 0) -> None:
        """Put a step on top that asks its seat."""
        self.stack.append(frame(step, seat, flag, number))
        self.waiting = 1 << seat

    def answered(self) -> int:
        """Nobody is asked any more: take the frame on top away."""
        self.waiting = 0
        return self.stack.pop()

    def is_asked(self, seat: int) -> bool:
        return self.waiting >> seat & 1 == 1

    def one_has_answered(self, seat: int) -> None:
        """Of several who were asked at once."""
        self.waiting &= ~(1 << seat)

    def step_name(self) -> str:
        """The present step, as those outside call it."""
        return self.course.names[step_of(self.now())]

    # -- as a whole ------------------------------------------------------------

    def take_options(self, options: dict[str, Json]) -> None:
        """Those chosen for this table, which never change; a game may keep what its rules ask for often."""
        if options:
            self.chosen = options

    def options(self) -> dict[str, Json]:
        """As they were chosen for this table."""
        return {**self.chosen}

    def plays_with(self, option: Option) -> bool:
        """Whether a switch is on at this table."""
        return self.chosen[option.name] is True

    def agreed(self, option: Option) -> int:
        """The number that this table has agreed on."""
        return whole(self.chosen[option.name], option.name)

    @abstractmethod
    def copy_with(self, chance: Chance) -> Self:
        """The same situation with another chance."""

    @abstractmethod
    def reimagine(self, viewer: int, chance: Chance) -> None:
        """Make anew whatever is hidden from a viewer."""

    def copy(self) -> Self:
        return self._twin(self.chance.copy())

    def imagine(self, seat: int | None, rng_int: int) -> Self:
        me = self.check_viewer(seat)
        chance = fast_chance(rng_int)
        twin = self._twin(chance)
        twin.reimagine(me, chance)
        return twin

    def _twin(self, chance: Chance) -> Self:
        twin = self.copy_with(chance)
        twin.chosen = self.chosen
        return twin

    # -- for everybody ---------------------------------------------------------

    def legal(self, seat: int) -> list[Action]:
        if not 0 <= seat < self.players or not self.waiting >> seat & 1:
            return []
        return self.steps[self.stack[-1] & STEP_MASK].legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if not self.stack:
            return Refusal(self.course.over, "game-over")
        if not 0 <= seat < self.players:
            return Refusal(self.course.seats, "no-such-seat")
        step = self.steps[step_of(self.stack[-1])]
        return step.why_not(self, seat, action) if self.is_asked(seat) else step.not_asked(self, seat)

    def step(self, seat: int, action: Action) -> None:
        self.steps[self.stack[-1] & STEP_MASK].choose(self, seat, action)
        if not self.waiting:
            self.go_on()

    def go_on(self) -> None:
        """Take the steps that ask nobody, until one asks or the game is over."""
        while not self.waiting and self.stack:
            self.steps[self.stack[-1] & STEP_MASK].go_on(self)

    def check_frames(self, deepest: int) -> None:
        """MalformedValue if the stack of a table that was written down is too deep or names no seats."""
        must(self.waiting != 0 and len(self.stack) <= deepest, "waiting: nobody is asked")
        for entry in self.stack:
            must(seat_of(entry) < self.players, "stack: no such seat")

    def check_stack(self) -> None:
        """MalformedValue if a table that was written down cannot be at this step."""
        if not self.stack:
            must(self.waiting == 0, "waiting: the game is over")
            return
        must(self.waiting != 0, "waiting: nobody is asked")
        for at, entry in enumerate(self.stack):
            self.steps[step_of(entry)].check_stored(self, at)


class _Over(Passage[Stepped]):
    """In the place of a step when there is none: nothing is asked and nothing goes on."""

    def go_on(self, t: Stepped) -> None:
        raise AssertionError("the game is over")

    def check_stored(self, t: Stepped, at: int) -> None:
        must(False, "stack: the game is over or it is not")
