"""Who knows which card, and the worlds that agree with it."""

from __future__ import annotations

from collections import Counter

import pytest

from capotavola.engine.chance import fast_chance
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import GAP, KIND_NAMES, kind_of
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import (
    EVERYBODY,
    GAME,
    SPECTATOR,
    discard_drawn,
    discards,
    do,
    knows,
    pass_all,
    pile,
    situation,
    step,
    stock,
    told,
)


def knowers(state: OmertaState, seat: int, place: int) -> list[int]:
    return [viewer for viewer in EVERYBODY if knows(state, viewer, seat, place)]


def worlds(state: OmertaState, seat: int | None, count: int = 80) -> list[OmertaState]:
    return [state.imagine(seat, number) for number in range(1, count + 1)]


def imagined(state: OmertaState, viewer: int | None, seat: int, place: int) -> set[str | None]:
    """All that the viewer imagines to lie there."""
    return {stock(world, seat)[place] for world in worlds(state, viewer)}


def safe(state: OmertaState) -> list[str]:
    return [KIND_NAMES[kind_of(card)].removeprefix("bottle-") for card in state.safe]


def held(state: OmertaState) -> str:
    return KIND_NAMES[kind_of(state.held)].removeprefix("bottle-")


def deck(state: OmertaState) -> Counter[str | None]:
    cards = [*pile(state), *discards(state), *safe(state), held(state)]
    for seat in range(state.players):
        cards += stock(state, seat)
    return Counter(cards)


def lady_on_1(state: OmertaState) -> None:
    """Seat 0 shuffles the stock of seat 1, who lets it be."""
    discard_drawn(state)
    do(state, 0, "lady 1")
    do(state, 1, "pass")


# What is known


@pytest.mark.rule("OM-2.2", "OM-2.3")
def test_a_card_drawn_from_the_pile_and_kept_is_known_to_its_owner_alone() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["7"])
    do(state, 0, "draw pile")
    assert {held(world) for world in worlds(state, 0)} == {"7"}
    assert len({held(world) for world in worlds(state, 1)}) > 5
    do(state, 0, "replace 0")
    assert knowers(state, 0, 0) == [0]


@pytest.mark.rule("OM-2.2")
def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    state = situation([["1"], ["5"], ["9"]], discards=["7"])
    do(state, 0, "draw discard")
    do(state, 0, "replace 0")
    assert knowers(state, 0, 0) == EVERYBODY
    assert imagined(state, 1, 0, 0) == imagined(state, None, 0, 0) == {"7"}


@pytest.mark.rule("OM-4.4")
def test_what_mole_showed_is_the_same_in_every_world_of_the_looker_only() -> None:
    state = situation([["1", "2"], ["5"], ["9"]], pile=["mole"])
    discard_drawn(state)
    do(state, 0, "mole 1")
    do(state, 0, "put-back")
    assert knowers(state, 0, 1) == [0]
    assert imagined(state, 0, 0, 1) == {"2"}
    assert len(imagined(state, 0, 0, 0)) > 5
    assert len(imagined(state, 1, 0, 1)) > 5


@pytest.mark.rule("OM-4.5")
def test_knowledge_follows_a_swapped_card() -> None:
    state = situation([["1@0"], ["5@02", "6"], ["9@2"]], pile=["gangster"])
    discard_drawn(state)
    do(state, 0, "gangster 0 0 1 0")
    do(state, 1, "pass")
    assert (stock(state, 0), stock(state, 1)) == (["5"], ["1", "6"])
    assert knowers(state, 0, 0) == [0, 2]
    assert knowers(state, 1, 0) == [0]
    assert imagined(state, 2, 0, 0) == {"5"}
    assert len(imagined(state, 1, 1, 0)) > 5


@pytest.mark.rule("OM-4.5")
def test_between_two_opponents_the_user_of_gangster_learns_nothing() -> None:
    state = situation([["1"], ["5@1"], ["9@2"]], pile=["gangster"])
    discard_drawn(state)
    do(state, 0, "gangster 1 0 2 0")
    pass_all(state)
    assert knowers(state, 1, 0) == [2]
    assert knowers(state, 2, 0) == [1]
    assert len(imagined(state, 0, 1, 0)) > 5


