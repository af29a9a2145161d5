"""Taking back, notes, sounds and preferences."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import visitor
from tests.web.evenings import MINE, Evening
from tests.web.player import Clicker
from tests.web.tables import DOUBLE_CLICK, at_table, peeked

pytestmark = pytest.mark.slow

# What may be done at the beginning of one's turn.
TURN = '[data-spot="pile"], [data-spot="discards"], [data-verb="omerta"], [data-verb="draw"]'
# Counts the tones and noises that a page starts.
EARS = """
    window.tones = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start;
        source.prototype.start = function (...times) { window.tones += 1; start.apply(this, times); };
    }
"""
# Notices whether anything flies from now on.
SKY = """
    () => new MutationObserver(() => (document.documentElement.dataset.flew = 'yes'))
        .observe(document.querySelector('.sky'), { childList: true })
"""

# The tab is hidden from the page's point of view as soon as `away` says so.
AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true });"

# Keeps what the tab says from now on, however briefly: bots may answer before anybody can look.
SIGNS = """() => {
    const signs = [];
    const told = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => {
        signs.push(`${document.title} ${document.querySelector('link[rel=icon]').getAttribute('href')}`);
        document.documentElement.dataset.signs = signs.join('; ');
    }).observe(document.head, told);
}"""


def test_what_nobody_else_has_seen_is_taken_back(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        pile = guest.page.locator('[data-spot="pile"][data-legal="true"]')
        discards = guest.page.locator('[data-spot="discards"][data-legal="true"]')
        Clicker(guest.page, Random(1), but=TURN).play_until(lambda: pile.count() > 0 and discards.count() > 0)
        lies_there = discards.locator(".unseen").inner_text()
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        discards.click()
        expect(guest.page.locator(".held")).to_have_count(1)
        guest.page.locator('[data-verb="undo"]').click()
        expect(guest.page.locator(".held")).to_have_count(0)
        expect(discards).to_have_accessible_name(lies_there)


def test_notes_are_there_when_one_comes_back(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        guest.page.get_by_role("button", name="Notes").click()
        guest.page.get_by_role("textbox").fill("Bruno keeps a Killer")
        guest.page.reload()
        guest.page.get_by_role("button", name="Notes").click()
        expect(guest.page.get_by_role("textbox")).to_have_value("Bruno keeps a Killer")


def test_cards_are_heard_unless_the_sound_is_off(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.context.add_init_script(EARS)
        at_table(guest)
        peeked(guest)
        guest.page.wait_for_function("window.tones > 0")
    with visitor(browser, house.url) as guest:
        guest.context.add_init_script(EARS)
        at_table(guest)
        guest.page.get_by_role("button", name="Sound").click()
        before = tones(guest.page)
        peeked(guest)
        log = guest.page.get_by_role("list", name="Log")
        expect(log).to_contain_text("Anna puts everything back")
        assert tones(guest.page) == before


def tones(page: Page) -> int:
    started: int = page.evaluate("window.tones")
    return started


def test_preferences_are_kept_and_shown(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, still=False) as guest:
        guest.go("/")
        guest.page.get_by_role("button", name="Preferences").click()
        html = guest.page.locator("html")
        expect(html).to_have_attribute("data-motion", "full")
        guest.page.get_by_label("Motion").select_option("none")
        guest.page.get_by_label("Colours").select_option("contrast")
        for _ in range(2):
            expect(html).to_have_attribute("data-motion", "none")
            expect(html).to_have_attribute("data-colours", "contrast")
            guest.page.reload()


def test_cards_fly_and_nobody_waits_for_them(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, still=False) as guest:
        at_table(guest)
        pile = guest.page.locator('[data-spot="pile"][data-legal="true"]')
        Clicker(guest.page, Random(2), but=TURN).play_until(lambda: pile.count() > 0)
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        guest.page.evaluate(SKY)
        pile.click()
        expect(guest.page.locator("html[data-flew]")).to_have_count(1)
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        guest.page.locator('[data-seat="0"] li [data-legal="true"]').first.click()
        expect(guest.page.locator(".held")).to_have_count(0)


def test_ones_turn_calls_also_while_the_tab_is_hidden(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, Evening(guest, house.url, "omerta", 3, "keys 1") as evening:
        guest.context.add_init_script(EARS + AWAY)
        evening.look()
        expect(guest.page).to_have_title("● Your choice · Omerta")
        expect(guest.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-asked.svg")
        guest.page.locator('[data-spot="place:0:0"]').click()
        guest.page.locator('[data-spot="place:0:1"]').click()
        put_back = guest.page.locator('[data-verb="put-back"]')
        expect(put_back).to_be_visible()
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        guest.page.evaluate("window.away = true")
        guest.page.evaluate(SIGNS)
        before = tones(guest.page)
        put_back.click()  # the last thing before one looks elsewhere
        expect(guest.page).to_have_title("Omerta · Capotavola")
        # Others play: nothing is heard of it, but then one is asked.
        while (seat := evening.state.deciders()[-1]) != MINE:
            evening.act(seat, evening.state.legal(seat)[0])
        signs = re.compile(r"Omerta · Capotavola /icon\.svg; .*● Your choice · Omerta /icon-asked\.svg$")
        expect(guest.page.locator("html")).to_have_attribute("data-signs", signs)
        guest.page.wait_for_function("(heard) => window.tones >= heard", arg=before + 2)
        assert tones(guest.page) == before + 2


def test_a_notification_is_a_wish_that_the_browser_must_grant(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/")
        guest.page.get_by_role("button", name="Preferences").click()
        wish = guest.page.get_by_label("Notify me")
        wish.click()
        expect(guest.page.get_by_role("alert")).to_contain_text("does not let this page notify you")
        expect(wish).not_to_be_checked()
        guest.context.grant_permissions(["notifications"])
        guest.page.evaluate("Notification.requestPermission = () => Promise.resolve('granted')")
        wish.click()
        expect(wish).to_be_checked()
