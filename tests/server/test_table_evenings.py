"""Whole evenings at random: after every entry the table is sound, somebody can act, and the record holds."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import capotavola
from capotavola.engine.record import read_record
from capotavola.engine.replay import verify
from capotavola.engine.values import Json
from capotavola.server.clock import ClockRules, DaysClock, LiveClock, NoClock
from tests.server.table_walks import Evening
from tests.server.tables import Driver

CLOCKS: list[ClockRules] = [NoClock(), LiveClock(30, 5, 60), DaysClock(1)]
OPTIONS: dict[str, list[dict[str, Json]]] = {
    "omerta": [{"snap": "race", "turns": 5}, {"turns": 5}],
    "corleone": [{}],
    "cosanostra": [
        {"short": True, "planning_clock": True},
        {"short": True, "spying": True, "expansion": True},
    ],
}


def spend(game: str, number: int, people: int, doings: int) -> Evening:
    """An evening of a number: it says which clock, which options, and all the luck."""
    choices = OPTIONS.get(game, [{}])
    options = choices[number % len(choices)]
    seed = f"evening {number}" if number % 2 else None
    driver = Driver(
        game, people=people, seats=3, options=options, clock=CLOCKS[number % 3], seed=seed
    ).begin()
    evening = Evening(driver, number)
    evening.go_on(doings)
    return evening


def finish(evening: Evening) -> None:
    """To the end of the game, and the record of it is sound."""
    evening.end()
    table = evening.driver.table
    assert table.match is not None
    findings = verify(table.game, read_record(table.match.record.to_bytes()))
    assert findings.finished
    assert findings.committed == (table.setup.seed is None)


def test_an_evening_of_races() -> None:
    did: Counter[str] = Counter()
    for number in (0, 2, 4, 6):
        evening = spend("omerta", number, 3, 400)
        finish(evening)
        did += evening.did
    assert all(did[what] for what in ("Act", "Claim", "performed", "Chat", "Vote", "went", "came"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["corleone", "cosanostra"])
def test_an_hour_of_an_evening(game: str) -> None:
    evening = spend(game, 3, 2, 120)
    assert evening.did["Act"] > 20
    assert evening.did["performed"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", capotavola.games())
def test_whole_evenings(game: str, number: int) -> None:
    evening = spend(game, number, 1 + number % 3, 2_000)
    finish(evening)
    assert evening.did["Act"] > 3


@pytest.mark.slow
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(capotavola.games()), st.integers(0, 10_000), st.integers(1, 3), st.integers(0, 120))
def test_any_evening(game: str, number: int, people: int, doings: int) -> None:
    evening = spend(game, number, people, doings)
    evening.check()
