"""What holds at every moment of every game of Bustarella."""

from bustarella.rules import BustarellaState
from bustarella.table import FAVOURS, NOBODY, NOT_SEALED

from capotavola.engine.state import State
from capotavola.engine.values import Json

OPTIONS: list[dict[str, Json]] = [{}]

RARE: list[str] = []

# Happenings that are told in versions, to each viewer one.
VERSIONS = [{"sealed", "sealed-own", "sealed-empty"}]

END_REASONS = ["rounds-played"]

# Words that may stand in a dump, for dumps with a mistake in them.
WORDS = ["judge", "bustarella"]


def sealed(state: State) -> list[int]:
    """What has been chosen in secret and not yet carried out."""
    assert isinstance(state, BustarellaState)
    return [*state.table.favours, *state.table.paid]


def check(state: State) -> None:
    assert isinstance(state, BustarellaState)
    check_loaded(state)
    t = state.table
    played = t.round - 1
    assert sum(t.influence) <= played * 6 * len(FAVOURS)
    assert all(coins <= 10 + played for coins in t.coins)  # BU-1.2, BU-3.3


def check_loaded(state: State) -> None:
    assert isinstance(state, BustarellaState)
    t = state.table
    assert 2 <= state.players <= 4
    for coins, favour, paid in zip(t.coins, t.favours, t.paid, strict=True):
        assert coins >= 0
        assert paid <= coins
        assert (favour == NOBODY) == (paid in (NOT_SEALED, 0))
    asked = [seat for seat in range(state.players) if t.paid[seat] == NOT_SEALED]
    assert state.deciders() == (asked if t.round <= t.rounds else [])
