"""When La Mamma and the patrol leave again."""

from __future__ import annotations

import pytest

from capotavola.games.omerta.cards import GAP
from tests.omerta.situation import (
    BOTTLES,
    FOUR,
    discard_drawn,
    discards,
    do,
    given,
    legal,
    mamma,
    pass_all,
    patrol,
    pile,
    quiet_turn,
    situation,
    step,
    told,
)


@pytest.mark.rule("OM-4.14")
def test_la_mamma_leaves_on_the_giver_s_next_turn_right_after_drawing() -> None:
    state = situation(FOUR, pile=["la-mamma", *BOTTLES])
    discard_drawn(state)
    do(state, 0, "la-mamma 2")
    do(state, 2, "pass")
    quiet_turn(state, 1)
    quiet_turn(state, 3)
    assert state.active == 0
    assert given(state) == [["la-mamma", 2, None]]
    events = do(state, 0, "draw pile")
    assert told(events, "given-removed") == [{"card": "la-mamma", "target": 2}]
    assert step(state) == "holding"
    assert given(state) == []
    assert discards(state)[0] == "la-mamma"
    do(state, 0, "discard")
    assert 2 in state.deciders()


@pytest.mark.rule("OM-4.14")
def test_the_removed_card_cannot_be_the_one_that_is_drawn() -> None:
    state = situation(FOUR, discards=["8"], given=[mamma(1, by=0)])
    events = do(state, 0, "draw discard")
    assert told(events, "took-discard") == [{"seat": 0, "card": "bottle-8"}]
    assert discards(state) == ["la-mamma"]


@pytest.mark.rule("OM-4.14", "OM-2.4")
def test_the_removed_card_is_not_shuffled_into_the_pile_that_is_drawn_from() -> None:
    state = situation([["1"], ["5"], ["9"]], discards=["8", "7"], given=[mamma(1, by=0)], rest_to=2)
    do(state, 0, "draw pile")
    assert discards(state) == ["la-mamma"]
    assert pile(state) in (["8"], ["7"])


@pytest.mark.rule("OM-4.14")
def test_the_patrol_leaves_on_the_giver_s_second_turn_right_after_drawing() -> None:
    state = situation(FOUR[:3], pile=["police-patrol", *BOTTLES])
    discard_drawn(state)
    do(state, 0, "patrol 1 0")
    do(state, 1, "pass")
    for seat in (1, 2, 0, 1, 2):
        quiet_turn(state, seat)
        assert given(state) == [["police-patrol", 1, 0]]
    events = do(state, 0, "draw pile")
    assert told(events, "given-removed") == [{"card": "police-patrol", "target": 1}]
    assert given(state) == []
    assert discards(state)[0] == "police-patrol"


@pytest.mark.rule("OM-4.14", "OM-4.13")
def test_after_the_removal_the_card_is_free_again() -> None:
    state = situation([["1"], ["3", "6"], ["9"]], pile=["3", "8"], given=[patrol(1, 0, by=0, turns=1)])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    assert "snap 0" in legal(state, 1)
    pass_all(state)
    assert "omerta" in legal(state, 1)


@pytest.mark.rule("OM-4.14")
def test_turns_of_others_do_not_count_for_the_removal() -> None:
    state = situation(FOUR, pile=BOTTLES, given=[patrol(3, 0, by=2, turns=1), mamma(1, by=2)])
    quiet_turn(state, 0)
    assert state.active == 2
    assert given(state) == [["police-patrol", 3, 0], ["la-mamma", 1, None]]


@pytest.mark.rule("OM-4.14", "OM-4.1", "OM-R17")
@pytest.mark.parametrize("card", ["la-mamma", "police-patrol"])
def test_a_removed_card_triggers_nothing(card: str) -> None:
    entry = mamma(1, by=0) if card == "la-mamma" else patrol(1, 0, by=0, turns=1)
    state = situation(FOUR, pile=["witness"], given=[entry])
    do(state, 0, "draw pile")
    assert step(state) == "holding"
    do(state, 0, "discard")
    assert step(state) == "turn"
    assert discards(state) == ["witness", card]
    assert given(state) == []


