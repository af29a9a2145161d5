"""States from outside: whatever loads can be played, and the rest is refused with a reason."""

import random
from typing import Any

import pytest

import capotavola
from capotavola.engine.values import MalformedValue
from tests.boxes import game_of
from tests.conformance.walks import laws_of, walk

Dump = dict[str, Any]
ANYTHING: list[Any] = [None, -1, 0, 1, 3, 2**40, "7", [], [0], {}]

EVERY_GAME = pytest.mark.parametrize("name", capotavola.games())


def mutated(dump: Dump, rng: random.Random, words: list[str]) -> Dump:
    """One part changed in some way that keeps it JSON."""
    things = [*ANYTHING, *words]
    name = rng.choice(list(dump))
    part = dump[name]
    if isinstance(part, list) and part and rng.random() < 0.8:
        changed = list(part)
        at = rng.randrange(len(changed))
        changed[at] = rng.choice([*part, changed[at - 1], *things])
        if rng.random() < 0.3:
            del changed[at]
        return {**dump, name: changed}
    if isinstance(part, dict) and part and rng.random() < 0.8:
        key = rng.choice(list(part))
        return {**dump, name: {**part, key: rng.choice([*part.values(), *things])}}
    return {**dump, name: rng.choice([*things, part])}


@pytest.mark.slow
@EVERY_GAME
def test_whatever_loads_can_be_played(name: str) -> None:
    """Hundreds of dumps with a mistake in them: refused with a reason, or as good as any."""
    game, laws = game_of(name), laws_of(name)
    rng = random.Random(3)
    refused = played = 0
    for number in range(40):
        state = game.start(players=rng.randint(game.fewest, game.most), seed=bytes([number]))
        walker = walk(game, state, rng)
        for _ in range(rng.randrange(120)):
            next(walker, None)
        for _ in range(25):
            dump = mutated(dict(game.dump(state)), rng, laws.WORDS)
            try:
                loaded = game.load(dump)
            except MalformedValue:
                refused += 1
                continue
            played += 1
            laws.check_loaded(loaded)
            loaded.imagine(0, number)
            for _ in walk(game, loaded, rng):
                loaded.view(None)
    assert refused > 300
    assert played > 50


@EVERY_GAME
@pytest.mark.parametrize("seat", [-1, 5, 7, 99])
def test_a_seat_that_is_not_there(name: str, seat: int) -> None:
    game = game_of(name)
    state = game.start(players=game.most, seed=b"seats")
    assert state.legal(seat) == []
    assert state.why_not(seat, state.legal(state.deciders()[0])[0]) is not None
    with pytest.raises(ValueError, match="no such seat"):
        state.view(seat)
    with pytest.raises(ValueError, match="no such seat"):
        state.imagine(seat, 1)
