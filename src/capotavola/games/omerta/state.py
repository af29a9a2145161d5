"""Omerta in play: its steps in the order of the rulebook."""

from collections.abc import Sequence
from typing import Final

from capotavola.engine.chance import Chance
from capotavola.engine.outcome import Outcome
from capotavola.engine.steps import Course
from capotavola.engine.values import Json
from capotavola.games.omerta import knowledge, memory, scoring, table
from capotavola.games.omerta.characters.ability import Ability, Effect
from capotavola.games.omerta.characters.driver import SecondBottle
from capotavola.games.omerta.characters.killer import Answers
from capotavola.games.omerta.characters.mole import Looking
from capotavola.games.omerta.characters.safecracker import Cracking
from capotavola.games.omerta.rules import MEMORY_AID, SNAP_SECONDS, Rules
from capotavola.games.omerta.setup import Peeks
from capotavola.games.omerta.shown import views
from capotavola.games.omerta.snap import Snaps
from capotavola.games.omerta.table import Table
from capotavola.games.omerta.turn import EndOfTurn, Holding, NextTurn, Turn

COURSE: Final = Course(
    [
        Peeks(table.PEEKS, "peeks"),
        NextTurn(table.NEXT_TURN, "next-turn"),
        Turn(table.TURN, "turn"),
        Holding(table.HOLDING, "holding"),
        EndOfTurn(table.END_OF_TURN, "end-of-turn"),
        Snaps(table.SNAPS, "snaps"),
        Ability(table.ABILITY, "ability"),
        Answers(table.ANSWERS, "answers"),
        Effect(table.EFFECT, "effect"),
        Looking(table.LOOKING, "looking"),
        SecondBottle(table.SECOND_BOTTLE, "second-bottle"),
        Cracking(table.CRACKING, "cracking"),
    ],
    over="OM-1.7",
    seats="OM-1.1",
    turns="OM-R15",
)


class OmertaState(Table):
    def __init__(self, rules: Rules, players: int, chance: Chance) -> None:
        super().__init__(rules, COURSE, players, chance)

    def race_number(self) -> int:
        """OM-R3: each discard has a race of its own."""
        racing = self.race and self.waiting != 0 and self.on(table.SNAPS)
        return self.snaps if racing else 0

    def race_winner(self) -> int:
        return self.snapper

    def race_seconds(self) -> int:
        return self.agreed(SNAP_SECONDS) if self.race_number() else 0

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        closed = views.closed(self)
        return [views.opened(self, closed, seat, self.check_viewer(seat)) for seat in seats]

    def copy_with(self, chance: Chance) -> "OmertaState":
        twin = OmertaState(self.rules, self.players, chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.race = self.race
        twin.round = self.round
        twin.scores = self.scores[:]
        twin.gangsters = self.gangsters  # never changes after the deal
        twin.starter = self.starter
        twin.turn = self.turn
        twin.active = self.active
        twin.stocks = [stock[:] for stock in self.stocks]
        twin.safe = self.safe[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.given = self.given[:]
        twin.batch = self.batch
        twin.lots = self.lots[:]  # a lot itself never changes
        twin.shown = self.shown[:]
        twin.held = self.held
        twin.held_from = self.held_from
        twin.character = self.character
        twin.aim = self.aim[:]
        twin.second = self.second
        twin.snap_value = self.snap_value
        twin.snaps = self.snaps
        twin.snapper = self.snapper
        twin.choices = self.choices[:]
        return twin

    def in_sight(self, seat: int) -> "OmertaState":
        """Remembering is part of the play, unless the table helps (OM-R14)."""
        if self.plays_with(MEMORY_AID) or not self.stack:
            return self
        twin = self.copy()
        memory.forget(twin, self.check_viewer(seat))
        return twin

    def reimagine(self, viewer: int, chance: Chance) -> None:
        knowledge.reimagine(self, viewer, chance)

    def reopen(self, seat: int) -> None:
        knowledge.reopen(self, seat)

    def points(self) -> list[int]:
        return self.totals()

    def won(self) -> list[int]:
        return scoring.winners(self)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        rounds: list[Json] = [
            [*self.scores[at : at + self.players]] for at in range(0, len(self.scores), self.players)
        ]
        return Outcome("rounds-played", self.points(), self.won(), {"rounds": rounds})
