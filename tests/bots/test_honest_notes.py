"""Whoever offers a bot what its note asks for is not sent away without cause (LC-R46)."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from capotavola.bots.bot import Haggler
from capotavola.bots.catalogue import bot
from capotavola.bots.greedy.cosanostra_access import lenders
from capotavola.bots.greedy.cosanostra_wishes import notes, sale_of, use_price
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra.actions.parts import (
    ANY_USE,
    CASH_ITEM,
    ITEMS,
    MINE,
    SIDE_MASK,
    THEIRS,
    USE_ITEM,
    item,
    terms_of,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.actions.verbs import COUNTER, DECLINE, OFFER, POST, REASONS, WITHDRAW
from capotavola.games.cosanostra.deals import notes as board
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.state import CosaNostraState
from tests.bots.test_swindlers import moments

KINDS = ["normal", "easy"]

pytestmark = pytest.mark.slow  # whole games: the compiled build plays them ten times as fast


def asked_for(state: CosaNostraState) -> Iterator[tuple[int, int]]:
    """Who seeks the use of which business of somebody's."""
    for seat in range(state.players):
        for wish in state.notes[seat]:
            if what_of(wish) == ANY_USE:
                for business in lenders(state, seat, value_of(wish)):
                    yield seat, business


def answer(state: CosaNostraState, seat: int, by: int, terms: list[int], kind: str) -> Action:
    """What a bot makes of an offer; whatever it says before belongs to it."""
    state.step(by, state.rules.vocabulary.formed(OFFER, terms))
    player = bot(kind, "cosanostra", 5)
    assert isinstance(player, Haggler)
    for _ in range(9):
        word = player.speak(Eyes(state, seat))
        assert word is not None
        assert state.why_not(seat, word) is None
        if word.kind not in (POST, WITHDRAW):
            return word
        state.step(seat, word)
    raise AssertionError("no answer")


def without_offers(state: CosaNostraState) -> CosaNostraState:
    twin = state.copy()
    twin.offers, twin.offer_texts, twin.made = [], [], []
    return twin


def takes_as_gift(state: CosaNostraState, seat: int, by: int, terms: list[int], kind: str) -> bool:
    given = [entry for entry in terms[ITEMS:] if entry & SIDE_MASK == MINE]
    word = answer(without_offers(state), seat, by, terms_of(1 << seat, given), kind)
    return word.verb.name == "accept"


def is_true(
    state: CosaNostraState, after: CosaNostraState, seat: int, by: int, terms: list[int], why: str, kind: str
) -> bool:
    """Whether what was said is what would have to be otherwise."""
    if why == "too-little":
        return takes_as_gift(state, seat, by, terms, kind)
    if why == "useless":
        what = next(entry for entry in terms[ITEMS:] if entry & SIDE_MASK == MINE)
        struck = not any(
            board.meets(after, wish, what_of(what), value_of(what)) for wish in after.notes[seat]
        )
        return struck and not takes_as_gift(state, seat, by, terms, "normal")  # the polite take any gift
    if why == "needed":
        rich = without_offers(state)
        rich.cash[seat] += 60000
        return answer(rich, seat, by, terms, kind).verb.name == "accept"
    if why == "not-now":
        busy = any(offer[offers.TAKEN] >> seat & 1 for offer in state.offers)
        return busy or any(promise[0] == seat for promise in state.ledger)
    return False


def sales(state: CosaNostraState, times: int) -> Iterator[tuple[int, int, list[int]]]:
    """To whom, by whom, and the terms: what notes ask for at the usual price or at so many times that."""
    for seat, business in asked_for(state):
        terms = sale_of(state, business, seat)
        price = use_price(state) * times
        if times > 1:
            terms = terms_of(1 << seat, [terms[-2], item(THEIRS, CASH_ITEM, price)])
        yield seat, state.business_at[business], terms


def loans(state: CosaNostraState) -> Iterator[tuple[int, int, list[int]]]:
    """The same for what notes say is to be had."""
    for seat in range(state.players):
        for entry in state.notes[seat]:
            if what_of(entry) == USE_ITEM and entry & SIDE_MASK == MINE:
                use = item(THEIRS, USE_ITEM, value_of(entry))
                for by in range(state.players):
                    price = item(MINE, CASH_ITEM, use_price(state))
                    yield seat, by, terms_of(1 << seat, [price, use])


def answers(
    players: int, kind: str, made: Callable[[CosaNostraState], Iterator[tuple[int, int, list[int]]]]
) -> Counter[str]:
    """By their verbs; each must be honest."""
    said: Counter[str] = Counter()
    for seed in (1, 2):
        for state, _ in moments(players, {}, 7, seed):
            for seat, by, terms in made(state):
                table = without_offers(state)
                if by == seat or not offers.can_offer(table, by, terms):
                    continue
                word = answer(table, seat, by, terms, kind)
                said[word.verb.name] += 1
                if word.kind == COUNTER:
                    assert_better_and_meant(table, seat, terms, word)
                elif word.kind == DECLINE:
                    why = REASONS[word.b]
                    assert is_true(state, table, seat, by, terms, why, kind), (str(word), terms)
    return said


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_note_asks_for_is_taken_at_the_usual_price(players: int, kind: str) -> None:
    said = answers(players, kind, lambda state: sales(state, 1))
    assert said["accept"] > 10
    assert said["accept"] + said["counter"] >= 0.9 * said.total(), said


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("players", [3, 5])
def test_nor_does_search_send_anybody_away(players: int) -> None:
    """Though it may ask for a better price."""
    said = answers(players, "search-24", lambda state: sales(state, 1))
    assert said["accept"] + said["counter"] >= 0.9 * said.total() > 10, said


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("kind", KINDS)
def test_at_twice_the_price_it_is_haggled_about_or_declined_for_what_is_the_reason(kind: str) -> None:
    said = answers(4, kind, lambda state: sales(state, 2))
    assert said["accept"] + said["counter"] >= 0.8 * said.total(), said


@pytest.mark.rule("LC-R46")
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_note_says_is_to_be_had_is_to_be_had(kind: str) -> None:
    said = answers(4, kind, loans)
    assert said["accept"] + said["counter"] >= 0.9 * said.total() > 0, said


def assert_better_and_meant(state: CosaNostraState, seat: int, terms: list[int], word: Action) -> None:
    """The same at a better price, and it stands until it is answered."""
    price, asked = (
        next(value_of(entry) for entry in offer[ITEMS:] if what_of(entry) == CASH_ITEM)
        for offer in (word.terms, terms)
    )
    buys = item(THEIRS, CASH_ITEM, asked) in terms[ITEMS:]
    assert 0 < price < asked if buys else price > asked
    state.step(seat, word)
    player = bot("normal", "cosanostra", 5)
    assert isinstance(player, Haggler)
    next_word = player.speak(Eyes(state, seat))
    assert next_word is None or next_word.kind != WITHDRAW


def test_the_usual_price_is_in_whole_notes_and_grows_with_the_takes() -> None:
    state = next(moments(3, {}, 5, 1))[0]
    prices: list[int] = []
    for number in range(1, 5):
        state.round = number
        prices.append(use_price(state))
    assert prices == sorted(prices)
    assert all(price == notes(price) for price in prices)
