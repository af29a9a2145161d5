"""What blue jobs do: CE-4.6, CE-R20, CE-R21."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    case,
    do,
    hand,
    heard,
    play,
    refused,
    situation,
    step,
    supply,
    told,
)

LEDGER = ["lost-ledger", "gun", "booze"]


def complete(state: CorleoneState, cards: list[str], order: str = "money-first") -> list[Event]:
    return do(state, 0, f"complete hand {cards[0]} {'+'.join(cards[1:])} {order}")


def next_seat(state: CorleoneState) -> bool:
    """The turn has gone to the left."""
    return (state.active, step(state)) == (1, "turn")


def hand_in_sight(state: CorleoneState, viewer: int | None, owner: int) -> Json:
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    entry = seats[owner]
    assert isinstance(entry, dict)
    return entry["hand"]


@pytest.mark.rule("CE-4.6")
@pytest.mark.parametrize(
    ("cards", "suitcases"),
    [
        (["cook-the-books", "booze", "blood-money"], 2),
        (["shell-company", "booze", "booze"], 2),
        (["casino-skim", "booze", "blood-money", "blood-money"], 3),
        (["charity-gala", "booze"], 1),
        (["offshore-account", "gun", "blood-money", "blood-money"], 4),
    ],
)
def test_laundering_puts_as_many_cards_away_as_it_shows_suitcases(cards: list[str], suitcases: int) -> None:
    state = situation(hands=[[*cards, *["money-5"] * 5]])
    complete(state, cards)
    for _ in range(suitcases):
        assert state.deciders() == [0]
        do(state, 0, "stash money-5")
    assert case(state, 0) == [5] * suitcases
    assert hand(state, 0).count("money-5") == 5 - suitcases
    assert next_seat(state)


@pytest.mark.rule("CE-R20")
def test_some_suitcases_of_a_job_may_be_declined() -> None:
    cards = ["casino-skim", "booze", "blood-money", "blood-money"]
    state = situation(hands=[[*cards, "money-1", "money-1"]])
    complete(state, cards)
    play(state, (0, "stash money-3"), (0, "done"))
    assert (case(state, 0), hand(state, 0)) == ([3], ["money-1", "money-1"])
    assert next_seat(state)


@pytest.mark.rule("CE-4.6", "CE-R21")
@pytest.mark.parametrize("card", ["money-5", "narcotics", "hit", "capo"])
def test_lost_ledger_makes_an_opponent_discard_any_card_of_the_hand(card: str) -> None:
    theirs = ["money-5", "narcotics", "hit", "capo"]
    state = situation(hands=[LEDGER, theirs, ["gun"]], act=2)
    complete(state, LEDGER)
    events = do(state, 0, "against look-discard 1")
    assert told(events, "saw-hand")[0]["cards"] == theirs
    assert [
        ("saw-hand" in heard(events, seat), "looked" in heard(events, seat)) for seat in (0, 1, 2, 7)
    ] == [
        (True, False),
        *[(False, True)] * 3,
    ]
    assert [hand_in_sight(state, viewer, 1) for viewer in (0, 2, None)] == [theirs, None, None]
    assert state.deciders() == [0]
    do(state, 0, f"discard {card}")
    assert hand(state, 1) == [other for other in theirs if other != card]
    assert hand(state, 0) == ["money-3"]
    assert state.view(None)["discards"] == (["hit"] if card == "hit" else [])
    assert supply(state, "money-5") == (30 if card == "money-5" else 29)
    assert supply(state, "narcotics") == (8 if card == "narcotics" else 7)
    assert state.view(None)["allies"] == []
    assert hand_in_sight(state, 0, 1) is None


@pytest.mark.rule("CE-R21")
def test_only_an_opponent_with_cards_can_be_looked_at_allies_included() -> None:
    state = situation(hands=[LEDGER, [], ["capo"]], act=2)
    complete(state, LEDGER)
    refused(state, 0, "against look-discard 0")
    refused(state, 0, "against look-discard 1")
    play(state, (0, "against look-discard 2"), (0, "discard capo"))
    assert hand(state, 2) == []


@pytest.mark.rule("CE-R20")
def test_the_discard_of_lost_ledger_may_be_declined_after_the_look() -> None:
    state = situation(hands=[LEDGER, ["gun"], []])
    complete(state, LEDGER)
    play(state, (0, "against look-discard 1"), (0, "done"))
    assert hand(state, 1) == ["gun"]
    assert next_seat(state)
