"""Hypothesis drives the games: any decider, any legal action, in any order."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import capotavola
from capotavola.engine.state import State
from capotavola.engine.values import canonical
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, laws_of, snapshot


class TableMachine(RuleBasedStateMachine):
    table: Table
    state: State

    @initialize(seed=st.binary(max_size=8))
    def start(self, seed: bytes) -> None:
        name, players, options = self.table
        self.game = game_of(name)
        self.state = self.game.start(players=players, seed=seed, options=options)
        self.heard = 0

    @precondition(lambda self: self.state.deciders())
    @rule(who=st.integers(0, 4), what=st.integers(0, 200))
    def decide(self, who: int, what: int) -> None:
        seats = self.state.deciders()
        seat = seats[who % len(seats)]
        actions = self.state.legal(seat)
        self.heard += len(self.state.apply(seat, actions[what % len(actions)]))

    @precondition(lambda self: self.state.deciders())
    @rule(viewer=st.integers(0, 4), number=st.integers(0, 2**30))
    def go_on_in_an_imagined_world(self, viewer: int, number: int) -> None:
        seat = viewer % self.state.players
        before = canonical(self.state.view(seat))
        self.state = self.state.imagine(seat, number)
        assert canonical(self.state.view(seat)) == before

    @rule()
    def go_on_from_a_dump(self) -> None:
        before = snapshot(self.game, self.state)
        self.state = self.game.load(capotavola.from_json(before))
        assert snapshot(self.game, self.state) == before

    @invariant()
    def laws_hold(self) -> None:
        if hasattr(self, "game"):
            laws_of(self.game.name).check(self.state)
            assert bool(self.state.deciders()) == (self.state.outcome() is None)


@every_table()
def test_any_order_of_decisions_keeps_the_laws(table: Table) -> None:
    class Machine(TableMachine):
        pass

    Machine.table = table
    Machine.TestCase.settings = settings(
        max_examples=6, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
    )
    Machine.TestCase().runTest()
