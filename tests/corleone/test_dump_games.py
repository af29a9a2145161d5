"""Whole games through dumps."""

from __future__ import annotations

import random

import pytest

from tests.conformance.walks import snapshot, walk
from tests.corleone.situation import GAME


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_of_a_game_can_be_dumped_and_loaded(players: int) -> None:
    state = GAME.start(players=players, seed=b"round")
    for _ in walk(GAME, state, random.Random(players)):
        assert snapshot(GAME, GAME.load(GAME.dump(state))) == snapshot(GAME, state)
    assert snapshot(GAME, GAME.load(GAME.dump(state))) == snapshot(GAME, state)


def test_an_imagined_world_can_be_dumped_and_loaded() -> None:
    rng = random.Random(5)
    state = GAME.start(players=4, seed=b"worlds")
    for _ in walk(GAME, state, rng):
        world = state.imagine(rng.randrange(4), rng.getrandbits(30))
        assert snapshot(GAME, GAME.load(GAME.dump(world))) == snapshot(GAME, world)
