"""Safecracker: a look into the safe."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.omerta.cards import SEEN, kind_of
from tests.omerta.situation import (
    LOW,
    SPECTATOR,
    discard_drawn,
    do,
    heard,
    legal,
    refused,
    situation,
    step,
    stock,
    told,
)


@pytest.mark.rule("OM-4.8")
def test_safecracker_looks_at_the_safe_and_exchanges_one_card() -> None:
    state = situation(LOW, pile=["safecracker"], safe=["alibi", "lady", "8", "10"])
    discard_drawn(state)
    events = do(state, 0, "crack")
    assert told(events, "saw-safe") == [{"seat": 0, "cards": ["alibi", "lady", "bottle-8", "bottle-10"]}]
    assert state.view(0)["safe"] == ["alibi", "lady", "bottle-8", "bottle-10"]
    do(state, 0, "exchange 0 3")
    assert stock(state, 0) == ["1", "2", "3", "alibi"]
    assert kind_of(state.safe[0]) == 4
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.8")
def test_only_the_safecracker_sees_the_safe() -> None:
    state = situation(LOW, pile=["safecracker"], safe=["alibi", "lady", "8", "10"])
    discard_drawn(state)
    events = do(state, 0, "crack")
    for viewer in (1, 2, SPECTATOR):
        assert heard(events, viewer) == ["safe-opened"]
    assert told(events, "safe-opened") == [{"seat": 0}]
    assert state.view(1)["safe"] == state.view(None)["safe"] == [None] * 4


@pytest.mark.rule("OM-4.8")
def test_the_card_put_into_the_safe_is_not_looked_at() -> None:
    state = situation(LOW, pile=["safecracker"], safe=["alibi", "lady", "8", "10"])
    discard_drawn(state)
    do(state, 0, "crack")
    events = do(state, 0, "exchange 0 3")
    assert not state.safe[0] >> SEEN
    assert not any("bottle" in str(event.args) for event in events)


@pytest.mark.rule("OM-4.8", "OM-R5")
def test_safecracker_may_decline_before_looking() -> None:
    state = situation(LOW, pile=["safecracker"])
    safe = list(state.safe)
    discard_drawn(state)
    assert sorted(legal(state, 0)) == ["crack", "pass"]
    do(state, 0, "pass")
    assert state.safe == safe
    assert stock(state, 0) == LOW[0]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.8", "OM-R5")
def test_safecracker_must_exchange_after_looking() -> None:
    state = situation(LOW, pile=["safecracker"])
    discard_drawn(state)
    do(state, 0, "crack")
    wanted = [f"exchange {place} {own}" for place in range(4) for own in range(4)]
    assert legal(state, 0) == wanted
    assert refused(state, 0, "pass") == "OM-4.8"


@pytest.mark.rule("OM-R5", "OM-4.8")
def test_safecracker_without_an_unlocked_card_may_not_look() -> None:
    patrol: list[list[Json]] = [["police-patrol", 0, 0, 1, 2]]
    state = situation([["1"], *LOW[1:]], pile=["safecracker"], given=patrol)
    events = discard_drawn(state)
    assert told(events, "saw-safe") == []
    assert (state.active, step(state)) == (1, "turn")
