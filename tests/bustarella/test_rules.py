"""The rules of the example game, one by one."""

import bustarella
import msgspec
import pytest
from bustarella.rules import BustarellaState
from bustarella.table import FAVOURS, Envelope, View

from capotavola.engine.chance import Chance
from capotavola.engine.event import Event
from capotavola.engine.game import BadSetup
from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json

GAME = bustarella.open_box(None)


def table(players: int = 3, rounds: int = 5) -> BustarellaState:
    state = GAME.start(players=players, seed=b"rules", options={"rounds": rounds})
    assert isinstance(state, BustarellaState)
    return state


def seal(state: BustarellaState, *envelopes: str) -> list[Event]:
    """One envelope of each seat; what was told of the last one."""
    events: list[Event] = []
    for seat, envelope in enumerate(envelopes):
        events = state.apply(seat, GAME.parse(envelope))
    return events


def told(events: list[Event], seat: int | None = None) -> list[str]:
    return [event.name for event in events if seat is None or event.heard_by(seat)]


def refusal(state: BustarellaState, seat: int, envelope: str) -> dict[str, Json] | None:
    found = state.why_not(seat, GAME.parse(envelope))
    return None if found is None else found.value()


@pytest.mark.rule("BU-1.1")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert table(players).players == players
    with pytest.raises(BadSetup, match="2 to 4"):
        table(5)


@pytest.mark.rule("BU-1.2")
def test_everybody_begins_with_ten_coins_and_no_influence() -> None:
    assert table().table.coins == [10, 10, 10]
    assert table().table.influence == [0, 0, 0]


@pytest.mark.rule("BU-1.3", "BU-4.1")
@pytest.mark.parametrize("rounds", [3, 5, 9])
def test_so_many_rounds_are_played(rounds: int) -> None:
    state = table(2, rounds)
    for number in range(rounds):
        assert state.view(None)["round"] == number + 1
        seal(state, "keep", "keep")
    assert state.deciders() == []
    assert refusal(state, 0, "keep") == {"rule": "BU-4.1", "reason": "game-over", "args": {}}
    with pytest.raises(BadSetup, match="3 to 9"):
        table(2, 10)


@pytest.mark.rule("BU-2.1")
def test_dice_say_what_the_favours_are_worth() -> None:
    state = table(2, 9)
    seen: set[int] = set()
    while state.deciders():
        seen |= {*state.table.worth}
        events = seal(state, "keep", "keep")
        if state.deciders():
            began = {"event": "round-began", "round": state.table.round, **shown(state)}
            assert events[-1].value() == began
    assert seen == {1, 2, 3, 4, 5, 6}


def shown(state: BustarellaState) -> dict[str, Json]:
    return dict(zip(FAVOURS, state.table.worth, strict=True))


@pytest.mark.rule("BU-2.2")
def test_all_seal_at_once_and_only_the_owner_knows() -> None:
    state = table()
    assert state.deciders() == [0, 1, 2]
    events = state.apply(1, GAME.parse("bribe judge 4"))
    assert [(event.name, event.listeners(3)) for event in events] == [
        ("sealed", [0, 2, None]),
        ("sealed-own", [1]),
    ]
    assert state.deciders() == [0, 2]
    assert refusal(state, 1, "keep") == {"rule": "BU-2.2", "reason": "sealed-already", "args": {}}
    seen = [msgspec.convert(state.view(viewer), View).seats[1] for viewer in (0, 1, None)]
    assert [seat.sealed for seat in seen] == [True] * 3
    assert [seat.envelope for seat in seen] == [None, Envelope("judge", 4), None]


@pytest.mark.rule("BU-2.3")
def test_a_bribe_is_between_one_coin_and_all_of_them() -> None:
    state = table()
    assert refusal(state, 0, "bribe judge 1") is None
    assert refusal(state, 0, "bribe senator 10") is None
    assert refusal(state, 0, "bribe judge 0") == {"rule": "BU-2.3", "reason": "nothing-in-it", "args": {}}
    assert refusal(state, 0, "bribe judge 11") == {
        "rule": "BU-2.3",
        "reason": "too-poor",
        "args": {"coins": 10},
    }


@pytest.mark.rule("BU-3.1", "BU-3.2", "BU-3.3")
def test_the_highest_bribe_gets_the_favour_and_all_are_gone() -> None:
    state = table()
    judge = state.table.worth[0]
    events = seal(state, "bribe judge 4", "bribe judge 5", "keep")
    assert told(events, 0) == ["sealed", "opened", "opened", "kept", "granted", "round-began"]
    assert state.table.coins == [6, 5, 11]
    assert state.table.influence == [0, judge, 0]


@pytest.mark.rule("BU-3.2")
def test_nobody_gets_what_several_gave_the_most_for() -> None:
    state = table()
    senator = state.table.worth[1]
    events = seal(state, "bribe judge 4", "bribe judge 4", "bribe senator 1")
    assert {"tied", "granted"} <= {*told(events)}
    assert state.table.influence == [0, 0, senator]
    assert state.table.coins == [6, 6, 9]


def ended(influence: list[int], coins: list[int]) -> Outcome:
    state = table()
    state.table.round, state.table.influence, state.table.coins = 6, influence, coins
    outcome = BustarellaState(Chance(b""), state.table).outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("BU-4.1", "BU-4.2")
def test_influence_wins_then_coins() -> None:
    assert ended([5, 7, 6], [9, 0, 9]).winners == [1]
    assert ended([7, 7, 6], [3, 4, 9]).winners == [1]
    assert ended([7, 7, 6], [4, 4, 9]).winners == [0, 1]
    assert table().outcome() is None
