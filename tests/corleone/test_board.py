"""Chapters 2 and 3: the board, and a new business in every act."""

from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.engine.values import items
from capotavola.games.corleone.shown.types import Business
from tests.corleone.opening import opened, play_to, seen
from tests.corleone.situation import (
    CLINIC,
    DOCKS,
    EXCHANGE,
    F1,
    F2,
    F3,
    FREIGHT,
    GAME,
    HOTEL,
    OPERA,
    PENN,
    case,
    control,
    do,
    end_phase,
    figure_on,
    hand,
    legal,
    of,
    refused,
    side,
    situation,
    told,
)

TURFS = ["wall-street", "brooklyn", "upper-east-side", "queens", "upper-west-side", "midtown", "chelsea"]
PRINTED = [
    ("wall-street", EXCHANGE, "money-2 suitcase", "suitcase"),
    ("brooklyn", DOCKS, "booze booze", "booze"),
    ("upper-east-side", CLINIC, "one-for-5", "suitcase"),
    ("queens", FREIGHT, "gun one-for-goods", "gun"),
    ("upper-west-side", OPERA, "horse-head money-3", "blood-money"),
    ("midtown", HOTEL, "blood-money money-3", "gun"),
    ("chelsea", PENN, "jobs money-2", "jobs"),
]
TILES = [
    ("olive-oil-importer", "blue", "money-1 booze blood-money", "blood-money"),
    ("pawn-shop", "blue", "gun gun", "gun"),
    ("flower-shop", "blue", "jobs jobs", "money-1"),
    ("trucking-firm", "blue", "booze gun", "booze"),
    ("printing-house", "blue", "money-3 money-1", "suitcase"),
    ("undertaker", "blue", "blood-money blood-money", "blood-money"),
    ("pool-hall", "blue", "two-for-5 money-1", "money-1"),
    ("tailor", "blue", "suitcase suitcase", "jobs"),
    ("heroin-lab", "red", "narcotics narcotics", "narcotics"),
    ("harbour-customs", "red", "narcotics one-for-goods money-2", "one-for-goods"),
    ("casino-royale", "red", "three-for-8 suitcase", "money-3"),
    ("private-bank", "red", "suitcase suitcase money-2", "suitcase"),
]
CLOSED_TO_TWO = [
    "upper-west-side+central-park",
    "upper-east-side+queens",
    "queens+brooklyn",
    "midtown+wall-street+brooklyn",
    "wall-street+chelsea",
    "upper-west-side+upper-east-side",
]
OPEN_TO_ALL = [
    F1,
    F2,
    F3,
    "upper-west-side+chelsea",
    "upper-east-side+central-park",
    "upper-east-side+midtown+central-park",
    "upper-east-side+midtown+queens",
    "brooklyn+wall-street",
    "midtown+queens+brooklyn",
    "upper-west-side+chelsea+central-park",
]
SPACES = [*CLOSED_TO_TWO, *OPEN_TO_ALL]
HOUSE = files("capotavola.games.corleone").joinpath("content", "house.toml").read_text()


def box_refused(tmp_path: Path, part: str, wrong: str, rule: str) -> None:
    assert part in HOUSE
    box = tmp_path / "box.toml"
    box.write_text(HOUSE.replace(part, wrong, 1))
    with pytest.raises(ContentError, match=rule):
        capotavola.game("corleone", box)


def printed(businesses: list[Business]) -> list[tuple[str, str, str, str]]:
    return [
        (entry.turf, entry.business, " ".join(entry.front), " ".join(entry.back))
        for entry in businesses
        if entry.colour == "printed"
    ]


@pytest.mark.rule("CE-2.1", "CE-2.2")
def test_seven_turfs_have_a_printed_business_each_and_nobody_s_marker() -> None:
    view = seen(opened())
    assert [turf.turf for turf in view.turfs] == TURFS
    assert printed(view.businesses) == PRINTED
    assert all(turf.markers == [] and turf.control is None for turf in view.turfs)


