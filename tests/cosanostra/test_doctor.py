"""The Emergency doctor (LC-7.3, LC-R35)."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards, is_down, owner, place, plans, step, told
from tests.cosanostra.situation import MEN, do, legal, pass_all, refused, situation

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
DOCTOR = "emergency-doctor"


def bombed(dice: list[int], cards: dict[int, list[str]], players: int = 3) -> CosaNostraState:
    """Seat 0 puts a bomb under a busy gangster of seat 1's, as the window for saving him opens."""
    state = situation(players, tasks={S[1]: "car-bomb", T[1]: "threats", U[0]: JOB}, cards=cards)
    do(state, 0, f"attack-gangster {S[1]} {T[1]}", dice=dice)
    if step(state) == "traps":
        do(state, 1, "pass")
    return state


def heal(state: CosaNostraState, seat: int) -> None:
    while state.deciders() != [seat]:
        do(state, state.deciders()[0], "pass")
    do(state, seat, "heal")


@pytest.mark.rule("LC-7.3")
def test_a_killed_gangster_is_deactivated_instead() -> None:
    state = bombed([6, 6], {1: [DOCTOR]})
    heal(state, 1)
    pass_all(state)
    assert (place(state, T[1]), is_down(state, T[1]), plans(state, T[1])) == (1, True, [])
    assert cards(state, 1) == []


@pytest.mark.rule("LC-7.3")
def test_a_deactivated_gangster_is_not() -> None:
    state = bombed([6, 1], {1: [DOCTOR]})
    heal(state, 1)
    pass_all(state)
    assert (place(state, T[1]), is_down(state, T[1])) == (1, False)
    assert plans(state, T[1]) == ["threats/I"]


@pytest.mark.rule("LC-7.3")
def test_without_a_doctor_he_is_killed() -> None:
    state = bombed([6, 6], {1: ["spy"]})
    assert legal(state, 1) == ["pass"]
    pass_all(state)
    assert place(state, T[1]) == "trophy:0"


@pytest.mark.rule("LC-7.3", "LC-R8", "LC-R35")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 2), (2, 1), (2, 0), (0, 0)])
def test_a_second_doctor_lifts_the_deactivation_too(first: int, second: int) -> None:
    hands: dict[int, list[str]] = {0: ["spy"], 1: ["spy"], 2: ["spy"]}
    for seat in (first, second):
        hands[seat].append(DOCTOR)
    state = bombed([6, 6], hands)
    heal(state, first)
    assert step(state) == "saves"
    heal(state, second)
    assert step(state) != "saves"
    assert (place(state, T[1]), is_down(state, T[1])) == (1, False)
    assert plans(state, T[1]) == ["threats/I"]


@pytest.mark.rule("LC-R35", "LC-R8")
def test_doctors_are_asked_clockwise_from_the_left_of_the_active_player() -> None:
    state = situation(
        players=4,
        turn=2,
        tasks={U[1]: "car-bomb", S[0]: JOB},
        cards={0: ["spy"], 1: [DOCTOR], 2: ["schemer"], 3: ["spy"]},
    )
    do(state, 2, f"attack-gangster {U[1]} {T[1]}", dice=[6, 6])
    order = []
    while step(state) == "saves":
        order += state.deciders()
        do(state, state.deciders()[0], "heal" if state.deciders() == [1] and len(order) < 4 else "pass")
    assert order[:3] == [3, 0, 1]
    assert sorted(order[3:]) == [0, 2, 3]
    assert is_down(state, T[1])


@pytest.mark.rule("LC-R35", "LC-R8")
def test_all_who_could_hold_a_doctor_are_asked_whatever_they_hold() -> None:
    state = bombed([6, 6], {0: ["spy"], 1: ["schemer"]})
    order = []
    while step(state) == "saves":
        order += state.deciders()
        assert legal(state, state.deciders()[0]) == ["pass"]
        do(state, state.deciders()[0], "pass")
    assert order == [1, 0]


@pytest.mark.rule("LC-7.3")
@pytest.mark.parametrize(
    ("job", "dice", "down", "where"),
    [("beat-up-businessman", [6, 1], False, 1), ("kill-businessman", [6, 6], True, 1)],
)
def test_a_doctor_helps_a_businessman(job: str, dice: list[int], down: bool, where: int) -> None:
    state = situation(tasks={S[1]: job, U[0]: JOB}, cards={2: [DOCTOR]})
    do(state, 0, f"attack-business {S[1]} lawyer-1", dice=dice)
    heal(state, 2)
    pass_all(state)
    assert (owner(state, "lawyer-1"), is_down(state, "lawyer-1")) == (where, down)


@pytest.mark.rule("LC-7.3", "LC-R35")
@pytest.mark.parametrize(("job", "dice"), [("vandalism", [6, 1]), ("arson", [6, 6])])
def test_a_doctor_does_not_help_a_company(job: str, dice: list[int]) -> None:
    state = situation(tasks={S[1]: job, U[0]: JOB}, cards={1: [DOCTOR], 2: [DOCTOR]})
    events = do(state, 0, f"attack-business {S[1]} building-firm-1", dice=dice)
    if step(state) == "traps":
        events += do(state, 1, "pass")
    assert step(state) != "saves"
    assert told(events, "business-lost" if job == "arson" else "business-down")


@pytest.mark.rule("LC-7.3")
def test_a_doctor_does_not_undo_persuasion() -> None:
    state = situation(tasks={S[1]: "persuasion", U[0]: JOB}, cards={1: [DOCTOR], 2: [DOCTOR]})
    do(state, 0, f"attack-business {S[1]} lawyer-1", dice=[6, 6])
    if step(state) == "traps":
        do(state, 1, "pass")
    assert step(state) != "saves"
    assert owner(state, "lawyer-1") == 0


@pytest.mark.rule("LC-7.3", "LC-6.7")
def test_a_doctor_helps_an_attacker_who_was_trapped() -> None:
    state = situation(tasks={S[1]: "car-bomb", T[1]: "trap", U[0]: JOB}, cards={0: [DOCTOR]})
    do(state, 0, f"attack-gangster {S[1]} {T[2]}", dice=[6, 6])
    do(state, 1, f"answer {T[1]}", dice=[6, 6])
    assert (step(state), state.deciders()) == ("saves", [0])
    do(state, 0, "heal")
    pass_all(state)
    assert (place(state, S[1]), is_down(state, S[1]), place(state, T[2])) == (0, True, 1)


@pytest.mark.rule("LC-7.3", "LC-7.9")
def test_a_doctor_is_played_when_somebody_is_hurt_and_not_otherwise() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, cards={0: [DOCTOR]}, down=[T[1]])
    refused(state, 0, "heal")
    assert refused(state, 0, f"play {DOCTOR}") == "LC-7.9"
