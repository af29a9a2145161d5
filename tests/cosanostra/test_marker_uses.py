"""Where markers may lie, and which of them a job uses (LC-3.4, LC-R9, LC-R20)."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import cash, markers, owner, plans, told
from tests.cosanostra.situation import MEN, agree, do, legal, pass_all, play, refused, situation

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


# -- where they may lie -----------------------------------------------------------------


@pytest.mark.rule("LC-R20")
def test_a_marker_goes_on_an_active_business_only() -> None:
    state = situation(tasks={S[0]: JOB}, down=["lawyer-1"])
    assert refused(state, 0, "offer 1 want use:lawyer-1") == "LC-R20"


@pytest.mark.rule("LC-R9", "LC-R20")
def test_a_marker_on_a_planned_purchase_is_usable_once_it_is_bought() -> None:
    state = situation(
        tasks={S[0]: "car-theft", S[1]: JOB, T[0]: "buy:garage-2", U[0]: "credit-card-fraud"},
        own={0: [], 1: [], 2: []},
        cash={1: 8000},
    )
    assert refused(state, 0, "offer 2 want use:garage-2") == "LC-R20"
    agree(state, 0, 1, "want use:garage-2")
    assert markers(state, "garage-2") == [0]
    early = state.copy()
    assert told(do(early, 0, f"do {S[0]}", dice=[]), "unmet")
    assert markers(early, "garage-2") == [0]
    play(state, (0, f"cancel {S[1]}"), (1, f"do {T[0]}"), (2, f"cancel {U[0]}"))
    assert (owner(state, "garage-2"), markers(state, "garage-2")) == (1, [0])
    do(state, 0, f"do {S[0]}", dice=[6])
    assert cash(state, 0) == 9000


@pytest.mark.rule("LC-R9")
def test_a_marker_on_a_purchase_that_is_not_made_goes_back() -> None:
    state = situation(tasks={S[0]: "buy:garage-2", T[0]: JOB}, markers=["garage-2:1"])
    do(state, 0, f"cancel {S[0]}")
    assert markers(state, "garage-2") == []
    state = situation(tasks={S[1]: "car-bomb", T[0]: "buy:garage-2", U[0]: JOB}, markers=["garage-2:2"])
    do(state, 0, f"attack-gangster {S[1]} {T[0]}", dice=[6, 1])
    pass_all(state)
    assert (plans(state, T[0]), markers(state, "garage-2")) == ([], [])


# -- which are used --------------------------------------------------------------------


@pytest.mark.rule("LC-R20", "LC-3.4")
def test_own_businesses_are_used_before_markers() -> None:
    state = situation(tasks={S[0]: "car-theft", T[0]: JOB}, own={0: ["garage-2"]}, markers=["garage-1:0"])
    do(state, 0, f"do {S[0]}", dice=[6])
    assert (cash(state, 0), markers(state, "garage-1")) == (9000, [0])


@pytest.mark.rule("LC-R20")
def test_among_the_own_markers_the_user_picks() -> None:
    state = situation(
        tasks={S[0]: "escort-service", T[0]: JOB},
        own={0: [], 1: ["pimp-1"], 2: ["pimp-2", "pimp-3"]},
        markers=["pimp-1:0", "pimp-2:0", "pimp-2:0", "pimp-3:1"],
    )
    do(state, 0, f"do {S[0]}", dice=[])
    assert sorted(legal(state, 0)) == ["use-marker pimp-1", "use-marker pimp-2"]
    do(state, 0, "use-marker pimp-2", dice=[6])
    assert (markers(state, "pimp-1"), markers(state, "pimp-2")) == ([0], [0])


@pytest.mark.rule("LC-R20", "LC-3.4")
def test_of_two_needed_one_own_and_one_picked() -> None:
    state = situation(
        tasks={S[0]: "drug-trade", T[0]: JOB},
        own={0: ["drug-dealer-1"], 1: ["drug-dealer-2"], 2: ["drug-dealer-3"]},
        markers=["drug-dealer-2:0", "drug-dealer-3:0"],
    )
    do(state, 0, f"do {S[0]}", dice=[])
    assert refused(state, 0, "pass") == "LC-R20"
    do(state, 0, "use-marker drug-dealer-3", dice=[6])
    assert (markers(state, "drug-dealer-2"), markers(state, "drug-dealer-3")) == ([0], [])
    assert cash(state, 0) == 11000


@pytest.mark.rule("LC-R20", "LC-3.4")
def test_two_of_a_kind_are_two_different_cards() -> None:
    own = {0: ["drug-dealer-1"], 1: ["drug-dealer-2"], 2: ["drug-dealer-3"]}
    for there, met in ((["drug-dealer-2:0", "drug-dealer-3:0"], True), (["drug-dealer-2:0"] * 2, False)):
        state = situation(tasks={S[0]: "drug-trade", T[0]: JOB}, own=own | {0: []}, markers=[*there])
        events = do(state, 0, f"do {S[0]}", dice=[6] if met else [])
        assert bool(told(events, "unmet")) != met
        assert cash(state, 0) == (11000 if met else 2000)


@pytest.mark.rule("LC-R20", "LC-3.5")
def test_an_unmet_job_uses_no_marker() -> None:
    state = situation(tasks={S[0]: "car-theft-ii", T[0]: JOB}, own={0: []}, markers=["garage-1:0"])
    assert told(do(state, 0, f"do {S[0]}", dice=[]), "unmet")
    assert markers(state, "garage-1") == [0]
    state = situation(tasks={S[0]: "drug-trade", T[0]: JOB}, own={0: []}, markers=["drug-dealer-1:0"])
    assert told(do(state, 0, f"do {S[0]}", dice=[]), "unmet")
    assert markers(state, "drug-dealer-1") == [0]
