"""Situations written by hand: they come back the same, and what is wrong with them is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import capotavola
from capotavola.engine.values import MalformedValue
from tests.corleone.situation import DOCKS, EXCHANGE, F2, GAME, HOTEL, PENN, bid_all, do, play, situation

Dump = dict[str, Any]
Change = Callable[[Dump], None]
SIX = ["money-1", "money-2", "money-5", "gun", "narcotics", "hit"]


def copied(dump: object) -> Dump:
    value = capotavola.from_json(capotavola.to_json(dump))
    assert isinstance(value, dict)
    return dict(value)


def a_dump() -> Dump:
    """In the middle of a turn, with a bit of everything."""
    state = situation(
        hands=[["blackmail", "booze", "blood-money"], ["gun", "money-1", "hit", "capo"], ["money-2"]],
        suitcases=[[1], [5], []],
        public=["garrotte", "ambush", "bookmaking"],
        discards=["night-swim"],
        tiles=["tailor"],
        thugs={HOTEL: 1, PENN: "neutral"},
        members={F2: 2},
        markers=["queens:1", "queens:0"],
        completed=["2:kidnapping"],
        allies={"mayor-i": "shown", "small-time-bookie": "shown"},
    )
    play(state, (0, "complete hand blackmail booze+blood-money money-first"), (0, "against gift 1"))
    play(state, (1, "give hit"))
    return copied(GAME.dump(state))


def bidding(*bids: str) -> Dump:
    allies: Any = {"capo": "shown", "mayor-i": "shown"}
    state = situation(suitcases=[[5], [3], [1]], allies=allies, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *bids)
    return copied(GAME.dump(state))


def discarding() -> Dump:
    state = situation(hands=[[], SIX, [*SIX, "booze"]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *["0 0 0 0"] * 3)
    do(state, 2, "discard gun")
    return copied(GAME.dump(state))


def marking() -> Dump:
    state = situation(markers=["queens:0"] * 9, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    return copied(GAME.dump(state))


def drawing() -> Dump:
    state = situation(deck=["hit", "ambush"])
    do(state, 0, f"thug {PENN}")
    return copied(GAME.dump(state))


def drop(name: str) -> Change:
    return lambda dump: dump.pop(name)


def put(name: str, value: object) -> Change:
    return lambda dump: dump.update({name: value})


def inside(name: str, at: Any, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump[name][at] = value

    return change


def complaint(dump: Dump) -> str:
    with pytest.raises(MalformedValue) as caught:
        GAME.load(dump)
    return str(caught.value)


@pytest.mark.parametrize("dump", [a_dump(), bidding("0 0 0 1"), discarding(), marking(), drawing()])
def test_a_dump_comes_back_the_same(dump: Dump) -> None:
    assert copied(GAME.dump(GAME.load(dump))) == dump


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop("players"), "players is missing"),
        (drop("game"), "game is missing"),
        (drop("chance"), "chance is missing"),
        (drop("supply"), "supply is missing"),
        (drop("deck"), "deck is missing"),
        (put("game", "omerta"), "game is 'omerta', not corleone"),
        (put("players", 6), "players must be a whole number from 2 to 5"),
        (put("players", 4), "families must have 4 entries, one for each seat"),
        (put("options", []), "options must be an object"),
        (put("options", {"snap": "race"}), "option"),
        (put("weather", "fine"), "no such part: weather"),
        (put("families", ["pizzino", "corleone", "vitale"]), "families must be one of"),
        (put("act", 5), "act must be a whole number from 1 to 4"),
        (put("first", 3), "first must be a whole number from 0 to 2"),
        (put("active", -1), "active must be a whole number from 0 to 2"),
        (put("stack", ["nap"]), "stack must be one of"),
        (put("stack", ["turn:9:0:0"]), "stack: not a step: turn:9:0:0"),
        (put("stack", "turn"), "stack must be a list"),
        (put("waiting", [3]), "waiting must be a whole number from 0 to 2"),
        (put("tiles", [None]), "tiles must have 7 entries"),
        (put("tiles", ["bakery", *[None] * 6]), "tiles must be one of"),
        (put("thugs", {"bakery": 1}), "thugs must be one of"),
        (put("thugs", {HOTEL: 3}), "thugs must be a whole number from 0 to 2"),
        (put("thugs", []), "thugs must be an object"),
        (put("members", {"queens": 1}), "members must be one of"),
        (put("boss_at", "queens"), "boss_at must be one of"),
        (put("chief_at", "central-park"), "chief_at must be one of"),
        (put("moved_now", 8), "moved_now must be a whole number from 0 to 7"),
        (put("thugs_left", [1, 1]), "thugs_left must have 3 entries"),
        (put("members_left", [1, 1, 4]), "members_left must be a whole number from 0 to 3"),
        (put("markers", ["central-park:1"]), "markers must be one of"),
        (put("markers", ["queens:3"]), "markers: no such seat: queens:3"),
        (put("markers", [7]), "markers must be a text"),
        (inside("supply", "rum", 1), "supply must be one of"),
        (inside("supply", "gun", -1), "supply must be a whole number from 0"),
        (inside("hands", 0, []), "hands must be an object"),
        (inside("suitcases", 0, {"gun": 1}), "suitcases must be one of"),
        (inside("jobs", 0, ["nap"]), "jobs must be one of"),
        (inside("jobs", 0, ["hit@9"]), "jobs: not a job: hit@9"),
        (put("completed", ["kidnapping"]), "completed: no such seat: kidnapping"),
        (put("completed", ["2:nap"]), "completed must be one of"),
        (put("discards", ["nap"]), "discards must be one of"),
        (put("allies", []), "allies must be an object"),
        (put("allies", {"capo": "table"}), "allies: shown, hand:0 or played:0, not table"),
        (put("allies", {"capo": "hand:3"}), "allies: shown, hand:0 or played:0, not hand:3"),
        (put("allies", {"godfather": "shown"}), "allies must be one of"),
        (put("pending", ["nap"]), "pending must be one of"),
        (put("pending", ["gift:x"]), "pending: not an effect: gift:x"),
        (put("drawn", ["nap"]), "drawn must be one of"),
        (put("bids", [-2]), "bids must be a whole number from -1"),
        (put("queue", [3]), "queue must be a whole number from 0 to 2"),
        (put("aside", ["3:gun"]), "aside: no such seat: 3:gun"),
        (put("memory", [["looked"]]), "memory: 13 parts in each entry"),
        (put("minima", [[1, 2]]), "minima: 9 counts for each seat"),
        (put("chance", {"key": "zz", "counter": 0}), "chance.key must be hexadecimal"),
    ],
)
def test_a_part_of_the_wrong_form_is_named(change: Change, reason: str) -> None:
    dump = a_dump()
    change(dump)
    assert reason in complaint(dump)


@pytest.mark.rule("CE-1.2", "CE-1.6", "CE-2.4", "CE-3.1")
@pytest.mark.parametrize(
    ("change", "part"),
    [
        (inside("supply", "gun", 6), "gun"),
        (inside("supply", "money-5", 30), "money-5"),
        (inside("hands", 2, {"money-2": 2}), "money-2"),
        (inside("suitcases", 0, {}), "money-1"),
        (put("public", ["ambush", "bookmaking"]), "garrotte"),
        (put("discards", ["night-swim", "an-offer"]), "an-offer"),
        (put("families", ["vitale", "vitale", "pizzino"]), "families"),
        (put("tiles", [None, "tailor", *[None] * 5]), "tiles"),
        (put("tiles", [None] * 7), "tiles"),
        (inside("blue", 0, "heroin-lab"), "blue"),
        (put("thugs_left", [3, 1, 2]), "thugs"),
        (put("thugs_left", [2, 2, 2]), "thugs"),
        (put("members_left", [1, 1, 1]), "members"),
        (put("boss_at", None), "boss_at"),
        (put("boss_at", EXCHANGE), "boss_at"),
        (put("mayor_at", F2), "mayor_at"),
        (inside("thugs", "pawn-shop", 1), "thugs"),
        (put("markers", ["queens:1"] * 10), "markers"),
        (put("allies", {"newspaper-editor": "shown"}), "allies"),
        (put("waiting", []), "waiting"),
        (put("waiting", [1]), "waiting"),
        (put("stack", []), "stack"),
        (put("stack", ["end-of-turn", "use:0:1:9"]), "pending"),
        (put("pending", []), "pending"),
        (put("bids", [0] * 12), "bids"),
        (put("aside", ["1:gun"]), "aside"),
        (put("minima", []), "minima"),
    ],
)
def test_parts_that_do_not_fit_each_other_are_named(change: Change, part: str) -> None:
    dump = a_dump()
    change(dump)
    assert part in complaint(dump)


@pytest.mark.rule("CE-2.4")
def test_nobody_stands_on_a_space_closed_to_two() -> None:
    dump = copied(GAME.dump(situation(2)))
    dump.update(members={"upper-east-side+queens": 1}, members_left=[1, 0])
    assert "members" in complaint(dump)


@pytest.mark.rule("CE-6.1", "CE-6.2")
@pytest.mark.parametrize(
    ("change", "part"),
    [
        (put("bids", [0, 0, 0, 1]), "bids"),
        (put("bids", [0, 0, 0, 2, *[-1] * 8]), "bids"),
        (put("bids", [0, 0, 0, -1, *[-1] * 8]), "bids"),
        (put("waiting", [0, 1, 2]), "bids"),
        (put("waiting", [1]), "bids"),
        (put("queue", [1]), "queue"),
        (put("act", 4), "stack|red|members"),
    ],
)
def test_sealed_bids_that_cannot_be(change: Change, part: str) -> None:
    dump = bidding("0 0 0 1")
    change(dump)
    assert any(word in complaint(dump) for word in part.split("|"))


@pytest.mark.rule("CE-6.2")
def test_a_choice_of_allies_that_cannot_be() -> None:
    for change, part in (
        (put("allies", {"capo": "shown"}), "allies"),
        (put("waiting", [1]), "waiting"),
        (put("queue", [2, 1, 1]), "queue"),
        (put("queue", [2, 0]), "bids"),
        (put("bids", [0] * 11), "bids"),
    ):
        dump = bidding("0 0 0 1", "0 0 1 0", "1 0 0 0")
        change(dump)
        assert part in complaint(dump)


@pytest.mark.rule("CE-7.1")
@pytest.mark.parametrize(
    ("change", "part"),
    [
        (put("aside", ["2:blood-money"]), "aside"),
        (put("aside", ["2:gun", "2:gun"]), "aside"),
        (put("aside", ["0:booze"]), "aside|waiting"),
        (put("waiting", [1]), "waiting"),
        (put("waiting", [0, 1, 2]), "waiting"),
    ],
)
def test_cards_put_aside_that_cannot_be(change: Change, part: str) -> None:
    dump = discarding()
    change(dump)
    assert any(word in complaint(dump) for word in part.split("|"))


@pytest.mark.rule("CE-5.4", "CE-10.3")
def test_questions_that_nobody_would_ask() -> None:
    for dump, change, part in (
        (marking(), put("waiting", [1]), "waiting"),
        (marking(), put("markers", ["queens:0"] * 8), "waiting"),
        (marking(), put("stack", ["marking:0:0:1"]), "stack"),
        (drawing(), put("waiting", [1]), "waiting"),
        (drawing(), put("stack", ["end-of-turn", "turn"]), "drawn"),
    ):
        change(dump)
        assert part in complaint(dump)


@pytest.mark.parametrize("value", [None, [], "state", {}])
def test_what_is_no_dump_is_refused(value: Any) -> None:
    with pytest.raises(MalformedValue):
        GAME.load(value)


def test_a_dump_leaves_out_what_is_usual() -> None:
    dump = GAME.dump(GAME.start(players=3, seed=b"dump"))
    assert not {"options", "thugs", "markers", "bids", "memory", "pending", "boss_at"} & set(dump)
