"""Deal markers (LC-4.2, LC-4.3, LC-R9, LC-R20)."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cash, heard, is_down, markers, owner, step, told
from tests.cosanostra.situation import (
    MEN,
    agree,
    begin,
    do,
    end_actions,
    pass_all,
    play,
    refused,
    situation,
    unasked,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def left(state: CosaNostraState, seat: int) -> object:
    """How many markers a seat has to put."""
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    there = seats[seat]
    assert isinstance(there, dict)
    return there["markers"]


# -- putting and using --------------------------------------------------------------


@pytest.mark.rule("LC-4.2", "LC-3.6")
@pytest.mark.parametrize(("die", "pay"), [(6, 7000), (1, 0)])
def test_a_marker_is_one_use_for_one_job(die: int, pay: int) -> None:
    state = situation(
        tasks={S[0]: "car-theft", S[1]: "car-theft-ii", U[0]: JOB},
        own={0: []},
        markers=["garage-1:0", "garage-1:1"],
    )
    events = do(state, 0, f"do {S[0]}", dice=[die])
    assert cash(state, 0) == 2000 + pay
    assert markers(state, "garage-1") == [1]
    assert left(state, 0) == 5
    assert told(events, "marker-back") == [{"seat": 0, "business": "garage-1"}]


@pytest.mark.rule("LC-4.2", "LC-3.5")
def test_a_second_job_needs_a_second_marker() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: "car-theft", S[1]: "car-theft-ii", U[0]: JOB}
    for markers_there, met in ((["garage-1:0"], False), (["garage-1:0", "garage-1:0"], True)):
        state = situation(tasks=tasks, own={0: ["cop"]}, used=["cop-1"], markers=[*markers_there])
        do(state, 0, f"do {S[0]}", dice=[1])
        do(state, 2, f"cancel {U[0]}")
        events = do(state, 0, f"do {S[1]}", dice=[1, 1] if met else [])
        assert bool(told(events, "unmet")) != met
        assert markers(state, "garage-1") == []


@pytest.mark.rule("LC-4.2", "LC-1.7")
def test_any_number_of_markers_lies_on_one_business_but_everybody_has_five() -> None:
    state = situation(tasks={S[0]: JOB})
    agree(state, 0, 1, "want use:lawyer-1")
    for _ in range(3):
        agree(state, 0, 1, "want use:lawyer-1")
    agree(state, 2, 1, "want use:lawyer-1")
    agree(state, 0, 1, "want use:building-firm-1")
    assert markers(state, "lawyer-1") == [0, 0, 0, 0, 2]
    assert (left(state, 0), left(state, 2)) == (0, 4)
    assert refused(state, 1, "offer 0 give use:lawyer-1") == "LC-R9"
    agree(state, 2, 1, "want use:lawyer-1")


@pytest.mark.rule("LC-4.2")
def test_a_marker_is_put_by_the_user_and_seen_by_all() -> None:
    state = situation(tasks={S[0]: JOB})
    do(state, 1, "offer 0 give use:lawyer-1 want 1000")
    events = do(state, 0, "accept 1")
    assert markers(state, "lawyer-1") == [0]
    assert told(events, "marker-put") == [{"seat": 0, "business": "lawyer-1"}]
    for viewer in (0, 1, 2, 7):
        assert "marker-put" in heard(events, viewer)


@pytest.mark.rule("LC-4.2", "LC-R20")
def test_nobody_puts_a_marker_on_what_the_other_does_not_own() -> None:
    state = situation(tasks={S[0]: JOB})
    for terms in ("want use:garage-1", "give use:lawyer-1", "want use:cop-1", "want use:casino-1"):
        assert refused(state, 0, f"offer 1 {terms}") == "LC-R20"


@pytest.mark.rule("LC-4.2")
def test_a_marker_stays_over_rounds() -> None:
    state = situation(tasks={S[0]: JOB}, markers=["garage-1:0", "cop-1:1"])
    end_actions(state)
    while step(state) != "plan-turn":
        do(state, state.deciders()[0], "pass")
    assert state.round == 2
    assert (markers(state, "garage-1"), markers(state, "cop-1")) == ([0], [1])


# -- taking back -----------------------------------------------------------------------


@pytest.mark.rule("LC-4.2", "LC-R20")
def test_the_owner_of_a_marker_takes_it_back_and_nobody_else_does() -> None:
    state = situation(tasks={S[0]: JOB}, markers=["garage-1:0", "garage-1:1", "garage-1:1"])
    assert refused(state, 2, "take-back garage-1") == "LC-4.2"
    assert refused(state, 0, "take-back lawyer-1") == "LC-4.2"
    assert not [action for action in unasked(state, 2) if action.startswith("take-back")]
    events = do(state, 1, "take-back garage-1")
    assert markers(state, "garage-1") == [0, 1]
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["marker-back"]
    play(state, (0, "take-back garage-1"), (1, "take-back garage-1"))
    assert refused(state, 0, "take-back garage-1") == "LC-4.2"


@pytest.mark.rule("LC-4.2")
@pytest.mark.parametrize("stage", ["plan", "act", "hire"])
def test_a_marker_is_taken_back_in_every_stage_in_anybodys_turn(stage: str) -> None:
    tasks: dict[str, str | list[str]] = {} if stage == "hire" else {S[0]: JOB}
    state = situation(
        stage=stage, tasks=tasks, jobs={0: ["threats"]}, cash={0: 20000}, markers=["cop-1:1", "lawyer-1:0"]
    )
    play(state, (1, "take-back cop-1"), (0, "take-back lawyer-1"))
    assert (left(state, 0), left(state, 1)) == (5, 5)


@pytest.mark.rule("LC-4.2")
def test_a_marker_is_taken_back_at_any_time_also_while_no_deals_are_made() -> None:
    drawing = situation(stage="draw", jobs={0: ["vandalism"]}, markers=["cop-1:1"])
    discarding = situation(round=2, stage="plan", cards={0: ["spy"] * 4}, markers=["cop-1:1"])
    begin(discarding, "limits")
    scheming = situation(tasks={S[0]: JOB, U[0]: "threats"}, cards={2: ["spy"]}, markers=["cop-1:1"])
    begin(scheming, "act")
    assert [step(state) for state in (drawing, discarding, scheming)] == ["refusing", "limits", "schemes"]
    for state in (drawing, discarding, scheming):
        do(state, 1, "take-back cop-1")
        assert markers(state, "cop-1") == []


# -- when they go back ------------------------------------------------------------------


@pytest.mark.rule("LC-4.3")
@pytest.mark.parametrize(
    ("job", "target", "dice"),
    [
        ("beat-up-businessman", "lawyer-1", [6, 1]),
        ("kill-businessman", "lawyer-1", [6, 6]),
        ("persuasion", "lawyer-1", [6, 6]),
        ("vandalism", "building-firm-1", [6, 1]),
        ("arson", "building-firm-1", [6, 6]),
    ],
)
def test_markers_go_back_when_the_business_is_lost_against_its_owners_will(
    job: str, target: str, dice: list[int]
) -> None:
    state = situation(
        tasks={S[1]: job, U[0]: JOB}, markers=[f"{target}:0", f"{target}:2", f"{target}:2", "cop-1:2"]
    )
    events = do(state, 0, f"attack-business {S[1]} {target}", dice=dice) + pass_all(state)
    assert markers(state, target) == []
    assert markers(state, "cop-1") == [2]
    assert (left(state, 0), left(state, 2)) == (5, 4)
    assert len(told(events, "marker-back")) == 3


@pytest.mark.rule("LC-4.3", "LC-R20")
def test_a_fully_prevented_effect_leaves_the_markers_in_place() -> None:
    for doctors, there in ((1, []), (2, [2])):
        state = situation(
            tasks={S[1]: "kill-businessman", U[0]: JOB},
            cards={1: ["emergency-doctor"] * doctors},
            markers=["lawyer-1:2"],
        )
        do(state, 0, f"attack-business {S[1]} lawyer-1", dice=[6, 6])
        assert step(state) == "saves"
        assert markers(state, "lawyer-1") == [2]
        for _ in range(doctors):
            while state.deciders() != [1]:
                do(state, state.deciders()[0], "pass")
            do(state, 1, "heal")
        pass_all(state)
        assert markers(state, "lawyer-1") == there
        assert is_down(state, "lawyer-1") == (doctors == 1)


@pytest.mark.rule("LC-4.3")
def test_a_failed_attack_leaves_the_markers_in_place() -> None:
    state = situation(tasks={S[1]: "persuasion", U[0]: JOB}, markers=["lawyer-1:2"])
    do(state, 0, f"attack-business {S[1]} lawyer-1", dice=[6, 1])
    pass_all(state)
    assert (owner(state, "lawyer-1"), markers(state, "lawyer-1")) == (1, [2])


@pytest.mark.rule("LC-4.3", "LC-R20")
def test_markers_stay_when_a_business_is_traded_but_the_new_owners_own_come_back() -> None:
    state = situation(tasks={S[0]: JOB}, markers=["lawyer-1:0", "lawyer-1:2", "lawyer-1:0", "cop-1:2"])
    agree(state, 0, 1, "give cop-1 want lawyer-1")
    assert (owner(state, "lawyer-1"), markers(state, "lawyer-1"), markers(state, "cop-1")) == (0, [2], [2])
    assert left(state, 0) == 5
    agree(state, 1, 0, "want use:lawyer-1")
    assert markers(state, "lawyer-1") == [2, 1]


@pytest.mark.rule("LC-4.3")
def test_a_marker_is_good_with_the_new_owner() -> None:
    state = situation(tasks={S[0]: "car-theft", T[0]: JOB}, own={0: []}, markers=["garage-1:0"])
    agree(state, 1, 2, "give 1000 want garage-1")
    do(state, 0, f"do {S[0]}", dice=[6])
    assert cash(state, 0) == 9000
