"""See before you do, in Omerta: what a seat can know of what its action brings."""

import pytest

from capotavola.engine.foresight import Foresight, foresee
from capotavola.engine.values import Json
from capotavola.games.omerta.state import OmertaState
from tests.omerta.situation import GAME, LOW, do, situation

AID: dict[str, Json] = {"memory_aid": True}
PLAIN: dict[str, Json] = {}
BOTH = pytest.mark.parametrize("options", [PLAIN, AID], ids=["plain", "aid"])


def ahead(state: OmertaState, seat: int, action: str) -> Foresight:
    return foresee(state, seat, GAME.parse(action))


def names(foresight: Foresight) -> list[str]:
    return [event.name for event in foresight.events]


def holding(options: dict[str, Json]) -> OmertaState:
    """Seat 0 has drawn an 8 and knows its first two cards, a 1 and a Mole."""
    return situation(
        [["1@0", "mole@0", "3", "4"], *LOW[1:]],
        held="8@0",
        stack=["end-of-turn", "holding"],
        options=options,
    )


@BOTH
def test_the_drawn_card_is_in_sight_so_is_what_it_does(options: dict[str, Json]) -> None:
    state = holding(options)
    foresight = ahead(state, 0, "discard")
    assert [event.value() for event in foresight.events] == [
        {"event": "discarded", "seat": 0, "card": "bottle-8"},
        {"event": "snap-opened", "card": "bottle-8"},
    ]
    assert (foresight.stop, foresight.view["top"]) == ("you", "bottle-8")
    do(state, 0, "discard")
    assert foresight.view == state.view(0)


@pytest.mark.rule("OM-R14")
def test_replacing_a_card_tells_it_only_if_the_table_helps_to_remember() -> None:
    bottle, mole, unknown = (ahead(holding(AID), 0, f"replace {place}") for place in (0, 1, 2))
    assert (names(bottle), bottle.stop) == (["replaced", "snap-opened"], "you")
    assert (names(mole), mole.stop, mole.view["character"]) == (["replaced"], "you", "mole")
    assert (names(unknown), unknown.stop) == ([], "hidden")
    for place in range(3):
        forgotten = ahead(holding(PLAIN), 0, f"replace {place}")
        assert (names(forgotten), forgotten.stop) == ([], "hidden")
        assert forgotten.view == holding(PLAIN).view(0)


@pytest.mark.rule("OM-R14")
def test_without_the_memory_aid_it_is_as_if_nothing_had_ever_been_seen() -> None:
    """Not even what all have seen, or what lay in a stock before Lady shuffled it."""
    everything: list[list[str | None]] = [["1@0127", "2@0127"], ["5@0127", "6@0127"], ["9@0127", "10@0127"]]
    state = situation(everything, active=1, pile=["lady"], options=PLAIN)
    for seat, action in ((1, "draw pile"), (1, "discard"), (1, "lady 0"), (0, "pass")):
        do(state, seat, action)
    assert names(ahead(state, 2, "omerta")) == ["omerta"]
    for seat in range(3):
        known = state.in_sight(seat)
        assert known.view(seat) == state.view(seat)
        worlds = [known.imagine(seat, number) for number in range(40)]
        for owner in range(3):
            for place in range(2):
                assert len({world.stocks[owner][place] & 63 for world in worlds}) > 5


@pytest.mark.rule("OM-R14", "OM-R18")
def test_cards_that_are_being_looked_at_are_known() -> None:
    state = situation([["1", "mole"], *LOW[1:]], pile=["safecracker", "mole"], safe=["1", "2", "3", "4"])
    for action in ("draw pile", "discard", "crack"):
        do(state, 0, action)
    known = state.in_sight(0)
    safes = [known.imagine(0, number).safe for number in range(9)]
    assert all([card & 63 for card in safe] == [1, 2, 3, 4] for safe in safes)


def test_calling_is_foreseen_up_to_the_first_hidden_card() -> None:
    foresight = ahead(situation([*LOW], options=AID), 0, "omerta")
    assert (names(foresight), foresight.stop) == (["omerta"], "hidden")


def test_calling_with_all_cards_known_is_foreseen_up_to_the_next_deal() -> None:
    known: list[list[str | None]] = [["1@0", "2@0"], ["5@0", "6@0"], ["9@0", "10@0"]]
    foresight = ahead(situation(known, options=AID), 0, "omerta")
    assert [event.args["score"] for event in foresight.events[1:]] == [0, 11, 19]
    assert (foresight.stop, foresight.view["totals"]) == ("chance", [0, 11, 19])
    assert foresight.view["stocks"] == [[], [], []]


def test_the_last_call_is_foreseen_to_the_end() -> None:
    known: list[list[str | None]] = [["1@0", "2@0"], ["5@0", "6@0"], ["9@0", "10@0"]]
    state = situation(known, options=AID, round=3, totals=[4, 4, 4])
    foresight = ahead(state, 0, "omerta")
    assert (names(foresight)[-1], foresight.stop) == ("game-over", "end")


def test_a_card_from_the_pile_is_not_foreseen_one_from_the_discards_is() -> None:
    state = situation([*LOW], discards=["7"])
    assert (names(ahead(state, 0, "draw pile")), ahead(state, 0, "draw pile").stop) == ([], "hidden")
    foresight = ahead(state, 0, "draw discard")
    assert (names(foresight), foresight.stop) == (["took-discard"], "you")
    assert foresight.view["held"] == {"seat": 0, "from": "discard", "face": "bottle-7"}


def test_a_pile_that_must_be_shuffled_first_is_left_to_chance() -> None:
    state = situation([*LOW], discards=["7", "8", "8"], rest_to=2)
    foresight = ahead(state, 0, "draw pile")
    assert (names(foresight), foresight.stop) == ([], "chance")
    assert (foresight.view["pile"], foresight.view["discards"]) == (3, 0)


def snapping(race: bool) -> OmertaState:
    """Seat 2 has discarded a 5, and seat 0 knows that its own first card is one, too."""
    options: dict[str, Json] = {"memory_aid": True, "snap": "race" if race else "sealed"}
    state = situation([["5@0", "2"], ["5", "6"], ["9", "10"]], active=2, pile=["5"], options=options)
    do(state, 2, "draw pile")
    do(state, 2, "discard")
    return state


@pytest.mark.rule("OM-R3")
def test_a_sealed_choice_waits_for_the_others() -> None:
    foresight = ahead(snapping(race=False), 0, "snap 0")
    assert (names(foresight), foresight.stop) == ([], "others")


@pytest.mark.rule("OM-R3")
def test_what_others_have_sealed_is_not_foreseen() -> None:
    """Seat 0 comes first after seat 2 and is sure to succeed; behind it nothing is sure."""
    state = snapping(race=False)
    do(state, 1, "pass")
    do(state, 2, "pass")
    mine = ahead(state, 0, "snap 0")
    assert (names(mine), mine.stop) == (["snapped", "turn-began"], "you")
    assert (names(ahead(state, 0, "pass")), ahead(state, 0, "pass").stop) == ([], "hidden")


@pytest.mark.rule("OM-R3")
def test_in_a_race_nothing_of_a_claim_is_sure() -> None:
    state = snapping(race=True)
    foresight = ahead(state, 0, "snap 0")
    assert (names(foresight), foresight.stop, foresight.view) == ([], "others", state.view(0))
    assert ahead(state, 0, "pass").stop == "others"
