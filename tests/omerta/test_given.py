"""La Mamma and the patrol: what they do while they lie there."""

from __future__ import annotations

import pytest

from tests.omerta.situation import (
    BOTTLES,
    FOUR,
    discard_drawn,
    discards,
    do,
    given,
    knows,
    legal,
    mamma,
    pass_all,
    patrol,
    pile,
    quiet_turn,
    refused,
    situation,
    step,
    stock,
    told,
)


@pytest.mark.rule("OM-4.12", "OM-R5")
def test_la_mamma_moves_from_the_discard_pile_to_another_player() -> None:
    state = situation(FOUR, pile=["la-mamma", *BOTTLES], discards=["8"])
    discard_drawn(state)
    assert discards(state) == ["la-mamma", "8"]
    assert legal(state, 0) == ["la-mamma 1", "la-mamma 2", "la-mamma 3"]
    assert refused(state, 0, "la-mamma 0") == "OM-4.12"
    do(state, 0, "la-mamma 2")
    assert discards(state) == ["la-mamma", "8"]
    do(state, 2, "pass")
    assert given(state) == [["la-mamma", 2, None]]
    assert discards(state) == ["8"]
    assert stock(state, 2) == ["9", "10"]


@pytest.mark.rule("OM-4.12", "OM-4.14")
def test_the_player_under_la_mamma_skips_exactly_one_turn() -> None:
    state = situation(FOUR, pile=["la-mamma", *BOTTLES])
    discard_drawn(state)
    do(state, 0, "la-mamma 2")
    do(state, 2, "pass")
    events = quiet_turn(state, 1)
    assert told(events, "turn-skipped") == [{"seat": 2}]
    quiet_turn(state, 3)
    quiet_turn(state, 0)
    quiet_turn(state, 1)
    assert (state.active, step(state)) == (2, "turn")
    assert "omerta" in legal(state, 2)


@pytest.mark.rule("OM-4.12")
def test_the_player_under_la_mamma_does_not_call_omerta() -> None:
    state = situation(FOUR, pile=BOTTLES, given=[mamma(1, by=3)])
    quiet_turn(state, 0)
    assert state.active == 2
    assert legal(state, 1) == []


@pytest.mark.rule("OM-4.12", "OM-R9")
def test_the_player_under_la_mamma_cannot_snap() -> None:
    state = situation([["1"], ["7", "5"], ["7"], ["8"]], pile=["7"], given=[mamma(1, by=3)])
    discard_drawn(state)
    assert state.deciders() == [0, 2, 3]
    assert legal(state, 1) == []
    assert refused(state, 1, "snap 0") == "OM-4.12"


@pytest.mark.rule("OM-4.12")
def test_the_player_under_la_mamma_cannot_snap_on_driver_s_second_bottle_either() -> None:
    state = situation([["4", "7", "1"], ["7", "5"], ["7"], ["8"]], pile=["driver"], given=[mamma(1, by=3)])
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    pass_all(state)
    assert state.view(None)["snap"] == "bottle-7"
    assert state.deciders() == [0, 2, 3]


@pytest.mark.rule("OM-4.12", "OM-R9")
@pytest.mark.parametrize("verb", ["lady 1", "snitch 1 1", "snitch 1 2", "snitch 1 3"])
def test_under_la_mamma_a_stock_is_neither_shuffled_nor_given_cards(verb: str) -> None:
    state = situation(FOUR, pile=[verb.split(maxsplit=1)[0]], given=[mamma(1, by=3)])
    discard_drawn(state)
    assert verb not in legal(state, 0)
    assert refused(state, 0, verb) == "OM-R9"
    assert len(legal(state, 0)) == (2 if verb == "lady 1" else 3)


@pytest.mark.rule("OM-R9")
def test_a_second_la_mamma_is_not_given_to_the_same_player() -> None:
    state = situation(
        FOUR,
        active=2,
        given=[mamma(1, by=0)],
        pile=["la-mamma"],
        pairs=True,
    )
    do(state, 2, "draw pile")
    do(state, 2, "discard")
    assert legal(state, 2) == ["la-mamma 0", "la-mamma 3"]
    assert refused(state, 2, "la-mamma 1") == "OM-R9"


@pytest.mark.rule("OM-R9")
def test_gangster_may_swap_a_card_of_the_player_under_la_mamma() -> None:
    state = situation(FOUR, pile=["gangster"], given=[mamma(1, by=3)])
    discard_drawn(state)
    do(state, 0, "gangster 0 1 1 0")
    assert stock(state, 0) == ["1", "5"]
    assert stock(state, 1) == ["2", "6"]


