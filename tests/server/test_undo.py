"""Taking back: allowed exactly if nobody learnt anything hidden and no chance was drawn.

Every verdict on a random game is checked against other worlds than those it was found by, and by all
that leaves the engine for a viewer: events, view, legal actions. The cases say it in the rules' own words
in `test_undo_cases.py`.
"""

import random
from collections.abc import Iterator

import pytest

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.audience import viewer as number_of
from capotavola.engine.boxes import own_games
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.undo import DRAWN, Lesson, lesson
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, snapshot, walk

EVERY_TABLE = every_table()
FRESH = range(1_000_001, 1_000_033)  # no verdict is found by these worlds
KNOWING = 4  # of them it is also checked what the viewer can imagine afterwards

Moment = tuple[State, int, Action]


@pytest.mark.slow
@EVERY_TABLE
def test_nothing_is_taken_back_that_taught_anybody_anything(table: Table) -> None:
    free = 0
    game, moments = moments_of(table, b"taught")
    for before, seat, action in moments:
        if lesson(before, seat, action) is not None:
            continue
        free += 1
        after = before.copy()
        events = after.apply(seat, action)
        assert after.chance.counter == before.chance.counter
        for viewer in viewers(before):
            if unnoticed(viewer, before, after, events):
                assert knows(game, viewer, after) == knows(game, viewer, before)
                continue
            perceived = senses(viewer, after, events)
            for number in FRESH:
                world = before.imagine(viewer, number + 100 * number_of(viewer))
                twins = alike(world, seat, action, viewer, perceived)
                if number < FRESH.start + KNOWING:
                    assert any(knows(game, viewer, twin) == knows(game, viewer, after) for twin in twins)
                else:
                    assert next(twins, None) is not None, (str(action), viewer, number)
    assert free


@pytest.mark.slow
@EVERY_TABLE
def test_what_stays_done_taught_its_witness_something_or_was_chance(table: Table) -> None:
    name, _, _ = table
    taught = drawn = 0
    _, moments = moments_of(table, b"stays")
    for before, seat, action in moments:
        found = lesson(before, seat, action)
        after = before.copy()
        events = after.apply(seat, action)
        if after.chance.counter != before.chance.counter:
            drawn += 1
            assert found == Lesson(None, DRAWN)
        elif found is not None:
            taught += 1
            world = before.imagine(found.viewer, found.world)
            assert world.view(found.viewer) == before.view(found.viewer)  # it was possible before
            perceived = senses(found.viewer, after, events)
            assert next(alike(world, seat, action, found.viewer, perceived), None) is None, str(action)
    assert taught or name not in own_games()  # in a small game all that teaches may draw, too
    assert drawn


@EVERY_TABLE
def test_a_verdict_changes_nothing_and_is_the_same_on_every_copy(table: Table) -> None:
    game, moments = moments_of(table, b"same")
    for before, seat, action in moments[::4]:
        kept = snapshot(game, before)
        views = [before.view(viewer) for viewer in viewers(before)]
        found = lesson(before, seat, action)
        assert snapshot(game, before) == kept
        assert [before.view(viewer) for viewer in viewers(before)] == views
        assert lesson(game.load(game.dump(before)), seat, action) == found


def moments_of(table: Table, seed: bytes) -> tuple[Game, list[Moment]]:
    """Of a random game, for every verb, a moment when chance had no part in it and one when it had."""
    name, players, options = table
    game = game_of(name)
    rng = random.Random(5)
    state = game.start(players=players, seed=seed, options=options)
    by_verb: dict[tuple[str, bool], list[Moment]] = {}
    for seat, action in walk(game, state, rng):
        after = state.copy()
        after.step(seat, action)
        drawn = after.chance.counter != state.chance.counter
        if after.outcome() is None:
            by_verb.setdefault((action.verb.name, drawn), []).append((state.copy(), seat, action))
    return game, [rng.choice(there) for there in by_verb.values()]


# -- what a viewer perceives, told apart by all that the engine lets out ---------------------------


def viewers(state: State) -> list[int | None]:
    return [*range(state.players), None]


def unnoticed(viewer: int | None, before: State, after: State, events: list[Event]) -> bool:
    return not heard(viewer, events) and before.view(viewer) == after.view(viewer)


def heard(viewer: int | None, events: list[Event]) -> list[Event]:
    return [event for event in events if event.heard_by(number_of(viewer))]


def senses(viewer: int | None, after: State, events: list[Event]) -> bytes:
    own: list[str] = []
    if viewer is not None:
        own = [str(action) for action in [*after.legal(viewer), *after.unasked(viewer)]]
    told = [event.value() for event in heard(viewer, events)]
    return capotavola.to_json([told, after.view(viewer), [*after.deciders()], [*own]])


def alike(world: State, seat: int, action: Action, viewer: int | None, perceived: bytes) -> Iterator[State]:
    """How that world may go on so that the viewer perceives the same: by this action, or another of its verb.

    The actor knows what was chosen: for the actor there is no other.
    """
    choices = [action]
    if viewer != seat:
        choices += [*world.legal(seat), *world.unasked(seat)]
    for choice in choices:
        if choice.verb is not action.verb or world.why_not(seat, choice) is not None:
            continue
        twin = world.copy()
        told = twin.apply(seat, choice)
        if twin.chance.fast == world.chance.fast and senses(viewer, twin, told) == perceived:
            yield twin


def knows(game: Game, viewer: int | None, state: State) -> bytes:
    """All that a viewer knows decides which world it imagines by a number."""
    return snapshot(game, state.imagine(viewer, 9))
