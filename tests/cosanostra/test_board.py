"""The board (LC-R46): notes of what is to be had and what is wanted."""

from __future__ import annotations

import json

import msgspec
import pytest

from capotavola.engine.typed import Mistyped, People
from capotavola.engine.values import Json, MalformedValue
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import heard, step, told
from tests.cosanostra.situation import GAME, MEN, agree, do, play, refused, situation, why

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def table() -> CosaNostraState:
    """Seat 0 is asked; one task each."""
    return situation(
        tasks={S[0]: "threats", T[0]: "car-theft", U[0]: JOB},
        own={0: ["cop", "lawyer"], 1: ["garage"], 2: ["pimp"]},
        cash={0: 5000},
    )


def notes(state: CosaNostraState, viewer: int | None = None) -> Json:
    return state.view(viewer)["notes"]


# -- there and back ---------------------------------------------------------------


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize(
    "note",
    [
        "have 3000 cop-1 use:lawyer-1 want garage use:pimp gangster",
        "have use:cop-1",
        f"want {T[0]} 4000 use:garage-1 garage-1",
        "have share:20 peace:3 pay:4000@3 use:cop-1@2 return:cop-1@2 want share:10",
        "nothing",
    ],
)
def test_a_note_reads_the_same_in_words_and_in_json(note: str) -> None:
    action = GAME.parse(f"post {note}")
    assert GAME.parse(str(action)) == action
    assert GAME.decode(json.loads(json.dumps(action.value()))) == action


@pytest.mark.rule("LC-R46")
def test_a_note_in_json() -> None:
    action = GAME.parse("post want use:pimp have 3000 want garage")
    assert action.value() == {"verb": "post", "have": ["3000"], "want": ["garage", "use:pimp"]}
    assert GAME.parse("post nothing").value() == {"verb": "post"}


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize(
    ("note", "reason", "at", "near"),
    [
        ("", "post-what", 1, None),
        ("3000", "say-have", 1, None),
        ("have lawyer", "say-which", 2, ["lawyer-1", "lawyer-2", "lawyer-3"]),
        ("want 2000 have use:cop", "say-which", 4, ["use:cop-1", "use:cop-2", "use:cop-3"]),
        ("have 3000 casno-1", "no-such-thing", 3, ["casino-1"]),
        ("want use:lawer", "no-such-thing", 2, ["use:lawyer"]),
        ("have $3000", "amount", 2, None),
        ("have share:0", "promise-number", 2, None),
        ("have 1000 2000", "cash-twice", 3, None),
        (
            "want " + " ".join(f"pimp-{number}" for number in range(1, 6)) + " garage" * 8,
            "note-too-long",
            14,
            None,
        ),
    ],
)
def test_a_mistake_in_a_note_is_pointed_at(note: str, reason: str, at: int, near: list[str] | None) -> None:
    people = People(["Anna", "Boris", "Carla"], GAME.declared.arguments.kinds())
    with pytest.raises(Mistyped) as caught:
        GAME.vocabulary.parse(f"post {note}", people)
    assert (caught.value.reason, caught.value.at) == (reason, at)
    if near is not None:
        listed = caught.value.details["near"]
        assert isinstance(listed, list)
        assert near[0] in listed


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize(
    "value",
    [
        {"give": ["3000"]},
        {"have": "3000"},
        {"have": ["garage"]},
        {"have": [3000]},
        {"want": ["1000", "2000"]},
    ],
)
def test_a_malformed_note_is_no_action(value: dict[str, Json]) -> None:
    with pytest.raises(MalformedValue):
        GAME.decode({"verb": "post", **value})


# -- writing ----------------------------------------------------------------------


@pytest.mark.rule("LC-R46", "LC-4.1")
def test_everybody_sees_a_note_and_nobody_is_asked_for_anything() -> None:
    state = table()
    events = do(state, 1, "post have use:garage-1 want use:lawyer 2000")
    assert all(heard(events, viewer) == ["posted"] for viewer in (0, 1, 2, 7))
    for viewer in (0, 1, 2, None):
        assert notes(state, viewer) == [
            {
                "seat": 1,
                "have": [{"phrase": "use", "business": "garage-1"}],
                "want": [{"phrase": "any-use", "kind": "lawyer"}, {"phrase": "cash", "amount": 2000}],
            }
        ]
    assert (state.deciders(), state.pressed()) == ([0], 0)


