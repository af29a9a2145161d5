"""The Killer's answer: OM-4.9, OM-R8, OM-R20."""

from __future__ import annotations

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.omerta.shown.terminal import question
from capotavola.games.omerta.state import OmertaState
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from tests.omerta.situation import (
    EVERYBODY,
    GAME,
    SPECTATOR,
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

AIMED_AT_1 = [
    ("lady", "lady 1"),
    ("gangster", "gangster 0 0 1 1"),
    ("snitch", "snitch 1 1"),
    ("la-mamma", "la-mamma 1"),
    ("police-patrol", "patrol 1 1"),
]


def aim(state: OmertaState, action: str) -> list[Event]:
    """The active player discards the character that was drawn and names its targets."""
    seat = state.active
    do(state, seat, "draw pile")
    do(state, seat, "discard")
    return do(state, seat, action)


@pytest.mark.rule("OM-4.9", "OM-R8")
@pytest.mark.parametrize(("character", "action"), AIMED_AT_1)
def test_a_killer_cancels_the_card_and_both_are_discarded(character: str, action: str) -> None:
    state = situation([["1", "2"], ["killer", "5", "6"], ["9"]], pile=[character, "3", "4"], discards=["8"])
    aim(state, action)
    assert state.deciders() == [1]
    events = do(state, 1, "reveal 0")
    assert stock(state, 0) == ["1", "2"]
    assert stock(state, 1) == [None, "5", "6"]
    assert discards(state) == ["killer", character, "8"]
    assert state.view(None)["given"] == []
    assert pile(state)[:2] == ["3", "4"]
    assert told(events, "stock-shuffled") == []
    assert (state.active, step(state)) == (1, "turn")


@pytest.mark.rule("OM-4.9", "OM-R8")
@pytest.mark.parametrize(("character", "action"), AIMED_AT_1)
def test_the_target_is_asked_before_the_effect_killer_or_not(character: str, action: str) -> None:
    state = situation([["1", "2"], ["7", "5", "6"], ["killer"]], pile=[character, "3", "4"])
    aim(state, action)
    assert step(state) == "answers"
    assert state.deciders() == [1]
    assert legal(state, 1) == ["pass", "reveal 0", "reveal 1", "reveal 2"]
    assert stock(state, 0) == ["1", "2"]
    assert stock(state, 1) == ["7", "5", "6"]
    assert state.view(None)["given"] == []


@pytest.mark.rule("OM-R8")
@pytest.mark.parametrize(
    ("character", "action", "at", "said"),
    [
        ("lady", "lady 1", ["1"], "Anna uses Lady against: Bruno"),
        ("snitch", "snitch 1 2", ["1", "2"], "Anna uses Snitch against: Bruno, Carla"),
        ("la-mamma", "la-mamma 2", ["2"], "Anna uses La Mamma against: Carla"),
        ("police-patrol", "patrol 1 2", ["1:2"], "Anna uses Police patrol against: Bruno (place 3)"),
        (
            "gangster",
            "gangster 0 1 2 0",
            ["0:1", "2:0"],
            "Anna uses Gangster against: Anna (place 2), Carla (place 1)",
        ),
        (
            "gangster",
            "gangster 1 2 2 1",
            ["1:2", "2:1"],
            "Anna uses Gangster against: Bruno (place 3), Carla (place 2)",
        ),
    ],
)
def test_everybody_hears_which_players_or_cards_are_aimed_at(
    character: str, action: str, at: list[str], said: str
) -> None:
    state = situation([["1", "2"], ["7", "5", "6"], ["9", "8"]], pile=[character, "3", "4"])
    (aimed,) = [event for event in aim(state, action) if event.name == "aimed"]
    assert all(aimed.heard_by(viewer) for viewer in (*range(3), SPECTATOR))
    places = aimed.args["at"]
    assert isinstance(places, list)
    assert [_place(place) for place in places] == at
    assert aimed.args["targets"] == [int(place[0]) for place in at if place[0] != "0"]
    assert Speaker("en", GAME, ["Anna", "Bruno", "Carla"]).event(aimed) == said


def _place(place: Json) -> str:
    assert isinstance(place, dict)
    return ":".join(str(place[part]) for part in ("seat", "place") if part in place)


@pytest.mark.rule("OM-R8")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("character", "action"), AIMED_AT_1)
def test_the_terminal_asks_about_the_very_card(character: str, action: str, lang: str) -> None:
    state = situation([["1", "2"], ["7", "5", "6"], ["killer"]], pile=[character, "3", "4"])
    aim(state, action)
    speaker = Speaker(lang, GAME, ["Anna", "Bruno", "Carla"])
    key, args = question(state.view(1))
    asked = speaker.say(key, **{name: speaker.part(name, value) for name, value in args.items()})
    assert "Anna" in asked
    assert (speaker.number(2) in asked) == (character in ("gangster", "police-patrol"))


