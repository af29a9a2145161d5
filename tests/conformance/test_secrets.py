"""Nobody learns what is not theirs: for every viewer, over whole games.

The second world is one that the viewer may imagine: it differs from the true one only in what
the viewer may not know. Whatever leaves the engine for that viewer must be the same in both, to
the byte; and when something happens, the viewer hears the same in both unless it taught something.
"""

import random

import msgspec
import pytest

import capotavola
from capotavola.engine.audience import SPECTATOR, viewer
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.state import State
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, any_action, laws_of, snapshot, walk

EVERY_TABLE = every_table()


@pytest.mark.slow
@EVERY_TABLE
def test_an_imagined_world_looks_the_same_and_lacks_nothing(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    rng = random.Random(1)
    state = game.start(players=players, seed=b"worlds", options=options)
    for _ in walk(game, state, rng):
        for seat in viewers(players, rng):
            world = state.imagine(seat, rng.getrandbits(30))
            laws_of(name).check(world)
            assert_same_to(seat, state, world, game, rng)


@EVERY_TABLE
def test_views_that_are_made_together_are_those_that_each_has_alone(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    state = game.start(players=players, seed=b"together", options=options)
    everybody = [*range(players), None]
    for _ in walk(game, state, random.Random(3)):
        alone = [capotavola.to_json(state.view(seat)) for seat in everybody]
        assert [capotavola.to_json(view) for view in state.views(everybody)] == alone


@pytest.mark.slow
@EVERY_TABLE
def test_an_imagined_world_does_not_depend_on_the_truth(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    rng = random.Random(2)
    state = game.start(players=players, seed=b"truth", options=options)
    varied = 0
    for _ in walk(game, state, rng):
        for seat in viewers(players, rng):
            number = rng.getrandbits(30)
            world = snapshot(game, state.imagine(seat, number))
            other_truth = state.imagine(seat, rng.getrandbits(30))
            assert snapshot(game, other_truth.imagine(seat, number)) == world
            varied += snapshot(game, state.imagine(seat, number + 1)) != world
    assert varied


@pytest.mark.slow
@EVERY_TABLE
def test_what_is_heard_depends_only_on_what_may_be_known(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    rng = random.Random(3)
    state = game.start(players=players, seed=b"hearing", options=options)
    alike = 0
    for seat, action in walk(game, state, rng):
        for listener in viewers(players, rng):
            truth, world = state.copy(), world_with_the_same_choices(state, listener, rng)
            if world is None or world.why_not(seat, action) is not None:
                continue  # what others may do can hang on what only they know
            world.chance = truth.chance.copy()  # dice fall alike: they are nobody's secret
            in_truth = heard(truth.apply(seat, action), listener)
            in_world = heard(world.apply(seat, action), listener)
            learnt = snapshot(game, truth.imagine(listener, 9)) != snapshot(game, world.imagine(listener, 9))
            assert learnt == (in_truth != in_world)
            if not learnt:
                alike += 1
                assert_same_to(listener, truth, world, game, rng)
    assert alike


@EVERY_TABLE
def test_nobody_hears_of_one_thing_twice(table: Table) -> None:
    """Of a thing told in several versions every viewer hears exactly one."""
    name, players, options = table
    game = game_of(name)
    state = game.start(players=players, seed=b"twice", options=options)
    everybody = [*range(players), SPECTATOR]
    told_apart = 0
    for seat, action in walk(game, state, random.Random(4)):
        events = state.copy().apply(seat, action)
        for versions in laws_of(name).VERSIONS:
            about = [event for event in events if event.name in versions]
            heard_of = {sum(event.heard_by(someone) for event in about) for someone in everybody}
            assert len(heard_of) == 1, about
            told_apart += len(about) > 1
        for event in events:
            assert any(event.heard_by(someone) for someone in everybody)
    assert told_apart


def world_with_the_same_choices(state: State, listener: int | None, rng: random.Random) -> State | None:
    """Sealed choices come to light by being carried out; here only what lies hidden shall differ."""
    sealed = laws_of(str(state.view(None)["game"])).sealed
    for _ in range(20):
        world = state.imagine(listener, rng.getrandbits(30))
        if sealed(world) == sealed(state):
            return world
    return None


def viewers(players: int, rng: random.Random) -> list[int | None]:
    """Two at each position: over hundreds of positions everybody's turn comes often."""
    return rng.sample([*range(players), None], 2)


def heard(events: list[Event], listener: int | None) -> bytes:
    return msgspec.json.encode([event.value() for event in events if event.heard_by(viewer(listener))])


def assert_same_to(seat: int | None, truth: State, world: State, game: Game, rng: random.Random) -> None:
    """View, legal list, refusals and outcome are the same bytes."""
    assert capotavola.to_json(world.view(seat)) == capotavola.to_json(truth.view(seat))
    assert world.deciders() == truth.deciders()
    here_ends, there_ends = truth.outcome(), world.outcome()
    assert (here_ends and here_ends.value()) == (there_ends and there_ends.value())
    if seat is None:
        return
    assert [str(action) for action in world.legal(seat)] == [str(action) for action in truth.legal(seat)]
    assert [str(action) for action in world.unasked(seat)] == [str(action) for action in truth.unasked(seat)]
    for _ in range(3):
        action = any_action(game, rng)
        here, there = truth.why_not(seat, action), world.why_not(seat, action)
        assert (here and here.value()) == (there and there.value())
