"""Businesses and the skills of businessmen (LC-4.5, LC-5.1 to LC-5.4)."""

from __future__ import annotations

import pytest

from tests.cosanostra.reading import cards, cash, step, successes, told
from tests.cosanostra.situation import (
    MEN,
    RULES,
    agree,
    begin,
    do,
    legal,
    pass_all,
    play,
    refused,
    situation,
)

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"
COMPANIES = {"garage": 4000, "building-firm": 4000, "waste-company": 4000, "nightclub": 6000, "casino": 7000}
BUSINESSMEN = {
    "pimp": 2000,
    "drug-dealer": 2000,
    "loan-shark": 2000,
    "lawyer": 1000,
    "politician": 1000,
    "cop": 1000,
}


# -- companies and businessmen --------------------------------------------------------


@pytest.mark.rule("LC-5.1")
def test_companies_earn_more_than_businessmen() -> None:
    for kind, income in (COMPANIES | BUSINESSMEN).items():
        state = situation(stage="plan", own={0: [kind], 1: [], 2: []}, cash={0: 0})
        (paid,) = [args["amount"] for args in told(begin(state, "incomes"), "income") if args["seat"] == 0]
        assert paid == income
    assert min(COMPANIES.values()) > max(BUSINESSMEN.values())


@pytest.mark.rule("LC-5.1", "LC-6.1")
def test_all_active_businesses_pay_their_income() -> None:
    state = situation(
        stage="plan", own={0: ["casino", "pimp", "cop", "cop"], 1: [], 2: []}, down=["cop-2"], cash={0: 0}
    )
    begin(state, "incomes")
    assert state.cash == [10000, 2000, 2000]


@pytest.mark.rule("LC-5.1", "LC-R4")
@pytest.mark.parametrize("kind", [*COMPANIES, *BUSINESSMEN])
def test_companies_are_vandalised_and_businessmen_beaten_up(kind: str) -> None:
    state = situation(tasks={S[0]: "vandalism", S[1]: "beat-up-businessman"}, own={0: [], 1: [kind], 2: []})
    company = kind in COMPANIES
    assert (f"attack-business {S[0]} {kind}-1" in legal(state, 0)) == company
    assert (f"attack-business {S[1]} {kind}-1" in legal(state, 0)) != company


# -- Politician --------------------------------------------------------------------------


@pytest.mark.rule("LC-5.3", "LC-5.1", "LC-2.2")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.parametrize("round", [1, 2])
def test_every_politician_brings_one_more_influence_card(round: int, number: int) -> None:
    state = situation(stage="plan", round=round, own={1: ["politician"] * number, 2: []})
    begin(state, "deal")
    while step(state) == "refusing":
        do(state, state.deciders()[0], "pass")
    usual = 0 if round == 1 else 2
    assert [len(cards(state, seat)) for seat in range(3)] == [usual, usual + number, usual]


@pytest.mark.rule("LC-5.3", "LC-4.5")
def test_a_marker_on_a_politician_brings_no_card() -> None:
    state = situation(stage="plan", markers=["politician-1:0"])
    begin(state, "deal")
    while step(state) == "refusing":
        do(state, state.deciders()[0], "pass")
    assert [len(cards(state, seat)) for seat in range(3)] == [0, 0, 1]


# -- Cop -----------------------------------------------------------------------------------


@pytest.mark.rule("LC-5.4", "LC-3.4")
def test_a_cop_rolls_one_die_of_a_cash_job_again_once_a_round() -> None:
    state = situation(tasks={S[1]: JOB, S[2]: "credit-card-fraud", U[0]: "threats"}, own={0: ["cop"]})
    do(state, 0, f"do {S[1]}", dice=[1, 1])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    assert sorted(legal(state, 0)) == ["pass", "reroll 1"]
    events = do(state, 0, "reroll 1", dice=[6])
    assert successes(events) == 1
    assert cash(state, 0) == 3000
    do(state, 2, f"cancel {U[0]}")
    events = do(state, 0, f"do {S[2]}", dice=[1, 1, 1])
    assert not told(events, "rerolled")
    assert step(state) != "rerolls"


@pytest.mark.rule("LC-5.4", "LC-5.1")
def test_several_cops_roll_several_dice_or_one_die_several_times() -> None:
    state = situation(tasks={S[1]: JOB, U[0]: "threats"}, own={0: ["cop", "cop"]})
    do(state, 0, f"do {S[1]}", dice=[1, 5])
    do(state, 0, "reroll 1", dice=[1])
    assert step(state) == "rerolls"
    twin = state.copy()
    do(state, 0, "reroll 1", dice=[3])
    assert cash(state, 0) == 4000
    do(twin, 0, "reroll 5", dice=[1])
    assert cash(twin, 0) == 2000


