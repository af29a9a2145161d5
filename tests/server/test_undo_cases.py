"""Taking back, case by case: a slip in the open may be put right, what was shown or drawn stays done."""

from __future__ import annotations

import pytest

from capotavola.engine.state import State
from capotavola.engine.undo import DRAWN, Lesson, drew, lesson
from capotavola.games.corleone.state import CorleoneState
from tests.boxes import game_of
from tests.corleone.situation import DOCKS, PENN, bid_all
from tests.corleone.situation import do as corleone_do
from tests.corleone.situation import situation as corleone
from tests.cosanostra.situation import MEN
from tests.cosanostra.situation import do as cosanostra_do
from tests.cosanostra.situation import situation as cosanostra
from tests.omerta.situation import LOW, discard_drawn
from tests.omerta.situation import do as omerta_do
from tests.omerta.situation import situation as omerta

A, B, C = MEN[:3]
JOBS = {0: ["threats", "car-theft"], 1: ["escort-service", "price-rigging"], 2: ["vandalism", "insolvency"]}


def judged(state: State, seat: int, action: str) -> Lesson | None:
    """The verdict on an action written as text."""
    return lesson(state, seat, game_of(str(state.view(None)["game"])).parse(action))


def taught(state: State, seat: int, action: str) -> int | None:
    """Who learnt something by an action, in which no chance was drawn."""
    found = judged(state, seat, action)
    assert found is not None, f"{action} may be taken back"
    assert found.world != DRAWN
    return found.viewer


# -- Omerta ------------------------------------------------------------------------------------------


def test_looks_stay_done_and_putting_back_does_not() -> None:
    """OM-1.6, OM-R18"""
    state = game_of("omerta").start(players=3, seed=b"undo")
    assert taught(state, 1, "peek 0 1") == 1
    state.apply(1, game_of("omerta").parse("peek 0 1"))
    assert judged(state, 1, "put-back") is None


def test_who_draws_from_the_pile_has_seen_the_card() -> None:
    """OM-2.2: and a card from the discard pile all have seen before."""
    state = omerta(LOW, discards=["8"])
    assert taught(state, 0, "draw pile") == 0
    assert judged(state, 0, "draw discard") is None


def test_what_is_discarded_is_shown() -> None:
    """OM-2.3"""
    state = omerta(LOW)
    omerta_do(state, 0, "draw pile")
    assert taught(state, 0, "discard") != 0  # the actor had seen it
    assert taught(state, 0, "replace 1") == 0


def test_a_card_that_all_know_may_be_replaced_and_taken_back() -> None:
    """OM-2.3: the drawn one lay open as well."""
    state = omerta([["1@*", "2", "3", "4"], *LOW[1:]], discards=["8"])
    omerta_do(state, 0, "draw discard")
    assert judged(state, 0, "replace 0") is None
    assert judged(state, 0, "replace 1") is not None


@pytest.mark.parametrize(("card", "looker"), [("1", 0), ("1@1", 0), ("1@0", None)])
def test_the_mole_shows_its_player_only_what_was_not_known_yet(card: str, looker: int | None) -> None:
    """OM-4.4"""
    state = omerta([[card, "2", "3", "4"], *LOW[1:]], pile=["mole"])
    discard_drawn(state)
    found = judged(state, 0, "mole 0")
    assert found is None if looker is None else found is not None and found.viewer == looker


def test_a_target_may_be_changed_until_the_card_has_worked() -> None:
    """OM-4.3: a shuffle is chance."""
    state = omerta(LOW, pile=["lady"])
    discard_drawn(state)
    assert judged(state, 0, "lady 1") is None
    omerta_do(state, 0, "lady 1")
    assert judged(state, 1, "pass") == Lesson(None, DRAWN)


@pytest.mark.parametrize("choice", ["pass", "snap 0"])
def test_a_sealed_choice_may_be_changed_until_it_is_opened(choice: str) -> None:
    """OM-R3"""
    state = omerta(LOW, pile=["8"])
    discard_drawn(state)
    for seat in (0, 1):
        assert judged(state, seat, choice) is None
        omerta_do(state, seat, "pass")
    assert judged(state, 2, choice) is not None


# -- Corleone's Empire -------------------------------------------------------------------------------


def test_a_figure_may_be_moved_where_it_takes_from_the_supply_but_not_where_it_draws() -> None:
    """CE-4.3, CE-10.3"""
    state = corleone()
    assert judged(state, 0, f"thug {DOCKS}") is None
    assert taught(state, 0, f"thug {PENN}") == 0


def bribery(suitcases: list[list[int]]) -> CorleoneState:
    """All figures are placed; whoever gets the first of two allies will choose one."""
    state = corleone(
        suitcases=suitcases,
        allies={"capo": "shown", "mayor-i": "shown"},
        thugs_left=[1, 0, 0],
        members_left=[0, 0, 0],
    )
    corleone_do(state, 0, f"thug {DOCKS}")
    return state