@pytest.mark.rule("OM-R8")
def test_who_is_not_aimed_at_cannot_answer() -> None:
    state = situation([["killer"], ["5", "6"], ["killer"]], pile=["lady"])
    aim(state, "lady 1")
    assert refused(state, 2, "reveal 0") == "OM-R8"
    assert refused(state, 0, "reveal 0") == "OM-R8"


@pytest.mark.rule("OM-R8")
def test_the_user_of_gangster_is_not_asked_for_an_own_card() -> None:
    state = situation([["killer"], ["5"], ["9"]], pile=["gangster"])
    aim(state, "gangster 0 0 2 0")
    assert state.deciders() == [2]


@pytest.mark.rule("OM-4.9")
@pytest.mark.parametrize(
    ("character", "action"), [("mole", "mole 0"), ("driver", "driver 0"), ("safecracker", "crack")]
)
def test_other_characters_cannot_be_answered(character: str, action: str) -> None:
    state = situation([["1", "2"], ["killer"], ["killer"]], pile=[character])
    aim(state, action)
    assert step(state) != "answers"


@pytest.mark.rule("OM-4.9")
def test_a_killer_cannot_be_revealed_when_nothing_is_aimed() -> None:
    state = situation([["killer"], ["killer"], ["9"]])
    assert refused(state, 0, "reveal 0") == "OM-4.9"
    do(state, 0, "draw pile")
    assert refused(state, 0, "reveal 0") == "OM-4.9"


@pytest.mark.rule("OM-R8")
@pytest.mark.parametrize("holder", [1, 2])
def test_a_killer_cancels_a_snitch_for_both_targets(holder: int) -> None:
    stocks: list[list[str | None]] = [["1"], ["5", "6"], ["9", "10"]]
    stocks[holder][0] = "killer"
    state = situation(stocks, pile=["snitch", "3", "4"])
    aim(state, "snitch 1 2")
    assert state.deciders() == [1, 2]
    do(state, 3 - holder, "pass")
    do(state, holder, "reveal 0")
    stocks[holder][0] = None
    assert [stock(state, seat) for seat in range(3)] == stocks
    assert pile(state)[:2] == ["3", "4"]
    assert discards(state) == ["killer", "snitch"]


@pytest.mark.rule("OM-R8")
@pytest.mark.parametrize("holder", [1, 2])
def test_a_killer_cancels_a_gangster_between_two_opponents(holder: int) -> None:
    stocks: list[list[str | None]] = [["1"], ["5", "6"], ["9", "10"]]
    stocks[holder][1] = "killer"
    state = situation(stocks, pile=["gangster"])
    aim(state, "gangster 1 0 2 0")
    assert state.deciders() == [1, 2]
    do(state, holder, "reveal 1")
    do(state, 3 - holder, "pass")
    stocks[holder][1] = None
    assert [stock(state, seat) for seat in range(3)] == stocks


@pytest.mark.rule("OM-R8")
def test_a_killer_that_gangster_chose_may_be_revealed() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["gangster"])
    aim(state, "gangster 0 0 1 0")
    do(state, 1, "reveal 0")
    assert stock(state, 0) == ["1"]
    assert stock(state, 1) == [None, "5"]
    assert discards(state) == ["killer", "gangster"]


@pytest.mark.rule("OM-R8")
def test_a_killer_that_the_patrol_chose_may_be_revealed() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["police-patrol"])
    aim(state, "patrol 1 0")
    do(state, 1, "reveal 0")
    assert stock(state, 1) == [None, "5"]
    assert discards(state) == ["killer", "police-patrol"]
    assert state.view(None)["given"] == []


@pytest.mark.rule("OM-R8")
def test_a_killer_that_is_not_revealed_is_swapped_like_any_card() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["gangster"])
    aim(state, "gangster 0 0 1 0")
    do(state, 1, "pass")
    assert stock(state, 0) == ["killer"]
    assert stock(state, 1) == ["1", "5"]


@pytest.mark.rule("OM-R8", "OM-4.1")
def test_the_cancelled_card_lies_below_and_the_killer_can_be_taken() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["la-mamma"])
    aim(state, "la-mamma 1")
    do(state, 1, "reveal 0")
    events = do(state, 1, "draw discard")
    assert told(events, "took-discard") == [{"seat": 1, "card": "killer"}]
    assert discards(state) == ["la-mamma"]


