"""The draw pile, rebuilt and empty."""

import pytest

from capotavola.engine.values import Json
from tests.omerta.situation import (
    discards,
    do,
    legal,
    pass_all,
    pile,
    refused,
    situation,
    step,
    stock,
    told,
)

KEYS = [b"%d" % number for number in range(30)]


def chance(key: bytes) -> Json:
    return {"key": key.hex(), "counter": 0}


@pytest.mark.rule("OM-2.4", "OM-R2")
def test_the_whole_discard_pile_becomes_the_new_pile() -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4", "lady", "7"], rest_to=2)
    events = do(state, 0, "draw pile")
    assert told(events, "pile-rebuilt") == [{"count": 3}]
    assert discards(state) == []
    held = state.view(0)["held"]
    assert isinstance(held, dict)
    left = {"bottle-4", "lady", "bottle-7"} - {str(held["face"])}
    assert {card if card == "lady" else f"bottle-{card}" for card in pile(state)} == left


@pytest.mark.rule("OM-2.4")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for key in KEYS:
        state = situation([["1"], ["2"], ["3"]], discards=["4", "5", "6", "7"], rest_to=2, chance=chance(key))
        do(state, 0, "draw pile")
        orders.add(tuple(pile(state)))
    assert {order[0] for order in orders} == {"4", "5", "6", "7"}
    assert len(orders) > 10


@pytest.mark.rule("OM-2.4", "OM-2.2")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_card_of_the_new_pile_is_seen_by_its_drawer_only(seat: int | None) -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4", "5"], rest_to=2)
    do(state, 0, "draw pile")
    assert state.view(seat)["held"] == {"seat": 0, "from": "pile", "face": None}


@pytest.mark.rule("OM-R2")
def test_the_pile_is_not_rebuilt_before_a_card_must_come_from_it() -> None:
    state = situation([["1"], ["2"], ["3"]], pile=["witness"], discards=["4", "5"], rest_to=2)
    events = do(state, 0, "draw pile")
    events += do(state, 0, "discard")
    assert pile(state) == []
    assert discards(state) == ["witness", "4", "5"]
    events += do(state, 1, "draw discard")
    assert pile(state) == []
    assert discards(state) == ["4", "5"]
    assert told(events, "pile-rebuilt") == []


@pytest.mark.rule("OM-R2")
def test_an_emptied_discard_pile_does_not_hinder_the_next_discard() -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4"], rest_to=2)
    do(state, 0, "draw pile")
    assert (pile(state), discards(state)) == ([], [])
    do(state, 0, "discard")
    assert discards(state) == ["4"]


@pytest.mark.rule("OM-R2", "OM-2.1")
def test_with_both_piles_empty_a_player_may_call_or_ends_the_turn() -> None:
    state = situation([["1"], ["2"], ["3"]], rest_to=2)
    assert sorted(legal(state, 0)) == ["omerta", "pass"]
    assert refused(state, 0, "draw pile") == "OM-R2"
    assert refused(state, 0, "draw discard") in ("OM-R1", "OM-R2")
    do(state, 0, "pass")
    assert stock(state, 0) == ["1"]
    assert state.deciders() == [1]
    assert step(state) == "turn"


@pytest.mark.rule("OM-R2")
def test_a_player_who_can_neither_draw_nor_call_is_passed_over() -> None:
    state = situation([["1"], ["2"], ["3"]], rest_to=2, given=[["police-patrol", 1, 0, 2, 2]])
    events = do(state, 0, "pass")
    assert told(events, "could-not-draw") == [{"seat": 0}, {"seat": 1}]
    assert state.deciders() == [2]


@pytest.mark.rule("OM-R2")
@pytest.mark.parametrize(
    "given", [["la-mamma", 2, -1, 0, 1], ["police-patrol", 2, 0, 0, 1]], ids=["la-mamma", "patrol"]
)
def test_a_card_due_is_removed_though_its_giver_cannot_draw(given: list[Json]) -> None:
    state = situation([["1"], ["2"], ["3"]], rest_to=2, given=[given])
    do(state, 0, "pass")
    assert state.view(None)["given"] == []
    assert discards(state) == [given[0]]
    assert state.deciders() == [1]
    assert sorted(legal(state, 1)) == ["draw discard", "draw pile", "omerta"]


@pytest.mark.rule("OM-R2")
def test_a_card_is_removed_also_when_its_giver_is_passed_over() -> None:
    state = situation(
        [["1"], ["2"], ["3"]],
        rest_to=2,
        given=[["police-patrol", 1, 0, 2, 2], ["la-mamma", 2, -1, 1, 1]],
    )
    do(state, 0, "pass")
    assert discards(state) == ["la-mamma"]
    assert state.deciders() == [2]
    assert sorted(legal(state, 2)) == ["draw discard", "draw pile", "omerta"]


@pytest.mark.rule("OM-R2")
def test_a_card_that_is_not_there_is_not_dealt() -> None:
    state = situation([["1"], ["2"], ["3"]], pile=["snitch"], rest_to=2)
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    do(state, 0, "snitch 1 1")
    events = pass_all(state)
    assert stock(state, 1) == ["2", "snitch"]
    assert (pile(state), discards(state)) == ([], [])
    assert told(events, "dealt") == [{"seat": 1, "place": 1}]
    assert told(events, "no-card-left") == [{"seat": 1}]
