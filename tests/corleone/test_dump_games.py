"""Whole games through dumps, and dumps with a mistake in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capotavola.engine.values import MalformedValue
from tests.conformance.walks import snapshot, walk
from tests.corleone.laws import check
from tests.corleone.situation import GAME

Dump = dict[str, Any]
THINGS: list[Any] = [None, 0, 1, 3, -1, 2**40, "7", "hit", "gun", "queens:1", "1:hit", "neutral", [], {}]


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


def mutated(dump: Dump, rng: random.Random) -> Dump:
    """One part changed in some way that keeps it JSON."""
    name = rng.choice(list(dump))
    part = dump[name]
    if isinstance(part, list) and part and rng.random() < 0.8:
        changed = list(part)
        at = rng.randrange(len(changed))
        changed[at] = rng.choice([*part, changed[at - 1], *THINGS])
        if rng.random() < 0.3:
            del changed[at]
        return {**dump, name: changed}
    if isinstance(part, dict) and part and rng.random() < 0.8:
        key = rng.choice(list(part))
        return {**dump, name: {**part, key: rng.choice([*part.values(), *THINGS])}}
    return {**dump, name: rng.choice([*THINGS, part])}


def test_whatever_loads_can_be_played() -> None:
    """Hundreds of dumps with a mistake in them: refused with a reason, or as good as any."""
    rng = random.Random(3)
    refused = played = 0
    for number in range(40):
        state = GAME.start(players=rng.choice([2, 3, 4, 5]), seed=bytes([number]))
        walker = walk(GAME, state, rng)
        for _ in range(rng.randrange(120)):
            next(walker, None)
        for _ in range(25):
            dump = mutated(dict(GAME.dump(state)), rng)
            try:
                loaded = GAME.load(dump)
            except MalformedValue:
                refused += 1
                continue
            played += 1
            check(loaded)
            loaded.imagine(0, number)
            for _ in walk(GAME, loaded, rng):
                loaded.view(None)
    assert refused > 300
    assert played > 50


@pytest.mark.parametrize("seat", [-1, 3, 7, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    state = GAME.start(players=3, seed=b"seats")
    assert state.legal(seat) == []
    with pytest.raises(ValueError, match="no such seat"):
        state.view(seat)
    with pytest.raises(ValueError, match="no such seat"):
        state.imagine(seat, 1)