@pytest.mark.rule("OM-4.8")
def test_safecracker_knows_the_safe_and_not_the_card_put_into_it() -> None:
    state = situation([["1", "2"], ["5"], ["9"]], pile=["safecracker"], safe=["alibi", "lady", "8", "10"])
    discard_drawn(state)
    do(state, 0, "crack")
    do(state, 0, "exchange 0 1")
    assert knowers(state, 0, 1) == [0]
    seen = [safe(world) for world in worlds(state, 0)]
    assert {tuple(cards[1:]) for cards in seen} == {("lady", "8", "10")}
    assert len({cards[0] for cards in seen}) > 5
    assert imagined(state, 0, 0, 1) == {"alibi"}
    assert len({tuple(safe(world)) for world in worlds(state, 1)}) > 40
    assert len(imagined(state, 1, 0, 1)) > 5


@pytest.mark.rule("OM-4.8")
def test_a_known_card_put_into_the_safe_stays_known_there() -> None:
    state = situation([["1@02"], ["5"], ["9"]], pile=["safecracker"], safe=["alibi", "lady", "8", "10"])
    discard_drawn(state)
    do(state, 0, "crack")
    do(state, 0, "exchange 3 0")
    assert {safe(world)[3] for world in worlds(state, 2)} == {"1"}
    assert len({safe(world)[3] for world in worlds(state, 1)}) > 5


@pytest.mark.rule("OM-3.2", "OM-R8")
def test_a_wrong_reveal_is_known_to_all_and_its_penalty_card_to_nobody() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["7", "8"])
    discard_drawn(state)
    do(state, 0, "pass")
    do(state, 1, "snap 0")
    do(state, 2, "pass")
    assert knowers(state, 1, 0) == EVERYBODY
    assert knowers(state, 1, 1) == []
    assert imagined(state, 0, 1, 0) == imagined(state, None, 1, 0) == {"5"}
    assert len(imagined(state, 1, 1, 1)) > 5


@pytest.mark.rule("OM-R4", "OM-4.7")
def test_what_driver_revealed_and_took_back_is_the_same_in_every_world() -> None:
    state = situation([["1", "lady", "3"], ["5"], ["9"]], pile=["driver", "8"])
    discard_drawn(state)
    do(state, 0, "driver 0 1")
    for viewer in (0, 1, 2, None):
        assert imagined(state, viewer, 0, 0) == {"1"}
        assert imagined(state, viewer, 0, 1) == {"lady"}
        assert len(imagined(state, viewer, 0, 3)) > 5


# Shuffled stocks


@pytest.mark.rule("OM-4.3")
def test_after_lady_a_known_card_is_somewhere_in_that_stock() -> None:
    state = situation([["1"], ["alibi@1", "6", "7", "8"], ["9"]], pile=["lady"])
    lady_on_1(state)
    assert all(knowers(state, 1, place) == [] for place in range(4))
    places = set()
    for world in worlds(state, 1):
        assert "alibi" in stock(world, 1)
        places.add(stock(world, 1).index("alibi"))
    assert places == {0, 1, 2, 3}
    assert any("alibi" not in stock(world, 1) for world in worlds(state, 0))


@pytest.mark.rule("OM-4.3", "OM-R10")
def test_after_lady_a_locked_card_is_known_in_its_place() -> None:
    patrol: list[list[Json]] = [["police-patrol", 1, 2, 2, 2]]
    state = situation([["1"], ["alibi@1", "6", "7@1", "8"], ["9"]], pile=["lady"], given=patrol)
    lady_on_1(state)
    assert imagined(state, 1, 1, 2) == {"7"}
    assert {stock(world, 1).index("alibi") for world in worlds(state, 1)} == {0, 1, 3}


@pytest.mark.rule("OM-4.3", "OM-4.4")
def test_a_card_found_again_after_lady_leaves_the_rest_in_doubt() -> None:
    state = situation([["1"], ["alibi@1", "6@1", "10", "8"], ["9"]], pile=["lady", "mole"])
    lady_on_1(state)
    discard_drawn(state)
    at = stock(state, 1).index("alibi")
    do(state, 1, f"mole {at}")
    do(state, 1, "put-back")
    assert imagined(state, 1, 1, at) == {"alibi"}
    others = {place for world in worlds(state, 1) for place in range(4) if stock(world, 1)[place] == "6"}
    assert others >= set(range(4)) - {at}
    assert all("6" in stock(world, 1) for world in worlds(state, 1))


