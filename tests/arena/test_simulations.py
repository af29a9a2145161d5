"""Simulations that `capo bench` counts are those that were made."""

import random

from capotavola.arena.simulations import BUDGET, OWN_WAY, RANDOM_ENDS, simulations
from tests.boxes import game_of


def test_what_is_counted_was_simulated() -> None:
    runs = simulations(game_of("omerta"), 3)
    assert runs[RANDOM_ENDS](random.Random(1)) == BUDGET
    assert 0 < runs[OWN_WAY](random.Random(1)) < 2 * BUDGET
