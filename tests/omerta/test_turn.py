"""Chapter 2: a turn."""

import pytest

from tests.omerta.situation import (
    GAME,
    discards,
    do,
    heard,
    knows,
    legal,
    pass_all,
    pile,
    refused,
    situation,
    step,
    stock,
    told,
)


@pytest.mark.rule("OM-2.1", "OM-2.2")
def test_at_the_start_of_a_turn_a_player_calls_or_draws() -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4"])
    assert sorted(legal(state, 0)) == ["draw discard", "draw pile", "omerta"]


@pytest.mark.rule("OM-2.1")
def test_calling_ends_the_turn_before_a_card_is_drawn() -> None:
    state = situation([["1"], ["2"], ["3"]])
    events = do(state, 0, "omerta")
    assert told(events, "omerta") == [{"seat": 0}]
    assert told(events, "drew") == []
    assert step(state) == "peeks"


@pytest.mark.rule("OM-2.1")
@pytest.mark.parametrize("source", ["pile", "discard"])
def test_after_drawing_it_is_too_late_to_call(source: str) -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4"])
    do(state, 0, f"draw {source}")
    assert refused(state, 0, "omerta") == "OM-2.1"


@pytest.mark.rule("OM-2.1", "OM-R3")
def test_in_the_snap_after_the_own_discard_nobody_can_call() -> None:
    state = situation([["1"], ["2"], ["3"]], pile=["4"])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    assert [refused(state, seat, "omerta") for seat in range(3)] == ["OM-R3"] * 3


@pytest.mark.rule("OM-2.1", "OM-R15")
@pytest.mark.parametrize("action", ["omerta", "draw pile", "draw discard", "replace 0", "discard", "pass"])
def test_only_the_player_whose_turn_it_is_acts(action: str) -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4"], active=1)
    assert state.deciders() == [1]
    assert [refused(state, seat, action) for seat in (0, 2)] == ["OM-R15", "OM-R15"]