@pytest.mark.rule("OM-4.14", "OM-4.1", "OM-R5")
def test_a_removed_card_that_is_taken_works_when_discarded_later() -> None:
    state = situation([["1"], ["5"], ["9"]], given=[mamma(1, by=0)], rest_to=2)
    do(state, 0, "pass")
    do(state, 1, "draw discard")
    assert step(state) == "holding"
    do(state, 1, "replace 0")
    assert given(state) == []
    pass_all(state)
    quiet_turn(state, 2)
    quiet_turn(state, 0)
    do(state, 1, "draw pile")
    do(state, 1, "replace 0")
    assert legal(state, 1) == ["la-mamma 0", "la-mamma 2"]


@pytest.mark.rule("OM-4.14", "OM-R2")
def test_a_giver_who_cannot_draw_still_removes() -> None:
    state = situation([["1"], ["5"], ["9"]], given=[mamma(1, by=0)], rest_to=2)
    assert legal(state, 0) == ["omerta", "pass"]
    do(state, 0, "pass")
    assert given(state) == []
    assert discards(state) == ["la-mamma"]
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-R17")
def test_a_skipped_turn_of_the_giver_counts_and_the_removal_happens_at_the_skip() -> None:
    state = situation(FOUR[:3], pile=["la-mamma", *BOTTLES], active=1, given=[patrol(2, 0, by=0, turns=1)])
    discard_drawn(state)
    do(state, 1, "la-mamma 0")
    do(state, 0, "pass")
    assert state.active == 2
    assert given(state) == [["police-patrol", 2, 0], ["la-mamma", 0, None]]
    events = quiet_turn(state, 2)
    assert told(events, "turn-skipped") == [{"seat": 0}]
    assert told(events, "given-removed") == [{"card": "police-patrol", "target": 2}]
    assert given(state) == [["la-mamma", 0, None]]
    assert discards(state)[0] == "police-patrol"
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-R17")
def test_a_skip_is_one_of_the_patrol_s_two_turns() -> None:
    state = situation(FOUR[:3], pile=BOTTLES, active=2, given=[patrol(1, 0, by=0), mamma(0, by=1)])
    quiet_turn(state, 2)
    quiet_turn(state, 1)
    quiet_turn(state, 2)
    assert given(state) == [["police-patrol", 1, 0]]
    do(state, 0, "draw pile")
    assert given(state) == []


@pytest.mark.rule("OM-R23")
def test_cards_removed_together_are_discarded_in_the_order_given() -> None:
    state = situation(FOUR[:3], pile=["la-mamma", *BOTTLES], given=[patrol(2, 0, by=0)])
    discard_drawn(state)
    do(state, 0, "la-mamma 1")
    do(state, 1, "pass")
    quiet_turn(state, 2)
    assert given(state) == [["police-patrol", 2, 0], ["la-mamma", 1, None]]
    events = do(state, 0, "draw pile")
    assert [args["card"] for args in told(events, "given-removed")] == ["police-patrol", "la-mamma"]
    assert discards(state)[:2] == ["la-mamma", "police-patrol"]


@pytest.mark.rule("OM-R17", "OM-1.1")
def test_both_are_cleared_at_the_end_of_the_round() -> None:
    state = situation(FOUR[:3], given=[mamma(1, by=0), patrol(1, 0, by=2)])
    do(state, 0, "omerta")
    assert state.view(None)["round"] == 2
    assert given(state) == []
    assert discards(state) == []
    cards = [*state.pile, *state.safe, *(card for cards in state.stocks for card in cards)]
    assert len([card for card in cards if card != GAP]) == 60
    for seat in state.deciders():
        do(state, seat, "peek 0 1")
        do(state, seat, "put-back")
    assert "omerta" in legal(state, state.active)


@pytest.mark.rule("OM-4.15")
def test_la_mamma_and_the_patrol_never_count_in_the_score() -> None:
    state = situation([["1"], ["alibi", "2"], ["9"]], given=[mamma(1, by=0), patrol(1, 0, by=2)])
    scored = told(do(state, 0, "omerta"), "scored")
    assert [args["sum"] for args in scored] == [1, 2, 9]


@pytest.mark.rule("OM-4.15")
def test_they_do_not_count_for_the_giver_either() -> None:
    state = situation([["1"], ["5"], ["9"]], given=[mamma(1, by=0), patrol(1, 0, by=0)])
    scored = told(do(state, 0, "omerta"), "scored")
    assert [args["score"] for args in scored] == [0, 5, 9]
