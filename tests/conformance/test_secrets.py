"""Nobody learns what is not theirs: for every viewer, over whole games.

The second world is one that the viewer may imagine: it differs from the true one only in what
the viewer may not know. Whatever leaves the engine for that viewer must be the same in both, to
the byte; and when something happens, the viewer hears the same in both unless it taught something.
"""

import random
from collections.abc import Callable

import msgspec
import pytest

import capotavola
from capotavola.engine.audience import SPECTATOR, viewer
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.state import State
from tests.conformance.journey import Journey, Position
from tests.conformance.walks import any_action, snapshot


@pytest.mark.slow
def test_an_imagined_world_looks_the_same_and_lacks_nothing(journey: Journey) -> None:
    rng = random.Random(1)
    for done in journey.decisions:
        state = done.before.copy()
        for seat in viewers(journey.players, rng):
            world = state.imagine(seat, rng.getrandbits(30))
            journey.laws.check(world)
            assert_same_to(seat, done.before, world, journey.game, rng)


def test_views_that_are_made_together_are_those_that_each_has_alone(journey: Journey) -> None:
    for done in journey.decisions:
        together = done.before.copy().views([*done.before.views])
        assert [capotavola.to_json(view) for view in together] == [*done.before.views.values()]


@pytest.mark.slow
def test_an_imagined_world_does_not_depend_on_the_truth(journey: Journey) -> None:
    game = journey.game
    rng = random.Random(2)
    varied = False
    for done in journey.decisions:
        state = done.before.copy()
        for seat in viewers(journey.players, rng):
            number = rng.getrandbits(30)
            world = snapshot(game, state.imagine(seat, number))
            other_truth = state.imagine(seat, rng.getrandbits(30))
            assert snapshot(game, other_truth.imagine(seat, number)) == world
            varied = varied or snapshot(game, state.imagine(seat, number + 1)) != world
    assert varied


@pytest.mark.slow
def test_what_is_heard_depends_only_on_what_may_be_known(journey: Journey) -> None:
    game = journey.game
    rng = random.Random(3)
    alike = 0
    for done in journey.decisions:
        truth, after = done.before.copy(), done.after.copy()
        for listener in viewers(journey.players, rng):
            world = world_with_the_same_choices(truth, listener, journey.laws.sealed, rng)
            if world is None or world.why_not(done.seat, done.action) is not None:
                continue  # what others may do can hang on what only they know
            world.chance = truth.chance.copy()  # dice fall alike: they are nobody's secret
            in_truth = heard(done.told, listener)
            in_world = heard(world.apply(done.seat, done.action), listener)
            learnt = snapshot(game, after.imagine(listener, 9)) != snapshot(game, world.imagine(listener, 9))
            assert learnt == (in_truth != in_world)
            if not learnt:
                alike += 1
                assert_same_to(listener, done.after, world, game, rng)
    assert alike


def test_nobody_hears_of_one_thing_twice(journey: Journey) -> None:
    """Of a thing told in several versions every viewer hears exactly one."""
    everybody = [*range(journey.players), SPECTATOR]
    told_apart = 0
    for done in journey.decisions:
        for versions in journey.laws.VERSIONS:
            about = [event for event in done.told if event.name in versions]
            heard_of = {sum(event.heard_by(someone) for event in about) for someone in everybody}
            assert len(heard_of) == 1, about
            told_apart += len(about) > 1
        for event in done.told:
            assert any(event.heard_by(someone) for someone in everybody)
    assert told_apart


def world_with_the_same_choices(
    truth: State, listener: int | None, sealed: Callable[[State], object], rng: random.Random
) -> State | None:
    """Sealed choices come to light by being carried out; here only what lies hidden shall differ."""
    chosen = sealed(truth)
    for _ in range(20):
        world = truth.imagine(listener, rng.getrandbits(30))
        if sealed(world) == chosen:
            return world
    return None


def viewers(players: int, rng: random.Random) -> list[int | None]:
    """Two at each position: over hundreds of positions everybody's turn comes often."""
    return rng.sample([*range(players), None], 2)


def heard(events: list[Event], listener: int | None) -> bytes:
    return msgspec.json.encode([event.value() for event in events if event.heard_by(viewer(listener))])


def assert_same_to(seat: int | None, truth: Position, world: State, game: Game, rng: random.Random) -> None:
    """View, legal list, refusals and outcome are the same."""
    assert capotavola.to_json(world.view(seat)) == truth.views[seat]
    assert world.deciders() == truth.deciders
    here_ends, there_ends = truth.outcome, world.outcome()
    assert (here_ends and here_ends.value()) == (there_ends and there_ends.value())
    if seat is None:
        return
    assert world.legal(seat) == truth.legal[seat]
    assert world.unasked(seat) == truth.unasked[seat]
    for _ in range(3):
        action = any_action(game, rng)
        here, there = truth.why_not(seat, action), world.why_not(seat, action)
        assert (here and here.value()) == (there and there.value())
