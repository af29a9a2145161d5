"""Each game's box, opened once: to read and check its content takes longer than most tests."""

import functools

import capotavola
from capotavola.engine.game import Game


@functools.cache
def game_of(name: str) -> Game:
    return capotavola.game(name)
