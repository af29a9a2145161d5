"""Chapter 1: components and set-up, and the rounds of a game."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.engine.values import Json, items
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import DECK, GAME, NAMES, do, legal, pile, refused, situation, step, stock, told

SEEDS = [b"%d" % number for number in range(60)]
PAIRS = ["peek 0 1", "peek 0 2", "peek 0 3", "peek 1 2", "peek 1 3", "peek 2 3"]


def opened(players: int, seed: bytes = b"table", options: dict[str, Json] | None = None) -> OmertaState:
    state = GAME.start(players=players, seed=seed, options=options)
    assert isinstance(state, OmertaState)
    return state


def all_look(state: OmertaState) -> None:
    for seat in state.deciders():
        do(state, seat, "peek 0 1")
        do(state, seat, "put-back")


def play_round(state: OmertaState) -> list[Json]:
    """Everybody looks, the starter calls at once; the scores."""
    all_look(state)
    scored = told(do(state, state.deciders()[0], "omerta"), "scored")
    return [args["score"] for args in scored]


def safe(state: OmertaState) -> list[Json]:
    return items(GAME.dump(state)["safe"], "safe")


def all_cards(state: OmertaState) -> Counter[Json]:
    cards: list[Json] = [*safe(state), *pile(state)]
    for seat in range(state.players):
        cards += stock(state, seat)
    return Counter(cards)


def gangsters(state: OmertaState) -> list[Json]:
    return items(state.view(None)["gangsters"], "gangsters")


def next_starter(totals: list[int], last: int) -> Json:
    """Who starts round 3 with these totals after a round that `last` started."""
    stocks: list[list[str | None]] = [["1"] for _ in totals]
    scores = [0] + [1] * (len(totals) - 1)
    before = [total - score for total, score in zip(totals, scores, strict=True)]
    state = situation(stocks, starter=last, totals=before)
    do(state, 0, "omerta")
    view = state.view(None)
    assert view["totals"] == totals
    assert view["round"] == 3
    return view["starter"]


@pytest.mark.rule("OM-1.1")
@pytest.mark.parametrize("players", [0, 1, 2, 6, 7])
def test_three_to_five_play(players: int) -> None:
    with pytest.raises(capotavola.BadSetup):
        GAME.start(players=players, seed=b"table")
    assert [opened(number).players for number in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.rule("OM-1.1", "OM-1.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_forty_bottles_and_twenty_characters_are_in_play(players: int) -> None:
    cards = all_cards(opened(players))
    bottles = sum(count for card, count in cards.items() if str(card).isdecimal())
    assert bottles == 40
    assert sum(cards.values()) - bottles == 20


@pytest.mark.rule("OM-1.1")
@pytest.mark.parametrize(("copies", "wrong"), [("copies = 4", "copies = 3"), ("copies = 1", "copies = 2")])
def test_a_box_with_another_number_of_cards_is_refused(tmp_path: Path, copies: str, wrong: str) -> None:
    house = files("capotavola.games.omerta").joinpath("content", "house.toml").read_text()
    box = tmp_path / "box.toml"
    box.write_text(house)
    capotavola.game("omerta", box)
    box.write_text(house.replace(copies, wrong, 1))
    with pytest.raises(ContentError, match=r"OM-1\.1"):
        capotavola.game("omerta", box)


@pytest.mark.rule("OM-1.2")
def test_bottles_are_of_one_to_ten_points() -> None:
    bottles = {str(card) for card in all_cards(opened(3)) if str(card).isdecimal()}
    assert bottles == {str(value) for value in range(1, 11)}


@pytest.mark.rule("OM-1.2")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_bottle_is_worth_the_number_on_it(value: int) -> None:
    state = situation([[], [str(value)], ["10", "10"]])
    scored = told(do(state, 0, "omerta"), "scored")
    assert [args["score"] for args in scored] == [0, value, 20]


@pytest.mark.rule("OM-1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_gets_one_gangster_and_somebody_al_capone(players: int) -> None:
    for seed in SEEDS:
        dealt = gangsters(opened(players, seed))
        assert len(dealt) == len({str(name) for name in dealt}) == players
        assert "al-capone" in dealt


@pytest.mark.rule("OM-1.1", "OM-1.3")
def test_any_of_the_five_gangsters_may_come_to_any_seat() -> None:
    for seat in range(3):
        assert {gangsters(opened(3, seed))[seat] for seed in SEEDS} == set(NAMES)


@pytest.mark.rule("OM-1.3")
def test_a_gangster_names_a_seat_and_does_nothing_else() -> None:
    plain = situation([["1"], ["2"], ["3"]], pile=["witness"])
    renamed = situation([["1"], ["2"], ["3"]], pile=["witness"], gangsters=[NAMES[4], NAMES[0], NAMES[3]])
    for action in ("draw pile", "replace 0"):
        assert legal(plain, 0) == legal(renamed, 0)
        do(plain, 0, action)
        do(renamed, 0, action)
    for state in (plain, renamed):
        for seat in state.deciders():
            do(state, seat, "pass")
        do(state, 1, "omerta")
    assert plain.view(None)["rounds"] == renamed.view(None)["rounds"]
    assert plain.view(None)["starter"] == renamed.view(None)["starter"]


@pytest.mark.rule("OM-1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_al_capone_starts_round_one(players: int) -> None:
    starters = set()
    for seed in SEEDS:
        state = opened(players, seed)
        capone = gangsters(state).index("al-capone")
        all_look(state)
        assert state.deciders() == [capone]
        assert step(state) == "turn"
        starters.add(capone)
    assert starters == set(range(players))


@pytest.mark.rule("OM-1.4")
@pytest.mark.parametrize(
    ("totals", "starter"), [([9, 3, 5, 7], 0), ([3, 9, 5, 7], 1), ([3, 5, 9, 7], 2), ([3, 5, 7, 9], 3)]
)
@pytest.mark.parametrize("last", range(4))
def test_the_highest_total_starts_a_later_round(totals: list[int], starter: int, last: int) -> None:
    assert next_starter(totals, last) == starter


@pytest.mark.rule("OM-1.4")
def test_the_starter_has_the_first_turn_of_the_later_round() -> None:
    state = situation([[], ["1"], ["10", "9"]])
    do(state, 0, "omerta")
    assert step(state) == "peeks"
    all_look(state)
    assert state.deciders() == [2]


@pytest.mark.rule("OM-R13", "OM-1.4")
@pytest.mark.parametrize(
    ("totals", "last", "starter"),
    [
        ([2, 9, 4, 9], 0, 1),
        ([2, 9, 4, 9], 1, 3),
        ([2, 9, 4, 9], 2, 3),
        ([2, 9, 4, 9], 3, 1),
        ([9, 9, 4, 4], 1, 0),
        ([9, 9, 4, 4], 0, 1),
        ([9, 4, 9, 9], 2, 3),
        ([9, 4, 9, 9], 3, 0),
        ([9, 9, 9, 9], 3, 0),
        ([9, 9, 9, 9], 0, 1),
    ],
)
def test_of_equal_highest_totals_the_first_after_the_last_starter_starts(
    totals: list[int], last: int, starter: int
) -> None:
    assert next_starter(totals, last) == starter


@pytest.mark.rule("OM-1.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_cards_each_four_in_the_safe_the_rest_is_the_pile(players: int) -> None:
    state = opened(players)
    assert [len(stock(state, seat)) for seat in range(players)] == [4] * players
    assert len(safe(state)) == 4
    assert len(pile(state)) == 60 - 4 * players - 4
    assert state.view(None)["discards"] == 0
    assert all_cards(state) == Counter(DECK)


@pytest.mark.rule("OM-1.5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_has_seen_a_dealt_card(seat: int | None) -> None:
    view = opened(3, options={"memory_aid": True}).view(seat)
    down: Json = {"face": None, "locked": False}
    assert view["stocks"] == [[down] * 4] * 3
    assert view["safe"] == [None] * 4
    assert view["top"] is None


@pytest.mark.rule("OM-1.5")
def test_bottles_and_characters_are_shuffled_together() -> None:
    deals = [opened(3, seed) for seed in SEEDS]
    for seat in range(3):
        for place in range(4):
            assert len({stock(state, seat)[place] for state in deals}) > 10
    assert len({str(safe(state)[0]) for state in deals}) > 10
    tops = {pile(state)[0] for state in deals}
    assert any(str(top).isdecimal() for top in tops)
    assert any(not str(top).isdecimal() for top in tops)


@pytest.mark.rule("OM-1.6")
def test_everybody_is_asked_at_once_for_any_two_of_four() -> None:
    state = opened(4)
    assert state.deciders() == [0, 1, 2, 3]
    for seat in (3, 0, 2, 1):
        assert sorted(legal(state, seat)) == PAIRS
        do(state, seat, "peek 1 3")
    assert state.deciders() == [0, 1, 2, 3]


@pytest.mark.rule("OM-1.6")
@pytest.mark.parametrize("action", ["peek 1 1", "peek 0 4", "draw pile", "omerta", "pass", "put-back"])
def test_before_the_first_turn_two_cards_must_be_looked_at(action: str) -> None:
    state = opened(3)
    for seat in range(3):
        assert refused(state, seat, action) == "OM-1.6"


@pytest.mark.rule("OM-1.6")
def test_the_order_in_which_the_two_are_named_does_not_matter() -> None:
    state = opened(3)
    events = do(state, 0, "peek 3 1")
    cards = [f"bottle-{card}" if str(card).isdecimal() else card for card in stock(state, 0)]
    (saw,) = told(events, "saw")
    places = items(saw["places"], "places")
    assert sorted(places, key=str) == [1, 3]
    assert saw["cards"] == [cards[int(str(place))] for place in places]


@pytest.mark.rule("OM-1.6")
def test_what_was_seen_is_told_to_the_one_who_looked_only() -> None:
    state = opened(3)
    events = do(state, 1, "peek 0 2")
    assert [event.name for event in events if event.heard_by(1)] == ["saw"]
    for viewer in (0, 2, 7):
        (heard,) = [event for event in events if event.heard_by(viewer)]
        assert heard.args == {"seat": 1, "places": [0, 2]}


@pytest.mark.rule("OM-1.6")
def test_everybody_looks_once_only() -> None:
    state = opened(3)
    do(state, 0, "peek 0 1")
    for pair in PAIRS:
        assert refused(state, 0, pair) == "OM-R18"
    do(state, 0, "put-back")
    for pair in PAIRS:
        assert refused(state, 0, pair) == "OM-1.6"


@pytest.mark.rule("OM-1.6")
def test_the_cards_go_back_to_the_same_places() -> None:
    state = opened(3)
    before = [stock(state, seat) for seat in range(3)]
    all_look(state)
    assert [stock(state, seat) for seat in range(3)] == before


@pytest.mark.rule("OM-1.6", "OM-R18")
@pytest.mark.parametrize("last", range(3))
def test_the_first_turn_waits_for_the_last_to_put_back(last: int) -> None:
    state = opened(3)
    for seat in range(3):
        do(state, seat, "peek 0 1")
        if seat != last:
            do(state, seat, "put-back")
    assert state.deciders() == [last]
    assert legal(state, last) == ["put-back"]
    do(state, last, "put-back")
    assert step(state) == "turn"


@pytest.mark.rule("OM-1.6", "OM-R15")
def test_everybody_looks_again_in_every_round() -> None:
    state = opened(3)
    for _ in range(3):
        assert step(state) == "peeks"
        assert [sorted(legal(state, seat)) for seat in range(3)] == [PAIRS] * 3
        play_round(state)


@pytest.mark.rule("OM-1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_is_as_many_rounds_as_players_and_the_lowest_total_wins(players: int) -> None:
    state = opened(players)
    totals = [0] * players
    for number in range(1, players + 1):
        assert state.outcome() is None
        assert state.view(None)["round"] == number
        for seat, score in enumerate(play_round(state)):
            totals[seat] += int(str(score))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == totals
    assert outcome.winners == [seat for seat in range(players) if totals[seat] == min(totals)]
    assert state.deciders() == []
    for seat in range(players):
        assert refused(state, seat, "draw pile") == "OM-1.7"


@pytest.mark.rule("OM-1.7", "OM-R13")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([0, 0, 0], [0]),
        ([9, 6, 4], [1]),
        ([9, 9, 0], [2]),
        ([8, 6, 4], [0, 1]),
        ([7, 6, 2], [0, 2]),
        ([7, 5, 2], [0, 1, 2]),
        ([30, 5, 2], [1, 2]),
    ],
)
def test_equal_lowest_totals_share_the_victory(totals: list[int], winners: list[int]) -> None:
    state = situation([[], ["2"], ["5"]], round=3, totals=totals)
    events = do(state, 0, "omerta")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert told(events, "game-over") == [{"winners": winners}]


@pytest.mark.rule("OM-R15", "OM-1.5")
def test_every_round_all_sixty_cards_are_shuffled_and_dealt_anew() -> None:
    state = situation(
        [["1", None, "2"], ["3"], ["4", "5", "6", "7", "8"]],
        discards=["9", "lady"],
        given=[["la-mamma", 2, -1, 1, 1]],
    )
    do(state, 0, "omerta")
    assert [len(stock(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert len(safe(state)) == 4
    assert len(pile(state)) == 44
    assert state.view(None)["discards"] == 0
    assert state.view(None)["given"] == []
    assert all_cards(state) == Counter(DECK)


@pytest.mark.rule("OM-R15")
def test_two_rounds_are_dealt_differently() -> None:
    state = opened(3)
    first = [stock(state, seat) for seat in range(3)]
    play_round(state)
    assert [stock(state, seat) for seat in range(3)] != first


@pytest.mark.rule("OM-R15")
def test_the_seats_stay_from_round_to_round() -> None:
    state = opened(5)
    seated = gangsters(state)
    for _ in range(5):
        play_round(state)
        assert gangsters(state) == seated
