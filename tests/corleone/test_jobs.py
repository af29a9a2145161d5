"""Completing jobs: CE-4.6, CE-4.7, CE-R11, CE-R12."""

from __future__ import annotations

import pytest

from capotavola.games.corleone.state import CorleoneState
from tests.corleone.situation import (
    F2,
    F3,
    HOTEL,
    PENN,
    bid_all,
    case,
    do,
    end_phase,
    figure_on,
    hand,
    legal,
    of,
    refused,
    situation,
    step,
    supply,
)

GUN, BOOZE, BLOOD = "gun", "booze", "blood-money"
JOBS: dict[str, tuple[str, list[str], list[int]]] = {
    "shake-down": ("yellow", [GUN, BOOZE, BLOOD], [5]),
    "protection-racket": ("yellow", [GUN, BOOZE], [3]),
    "bookmaking": ("yellow", [BOOZE], [1, 2]),
    "truck-hijack": ("yellow", [GUN, BLOOD], [2]),
    "strike-breaking": ("yellow", [BOOZE, BOOZE, BLOOD], [2, 3]),
    "numbers-racket": ("yellow", [BOOZE, BLOOD], [3]),
    "cook-the-books": ("blue", [BOOZE, BLOOD], [2]),
    "shell-company": ("blue", [BOOZE, BOOZE], [3]),
    "casino-skim": ("blue", [BOOZE, BLOOD, BLOOD], [3]),
    "charity-gala": ("blue", [BOOZE], [2]),
    "offshore-account": ("blue", [GUN, BLOOD, BLOOD], [2]),
    "lost-ledger": ("blue", [GUN, BOOZE], [3]),
    "blackmail": ("green", [BOOZE, BLOOD], [3]),
    "kidnapping": ("green", [GUN, BLOOD], [2, 2]),
    "safe-job": ("green", [GUN, GUN, BOOZE], [3]),
    "warehouse-raid": ("green", [GUN], [2]),
    "an-offer": ("green", [GUN, BLOOD, BLOOD], [2]),
    "inside-man": ("green", [BOOZE, BLOOD], [1, 3]),
    "hit": ("grey", [GUN, BLOOD], [3]),
    "drive-by": ("grey", [GUN, GUN], [2]),
    "car-bomb": ("grey", [GUN, GUN, BLOOD], [3]),
    "garrotte": ("grey", [BLOOD, BLOOD], [2]),
    "ambush": ("grey", [GUN, BOOZE], [1]),
    "night-swim": ("grey", [GUN, BOOZE, BLOOD], [5]),
}
# Whoever wants to do harm finds somebody to do it to.
HANDS = [["money-1", "money-5", "gun"], ["money-2", "hit"]]


def complete(state: CorleoneState, job: str, goods: list[str], order: str = "money-first") -> None:
    do(state, 0, f"complete hand {job} {'+'.join(goods)} {order}")


def give_up(state: CorleoneState) -> None:
    """Decline all that a job does."""
    while state.active == 0:
        do(state, 0, "done")


def completions(state: CorleoneState, seat: int = 0) -> list[str]:
    return [action for action in legal(state, seat) if action.startswith("complete")]


@pytest.mark.rule("CE-4.6", "CE-R11", "CE-R12")
@pytest.mark.parametrize("job", JOBS)
def test_a_job_costs_its_goods_and_gives_exactly_its_money_into_the_hand(job: str) -> None:
    colour, goods, money = JOBS[job]
    state = situation(hands=[[job, *goods, "narcotics"]], suitcases=[[5]])
    complete(state, job, goods)
    give_up(state)
    assert hand(state, 0) == [*[f"money-{value}" for value in money], "narcotics"]
    assert case(state, 0) == [5]
    assert of(state, 0, "completed") == [job]
    assert [supply(state, good) for good in (GUN, BOOZE, BLOOD)] == [8, 8, 8]
    assert supply(state, f"money-{money[0]}") == 30 - money.count(money[0]) - (5 in money)
    faces = state.view(None)["cards"]
    assert isinstance(faces, dict)
    face = faces[job]
    assert isinstance(face, dict)
    assert face["colour"] == colour


