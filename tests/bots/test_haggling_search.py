"""Haggling judged by search: the table with a deal beside the same table without it."""

import pytest

from capotavola.bots.bot import Haggler
from capotavola.bots.catalogue import bot
from capotavola.bots.search.brains.cosanostra import make_brain
from capotavola.bots.search.brains.cosanostra_deals import answer_offers
from capotavola.bots.search.brains.cosanostra_haggle import judged, rivals
from capotavola.bots.search.brains.cosanostra_offers import proposals
from capotavola.bots.search.budget import Budget
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra.state import CosaNostraState
from tests.bots.test_swindlers import GAME, moments
from tests.cosanostra.situation import MEN, do, situation

S, T, U = MEN[:3]


def lender() -> CosaNostraState:
    """Seat 0 lacks a lawyer, seat 1 has one."""
    return situation(
        tasks={S[2]: "threats", T[2]: "car-theft"},
        own={0: ["casino"], 1: ["lawyer", "garage"], 2: ["cop"]},
        cash={0: 9000, 1: 3000},
    )


def said(state: CosaNostraState, seat: int, word: str, simulations: int = 160) -> str:
    """What search says where the greedy bot would say that."""
    found = judged(
        make_brain(), Eyes(state, seat), GAME.parse(word), Budget(simulations=simulations), fast_chance(1)
    )
    return str(found)


def test_offers_in_imagined_games_are_taken_by_whoever_gains_enough() -> None:
    for price, taken in ((3000, True), (0, False)):
        state = lender()
        give = f"give {price} " if price else ""
        do(state, 0, f"offer 1 {give}want use:lawyer-1")
        answer_offers(state)
        assert not state.offers
        assert bool(state.markers) == taken
        assert state.cash[1] == 3000 + (price if taken else 0)


def test_a_gift_is_accepted_whatever_the_greedy_bot_says() -> None:
    state = lender()
    do(state, 0, "offer 1 give 6000")
    assert said(state, 1, "decline 0 useless") == "accept 0"


def test_a_deal_that_costs_much_is_not_even_tried() -> None:
    state = lender()
    do(state, 0, "offer 1 want lawyer-1 garage-1")
    assert rivals(state, 1, GAME.parse("decline 0 too-little")) == []
    assert said(state, 1, "decline 0 too-little") == "decline 0 too-little"


def test_a_present_to_an_opponent_is_not_made() -> None:
    state = lender()
    assert said(state, 0, "offer 1 give 8000 want 1000") != "offer 1 give 8000 want 1000"


def test_what_search_proposes_is_allowed_and_its_owner_would_take_it() -> None:
    found = 0
    for state, _ in moments(3, {}, 9, 4):
        seat = state.active
        for offer in proposals(state, seat):
            found += 1
            table = state.copy()
            assert table.why_not(seat, offer) is None
            table.offers, table.offer_texts = [], []
            table.step(seat, offer)
            before = table.cash[seat]
            answer_offers(table)
            assert table.cash[seat] < before
    assert found


@pytest.mark.slow
def test_whatever_a_searching_bot_says_is_allowed_and_comes_to_an_end() -> None:
    player = bot("search-24", "cosanostra", 3)
    assert isinstance(player, Haggler)
    for state, seat in moments(4, {}, 13, 2):
        for _ in range(30):
            word = player.speak(Eyes(state, seat))
            if word is None:
                break
            assert state.why_not(seat, word) is None
            state.step(seat, word)
        else:
            raise AssertionError("it talks on and on")
