"""The swap of round I, with the expansion: LC-8.4, LC-R11, LC-R27, LC-R38."""

from __future__ import annotations

from pathlib import Path

import pytest

from capotavola.games.cosanostra.game import open_box
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.box import write
from tests.cosanostra.reading import cards, cash, place, step, told
from tests.cosanostra.situation import MEN, do, legal, refused, situation

A, B, C = MEN[:3]
RICH = {0: 50000, 1: 50000, 2: 50000}


def hiring(
    shown: list[str], round: int = 2, purse: dict[int, int] | None = None, start: int = 0
) -> CosaNostraState:
    return situation(
        stage="hire",
        expansion=True,
        round=round,
        start=start,
        turn=start,
        cash=RICH if purse is None else purse,
        gangsters=dict.fromkeys(shown, "shown"),
    )


# -- the swap of round I (LC-8.4) ------------------------------------------------------------------


@pytest.mark.rule("LC-8.4", "LC-R38")
def test_in_round_1_a_starter_is_swapped_for_a_mercenary_of_the_same_strength() -> None:
    shown = ["lil-omar", "paco-santiago", "izzy-ordova"]
    state = hiring(shown, round=1, purse={0: 5000, 1: 5000, 2: 5000})
    assert sorted(legal(state, 0)) == sorted(
        [
            "pass",
            f"swap {A[1]} lil-omar",
            f"swap {A[2]} paco-santiago",
            f"swap {A[2]} izzy-ordova",
        ]
    )
    assert refused(state, 0, "hire lil-omar") == "LC-8.4"
    refused(state, 0, f"hire {A[3]}")
    refused(state, 0, f"swap {A[2]} lil-omar")
    refused(state, 0, f"swap {A[3]} lil-omar")
    do(state, 0, f"swap {A[1]} lil-omar")
    assert (place(state, A[1]), place(state, "lil-omar"), cash(state, 0)) == ("out", 0, 3000)
    assert state.deciders() == [1]
    do(state, 1, f"swap {B[2]} izzy-ordova")
    assert (cash(state, 1), place(state, "izzy-ordova")) == (1000, 1)
    do(state, 2, "pass")
    assert place(state, "paco-santiago") == "aside"
    assert step(state) == "plan-turn"


@pytest.mark.rule("LC-8.4")
def test_the_books_swap_for_a_mercenary_of_18000_and_strength_3_costs_3000(tmp_path: Path) -> None:
    paco = 'name = "paco-santiago"\ngang = "latinos"\nprice = '
    box = open_box(write(tmp_path, (paco + "17000", paco + "18000")))
    state = situation(
        stage="hire",
        expansion=True,
        round=1,
        gangsters={"paco-santiago": "shown"},
        cash={0: 3000, 1: 2000, 2: 2000},
        game=box,
    )
    do(state, 0, f"swap {A[2]} paco-santiago")
    assert (cash(state, 0), place(state, "paco-santiago"), place(state, A[2])) == (0, 0, "out")


@pytest.mark.rule("LC-8.4", "LC-R38", "LC-R11")
def test_who_cannot_pay_the_difference_swaps_nobody_and_strength_1_has_nobody_to_swap_with() -> None:
    state = hiring(["laverne-ontario"], round=1, purse={0: 5000, 1: 3000, 2: 4000})
    assert not any(A[0] in action for action in legal(state, 0))
    do(state, 0, "pass")
    assert legal(state, 1) == ["pass"]
    assert refused(state, 1, f"swap {B[1]} laverne-ontario") == "LC-8.4"
    do(state, 1, "pass")
    do(state, 2, f"swap {C[1]} laverne-ontario")
    assert cash(state, 2) == 0


@pytest.mark.rule("LC-R27", "LC-8.4")
@pytest.mark.parametrize("round", [1, 2])
def test_dave_brings_two_influence_cards_when_hired_and_when_swapped(round: int) -> None:
    state = hiring(["dave-death-poppel"], round=round)
    how = f"swap {A[2]}" if round == 1 else "hire"
    events = do(state, 0, f"{how} dave-death-poppel")
    assert told(events, "drew-influence") == [{"seat": 0, "count": 2}]
    assert len(cards(state, 0)) == 2
