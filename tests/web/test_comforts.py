"""Taking back, notes, sounds and preferences."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import visitor
from tests.web.player import Clicker
from tests.web.tables import at_table, peeked

pytestmark = pytest.mark.slow

# What may be done at the beginning of one's turn.
TURN = '[data-spot="pile"], [data-spot="discards"], [data-verb="omerta"]'
# Counts the tones and noises that a page starts.
EARS = """
    window.tones = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start;
        source.prototype.start = function (...times) { window.tones += 1; start.apply(this, times); };
    }
"""


def test_what_nobody_else_has_seen_is_taken_back(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        pile = guest.page.locator('[data-spot="pile"][data-legal="true"]')
        discards = guest.page.locator('[data-spot="discards"][data-legal="true"]')
        Clicker(guest.page, Random(1), but=TURN).play_until(lambda: pile.count() > 0 and discards.count() > 0)
        lies_there = discards.locator(".unseen").inner_text()
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
        assert tones(guest.page) > 0
    with visitor(browser, house.url) as guest:
        guest.context.add_init_script(EARS)
        at_table(guest)
        guest.page.get_by_role("button", name="Sound").click()
        before = tones(guest.page)
        peeked(guest)
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
        line = guest.context.new_cdp_session(guest.page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
        pile = guest.page.locator('[data-spot="pile"][data-legal="true"]')
        flying = guest.page.locator(".sky .card")
        Clicker(guest.page, Random(2), but=TURN).play_until(lambda: pile.count() > 0)
        pile.click()
        expect(flying).not_to_have_count(0)
        # The card is on its way for long, and the next choice is made at once.
        guest.page.locator('[data-seat="0"] li [data-legal="true"]').first.click()
        expect(guest.page.locator(".held")).to_have_count(0)
