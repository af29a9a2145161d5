"""Snitch: two cards for opponents."""

from __future__ import annotations

import pytest

from tests.omerta.situation import (
    LOW,
    discard_drawn,
    discards,
    do,
    legal,
    nobody_knows,
    pass_all,
    pile,
    refused,
    situation,
    step,
    stock,
    told,
)


@pytest.mark.rule("OM-4.6")
def test_snitch_deals_both_cards_to_one_opponent() -> None:
    state = situation(LOW, pile=["snitch", "1", "2", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 1")
    assert state.deciders() == [1]
    do(state, 1, "pass")
    assert stock(state, 1) == ["5", "6", "7", "8", "1", "2"]
    assert stock(state, 0) == LOW[0]
    assert stock(state, 2) == LOW[2]


@pytest.mark.rule("OM-4.6")
def test_snitch_deals_one_card_each_to_two_opponents() -> None:
    state = situation(LOW, pile=["snitch", "1", "2", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    pass_all(state)
    assert stock(state, 1) == ["5", "6", "7", "8", "1"]
    assert stock(state, 2) == ["9", "10", "9", "10", "2"]


@pytest.mark.rule("OM-4.6")
def test_nobody_sees_the_cards_that_snitch_deals() -> None:
    state = situation(LOW, pile=["snitch", "1", "2", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    events = pass_all(state)
    assert nobody_knows(state, 1, 4)
    assert nobody_knows(state, 2, 4)
    assert not any("bottle" in str(event.args) for event in events)


@pytest.mark.rule("OM-4.6")
def test_snitch_s_cards_get_new_places_not_the_gaps() -> None:
    state = situation([["1"], [None, "5"], ["9"]], pile=["snitch", "2", "3"])
    discard_drawn(state)
    do(state, 0, "snitch 1 1")
    do(state, 1, "pass")
    assert stock(state, 1) == [None, "5", "2", "3"]


@pytest.mark.rule("OM-R7")
def test_snitch_deals_to_opponents_only() -> None:
    state = situation(LOW, pile=["snitch"])
    discard_drawn(state)
    assert legal(state, 0) == ["snitch 1 1", "snitch 1 2", "snitch 2 2"]
    assert refused(state, 0, "snitch 0 0") == "OM-R7"
    assert refused(state, 0, "snitch 0 1") == "OM-R7"
    assert refused(state, 0, "snitch 2 0") == "OM-R7"


@pytest.mark.rule("OM-R5", "OM-R9")
def test_snitch_with_one_target_deals_both_cards_there() -> None:
    state = situation(LOW, pile=["snitch", "1", "2"], given=[["la-mamma", 1, -1, 2, 1]])
    discard_drawn(state)
    assert legal(state, 0) == ["snitch 2 2"]
    do(state, 0, "snitch 2 2")
    do(state, 2, "pass")
    assert stock(state, 2) == ["9", "10", "9", "10", "1", "2"]


@pytest.mark.rule("OM-R5")
def test_snitch_may_deal_to_a_player_without_cards() -> None:
    state = situation([["1"], [], ["9"]], pile=["snitch", "2", "3"])
    discard_drawn(state)
    do(state, 0, "snitch 1 1")
    assert stock(state, 1) == ["2", "3"]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-R22")
@pytest.mark.parametrize("action", ["snitch 0 2", "snitch 2 0"])
def test_snitch_deals_clockwise_from_the_active_player(action: str) -> None:
    state = situation(LOW, pile=["snitch", "7", "8"], active=1)
    discard_drawn(state)
    do(state, 1, action)
    events = pass_all(state)
    assert [args["seat"] for args in told(events, "dealt")] == [2, 0]
    assert stock(state, 2)[4] == "7"
    assert stock(state, 0)[4] == "8"


@pytest.mark.rule("OM-4.6", "OM-2.4")
def test_the_pile_runs_out_between_snitch_s_two_cards() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch", "7"], discards=["8", "8", "8"], rest_to=0)
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    events = pass_all(state)
    assert told(events, "pile-rebuilt") == [{"count": 4}]
    assert stock(state, 1) == ["5", "7"]
    dealt = stock(state, 2)[1]
    assert sorted([str(dealt), *(str(card) for card in pile(state))]) == ["8", "8", "8", "snitch"]
    assert discards(state) == []


@pytest.mark.rule("OM-4.6", "OM-R2")
def test_the_card_of_snitch_that_is_not_there_is_not_dealt() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch"], rest_to=0)
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    events = pass_all(state)
    assert stock(state, 1) == ["5", "snitch"]
    assert stock(state, 2) == ["9"]
    assert told(events, "no-card-left") == [{"seat": 2}]
    assert pile(state) == discards(state) == []