@pytest.mark.rule("OM-4.3", "OM-4.5")
def test_a_card_swapped_away_from_a_shuffled_stock_may_be_the_known_one() -> None:
    state = situation([["1"], ["alibi@1", "6", "7", "8"], ["9"]], pile=["lady", "gangster"])
    lady_on_1(state)
    discard_drawn(state)
    do(state, 1, "gangster 1 0 2 0")
    do(state, 2, "pass")
    found = set()
    for world in worlds(state, 1):
        spots = [*stock(world, 1)[1:], *stock(world, 2)]
        assert "alibi" in spots
        found.add(spots.index("alibi"))
    assert found == {0, 1, 2, 3}


@pytest.mark.rule("OM-4.3")
def test_what_the_looker_knows_of_a_shuffled_stock_goes_when_it_is_discarded() -> None:
    state = situation([["1"], ["alibi@1", "6", "7", "8"], ["9"]], pile=["lady", "3"])
    lady_on_1(state)
    at = stock(state, 1).index("alibi")
    do(state, 1, "draw pile")
    do(state, 1, f"replace {at}")
    assert discards(state)[0] == "alibi"
    assert imagined(state, 1, 1, at) == {"3"}
    assert any("alibi" not in stock(world, 1) for world in worlds(state, 1))


def one_five_of_two(known: int, step_taken: str) -> OmertaState:
    """Seat 1 knew one of two fives; after Lady one of them, always on the same place, shows up."""
    fives: list[str | None] = ["5", "5", "9", "8"]
    fives[known] = "5@1"
    state = situation([["1"], fives, ["10"]], pile=["lady", step_taken, "3"])
    lady_on_1(state)
    at = stock(state, 1).index("5")
    if step_taken == "mole":
        discard_drawn(state)
        do(state, 1, f"mole {at}")
        do(state, 1, "put-back")
    else:
        do(state, 1, "draw pile")
        do(state, 1, f"replace {at}")
        pass_all(state)
    return state


@pytest.mark.rule("OM-4.3")
def test_who_discards_one_of_two_like_cards_after_lady_cannot_tell_which_it_was() -> None:
    for known in (0, 1):
        state = one_five_of_two(known, "4")
        fives = [stock(world, 1).count("5") for world in worlds(state, 1)]
        assert min(fives) == 0
        assert max(fives) > 0


@pytest.mark.rule("OM-4.3", "OM-4.4")
def test_who_looks_at_one_of_two_like_cards_after_lady_cannot_tell_which_it_is() -> None:
    for known in (0, 1):
        state = one_five_of_two(known, "mole")
        fives = [stock(world, 1).count("5") for world in worlds(state, 1)]
        assert min(fives) == 1
        assert max(fives) > 1


@pytest.mark.rule("OM-4.3", "OM-4.5")
def test_a_known_card_stays_in_its_shuffled_stock_though_a_card_of_another_shuffle_came_in() -> None:
    state = situation(
        [["1"], ["5", "6", "7"], ["alibi@2", "9", "8"]],
        pile=["lady", "gangster", "3", "lady"],
    )
    lady_on_1(state)
    discard_drawn(state)
    do(state, 1, "gangster 1 0 2 2")
    do(state, 2, "pass")
    discard_drawn(state)
    pass_all(state)
    discard_drawn(state)
    do(state, 0, "lady 2")
    do(state, 2, "pass")
    assert all("alibi" in stock(world, 2) for world in worlds(state, 2))


# The pile


@pytest.mark.rule("OM-2.4", "OM-4.6")
def test_reshuffled_discards_are_in_the_new_pile_or_where_it_was_dealt() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch"], discards=["8", "7", "6"], rest_to=2)
    discard_drawn(state)
    do(state, 0, "snitch 1 1")
    do(state, 1, "pass")
    tops = set()
    for world in worlds(state, 0):
        spots = [*stock(world, 1)[1:], *pile(world)]
        assert sorted(str(card) for card in spots) == ["6", "7", "8", "snitch"]
        tops.add(tuple(spots))
    assert len(tops) > 12


