"""The table at every size: nobody is off the screen, own cards stand in one row, and nothing jumps."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.state import State
from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, until, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.overlaps import covering
from tests.web.player import Clicker
from tests.web.tables import at_table, drawn, peeked
from tests.web.test_screens import choose_language
from tests.web.wire import Wire

SIZES = [PHONE, (740, 360), (1280, 800), (2560, 1440)]
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

pytestmark = pytest.mark.slow


@every_size
@pytest.mark.parametrize("players", [3, 5])
def test_all_players_and_all_own_cards_are_on_the_screen(
    browser: Browser, house: LiveHouse, size: tuple[int, int], players: int
) -> None:
    with visitor(browser, house.url, size) as guest:
        at_table(guest, players=players)
        for lang in ("en", "fa"):
            choose_language(guest.page, lang)
            drawn(guest.page)
            for seat in range(players):
                expect(guest.page.locator(f'[data-seat="{seat}"]').first).to_be_in_viewport(ratio=1)
            own = guest.page.locator('[data-seat="0"] li > .spot')
            for place in range(4):
                expect(own.nth(place)).to_be_in_viewport(ratio=1)
            expect(guest.page.locator('[data-spot="discards"]')).to_be_in_viewport(ratio=1)
            until(guest.page, lambda: scrolled(guest.page) == [], lambda: scrolled(guest.page))


def scrolled(page: Page) -> list[str]:
    """What does not fit: the page itself, or the table."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll('.board, .board > *')]
            .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
            .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} x ${one.scrollHeight}`)"""
    )
    return found


@every_size
def test_the_board_stays_where_it_is_whatever_is_asked(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with visitor(browser, house.url, size) as guest:
        at_table(guest, players=5)
        board = guest.page.locator(".board")
        drawn(guest.page)
        first = board.bounding_box()
        peeked(guest)
        clicker = Clicker(guest.page, Random(3))
        for _ in range(12):
            clicker.step()
            guest.page.wait_for_timeout(60)
            assert board.bounding_box() == first


@every_size
def test_own_cards_stand_in_one_row_and_are_large_on_a_large_screen(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with visitor(browser, house.url, size) as guest:
        at_table(guest, players=4)
        drawn(guest.page)
        own = guest.page.locator('[data-seat="0"] li .card')
        expect(own).to_have_count(4)
        boxes = [box for box in (one.bounding_box() for one in own.all()) if box]
        assert len(boxes) == 4
        assert len({round(box["y"]) for box in boxes}) == 1
        narrowest = {360: 56, 740: 44, 1280: 90, 2560: 190}[size[0]]
        assert min(box["width"] for box in boxes) >= narrowest
        # The discard pile is larger than any other card in the middle.
        discards = guest.page.locator('[data-spot="discards"]').bounding_box()
        pile = guest.page.locator('[data-spot="pile"]').bounding_box()
        assert discards
        assert pile
        assert discards["width"] > pile["width"]


def test_an_opponent_in_the_strip_is_opened_by_a_tap(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        at_table(guest, players=5)
        guest.page.get_by_role("button", name="All that Carla has").click()
        estate = guest.page.get_by_role("dialog", name="Carla")
        expect(estate.locator(".spot")).to_have_count(4)


def test_whose_cards_can_be_chosen_is_open_on_a_phone(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 4, "phone 25") as evening,
    ):
        evening.play_until(may_swap, at_random(Random(25)))
        evening.look()
        for seat in range(4):
            swap = guest.page.locator(f'[data-spot^="place:{seat}:"][data-legal="true"]')
            expect(swap.first).to_be_in_viewport()


def may_swap(state: State) -> bool:
    """The visitor may use the Gangster, on anybody's cards."""
    return MINE in state.deciders() and any(action.verb.name == "gangster" for action in state.legal(MINE))


@pytest.mark.parametrize("size", [PHONE, (740, 360)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_piles_lie_on_nobody_while_all_are_open(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with (
        visitor(browser, house.url, size) as guest,
        Evening(guest, house.url, "omerta", 4, "phone 25") as evening,
    ):
        evening.play_until(may_swap, at_random(Random(25)))
        evening.look()
        expect(guest.page.locator('[data-spot^="place:3:"][data-legal="true"]').first).to_be_in_viewport()
        piles = ".safe, [data-spot=pile], [data-spot=discards]"
        for pile in guest.page.locator(piles).all():
            expect(pile).to_be_visible()
        assert covering(guest.page, piles, "section[data-seat]") == []


# What is cut off, or stands in another row than what it belongs to.
HEAD = """() => {
    const all = (of) => [...document.querySelectorAll(of)];
    const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const box = (one) => one.getBoundingClientRect();
    const [heads, tabs] = [all('.table > header .titles > *'), all('.tabs button')];
    const low = tabs.filter((one) => box(one).top > box(tabs[0]).bottom);
    return [...heads.filter(cut), ...low, ...tabs.filter(cut)].map((one) => one.textContent);
}"""


@pytest.mark.parametrize("size", [PHONE, (740, 360), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "lang"), [("corleone", "ru"), ("cosanostra", "pl")])
def test_titles_and_tabs_are_read_whole(
    browser: Browser, house: LiveHouse, size: tuple[int, int], game: str, lang: str
) -> None:
    """The longest there are."""
    with visitor(browser, house.url, size, lang) as guest:
        at_table(guest, game=game)
        drawn(guest.page)
        until(guest.page, lambda: guest.page.evaluate(HEAD) == [], lambda: guest.page.evaluate(HEAD))


# All at one moment: who is open changes.
HEIGHTS = """() => [...document.querySelectorAll('.open section')]
    .map((one) => Math.round(one.getBoundingClientRect().height))"""


# What is said of players and does not fit.
CUT = """() => [...document.querySelectorAll('.seat:not(.small) .state')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_of_players_is_read_on_a_phone(
    browser: Browser, house: LiveHouse, lang: str
) -> None:
    with (
        visitor(browser, house.url, PHONE, lang=lang) as guest,
        Evening(guest, house.url, "omerta", 4, "phone 25") as evening,
    ):
        wire, choose = Wire(guest.page), at_random(Random(3))
        evening.play_until(lambda state: state.view(None)["step"] == "turn", choose)
        evening.look()
        for _ in range(30):
            seat = evening.state.deciders()[0]
            evening.act(seat, choose(evening.state, seat, evening.state.legal(seat)))
            wire.wait_for_view(evening.state.view(MINE))
            assert guest.page.evaluate(CUT) == []


def test_an_open_opponent_is_as_high_whatever_is_said_of_them(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 4, "phone 25") as evening,
    ):
        wire, choose = Wire(guest.page), at_random(Random(3))
        evening.play_until(lambda state: state.view(None)["step"] == "turn", choose)
        evening.look()
        heights = set()
        for _ in range(20):
            seat = evening.state.deciders()[0]
            evening.act(seat, choose(evening.state, seat, evening.state.legal(seat)))
            wire.wait_for_view(evening.state.view(MINE))
            heights |= {*guest.page.evaluate(HEIGHTS)}
        assert len(heights) == 1


def test_what_a_card_would_do_is_read_whole_on_a_phone(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 4, "phone 25") as evening,
    ):
        evening.play_until(holds_a_character, at_random(Random(19)))
        evening.look()
        expect(guest.page.locator(".prompt .hint")).to_be_visible()
        question = guest.page.locator(".prompt .question")
        for lang in LANGUAGES:
            choose_language(guest.page, lang)
            drawn(guest.page)
            assert question.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def holds_a_character(state: State) -> bool:
    """The visitor has drawn one, and may discard it."""
    return (
        MINE in state.deciders()
        and any(action.verb.name == "discard" for action in state.legal(MINE))
        and not str(state.view(MINE)["held"]).count("bottle")
    )
