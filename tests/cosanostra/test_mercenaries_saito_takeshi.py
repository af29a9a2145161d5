"""Saito and Takeshi: LC-R13, LC-R27."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from tests.cosanostra.reading import (
    monopoly,
    step,
    told,
)
from tests.cosanostra.situation import (
    MEN,
    agree,
    do,
    end_actions,
    pass_all,
    refused,
    situation,
)

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
SAITO, TAKESHI = "saito-botan", "takeshi-ando"


# -- Saito (LC-R27) ------------------------------------------------------------------


@pytest.mark.rule("LC-R27", "LC-5.5", "LC-8.6")
def test_with_saito_nightclubs_count_for_prostitution_and_casinos_for_loans_and_drugs() -> None:
    own = {0: ["casino", "casino"], 1: ["drug-dealer"], 2: ["loan-shark", "loan-shark"]}
    state = situation(expansion=True, gangsters={SAITO: 0}, own=own, stage="plan")
    assert [monopoly(state, name) for name in ("prostitution", "loans", "drugs")] == [None, None, 0]
    own = {0: ["nightclub", "pimp", "casino", "loan-shark"], 1: ["drug-dealer", "drug-dealer"], 2: ["casino"]}
    state = situation(expansion=True, gangsters={SAITO: 0}, own=own, stage="plan")
    assert [monopoly(state, name) for name in ("prostitution", "loans", "drugs")] == [0, 0, 1]


@pytest.mark.rule("LC-R27", "LC-5.5")
def test_saitos_cards_count_against_opponents_at_once_and_only_while_he_is_active() -> None:
    own = {0: ["nightclub", "nightclub"], 1: ["pimp", "pimp"], 2: []}
    tasks = {A[0]: "threats", B[1]: "car-bomb", **LATER}
    state = situation(expansion=True, gangsters={SAITO: 0}, own=own, tasks={**tasks})
    assert monopoly(state, "prostitution") is None
    do(state, 0, f"cancel {A[0]}")
    do(state, 1, f"attack-gangster {B[1]} {SAITO}", [4, 1])
    pass_all(state)
    assert monopoly(state, "prostitution") == 1
    state = situation(expansion=True, gangsters={SAITO: 0}, own=own, tasks={**tasks})
    agree(state, 0, 2, f"give {SAITO}")
    assert monopoly(state, "prostitution") == 1


@pytest.mark.rule("LC-R27", "LC-8.3")
def test_saito_counts_from_the_moment_he_is_hired() -> None:
    own = {0: ["nightclub", "nightclub"], 1: ["pimp"], 2: []}
    state = situation(
        stage="hire", expansion=True, round=2, gangsters={SAITO: "shown"}, own=own, cash={0: 17000}
    )
    do(state, 0, f"hire {SAITO}")
    assert monopoly(state, "prostitution") == 0


# -- Takeshi (LC-R13) ------------------------------------------------------------------


def incomes(round: int, doubled: str, down: list[str] | None = None) -> dict[Json, Json]:
    state = situation(
        expansion=True,
        round=round,
        gangsters={TAKESHI: 0},
        own={0: ["casino", "casino", "cop"], 1: ["pimp", "pimp"], 2: []},
        down=down,
        tasks={A[0]: "petrol-station-robbery"},
    )
    do(state, 0, f"cancel {A[0]}")
    assert (step(state), state.deciders()) == ("doubling", [0])
    assert refused(state, 0, "double pimp") == "LC-R13"
    events = do(state, 0, f"double {doubled}")
    return {paid["seat"]: paid["amount"] for paid in told(events, "income")}


@pytest.mark.rule("LC-R13", "LC-8.6")
def test_two_casinos_under_takeshi_pay_28000_and_the_rest_as_usual() -> None:
    assert incomes(3, "casino") == {0: 28000 + 1000, 1: 9000, 2: 0}
    assert incomes(3, "cop") == {0: 14000 + 2000, 1: 9000, 2: 0}
    assert incomes(3, "casino", down=["casino-2"]) == {0: 14000 + 1000, 1: 9000, 2: 0}


@pytest.mark.rule("LC-R13", "LC-9.1")
def test_at_the_end_they_pay_four_times() -> None:
    assert incomes(4, "casino") == {0: 56000 + 2000, 1: 18000, 2: 0}


@pytest.mark.rule("LC-R13", "LC-8.6")
def test_a_deactivated_takeshi_doubles_nothing() -> None:
    state = situation(
        expansion=True,
        gangsters={TAKESHI: 0},
        own={0: ["casino"]},
        down=[TAKESHI],
        tasks={A[0]: "petrol-station-robbery"},
    )
    paid = told(end_actions(state), "income")
    assert (paid[0]["seat"], paid[0]["amount"]) == (0, 7000)