@pytest.mark.rule("CE-R12", "CE-R20")
@pytest.mark.parametrize("order", ["money-first", "effect-first"])
@pytest.mark.parametrize("job", [job for job in JOBS if job != "bookmaking"])
def test_the_effect_of_any_job_may_be_declined_but_its_money_is_taken(job: str, order: str) -> None:
    _, goods, money = JOBS[job]
    mine = [job, *goods, "money-5"]
    state = situation(hands=[mine, *HANDS], thugs={HOTEL: 1, PENN: 0}, members={F2: 2, F3: 1})
    complete(state, job, goods, order)
    assert state.deciders() == [0]
    assert step(state) != "turn"
    do(state, 0, "done")
    give_up(state)
    assert hand(state, 0) == [f"money-{value}" for value in sorted([*money, 5])]
    assert case(state, 0) == []
    assert [hand(state, 1), hand(state, 2)] == HANDS
    assert [figure_on(state, place) for place in (HOTEL, PENN, F2, F3)] == [1, 0, 2, 1]
    assert state.view(None)["discards"] == []
    assert of(state, 0, "completed") == [job]


@pytest.mark.rule("CE-4.6")
@pytest.mark.parametrize("job", JOBS)
def test_a_job_cannot_be_completed_when_one_of_its_goods_is_missing(job: str) -> None:
    goods = JOBS[job][1]
    for missing in goods:
        rest = [*goods]
        rest.remove(missing)
        rest += [good for good in (GUN, BOOZE, BLOOD) if good != missing] * 3
        state = situation(hands=[[job, *rest]])
        assert completions(state) == []
        assert refused(state, 0, f"complete hand {job} {'+'.join(goods)} money-first") == "CE-4.6"


@pytest.mark.rule("CE-4.7")
@pytest.mark.parametrize("job", JOBS)
def test_narcotics_stand_for_any_good_of_a_job(job: str) -> None:
    goods = JOBS[job][1]
    for missing in set(goods):
        rest = [*goods]
        rest.remove(missing)
        state = situation(hands=[[job, *rest, "narcotics"]])
        paid = [*rest, "narcotics"]
        assert {action.rpartition(" ")[0] for action in completions(state)} == {
            f"complete hand {job} {'+'.join(paid)}"
        }
        complete(state, job, paid)
        assert of(state, 0, "completed") == [job]
        assert supply(state, "narcotics") == 8
        assert "narcotics" not in hand(state, 0)


@pytest.mark.rule("CE-4.7")
def test_several_goods_can_be_paid_in_narcotics_each_by_one() -> None:
    state = situation(hands=[["shake-down", "narcotics", "narcotics", "narcotics"]])
    complete(state, "shake-down", ["narcotics"] * 3)
    assert supply(state, "narcotics") == 8
    short = situation(hands=[["shake-down", "gun", "narcotics"]])
    assert completions(short) == []


@pytest.mark.rule("CE-4.7")
def test_narcotics_may_be_paid_although_the_good_itself_is_at_hand() -> None:
    state = situation(hands=[["warehouse-raid", "gun", "narcotics"]])
    complete(state, "warehouse-raid", ["narcotics"])
    assert supply(state, "gun") == 7
    assert supply(state, "narcotics") == 8


@pytest.mark.rule("CE-4.6", "CE-R12")
def test_with_the_money_first_it_can_go_into_the_suitcase_at_once() -> None:
    state = situation(hands=[["charity-gala", "booze"]])
    complete(state, "charity-gala", ["booze"])
    do(state, 0, "stash money-2")
    assert case(state, 0) == [2]
    assert hand(state, 0) == []


