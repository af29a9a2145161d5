"""The Schemer: extra turns and skipped ones (LC-7.8, LC-R25)."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards, heard, place, plans, step, told
from tests.cosanostra.situation import MEN, begin, do, legal, pass_all, play, refused, situation

S, T, U = MEN[:3]
PLANS: dict[str, str | list[str]] = {
    S[0]: "petrol-station-robbery",
    S[1]: "credit-card-fraud",
    T[0]: "threats",
    T[1]: "escort-service",
    U[0]: "car-theft",
    U[1]: "arms-trade",
}


def opening(cards: dict[int, list[str]], start: int = 0) -> CosaNostraState:
    """The beginning of the action stage."""
    state = situation(tasks=PLANS, own={0: [], 1: [], 2: []}, cards=cards, start=start, turn=start)
    begin(state, "act")
    return state


def turn(state: CosaNostraState) -> tuple[str, list[int]]:
    return step(state), state.deciders()


# -- extra turns --------------------------------------------------------------------


@pytest.mark.rule("LC-7.8", "LC-R25")
def test_before_each_turn_the_others_may_take_an_extra_turn() -> None:
    state = opening({2: ["schemer"]})
    assert turn(state) == ("schemes", [2])
    events = do(state, 2, "scheme")
    assert cards(state, 2) == []
    assert told(events, "extra-turn") == [{"seat": 2}]
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["played", "extra-turn"]
    assert turn(state) == ("action-turn", [2])
    do(state, 2, f"cancel {U[0]}")
    assert turn(state) == ("action-turn", [0])
    play(state, (0, f"cancel {S[0]}"), (1, f"cancel {T[0]}"), (2, f"cancel {U[1]}"))
    assert turn(state) == ("action-turn", [0])


@pytest.mark.rule("LC-7.8")
def test_after_a_pass_the_turn_goes_on_and_the_question_comes_again_before_the_next() -> None:
    state = opening({2: ["schemer"]})
    do(state, 2, "pass")
    assert turn(state) == ("action-turn", [0])
    refused(state, 2, "scheme")
    do(state, 0, f"cancel {S[0]}")
    assert turn(state) == ("schemes", [2])
    do(state, 2, "pass")
    assert turn(state) == ("action-turn", [1])


@pytest.mark.rule("LC-7.8")
def test_a_turn_that_has_begun_is_not_interrupted() -> None:
    state = opening({0: ["spy"], 1: ["schemer"]})
    do(state, 1, "pass")
    assert turn(state) == ("action-turn", [0])
    refused(state, 1, "scheme")
    do(state, 0, f"do {S[0]}", dice=[6])
    refused(state, 1, "scheme")


@pytest.mark.rule("LC-7.8", "LC-R25")
def test_several_schemers_run_clockwise_from_the_start_player() -> None:
    hands = {0: ["schemer"], 1: ["schemer"], 2: ["spy"]}
    state = situation(tasks=PLANS, own={0: [], 1: [], 2: []}, cards=hands, start=1, turn=1)
    play(state, (1, f"cancel {T[0]}"), (1, "done"))
    assert turn(state) == ("schemes", [1])
    do(state, 1, "scheme")
    assert turn(state) == ("schemes", [0])
    do(state, 0, "scheme")
    assert turn(state) == ("action-turn", [1])
    do(state, 1, f"cancel {T[1]}")
    assert turn(state) == ("action-turn", [0])
    do(state, 0, f"cancel {S[0]}")
    assert turn(state) == ("action-turn", [2])


@pytest.mark.rule("LC-7.8", "LC-R25")
def test_one_schemer_each_at_once_but_another_when_the_question_comes_again() -> None:
    state = opening({1: ["schemer", "schemer"], 2: ["schemer"]})
    play(state, (1, "scheme"), (2, "scheme"))
    assert turn(state) == ("action-turn", [1])
    play(state, (1, f"cancel {T[0]}"), (1, "done"))
    assert turn(state) == ("action-turn", [2])
    do(state, 2, f"cancel {U[0]}")
    assert turn(state) == ("schemes", [1])
    do(state, 1, "scheme")
    assert turn(state) == ("action-turn", [1])
    do(state, 1, f"cancel {T[1]}")
    assert turn(state) == ("action-turn", [0])


@pytest.mark.rule("LC-R25")
def test_only_others_with_a_task_are_asked() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "threats", U[0]: "car-theft"}
    hands = {seat: ["schemer"] for seat in range(3)}
    state = situation(tasks=tasks, cards=hands)
    begin(state, "act")
    assert turn(state) == ("schemes", [2])
    do(state, 2, "pass")
    assert turn(state) == ("action-turn", [0])
    play(state, (0, f"cancel {S[0]}"), (0, "done"))
    assert turn(state) == ("action-turn", [2])


@pytest.mark.rule("LC-R25", "LC-R8")
def test_all_who_could_hold_a_schemer_are_asked_whatever_they_hold() -> None:
    state = opening({1: ["spy"], 2: ["schemer"]})
    assert turn(state) == ("schemes", [1])
    assert legal(state, 1) == ["pass"]
    do(state, 1, "pass")
    assert turn(state) == ("schemes", [2])
    assert sorted(legal(state, 2)) == ["pass", "scheme"]


@pytest.mark.rule("LC-7.8", "LC-2.5")
def test_an_extra_turn_is_a_turn_like_any_other() -> None:
    state = opening({2: ["schemer"]})
    do(state, 2, "scheme")
    refused(state, 2, "done")
    refused(state, 2, "pass")
    do(state, 2, "offer 1 give 1000")
    assert state.pressed() == 0b010
    do(state, 2, f"cancel {U[0]}")
    assert state.pressed() == 0


@pytest.mark.rule("LC-7.8", "LC-R25")
def test_a_turn_is_skipped_if_an_extra_turn_took_its_last_task() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "threats", T[1]: "car-bomb", U[0]: "car-theft"}
    state = situation(tasks=tasks, own={0: [], 1: [], 2: []}, cards={1: ["schemer"]}, round=3)
    begin(state, "act")
    do(state, 1, "scheme")
    do(state, 1, f"attack-gangster {T[1]} {S[0]}", dice=[6, 6])
    pass_all(state)
    assert place(state, S[0]) == "trophy:1"
    assert turn(state) == ("action-turn", [2])


@pytest.mark.rule("LC-7.8", "LC-R8")
@pytest.mark.parametrize(("card", "seat", "action"), [("schemer", 2, "scheme"), ("schemer", 0, "skip")])
def test_a_schemer_that_alexei_cancels_does_nothing(card: str, seat: int, action: str) -> None:
    state = situation(
        tasks=PLANS,
        own={0: [], 1: [], 2: []},
        cards={seat: [card]},
        expansion=True,
        gangsters={"alexei-walenko": 1},
    )
    if seat:
        begin(state, "act")
    do(state, seat, action)
    assert turn(state) == ("vetoes", [1])
    do(state, 1, "veto")
    assert cards(state, seat) == []
    assert turn(state) == ("action-turn", [0])


# -- skipping ---------------------------------------------------------------------------


@pytest.mark.rule("LC-7.8", "LC-R25")
def test_the_own_turn_may_be_skipped_and_the_tasks_are_kept() -> None:
    state = opening({0: ["schemer"]})
    events = do(state, 0, "skip")
    assert told(events, "skipped") == [{"seat": 0}]
    assert (plans(state, S[0]), plans(state, S[1])) == (["petrol-station-robbery/I"], ["credit-card-fraud/I"])
    assert cards(state, 0) == []
    assert turn(state) == ("action-turn", [1])
    play(state, (1, f"cancel {T[0]}"), (2, f"cancel {U[0]}"))
    assert turn(state) == ("action-turn", [0])
    assert refused(state, 0, "skip") == "LC-7.9"


@pytest.mark.rule("LC-7.8")
def test_who_has_no_task_left_but_one_kept_by_skipping_gets_a_turn_for_it() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "threats", T[0]: "car-theft"}
    state = situation(tasks=tasks, own={0: [], 1: [], 2: []}, cards={0: ["schemer"]})
    play(state, (0, "skip"), (1, f"cancel {T[0]}"))
    assert turn(state) == ("action-turn", [0])
    assert state.round == 1


@pytest.mark.rule("LC-7.8", "LC-2.5")
def test_a_turn_on_which_a_task_was_done_cannot_be_skipped_any_more() -> None:
    state = opening({0: ["schemer"]})
    do(state, 0, f"cancel {S[0]}")
    assert turn(state) == ("action-turn", [0])
    assert refused(state, 0, "skip") == "LC-7.8"
    assert "skip" not in legal(state, 0)


@pytest.mark.rule("LC-7.8")
def test_nobody_skips_in_anothers_turn_or_while_planning() -> None:
    state = opening({1: ["schemer"]})
    refused(state, 1, "skip")
    do(state, 1, "pass")
    refused(state, 1, "skip")
    refused(state, 0, "skip")
    state = situation(stage="plan", jobs={0: ["threats"]}, cards={0: ["schemer"], 1: ["schemer"]})
    assert refused(state, 0, "skip") == "LC-7.8"
    refused(state, 1, "scheme")


@pytest.mark.rule("LC-7.8", "LC-6.5")
def test_skipping_keeps_a_reaction_for_anothers_turn() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "trap", T[0]: "car-bomb"}
    state = situation(tasks=tasks, own={0: [], 1: [], 2: []}, cards={0: ["schemer"]})
    do(state, 0, "skip")
    do(state, 1, f"attack-gangster {T[0]} {S[1]}", dice=[6])
    do(state, 0, f"answer {S[0]}", dice=[6])
    pass_all(state)
    assert place(state, S[1]) == 0
