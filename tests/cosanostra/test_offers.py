"""Offers: made, seen, answered, and when they lapse (LC-R9, LC-R34)."""

from __future__ import annotations

import pytest

from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.reading import cash, heard, owner, promises, step, told
from tests.cosanostra.situation import MEN, do, end_actions, play, refused, situation, unasked

S, T, U = MEN[:3]
JOB = "petrol-station-robbery"


def table(**more: int) -> CosaNostraState:
    """An action turn of seat 0; all others come later."""
    amounts = {0: 9000, 1: 9000, 2: 9000} | {int(name[1:]): amount for name, amount in more.items()}
    return situation(tasks={S[0]: JOB, S[1]: "credit-card-fraud", T[0]: "threats"}, cash=amounts)


def pending(state: CosaNostraState, viewer: int | None) -> list[tuple[Json, Json]]:
    """By whom and to whom, of all offers that a viewer sees."""
    offers = state.view(viewer)["offers"]
    assert isinstance(offers, list)
    return [(offer["by"], offer["to"]) for offer in offers if isinstance(offer, dict)]


# -- who sees what ---------------------------------------------------------------


@pytest.mark.rule("LC-R9")
def test_a_pending_offer_is_seen_by_its_parties_only() -> None:
    state = table()
    events = do(state, 0, "offer 1 give 1000 say between us")
    assert [heard(events, viewer) for viewer in (0, 1, 2, 7)] == [["offered"], ["offered"], [], []]
    assert pending(state, 0) == pending(state, 1) == [(0, [1])]
    assert pending(state, 2) == pending(state, None) == []
    assert "between us" not in str(state.view(2))
    assert "between us" not in str(state.view(None))
    events = do(state, 1, "decline 0")
    assert [heard(events, viewer) for viewer in (0, 1, 2, 7)] == [["declined"], ["declined"], [], []]


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize("answer", [(0, "withdraw 1"), (1, "decline 0"), (0, "pay 2 9000")])
def test_the_end_of_a_secret_offer_is_heard_by_its_parties_only(answer: tuple[int, str]) -> None:
    state = table()
    do(state, 0, "offer 1 give 1000")
    events = do(state, *answer)
    ends = {"withdrawn", "declined", "lapsed"}
    assert [bool(ends & {*heard(events, viewer)}) for viewer in (0, 1, 2, 7)] == [True, True, False, False]


@pytest.mark.rule("LC-R9")
def test_an_open_offer_is_seen_by_all() -> None:
    state = table()
    events = do(state, 0, "offer 1 open give 1000")
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["offered"]
        assert pending(state, None if viewer == 7 else viewer) == [(0, [1])]
    events = do(state, 0, "withdraw 1")
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["withdrawn"]
        assert pending(state, None if viewer == 7 else viewer) == []


@pytest.mark.rule("LC-R9")
def test_an_accepted_deal_is_public() -> None:
    state = table()
    do(state, 0, "offer 1 give 1000 want lawyer-1 promise peace:1")
    events = do(state, 1, "accept 0")
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer) == ["agreed"]
    (agreed,) = told(events, "agreed")
    assert (agreed["seat"], agreed["to"]) == (0, [1])
    assert isinstance(agreed["give"], list)
    assert {"phrase": "cash", "amount": 1000} in agreed["give"]
    assert {"phrase": "peace", "round": 1} in agreed["give"]
    assert agreed["want"] == [{"phrase": "business", "business": "lawyer-1"}]
    ledger = state.view(None)["ledger"]
    assert isinstance(ledger, list)
    assert len(ledger) == 1


@pytest.mark.rule("LC-R9")
def test_how_many_offers_somebody_made_is_not_told_to_others() -> None:
    state = table()
    do(state, 0, "offer 1 give 1000")
    for viewer in (0, 1, 2, None):
        seats = state.view(viewer)["seats"]
        assert isinstance(seats, list)
        left = [seat["offers_left"] for seat in seats if isinstance(seat, dict)]
        assert left == [(11 if seat == 0 else 12) if seat == viewer else None for seat in range(3)]


@pytest.mark.rule("LC-R9")
def test_whoever_cannot_see_an_offer_imagines_none_of_it() -> None:
    state = table()
    play(state, (0, "offer 1 give 1000"), (2, "offer 0 open give 1000"))
    for viewer, count in ((0, 2), (1, 2), (2, 1), (None, 1)):
        assert len(state.imagine(viewer, 3).offers) == count


# -- to several --------------------------------------------------------------------


@pytest.mark.rule("LC-R9", "LC-R34")
def test_of_several_takers_the_proposer_picks_one() -> None:
    state = table()
    play(state, (0, "offer 1,2 give 3000 want 1000"), (1, "accept 0"), (2, "accept 0"))
    assert state.cash == [9000, 9000, 9000]
    assert refused(state, 1, "accept 0") == "LC-R9"
    events = do(state, 0, "pick 2")
    assert state.cash == [7000, 9000, 11000]
    assert told(events, "agreed")[0]["to"] == [2]
    assert pending(state, 0) == []
    assert refused(state, 0, "pick 1") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_only_a_taker_can_be_picked() -> None:
    state = table()
    play(state, (0, "offer 1,2 give 3000"), (1, "accept 0"))
    assert refused(state, 0, "pick 2") == "LC-R9"
    do(state, 1, "decline 0")
    assert refused(state, 0, "pick 1") == "LC-R9"
    assert pending(state, 0) == [(0, [2])]
    assert refused(state, 1, "accept 0") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_one_of_several_withdrawn_from_leaves_the_others() -> None:
    state = table()
    play(state, (0, "offer 1,2 give 3000"), (0, "withdraw 1"))
    assert refused(state, 1, "accept 0") == "LC-R9"
    do(state, 2, "accept 0")
    assert state.cash == [6000, 9000, 12000]


