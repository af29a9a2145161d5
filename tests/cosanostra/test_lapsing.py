"""How long offers stand (LC-R9): over turns and reveals, until the stage ends or a part is impossible."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import cash, markers, place, step, told
from tests.cosanostra.situation import MEN, agree, do, pass_all, play, refused, situation
from tests.cosanostra.test_offers import JOB, S, T, pending, table

U = MEN[2]


@pytest.mark.rule("LC-R9", "LC-4.1")
def test_offers_wait_during_a_reveal() -> None:
    state = situation(tasks={S[0]: "threats", T[0]: "car-theft", U[0]: JOB}, own={0: ["cop", "lawyer"]})
    play(state, (0, "offer 1 give 1000"), (2, "offer 1 open give 1000"))
    events = do(state, 0, f"do {S[0]}", dice=[1])
    assert step(state) == "rerolls"
    assert refused(state, 1, "accept 0") == refused(state, 1, "decline 2") == "LC-R9"
    assert state.pressed() == 0
    events += pass_all(state)
    assert not told(events, "lapsed")
    do(state, 1, "accept 0")
    do(state, 1, "accept 2")
    assert state.cash == [1000, 4000, 1000]


@pytest.mark.rule("LC-R9", "LC-2.4")
def test_an_offer_between_two_survives_the_turn_of_a_third_while_planning() -> None:
    state = situation(stage="plan", jobs={0: [JOB], 1: ["threats"]})
    do(state, 2, "offer 1 give 1000")
    assert not told(do(state, 0, f"plan {S[0]} {JOB}"), "lapsed")
    assert state.deciders() == [1]
    do(state, 1, "accept 2")
    assert (cash(state, 1), cash(state, 2)) == (3000, 1000)


@pytest.mark.rule("LC-R9")
def test_an_offer_between_two_survives_the_turn_of_a_third_in_the_action_stage() -> None:
    state = situation(players=4, tasks={S[0]: JOB, T[0]: "threats", U[0]: "car-theft", MEN[3][0]: "arson"})
    do(state, 2, "offer 3 give 1000")
    play(state, (0, f"cancel {S[0]}"), (1, f"cancel {T[0]}"))
    assert pending(state, 3) == [(2, [3])]
    do(state, 3, "accept 2")
    assert cash(state, 3) == 3000


@pytest.mark.rule("LC-R9")
def test_an_offer_presses_for_an_answer_only_on_the_turn_it_was_made_on() -> None:
    tasks: dict[str, str | list[str]] = {S[0]: JOB, T[0]: "threats", U[0]: "car-theft"}
    state = situation(players=4, tasks=tasks, own={1: []})
    do(state, 0, "offer 1,3 give 1000")
    assert state.pressed() == 0b1010
    do(state, 0, f"cancel {S[0]}")
    assert (state.pressed(), pending(state, 3)) == (0, [(0, [1, 3])])
    do(state, 3, "accept 0")
    assert state.pressed() == 0b0011  # a taker makes it fresh: the proposer may pick, the other still answer
    do(state, 1, f"cancel {T[0]}")
    assert state.pressed() == 0
    do(state, 0, "pick 3")
    assert cash(state, 3) == 3000


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("stage", ["plan", "act", "hire"])
def test_offers_lapse_at_the_end_of_a_stage(stage: str) -> None:
    if stage == "plan":
        others = [man for men in MEN[:3] for man in men[:3] if man != S[0]]
        state = situation(stage="plan", jobs={0: [JOB]}, down=others, own={0: [], 1: [], 2: []})
    elif stage == "act":
        state = situation(tasks={S[0]: JOB})
    else:
        state = situation(stage="hire", turn=2)
    play(state, (2, "offer 1 give 1000"), (0, "offer 2 open give 1000"))
    last = {"plan": (0, f"plan {S[0]} {JOB}"), "act": (0, f"cancel {S[0]}"), "hire": (2, "pass")}[stage]
    events = do(state, *last)
    assert len(told(events, "lapsed")) == 2
    assert (state.offers, state.made) == ([], [])
    assert refused(state, 1, "accept 2") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_an_offer_outlives_a_turn_of_hiring() -> None:
    state = situation(stage="hire", cash={0: 10000, 1: 10000})
    do(state, 2, "offer 1 give 1000")
    assert not told(do(state, 0, "pass"), "lapsed")
    do(state, 1, "accept 2")
    assert cash(state, 1) == 11000


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


# -- why it goes ------------------------------------------------------------------------


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize(
    ("offer", "moves", "cause"),
    [
        ("offer 1 give 2000", [(0, "pay 2 1000")], {"phrase": "lapse-cash", "seat": 0}),
        ("offer 1 give cop-1", [(0, "offer 2 give cop-1"), (2, "accept 0")], {"business": "cop-1"}),
        ("offer 1 give use:cop-1", [(0, "offer 2 give cop-1"), (2, "accept 0")], {"phrase": "lapse-use"}),
        ("offer 1 give " + S[1], [(0, f"offer 2 give {S[1]}"), (2, "accept 0")], {"gangster": S[1]}),
    ],
)
def test_an_offer_that_became_impossible_says_why(
    offer: str, moves: list[tuple[int, str]], cause: dict[str, str | int]
) -> None:
    state = situation(tasks={S[0]: "threats", T[0]: "car-theft", U[0]: JOB}, own={0: ["cop"]})
    do(state, 0, offer)
    events = play(state, *moves)
    (lapsed,) = told(events, "lapsed")
    assert (lapsed["seat"], lapsed["to"]) == (0, [1])
    assert isinstance(lapsed["cause"], dict)
    assert cause.items() <= lapsed["cause"].items()


@pytest.mark.rule("LC-R9")
def test_an_offer_that_lapses_with_the_stage_says_so() -> None:
    state = situation(tasks={S[0]: JOB})
    do(state, 0, "offer 1 give 1000")
    events = do(state, 0, f"cancel {S[0]}")
    assert told(events, "lapsed") == [{"seat": 0, "to": [1], "cause": {"phrase": "lapse-stage"}}]