@pytest.mark.rule("CE-2.1", "CE-2.2")
@pytest.mark.parametrize(("tile", "colour", "front", "back"), TILES)
def test_a_tile_is_a_second_business_of_its_turf(tile: str, colour: str, front: str, back: str) -> None:
    view = seen(situation(tiles=[tile]))
    there = [entry for entry in view.businesses if entry.turf == "wall-street"]
    assert [entry.business for entry in there] == [EXCHANGE, tile]
    assert (there[1].colour, " ".join(there[1].front), " ".join(there[1].back)) == (colour, front, back)


@pytest.mark.rule("CE-2.1")
def test_a_turf_without_a_printed_business_is_no_board(tmp_path: Path) -> None:
    box_refused(tmp_path, 'turf = "queens"', 'turf = "midtown"', r"CE-2\.1")


@pytest.mark.rule("CE-2.1", "CE-5.3")
def test_markers_are_stacked_on_the_turf() -> None:
    state = situation(markers=["midtown:0", "midtown:2", "queens:1"])
    assert [turf.markers for turf in seen(state).turfs] == [[], [], [], [1], [], [0, 2], []]
    assert (control(state, "midtown"), control(state, "queens")) == (2, 1)


@pytest.mark.rule("CE-2.2")
def test_each_business_has_one_thug_space() -> None:
    state = situation(tiles=["pawn-shop"], thugs={EXCHANGE: 1})
    assert refused(state, 0, f"thug {EXCHANGE}") == "CE-4.3"
    do(state, 0, "thug pawn-shop")
    assert (figure_on(state, EXCHANGE), figure_on(state, "pawn-shop")) == (1, 0)
    assert refused(state, 1, "thug pawn-shop") == "CE-4.3"


@pytest.mark.rule("CE-2.2")
def test_a_thug_uses_the_front_and_a_family_member_the_back() -> None:
    state = situation()
    do(state, 0, f"thug {HOTEL}")
    assert hand(state, 0) == ["money-3", "blood-money"]
    do(state, 1, f"member {F2}")
    assert hand(state, 1) == ["gun", "gun"]


@pytest.mark.rule("CE-2.3")
def test_every_space_touches_two_or_three_areas() -> None:
    view = seen(opened())
    assert sorted(space.areas for space in view.spaces) == sorted(SPACES)
    assert all(len(set(space.areas.split("+"))) in (2, 3) for space in view.spaces)


@pytest.mark.rule("CE-2.3")
@pytest.mark.parametrize(
    "areas", ['["midtown"]', '["midtown", "midtown"]', '["midtown", "queens", "brooklyn", "chelsea"]']
)
def test_a_space_touching_fewer_or_more_areas_is_refused(tmp_path: Path, areas: str) -> None:
    box_refused(tmp_path, '["midtown", "queens"]', areas, r"CE-2\.3")


@pytest.mark.rule("CE-2.3")
@pytest.mark.parametrize("space", SPACES)
def test_a_figure_on_a_space_stands_in_all_areas_it_touches(space: str) -> None:
    state = situation(thugs_left=[0, 0, 0], members_left=[1, 0, 0], empty_deck=True)
    do(state, 0, f"member {space}")
    end_phase(state)
    won = {turf.turf for turf in seen(state).turfs if turf.control == 0}
    assert won == set(space.split("+")) - {"central-park"}


