"""The report on deals counts what happened."""

import json

import pytest

from capotavola.arena.deals import DealReport, deal_counter
from capotavola.arena.series import run_series
from capotavola.engine.event import Event
from capotavola.engine.values import Json
from tests.arena.test_balance import capo
from tests.boxes import game_of

GAME = game_of("cosanostra")


def test_deals_money_and_promises_are_counted() -> None:
    report = DealReport()
    cash: Json = {"phrase": "cash", "amount": 3000}
    use: Json = {"phrase": "use", "business": "cop-1"}
    hear = deal_counter("cosanostra", report)
    assert hear is not None
    hear(
        [
            Event("offered", {"give": [cash], "want": [use]}),
            Event("offered", {"give": [cash], "want": []}),
            Event("agreed", {"give": [cash], "want": [use, {"phrase": "cash", "amount": 1000}]}),
            Event("gave-cash", {"amount": 2000}),
            Event("promise-kept", {}),
            Event("promise-broken", {}),
            Event("promise-void", {}),
            Event("income", {"amount": 9000}),
        ]
    )
    assert report == DealReport(2, 1, 6000, 1, 1, 1)


@pytest.mark.slow
def test_a_series_of_hagglers_reports_their_deals_and_their_gain() -> None:
    report = run_series(GAME, ["greedy"] * 3, 3, "deals", {})
    assert report.deals is not None
    assert report.deals.offers >= report.deals.deals > 0
    assert report.deals.money > 0
    assert report.gain is not None
    assert report.gain.games == 3
    assert report.gain.low < report.gain.mean < report.gain.high
    again = run_series(GAME, ["greedy"] * 3, 3, "deals", {})
    assert (again.deals, again.gain) == (report.deals, report.gain)


def test_a_series_without_hagglers_says_nothing_of_deals() -> None:
    for bots in (["random"] * 3, ["silent", "random", "random"]):
        report = run_series(GAME, bots, 1, "quiet", {})
        assert report.gain is None
        assert report.deals is None or not report.deals.offers
    omerta = run_series(game_of("omerta"), ["greedy"] * 3, 1, "quiet", {})
    assert omerta.deals is None
    assert omerta.gain is None


@pytest.mark.slow
def test_simulate_shows_them() -> None:
    words = ["simulate", "cosanostra", "--games", "2", "--players", "3", "--bots", "greedy"]
    shown = capo(*words)
    assert shown.returncode == 0, shown.stderr
    assert "Money through deals" in shown.stdout
    assert "Gain of haggling" in shown.stdout
    printed = json.loads(capo(*words, "--json").stdout)
    assert printed["deals"]["deals"] > 0
    assert printed["gain"]["games"] == 2
