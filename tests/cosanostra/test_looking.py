"""Looking at planned jobs: Lawyer, Snitch, Spy, Dave (LC-5.2, LC-7.1, LC-7.2, LC-R3, LC-R41, LC-10.3)."""

from __future__ import annotations

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards, heard, plans, told
from tests.cosanostra.situation import MEN, do, legal, play, refused, situation, unasked

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
PLANS: dict[str, str | list[str]] = {
    S[0]: JOB,
    T[0]: "threats",
    T[1]: "escort-service",
    T[2]: "buy:casino",
    U[0]: "car-theft",
    U[1]: "arms-trade",
}


def table(
    *hand: str, own: list[str] | None = None, stage: str = "act", spying: bool = False
) -> CosaNostraState:
    """A turn of seat 0, who holds these cards and owns these businesses."""
    return situation(
        stage=stage,
        tasks=PLANS,
        own={0: own or [], 1: [], 2: []},
        jobs={0: ["drug-delivery"], 1: ["insolvency"]},
        cards={0: [*hand]} if hand else {},
        spying=spying,
    )


def looks(state: CosaNostraState) -> int:
    return state.looks[0]


# -- how many -------------------------------------------------------------------------


@pytest.mark.rule("LC-7.1", "LC-7.2", "LC-R3")
@pytest.mark.parametrize(("card", "count"), [("snitch", 1), ("spy", 2)])
@pytest.mark.parametrize("stage", ["plan", "act"])
def test_a_snitch_looks_at_one_planned_job_and_a_spy_at_two(stage: str, card: str, count: int) -> None:
    state = table(card, stage=stage)
    assert refused(state, 0, f"look {T[0]}") == "LC-R3"
    do(state, 0, f"play {card}")
    assert (cards(state, 0), looks(state)) == ([], count)
    for man in [T[0], U[0]][:count]:
        do(state, 0, f"look {man}")
    assert looks(state) == 0
    assert refused(state, 0, f"look {U[1]}") == "LC-R3"


@pytest.mark.rule("LC-5.2", "LC-R3")
@pytest.mark.parametrize("stage", ["plan", "act"])
@pytest.mark.parametrize("seen", [(T[0], T[1]), (T[0], U[0])])
def test_a_lawyer_looks_at_two_planned_jobs_of_one_or_of_two_opponents(
    stage: str, seen: tuple[str, str]
) -> None:
    state = table(own=["lawyer"], stage=stage)
    do(state, 0, "use lawyer-1")
    for man in seen:
        do(state, 0, f"look {man}")
    assert refused(state, 0, f"look {U[1]}") == "LC-R3"
    assert refused(state, 0, "use lawyer-1") == "LC-5.2"


@pytest.mark.rule("LC-5.2", "LC-5.1")
def test_the_skills_of_two_lawyers_add_up() -> None:
    state = table(own=["lawyer", "lawyer"])
    play(state, (0, "use lawyer-1"), (0, f"look {T[0]}"), (0, f"look {T[1]}"), (0, "use lawyer-2"))
    play(state, (0, f"look {U[0]}"), (0, f"look {U[1]}"))
    assert looks(state) == 0
    both = table(own=["lawyer", "lawyer"])
    play(both, (0, "use lawyer-1"), (0, "use lawyer-2"))
    assert looks(both) == 4


@pytest.mark.rule("LC-5.2", "LC-6.1")
def test_a_lawyer_looks_once_a_round_and_not_when_deactivated() -> None:
    for state in (
        situation(tasks=PLANS, own={0: ["lawyer"], 1: [], 2: []}, used=["lawyer-1"]),
        situation(tasks=PLANS, own={0: ["lawyer"], 1: [], 2: []}, down=["lawyer-1"]),
    ):
        assert refused(state, 0, "use lawyer-1") == "LC-5.2"
    state = table(own=["lawyer"])
    play(state, (0, "use lawyer-1"), (0, f"look {T[0]}"), (0, f"cancel {S[0]}"))
    if state.deciders() == [0]:
        do(state, 0, "done")
    assert looks(state) == 0
    assert state.used != 0


@pytest.mark.rule("LC-5.2")
def test_of_two_lawyers_the_first_is_used_first() -> None:
    state = table(own=["lawyer", "lawyer"])
    refusal = state.why_not(0, state.rules.vocabulary.parse("use lawyer-2"))
    assert refusal is not None
    assert (refusal.reason, refusal.args) == ("other-lawyer-first", {"business": "lawyer-1"})


@pytest.mark.rule("LC-5.2")
def test_only_an_own_lawyer_is_used() -> None:
    state = situation(tasks=PLANS, own={0: ["cop"], 1: ["lawyer"], 2: []}, cards={0: ["spy"]})
    assert refused(state, 0, "use lawyer-1") == "LC-4.5"
    assert refused(state, 0, "use cop-1") == "LC-5.2"


@pytest.mark.rule("LC-R3", "LC-8.6")
def test_dave_looks_at_two_once_a_round_on_his_owners_turn() -> None:
    state = situation(
        tasks=PLANS, own={0: [], 1: [], 2: []}, expansion=True, gangsters={"dave-death-poppel": 0}, round=2
    )
    play(state, (0, "send dave-death-poppel"), (0, f"look {T[0]}"), (0, f"look {U[0]}"))
    assert refused(state, 0, f"look {U[1]}") == "LC-R3"
    assert refused(state, 0, "send dave-death-poppel") == "LC-8.6"


# -- at what --------------------------------------------------------------------------------