def test_a_sealed_bid_may_be_changed_until_all_are_opened() -> None:
    """CE-6.1, CE-6.2"""
    state = bribery([[1, 2, 3, 5]] * 3)
    for seat in (0, 1):
        assert judged(state, seat, "bid 0 0 1 0") is None
        corleone_do(state, seat, "bid 1 0 0 0")
    assert taught(state, 2, "bid 0 0 1 0") == 0


def test_the_last_bid_may_be_changed_if_the_others_have_nothing_to_bid() -> None:
    """CE-6.1: everybody knew what they would bid."""
    state = bribery([[], [], [1, 2, 3, 5]])
    bid_all(state, "0 0 0 0", "0 0 0 0")
    assert judged(state, 2, "bid 0 0 1 0") is None


@pytest.mark.parametrize(
    ("job", "free"), [("bookmaking", False), ("bookmaking@1", False), ("bookmaking@*", True)]
)
def test_a_job_from_the_hand_is_shown_unless_all_knew_of_it(job: str, free: bool) -> None:
    """CE-4.6"""
    state = corleone(hands=[["booze", job], ["gun"], []])
    assert (judged(state, 0, "complete hand bookmaking booze money-first") is None) == free


def test_a_job_that_lies_open_may_be_taken_back() -> None:
    """CE-4.6"""
    state = corleone(hands=[["booze"], [], []], public=["bookmaking"])
    assert judged(state, 0, "complete public bookmaking booze money-first") is None


# -- La Cosa Nostra ----------------------------------------------------------------------------------


def test_a_job_planned_face_down_may_be_taken_back() -> None:
    """LC-2.4, LC-2.3: others see only its back, with its round."""
    state = cosanostra(stage="plan", jobs=JOBS)
    assert judged(state, 0, f"plan {A[0]} threats") is None


def test_the_back_of_a_later_round_tells_that_no_older_one_is_alike() -> None:
    """LC-R30: the older of two alike is planned first."""
    older = ["arson/III", "contract-killing/III", "hold-up/III", "kill-businessman/III", "trap/III"]
    state = cosanostra(stage="plan", jobs={0: [*older, "car-bomb/IV"]})
    assert judged(state, 0, f"plan {A[0]} arson") is None
    assert taught(state, 0, f"plan {A[0]} car-bomb") != 0


def test_a_purchase_stays_planned_once_the_market_is_refilled() -> None:
    """LC-2.4, LC-R24: a card of the deck is turned up; with an empty deck there is none."""
    market = ["pimp-2", "cop-2", "casino-1", "garage-2"]
    state = cosanostra(stage="plan", jobs=JOBS, market=market)
    assert judged(state, 0, f"plan-purchase {A[0]} cop-2") is not None
    state = cosanostra(stage="plan", jobs=JOBS, market=market, empty_deck=True)
    assert judged(state, 0, f"plan-purchase {A[0]} cop-2") is None


def test_a_look_at_a_planned_job_teaches_the_looker() -> None:
    """LC-R3"""
    state = cosanostra(tasks={A[0]: "car-theft", B[0]: "threats"}, looks=[1, 0, 0])
    assert taught(state, 0, f"look {B[0]}") == 0


def test_an_influence_card_is_shown_unless_all_knew_of_it() -> None:
    """LC-1.3, LC-7.4"""
    hidden = cosanostra(stage="plan", jobs=JOBS, cards={0: ["henchman"], 1: ["snitch"]})
    assert taught(hidden, 0, f"put henchman {A[0]}") != 0
    known = cosanostra(
        stage="plan",
        jobs=JOBS,
        cards={0: ["henchman"], 1: ["snitch"]},
        known={0: ["henchman"], 1: ["snitch"]},
    )
    assert judged(known, 0, f"put henchman {A[0]}") is None


def test_dice_stay_rolled() -> None:
    """LC-R8"""
    state = cosanostra(own={0: [], 1: ["casino"]}, tasks={A[0]: "vandalism"})
    action = f"attack-business {A[0]} casino-1"
    assert judged(state, 0, action) == Lesson(None, DRAWN)
    after = state.copy()
    assert not drew(state, after)
    cosanostra_do(after, 0, action)
    assert drew(state, after)


@pytest.mark.parametrize("way", ["", "open "])
def test_an_offer_may_be_taken_back_and_so_may_its_answer_if_all_heard_it(way: str) -> None:
    """LC-R9: of a private one others hear when it is accepted."""
    state = cosanostra(stage="plan", jobs=JOBS, cash={0: 3000})
    assert judged(state, 0, f"offer 1 {way}give 1000") is None
    cosanostra_do(state, 0, f"offer 1 {way}give 1000")
    assert judged(state, 1, "decline 0") is None
    assert (judged(state, 1, "accept 0") is None) == bool(way)
