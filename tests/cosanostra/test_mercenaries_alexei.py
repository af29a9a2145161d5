"""Alexei, who cancels influence cards: LC-R8, LC-8.6."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import (
    cards,
    cards_on,
    is_down,
    part,
    step,
)
from tests.cosanostra.situation import (
    MEN,
    do,
    legal,
    pass_all,
    play,
    refused,
    situation,
    unasked,
)

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
ALEXEI = "alexei-walenko"
DOCTOR = "emergency-doctor"


# -- Alexei (LC-R8) ------------------------------------------------------------------


def alexei(
    seat: int,
    stage: str = "act",
    tasks: dict[str, str | list[str]] | None = None,
    hands: dict[int, list[str]] | None = None,
    **more: Any,
) -> CosaNostraState:
    planned: dict[str, str | list[str]] = tasks or {A[0]: "threats", **LATER}
    return situation(
        expansion=True,
        stage=stage,
        gangsters={ALEXEI: seat},
        tasks={} if stage == "plan" else planned,
        cards=hands,
        own={0: ["cop"], 1: [], 2: []},
        **more,
    )


@pytest.mark.rule("LC-R8", "LC-8.6")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("snitch", "play snitch"),
        ("snitch", "new-market"),
        ("spy", "play spy"),
        ("schemer", "skip"),
    ],
)
def test_alexei_cancels_a_card_before_it_works(card: str, action: str) -> None:
    state = alexei(1, hands={0: [card]}, market=["pimp-2", "lawyer-2", "casino-1", "garage-2"])
    do(state, 0, action)
    assert (step(state), state.deciders()) == ("vetoes", [1])
    do(state, 1, "veto")
    assert (step(state), state.deciders()) == ("action-turn", [0])
    assert cards(state, 0) == []
    assert part(state, "looks") == [0, 0, 0]
    assert part(state, "market") == ["pimp-2", "lawyer-2", "casino-1", "garage-2"]
    assert "cancel " + A[0] in legal(state, 0)
    assert [str(gone).partition("@")[0] for gone in a_list(part(state, "influence_discards"))] == [card]


@pytest.mark.rule("LC-R8")
@pytest.mark.parametrize("card", ["henchman", "saboteur", "submachine-gun", "distraction"])
@pytest.mark.parametrize("answer", ["veto", "pass"])
def test_alexei_cancels_a_card_that_is_put_on_a_gangster(card: str, answer: str) -> None:
    state = alexei(1, "plan", hands={0: [card]}, jobs={0: ["threats"]})
    do(state, 0, f"put {card} {B[2]}")
    assert (step(state), state.deciders()) == ("vetoes", [1])
    do(state, 1, answer)
    assert cards_on(state, B[2]) == ({card: 0} if answer == "pass" else {})


@pytest.mark.rule("LC-R8", "LC-7.3")
def test_alexei_cancels_a_doctor_and_the_kill_goes_on() -> None:
    tasks = {A[1]: "car-bomb", A[0]: "threats", **LATER}
    state = alexei(0, tasks={**tasks}, hands={1: [DOCTOR], 2: ["spy"]})
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 1])
    do(state, 1, "heal")
    assert (step(state), state.deciders()) == ("vetoes", [0])
    do(state, 0, "veto")
    assert (step(state), state.deciders()) == ("saves", [2])
    pass_all(state)
    assert is_down(state, B[2])


@pytest.mark.rule("LC-R8", "LC-7.8")
def test_alexei_cancels_a_schemer_for_an_extra_turn() -> None:
    tasks = {A[0]: "threats", A[1]: "arms-trade", B[0]: "insolvency", C[0]: "car-theft"}
    state = alexei(0, tasks={**tasks}, hands={2: ["schemer"]})
    play(state, (0, f"cancel {A[0]}"), (0, "done"))
    assert (step(state), state.deciders()) == ("schemes", [2])
    do(state, 2, "scheme")
    assert (step(state), state.deciders()) == ("vetoes", [0])
    do(state, 0, "veto")
    assert (step(state), state.deciders()) == ("action-turn", [1])


@pytest.mark.rule("LC-R8", "LC-8.6")
def test_alexei_does_so_twice_a_round_against_opponents_and_while_active() -> None:
    state = alexei(1, hands={0: ["spy", "spy", "spy"]})
    for _ in range(2):
        do(state, 0, "play spy")
        do(state, 1, "veto")
    do(state, 0, "play spy")
    assert (step(state), part(state, "looks")) == ("action-turn", [2, 0, 0])
    state = alexei(0, hands={0: ["spy"]})
    do(state, 0, "play spy")
    assert part(state, "looks") == [2, 0, 0]
    state = alexei(1, hands={0: ["spy"]}, down=[ALEXEI])
    do(state, 0, "play spy")
    assert part(state, "looks") == [2, 0, 0]


@pytest.mark.rule("LC-R8")
def test_alexei_takes_opponents_cards_off_gangsters_while_no_task_is_being_resolved() -> None:
    on = {A[1]: {"henchman": 0, "submachine-gun": 1}, ALEXEI: {"saboteur": 2}, C[1]: {"distraction": 0}}
    tasks = {A[1]: "car-bomb", ALEXEI: "threats", **LATER}
    state = alexei(1, tasks={**tasks}, hands={2: ["spy"]}, on=on)
    removals = [action for action in unasked(state, 1) if action.startswith("remove")]
    assert sorted(removals) == sorted(
        [f"remove henchman {A[1]}", f"remove saboteur {ALEXEI}", f"remove distraction {C[1]}"]
    )
    do(state, 1, f"remove saboteur {ALEXEI}")
    assert cards_on(state, ALEXEI) == {}
    assert state.deciders() == [0]
    do(state, 0, f"attack-gangster {A[1]} {B[2]}", [4, 1, 1])
    assert step(state) == "saves"
    refused(state, 1, f"remove distraction {C[1]}")
    pass_all(state)
    do(state, 1, f"remove distraction {C[1]}")
    refused(state, 1, f"remove submachine-gun {A[1]}")


@pytest.mark.rule("LC-R8")
def test_alexei_takes_cards_off_between_turns_too() -> None:
    tasks = {A[0]: "threats", B[0]: "insolvency", C[0]: "car-theft"}
    state = alexei(1, tasks={**tasks}, hands={2: ["spy"]}, on={C[0]: {"henchman": 2}})
    do(state, 0, f"cancel {A[0]}")
    assert (step(state), state.deciders()) == ("schemes", [2])
    do(state, 1, f"remove henchman {C[0]}")
    assert cards_on(state, C[0]) == {}
