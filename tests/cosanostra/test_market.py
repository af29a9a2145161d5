"""The market: refills, and what happens when the deck runs out (LC-R24)."""

import pytest

from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cards, market, part, told
from tests.cosanostra.situation import MEN, do, situation

A, B, C = MEN[0], MEN[1], MEN[2]
JOBS = {
    0: ["threats", "car-theft", "insolvency", "arms-trade"],
    1: ["escort-service", "price-rigging", "building-scam", "drug-delivery"],
    2: ["credit-card-fraud", "vandalism", "property-damage", "robbery-i-a"],
}


def deck_of(state: CosaNostraState) -> list[str]:
    """The business deck from its bottom up."""
    return [str(name).partition("@")[0] for name in a_list(part(state, "deck"))]


@pytest.mark.rule("LC-R24")
def test_later_refills_know_no_restriction() -> None:
    state = situation(
        stage="plan", jobs=JOBS, market=["casino-1", "nightclub-1", "cop-2", "garage-2"], deck=["casino-2"]
    )
    do(state, 0, f"plan-purchase {A[0]} cop-2")
    assert sorted(market(state)) == ["casino-1", "casino-2", "garage-2", "nightclub-1"]


@pytest.mark.rule("LC-R24")
def test_with_an_empty_deck_the_market_stays_short() -> None:
    state = situation(
        stage="plan", jobs=JOBS, market=["pimp-2", "cop-2", "casino-1", "garage-2"], empty_deck=True
    )
    do(state, 0, f"plan-purchase {A[0]} cop-2")
    assert sorted(market(state)) == ["casino-1", "garage-2", "pimp-2"]


@pytest.mark.rule("LC-R24", "LC-7.1")
def test_a_snitch_deals_the_new_market_first() -> None:
    old = ["pimp-2", "cop-2", "casino-1", "garage-2"]
    new = ["pimp-3", "pimp-4", "casino-2", "nightclub-1"]
    state = situation(stage="plan", jobs=JOBS, market=old, deck=[*new, "lawyer-2"], cards={0: ["snitch"]})
    events = do(state, 0, "new-market")
    assert sorted(market(state)) == sorted(new)
    assert told(events, "played-for-market") == [{"seat": 0, "card": "snitch"}]
    assert told(events, "market-away") == [{"businesses": old}]
    assert [event["business"] for event in told(events, "market-card")] == new
    deck = deck_of(state)
    assert deck[-1] == "lawyer-2"
    assert sorted(deck[:4]) == sorted(old)  # the bottom
    assert cards(state, 0) == []


@pytest.mark.rule("LC-R24", "LC-7.1")
def test_old_market_cards_do_not_come_back_at_once() -> None:
    old = ["pimp-2", "cop-2", "casino-1", "garage-2"]
    state = situation(
        own={2: _others([*old, "nightclub-1", "lawyer-3"])},
        stage="plan",
        jobs=JOBS,
        market=old,
        deck=["nightclub-1", "lawyer-3"],
        cards={0: ["snitch"]},
    )
    do(state, 0, "new-market")
    assert sorted(market(state)) == ["lawyer-3", "nightclub-1"]
    assert sorted(deck_of(state)) == sorted(old)


def _others(elsewhere: list[str]) -> list[str]:
    """All businesses but these and those of the first two families."""
    copies = {"pimp": 5, "drug-dealer": 5, "loan-shark": 5, "lawyer": 3, "politician": 3, "cop": 3}
    copies.update({"garage": 2, "building-firm": 2, "waste-company": 2, "nightclub": 2, "casino": 2})
    named = [f"{kind}-{number + 1}" for kind, count in copies.items() for number in range(count)]
    family = ["loan-shark-1", "cop-1", "waste-company-1", "drug-dealer-1", "lawyer-1", "building-firm-1"]
    return [name for name in named if name not in [*family, *elsewhere]]
