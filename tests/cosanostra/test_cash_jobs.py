"""All 38 cash jobs: their rounds, needs, difficulties and pay."""

from typing import NamedTuple

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import opened
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cash, part, told
from tests.cosanostra.situation import MEN, do, pass_all, situation

A, B = MEN[0], MEN[1]
OTHERS = {
    *["beat-up-businessman", "vandalism", "exceptional-offer", "connections", "laundering", "birthday"],
    *["arson", "kill-businessman", "contract-killing", "persuasion", "hold-up", "trap", "horse-race"],
    *["drive-by", "car-bomb", "poker", "robbery-ii-a", "robbery-ii-b", "robbery-iii-a"],
    *["robbery-iv-a", "robbery-iv-b"],
}
D, L, F = "drug-dealer", "loan-shark", "building-firm"


class Job(NamedTuple):
    back: str
    name: str
    needs: list[str]
    difficulty: int
    one: int
    two: int


CASH_JOBS = [
    Job("I", "drug-delivery", [D], 4, 6000, 9000),
    Job("I", "building-scam", [F], 2, 5000, 7000),
    Job("I", "petrol-station-robbery", [], 2, 1000, 2000),
    Job("I", "threats", ["lawyer"], 2, 3000, 4000),
    Job("I", "escort-service", ["pimp"], 2, 4000, 5000),
    Job("I", "credit-card-fraud", [], 3, 2000, 3000),
    Job("I", "arms-trade", ["politician"], 3, 4000, 6000),
    Job("I", "red-light-district", ["pimp", "cop"], 3, 7000, 9000),
    Job("I", "car-theft", ["garage"], 3, 7000, 9000),
    Job("I", "investment-fraud", ["lawyer", L], 3, 7000, 9000),
    Job("I", "price-rigging", ["waste-company"], 2, 5000, 7000),
    Job("I", "cigarette-smuggling", ["cop"], 3, 4000, 6000),
    Job("I", "insolvency", [L], 3, 5000, 7000),
    Job("II", "card-sharping", ["casino"], 2, 9000, 11000),
    Job("II", "public-contracts", ["waste-company", "politician"], 3, 9000, 12000),
    Job("II", "blackmail", ["pimp", "lawyer"], 3, 7000, 10000),
    Job("II", "investment-fraud-ii", [F, L], 3, 9000, 12000),
    Job("II", "counterfeiting", ["nightclub"], 2, 8000, 10000),
    Job("II", "bankruptcy", ["pimp", L], 3, 8000, 11000),
    Job("II", "drug-trade", [D, D], 4, 9000, 14000),
    Job("II", "car-theft-ii", ["garage", "cop"], 3, 9000, 12000),
    Job("III", "illegal-subsidies", [F, "politician"], 4, 10000, 15000),
    Job("III", "drug-smuggling", [D, D, "lawyer"], 3, 10000, 14000),
    Job("III", "wild-party", [L, D, "pimp"], 3, 11000, 15000),
    Job("III", "election-rigging", ["politician", "pimp", "nightclub"], 2, 13000, 16000),
    Job("III", "usury", [L, "cop"], 3, 7000, 11000),
    Job("III", "hazardous-waste", ["waste-company", "cop"], 3, 9000, 13000),
    Job("III", "roulette-con", ["casino", "pimp"], 3, 13000, 17000),
    Job("IV", "drug-ring", [D, D, D, "nightclub", "cop"], 4, 22000, 30000),
    Job("IV", "insurance-scam", ["garage", "cop", "lawyer"], 4, 13000, 21000),
    Job("IV", "toxic-dump", ["waste-company", F, "politician"], 3, 15000, 21000),
    Job("IV", "boxing-match", [L, L, L, "pimp"], 3, 15000, 20000),
    Job("IV", "film-production", ["pimp", "pimp", "lawyer", D], 3, 14000, 20000),
    Job("IV", "real-estate-fraud", [F, "politician", "lawyer", L], 4, 16000, 24000),
    Job("IV", "gambling-fix", ["casino", "cop", "lawyer"], 4, 16000, 24000),
    Job("IV", "senators-party", ["politician", "nightclub", "pimp", D], 3, 18000, 24000),
    Job("IV", "car-smuggling", ["garage", "politician", "waste-company"], 3, 15000, 21000),
    Job("IV", "debt-trap", [L, "casino"], 3, 14000, 20000),
]
ALL = pytest.mark.parametrize("job", CASH_JOBS, ids=[job.name for job in CASH_JOBS])


def table(job: Job, mine: list[str], theirs: list[str]) -> CosaNostraState:
    return situation(
        tasks={A[1]: f"{job.name}/{job.back}", B[0]: "buy:cop-3"},
        own={0: mine, 1: theirs, 2: []},
        cash={0: 0},
    )


def earned(job: Job, dice: list[int]) -> int:
    """With all that the job needs; no Cop helps."""
    state = table(job, job.needs, [])
    do(state, 0, f"do {A[1]}", dice=dice)
    pass_all(state)
    assert cash(state, 1) == cash(state, 2) == 2000
    return cash(state, 0)


@pytest.mark.rule("LC-R2")
def test_there_are_38_of_them() -> None:
    assert len({job.name for job in CASH_JOBS}) == 38
    dealt = {str(job) for deck in a_list(part(opened(), "decks"))[1:] for job in a_list(deck)}
    assert {job.name for job in CASH_JOBS if job.back != "I"} == dealt - OTHERS


@pytest.mark.rule("LC-3.2", "LC-3.4")
@ALL
def test_what_it_pays_for_two_successes(job: Job) -> None:
    assert earned(job, [job.difficulty, job.difficulty]) == job.two


@pytest.mark.rule("LC-3.2", "LC-3.4")
@ALL
def test_what_it_pays_for_one_success(job: Job) -> None:
    assert earned(job, [job.difficulty, job.difficulty - 1]) == job.one


@pytest.mark.rule("LC-3.2", "LC-3.4")
@ALL
def test_without_a_success_it_pays_nothing(job: Job) -> None:
    assert earned(job, [job.difficulty - 1, job.difficulty - 1]) == 0


@pytest.mark.rule("LC-3.4", "LC-3.5")
@ALL
def test_all_of_its_needs_must_be_met(job: Job) -> None:
    for missing in range(len(job.needs)):
        state = table(job, [*job.needs[:missing], *job.needs[missing + 1 :]], [job.needs[missing]])
        events = do(state, 0, f"do {A[1]}", dice=[])
        assert len(told(events, "unmet")) == 1
        assert cash(state, 0) == 0