@pytest.mark.rule("LC-5.4")
def test_a_cop_is_of_no_use_for_attacks_and_other_jobs() -> None:
    for job, action in (("robbery-i-a", f"attack-player {S[2]} 1"), ("birthday", f"do {S[2]}")):
        state = situation(tasks={S[2]: job, U[0]: "threats"}, own={0: ["cop"]})
        events = do(state, 0, action, dice=[1, 1, 1])
        assert successes(events) == 0
        assert step(state) != "rerolls"


@pytest.mark.rule("LC-5.4")
def test_a_cop_does_not_help_others_or_when_deactivated() -> None:
    tasks: dict[str, str | list[str]] = {S[1]: JOB, U[0]: "threats"}
    for state in (
        situation(tasks=tasks, own={0: [], 1: ["cop"]}),
        situation(tasks=tasks, own={0: ["cop"]}, down=["cop-1"]),
        situation(tasks=tasks, own={0: ["cop"]}, used=["cop-1"]),
    ):
        do(state, 0, f"do {S[1]}", dice=[1, 1])
        assert cash(state, 0) == 2000
        assert step(state) != "rerolls"


@pytest.mark.rule("LC-5.4")
def test_the_skill_comes_back_with_the_next_round() -> None:
    state = situation(stage="plan", own={0: ["cop"], 1: ["lawyer"]}, used=["cop-1", "lawyer-1"])
    begin(state, "next-round")
    assert state.used == 0


@pytest.mark.rule("LC-5.4")
def test_keeping_the_dice_leaves_the_cop_for_another_job() -> None:
    state = situation(tasks={S[0]: JOB, S[1]: "credit-card-fraud", U[0]: "threats"}, own={0: ["cop"]})
    do(state, 0, f"do {S[0]}", dice=[6])
    play(state, (0, "pass"), (2, f"cancel {U[0]}"))
    do(state, 0, f"do {S[1]}", dice=[1, 1])
    assert step(state) == "rerolls"


# -- skills and deals -----------------------------------------------------------------------


@pytest.mark.rule("LC-4.5")
def test_a_marker_gives_access_to_a_cop_but_not_the_skill() -> None:
    state = situation(
        tasks={S[0]: "cigarette-smuggling", T[0]: JOB}, own={0: [], 1: ["cop"]}, markers=["cop-1:0"]
    )
    do(state, 0, f"do {S[0]}", dice=[1])
    assert step(state) != "rerolls"
    assert cash(state, 0) == 2000


@pytest.mark.rule("LC-4.5", "LC-5.2")
def test_a_marker_on_a_lawyer_gives_no_look() -> None:
    state = situation(tasks={S[0]: "threats", T[0]: JOB}, own={0: []}, markers=["lawyer-1:0"])
    assert refused(state, 0, "use lawyer-1") == "LC-4.5"
    do(state, 0, f"do {S[0]}", dice=[6])
    pass_all(state)
    assert cash(state, 0) == 5000


@pytest.mark.rule("LC-4.5")
def test_a_skill_cannot_be_part_of_an_offer() -> None:
    state = situation(tasks={S[0]: JOB, T[0]: "threats"}, markers=[])
    agree(state, 0, 1, "want use:lawyer-1")
    assert refused(state, 0, "use lawyer-1") == "LC-4.5"
    assert RULES.vocabulary.parse("offer 1 want use:lawyer-1").value()["want"] == ["use:lawyer-1"]


@pytest.mark.rule("LC-4.5", "LC-4.4")
def test_the_skill_goes_with_the_businessman_himself() -> None:
    state = situation(tasks={S[1]: JOB, T[0]: "threats"}, own={0: [], 1: ["cop"]})
    agree(state, 0, 1, "give 1000 want cop-1")
    do(state, 0, f"do {S[1]}", dice=[1, 1])
    assert (step(state), state.deciders()) == ("rerolls", [0])


@pytest.mark.rule("LC-5.5", "LC-9.1")
def test_an_income_says_what_of_it_is_for_monopolies() -> None:
    state = situation(stage="plan", own={0: ["pimp", "pimp", "cop"], 1: ["casino"], 2: []}, cash={0: 0})
    first, second, _ = told(begin(state, "incomes"), "income")
    assert (first["amount"], first["extra"], first["monopolies"]) == (10000, 5000, ["prostitution"])
    assert (second["amount"], second["extra"], second["monopolies"]) == (7000, 0, [])
