"""Who sees and hears what."""

from __future__ import annotations

from typing import Any

import pytest

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    DOCKS,
    EXCHANGE,
    F1,
    GAME,
    PENN,
    SPECTATOR,
    bid_all,
    do,
    hand,
    heard,
    legal,
    of,
    play,
    refused,
    situation,
    told,
)


def seat_in(state: CorleoneState, viewer: int | None, seat: int) -> dict[str, Json]:
    """What a viewer sees of a seat."""
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def about(events: list[Event], viewer: int) -> list[dict[str, Json]]:
    """Everything that a viewer hears."""
    return [event.value() for event in events if event.heard_by(viewer)]


def looking(job: str, goods: str, target: list[str], **more: Any) -> tuple[CorleoneState, list[Event]]:
    """Seat 0 completes a job and looks at the hand of seat 1."""
    state = situation(hands=[[job, *goods.split("+")], target, ["money-1"]], **more)
    effect = {"safe-job": "look-take-money", "lost-ledger": "look-discard"}[job]
    events = do(state, 0, f"complete hand {job} {goods} money-first")
    return state, events + do(state, 0, f"against {effect} 1")


@pytest.mark.rule("CE-R13", "CE-1.7")
def test_a_hand_is_seen_by_its_owner_only_but_its_size_by_all() -> None:
    state = situation(hands=[["gun"], ["money-5", "hit", "capo"], []])
    assert seat_in(state, 1, 1)["hand"] == ["money-5", "hit", "capo"]
    for viewer in (0, 2, None):
        assert seat_in(state, viewer, 1)["hand"] is None
        assert seat_in(state, viewer, 1)["hand_size"] == 3
        assert "hit" not in str(seat_in(state, viewer, 1))  # money and goods can be counted: see below
        assert "hit" not in str(state.view(viewer)["cards"])


@pytest.mark.rule("CE-R13")
def test_only_its_owner_looks_into_a_suitcase() -> None:
    state = situation(suitcases=[[], [5, 1], []])
    assert seat_in(state, 1, 1)["suitcase"] == {"money-1": 1, "money-2": 0, "money-3": 0, "money-5": 1}
    for viewer in (0, 2, None):
        assert seat_in(state, viewer, 1)["suitcase"] is None


@pytest.mark.rule("CE-R13", "CE-10.2")
def test_all_see_what_goes_into_a_suitcase_by_the_icon() -> None:
    state = situation(hands=[["money-5"]])
    do(state, 0, f"thug {EXCHANGE}")
    events = do(state, 0, "stash money-5")
    for viewer in (0, 1, 2, SPECTATOR):
        assert {"event": "stashed", "seat": 0, "card": "money-5"} in about(events, viewer)


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_all_see_completed_jobs_in_a_suitcase() -> None:
    state = situation(hands=[["bookmaking", "booze"]])
    events = do(state, 0, "complete hand bookmaking booze money-first")
    for viewer in (0, 1, 2, None):
        assert seat_in(state, viewer, 0)["completed"] == ["bookmaking"]
    assert heard(events, 1) == heard(events, SPECTATOR) == heard(events, 0)
    assert told(events, "completed")[0]["job"] == "bookmaking"


@pytest.mark.rule("CE-R13")
def test_supply_and_discards_are_public() -> None:
    state = situation(hands=[["gun"]], discards=["hit"])
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["supply"] == state.view(None)["supply"]
        assert state.view(viewer)["discards"] == ["hit"]
    assert str(state.view(None)["supply"]).startswith("{'money-1': 30")