@pytest.mark.rule("OM-2.4", "OM-2.2")
def test_a_reshuffled_card_that_was_drawn_is_known_to_its_drawer_alone() -> None:
    state = situation([["1"], ["5"], ["9"]], discards=["8", "7", "6"], rest_to=2)
    do(state, 0, "draw pile")
    assert {held(world) for world in worlds(state, 0)} == {held(state)}
    assert {held(world) for world in worlds(state, 1)} == {"6", "7", "8"}


@pytest.mark.rule("OM-2.4")
def test_what_a_player_holds_in_the_stock_is_not_imagined_from_the_reshuffled_cards() -> None:
    state = situation([["1"], ["5"], ["9"]], discards=["alibi", "alibi"], rest_to=2)
    do(state, 0, "draw pile")
    for world in worlds(state, 0):
        assert held(world) == "alibi"
        assert pile(world) == ["alibi"]
        assert "alibi" not in [*stock(world, 0), *stock(world, 1), *stock(world, 2), *safe(world)]


@pytest.mark.rule("OM-4.6")
def test_nobody_can_name_the_cards_that_snitch_dealt() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch", "7", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    pass_all(state)
    for viewer in (0, 1, 2, None):
        assert len(imagined(state, viewer, 1, 1)) > 5
        assert len(imagined(state, viewer, 2, 1)) > 5


# Sealed answers


@pytest.mark.rule("OM-R20")
def test_the_sealed_answer_of_another_is_not_known() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["snitch", "7", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    do(state, 1, "reveal 0")
    for viewer in (0, 2, None):
        assert len({world.choices[1] for world in worlds(state, viewer)}) == 3
    assert {world.choices[1] for world in worlds(state, 1)} == {0}
    assert {world.choices[2] for world in worlds(state, 1)} == {state.choices[2]}


@pytest.mark.rule("OM-R20")
def test_a_void_answer_teaches_nobody_anything() -> None:
    state = situation([["1"], ["killer"], ["9"]], pile=["snitch", "7", "8"])
    discard_drawn(state)
    do(state, 0, "snitch 1 2")
    do(state, 2, "reveal 0")
    events = do(state, 1, "reveal 0")
    assert told(events, "killed") != []
    assert knowers(state, 2, 0) == []
    assert len(imagined(state, 0, 2, 0)) > 5


# Whole games


def random_action(state: OmertaState, number: int) -> None:
    chance = fast_chance(number)
    seats = state.deciders()
    seat = seats[chance.below(len(seats))]
    actions = [action for action in state.legal(seat) if str(action) != "omerta"] or state.legal(seat)
    state.apply(seat, actions[chance.below(len(actions))])


@pytest.mark.slow
@pytest.mark.rule("OM-R14", "OM-4.3", "OM-4.5", "OM-4.8")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_an_imagined_world_looks_the_same_to_who_imagines_it(seed: bytes) -> None:
    state = GAME.start(4, seed, {"memory_aid": True})
    assert isinstance(state, OmertaState)
    for number in range(600):
        random_action(state, number + 1)
        viewer = number % 5
        seat = None if viewer == 4 else viewer
        world = state.imagine(seat, number)
        assert world.view(seat) == state.view(seat)
        assert deck(world) == deck(state)
        for other in range(4):
            if seat is None or other != seat:
                assert len(world.legal(other)) == len(state.legal(other))
            else:
                assert world.legal(other) == state.legal(other)
            for place, card in enumerate(state.stocks[other]):
                if card != GAP and knows(state, SPECTATOR if seat is None else seat, other, place):
                    assert stock(world, other)[place] == stock(state, other)[place]
    assert step(state) != "over"


@pytest.mark.rule("OM-R14")
def test_to_imagine_leaves_the_true_table_alone() -> None:
    state = situation([["1"], ["5@1", "6"], ["9"]], pile=["lady"])
    lady_on_1(state)
    before = GAME.dump(state)
    worlds(state, 1)
    assert GAME.dump(state) == before