@pytest.mark.rule("OM-R9", "OM-R17")
def test_a_patrol_may_be_put_on_a_card_of_the_player_under_la_mamma() -> None:
    state = situation(FOUR, pile=["police-patrol"], given=[mamma(1, by=3)])
    discard_drawn(state)
    do(state, 0, "patrol 1 1")
    assert given(state) == [["la-mamma", 1, None], ["police-patrol", 1, 1]]


@pytest.mark.rule("OM-R17")
def test_la_mamma_may_be_given_to_a_player_under_patrol() -> None:
    state = situation(FOUR, pile=["la-mamma", *BOTTLES], given=[patrol(1, 0, by=3)])
    discard_drawn(state)
    do(state, 0, "la-mamma 1")
    do(state, 1, "pass")
    assert given(state) == [["police-patrol", 1, 0], ["la-mamma", 1, None]]
    assert state.active == 2


@pytest.mark.rule("OM-4.13", "OM-R5")
def test_the_patrol_moves_from_the_discard_pile_onto_one_card_of_another_player() -> None:
    state = situation([["1"], ["5", None], ["9"]], pile=["police-patrol"], discards=["8"])
    discard_drawn(state)
    assert legal(state, 0) == ["patrol 1 0", "patrol 2 0"]
    assert refused(state, 0, "patrol 0 0") == "OM-4.13"
    do(state, 0, "patrol 1 0")
    assert discards(state) == ["police-patrol", "8"]
    do(state, 1, "pass")
    assert given(state) == [["police-patrol", 1, 0]]
    assert discards(state) == ["8"]
    assert stock(state, 1) == ["5", None]


@pytest.mark.rule("OM-4.13")
def test_a_locked_card_cannot_be_replaced() -> None:
    state = situation(FOUR, discards=["8"], given=[patrol(0, 0, by=1)])
    do(state, 0, "draw discard")
    assert legal(state, 0) == ["replace 1"]
    assert refused(state, 0, "replace 0") == "OM-4.13"


@pytest.mark.rule("OM-4.13")
def test_a_locked_card_cannot_be_snapped() -> None:
    state = situation([["1"], ["7", "5"], ["9"]], pile=["7"], given=[patrol(1, 0, by=2)])
    discard_drawn(state)
    assert legal(state, 1) == ["pass", "snap 1"]
    assert refused(state, 1, "snap 0") == "OM-4.13"


@pytest.mark.rule("OM-4.13", "OM-R10")
@pytest.mark.parametrize(
    ("character", "wanted"),
    [("mole", ["mole 1"]), ("driver", ["driver", "driver 1"])],
)
def test_mole_and_driver_cannot_use_a_locked_card(character: str, wanted: list[str]) -> None:
    state = situation(FOUR, pile=[character], given=[patrol(0, 0, by=1)])
    discard_drawn(state)
    assert legal(state, 0) == wanted
    assert refused(state, 0, f"{character} 0") == "OM-4.13"


@pytest.mark.rule("OM-4.13", "OM-R10")
def test_safecracker_cannot_exchange_a_locked_card() -> None:
    state = situation(FOUR, pile=["safecracker"], given=[patrol(0, 0, by=1)])
    discard_drawn(state)
    do(state, 0, "crack")
    assert legal(state, 0) == [f"exchange {place} 1" for place in range(4)]
    assert refused(state, 0, "exchange 2 0") == "OM-4.13"


@pytest.mark.rule("OM-4.13", "OM-R10", "OM-R5")
@pytest.mark.parametrize("owner", [0, 1])
def test_gangster_cannot_swap_a_locked_card(owner: int) -> None:
    state = situation(FOUR[:3], pile=["gangster"], given=[patrol(owner, 0, by=2)])
    discard_drawn(state)
    assert refused(state, 0, "gangster 0 0 1 0") == "OM-4.13"
    assert refused(state, 0, f"gangster {owner} 0 2 0") == "OM-4.13"
    assert len(legal(state, 0)) == 2 + 2 + 4


@pytest.mark.rule("OM-R10")
def test_a_locked_card_stays_in_its_place_when_lady_shuffles() -> None:
    orders = set()
    for number in range(30):
        state = situation(
            [["1"], ["5", "6@1", "7", "8"], ["9"]],
            pile=["lady"],
            given=[patrol(1, 1, by=2)],
            chance={"key": b"another".hex(), "counter": 64 * number},
        )
        discard_drawn(state)
        do(state, 0, "lady 1")
        do(state, 1, "pass")
        orders.add(tuple(stock(state, 1)))
        assert stock(state, 1)[1] == "6"
        assert knows(state, 1, 1, 1)
    assert len(orders) == 6