@pytest.mark.rule("CE-R13", "CE-6.1")
def test_nobody_sees_a_sealed_bid_but_who_made_it() -> None:
    state = situation(suitcases=[[5], [5], [5]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    do(state, 1, "bid 0 0 0 1")
    views: dict[int | None, Any] = {viewer: state.view(viewer) for viewer in (0, 1, 2, None)}
    amounts = {viewer: view["bids"][1]["amount"] for viewer, view in views.items()}
    assert amounts == {0: None, 1: 5, 2: None, None: None}
    play(state, (0, "bid 0 0 0 0"), (2, "bid 0 0 0 0"))


@pytest.mark.rule("CE-R13", "CE-R16")
def test_nobody_sees_a_card_put_aside_but_its_owner() -> None:
    six = ["money-1", "money-1", "money-1", "gun", "gun", "hit"]
    state = situation(hands=[[], six, [*six[:5], "ambush"]], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, f"thug {DOCKS}")
    bid_all(state, *["0 0 0 0"] * 3)
    events = do(state, 1, "discard hit")
    assert seat_in(state, 1, 1)["aside_cards"] == ["hit"]
    for viewer in (0, 2, None):
        assert seat_in(state, viewer, 1)["aside_cards"] is None
        assert "hit" not in str(state.view(viewer))
    for viewer in (0, 2, SPECTATOR):
        assert "hit" not in str(about(events, viewer))
    do(state, 2, "discard gun")
    assert state.view(None)["discards"] == ["hit"]


@pytest.mark.rule("CE-R13", "CE-10.3")
def test_drawn_jobs_are_seen_by_the_drawer_and_the_discarded_one_by_all() -> None:
    state = situation(deck=["night-swim", "an-offer"])
    events = do(state, 0, f"thug {PENN}")
    assert told(events, "saw-jobs") == [{"seat": 0, "jobs": ["night-swim", "an-offer"]}]
    assert "saw-jobs" in heard(events, 0)
    for viewer in (1, 2, SPECTATOR):
        assert "night-swim" not in str(about(events, viewer))
    assert state.view(0)["drawn"] == {"seat": 0, "count": 2, "jobs": ["night-swim", "an-offer"]}
    for other in (1, 2, None):
        assert state.view(other)["drawn"] == {"seat": 0, "count": 2, "jobs": None}
        assert "night-swim" not in str(state.view(other))
    events = do(state, 0, "keep night-swim")
    for viewer in (1, 2, SPECTATOR):
        assert "night-swim" not in str(about(events, viewer))
        assert "an-offer" in str(about(events, viewer))


@pytest.mark.rule("CE-R13")
def test_the_deck_shows_its_number_only() -> None:
    state = situation(deck=["night-swim"])
    for viewer in (0, None):
        assert state.view(viewer)["deck"] == 44
        assert "night-swim" not in str(state.view(viewer))


@pytest.mark.rule("CE-R13")
@pytest.mark.parametrize("card", ["money-5", "gun", "hit"])
def test_a_card_passing_between_hands_is_seen_by_those_two_only(card: str) -> None:
    state = situation(hands=[["blackmail", "booze", "blood-money"], ["money-5", "gun", "hit"], ["money-1"]])
    play(state, (0, "complete hand blackmail booze+blood-money money-first"), (0, "against gift 1"))
    events = do(state, 1, f"give {card}")
    for viewer in (0, 1):
        assert about(events, viewer)[0] == {"event": "gave-card", "seat": 1, "target": 0, "card": card}
    for viewer in (2, SPECTATOR):
        assert about(events, viewer)[0] == {"event": "gave", "seat": 1, "target": 0}
    assert card not in str(about(events, 2))
    assert (of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (2, 2)


@pytest.mark.rule("CE-R13", "CE-R21")
def test_who_looks_at_a_hand_sees_all_of_it_until_the_choice_is_made() -> None:
    target = ["money-1", "money-5", "gun", "hit", "capo"]
    state, events = looking("safe-job", "gun+gun+booze", target)
    assert told(events, "saw-hand") == [{"seat": 0, "target": 1, "cards": target}]
    assert seat_in(state, 0, 1)["hand"] == target
    for viewer in (2, None):
        assert seat_in(state, viewer, 1)["hand"] is None
    for viewer in (1, 2, SPECTATOR):
        assert "saw-hand" not in heard(events, viewer)
        assert "looked" in heard(events, viewer)
    assert sorted(legal(state, 0)) == ["done", "take money-1", "take money-5"]
    assert refused(state, 0, "take gun") == "CE-R13"
    passing = do(state, 0, "take money-1")
    assert about(passing, 2)[0] == {"event": "gave", "seat": 1, "target": 0}
    assert seat_in(state, 0, 1)["hand"] is None


@pytest.mark.rule("CE-R13", "CE-R21")
def test_what_the_looker_makes_others_discard_is_public() -> None:
    state, _ = looking("lost-ledger", "gun+booze", ["hit", "money-1"])
    events = do(state, 0, "discard hit")
    assert {"event": "discarded", "seat": 1, "card": "hit"} in about(events, SPECTATOR)
    assert state.view(None)["discards"] == ["hit"]
    assert hand(state, 1) == ["money-1"]


@pytest.mark.rule("CE-R13", "CE-4.6")
def test_an_offer_shows_the_highest_money_cards_to_all() -> None:
    hands = [["an-offer", "gun", "blood-money", "blood-money"], ["money-3", "money-1"], ["money-5"]]
    state = situation(hands=hands)
    events = do(state, 0, "complete hand an-offer gun+blood-money+blood-money money-first")
    events += do(state, 0, "use offer")
    for viewer in (0, 1, 2, SPECTATOR):
        seen = [entry for entry in about(events, viewer) if entry["event"] == "showed"]
        assert [(entry["seat"], entry["card"]) for entry in seen] == [(1, "money-3"), (2, "money-5")]
    assert "money-1" not in str(told(events, "showed"))


@pytest.mark.rule("CE-R13")
def test_a_job_taken_from_the_discards_is_known_to_all() -> None:
    state = situation(act=2, hands=[["evidence-clerk"]], discards=["hit", "ambush"])
    do(state, 0, "play evidence-clerk")
    events = do(state, 0, "take hit")
    for viewer in (1, 2, SPECTATOR):
        assert "hit" in str(about(events, viewer))
    for number in range(1, 30):
        for other in (1, 2, None):
            world = state.imagine(other, number)
            assert isinstance(world, CorleoneState)
            assert "hit" in hand(world, 0)


@pytest.mark.rule("CE-R13", "CE-4.5")
def test_a_refusal_tells_nothing_of_another_hand() -> None:
    """The same words against an action of another seat, whatever that seat holds."""
    rich = situation(hands=[["money-5", "gun"], ["gun", "hit"], []])
    poor = situation(hands=[["money-5", "gun"], ["booze", "ambush"], []])
    for action in (f"member {F1}", "complete hand hit gun+blood-money money-first", "play capo"):
        for seat in (0, 2):
            here, there = (state.why_not(seat, GAME.parse(action)) for state in (rich, poor))
            assert (here and here.value()) == (there and there.value())


@pytest.mark.rule("CE-R13", "CE-9.3")
def test_at_the_end_all_suitcases_are_opened() -> None:
    state = situation(act=4, suitcases=[[], [5], []], thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    assert seat_in(state, 0, 1)["suitcase"] is None
    do(state, 0, f"thug {DOCKS}")
    assert seat_in(state, None, 1)["suitcase"] == {"money-1": 0, "money-2": 0, "money-3": 0, "money-5": 1}


@pytest.mark.rule("CE-R13")
def test_money_and_goods_are_counted_until_a_card_passes_unseen() -> None:
    state = situation(hands=[["kidnapping", "gun", "blood-money"], ["money-5", "gun", "hit"], ["money-1"]])
    for viewer in (0, 2, None):
        assert seat_in(state, viewer, 1)["counted"] == {"money-5": 1, "gun": 1}
    do(state, 0, "complete hand kidnapping gun+blood-money effect-first")
    do(state, 0, "against highest-money 1")
    for viewer in (0, 1):
        counted = seat_in(state, viewer, 1)["counted"]
        assert isinstance(counted, dict)
        assert counted.get("gun") == 1
    for viewer in (2, None):
        assert seat_in(state, viewer, 1)["counted"] is None
        assert seat_in(state, viewer, 0)["counted"] is None
    assert seat_in(state, 0, 2)["counted"] == {"money-1": 1}


@pytest.mark.rule("CE-4.7")
def test_a_view_says_what_is_lacking_for_each_job_narcotics_counted_in() -> None:
    state = situation(hands=[["shake-down", "gun"], ["shake-down", "booze", "narcotics"], []], public=["hit"])
    assert state.view(0)["missing"] == {"hit": ["blood-money"], "shake-down": ["booze", "blood-money"]}
    assert state.view(1)["missing"] == {"hit": ["blood-money"], "shake-down": ["blood-money"]}
    assert state.view(None)["missing"] == {}
