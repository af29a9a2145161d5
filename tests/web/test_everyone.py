"""Keyboard, screen reader, large text, small targets: the page is for everyone."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import PHONE, hasty, stop_clock, until, visitor
from tests.web.evenings import MINE, Evening
from tests.web.hearing import Listener
from tests.web.tables import DOUBLE_CLICK, at_table, peeked
from tests.web.tour import SCREENS

TOUCH = 44
SLIP = 400  # milliseconds; a press that comes sooner after another was not meant for what is asked now

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_a_whole_game_by_keyboard_through_the_accessibility_tree(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        hasty(guest)
        at_table(guest, options={"turns": 2})
        listener = Listener(guest.page, Random(1))
        listener.play_to_the_end(", can be chosen", "What to do", "The end of the game")
        assert any("place" in name for name in listener.offered)
        assert all(name.strip() for name in listener.said)


def test_the_keys_lead_from_the_front_page_to_a_table(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/")
        listener = Listener(guest.page, Random(1))
        name = "Play now, with bots: Omerta"
        expect(guest.page.get_by_role("button", name=name, exact=True)).to_be_visible()
        (play,) = listener.buttons(name)
        listener.press(play)
        expect(guest.page.locator(".prompt.asked")).to_be_visible()


def test_after_a_key_the_focus_is_on_the_next_choice(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        put_back = looked(guest.page)
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        guest.page.keyboard.press("Enter")
        expect(put_back).to_have_count(0)


def looked(page: Page) -> Locator:
    """By keys at two cards, which are to be put back."""
    page.locator('[data-spot="place:0:0"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    put_back = page.locator('[data-verb="put-back"]')
    expect(put_back).to_be_focused()
    return put_back


def test_a_key_that_comes_too_soon_answers_nothing_and_says_so(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.page.clock.install()
        at_table(guest)
        stop_clock(guest.page)
        put_back = looked(guest.page)
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("status").filter(has_text="Too soon")).to_be_visible()
        expect(put_back).to_be_focused()
        guest.page.clock.run_for(SLIP)
        guest.page.keyboard.press("Enter")
        expect(put_back).to_have_count(0)


@contextmanager
def first_of_three(browser: Browser, house: LiveHouse) -> Iterator[Page]:
    """Nobody does anything but Anna, who has the first turn and must look at her cards before it."""
    with visitor(browser, house.url) as guest, Evening(guest, house.url, "omerta", 3, "keys 1") as evening:
        while (seat := evening.state.deciders()[-1]) != MINE:
            evening.act(seat, evening.state.legal(seat)[0])
        guest.page.clock.install()
        evening.look()
        yield guest.page


def test_a_key_that_is_held_answers_once(browser: Browser, house: LiveHouse) -> None:
    with first_of_three(browser, house) as page:
        looked(page)
        page.wait_for_timeout(DOUBLE_CLICK)
        drawn = page.get_by_role("list", name="Log").get_by_text("Anna draws")
        page.keyboard.down("Enter")
        expect(page.locator('[data-spot="pile"]')).to_be_focused()
        page.wait_for_timeout(DOUBLE_CLICK)
        page.keyboard.down("Enter")  # it repeats itself
        page.keyboard.up("Enter")
        page.wait_for_timeout(DOUBLE_CLICK)
        expect(drawn).to_have_count(0)
        page.keyboard.press("Enter")
        expect(drawn).to_have_count(1)


def test_whether_something_is_meant_is_asked_where_the_focus_is(browser: Browser, house: LiveHouse) -> None:
    with first_of_three(browser, house) as page:
        put_back = looked(page)
        page.wait_for_timeout(DOUBLE_CLICK)
        put_back.press("Enter")
        page.locator('[data-verb="omerta"]').focus()
        stop_clock(page)
        page.keyboard.press("Enter")
        expect(page.locator(".prompt .sure")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("status").filter(has_text="Too soon")).to_be_visible()
        page.clock.run_for(SLIP)
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Log")).to_contain_text("Anna calls Omerta")


def test_the_focus_stays_where_somebody_put_it(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        menu = guest.page.get_by_role("button", name="Menu")
        expect(guest.page.locator(".prompt.asked")).to_be_visible()
        guest.page.keyboard.press("1")
        menu.focus()
        guest.page.keyboard.press("2")
        expect(guest.page.locator('[data-verb="put-back"]')).to_be_visible()
        expect(menu).to_be_focused()


def test_single_keys_can_be_switched_off(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_role("button", name="Preferences").click()
        guest.page.get_by_label("Keyboard shortcuts").uncheck()
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator("dialog")).to_have_count(0)
        for key in "12":
            guest.page.keyboard.press(key)
        expect(guest.page.locator('[data-verb="put-back"], [aria-pressed="true"].spot')).to_have_count(0)


def test_news_are_announced(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        peeked(guest)
        expect(guest.page.get_by_role("log")).to_contain_text("Anna puts everything back")


@pytest.mark.parametrize("screen", ["front", "set-up", "waiting", "playing", "menu", "preferences"])
def test_text_twice_as_large_fits(browser: Browser, house: LiveHouse, screen: str) -> None:
    with visitor(browser, house.url) as guest:
        SCREENS[screen](guest)
        guest.page.evaluate("document.documentElement.style.fontSize = '212.5%'")
        until(guest.page, lambda: sideways(guest.page) == 0, lambda: sideways(guest.page))
        until(guest.page, lambda: cut_off(guest.page) == [], lambda: cut_off(guest.page))


@pytest.mark.parametrize("screen", ["front", "set-up", "waiting", "looking", "refused", "menu", "ending"])
def test_targets_are_large_enough_for_fingers(browser: Browser, house: LiveHouse, screen: str) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        SCREENS[screen](guest)
        until(guest.page, lambda: small_targets(guest.page) == [], lambda: small_targets(guest.page))


def sideways(page: Page) -> int:
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


def cut_off(page: Page) -> list[str]:
    """Buttons whose text does not fit into them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, .button')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.offsetParent)
            .map((one) => one.textContent.trim())"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed; cards that cannot be chosen now may be smaller."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll(
                'button:not([data-legal=false]), a.button, select, summary, label:has([type=radio]), '
                + 'input:not([type=checkbox], [type=radio])')]
            .filter((one) => one.offsetParent)
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
            .map(([one, box]) => `${one.textContent.trim()}: ${box.width} x ${box.height}`)""",
        TOUCH,
    )
    return found
