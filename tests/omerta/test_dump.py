"""Situations written by hand: what is wrong with them is named."""

from collections.abc import Callable
from typing import Any

import pytest

import capotavola
from capotavola.engine.values import MalformedValue
from tests.boxes import game_of

GAME = game_of("omerta")
Dump = dict[str, Any]


def a_dump() -> Dump:
    return dict(GAME.dump(GAME.start(players=3, seed=b"dump")))


def drop(name: str) -> Callable[[Dump], None]:
    return lambda dump: dump.pop(name)


def put(name: str, value: object) -> Callable[[Dump], None]:
    return lambda dump: dump.update({name: value})


def lose_a_card(dump: Dump) -> None:
    dump["pile"].pop()


def add_a_card(dump: Dump) -> None:
    dump["pile"].append(dump["pile"][0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop("players"), "players is missing"),
        (drop("stocks"), "stocks is missing"),
        (drop("chance"), "chance is missing"),
        (put("players", 9), "players must be a whole number from 3 to 5"),
        (put("players", 4), "gangsters must have 4 entries, one for each seat"),
        (put("active", 3), "active must be a whole number from 0 to 2"),
        (put("round", 0), "round must be a whole number from 1 to 3"),
        (put("stack", ["nap"]), "stack must be one of"),
        (put("stack", "peeks"), "stack must be a list"),
        (put("waiting", []), "waiting: nobody is asked"),
        (put("safe", ["queen"]), "safe must be one of"),
        (put("safe", ["7!"]), "safe: not a card: 7!"),
        (put("safe", [7]), "safe must be a text"),
        (put("held", "7:9.1"), "too many cards|no slot"),
        (put("shown", ["7:1.0"]), "lots: no slot 1.0"),
        (put("chance", {"key": "zz", "counter": 0}), "chance.key must be hexadecimal"),
        (put("chance", {"fast": 0}), "chance.fast must be a whole number from 1"),
        (put("options", {"snap": "slow"}), "option snap must be one of"),
        (put("options", []), "options must be an object"),
        (put("given", [["lady"]]), "given: card, to, place, by, turns"),
        (put("weather", "fine"), "no such part: weather"),
        (lose_a_card, "cards are missing"),
        (add_a_card, "too many cards"),
    ],
)
def test_a_mistake_in_a_dump_is_named(change: Callable[[Dump], None], reason: str) -> None:
    dump = a_dump()
    change(dump)
    with pytest.raises(MalformedValue, match=reason):
        GAME.load(dump)


@pytest.mark.parametrize("value", [None, [], "state", {}])
def test_what_is_no_dump_is_refused(value: Any) -> None:
    with pytest.raises(MalformedValue):
        GAME.load(value)


def test_a_dump_is_small_and_leaves_out_what_is_usual() -> None:
    dump = a_dump()
    assert "given" not in dump
    assert "options" not in dump
    assert len(capotavola.to_json(dump)) < 1024


def test_json_that_is_nested_too_deeply() -> None:
    with pytest.raises(MalformedValue):
        capotavola.from_json("[" * 100_000)
