"""Looking and remembering: who sees which card, with the memory aid and without."""

import msgspec
import pytest

from capotavola.engine.values import Json
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import GAME, do, legal, pass_all, refused, situation, step, stock, told

AID: dict[str, Json] = {"memory_aid": True}
PLAIN: dict[str, Json] = {}
BOTH = pytest.mark.parametrize("options", [PLAIN, AID], ids=["plain", "aid"])
VIEWERS = [0, 1, 2, None]


def look(state: OmertaState, viewer: int | None) -> View:
    return msgspec.convert(state.view(viewer), View)


def faces(state: OmertaState, viewer: int | None, seat: int) -> list[str | None]:
    return [None if place is None else place.face for place in look(state, viewer).stocks[seat]]


def seers(state: OmertaState, seat: int, place: int) -> list[int | None]:
    """Who of all viewers sees the face of that card; None is a spectator."""
    return [viewer for viewer in VIEWERS if faces(state, viewer, seat)[place] is not None]


def safe_seers(state: OmertaState, place: int) -> list[int | None]:
    return [viewer for viewer in VIEWERS if look(state, viewer).safe[place] is not None]


def opened(options: dict[str, Json]) -> OmertaState:
    state = GAME.start(players=3, seed=b"memory", options=options)
    assert isinstance(state, OmertaState)
    return state


def discard_drawn(state: OmertaState, seat: int = 0) -> None:
    do(state, seat, "draw pile")
    do(state, seat, "discard")


@pytest.mark.rule("OM-R14")
def test_a_table_has_no_memory_aid_unless_it_is_asked_for() -> None:
    assert look(opened(PLAIN), None).options.memory_aid is False
    assert look(opened(AID), None).options.memory_aid is True


@pytest.mark.rule("OM-1.6", "OM-R14", "OM-R18")
@BOTH
@pytest.mark.parametrize("seat", range(3))
def test_two_cards_are_shown_to_the_one_who_looks_until_put_back(seat: int, options: dict[str, Json]) -> None:
    state = opened(options)
    do(state, seat, "peek 1 2")
    cards = [f"bottle-{card}" if str(card).isdecimal() else card for card in stock(state, seat)]
    assert faces(state, seat, seat) == [None, cards[1], cards[2], None]
    for viewer in VIEWERS:
        for owner in range(3):
            if (viewer, owner) != (seat, seat):
                assert faces(state, viewer, owner) == [None] * 4
    do(state, seat, "put-back")
    expected = [seat] if options else []
    assert [seers(state, seat, place) for place in range(4)] == [[], expected, expected, []]


@pytest.mark.rule("OM-R18")
def test_looking_ends_only_when_the_looker_puts_back() -> None:
    state = opened(PLAIN)
    do(state, 0, "peek 0 3")
    for seat in (1, 2):
        do(state, seat, "peek 0 1")
        do(state, seat, "put-back")
    assert (step(state), state.deciders()) == ("peeks", [0])
    assert seers(state, 0, 0) == seers(state, 0, 3) == [0]
    assert legal(state, 0) == ["put-back"]
    for action in ("draw pile", "omerta", "peek 1 2", "pass"):
        assert refused(state, 0, action) == "OM-R18"
    events = do(state, 0, "put-back")
    assert told(events, "put-back") == [{"seat": 0}]
    assert step(state) == "turn"
    assert seers(state, 0, 0) == []


@pytest.mark.rule("OM-R18", "OM-R14")
@BOTH
def test_mole_shows_one_card_to_its_owner_until_put_back(options: dict[str, Json]) -> None:
    state = situation([["4", "5"], ["6"], ["8"]], pile=["mole"], options=options)
    discard_drawn(state)
    do(state, 0, "mole 1")
    assert faces(state, 0, 0) == [None, "bottle-5"]
    assert seers(state, 0, 1) == [0]
    assert state.deciders() == [0]
    assert legal(state, 0) == ["put-back"]
    assert refused(state, 0, "draw pile") == "OM-R18"
    assert refused(state, 1, "draw pile") == "OM-R15"
    do(state, 0, "put-back")
    assert state.deciders() == [1]
    assert seers(state, 0, 1) == ([0] if options else [])


@pytest.mark.rule("OM-R18", "OM-R14")
@BOTH
def test_the_safe_is_shown_to_the_safecracker_until_the_exchange(options: dict[str, Json]) -> None:
    state = situation(
        [["4", "5"], ["6"], ["8"]], pile=["safecracker"], safe=["1", "lady", "2", "3"], options=options
    )
    discard_drawn(state)
    assert [safe_seers(state, place) for place in range(4)] == [[]] * 4
    do(state, 0, "crack")
    assert look(state, 0).safe == ["bottle-1", "lady", "bottle-2", "bottle-3"]
    assert [safe_seers(state, place) for place in range(4)] == [[0]] * 4
    assert state.deciders() == [0]
    assert refused(state, 1, "draw pile") == "OM-R15"
    do(state, 0, "exchange 0 1")
    assert state.deciders() == [1]
    kept: list[int | None] = [0] if options else []
    assert [safe_seers(state, place) for place in range(4)] == [[], kept, kept, kept]
    assert [seers(state, 0, place) for place in range(2)] == [[], kept]


@pytest.mark.rule("OM-R14")
@BOTH
def test_a_card_drawn_and_kept_is_remembered_by_its_drawer_alone(options: dict[str, Json]) -> None:
    state = situation([["4", "5"], ["6"], ["8"]], pile=["9"], options=options)
    do(state, 0, "draw pile")
    do(state, 0, "replace 1")
    pass_all(state)
    assert seers(state, 0, 1) == ([0] if options else [])
    assert faces(state, 0, 0) == [None, "bottle-9" if options else None]


