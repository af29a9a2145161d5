"""When offers lapse (LC-R9): at a reveal, at the turn's end, when a part becomes impossible."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import cash, markers, place, step, told
from tests.cosanostra.situation import agree, do, pass_all, play, refused, situation
from tests.cosanostra.test_offers import JOB, S, T, pending, table


@pytest.mark.rule("LC-R9", "LC-4.1")
def test_offers_lapse_at_a_reveal() -> None:
    state = table()
    play(state, (0, "offer 1 give 1000"), (2, "offer 1 open give 1000"))
    events = do(state, 0, f"do {S[0]}", dice=[6])
    names = [event.name for event in events]
    assert names.count("lapsed") == 2
    assert max(at for at, name in enumerate(names) if name == "lapsed") < names.index("rolled")
    assert pending(state, 1) == []
    pass_all(state)
    assert refused(state, 1, "accept 0") == "LC-R9"
    assert state.cash[1] == 9000


@pytest.mark.rule("LC-R9", "LC-2.4")
def test_offers_lapse_at_the_end_of_a_planning_turn() -> None:
    state = situation(stage="plan", jobs={0: [JOB], 1: ["threats"]})
    do(state, 2, "offer 1 give 1000")
    events = do(state, 0, f"plan {S[0]} {JOB}")
    assert len(told(events, "lapsed")) == 1
    assert refused(state, 1, "accept 2") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_offers_lapse_at_the_end_of_an_action_turn_not_at_a_cancelled_task() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, cards={0: ["spy"]})
    play(state, (2, "offer 1 give 1000"), (0, f"cancel {S[0]}"))
    assert pending(state, 1) == [(2, [1])]
    events = do(state, 0, "done")
    assert len(told(events, "lapsed")) == 1
    assert pending(state, 1) == []


@pytest.mark.rule("LC-R9")
def test_offers_lapse_at_the_end_of_a_hiring_turn() -> None:
    state = situation(stage="hire", cash={0: 10000, 1: 10000})
    do(state, 2, "offer 1 give 1000")
    assert len(told(do(state, 0, "pass"), "lapsed")) == 1
    assert (step(state), state.deciders()) == ("hiring", [1])
    assert pending(state, 1) == []


@pytest.mark.rule("LC-R9")
def test_an_offer_lapses_when_its_cash_is_gone() -> None:
    state = table()
    do(state, 0, "offer 1 give 9000 want lawyer-1")
    events = do(state, 0, "pay 2 1000")
    assert len(told(events, "lapsed")) == 1
    assert pending(state, 0) == []
    assert refused(state, 1, "accept 0") == "LC-R9"


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("thing", ["lawyer-1", T[1], "use:lawyer-1"])
def test_an_offer_lapses_when_what_it_is_about_has_gone(thing: str) -> None:
    state = table()
    do(state, 0, f"offer 1 give 1000 want {thing}")
    agree(state, 2, 1, f"want lawyer-1 {T[1]}")
    assert pending(state, 0) == []
    assert (cash(state, 0), place(state, T[1]), markers(state, "lawyer-1")) == (9000, 2, [])


@pytest.mark.rule("LC-R9")
def test_an_offer_to_several_lapses_for_those_with_whom_it_became_impossible() -> None:
    state = table(c1=1000)
    play(state, (0, "offer 1,2 give 2000 want 1000"), (1, "accept 0"))
    do(state, 1, "pay 2 1000")
    assert pending(state, 0) == [(0, [2])]
    assert refused(state, 0, "pick 1") == "LC-R9"
    do(state, 2, "accept 0")
    assert state.cash == [8000, 0, 11000]


@pytest.mark.rule("LC-R9")
def test_an_offer_about_a_planned_purchase_stands_when_it_is_bought_and_lapses_when_it_is_not() -> None:
    state = situation(tasks={S[0]: "buy:cop-2", T[0]: "threats"}, cards={0: ["spy"]})
    do(state, 0, "offer 1 give use:cop-2")
    twin = state.copy()
    do(state, 0, f"do {S[0]}")
    do(state, 1, "accept 0")
    assert markers(state, "cop-2") == [1]
    do(twin, 0, f"cancel {S[0]}")
    assert refused(twin, 1, "accept 0") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_an_offer_lapses_when_a_gangster_gets_a_task() -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, cards={0: ["spy"]})
    play(state, (0, f"offer 1 give {S[0]}"), (0, f"offer 2 give {S[1]}"), (0, f"plan {S[0]} {JOB}"))
    assert pending(state, 0) == [(0, [2])]