@pytest.mark.rule("OM-R15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    state = situation([[str(seat + 1)] for seat in range(players)], pile=["8", "9", "10"] * 4, active=1)
    turns = []
    for _ in range(2 * players):
        (seat,) = state.deciders()
        turns.append(seat)
        do(state, seat, "draw pile")
        do(state, seat, "discard")
        pass_all(state)
    assert turns == [(1 + number) % players for number in range(2 * players)]


@pytest.mark.rule("OM-2.2")
def test_the_top_of_the_pile_is_drawn_and_only_the_drawer_sees_it() -> None:
    state = situation([["1"], ["2"], ["3"]], pile=["7", "8"], discards=["4"])
    events = do(state, 0, "draw pile")
    assert state.view(0)["held"] == {"seat": 0, "from": "pile", "face": "bottle-7"}
    for seat in (1, 2, None):
        assert state.view(seat)["held"] == {"seat": 0, "from": "pile", "face": None}
    assert pile(state)[0] == "8"
    assert discards(state) == ["4"]
    assert told(events, "drew-card") == [{"seat": 0, "card": "bottle-7"}]
    assert "drew-card" in heard(events, 0)
    for viewer in (1, 2, 7):
        assert heard(events, viewer) == ["drew"]
    assert told(events, "drew") == [{"seat": 0}]


@pytest.mark.rule("OM-2.2")
def test_the_top_of_the_discard_pile_is_drawn_and_all_have_seen_it() -> None:
    state = situation([["1"], ["2"], ["3"]], pile=["7"], discards=["4", "lady"])
    events = do(state, 0, "draw discard")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["held"] == {"seat": 0, "from": "discard", "face": "bottle-4"}
    assert discards(state) == ["lady"]
    assert pile(state)[0] == "7"
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["took-discard"]


@pytest.mark.rule("OM-2.2")
@pytest.mark.parametrize("action", ["pass", "discard", "replace 0"])
def test_without_calling_a_card_must_be_drawn_first(action: str) -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4"])
    assert refused(state, 0, action) == "OM-2.2"


@pytest.mark.rule("OM-2.2")
@pytest.mark.parametrize("source", ["pile", "discard"])
@pytest.mark.parametrize("again", ["pile", "discard"])
def test_one_card_only_is_drawn(source: str, again: str) -> None:
    state = situation([["1"], ["2"], ["3"]], discards=["4", "5"])
    do(state, 0, f"draw {source}")
    assert refused(state, 0, f"draw {again}") == "OM-2.2"


@pytest.mark.rule("OM-2.3")
def test_a_card_from_the_pile_replaces_any_own_card_or_is_discarded() -> None:
    state = situation([["1", "2", "3", "4"], ["5"], ["6"]])
    do(state, 0, "draw pile")
    assert sorted(legal(state, 0)) == ["discard", "replace 0", "replace 1", "replace 2", "replace 3"]


@pytest.mark.rule("OM-2.3")
@pytest.mark.parametrize("source", ["pile", "discard"])
@pytest.mark.parametrize("place", range(4))
def test_the_drawn_card_takes_the_place_and_the_old_one_goes_face_up(source: str, place: int) -> None:
    state = situation([["1", "2", "3", "witness"], ["5"], ["6"]], pile=["9"], discards=["9", "8"])
    do(state, 0, f"draw {source}")
    below = discards(state)
    events = do(state, 0, f"replace {place}")
    before: list[str | None] = ["1", "2", "3", "witness"]
    old = before[place]
    after = [*before[:place], "9", *before[place + 1 :]]
    assert stock(state, 0) == after
    assert discards(state) == [old, *below]
    face = old if old == "witness" else f"bottle-{old}"
    assert told(events, "replaced") == [{"seat": 0, "place": place, "card": face}]
    for viewer in (0, 1, 2, 7):
        assert "replaced" in heard(events, viewer)
    assert state.view(None)["top"] == face


@pytest.mark.rule("OM-2.3")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_card_is_put_down_face_down(seat: int | None) -> None:
    state = situation([["1"], ["5"], ["6"]], pile=["9"])
    do(state, 0, "draw pile")
    do(state, 0, "replace 0")
    assert state.view(seat)["held"] is None
    assert state.view(seat)["stocks"] == [[{"face": None, "locked": False}]] * 3


@pytest.mark.rule("OM-2.3")
def test_the_replaced_card_is_not_looked_at_before() -> None:
    state = situation([["1", "2"], ["5"], ["6"]], pile=["9"], options={"memory_aid": True})
    events = do(state, 0, "draw pile")
    assert not any(knows(state, 0, 0, place) for place in (0, 1))
    assert (
        state.view(0)["stocks"]
        == [[{"face": None, "locked": False}] * 2] + [[{"face": None, "locked": False}]] * 2
    )
    assert heard(events, 0) == ["drew-card"]


@pytest.mark.rule("OM-2.3")
def test_the_drawn_card_itself_is_discarded_face_up() -> None:
    state = situation([["1"], ["5"], ["6"]], pile=["9"], discards=["8"])
    do(state, 0, "draw pile")
    events = do(state, 0, "discard")
    assert stock(state, 0) == ["1"]
    assert discards(state) == ["9", "8"]
    assert told(events, "discarded") == [{"seat": 0, "card": "bottle-9"}]
    for viewer in (0, 1, 2, 7):
        assert "discarded" in heard(events, viewer)


@pytest.mark.rule("OM-2.3")
def test_a_card_from_the_discard_pile_must_be_kept() -> None:
    state = situation([["1", "2"], ["5"], ["6"]], discards=["8"])
    do(state, 0, "draw discard")
    assert sorted(legal(state, 0)) == ["replace 0", "replace 1"]
    assert refused(state, 0, "discard") == "OM-2.3"


@pytest.mark.rule("OM-2.3", "OM-R15")
@pytest.mark.parametrize("action", ["replace 1", "replace 3", "pass"])
def test_only_a_card_can_be_replaced_and_something_must_be_done(action: str) -> None:
    state = situation([["1", None, "2"], ["5"], ["6"]])
    do(state, 0, "draw pile")
    assert sorted(legal(state, 0)) == ["discard", "replace 0", "replace 2"]
    assert refused(state, 0, action) == "OM-2.3"


@pytest.mark.rule("OM-R1")
def test_the_first_player_of_a_round_can_draw_from_the_pile_only() -> None:
    state = GAME.start(players=3, seed=b"first")
    for seat in range(3):
        state.apply(seat, GAME.parse("peek 0 1"))
        state.apply(seat, GAME.parse("put-back"))
    (starter,) = state.deciders()
    assert sorted(str(action) for action in state.legal(starter)) == ["draw pile", "omerta"]
    refusal = state.why_not(starter, GAME.parse("draw discard"))
    assert refusal is not None
    assert refusal.rule == "OM-R1"


@pytest.mark.rule("OM-R1")
def test_the_discard_pile_starts_empty_in_later_rounds_too() -> None:
    state = situation([["1"], ["2"], ["9"]], discards=["4", "5"])
    do(state, 0, "omerta")
    for seat in range(3):
        do(state, seat, "peek 0 1")
        do(state, seat, "put-back")
    assert discards(state) == []
    assert refused(state, 2, "draw discard") == "OM-R1"


@pytest.mark.rule("OM-R12", "OM-R24")
@pytest.mark.parametrize("empty", [[], [None], [None, None, None, None]])
def test_a_player_without_cards_calls_or_draws_from_the_pile_and_discards(empty: list[str | None]) -> None:
    state = situation([empty, ["2"], ["3"]], pile=["7"], discards=["4"])
    assert sorted(legal(state, 0)) == ["draw pile", "omerta"]
    assert refused(state, 0, "draw discard") == "OM-R24"
    do(state, 0, "draw pile")
    assert legal(state, 0) == ["discard"]
    for place in range(5):
        assert refused(state, 0, f"replace {place}") == "OM-2.3"
    do(state, 0, "discard")
    assert discards(state) == ["7", "4"]
    assert stock(state, 0) == empty


@pytest.mark.rule("OM-R12")
def test_a_player_without_cards_wins_by_calling() -> None:
    state = situation([[None, None], ["1"], ["2"]])
    do(state, 0, "omerta")
    assert state.view(None)["rounds"] == [[0, 1, 2]]


@pytest.mark.rule("OM-R24")
def test_a_player_with_all_cards_locked_cannot_draw_from_the_discard_pile() -> None:
    state = situation(
        [["1", None], ["2"], ["3"]],
        pile=["7"],
        discards=["4"],
        given=[["police-patrol", 0, 0, 1, 2]],
    )
    assert legal(state, 0) == ["draw pile"]
    assert refused(state, 0, "draw discard") == "OM-R24"
    do(state, 0, "draw pile")
    assert legal(state, 0) == ["discard"]


@pytest.mark.rule("OM-R24")
def test_one_unlocked_card_is_enough_to_draw_from_the_discard_pile() -> None:
    state = situation([["1", None, "5"], ["2"], ["3"]], discards=["4"], given=[["police-patrol", 0, 0, 1, 2]])
    do(state, 0, "draw discard")
    assert legal(state, 0) == ["replace 2"]


@pytest.mark.rule("OM-R15")
def test_an_added_card_gets_a_new_place_and_gaps_stay() -> None:
    state = situation([["1"], [None, "2", None], ["3"]], pile=["snitch", "8", "9"])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    do(state, 0, "snitch 1 1")
    pass_all(state)
    assert stock(state, 1) == [None, "2", None, "8", "9"]
    do(state, 1, "draw pile")
    assert sorted(legal(state, 1)) == ["discard", "replace 1", "replace 3", "replace 4"]


@pytest.mark.rule("OM-R16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_round_ends_after_fifty_turns_per_seat(players: int) -> None:
    state = situation([[str(seat + 1)] for seat in range(players)], rest_to=0)
    for number in range(50 * players):
        assert state.view(None)["round"] == 1
        assert state.deciders() == [number % players]
        events = do(state, number % players, "pass")
    assert told(events, "turns-ran-out") == [{}]
    assert state.view(None)["round"] == 2
    assert step(state) == "peeks"


@pytest.mark.rule("OM-R16")
@pytest.mark.parametrize("turns", [1, 2, 7])
def test_the_limit_of_turns_is_an_option_of_the_table(turns: int) -> None:
    state = situation([["1"], ["2"], ["3"]], rest_to=2, options={"turns": turns})
    for number in range(3 * turns):
        assert state.view(None)["round"] == 1
        do(state, number % 3, "pass")
    assert state.view(None)["round"] == 2


@pytest.mark.rule("OM-R16")
def test_the_last_turn_is_played_to_its_end() -> None:
    state = situation([["4"], ["5"], ["5", "6"]], pile=["5"], options={"turns": 1}, turn=3, active=2)
    do(state, 2, "draw pile")
    do(state, 2, "discard")
    assert step(state) == "snaps"
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    assert state.view(None)["rounds"] == [[4, 0, 11]]


@pytest.mark.rule("OM-R16")
def test_on_the_last_turn_omerta_can_still_be_called() -> None:
    state = situation([["4"], ["5"], ["9"]], options={"turns": 1}, turn=3, active=2)
    do(state, 2, "omerta")
    assert state.view(None)["rounds"] == [[0, 5, 29]]


@pytest.mark.rule("OM-R16")
def test_the_turns_are_counted_anew_in_every_round() -> None:
    state = situation([["1"], ["2"], ["3"]], options={"turns": 1}, turn=3, active=2)
    do(state, 2, "omerta")
    for seat in range(3):
        do(state, seat, "peek 0 1")
        do(state, seat, "put-back")
    assert state.view(None)["round"] == 2
    assert step(state) == "turn"


@pytest.mark.rule("OM-R25")
def test_a_skipped_turn_counts_towards_the_limit() -> None:
    state = situation(
        [["1"], ["2"], ["3"]],
        pile=["witness", "witness"],
        options={"turns": 1},
        given=[["la-mamma", 1, -1, 2, 1]],
    )
    do(state, 0, "draw pile")
    events = do(state, 0, "discard")
    assert told(events, "turn-skipped") == [{"seat": 1}]
    do(state, 2, "draw pile")
    events = do(state, 2, "discard")
    assert told(events, "turns-ran-out") == [{}]


@pytest.mark.rule("OM-R25")
def test_the_last_turn_may_be_a_skipped_one() -> None:
    state = situation(
        [["1"], ["2"], ["3"]],
        pile=["witness"],
        options={"turns": 1},
        turn=2,
        active=1,
        given=[["la-mamma", 2, -1, 0, 1]],
    )
    do(state, 1, "draw pile")
    events = do(state, 1, "discard")
    assert told(events, "turn-skipped") == [{"seat": 2}]
    assert state.view(None)["rounds"] == [[0, 2, 3]]
