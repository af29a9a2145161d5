"""How many ways a game can begin: counted by the engine, and by hand from the rules."""

import pytest

from tests.boxes import game_of
from tests.conformance.walks import leaves


# Each seat looks at one of 6 pairs, then puts back: after 2n decisions 6 to the n ways.
# Then the first turn: Omerta or the pile (OM-R1: no discard pile yet), 2 ways. After the call the
# next round begins with 6 pairs; after the draw 4 places or the discard, 5 ways.
@pytest.mark.rule("OM-1.6", "OM-2.2", "OM-2.3", "OM-R1")
@pytest.mark.parametrize(
    ("players", "depth", "count"),
    [
        (3, 1, 6),
        (3, 2, 6),
        (3, 3, 6**2),
        (3, 6, 6**3),
        (3, 7, 6**3 * 2),
        (3, 8, 6**3 * (6 + 5)),
        (4, 8, 6**4),
        (4, 9, 6**4 * 2),
        (4, 10, 6**4 * (6 + 5)),
    ],
)
def test_the_first_decisions_have_as_many_ways_as_the_rules_say(players: int, depth: int, count: int) -> None:
    state = game_of("omerta").start(players=players, seed=b"leaves")
    assert leaves(state, depth) == count
