"""A level beats the one below, on deals that are the same each time: luck cannot make it otherwise."""

import pytest

from capotavola.arena.sitting import Sitting, shares_of
from capotavola.arena.terms import moved_on, orders_of
from capotavola.bots.catalogue import SEARCH
from capotavola.bots.levels import EASY, NORMAL
from tests.boxes import game_of

pytestmark = pytest.mark.slow  # whole games: the compiled build plays them ten times as fast


@pytest.mark.parametrize(
    ("name", "others", "deals"), [("omerta", 2, 4), ("corleone", 1, 4), ("cosanostra", 2, 3)]
)
def test_normal_beats_easy(name: str, others: int, deals: int) -> None:
    """By one and a half times its share at least."""
    share = share_of_first(name, [NORMAL] + [EASY] * others, deals)
    assert share >= 1.5 / (1 + others)


def test_in_omerta_who_searches_beats_normal_even_without_a_thought() -> None:
    """By one simulation nothing can be compared: it does what it would do before it thinks."""
    assert share_of_first("omerta", [f"{SEARCH}-1", NORMAL, NORMAL], 10) >= 0.4


def test_in_omerta_who_thinks_wins_twice_as_often_as_each_of_three_others() -> None:
    assert share_of_first("omerta", [f"{SEARCH}-100", NORMAL, NORMAL, NORMAL], 10) >= 0.4


def test_even_a_short_search_beats_normal() -> None:
    """By twice what `hard` has: it wins twice as often as its opponent."""
    assert share_of_first("corleone", [f"{SEARCH}-24", NORMAL], 6) >= 2 / 3


def share_of_first(name: str, bots: list[str], deals: int) -> float:
    """Of the victories, with every deal played from every seat."""
    won: list[float] = []
    for deal in range(deals):
        for moved in range(orders_of(bots)):
            outcome = Sitting(game_of(name), moved_on(bots, moved), f"gate/{deal}", {}).play()
            won.append(shares_of(outcome)[moved])
    return sum(won) / len(won)