@pytest.mark.rule("CE-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_spaces_are_closed_with_two_players(players: int) -> None:
    state = situation(players)
    spaces = OPEN_TO_ALL if players == 2 else SPACES
    assert sorted(action[7:] for action in legal(state, 0) if action.startswith("member ")) == sorted(spaces)
    closed = [space.areas for space in seen(state).spaces if space.closed]
    assert sorted(closed) == sorted(CLOSED_TO_TWO if players == 2 else [])
    if players == 2:
        assert {refused(state, 0, f"member {space}") for space in CLOSED_TO_TWO} == {"CE-2.4"}


@pytest.mark.rule("CE-2.4")
@pytest.mark.parametrize(
    ("part", "wrong"), [("from_three = true", ""), ('"book"', '"book"\nfrom_three = true')]
)
def test_a_board_has_six_such_spaces(tmp_path: Path, part: str, wrong: str) -> None:
    head, spaces = HOUSE.split("[[space]]", 1)
    changed = "[[space]]" + spaces.replace(part, wrong, 1)
    box_refused(tmp_path, HOUSE, head + changed, r"CE-2\.4")


@pytest.mark.rule("CE-2.5")
def test_central_park_puts_one_money_card_into_the_suitcase() -> None:
    state = situation(hands=[["money-1", "money-5"]])
    do(state, 0, "member upper-west-side+central-park")
    assert seen(state).park == ["suitcase"]
    assert hand(state, 0) == ["money-1", "money-5", "blood-money"], "the back of Upper West Side"
    do(state, 0, "stash money-5")
    assert case(state, 0) == [5]
    assert hand(state, 0) == ["money-1", "blood-money"]
    assert state.deciders() == [1], "only one"


@pytest.mark.rule("CE-2.5")
def test_central_park_has_no_front() -> None:
    assert all(entry.turf != "central-park" for entry in seen(opened()).businesses)
    assert not [action for action in legal(opened(), seen(opened()).first) if "thug central" in action]


@pytest.mark.rule("CE-2.5")
def test_nobody_controls_central_park() -> None:
    state = situation(thugs_left=[0, 0, 0], members_left=[1, 0, 0])
    events = [*do(state, 0, "member upper-west-side+central-park"), *end_phase(state)]
    assert told(events, "won-turf") == [{"turf": "upper-west-side", "seat": 0, "sides": [side(0, 1)]}]
    assert of(state, 0, "markers") == 8
    assert [turf.turf for turf in seen(state).turfs] == TURFS


@pytest.mark.rule("CE-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_act_opens_a_tile_of_its_colour_on_the_next_free_turf(players: int) -> None:
    state = opened(players)
    laid = {2: 1, 3: 1, 4: 2, 5: 4}[players]
    for act, colour in ((1, "blue"), (2, "blue"), (3, "red"), (4, "red")):
        play_to(state, act)
        tiles = [entry for entry in seen(state).businesses if entry.colour != "printed"]
        assert [tile.turf for tile in tiles] == TURFS[:laid]
        assert tiles[-1].colour == colour
        laid += 1


@pytest.mark.rule("CE-3.1", "CE-3.2")
def test_the_new_business_is_the_top_tile_and_opens_before_the_first_turn() -> None:
    state = opened()
    blue = items(GAME.dump(state)["blue"], "blue")
    play_to(state, 2)
    assert items(GAME.dump(state)["blue"], "blue") == blue[:-1]
    assert f"thug {blue[-1]}" in legal(state, state.deciders()[0])


@pytest.mark.rule("CE-3.1")
def test_a_business_not_opened_yet_cannot_be_used() -> None:
    state = situation(tiles=["pawn-shop"])
    assert refused(state, 0, "thug tailor") == "CE-3.1"
    assert [a for a in legal(state, 0) if a.startswith("thug")] == [
        f"thug {name}" for name in (EXCHANGE, "pawn-shop", DOCKS, CLINIC, FREIGHT, OPERA, HOTEL, PENN)
    ]


@pytest.mark.rule("CE-R5")
def test_a_board_needs_three_spaces_per_player_and_one_more(tmp_path: Path) -> None:
    space = '[[space]]\nareas = ["midtown", "queens"]\norigin = "book"\n'
    box_refused(tmp_path, space, "", r"CE-R5")


@pytest.mark.rule("CE-R5")
@pytest.mark.parametrize(("players", "thugs"), [(2, 6), (3, 6), (4, 8), (5, 10)])
def test_there_are_thug_spaces_for_all_thugs_and_one_more_from_act_two(players: int, thugs: int) -> None:
    state = opened(players)
    for act in (1, 2, 3, 4):
        play_to(state, act)
        assert len(seen(state).businesses) >= thugs + (act > 1)
