"""Laverne and Omar: LC-8.6, LC-R19, LC-R21."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cards_on, cash, heard, part, plans, step, told
from tests.cosanostra.situation import MEN, do, end_actions, legal, pass_all, refused, situation

A, B, C = MEN[:3]
LATER = {C[0]: "petrol-station-robbery"}
LAVERNE, OMAR = "laverne-ontario", "lil-omar"
OWN = {0: ["pimp"], 1: ["lawyer"], 2: ["garage"]}


# -- Laverne --------------------------------------------------------------------


@pytest.mark.rule("LC-8.6")
@pytest.mark.parametrize("down", [False, True])
def test_laverne_adds_4000_to_the_income_unless_she_is_deactivated(down: bool) -> None:
    state = situation(
        expansion=True,
        gangsters={LAVERNE: 0},
        down=[LAVERNE] if down else [],
        tasks={A[0]: "petrol-station-robbery"},
        own=OWN,
    )
    incomes = {paid["seat"]: paid["amount"] for paid in told(end_actions(state), "income")}
    assert incomes == {0: 2000 if down else 6000, 1: 1000, 2: 4000}


@pytest.mark.rule("LC-8.6", "LC-9.1")
def test_what_laverne_adds_is_doubled_at_the_end() -> None:
    state = situation(
        expansion=True, round=4, gangsters={LAVERNE: 0}, tasks={A[0]: "petrol-station-robbery"}, own=OWN
    )
    incomes = {paid["seat"]: paid["amount"] for paid in told(end_actions(state), "income")}
    assert incomes[0] == 12000


# -- Omar ------------------------------------------------------------------------


def omar(
    job: str = "vandalism",
    tasks: dict[str, str | list[str]] | None = None,
    own: dict[int, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    gangsters: dict[str, Json] | None = None,
) -> CosaNostraState:
    planned: dict[str, str | list[str]] = {OMAR: job, **LATER, **(tasks or {})}
    return situation(
        expansion=True,
        gangsters={OMAR: 0, **(gangsters or {})},
        tasks=planned,
        own=own or OWN,
        on=on,
        cash={0: 0, 1: 0, 2: 0},
    )


@pytest.mark.rule("LC-R19", "LC-8.6")
@pytest.mark.parametrize(("dice", "pay"), [([5, 3], 10000), ([2, 2], 0), ([3, 2], 5000)])
def test_the_books_omar_gets_10000_with_5_and_3_instead_of_his_vandalism(dice: list[int], pay: int) -> None:
    state = omar()
    events = do(state, 0, f"instead {OMAR}", dice)
    assert cash(state, 0) == pay
    assert plans(state, OMAR) == []
    assert state.deciders() == [2]
    assert part(state, "discards") == [["vandalism@0"], [], [], []]
    assert not any("vandalism" in str(event.args) for event in events if event.heard_by(1))


@pytest.mark.rule("LC-R19", "LC-7.4", "LC-7.5", "LC-7.6")
def test_every_success_of_omar_counts_and_all_modifiers() -> None:
    state = omar(on={OMAR: {"submachine-gun": 0, "henchman": 0}})
    events = do(state, 0, f"instead {OMAR}", [2, 6, 3])
    assert told(events, "rolled")[0]["difficulty"] == 2
    assert cash(state, 0) == 15000
    assert cards_on(state, OMAR) == {"submachine-gun": 0}
    state = omar(on={OMAR: {"saboteur": 1, "distraction": 1}})
    do(state, 0, f"instead {OMAR}", [3])
    assert cash(state, 0) == 0


@pytest.mark.rule("LC-R19", "LC-6.6", "LC-5.4")
def test_omars_job_is_a_cash_job_with_cops_and_hold_ups() -> None:
    state = omar(tasks={B[1]: "hold-up"}, own={0: ["cop"], 1: [], 2: []})
    do(state, 0, f"instead {OMAR}", [1, 3])
    assert (step(state), state.deciders()) == ("rerolls", [0])
    do(state, 0, "reroll 1", [3])
    assert (step(state), state.deciders()) == ("hold-ups", [1])
    do(state, 1, f"answer {B[1]}", [4, 1])
    pass_all(state)
    assert (cash(state, 0), cash(state, 1)) == (5000, 5000)


@pytest.mark.rule("LC-R19")
@pytest.mark.parametrize("job", ["trap", "hold-up", "car-theft", "contract-killing"])
def test_omar_gives_up_any_planned_job_but_no_purchase(job: str) -> None:
    state = omar(job=job)
    assert f"instead {OMAR}" in legal(state, 0)
    state = omar(job="buy:pimp")
    assert f"instead {OMAR}" not in legal(state, 0)
    refused(state, 0, f"instead {OMAR}")


@pytest.mark.rule("LC-R19", "LC-8.6")
def test_nobody_but_omar_does_so() -> None:
    state = omar(tasks={A[1]: "vandalism"})
    refused(state, 0, f"instead {A[1]}")


@pytest.mark.rule("LC-R19", "LC-R9")
def test_omars_announcement_counts_as_the_reveal() -> None:
    state = omar()
    names = heard(do(state, 0, f"instead {OMAR}", [1, 1]), 1)
    assert names.index("gave-up") < names.index("revealed") < names.index("rolled")


@pytest.mark.rule("LC-R19")
def test_omar_may_do_his_planned_job_all_the_same() -> None:
    state = omar()
    do(state, 0, f"attack-business {OMAR} garage-1", [3, 1])
    assert part(state, "down") == ["garage-1"]