@pytest.mark.rule("OM-R14")
@BOTH
def test_a_card_taken_from_the_discard_pile_is_marked_for_all(options: dict[str, Json]) -> None:
    state = situation([["4", "5"], ["6"], ["8"]], discards=["9"], options=options)
    do(state, 0, "draw discard")
    do(state, 0, "replace 1")
    pass_all(state)
    assert seers(state, 0, 1) == (VIEWERS if options else [])
    assert seers(state, 0, 0) == []


@pytest.mark.rule("OM-R14", "OM-3.2")
@BOTH
def test_a_wrong_card_is_marked_for_all_and_the_penalty_for_nobody(options: dict[str, Json]) -> None:
    state = situation([["4", "5"], ["6"], ["8"]], pile=["9", "10"], options=options)
    discard_drawn(state)
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    assert stock(state, 1) == ["6", "10"]
    assert seers(state, 1, 0) == (VIEWERS if options else [])
    assert seers(state, 1, 1) == []


@pytest.mark.rule("OM-R14")
@pytest.mark.parametrize("viewer", [0, 1, 2])
@BOTH
def test_a_mark_is_for_the_one_who_saw_alone(viewer: int, options: dict[str, Json]) -> None:
    state = situation([["4"], [f"6@{viewer}"], ["8"]], safe=[f"1@{viewer}", "2", "3", "4"], options=options)
    assert seers(state, 1, 0) == ([viewer] if options else [])
    assert safe_seers(state, 0) == ([viewer] if options else [])


@pytest.mark.rule("OM-R14")
@BOTH
def test_marks_follow_a_swapped_card(options: dict[str, Json]) -> None:
    state = situation([["4"], ["6@1"], ["5", "8@*"]], pile=["gangster"], options=options)
    discard_drawn(state)
    do(state, 0, "gangster 1 0 2 1")
    pass_all(state)
    assert stock(state, 1) == ["8"]
    assert stock(state, 2) == ["5", "6"]
    assert seers(state, 1, 0) == (VIEWERS if options else [])
    assert seers(state, 2, 1) == ([1] if options else [])
    assert seers(state, 2, 0) == []


@pytest.mark.rule("OM-R14")
def test_a_mark_follows_a_card_into_the_safe() -> None:
    state = situation(
        [["4@02", "5"], ["6"], ["8"]], pile=["safecracker"], safe=["1", "2", "3", "7"], options=AID
    )
    discard_drawn(state)
    do(state, 0, "crack")
    do(state, 0, "exchange 2 0")
    assert safe_seers(state, 2) == [0, 2]
    assert look(state, 2).safe == [None, None, "bottle-4", None]


@pytest.mark.rule("OM-R14")
def test_marks_vanish_from_unlocked_cards_when_lady_shuffles() -> None:
    state = situation(
        [["4@0"], ["5@1", "6@*", "7@01", "8@1"], ["9@1"]],
        pile=["lady"],
        given=[["police-patrol", 1, 2, 2, 2]],
        options=AID,
    )
    assert seers(state, 1, 1) == VIEWERS
    discard_drawn(state)
    do(state, 0, "lady 1")
    pass_all(state)
    assert [seers(state, 1, place) for place in range(4)] == [[], [], [0, 1], []]
    assert seers(state, 0, 0) == [0]
    assert seers(state, 2, 0) == [1]


@pytest.mark.rule("OM-R14")
def test_a_card_seen_again_after_lady_is_marked_again() -> None:
    state = situation([["4"], ["5@1", "6@1"], ["9"]], pile=["lady", "mole"], options=AID)
    discard_drawn(state)
    do(state, 0, "lady 1")
    pass_all(state)
    discard_drawn(state, 1)
    do(state, 1, "mole 0")
    do(state, 1, "put-back")
    assert [seers(state, 1, place) for place in range(2)] == [[1], []]


@pytest.mark.rule("OM-R14", "OM-2.4")
def test_a_card_that_went_through_the_discard_pile_is_not_remembered() -> None:
    state = situation([["4@*"], ["6"], ["8"]], discards=["witness", "9"], pile=["10"], rest_to=2, options=AID)
    do(state, 0, "draw pile")
    do(state, 0, "replace 0")
    pass_all(state)
    do(state, 1, "draw pile")
    held = look(state, 1).held
    assert held is not None
    do(state, 1, "replace 0")
    while step(state) == "snaps":
        pass_all(state)
    assert seers(state, 1, 0) == [1]
    assert faces(state, 1, 1) == [held.face]


@pytest.mark.rule("OM-R14", "OM-R15")
def test_a_new_round_begins_without_marks() -> None:
    state = situation(
        [["1@*", "2@*", "1@*", "2@*"], ["6@*"], ["8@*"]], safe=["3@*", "4@*", "3", "4"], options=AID
    )
    do(state, 0, "omerta")
    for viewer in VIEWERS:
        assert [faces(state, viewer, seat) for seat in range(3)] == [[None] * 4] * 3
        assert look(state, viewer).safe == [None] * 4


@pytest.mark.rule("OM-R14")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_without_the_aid_no_card_is_marked_however_often_it_was_seen(viewer: int | None) -> None:
    state = situation(
        [["4@*", "5@0"], ["6@*"], ["8@12"]], safe=["1@*", "2@0", "3", "7"], pile=["9"], discards=["witness"]
    )
    for action in ("draw pile", "discard"):
        assert [faces(state, viewer, seat) for seat in range(3)] == [[None, None], [None], [None]]
        assert look(state, viewer).safe == [None] * 4
        do(state, 0, action)
    assert [faces(state, viewer, seat) for seat in range(3)] == [[None, None], [None], [None]]
