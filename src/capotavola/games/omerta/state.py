"""Omerta in play: which chapter speaks at which step."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.outcome import Outcome
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta import (
    characters,
    killer,
    knowledge,
    memory,
    refusals,
    scoring,
    setup,
    snap,
    turn,
    views,
)
from capotavola.games.omerta.rules import CALL, DRAW, PASS, PEEK, PUT_BACK, REPLACE
from capotavola.games.omerta.table import (
    ABILITY,
    ANSWERS,
    CRACKING,
    EFFECT,
    HOLDING,
    LOOKING,
    PASSED,
    PEEKS,
    SECOND_BOTTLE,
    SNAPS,
    TURN,
    UNDECIDED,
    Table,
)


class OmertaState(Table):
    def legal(self, seat: int) -> list[Action]:
        if not 0 <= seat < self.players or not self.waiting >> seat & 1:
            return []
        step = self.stack[-1]
        if step == SNAPS:
            return snap.legal(self, seat)
        if step == TURN:
            return turn.legal_start(self, seat)
        if step == HOLDING:
            return turn.legal_holding(self, seat)
        if step == ANSWERS:
            return killer.legal(self, seat)
        if step == ABILITY:
            return characters.legal(self, seat)
        if step == CRACKING:
            return characters.legal_exchange(self, seat)
        if step == PEEKS and self.choices[seat] == UNDECIDED:
            return setup.legal_peeks(self)
        return [self.rules.vocabulary.plain(PUT_BACK)]

    def race_number(self) -> int:
        """OM-R3: each discard has a race of its own."""
        racing = self.race and self.waiting != 0 and self.stack[-1] == SNAPS
        return self.snaps if racing else 0

    def race_winner(self) -> int:
        return self.snapper

    def race_seconds(self) -> int:
        return self.snap_seconds if self.race_number() else 0

    def explain(self, seat: int, action: Action) -> Refusal:
        return refusals.explain(self, seat, action)

    def step(self, seat: int, action: Action) -> None:
        step = self.stack[-1]
        if step == SNAPS:
            snap.choose(self, seat, PASSED if action.kind == PASS else action.a)
        elif step == TURN:
            if action.kind == DRAW:
                turn.draw(self, seat, action.a)
            elif action.kind == CALL:
                turn.call_omerta(self, seat)
            else:
                turn.give_up_drawing(self, seat)
        elif step == HOLDING:
            if action.kind == REPLACE:
                turn.replace(self, seat, action.a)
            else:
                turn.discard_drawn(self, seat)
        elif step == ANSWERS:
            killer.choose(self, seat, PASSED if action.kind == PASS else action.a)
        elif step == ABILITY:
            characters.name_targets(self, seat, action)
        elif step == CRACKING:
            characters.exchange(self, seat, action.a, action.b)
        elif step == LOOKING:
            characters.put_back(self, seat)
        elif action.kind == PEEK:
            setup.look_at_two(self, seat, action.a, action.b)
        else:
            setup.put_back(self, seat)
        if not self.waiting:
            self._proceed()

    def view(self, seat: int | None) -> dict[str, Json]:
        return views.view(self, seat, self.check_viewer(seat))

    def copy(self) -> "OmertaState":
        return self._copy_with(self.chance.copy())

    def _copy_with(self, chance: Chance) -> "OmertaState":
        twin = OmertaState(self.rules, self.players, chance)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.race = self.race
        twin.memory_aid = self.memory_aid
        twin.snap_seconds = self.snap_seconds
        twin.turn_limit = self.turn_limit
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
        """OM-R14"""
        if self.memory_aid or not self.stack:
            return self
        twin = self.copy()
        memory.forget(twin, self.check_viewer(seat))
        return twin

    def imagine(self, seat: int | None, rng_int: int) -> "OmertaState":
        me = self.check_viewer(seat)
        chance = fast_chance(rng_int)
        twin = self._copy_with(chance)
        knowledge.reimagine(twin, me, chance)
        return twin

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        rounds: list[Json] = [
            [*self.scores[at : at + self.players]] for at in range(0, len(self.scores), self.players)
        ]
        return Outcome("rounds-played", self.totals(), scoring.winners(self), {"rounds": rounds})

    def _proceed(self) -> None:
        """Take the steps that ask nobody, until one asks or the game is over."""
        while not self.waiting:
            if not self.stack:
                if len(self.scores) == self.players * self.players:
                    return  # OM-1.7
                turn.begin(self)  # the peeks are over
                continue
            step = self.stack.pop()
            if step == EFFECT:
                characters.happen(self)
            elif step == SECOND_BOTTLE:
                characters.discard_second(self)
            else:
                turn.end(self)
