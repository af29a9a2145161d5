"""Actions from outside: whatever is wrong with them is named."""

import pytest

from capotavola.engine.action import Action, Verb
from capotavola.engine.values import Json, MalformedValue
from tests.boxes import game_of

GAME = game_of("omerta")


@pytest.mark.parametrize(
    ("obj", "reason"),
    [
        (None, "an object with a verb"),
        ([], "an object with a verb"),
        ({}, "no such verb: None"),
        ({"verb": "fly"}, "no such verb: 'fly'"),
        ({"verb": "replace"}, "replace takes place"),
        ({"verb": "replace", "place": "2"}, "place must be a whole number"),
        ({"verb": "replace", "place": True}, "place must be a whole number"),
        ({"verb": "replace", "place": -1}, "place must be a whole number"),
        ({"verb": "replace", "place": 2.5}, "place must be a whole number"),
        ({"verb": "replace", "place": 10**30}, "place must be a whole number"),
        ({"verb": "replace", "place": 2, "seat": 1}, "replace takes place, not seat"),
        ({"verb": "draw", "from": "sky"}, "from must be one of pile, discard"),
        ({"verb": "driver", "other_place": 1}, "driver takes place, other_place"),
        ({"verb": "pass", "place": 1}, "pass takes nothing more"),
    ],
)
def test_a_malformed_value_is_named(obj: Json, reason: str) -> None:
    with pytest.raises(MalformedValue, match=reason):
        GAME.decode(obj)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no such verb"),
        ("fly 1", "no such verb"),
        ("replace", "replace takes place"),
        ("replace 1 2", "replace takes place"),
        ("replace two", "place must be a whole number"),
        ("replace -1", "place must be a whole number"),
        ("replace " + "9" * 5000, "place must be a whole number"),
        ("draw 1", "from must be one of"),
    ],
)
def test_a_malformed_text_is_named(text: str, reason: str) -> None:
    with pytest.raises(MalformedValue, match=reason):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("draw discard", {"verb": "draw", "from": "discard"}),
        ("replace 3", {"verb": "replace", "place": 3}),
        ("driver", {"verb": "driver"}),
        ("driver 1", {"verb": "driver", "place": 1}),
        ("driver 2 1", {"verb": "driver", "place": 2, "other_place": 1}),
        ("gangster 0 3 2 1", {"verb": "gangster", "seat": 0, "place": 3, "other_seat": 2, "other_place": 1}),
        ("omerta", {"verb": "omerta"}),
    ],
)
def test_text_and_value_are_two_forms_of_one_action(text: str, value: Json) -> None:
    action = GAME.parse(text)
    assert action.value() == value
    assert str(action) == text
    assert GAME.decode(value) == action
    assert hash(GAME.decode(value)) == hash(action)


@pytest.mark.parametrize(
    ("one", "other"),
    [("peek 3 1", "peek 1 3"), ("snitch 2 0", "snitch 0 2"), ("gangster 2 0 1 3", "gangster 1 3 2 0")],
)
def test_two_ways_to_write_the_same_are_one(one: str, other: str) -> None:
    assert GAME.parse(one) == GAME.parse(other)


def test_actions_of_different_verbs_differ() -> None:
    assert GAME.parse("snap 1") != GAME.parse("reveal 1")
    assert GAME.parse("snap 1") != GAME.parse("snap 2")
    assert Action(Verb(7, "snap", [])) != "snap"
