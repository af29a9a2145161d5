"""Chapter 3: the snap."""

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import (
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

RACE: dict[str, Json] = {"snap": "race"}
SEALED: dict[str, Json] = {"snap": "sealed"}
BOTH = pytest.mark.parametrize("options", [SEALED, RACE], ids=["sealed", "race"])


def snap_for(
    value: str,
    stocks: list[list[str | None]],
    *,
    active: int = 0,
    pile: list[str] | None = None,
    options: dict[str, Json] | None = None,
    given: list[list[Json]] | None = None,
) -> OmertaState:
    """`active` has drawn a bottle of this value and discards it."""
    state = situation(stocks, pile=[value, *(pile or [])], active=active, options=options, given=given)
    do(state, active, "draw pile")
    do(state, active, "discard")
    return state


def choose(state: OmertaState, choices: dict[int, str]) -> list[Event]:
    events: list[Event] = []
    for seat, action in choices.items():
        events += do(state, seat, action)
    return events


@pytest.mark.rule("OM-3.1")
@BOTH
def test_a_discarded_drawn_bottle_opens_a_snap(options: dict[str, Json]) -> None:
    state = snap_for("7", [["1"], ["2"], ["3"]], options=options)
    assert step(state) == "snaps"
    assert state.view(None)["snap"] == "bottle-7"


@pytest.mark.rule("OM-3.1")
@pytest.mark.parametrize("source", ["pile", "discard"])
def test_a_replaced_bottle_opens_a_snap_for_its_own_value(source: str) -> None:
    state = situation([["7"], ["2"], ["3"]], pile=["4"], discards=["4"])
    do(state, 0, f"draw {source}")
    do(state, 0, "replace 0")
    assert step(state) == "snaps"
    assert state.view(None)["snap"] == "bottle-7"


@pytest.mark.rule("OM-3.1")
def test_a_bottle_that_driver_discards_opens_a_snap() -> None:
    state = situation([["7"], ["7"], ["3"]], pile=["driver"])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    do(state, 0, "driver 0")
    assert state.view(None)["snap"] == "bottle-7"
    choose(state, {1: "snap 0", 2: "pass"})
    assert stock(state, 1) == [None]


@pytest.mark.rule("OM-3.1")
@pytest.mark.parametrize("character", ["witness", "alibi", "killer"])
def test_a_character_opens_no_snap(character: str) -> None:
    state = situation([["1"], [character], ["3"]], pile=[character])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    assert step(state) == "turn"
    assert state.deciders() == [1]
    assert refused(state, 1, "snap 0") == "OM-3.1"


@pytest.mark.rule("OM-3.1")
@BOTH
@pytest.mark.parametrize("snapper", range(3))
def test_everybody_and_the_discarder_too_may_get_rid_of_a_bottle(
    snapper: int, options: dict[str, Json]
) -> None:
    state = snap_for("7", [["7", "1"], ["7", "2"], ["7", "3"]], options=options)
    choices = {seat: "pass" for seat in range(3) if seat != snapper}
    events = choose(state, {**choices, snapper: "snap 0"})
    assert stock(state, snapper) == [None, str(snapper + 1)]
    assert discards(state) == ["7", "7"]
    for viewer in (0, 1, 2, 7):
        assert "snapped" in heard(events, viewer)
    assert told(events, "snapped") == [{"seat": snapper, "place": 0, "card": "bottle-7"}]


@pytest.mark.rule("OM-3.1", "OM-2.3")
def test_the_discarder_may_snap_the_card_just_put_down() -> None:
    state = situation([["7", "1"], ["2"], ["3"]], pile=["7"])
    do(state, 0, "draw pile")
    do(state, 0, "replace 0")
    choose(state, {0: "snap 0", 1: "pass", 2: "pass"})
    assert stock(state, 0) == [None, "1"]
    assert discards(state) == ["7", "7"]


@pytest.mark.rule("OM-3.1")
def test_only_one_extra_bottle_goes_per_discard() -> None:
    state = snap_for("7", [["7"], ["7"], ["7"]])
    events = choose(state, {0: "snap 0", 1: "snap 0", 2: "snap 0"})
    assert [stock(state, seat) for seat in range(3)] == [["7"], [None], ["7"]]
    assert discards(state) == ["7", "7"]
    assert len(told(events, "snapped")) == 1


@pytest.mark.rule("OM-3.1")
@BOTH
def test_nobody_has_to_snap(options: dict[str, Json]) -> None:
    state = snap_for("7", [["7"], ["7"], ["7"]], options=options)
    pass_all(state)
    assert [stock(state, seat) for seat in range(3)] == [["7"], ["7"], ["7"]]
    assert discards(state) == ["7"]
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("OM-3.1", "OM-R15")
@pytest.mark.parametrize("action", ["snap 1", "snap 3"])
def test_a_place_without_a_card_cannot_be_revealed(action: str) -> None:
    state = snap_for("7", [["7", None, "1"], ["2"], ["3"]])
    assert sorted(legal(state, 0)) == ["pass", "snap 0", "snap 2"]
    assert refused(state, 0, action) == "OM-3.1"


@pytest.mark.rule("OM-3.2", "OM-R15")
@BOTH
@pytest.mark.parametrize("wrong", ["6", "10", "alibi", "lady"])
def test_a_wrong_card_goes_back_and_a_penalty_card_comes(wrong: str, options: dict[str, Json]) -> None:
    state = snap_for("7", [["1"], ["2", None, wrong], ["3"]], pile=["9", "8"], options=options)
    events = choose(state, {1: "snap 2", 0: "pass", 2: "pass"})
    assert stock(state, 1) == ["2", None, wrong, "9"]
    assert pile(state)[0] == "8"
    assert discards(state) == ["7"]
    face = f"bottle-{wrong}" if wrong.isdecimal() else wrong
    assert told(events, "wrong-card") == [{"seat": 1, "place": 2, "card": face}]
    assert told(events, "dealt") == [{"seat": 1, "place": 3}]
    for viewer in (0, 1, 2, 7):
        assert "wrong-card" in heard(events, viewer)
        assert knows(state, viewer, 1, 2)
        assert not knows(state, viewer, 1, 3)


@pytest.mark.rule("OM-3.2")
def test_a_revealed_character_does_nothing() -> None:
    state = snap_for("7", [["1"], ["lady"], ["3", "4"]])
    choose(state, {0: "pass", 1: "snap 0", 2: "pass"})
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("OM-3.2", "OM-R3")
def test_every_wrong_attempt_before_the_success_is_punished() -> None:
    state = snap_for("7", [["7"], ["1"], ["2"], ["3"]], pile=["9", "8", "10"])
    choose(state, {0: "snap 0", 1: "snap 0", 2: "snap 0", 3: "snap 0"})
    assert [stock(state, seat) for seat in range(4)] == [[None], ["1", "9"], ["2", "8"], ["3", "10"]]


@pytest.mark.rule("OM-3.3", "OM-R3")
@pytest.mark.parametrize("late", ["7", "1", "lady"])
def test_a_card_revealed_too_late_stays_unseen_and_unpunished(late: str) -> None:
    state = snap_for("7", [["1"], ["7"], [late]], pile=["9"], options={"memory_aid": True})
    events = choose(state, {0: "pass", 1: "snap 0", 2: "snap 0"})
    assert stock(state, 2) == [late]
    assert pile(state)[0] == "9"
    assert told(events, "wrong-card") == told(events, "dealt") == []
    assert not any(knows(state, viewer, 2, 0) for viewer in (0, 1, 2, 7))
    for seat in (0, 1, 2, None):
        stocks = state.view(seat)["stocks"]
        assert isinstance(stocks, list)
        assert stocks[2] == [{"face": None, "locked": False}]


@pytest.mark.rule("OM-3.4")
@BOTH
def test_a_snapped_bottle_opens_no_snap(options: dict[str, Json]) -> None:
    state = snap_for("7", [["7"], ["1", "7"], ["7"]], options=options)
    do(state, 0, "pass")
    do(state, 2, "pass")
    events = do(state, 1, "snap 1")
    assert told(events, "snap-opened") == []
    assert (step(state), state.deciders()) == ("turn", [1])
    assert state.view(None)["snap"] is None


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("discarder", range(4))
def test_sealed_attempts_go_clockwise_from_the_discarders_left(discarder: int) -> None:
    order = [(discarder + number) % 4 for number in (1, 2, 3, 4)]
    state = snap_for("7", [["1"], ["1"], ["1"], ["1"]], active=discarder, pile=["2", "3", "4", "5"])
    choose(state, dict.fromkeys(range(4), "snap 0"))
    for seat, penalty in zip(order, ["2", "3", "4", "5"], strict=True):
        assert stock(state, seat) == ["1", penalty]


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("discarder", range(3))
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_clockwise_wins_a_sealed_snap_and_the_discarder_is_last(discarder: int, first: int) -> None:
    """Those before `first` pass, all others hold the right bottle."""
    order = [(discarder + number) % 3 for number in (1, 2, 3)]
    state = snap_for("7", [["7"], ["7"], ["7"]], active=discarder)
    choices = {seat: "pass" if at < first else "snap 0" for at, seat in enumerate(order, 1)}
    choose(state, dict(sorted(choices.items(), reverse=True)))
    winner = order[first - 1]
    assert [stock(state, seat) for seat in range(3)] == [
        [None] if seat == winner else ["7"] for seat in range(3)
    ]


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize("sequence", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_the_moment_of_a_sealed_choice_does_not_matter(sequence: list[int]) -> None:
    state = snap_for("7", [["7"], ["1"], ["7"]], pile=["9"])
    for seat in sequence:
        do(state, seat, "snap 0")
    assert [stock(state, seat) for seat in range(3)] == [["7"], ["1", "9"], [None]]


@pytest.mark.rule("OM-R3")
def test_a_sealed_choice_is_hidden_until_all_have_chosen() -> None:
    tables = []
    for action in ("pass", "snap 0", "snap 1"):
        state = snap_for("7", [["7", "1"], ["7"], ["7"]])
        events = do(state, 0, action)
        assert stock(state, 0) == ["7", "1"]
        assert state.deciders() == [1, 2]
        tables.append(
            [(state.view(seat), heard(events, viewer)) for seat, viewer in ((1, 1), (2, 2), (None, 7))]
        )
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.rule("OM-R3")
@BOTH
def test_everybody_able_is_asked_whatever_they_hold(options: dict[str, Json]) -> None:
    state = snap_for("7", [["1"], ["lady"], ["7"], [None, "2"]], options=options)
    assert state.deciders() == [0, 1, 2, 3]
    assert legal(state, 1) == ["pass", "snap 0"]


@pytest.mark.rule("OM-R3")
@BOTH
def test_who_cannot_reveal_a_card_is_not_asked(options: dict[str, Json]) -> None:
    state = snap_for(
        "7",
        [["7"], [None], ["7"], ["7"], ["1"]],
        options=options,
        given=[["la-mamma", 2, -1, 0, 1], ["police-patrol", 3, 0, 0, 2]],
        active=4,
    )
    assert state.deciders() == [0, 4]
    assert refused(state, 1, "snap 0") == "OM-R3"
    assert refused(state, 2, "snap 0") == "OM-4.12"
    assert refused(state, 3, "snap 0") in ("OM-4.13", "OM-R3")


@pytest.mark.rule("OM-R3", "OM-R12")
@BOTH
def test_a_bottle_that_nobody_can_follow_ends_the_turn(options: dict[str, Json]) -> None:
    state = snap_for("7", [[], [None], []], options=options)
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("OM-R3", "OM-R26")
@BOTH
@pytest.mark.parametrize("first", ["snap 0", "pass"])
def test_one_attempt_per_player_and_discard(first: str, options: dict[str, Json]) -> None:
    state = snap_for("7", [["1", "7"], ["2"], ["3"]], options=options)
    do(state, 0, first)
    assert 0 not in state.deciders()
    for action in ("snap 0", "snap 1", "pass"):
        assert refused(state, 0, action) == "OM-R3"


@pytest.mark.rule("OM-R3")
def test_the_next_discard_gives_everybody_a_new_attempt() -> None:
    state = snap_for("7", [["1"], ["2"], ["8"]], pile=["9", "8"])
    choose(state, {0: "pass", 1: "pass", 2: "snap 0"})
    assert stock(state, 2) == ["8", "9"]
    do(state, 1, "draw pile")
    do(state, 1, "discard")
    assert state.deciders() == [0, 1, 2]
    choose(state, {0: "pass", 1: "pass", 2: "snap 0"})
    assert stock(state, 2) == [None, "9"]


@pytest.mark.rule("OM-R3")
@BOTH
@pytest.mark.parametrize("action", ["draw pile", "omerta", "replace 0", "discard", "reveal 0"])
def test_a_snap_is_settled_before_anything_else(action: str, options: dict[str, Json]) -> None:
    state = snap_for("7", [["1"], ["2"], ["3"]], options=options)
    do(state, 0, "pass")
    for seat in (1, 2):
        assert refused(state, seat, action) == "OM-R3"


@pytest.mark.rule("OM-R3")
def test_a_race_is_won_by_the_first_to_come() -> None:
    state = snap_for("7", [["7"], ["7"], ["7"]], options=RACE)
    do(state, 2, "snap 0")
    assert [stock(state, seat) for seat in range(3)] == [["7"], ["7"], [None]]
    assert (step(state), state.deciders()) == ("turn", [1])


@pytest.mark.rule("OM-R3", "OM-3.3")
@pytest.mark.parametrize("late", ["7", "1"])
def test_attempts_after_the_winner_of_a_race_are_void(late: str) -> None:
    state = snap_for("7", [[late], [late], ["7"]], pile=["9"], options=RACE)
    do(state, 2, "snap 0")
    for seat in (0, 1):
        assert refused(state, seat, "snap 0")
        assert stock(state, seat) == [late]
        assert not any(knows(state, viewer, seat, 0) for viewer in (0, 1, 2, 7))
    assert pile(state)[0] == "9"


@pytest.mark.rule("OM-R3", "OM-3.2")
def test_a_wrong_attempt_in_a_race_is_punished_at_once_and_the_race_goes_on() -> None:
    state = snap_for("7", [["1"], ["2"], ["7"]], pile=["9", "8"], options=RACE)
    do(state, 1, "snap 0")
    assert stock(state, 1) == ["2", "9"]
    assert state.deciders() == [0, 2]
    do(state, 0, "snap 0")
    assert stock(state, 0) == ["1", "8"]
    do(state, 2, "snap 0")
    assert stock(state, 2) == [None]
    assert step(state) == "turn"


@pytest.mark.rule("OM-R3")
def test_a_race_waits_four_seconds_unless_the_table_says_otherwise() -> None:
    for given, seconds in ((RACE, 4), ({**RACE, "snap_seconds": 9}, 9)):
        options = snap_for("7", [["1"], ["2"], ["3"]], options=given).view(None)["options"]
        assert isinstance(options, dict)
        assert options["snap_seconds"] == seconds


@pytest.mark.rule("OM-R2", "OM-3.2")
@BOTH
def test_a_running_snap_keeps_its_value_while_the_pile_is_rebuilt(options: dict[str, Json]) -> None:
    state = situation([["7"], ["1"], ["2"]], pile=["7"], discards=["9", "9", "9"], rest_to=0, options=options)
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    events = choose(state, {1: "snap 0", 2: "pass", 0: "snap 0"})
    assert told(events, "pile-rebuilt") == [{"count": 4}]
    assert stock(state, 0)[0] is None
    assert discards(state) == ["7"]
    assert len(pile(state)) == 3
    assert sorted([*pile(state), stock(state, 1)[1]], key=str) == ["7", "9", "9", "9"]


@pytest.mark.rule("OM-R2", "OM-3.2")
@BOTH
def test_no_penalty_card_comes_when_both_piles_are_empty(options: dict[str, Json]) -> None:
    state = situation([["7"], ["1"], ["2"]], pile=["7"], rest_to=0, options=options)
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    events = choose(state, {1: "snap 0", 2: "snap 0", 0: "snap 0"})
    assert stock(state, 1) == ["1", "7"]
    assert stock(state, 2) == ["2"]
    assert stock(state, 0)[0] is None
    assert (pile(state), discards(state)) == ([], ["7"])
    assert [args["seat"] for args in told(events, "wrong-card")] == [1, 2]


@pytest.mark.rule("OM-R2", "OM-3.2")
def test_a_penalty_card_of_the_new_pile_is_unseen() -> None:
    state = situation(
        [["1"], ["2"], ["3"]], pile=["7"], discards=["4"], rest_to=2, options={"memory_aid": True}
    )
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    choose(state, {0: "pass", 1: "snap 0", 2: "pass"})
    assert len(stock(state, 1)) == 2
    assert not any(knows(state, viewer, 1, 1) for viewer in (0, 1, 2, 7))


@pytest.mark.rule("OM-R15")
def test_a_snapped_card_leaves_a_gap_and_the_others_keep_their_places() -> None:
    state = snap_for("7", [["1"], ["2", "7", "3", "4"], ["5"]])
    choose(state, {0: "pass", 1: "snap 1", 2: "pass"})
    assert stock(state, 1) == ["2", None, "3", "4"]
    do(state, 1, "draw pile")
    assert sorted(legal(state, 1)) == ["discard", "replace 0", "replace 2", "replace 3"]


@pytest.mark.rule("OM-R3")
def test_a_race_waits_so_many_seconds_for_a_claim_and_a_sealed_snap_for_everybody() -> None:
    racing = snap_for("7", [["1"], ["2"], ["3"]], options={"snap": "race", "snap_seconds": 9})
    assert (racing.race_number(), racing.race_seconds()) == (1, 9)
    pass_all(racing)
    assert (racing.race_number(), racing.race_seconds()) == (0, 0)
    assert snap_for("7", [["1"], ["2"], ["3"]], options=SEALED).race_number() == 0


@pytest.mark.rule("OM-R3")
def test_each_discard_has_a_race_of_its_own() -> None:
    state = snap_for("7", [["7", "1"], ["2"], ["3"]], options=RACE, pile=["9", "4"])
    first = state.race_number()
    do(state, 1, "snap 0")
    assert (state.race_number(), state.race_winner()) == (first, -1)
    do(state, 0, "snap 0")
    assert (state.race_number(), state.race_winner()) == (0, 0)
    do(state, 1, "draw pile")
    do(state, 1, "discard")
    assert (state.race_number() > first, state.race_winner()) == (True, -1)
