"""Everybody calls a die high or low; then it is rolled, and who was right gains a coin."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from capotavola.engine.action import Action, Param, Verb, Vocabulary
from capotavola.engine.chance import Chance
from capotavola.engine.declared import Arguments, Declared
from capotavola.engine.fields import Field, Number, SeatField, StoredForm
from capotavola.engine.options import Option
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Course, Passage, Question, Stepped
from capotavola.engine.stored import must
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.tables import Tables
from capotavola.engine.values import Json

CALL: Final = 0
CALLS: Final = ["low", "high"]
NO_CALL: Final = -1
CALLING: Final = 1
ROLLING: Final = 2
ROUNDS: Final = Option("rounds", 3, low=1, high=9)


class Rules(Tables):
    def __init__(self) -> None:
        super().__init__()
        self.vocabulary = Vocabulary([Verb(CALL, "call", [Param("call", CALLS)])])


class Table(Stepped):
    def __init__(self, rules: Rules, players: int, chance: Chance) -> None:
        super().__init__(COURSE, players, chance)
        self.rules = rules
        self.stack: list[int] = []
        self.round = 0
        self.coins = [0] * players
        self.calls = [NO_CALL] * players

    def made_of(self) -> tuple[object, ...]:
        return self.rules, self.players, self.chance

    def begin_round(self) -> None:
        self.round += 1
        self.calls = [NO_CALL] * self.players
        self.ask(CALLING, self.everybody())

    def view(self, seat: int | None) -> dict[str, Json]:
        self.check_viewer(seat)
        shown: dict[str, Json] = msgspec.to_builtins(
            View(
                game="dadi",
                viewer=seat,
                players=self.players,
                options=self.options(),
                step=self.step_name(),
                deciders=self.deciders(),
                round=self.round,
                seats=[Seat(coins) for coins in self.coins],
            )
        )
        return shown

    def copy_with(self, chance: Chance) -> Table:
        twin = Table(self.rules, self.players, chance)
        twin.stack, twin.waiting, twin.round = self.stack[:], self.waiting, self.round
        twin.coins, twin.calls = self.coins[:], self.calls[:]
        return twin

    def reimagine(self, viewer: int, chance: Chance) -> None:
        for seat, call in enumerate(self.calls):
            if seat != viewer and call != NO_CALL:
                self.calls[seat] = chance.below(len(CALLS))

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        winners = [seat for seat, coins in enumerate(self.coins) if coins == max(self.coins)]
        return Outcome("rounds-played", [*self.coins], winners, {})


class Calling(Question[Table]):
    def legal(self, t: Table, seat: int) -> list[Action]:
        return t.rules.vocabulary.row(CALL)[: len(CALLS)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return None

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.calls[seat] = action.a
        t.one_has_answered(seat)
        t.tell_of("called", seat)
        if not t.waiting:
            t.answered()
            t.push(ROLLING)

    def check_stored(self, t: Table, at: int) -> None:
        must(t.stack == [self.number], "stack: one question at a time")


class Rolling(Passage[Table]):
    def go_on(self, t: Table) -> None:
        t.stack.pop()
        die = 1 + t.chance.below(6)
        t.tell_that("rolled", "die", die)
        for seat, call in enumerate(t.calls):
            t.coins[seat] += int((die > 3) == (CALLS[call] == "high"))
        if t.round < t.agreed(ROUNDS):
            t.begin_round()


COURSE: Final = Course(
    [Calling(CALLING, "calling"), Rolling(ROLLING, "rolling")], over="DA-1.3", seats="DA-1.1", turns="DA-1.2"
)
FORM: Final = StoredForm(
    "dadi",
    COURSE,
    2,
    4,
    [ROUNDS],
    [
        Field("round", Number(1, 9)),
        SeatField("coins", Number(0, 9), 0),
        SeatField("calls", Number(NO_CALL, 1), NO_CALL),
    ],
)


class Seat(msgspec.Struct):
    coins: int


class View(msgspec.Struct):
    game: str
    viewer: int | None
    players: int
    options: dict[str, Json]
    step: str
    deciders: list[int]
    round: int
    seats: list[Seat]


DECLARED: Final = Declared(
    view=View,
    events={"called": ["seat"], "rolled": ["die"]},
    arguments=Arguments(seats=["seat"], amounts=["die"], choices={"call": CALLS}),
)


class Dadi(StoredGame[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(1, "", rules.vocabulary, FORM, DECLARED, rules)
        self.rules = rules

    def bare(self, players: int, chance: Chance) -> Table:
        return Table(self.rules, players, chance)

    def open_table(self, state: Table) -> None:
        state.begin_round()

    def check(self, state: Table) -> None:
        state.check_stack()


def open_box(path: Path | None) -> Dadi:
    return Dadi(Rules())