@pytest.mark.rule("LC-R46")
def test_a_new_note_replaces_the_old_one_and_an_empty_one_takes_it_down() -> None:
    state = table()
    play(state, (1, "post have use:garage-1"), (1, "post want gangster"))
    assert notes(state) == [{"seat": 1, "have": [], "want": [{"phrase": "any-gangster"}]}]
    assert told(do(state, 1, "post nothing"), "took-down") == [{"seat": 1}]
    assert notes(state) == []


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize(
    ("note", "rule", "reason"),
    [
        ("nothing", "LC-R46", "no-note"),
        ("have garage-1", "LC-R46", "not-yours-to-give"),
        ("have use:garage-1", "LC-R46", "not-yours-to-give"),
        ("have 6000", "LC-R46", "not-yours-to-give"),
        (f"have {T[0]}", "LC-R46", "not-yours-to-give"),
        ("want cop-1", "LC-R46", "nobody-else-has-it"),
        ("want casino-1", "LC-R46", "nobody-else-has-it"),
        (f"want {S[0]}", "LC-R46", "nobody-else-has-it"),
        ("want 500", "LC-R29", "whole-notes"),
        ("have peace:7", "LC-R9", "no-such-round"),
        ("want return:casino-1@2", "LC-R45", "not-in-play"),
    ],
)
def test_what_a_note_says_must_hold(note: str, rule: str, reason: str) -> None:
    assert why(table(), 0, f"post {note}") == (rule, reason)


@pytest.mark.rule("LC-R46")
def test_twelve_notes_a_stage_and_no_more() -> None:
    state = table()
    for number in range(12):
        do(state, 1, "post want gangster" if number % 2 else "post want use:cop")
        assert msgspec.convert(state.view(1), View).seats[1].posts_left == 11 - number
    assert why(state, 1, "post nothing") == ("LC-R46", "posts-used-up")
    do(state, 2, "post want gangster")


@pytest.mark.rule("LC-R46")
def test_the_same_note_is_not_written_twice() -> None:
    state = table()
    do(state, 1, "post want gangster")
    assert why(state, 1, "post want gangster") == ("LC-R46", "same-note")


@pytest.mark.rule("LC-R46", "LC-R9")
def test_nobody_writes_while_a_task_is_resolved() -> None:
    state = table()
    do(state, 0, f"do {S[0]}", dice=[1])
    assert step(state) == "rerolls"
    assert refused(state, 1, "post want gangster") == "LC-R9"


# -- how long it stands ---------------------------------------------------------------


@pytest.mark.rule("LC-R46")
def test_what_no_longer_holds_is_struck() -> None:
    state = table()
    do(state, 0, "post have 5000 use:cop-1 want garage-1")
    play(state, (0, "pay 2 1000"))
    assert notes(state) == [
        {
            "seat": 0,
            "have": [{"phrase": "use", "business": "cop-1"}],
            "want": [{"phrase": "business", "business": "garage-1"}],
        }
    ]
    agree(state, 0, 2, "give cop-1")
    agree(state, 1, 2, "give garage-1")
    assert notes(state) == [{"seat": 0, "have": [], "want": [{"phrase": "business", "business": "garage-1"}]}]


@pytest.mark.rule("LC-R46")
def test_what_a_deal_brings_is_wanted_no_longer_and_what_it_lends_no_longer_to_be_had() -> None:
    state = table()
    do(state, 1, "post have use:garage-1 1000 want use:lawyer gangster 3000")
    agree(state, 0, 1, "give use:lawyer-1 2000 want use:garage-1")
    assert notes(state) == [
        {
            "seat": 1,
            "have": [{"phrase": "cash", "amount": 1000}],
            "want": [{"phrase": "any-gangster"}, {"phrase": "cash", "amount": 3000}],
        }
    ]


@pytest.mark.rule("LC-R46")
def test_it_outlives_planning_and_is_wiped_after_the_last_task_of_the_round() -> None:
    state = situation(stage="plan", jobs={0: [JOB]}, market=[], empty_deck=True)
    do(state, 1, "post want gangster")
    do(state, 0, f"plan {S[0]} {JOB}")
    assert step(state) == "action-turn"
    assert notes(state) == [{"seat": 1, "have": [], "want": [{"phrase": "any-gangster"}]}]
    assert state.posts == [0, 0, 0]
    events = do(state, 0, f"cancel {S[0]}")
    assert told(events, "board-wiped") == [{}]
    assert notes(state) == []


@pytest.mark.rule("LC-R46")
def test_a_board_that_cannot_be_is_not_loaded() -> None:
    state = table()
    do(state, 1, "post have use:garage-1")
    dump = GAME.dump(state)
    assert GAME.load(dump).view(0)["notes"] == notes(state)
    wrong: list[tuple[str, Json]] = [
        ("notes", [{}, {"have": ["cop-1"]}, {}]),
        ("notes", [[], {}, {}]),
        ("posts", [0, 13, 0]),
    ]
    for name, part in wrong:
        with pytest.raises(MalformedValue, match=name):
            GAME.load({**dump, name: part})
