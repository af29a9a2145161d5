"""Adriano and Stas: LC-R21, LC-R27."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.frames import frame
from capotavola.games.cosanostra.order import MORE_CARDS, PLANNING
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cards,
    cash,
    hand,
    part,
    place,
    step,
    strength,
    told,
)
from tests.cosanostra.situation import (
    MEN,
    agree,
    begin,
    do,
    end_actions,
    legal,
    situation,
)

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
ADRIANO, STAS = "adriano-simion", "stas-valigura"


# -- Adriano (LC-R21) ------------------------------------------------------------------


def growing(round: int = 2, down: list[str] | None = None, **more: Any) -> CosaNostraState:
    return situation(
        expansion=True,
        round=round,
        gangsters={ADRIANO: 0},
        tasks={A[0]: "petrol-station-robbery"},
        own={0: ["cop"], 1: [], 2: []},
        down=down,
        **more,
    )


@pytest.mark.rule("LC-R21", "LC-8.6")
def test_adriano_grows_by_one_for_2000_at_the_end_of_a_round_before_the_hand_limit() -> None:
    state = growing(cash={0: 1000}, jobs={0: ["threats", "car-theft", "insolvency", "arms-trade"]})
    end_actions(state)
    assert (step(state), state.deciders(), cash(state, 0)) == ("growing", [0], 2000)
    do(state, 0, "grow")
    assert (cash(state, 0), strength(state, ADRIANO)) == (0, 3)
    assert step(state) == "limits"
    do(state, 0, "discard-job threats")
    assert strength(state, ADRIANO) == 3


@pytest.mark.rule("LC-R21", "LC-8.6")
def test_adriano_need_not_grow_and_does_not_without_money_or_when_deactivated() -> None:
    state = growing()
    end_actions(state)
    do(state, 0, "pass")
    assert strength(state, ADRIANO) == 2
    for state in (growing(cash={0: 0}), growing(down=[ADRIANO])):
        end_actions(state)
        assert step(state) != "growing"
        assert part(state, "round") == 3


@pytest.mark.rule("LC-R21")
def test_adriano_does_not_grow_in_the_last_round() -> None:
    for state in (growing(round=4), growing(round=3, short=True)):
        end_actions(state)
        assert step(state) == "over"


@pytest.mark.rule("LC-9.3", "LC-6.3", "LC-8.6")
def test_what_adriano_has_grown_counts_on_the_job_as_a_victim_and_as_a_trophy() -> None:
    state = situation(
        expansion=True,
        round=4,
        gangsters={ADRIANO: 0},
        tasks={B[1]: "contract-killing"},
        turn=1,
        grown=2,
        own={0: [], 1: [], 2: []},
    )
    events = do(state, 1, f"attack-gangster {B[1]} {ADRIANO}", [4, 4])
    assert told(events, "rolled")[0]["difficulty"] == 4
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.breakdown["trophies"] == [0, 4 * 2000, 0]
    state = situation(
        expansion=True,
        round=3,
        gangsters={ADRIANO: 0},
        tasks={ADRIANO: "robbery-i-b", **LATER},
        grown=2,
        cash={1: 9000},
    )
    do(state, 0, f"attack-player {ADRIANO} 1", [1, 1, 4, 4])
    assert cash(state, 1) == 4000


@pytest.mark.rule("LC-8.6", "LC-R9")
def test_adrianos_money_goes_along_with_him() -> None:
    state = situation(expansion=True, gangsters={ADRIANO: 0}, tasks={A[0]: "threats", **LATER}, grown=1)
    agree(state, 0, 1, f"give {ADRIANO} want 1000")
    assert (place(state, ADRIANO), strength(state, ADRIANO)) == (1, 3)


# -- Stas (LC-R27) ------------------------------------------------------------------


@pytest.mark.rule("LC-8.6", "LC-R27")
def test_stas_draws_two_more_cards_of_choice_when_hired() -> None:
    state = situation(
        stage="hire",
        expansion=True,
        round=3,
        cash={0: 23000},
        gangsters={STAS: "shown"},
        next_jobs=["arson", "poker"],
        next_cards=["spy"],
    )
    do(state, 0, f"hire {STAS}")
    assert (step(state), state.deciders()) == ("drawing", [0])
    assert sorted(legal(state, 0)) == ["draw influence", "draw jobs"]
    do(state, 0, "draw jobs")
    do(state, 0, "draw influence")
    assert (hand(state, 0), cards(state, 0)) == (["arson/III"], ["spy"])
    assert step(state) != "drawing"


@pytest.mark.rule("LC-8.6")
@pytest.mark.parametrize("down", [False, True])
def test_stas_draws_two_more_cards_of_choice_in_the_draw_stage(down: bool) -> None:
    state = situation(
        stage="plan",
        expansion=True,
        round=3,
        gangsters={STAS: 1},
        down=[STAS] if down else [],
        next_jobs=["arson", "poker"],
        own={0: [], 1: [], 2: []},
    )
    if down:
        state.stack = [frame(PLANNING), frame(MORE_CARDS)]  # nobody hires: that asks for a fresh round
        state.waiting = 0
        state.go_on()
        assert (step(state), hand(state, 1)) == ("plan-turn", [])
    else:
        begin(state, "draw")
        assert (step(state), state.deciders()) == ("drawing", [1])
        do(state, 1, "draw jobs")
        do(state, 1, "draw jobs")
        assert hand(state, 1) == ["arson/III", "poker/III"]
        assert len(cards(state, 1)) == 2


@pytest.mark.rule("LC-8.6")
def test_with_an_empty_deck_stas_draws_from_the_discard_of_the_round_before() -> None:
    state = situation(
        5,
        stage="plan",
        expansion=True,
        round=4,
        gangsters={STAS: 0},
        discards=["arson/III", "poker/III"],
        own={0: [], 1: [], 2: [], 3: [], 4: []},
    )
    everything = [*state.decks[3]]
    for seat in range(5):
        state.jobs[seat] = sorted(everything[seat * 5 : seat * 5 + 5])
    state.decks[3] = []
    begin(state, "draw")
    assert (step(state), state.deciders()) == ("drawing", [0])
    do(state, 0, "draw jobs")
    do(state, 0, "draw jobs")
    assert {"arson/III", "poker/III"} <= set(hand(state, 0))
    assert a_list(part(state, "discards"))[2] == []