@pytest.mark.rule("LC-7.1", "LC-7.2", "LC-5.2")
def test_only_planned_jobs_of_others_are_looked_at() -> None:
    state = table("spy")
    do(state, 0, "play spy")
    seen = sorted(action for action in legal(state, 0) if action.startswith("look"))
    assert seen == sorted(f"look {man}" for man in (T[0], T[1], U[0], U[1]))
    for man in (S[0], T[2], U[2], T[3]):
        assert refused(state, 0, f"look {man}") == "LC-R3"


@pytest.mark.rule("LC-R41")
def test_the_same_job_is_not_looked_at_twice() -> None:
    state = table("spy", "snitch")
    play(state, (0, "play spy"), (0, f"look {T[0]}"))
    assert refused(state, 0, f"look {T[0]}") == "LC-R3"
    play(state, (0, f"look {T[1]}"), (0, "play snitch"))
    assert refused(state, 0, f"look {T[1]}") == "LC-R3"


@pytest.mark.rule("LC-R41")
def test_looks_are_taken_one_after_the_other_with_other_things_in_between() -> None:
    state = table("spy", "snitch", stage="plan")
    play(state, (0, "play spy"), (0, f"look {T[0]}"), (0, f"plan {S[1]} drug-delivery"), (0, "new-market"))
    do(state, 0, f"look {U[1]}")
    assert looks(state) == 0


@pytest.mark.rule("LC-R41")
@pytest.mark.parametrize("stage", ["plan", "act"])
def test_looks_not_taken_by_the_end_of_the_turn_are_forfeited(stage: str) -> None:
    state = table("spy", stage=stage)
    play(state, (0, "play spy"), (0, f"look {T[0]}"))
    do(state, 0, f"cancel {S[0]}" if stage == "act" else f"plan {S[1]} drug-delivery")
    assert (state.deciders(), looks(state)) == ([0], 1)
    do(state, 0, "done")
    assert looks(state) == 0
    assert state.deciders() != [0]


# -- who sees it ------------------------------------------------------------------------------


@pytest.mark.rule("LC-R3")
def test_what_is_seen_goes_to_the_looker_only() -> None:
    state = table("snitch")
    do(state, 0, "play snitch")
    events = do(state, 0, f"look {U[0]}")
    assert [heard(events, viewer) for viewer in (0, 1, 2, 7)] == [
        ["saw-job"],
        ["looked"],
        ["looked"],
        ["looked"],
    ]
    assert told(events, "saw-job")[0]["job"] == "car-theft"
    assert "car-theft" not in str(told(events, "looked"))
    assert plans(state, U[0]) == ["car-theft/I@0"]
    for viewer, sees in ((0, True), (1, False), (2, True), (None, False)):
        assert ("car-theft" in str(state.view(viewer))) == sees
        assert ("arms-trade" in str(state.view(viewer))) == (viewer == 2)


@pytest.mark.rule("LC-R3")
def test_a_job_stays_known_to_the_looker() -> None:
    state = table("snitch")
    play(state, (0, "play snitch"), (0, f"look {U[0]}"), (0, f"cancel {S[0]}"))
    assert state.deciders() != [0]
    assert "car-theft" in str(state.view(0)["seats"])


# -- when ------------------------------------------------------------------------------------


@pytest.mark.rule("LC-R3", "LC-10.3")
@pytest.mark.parametrize("stage", ["plan", "act"])
def test_without_the_option_nobody_looks_in_anothers_turn(stage: str) -> None:
    state = situation(
        stage=stage,
        tasks=PLANS,
        own={0: [], 1: ["lawyer"], 2: []},
        jobs={0: ["drug-delivery"]},
        cards={1: ["snitch", "spy"]},
    )
    for action in ("play snitch", "play spy", "use lawyer-1", f"look {S[0]}"):
        assert refused(state, 1, action) == "LC-R3"
    assert not [action for action in unasked(state, 1) if action.split()[0] in ("play", "use", "look")]


@pytest.mark.rule("LC-10.3", "LC-R3")
@pytest.mark.parametrize("stage", ["plan", "act"])
@pytest.mark.parametrize(
    ("way", "count"),
    [("play snitch", 1), ("play spy", 2), ("use lawyer-1", 2), ("send dave-death-poppel", 2)],
)
def test_with_the_option_everybody_looks_in_everybodys_turn(stage: str, way: str, count: int) -> None:
    state = situation(
        stage=stage,
        tasks=PLANS,
        own={0: [], 1: ["lawyer"], 2: []},
        jobs={0: ["drug-delivery"]},
        cards={1: ["snitch", "spy"]},
        expansion=True,
        gangsters={"dave-death-poppel": 1},
        spying=True,
        round=2,
    )
    assert way in unasked(state, 1)
    do(state, 1, way)
    assert (state.looks, state.deciders()) == ([0, count, 0], [0])
    events = do(state, 1, f"look {S[0]}")
    assert [heard(events, viewer) for viewer in (0, 1, 2, 7)] == [
        ["looked"],
        ["saw-job"],
        ["looked"],
        ["looked"],
    ]
    assert plans(state, S[0]) == [f"{JOB}/I@1"]


@pytest.mark.rule("LC-10.3", "LC-R3")
def test_the_option_opens_no_other_stage_than_planning_and_action() -> None:
    state = situation(stage="hire", cash={0: 10000}, cards={0: ["spy"], 1: ["spy"]}, spying=True)
    refused(state, 1, "play spy")
    refused(state, 0, "play spy")
