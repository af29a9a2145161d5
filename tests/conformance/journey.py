"""Whole random games that are kept, so that all checks of a table look at the same decisions.

No check can spoil it for another: each gets copies. What several of them ask is found out once.
"""

import random
from functools import cached_property

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import State
from tests.boxes import game_of
from tests.conformance.walks import Table, laws_of, snapshot, table_name, walk

ENOUGH = 150  # decisions: of a short game several are played


class Position:
    """A state that stays as it is."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state.copy()

    def copy(self) -> State:
        """To do with as one likes."""
        return self._state.copy()

    @cached_property
    def written(self) -> bytes:
        return snapshot(self._game, self._state)

    @cached_property
    def deciders(self) -> list[int]:
        return self._state.deciders()

    @cached_property
    def legal(self) -> list[list[Action]]:
        """What each seat may do that is asked."""
        return [self._state.legal(seat) for seat in range(self._state.players)]

    @cached_property
    def unasked(self) -> list[list[Action]]:
        return [self._state.unasked(seat) for seat in range(self._state.players)]

    def possible(self, seat: int) -> list[Action]:
        return [*self.legal[seat], *self.unasked[seat]]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return self._state.why_not(seat, action)

    @cached_property
    def views(self) -> dict[int | None, bytes]:
        """What each seat and the spectators see, as it is sent."""
        everybody = [*range(self._state.players), None]
        return {viewer: capotavola.to_json(self._state.view(viewer)) for viewer in everybody}

    @cached_property
    def outcome(self) -> Outcome | None:
        return self._state.outcome()


class Decision:
    """What somebody did, and what became of it."""

    def __init__(self, before: Position, seat: int, action: Action, after: Position) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = after

    @cached_property
    def told(self) -> list[Event]:
        return self.before.copy().apply(self.seat, self.action)


class Journey:
    """The games of one table."""

    def __init__(self, table: Table) -> None:
        self.name, self.players, self.options = table
        self.game = game_of(self.name)
        self.laws = laws_of(self.name)
        self.games: list[list[Decision]] = []
        self.decisions: list[Decision] = []
        while len(self.decisions) < ENOUGH:
            self.games.append(self._played(f"{table_name(table)} {len(self.games)}"))
            self.decisions += self.games[-1]

    def _played(self, seed: str) -> list[Decision]:
        state = self.game.start(players=self.players, seed=seed.encode(), options=self.options)
        made: list[tuple[Position, int, Action]] = []
        for seat, action in walk(self.game, state, random.Random(seed)):
            made.append((Position(self.game, state), seat, action))
        afterwards = [*[position for position, _, _ in made[1:]], Position(self.game, state)]
        return [Decision(*before, after) for before, after in zip(made, afterwards, strict=True)]
