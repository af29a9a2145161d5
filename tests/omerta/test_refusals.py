"""Every refusal names the rule that stands against the action."""

from __future__ import annotations

import pytest

from capotavola.engine.refusal import IllegalAction
from capotavola.engine.values import Json
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import GAME, discards, do, pass_all, situation, step, stock

LOW: list[list[str | None]] = [["1", "2"], ["5", "6"], ["9", "10"]]
MAMMA_ON_1: list[list[Json]] = [["la-mamma", 1, -1, 2, 1]]
PATROL_ON_0: list[list[Json]] = [["police-patrol", 0, 0, 1, 2]]
PATROL_ON_1: list[list[Json]] = [["police-patrol", 1, 0, 2, 2]]


def why(state: OmertaState, seat: int, action: str) -> tuple[str, str]:
    """The rule and the reason; the action must change nothing."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, action)
    assert GAME.dump(state) == before
    return caught.value.refusal.rule, caught.value.refusal.reason


def args(state: OmertaState, seat: int, action: str) -> dict[str, Json]:
    refusal = state.why_not(seat, GAME.parse(action))
    assert refusal is not None
    return refusal.args


def peeking() -> OmertaState:
    state = GAME.start(3, b"refusals")
    assert isinstance(state, OmertaState)
    return state


def discarding(
    card: str, stocks: list[list[str | None]] = LOW, given: list[list[Json]] | None = None
) -> OmertaState:
    """Seat 0 has drawn and discarded that card."""
    state = situation(stocks, pile=[card, "3", "4"], given=given)
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    return state


@pytest.mark.rule("OM-1.7")
def test_the_game_is_over() -> None:
    state = situation(LOW, round=3, scores=[0] * 6)
    do(state, 0, "omerta")
    assert state.outcome() is not None
    assert why(state, 0, "draw pile") == ("OM-1.7", "game-over")


@pytest.mark.rule("OM-1.1")
def test_there_is_no_such_seat() -> None:
    assert why(situation(LOW), 3, "draw pile") == ("OM-1.1", "no-such-seat")
    assert why(discarding("lady"), 0, "lady 3") == ("OM-1.1", "no-such-seat")
    assert why(discarding("gangster"), 0, "gangster 0 0 3 0") == ("OM-1.1", "no-such-seat")
    assert why(discarding("snitch"), 0, "snitch 1 3") == ("OM-1.1", "no-such-seat")
    assert why(discarding("la-mamma"), 0, "la-mamma 3") == ("OM-1.1", "no-such-seat")
    assert why(discarding("police-patrol"), 0, "patrol 3 0") == ("OM-1.1", "no-such-seat")


@pytest.mark.rule("OM-1.6")
def test_everybody_looks_once_at_two_of_their_four_cards() -> None:
    state = peeking()
    assert why(state, 1, "draw pile") == ("OM-1.6", "look-first")
    assert why(state, 1, "put-back") == ("OM-1.6", "look-first")
    assert why(state, 1, "peek 2 2") == ("OM-1.6", "two-of-your-four")
    assert why(state, 1, "peek 0 4") == ("OM-1.6", "two-of-your-four")
    do(state, 1, "peek 0 3")
    do(state, 1, "put-back")
    assert why(state, 1, "peek 1 2") == ("OM-1.6", "looked-already")


@pytest.mark.rule("OM-R18")
def test_cards_that_are_looked_at_are_put_back_first() -> None:
    state = peeking()
    do(state, 1, "peek 0 3")
    assert why(state, 1, "peek 1 2") == ("OM-R18", "put-back-first")
    state = discarding("mole")
    do(state, 0, "mole 0")
    assert why(state, 0, "mole 1") == ("OM-R18", "put-back-first")
    assert why(state, 1, "draw pile") == ("OM-R15", "not-your-turn")


@pytest.mark.rule("OM-R15")
def test_it_is_not_your_turn() -> None:
    state = situation(LOW, active=1)
    assert why(state, 0, "draw pile") == ("OM-R15", "not-your-turn")
    assert args(state, 0, "draw pile") == {"seat": 1}
    do(state, 1, "draw pile")
    assert why(state, 2, "omerta") == ("OM-R15", "not-your-turn")


@pytest.mark.rule("OM-4.13")
def test_a_patrol_forbids_omerta() -> None:
    state = situation(LOW, given=PATROL_ON_0)
    assert why(state, 0, "omerta") == ("OM-4.13", "patrol-forbids-omerta")


@pytest.mark.rule("OM-R1")
def test_there_is_nothing_to_take_from_an_empty_discard_pile() -> None:
    assert why(situation(LOW), 0, "draw discard") == ("OM-R1", "discards-empty")


@pytest.mark.rule("OM-R24")
@pytest.mark.parametrize("given", [None, PATROL_ON_0])
def test_with_nothing_to_replace_nobody_takes_a_discard(given: list[list[Json]] | None) -> None:
    state = situation([["1"] if given else [None], *LOW[1:]], discards=["8"], given=given)
    assert why(state, 0, "draw discard") == ("OM-R24", "nothing-to-replace")


@pytest.mark.rule("OM-R2")
def test_there_is_nothing_to_draw_from_empty_piles() -> None:
    state = situation(LOW, rest_to=2)
    assert why(state, 0, "draw pile") == ("OM-R2", "piles-empty")


@pytest.mark.rule("OM-2.2")
def test_a_turn_begins_with_drawing() -> None:
    state = situation(LOW)
    assert why(state, 0, "pass") == ("OM-2.2", "must-draw")
    assert why(state, 0, "replace 0") == ("OM-2.2", "draw-first")
    assert why(state, 0, "discard") == ("OM-2.2", "draw-first")


@pytest.mark.rule("OM-2.1", "OM-2.2", "OM-2.3")
def test_after_drawing_one_replaces_or_discards() -> None:
    state = situation(LOW, discards=["8"])
    do(state, 0, "draw pile")
    assert why(state, 0, "omerta") == ("OM-2.1", "call-before-drawing")
    assert why(state, 0, "draw discard") == ("OM-2.2", "drawn-already")
    assert why(state, 0, "pass") == ("OM-2.3", "replace-or-discard")
    assert why(state, 0, "replace 2") == ("OM-2.3", "no-card-there")
    assert args(state, 0, "replace 2") == {"place": 2}


@pytest.mark.rule("OM-2.3")
def test_what_was_taken_from_the_discard_pile_is_kept() -> None:
    state = situation(LOW, discards=["8"])
    do(state, 0, "draw discard")
    assert why(state, 0, "discard") == ("OM-2.3", "keep-taken-discard")


@pytest.mark.rule("OM-2.3", "OM-R15")
def test_a_gap_cannot_be_replaced() -> None:
    state = situation([[None, "2"], *LOW[1:]])
    do(state, 0, "draw pile")
    assert why(state, 0, "replace 0") == ("OM-2.3", "no-card-there")


@pytest.mark.rule("OM-4.13")
def test_a_locked_card_cannot_be_used() -> None:
    state = situation(LOW, given=PATROL_ON_0)
    do(state, 0, "draw pile")
    assert why(state, 0, "replace 0") == ("OM-4.13", "card-locked")
    assert args(state, 0, "replace 0") == {"place": 0}
    assert why(discarding("7", given=PATROL_ON_0), 0, "snap 0") == ("OM-4.13", "card-locked")
    assert why(discarding("mole", given=PATROL_ON_0), 0, "mole 0") == ("OM-4.13", "card-locked")
    driver = discarding("driver", given=PATROL_ON_0)
    assert why(driver, 0, "driver 0") == ("OM-4.13", "card-locked")
    assert why(driver, 0, "driver 1 0") == ("OM-4.13", "card-locked")
    gangster = discarding("gangster", given=PATROL_ON_0)
    assert why(gangster, 0, "gangster 0 0 1 0") == ("OM-4.13", "card-locked")
    assert why(gangster, 0, "gangster 2 0 0 0") == ("OM-4.13", "card-locked")
    safecracker = discarding("safecracker", given=PATROL_ON_0)
    do(safecracker, 0, "crack")
    assert why(safecracker, 0, "exchange 0 0") == ("OM-4.13", "card-locked")
    lady = discarding("lady", [["1"], ["5", "6", "7"], ["9"]], PATROL_ON_1)
    do(lady, 0, "lady 1")
    assert why(lady, 1, "reveal 0") == ("OM-4.13", "card-locked")


@pytest.mark.rule("OM-3.1", "OM-4.9", "OM-1.6", "OM-4.1")
@pytest.mark.parametrize("drawn", [False, True])
def test_some_things_belong_to_another_moment(drawn: bool) -> None:
    state = situation(LOW, discards=["lady"])
    if drawn:
        do(state, 0, "draw pile")
    assert why(state, 0, "snap 0") == ("OM-3.1", "no-snap-open")
    assert why(state, 0, "reveal 0") == ("OM-4.9", "nothing-to-answer")
    assert why(state, 0, "peek 0 1") == ("OM-1.6", "not-looking")
    assert why(state, 0, "put-back") == ("OM-1.6", "not-looking")
    for action in ("lady 1", "mole 0", "driver", "crack", "exchange 0 0", "patrol 1 0", "la-mamma 1"):
        assert why(state, 0, action) == ("OM-4.1", "character-not-discarded")


@pytest.mark.rule("OM-R3")
def test_a_snap_is_settled_before_anything_else() -> None:
    state = discarding("7")
    assert why(state, 1, "draw pile") == ("OM-R3", "snap-first")
    assert why(state, 0, "omerta") == ("OM-R3", "snap-first")
    assert why(state, 1, "reveal 0") == ("OM-R3", "snap-first")


@pytest.mark.rule("OM-R3", "OM-3.1")
def test_one_attempt_in_each_snap_with_a_card_that_is_there() -> None:
    state = discarding("7", [["1"], [None, "5"], ["9"]])
    assert why(state, 1, "snap 0") == ("OM-3.1", "no-card-there")
    do(state, 1, "snap 1")
    assert why(state, 1, "snap 1") == ("OM-R3", "one-attempt")


@pytest.mark.rule("OM-R3")
def test_who_has_nothing_to_reveal_is_not_asked_in_a_snap() -> None:
    assert why(discarding("7", [["1"], [None], ["9"]]), 1, "pass") == ("OM-R3", "nothing-to-reveal")
    locked = discarding("7", [["1"], ["7"], ["9"]], PATROL_ON_1)
    assert why(locked, 1, "snap 0") == ("OM-R3", "nothing-to-reveal")


@pytest.mark.rule("OM-4.12", "OM-R9")
def test_la_mamma_forbids_to_reveal() -> None:
    assert why(discarding("7", given=MAMMA_ON_1), 1, "snap 0") == ("OM-4.12", "la-mamma-forbids")
    state = discarding("gangster", given=MAMMA_ON_1)
    do(state, 0, "gangster 1 0 2 0")
    assert state.deciders() == [2]
    assert why(state, 1, "reveal 0") == ("OM-4.12", "la-mamma-forbids")


@pytest.mark.rule("OM-R8")
def test_only_those_aimed_at_answer_and_before_anything_else() -> None:
    state = discarding("snitch")
    do(state, 0, "snitch 1 1")
    assert why(state, 2, "reveal 0") == ("OM-R8", "not-aimed-at")
    assert why(state, 0, "pass") == ("OM-R8", "not-aimed-at")
    assert why(state, 1, "draw pile") == ("OM-R8", "answer-first")
    assert why(state, 1, "snap 0") == ("OM-R8", "answer-first")


@pytest.mark.rule("OM-R8", "OM-R20")
def test_an_answer_cannot_be_changed() -> None:
    state = discarding("snitch")
    do(state, 0, "snitch 1 2")
    do(state, 1, "pass")
    assert why(state, 1, "reveal 0")[0] in ("OM-R8", "OM-R20")


@pytest.mark.rule("OM-4.9", "OM-R8")
def test_an_empty_place_cannot_be_revealed_against_a_card() -> None:
    state = discarding("snitch", [["1"], [None, "5"], ["9"]])
    do(state, 0, "snitch 1 1")
    rule, reason = why(state, 1, "reveal 0")
    assert reason == "no-card-there"
    assert rule in ("OM-4.9", "OM-R8")


@pytest.mark.rule("OM-R8")
def test_who_has_nothing_to_reveal_is_not_asked_by_a_card() -> None:
    state = discarding("snitch", [["1"], [None], ["9"]])
    do(state, 0, "snitch 1 2")
    assert state.deciders() == [2]
    rule, reason = why(state, 1, "reveal 0")
    assert reason == "nothing-to-reveal"
    assert rule == "OM-R8"


@pytest.mark.rule("OM-R5")
@pytest.mark.parametrize("card", ["lady", "mole", "gangster", "snitch", "la-mamma", "police-patrol"])
def test_what_has_a_target_must_be_used(card: str) -> None:
    state = discarding(card)
    assert why(state, 0, "pass") == ("OM-R5", "must-use")
    assert args(state, 0, "pass") == {"card": card}


@pytest.mark.rule("OM-R5")
def test_nobody_is_told_that_driver_must_be_used() -> None:
    refusal = discarding("driver").why_not(0, GAME.parse("pass"))
    assert refusal is None or refusal.reason != "must-use"


@pytest.mark.rule("OM-R5")
def test_the_discarded_character_is_resolved_first() -> None:
    state = discarding("lady")
    for action in ("mole 0", "draw pile", "omerta", "snap 0"):
        assert why(state, 0, action) == ("OM-R5", "resolve-first")
    assert args(state, 0, "mole 0") == {"card": "lady"}
    assert why(discarding("safecracker"), 0, "exchange 0 0") == ("OM-R5", "resolve-first")


@pytest.mark.rule("OM-4.3", "OM-R7", "OM-4.12", "OM-4.13")
@pytest.mark.parametrize(
    ("card", "action", "rule"),
    [
        ("lady", "lady 0", "OM-4.3"),
        ("snitch", "snitch 0 0", "OM-R7"),
        ("snitch", "snitch 0 1", "OM-R7"),
        ("la-mamma", "la-mamma 0", "OM-4.12"),
        ("police-patrol", "patrol 0 0", "OM-4.13"),
    ],
)
def test_some_characters_are_for_opponents_only(card: str, action: str, rule: str) -> None:
    state = discarding(card)
    assert why(state, 0, action) == (rule, "opponents-only")
    assert args(state, 0, action) == {"card": card}


@pytest.mark.rule("OM-R9")
@pytest.mark.parametrize(
    ("card", "action"), [("lady", "lady 1"), ("snitch", "snitch 1 1"), ("snitch", "snitch 1 2")]
)
def test_la_mamma_protects_the_stock(card: str, action: str) -> None:
    state = discarding(card, given=MAMMA_ON_1)
    assert why(state, 0, action) == ("OM-R9", "la-mamma-protects")
    assert args(state, 0, action) == {"seat": 1}


@pytest.mark.rule("OM-R5")
def test_lady_needs_two_cards() -> None:
    state = discarding("lady", [["1"], ["5"], ["9", "10"]])
    assert why(state, 0, "lady 1") == ("OM-R5", "two-cards-needed")
    assert args(state, 0, "lady 1") == {"seat": 1}


@pytest.mark.rule("OM-4.4")
def test_mole_needs_a_card_that_is_there() -> None:
    assert why(discarding("mole"), 0, "mole 2") == ("OM-4.4", "no-card-there")


@pytest.mark.rule("OM-4.7")
def test_driver_needs_different_cards_that_are_there() -> None:
    state = discarding("driver")
    assert why(state, 0, "driver 1 1") == ("OM-4.7", "two-different-cards")
    assert why(state, 0, "driver 2") == ("OM-4.7", "no-card-there")
    assert why(state, 0, "driver 0 2") == ("OM-4.7", "no-card-there")
    assert args(state, 0, "driver 0 2") == {"place": 2}
    assert args(state, 0, "driver 3 0") == {"place": 3}


@pytest.mark.rule("OM-R6", "OM-4.5")
def test_gangster_needs_two_players_and_cards_that_are_there() -> None:
    state = discarding("gangster")
    assert why(state, 0, "gangster 1 0 1 1") == ("OM-R6", "two-different-players")
    assert why(state, 0, "gangster 0 2 1 0") == ("OM-4.5", "no-card-there")
    assert why(state, 0, "gangster 0 0 1 2") == ("OM-4.5", "no-card-there")


@pytest.mark.rule("OM-R10", "OM-4.13")
def test_the_patrol_needs_a_card_without_a_patrol() -> None:
    state = discarding("police-patrol", [["1"], [None, "5"], ["9"]])
    assert why(state, 0, "patrol 1 0") == ("OM-4.13", "no-card-there")
    second = situation(LOW, given=PATROL_ON_1, pile=["police-patrol"], pairs=True)
    do(second, 0, "draw pile")
    do(second, 0, "discard")
    assert why(second, 0, "patrol 1 0") == ("OM-R10", "one-patrol-per-card")


@pytest.mark.rule("OM-4.8")
def test_an_open_safe_asks_for_an_exchange() -> None:
    state = discarding("safecracker")
    do(state, 0, "crack")
    assert step(state) == "cracking"
    assert why(state, 0, "pass") == ("OM-4.8", "exchange-first")
    assert why(state, 0, "crack") == ("OM-4.8", "exchange-first")
    assert why(state, 0, "exchange 4 0") == ("OM-4.8", "no-card-there")
    assert args(state, 0, "exchange 4 0") == {"place": 4}
    assert why(state, 0, "exchange 0 2") == ("OM-4.8", "no-card-there")


@pytest.mark.rule("OM-3.1", "OM-R8")
def test_to_reveal_a_wrong_card_is_never_refused() -> None:
    state = discarding("7", [["1"], ["lady"], ["9"]])
    do(state, 1, "snap 0")
    pass_all(state)
    assert stock(state, 1) == ["lady", "3"]
    assert discards(state) == ["7"]