@pytest.mark.rule("LC-R34")
def test_an_offer_to_several_must_be_possible_with_each_of_them() -> None:
    state = table(c2=0)
    assert refused(state, 0, "offer 1,2 give 1000 want 2000") == "LC-R9"
    assert refused(state, 0, "offer 1,2 want lawyer-1") == "LC-R9"
    do(state, 0, "offer 1,2 give 1000")


@pytest.mark.rule("LC-R9")
def test_the_parties_of_an_offer_to_several_hear_who_takes_it() -> None:
    state = situation(players=4, tasks={S[0]: JOB, T[0]: "threats"})
    do(state, 0, "offer 1,2 give 1000")
    events = do(state, 1, "accept 0")
    assert [heard(events, viewer) for viewer in (0, 1, 2, 3, 7)] == [["would-take"]] * 3 + [[], []]


# -- counter-offers ------------------------------------------------------------------


@pytest.mark.rule("LC-R9")
def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    state = table()
    events = play(state, (0, "offer 1 give 1000 want lawyer-1"), (1, "counter 0 give lawyer-1 want 4000"))
    assert [event.name for event in events] == ["offered", "countered"]
    assert pending(state, 0) == [(1, [0])]
    do(state, 0, "accept 1")
    assert (cash(state, 0), cash(state, 1), owner(state, "lawyer-1")) == (5000, 13000, 0)


@pytest.mark.rule("LC-R9")
@pytest.mark.parametrize(
    ("first", "answer", "others"),
    [
        ("", "", []),
        ("open ", "open ", ["countered"]),
        ("open ", "", ["countered-privately"]),
        ("", "open ", ["offered"]),
    ],
)
def test_everybody_hears_of_a_counter_offer_what_they_may_know(
    first: str, answer: str, others: list[str]
) -> None:
    state = table()
    do(state, 0, f"offer 1 {first}give 1000 want lawyer-1")
    events = do(state, 1, f"counter 0 {answer}give lawyer-1 want 4000")
    expected = [["countered"], ["countered"], others, others]
    assert [heard(events, viewer) for viewer in (0, 1, 2, 7)] == expected


@pytest.mark.rule("LC-R9")
def test_only_an_offer_to_oneself_can_be_countered() -> None:
    state = table()
    assert refused(state, 1, "counter 0 give 1000") == "LC-R9"
    do(state, 0, "offer 1 give 1000")
    assert refused(state, 2, "counter 0 give 1000") == "LC-R9"
    assert refused(state, 1, "counter 0,2 give 1000") == "LC-R9"
    assert refused(state, 0, "counter 1 give 1000") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_a_counter_offer_to_one_of_several_leaves_the_others() -> None:
    state = table()
    play(state, (0, "offer 1,2 give 3000"), (1, "counter 0 want 4000"))
    assert pending(state, 0) == [(0, [2]), (1, [0])]


# -- how many --------------------------------------------------------------------------


@pytest.mark.rule("LC-R9")
def test_one_offer_is_open_from_one_player_to_another() -> None:
    state = table()
    do(state, 0, "offer 1 give 1000")
    assert refused(state, 0, "offer 1 give 2000") == "LC-R9"
    assert refused(state, 0, "offer 1,2 give 2000") == "LC-R9"
    play(state, (0, "offer 2 give 2000"), (1, "offer 0 give 1000"), (1, "offer 2 give 1000"))
    do(state, 0, "withdraw 1")
    do(state, 0, "offer 1 give 2000")


@pytest.mark.rule("LC-R9")
def test_everybody_makes_twelve_offers_a_stage_counter_offers_included() -> None:
    state = table()
    for _ in range(11):
        play(state, (1, "offer 0 give 1000"), (1, "withdraw 0"))
    play(state, (2, "offer 1 give 1000"), (1, "counter 2 want 2000"), (2, "decline 1"))
    assert refused(state, 1, "offer 0 give 1000") == "LC-R9"
    do(state, 2, "offer 1 give 1000")
    assert refused(state, 1, "counter 2 want 2000") == "LC-R9"
    assert not [action for action in unasked(state, 1) if action.startswith("offer")]
    do(state, 1, "accept 2")
    do(state, 0, "offer 1 give 1000")
    do(state, 0, f"cancel {S[0]}")
    assert (step(state), state.deciders()) == ("action-turn", [1])
    assert refused(state, 1, "offer 0 give 1000") == "LC-R9"
    end_actions(state)
    assert step(state) == "hiring"
    do(state, 1, "offer 0 give 1000")


@pytest.mark.rule("LC-R9")
def test_nobody_offers_to_oneself_or_to_a_seat_that_is_not_there() -> None:
    state = table()
    for to in ("0", "3", "4", "0,1", "1,3"):
        assert refused(state, 0, f"offer {to} give 1000") == "LC-4.4"
    assert refused(state, 0, "offer 1") == "LC-R9"


@pytest.mark.rule("LC-R9")
def test_a_deal_needs_the_consent_of_the_other_side() -> None:
    state = table()
    do(state, 0, "offer 1 give 1000 want lawyer-1 ask peace:1")
    assert (cash(state, 0), owner(state, "lawyer-1"), promises(state)) == (9000, 1, [])
    for seat in (0, 2):
        assert refused(state, seat, "accept 0") == "LC-R9"
    do(state, 1, "decline 0")
    assert (cash(state, 0), owner(state, "lawyer-1"), promises(state)) == (9000, 1, [])
    assert refused(state, 1, "accept 0") == "LC-R9"
    assert refused(state, 0, "withdraw 1") == "LC-R9"