@pytest.mark.rule("OM-R8", "OM-3.2")
@pytest.mark.parametrize(
    ("character", "action", "news"),
    [
        ("lady", "lady 1", "stock-shuffled"),
        ("gangster", "gangster 0 0 1 1", "swapped"),
        ("snitch", "snitch 1 1", "dealt"),
        ("la-mamma", "la-mamma 1", "la-mamma-given"),
        ("police-patrol", "patrol 1 1", "patrol-given"),
    ],
)
def test_a_wrong_reveal_draws_its_penalty_first_and_the_effect_happens(
    character: str, action: str, news: str
) -> None:
    state = situation([["1", "2"], ["7", "5", "6"], ["9"]], pile=[character, "3", "4", "8"])
    aim(state, action)
    events = do(state, 1, "reveal 2")
    assert told(events, "wrong-card") == [{"seat": 1, "place": 2, "card": "bottle-6"}]
    names = [event.name for event in events]
    assert names[:3] == ["wrong-card", "dealt", news]
    assert told(events, "dealt")[0] == {"seat": 1, "place": 3}


@pytest.mark.rule("OM-R8", "OM-3.2")
def test_a_wrong_reveal_goes_back_and_everybody_has_seen_it() -> None:
    state = situation([["1", "2"], ["7", "5", "6"], ["9"]], pile=["gangster", "3"])
    aim(state, "gangster 0 0 1 1")
    do(state, 1, "reveal 2")
    assert stock(state, 0) == ["5", "2"]
    assert stock(state, 1) == ["7", "1", "6", "3"]
    assert all(knows(state, viewer, 1, 2) for viewer in EVERYBODY)
    assert not any(knows(state, viewer, 1, 3) for viewer in EVERYBODY)


@pytest.mark.rule("OM-R8")
def test_the_penalty_card_comes_before_the_cards_of_snitch() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["snitch", "2", "3", "4"])
    aim(state, "snitch 1 2")
    do(state, 1, "pass")
    do(state, 2, "reveal 0")
    assert stock(state, 1) == ["5", "3"]
    assert stock(state, 2) == ["9", "2", "4"]


@pytest.mark.rule("OM-R8", "OM-4.3")
def test_the_penalty_card_is_shuffled_too() -> None:
    places = set()
    for number in range(20):
        chance: dict[str, Json] = {"key": b"another".hex(), "counter": 64 * number}
        state = situation([["1"], ["5", "6"], ["9"]], pile=["lady", "3"], chance=chance)
        aim(state, "lady 1")
        do(state, 1, "reveal 0")
        places.add(stock(state, 1).index("3"))
        assert not any(knows(state, viewer, 1, place) for viewer in EVERYBODY for place in range(3))
    assert places == {0, 1, 2}


@pytest.mark.rule("OM-R20", "OM-R8")
def test_several_targets_are_asked_at_the_same_time() -> None:
    state = situation([["1"], ["5", "6"], ["9"]], pile=["snitch", "3", "4"])
    aim(state, "snitch 1 2")
    assert state.deciders() == [1, 2]
    events = do(state, 2, "reveal 0")
    assert events == []
    assert not knows(state, 1, 2, 0)
    assert state.deciders() == [1]


@pytest.mark.rule("OM-R20")
def test_answers_are_taken_clockwise_whoever_answered_first() -> None:
    state = situation([["killer", "1"], ["5"], ["9", "10"]], pile=["snitch", "3", "4"], active=1)
    aim(state, "snitch 0 2")
    do(state, 0, "reveal 0")
    events = do(state, 2, "reveal 1")
    assert [event.name for event in events][:3] == ["wrong-card", "dealt", "killed"]
    assert stock(state, 2) == ["9", "10", "3"]
    assert stock(state, 0) == [None, "1"]
    assert discards(state) == ["killer", "snitch"]


@pytest.mark.rule("OM-R20")
def test_an_answer_after_a_killer_is_void() -> None:
    state = situation([["1", "2"], ["5"], ["killer", "10"]], pile=["snitch", "3", "4"], active=1)
    aim(state, "snitch 0 2")
    do(state, 0, "reveal 0")
    events = do(state, 2, "reveal 0")
    assert stock(state, 0) == ["1", "2"]
    assert stock(state, 2) == [None, "10"]
    assert not any(knows(state, viewer, 0, 0) for viewer in EVERYBODY)
    assert told(events, "wrong-card") == told(events, "dealt") == []
    for viewer in (1, 2, SPECTATOR):
        assert "too-slow" not in heard(events, viewer)


@pytest.mark.rule("OM-R20", "OM-R8")
def test_a_second_killer_stays_in_its_stock() -> None:
    state = situation([["1"], ["killer"], ["killer"]], pile=["gangster"])
    aim(state, "gangster 1 0 2 0")
    do(state, 2, "reveal 0")
    do(state, 1, "reveal 0")
    assert stock(state, 1) == [None]
    assert stock(state, 2) == ["killer"]
    assert discards(state) == ["killer", "gangster"]