@pytest.mark.rule("CE-4.6", "CE-R12")
def test_with_the_effect_first_the_money_comes_when_all_of_it_is_done() -> None:
    state = situation(hands=[["cook-the-books", "booze", "blood-money", "money-1", "money-3"]])
    complete(state, "cook-the-books", ["booze", "blood-money"], "effect-first")
    assert legal(state, 0) == ["stash money-1", "stash money-3", "done"]
    do(state, 0, "stash money-1")
    assert hand(state, 0) == ["money-3"]
    refused(state, 0, "stash money-2")
    do(state, 0, "done")
    assert hand(state, 0) == ["money-2", "money-3"]
    assert case(state, 0) == [1]
    assert state.active == 1


@pytest.mark.rule("CE-R12")
def test_an_effect_that_finds_nothing_to_do_does_not_keep_the_money_away() -> None:
    state = situation(hands=[["hit", "gun", "blood-money"]])
    complete(state, "hit", ["gun", "blood-money"], "effect-first")
    give_up(state)
    assert hand(state, 0) == ["money-3"]
    assert of(state, 0, "completed") == ["hit"]


@pytest.mark.rule("CE-4.6")
def test_a_job_is_one_action_and_costs_no_figure() -> None:
    state = situation(hands=[["bookmaking", "bookmaking", "booze", "booze"]])
    complete(state, "bookmaking", ["booze"])
    assert (state.active, step(state)) == (1, "turn")
    assert (of(state, 0, "thugs"), of(state, 0, "members")) == (2, 1)
    assert hand(state, 0) == ["money-1", "money-2", "booze", "bookmaking"]


@pytest.mark.rule("CE-4.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_complete_a_public_job(seat: int) -> None:
    hands: list[list[str]] = [[], [], []]
    hands[seat] = ["booze", "bookmaking"]
    state = situation(hands=hands, public=["hit", "bookmaking", "garrotte"], active=seat)
    do(state, seat, "complete public bookmaking booze money-first")
    assert hand(state, seat) == ["money-1", "money-2", "bookmaking"]
    assert of(state, seat, "completed") == ["bookmaking"]
    assert state.view(None)["public"] == ["hit", "garrotte"]


@pytest.mark.rule("CE-4.6")
def test_a_job_of_the_hand_leaves_the_public_one_alone() -> None:
    state = situation(hands=[["booze", "bookmaking"]], public=["hit", "bookmaking", "garrotte"])
    complete(state, "bookmaking", ["booze"])
    assert state.view(None)["public"] == ["hit", "bookmaking", "garrotte"]
    assert "bookmaking" not in hand(state, 0)


@pytest.mark.rule("CE-4.6")
def test_the_place_of_a_public_job_stays_empty_until_the_entracte() -> None:
    state = situation(
        hands=[["booze"], ["booze"]],
        public=["hit", "bookmaking", "garrotte"],
        thugs_left=[1, 1, 0],
        members_left=[0, 0, 0],
    )
    do(state, 0, "complete public bookmaking booze money-first")
    assert refused(state, 1, "complete public bookmaking booze money-first") == "CE-4.6"
    end_phase(state)
    assert state.view(None)["public"] == ["hit", "garrotte"]
    if step(state) == "bids":
        bid_all(state, "0 0 0 0", "0 0 0 0", "0 0 0 0")
    assert state.act == 2
    public = state.view(None)["public"]
    assert isinstance(public, list)
    assert len(public) == 3
    assert {"hit", "garrotte"} <= set(public)


@pytest.mark.rule("CE-4.6")
def test_only_an_own_or_a_public_job_can_be_completed() -> None:
    state = situation(hands=[["booze", "gun"], ["bookmaking"]], public=["hit"], completed=["0:charity-gala"])
    assert refused(state, 0, "complete hand bookmaking booze money-first") == "CE-4.6"
    assert refused(state, 0, "complete public bookmaking booze money-first") == "CE-4.6"
    assert refused(state, 0, "complete hand charity-gala booze money-first") == "CE-4.6"
    assert completions(state) == []


@pytest.mark.rule("CE-4.6")
def test_goods_in_other_hands_do_not_pay() -> None:
    state = situation(hands=[["hit", "gun"], ["blood-money"]])
    assert completions(state) == []