@pytest.mark.rule("OM-R10")
def test_there_is_one_patrol_per_card() -> None:
    state = situation(
        FOUR[:3],
        active=2,
        given=[patrol(1, 0, by=0)],
        pile=["police-patrol"],
        pairs=True,
    )
    do(state, 2, "draw pile")
    do(state, 2, "discard")
    assert legal(state, 2) == ["patrol 0 0", "patrol 0 1", "patrol 1 1"]
    assert refused(state, 2, "patrol 1 0") == "OM-R10"


@pytest.mark.rule("OM-R5", "OM-4.13")
def test_the_patrol_does_nothing_where_no_opponent_has_a_card() -> None:
    state = situation([["1", "2"], [None], []], pile=["police-patrol"])
    discard_drawn(state)
    assert (state.active, step(state)) == (1, "turn")
    assert discards(state) == ["police-patrol"]
    assert given(state) == []


@pytest.mark.rule("OM-4.13")
def test_under_patrol_a_player_cannot_call_omerta() -> None:
    state = situation(FOUR, pile=BOTTLES, given=[patrol(0, 0, by=1)])
    assert "omerta" not in legal(state, 0)
    assert refused(state, 0, "omerta") == "OM-4.13"
    quiet_turn(state, 0)
    assert "omerta" in legal(state, 1)


@pytest.mark.rule("OM-4.13")
def test_with_only_a_locked_card_the_player_draws_from_the_pile_and_discards() -> None:
    state = situation([[None, "1"], *FOUR[1:]], pile=["3"], discards=["8"], given=[patrol(0, 1, by=1)])
    assert legal(state, 0) == ["draw pile"]
    do(state, 0, "draw pile")
    assert legal(state, 0) == ["discard"]
    do(state, 0, "discard")
    assert discards(state) == ["3", "8"]
    assert stock(state, 0) == [None, "1"]
    assert state.deciders() == [1, 2, 3]


@pytest.mark.rule("OM-4.13", "OM-4.15")
def test_the_locked_card_counts_in_the_score_and_the_patrol_does_not() -> None:
    state = situation([["1"], ["5", "6"], ["9"]], given=[patrol(1, 0, by=2)])
    scored = told(do(state, 0, "omerta"), "scored")
    assert (scored[1]["cards"], scored[1]["sum"], scored[1]["score"]) == (["bottle-5", "bottle-6"], 11, 11)


@pytest.mark.rule("OM-4.13", "OM-3.2")
def test_a_penalty_card_frees_a_player_with_a_locked_card() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch", "2", "3"], given=[patrol(1, 0, by=2)])
    discard_drawn(state)
    do(state, 0, "snitch 1 1")
    assert "draw discard" in legal(state, 1)
    assert "omerta" not in legal(state, 1)


@pytest.mark.rule("OM-R21")
def test_la_mamma_being_given_is_not_shuffled_into_a_new_pile() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["la-mamma"], discards=["8", "8"], rest_to=2)
    discard_drawn(state)
    do(state, 0, "la-mamma 1")
    events = do(state, 1, "reveal 0")
    assert told(events, "pile-rebuilt") == [{"count": 2}]
    assert stock(state, 1) == ["5", "8"]
    assert pile(state) == ["8"]
    assert discards(state) == []
    assert given(state) == [["la-mamma", 1, None]]


@pytest.mark.rule("OM-R21")
def test_a_patrol_being_given_is_not_shuffled_into_a_new_pile() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["police-patrol"], discards=["8", "8"], rest_to=2)
    discard_drawn(state)
    do(state, 0, "patrol 1 0")
    do(state, 1, "reveal 0")
    assert stock(state, 1) == ["5", "8"]
    assert pile(state) == ["8"]
    assert given(state) == [["police-patrol", 1, 0]]


@pytest.mark.rule("OM-R21", "OM-R2")
def test_with_nothing_but_the_given_card_no_penalty_card_is_dealt() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["la-mamma"], rest_to=2)
    discard_drawn(state)
    do(state, 0, "la-mamma 1")
    events = do(state, 1, "reveal 0")
    assert told(events, "no-card-left") == [{"seat": 1}]
    assert stock(state, 1) == ["5"]
    assert given(state) == [["la-mamma", 1, None]]
    assert discards(state) == []