@pytest.mark.rule("OM-R8")
def test_two_wrong_reveals_cost_a_penalty_card_each() -> None:
    state = situation([["1"], ["5"], ["9"]], pile=["gangster", "3", "4"])
    aim(state, "gangster 1 0 2 0")
    do(state, 2, "reveal 0")
    do(state, 1, "reveal 0")
    assert stock(state, 1) == ["9", "3"]
    assert stock(state, 2) == ["5", "4"]


@pytest.mark.rule("OM-R8")
def test_a_target_without_cards_is_not_asked() -> None:
    state = situation([["1"], [None], ["9"]], pile=["la-mamma"])
    aim(state, "la-mamma 1")
    assert step(state) == "turn"
    assert state.view(None)["given"] == [{"card": "la-mamma", "to": 1, "place": None, "by": 0, "turns": 1}]


@pytest.mark.rule("OM-R8", "OM-R10")
def test_a_locked_killer_cannot_be_revealed() -> None:
    patrol: list[list[Json]] = [["police-patrol", 1, 0, 2, 2]]
    state = situation([["1"], ["killer", "5", "6"], ["9"]], pile=["lady"], given=patrol)
    aim(state, "lady 1")
    assert legal(state, 1) == ["pass", "reveal 1", "reveal 2"]
    assert refused(state, 1, "reveal 0") == "OM-4.13"


@pytest.mark.rule("OM-R8", "OM-R10")
def test_a_target_whose_cards_are_all_locked_is_not_asked() -> None:
    patrol: list[list[Json]] = [["police-patrol", 1, 0, 2, 2]]
    state = situation([["1"], ["killer"], ["9"]], pile=["snitch", "3", "4"], given=patrol)
    aim(state, "snitch 1 1")
    assert stock(state, 1) == ["killer", "3", "4"]


@pytest.mark.rule("OM-R9")
@pytest.mark.parametrize(
    ("character", "action"), [("gangster", "gangster 0 0 1 1"), ("police-patrol", "patrol 1 1")]
)
def test_a_player_under_la_mamma_has_no_killer(character: str, action: str) -> None:
    mamma: list[list[Json]] = [["la-mamma", 1, -1, 2, 1]]
    state = situation([["1"], ["killer", "5"], ["9"]], pile=[character], given=mamma)
    aim(state, action)
    assert "killer" in stock(state, 1)
    assert (state.active, step(state)) == (2, "turn")


@pytest.mark.rule("OM-R9", "OM-R8")
def test_of_two_targets_only_the_one_not_under_la_mamma_is_asked() -> None:
    mamma: list[list[Json]] = [["la-mamma", 1, -1, 2, 1]]
    state = situation([["1"], ["killer"], ["9", "killer"]], pile=["gangster"], given=mamma)
    aim(state, "gangster 1 0 2 0")
    assert state.deciders() == [2]
    do(state, 2, "reveal 1")
    assert stock(state, 1) == ["killer"]
    assert stock(state, 2) == ["9", None]


@pytest.mark.rule("OM-R2", "OM-R8")
def test_a_cancelled_snitch_may_have_gone_into_a_new_pile_before() -> None:
    state = situation([["1"], ["5"], ["killer"]], pile=["snitch"], discards=["8"], rest_to=0)
    aim(state, "snitch 1 2")
    do(state, 1, "reveal 0")
    do(state, 2, "reveal 0")
    penalty = stock(state, 1)[1]
    assert sorted([str(penalty), *(str(card) for card in pile(state))]) == ["8", "snitch"]
    assert discards(state) == ["killer"]
    assert stock(state, 2) == [None]


@pytest.mark.rule("OM-R20")
def test_answers_stay_sealed_at_a_race_table() -> None:
    state = situation([["1"], ["5"], ["killer"]], pile=["snitch", "3"], options={"snap": "race"})
    aim(state, "snitch 1 2")
    assert do(state, 2, "reveal 0") == []
    do(state, 1, "reveal 0")
    assert stock(state, 1) == ["5", "3"]
    assert stock(state, 2) == [None]


@pytest.mark.rule("OM-4.9")
def test_to_let_a_card_be_keeps_the_killer() -> None:
    state = situation([["1"], ["killer", "5"], ["9"]], pile=["snitch", "3", "4"])
    aim(state, "snitch 1 1")
    pass_all(state)
    assert stock(state, 1) == ["killer", "5", "3", "4"]
    assert discards(state) == ["snitch"]
