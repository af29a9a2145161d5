"""When characters work, and Lady, Mole and Gangster."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from tests.omerta.situation import (
    LOW,
    SPECTATOR,
    discard_drawn,
    discards,
    do,
    heard,
    knows,
    legal,
    nobody_knows,
    pass_all,
    refused,
    situation,
    step,
    stock,
    told,
)


def shaken(number: int) -> dict[str, Json]:
    """Another course of chance."""
    return {"key": b"another".hex(), "counter": 64 * number}


@pytest.mark.rule("OM-4.1")
@pytest.mark.parametrize(
    "character", ["lady", "mole", "gangster", "snitch", "driver", "safecracker", "la-mamma", "police-patrol"]
)
def test_a_drawn_character_works_when_discarded(character: str) -> None:
    state = situation(LOW, pile=[character])
    do(state, 0, "draw pile")
    assert step(state) == "holding"
    do(state, 0, "discard")
    assert step(state) == "ability"
    assert state.deciders() == [0]
    assert state.view(None)["character"] == character
    assert discards(state) == [character]


@pytest.mark.rule("OM-4.1")
@pytest.mark.parametrize(
    "character", ["lady", "mole", "gangster", "snitch", "driver", "safecracker", "la-mamma", "police-patrol"]
)
def test_a_replaced_character_works_too(character: str) -> None:
    state = situation([["1", character], *LOW[1:]], pile=["7"])
    do(state, 0, "draw pile")
    do(state, 0, "replace 1")
    assert step(state) == "ability"
    assert state.view(None)["character"] == character


@pytest.mark.rule("OM-4.1")
def test_a_character_that_driver_reveals_does_not_work() -> None:
    state = situation([["lady", "2"], *LOW[1:]], pile=["driver", "6"])
    discard_drawn(state)
    do(state, 0, "driver 0")
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.1", "OM-3.2")
def test_a_character_revealed_in_a_snap_does_not_work() -> None:
    state = situation([["1"], ["mole", "5"], ["8"]], pile=["7", "6"])
    discard_drawn(state)
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    assert (state.active, step(state)) == (1, "turn")
    assert stock(state, 1) == ["mole", "5", "6"]


@pytest.mark.rule("OM-R5", "OM-4.1")
def test_taking_a_character_from_the_discard_pile_triggers_nothing_but_discarding_it_later_does() -> None:
    state = situation(LOW, pile=["1", "1", "8"], discards=["mole"])
    do(state, 0, "draw discard")
    assert step(state) == "holding"
    do(state, 0, "replace 0")
    assert step(state) == "snaps"
    pass_all(state)
    for seat in (1, 2):
        assert state.active == seat
        discard_drawn(state)
        pass_all(state)
    do(state, 0, "draw pile")
    do(state, 0, "replace 0")
    assert step(state) == "ability"
    assert legal(state, 0) == [f"mole {place}" for place in range(4)]


@pytest.mark.rule("OM-4.2")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        pytest.param("lady", 15, marks=pytest.mark.rule("OM-4.3")),
        pytest.param("mole", 15, marks=pytest.mark.rule("OM-4.4")),
        pytest.param("gangster", 15, marks=pytest.mark.rule("OM-4.5")),
        pytest.param("snitch", 20, marks=pytest.mark.rule("OM-4.6")),
        pytest.param("driver", 20, marks=pytest.mark.rule("OM-4.7")),
        pytest.param("safecracker", 15, marks=pytest.mark.rule("OM-4.8")),
        pytest.param("killer", 15, marks=pytest.mark.rule("OM-4.9")),
        pytest.param("witness", 10, marks=pytest.mark.rule("OM-4.10")),
        pytest.param("alibi", 0, marks=pytest.mark.rule("OM-4.11")),
        pytest.param("la-mamma", 15, marks=pytest.mark.rule("OM-4.12")),
        pytest.param("police-patrol", 15, marks=pytest.mark.rule("OM-4.13")),
    ],
)
def test_points_of_a_character_left_in_the_stock(character: str, points: int) -> None:
    state = situation([["1"], [character, "3"], ["9"]])
    scored = told(do(state, 0, "omerta"), "scored")
    assert scored[1]["sum"] == points + 3
    assert scored[1]["score"] == points + 3


@pytest.mark.rule("OM-4.3")
def test_lady_shuffles_the_whole_stock_of_one_opponent() -> None:
    orders = set()
    for number in range(40):
        state = situation(LOW, pile=["lady"], chance=shaken(number))
        discard_drawn(state)
        do(state, 0, "lady 1")
        do(state, 1, "pass")
        assert sorted(str(card) for card in stock(state, 1)) == ["5", "6", "7", "8"]
        assert stock(state, 0) == LOW[0]
        assert stock(state, 2) == LOW[2]
        orders.add(tuple(stock(state, 1)))
    for place in range(4):
        assert {order[place] for order in orders} == {"5", "6", "7", "8"}


@pytest.mark.rule("OM-4.3")
def test_nobody_sees_what_lady_shuffles() -> None:
    state = situation([["1", "2"], ["5@1", "6@*", "7@01", "8@2"], ["9", "10"]], pile=["lady"])
    discard_drawn(state)
    do(state, 0, "lady 1")
    events = do(state, 1, "pass")
    assert all(nobody_knows(state, 1, place) for place in range(4))
    assert told(events, "stock-shuffled") == [{"seat": 1}]
    assert not any("bottle" in str(event.args) for event in events)


@pytest.mark.rule("OM-4.3")
def test_lady_shuffles_cards_not_gaps() -> None:
    for number in range(10):
        state = situation([["1", "2"], [None, "5", None, "6"], ["9"]], pile=["lady"], chance=shaken(number))
        discard_drawn(state)
        do(state, 0, "lady 1")
        do(state, 1, "pass")
        assert [card is None for card in stock(state, 1)] == [True, False, True, False]


@pytest.mark.rule("OM-4.3")
def test_lady_is_for_opponents_only() -> None:
    state = situation(LOW, pile=["lady"])
    discard_drawn(state)
    assert legal(state, 0) == ["lady 1", "lady 2"]
    assert refused(state, 0, "lady 0") == "OM-4.3"


@pytest.mark.rule("OM-R5")
def test_lady_needs_two_unlocked_cards() -> None:
    patrol: list[list[Json]] = [["police-patrol", 1, 0, 2, 2]]
    state = situation([["1"], ["5", "6"], ["8", None, "9"], ["10"]], pile=["lady"], given=patrol)
    discard_drawn(state)
    assert legal(state, 0) == ["lady 2"]
    assert refused(state, 0, "lady 1") == "OM-R5"
    assert refused(state, 0, "lady 3") == "OM-R5"


@pytest.mark.rule("OM-R5")
def test_lady_does_nothing_where_no_opponent_has_two_unlocked_cards() -> None:
    state = situation([["1", "2", "3"], ["5"], []], pile=["lady"])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert discards(state) == ["lady"]


@pytest.mark.rule("OM-4.4")
def test_mole_looks_at_one_own_card_which_stays_where_it_is() -> None:
    state = situation(LOW, pile=["mole"])
    discard_drawn(state)
    assert legal(state, 0) == ["mole 0", "mole 1", "mole 2", "mole 3"]
    events = do(state, 0, "mole 2")
    assert told(events, "saw") == [{"seat": 0, "places": [2], "cards": ["bottle-3"]}]
    do(state, 0, "put-back")
    assert stock(state, 0) == LOW[0]
    assert [knows(state, 0, 0, place) for place in range(4)] == [False, False, True, False]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.4")
def test_only_the_looker_sees_the_mole_s_card() -> None:
    state = situation(LOW, pile=["mole"])
    discard_drawn(state)
    events = do(state, 0, "mole 2")
    for viewer in (1, 2, SPECTATOR):
        assert heard(events, viewer) == ["looked"]
        assert not knows(state, viewer, 0, 2)
    assert all("cards" not in args for args in told(events, "looked"))
    assert "bottle-3" in str(state.view(0)["stocks"])
    assert "bottle-3" not in str(state.view(1)["stocks"])
    assert "bottle-3" not in str(state.view(None)["stocks"])


@pytest.mark.rule("OM-4.4", "OM-R5")
def test_mole_needs_an_unlocked_own_card() -> None:
    state = situation([["1"], *LOW[1:]], pile=["mole"], given=[["police-patrol", 0, 0, 1, 2]])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert nobody_knows(state, 0, 0)


@pytest.mark.rule("OM-4.5")
def test_gangster_swaps_an_own_card_with_an_opponent_s() -> None:
    state = situation(LOW, pile=["gangster"])
    discard_drawn(state)
    do(state, 0, "gangster 0 3 2 1")
    pass_all(state)
    assert stock(state, 0) == ["1", "2", "3", "10"]
    assert stock(state, 1) == LOW[1]
    assert stock(state, 2) == ["9", "4", "9", "10"]


@pytest.mark.rule("OM-4.5")
def test_gangster_swaps_the_cards_of_two_opponents() -> None:
    state = situation(LOW, pile=["gangster"])
    discard_drawn(state)
    do(state, 0, "gangster 1 0 2 3")
    pass_all(state)
    assert stock(state, 0) == LOW[0]
    assert stock(state, 1) == ["10", "6", "7", "8"]
    assert stock(state, 2) == ["9", "10", "9", "5"]


@pytest.mark.rule("OM-4.5")
def test_gangster_s_cards_are_not_looked_at() -> None:
    state = situation(LOW, pile=["gangster"])
    discard_drawn(state)
    do(state, 0, "gangster 0 0 1 0")
    events = pass_all(state)
    assert nobody_knows(state, 0, 0)
    assert nobody_knows(state, 1, 0)
    assert not any("bottle" in str(event.args) for event in events)


@pytest.mark.rule("OM-R6")
def test_gangster_s_two_cards_belong_to_different_players() -> None:
    state = situation(LOW, pile=["gangster"])
    discard_drawn(state)
    for seat in range(3):
        assert refused(state, 0, f"gangster {seat} 0 {seat} 1") == "OM-R6"
    pairs = {tuple(action.split()[1::2]) for action in legal(state, 0)}
    assert pairs == {("0", "1"), ("0", "2"), ("1", "2")}
    assert len(legal(state, 0)) == 3 * 4 * 4


@pytest.mark.rule("OM-R5", "OM-R6")
def test_gangster_does_nothing_where_only_one_player_has_cards() -> None:
    state = situation([["1", "2"], [], [None]], pile=["gangster"])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert stock(state, 0) == ["1", "2"]


@pytest.mark.rule("OM-R5")
def test_gangster_must_be_used_even_where_only_the_opponents_can_swap() -> None:
    state = situation([[], ["5"], ["6"]], pile=["gangster"])
    discard_drawn(state)
    assert legal(state, 0) == ["gangster 1 0 2 0"]


@pytest.mark.rule("OM-R5", "OM-4.7")
@pytest.mark.parametrize("character", ["driver", "mole", "safecracker"])
def test_without_an_own_card_these_do_nothing(character: str) -> None:
    state = situation([[None], *LOW[1:]], pile=[character])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert discards(state) == [character]


@pytest.mark.rule("OM-4.9", "OM-4.10", "OM-4.11")
@pytest.mark.parametrize("character", ["killer", "witness", "alibi"])
def test_these_do_nothing_when_discarded(character: str) -> None:
    state = situation(LOW, pile=[character])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert discards(state) == [character]
    assert [stock(state, seat) for seat in range(3)] == LOW


@pytest.mark.rule("OM-R5")
@pytest.mark.parametrize("character", ["lady", "mole", "gangster", "snitch", "la-mamma", "police-patrol"])
def test_an_ability_with_a_target_must_be_used(character: str) -> None:
    state = situation(LOW, pile=[character])
    discard_drawn(state)
    assert "pass" not in legal(state, 0)
    assert refused(state, 0, "pass") == "OM-R5"


@pytest.mark.rule("OM-R5")
def test_the_character_lies_on_the_discard_pile_while_it_works() -> None:
    state = situation(LOW, pile=["gangster"], discards=["8"])
    discard_drawn(state)
    assert discards(state) == ["gangster", "8"]
    do(state, 0, "gangster 0 0 1 0")
    assert discards(state) == ["gangster", "8"]
    do(state, 1, "pass")
    assert discards(state) == ["gangster", "8"]


@pytest.mark.rule("OM-4.1")
def test_a_character_opens_no_snap() -> None:
    state = situation([["1"], ["witness"], ["9"]], pile=["witness"])
    events = discard_drawn(state)
    assert told(events, "snap-opened") == []
    assert stock(state, 1) == ["witness"]
    assert state.active == 1
