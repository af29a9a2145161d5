"""Driver: up to two bottles at once."""

from __future__ import annotations

import pytest

from capotavola.engine.refusal import IllegalAction
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import (
    EVERYBODY,
    LOW,
    discard_drawn,
    discards,
    do,
    heard,
    knows,
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


def everybody_knows(state: OmertaState, seat: int, place: int) -> bool:
    return all(knows(state, viewer, seat, place) for viewer in EVERYBODY)


@pytest.mark.rule("OM-4.7", "OM-R4")
def test_driver_chooses_none_one_or_two_own_cards_in_any_order() -> None:
    state = situation([["1", None, "2"], *LOW[1:]], pile=["driver"])
    discard_drawn(state)
    assert sorted(legal(state, 0)) == ["driver", "driver 0", "driver 0 2", "driver 2", "driver 2 0"]
    assert refused(state, 0, "driver 0 0") == "OM-4.7"


@pytest.mark.rule("OM-R4", "OM-R5")
def test_driver_may_discard_none() -> None:
    state = situation(LOW, pile=["driver"])
    discard_drawn(state)
    do(state, 0, "driver")
    assert stock(state, 0) == LOW[0]
    assert discards(state) == ["driver"]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.7", "OM-R4", "OM-3.1")
def test_driver_discards_one_bottle_which_opens_a_snap() -> None:
    state = situation([["1", "7", "3"], ["5", "7"], ["9"]], pile=["driver"])
    discard_drawn(state)
    do(state, 0, "driver 1")
    assert stock(state, 0) == ["1", None, "3"]
    assert discards(state) == ["7", "driver"]
    assert (step(state), state.view(None)["snap"]) == ("snaps", "bottle-7")
    assert state.deciders() == [0, 1, 2]
    do(state, 0, "pass")
    do(state, 1, "snap 1")
    do(state, 2, "pass")
    assert discards(state) == ["7", "7", "driver"]
    assert stock(state, 1) == ["5", None]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-R4", "OM-R19")
def test_driver_s_bottles_are_discarded_in_the_order_chosen() -> None:
    state = situation(LOW, pile=["driver"])
    discard_drawn(state)
    do(state, 0, "driver 3 1")
    assert discards(state) == ["4", "driver"]
    assert state.view(None)["snap"] == "bottle-4"
    pass_all(state)
    assert discards(state) == ["2", "4", "driver"]
    assert state.view(None)["snap"] == "bottle-2"
    pass_all(state)
    assert stock(state, 0) == ["1", None, "3", None]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-R4")
def test_driver_s_second_bottle_opens_its_own_snap() -> None:
    state = situation([["4", "7", "1"], ["4", "7"], ["7"]], pile=["driver"])
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    assert (step(state), state.view(None)["snap"]) == ("snaps", "bottle-7")
    assert state.deciders() == [0, 1, 2]
    do(state, 0, "pass")
    do(state, 1, "pass")
    do(state, 2, "snap 0")
    assert discards(state) == ["7", "7", "4", "4", "driver"]
    assert (stock(state, 1), stock(state, 2)) == ([None, "7"], [None])


@pytest.mark.rule("OM-R19")
def test_driver_s_second_bottle_cannot_be_snapped_on_the_first() -> None:
    state = situation([["7", "7", "1"], ["5"], ["9"]], pile=["driver"])
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    assert stock(state, 0) == [None, None, "1"]
    assert legal(state, 0) == ["pass", "snap 2"]
    with pytest.raises(IllegalAction):
        do(state, 0, "snap 1")
    assert state.view(1)["second"] == "bottle-7"


@pytest.mark.rule("OM-R19", "OM-R2")
def test_driver_s_second_bottle_waits_beside_the_discard_pile() -> None:
    state = situation([["4", "7"], ["5"], ["9"]], pile=["driver"], rest_to=0)
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    penalty = stock(state, 1)[1]
    assert sorted([str(penalty), *(str(card) for card in pile(state))]) == ["4", "driver"]
    assert discards(state) == ["7"]
    assert state.view(None)["snap"] == "bottle-7"


@pytest.mark.rule("OM-R4")
def test_everybody_sees_what_driver_reveals() -> None:
    state = situation(LOW, pile=["driver"])
    discard_drawn(state)
    events = do(state, 0, "driver 3 1")
    shown = {"seat": 0, "places": [3, 1], "cards": ["bottle-4", "bottle-2"]}
    assert told(events, "driver-showed") == [shown]
    assert all("driver-showed" in heard(events, viewer) for viewer in EVERYBODY)


@pytest.mark.rule("OM-4.7", "OM-R4")
@pytest.mark.parametrize("action", ["driver 0 1", "driver 1 0"])
def test_driver_with_a_character_takes_all_back_and_draws_one_penalty_card(action: str) -> None:
    state = situation([["7", "lady", "1"], ["7"], ["9"]], pile=["driver", "6", "5"])
    discard_drawn(state)
    events = do(state, 0, action)
    assert stock(state, 0) == ["7", "lady", "1", "6"]
    assert discards(state) == ["driver"]
    assert told(events, "snap-opened") == []
    assert (state.active, step(state)) == (1, "turn")
    assert everybody_knows(state, 0, 0)
    assert everybody_knows(state, 0, 1)
    assert nobody_knows(state, 0, 2)
    assert nobody_knows(state, 0, 3)


@pytest.mark.rule("OM-4.7", "OM-R4")
def test_driver_with_two_characters_draws_only_one_penalty_card() -> None:
    state = situation([["alibi", "lady"], ["7"], ["9"]], pile=["driver", "6", "5"])
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    assert stock(state, 0) == ["alibi", "lady", "6"]


@pytest.mark.rule("OM-4.7")
def test_driver_with_a_single_character_takes_it_back() -> None:
    state = situation([["alibi", "2"], ["7"], ["9"]], pile=["driver", "6"])
    discard_drawn(state)
    do(state, 0, "driver 0")
    assert stock(state, 0) == ["alibi", "2", "6"]
    assert everybody_knows(state, 0, 0)
