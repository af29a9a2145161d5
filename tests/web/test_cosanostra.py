"""La Cosa Nostra in the browser: whole games by clicks, by a finger, by keys alone, and at one screen."""

from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from capotavola.engine.values import Json
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, hasty, visitor
from tests.web.evenings import Evening, at_random
from tests.web.hearing import Listener
from tests.web.player import UNDO, Clicker
from tests.web.tables import at_table

OFFERS = f'{UNDO}, [data-verb="offer"], [data-verb="counter"], [data-verb="pay"]'

LAST = 3  # round of a short game
CHOSEN, PROMPT = ", can be chosen", "What to do"
MADE = ["Make an offer", "Bruno", "More: Cash", "Lay it on the table"]

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_a_whole_game_by_clicks_against_bots(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        hasty(guest)
        at_table(guest, game="cosanostra", fill="random")
        Clicker(guest.page, Random(4), but=OFFERS).play_to_the_end()
        expect(rows(guest.page)).to_have_count(3)


def test_a_short_game_on_a_phone_by_touch(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        hasty(guest)
        at_table(guest, game="cosanostra", fill="random", options={"short": True})
        Clicker(guest.page, Random(4), but=OFFERS, touch=True).play_to_the_end()
        expect(rows(guest.page)).to_have_count(3)


@pytest.mark.long
def test_two_at_one_screen_play_with_guns_for_hire_in_persian(browser: Browser, house: LiveHouse) -> None:
    """The last round, in which all happens that happens in the others, and the end."""
    with visitor(browser, house.url, lang="fa") as guest:
        hasty(guest)
        options: dict[str, Json] = {"short": True, "expansion": True}
        with Evening(guest, house.url, "cosanostra", 3, "one screen", options, here=2) as evening:
            evening.play_until(lambda state: state.view(None)["round"] == LAST, at_random(Random(1)))
            evening.leave_to_bots("random")
        guest.go(f"/t/{evening.code}")
        Clicker(guest.page, Random(8), but=OFFERS).play_to_the_end()
        expect(guest.page.locator("html")).to_have_attribute("dir", "rtl")
        expect(rows(guest.page)).to_have_count(3)
        for name in ("Anna", "Boris"):
            expect(rows(guest.page).filter(has_text=name)).to_have_count(1)


@pytest.mark.long
def test_a_whole_game_by_keys_through_the_accessibility_tree(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        hasty(guest)
        at_table(guest, game="cosanostra", fill="random", options={"short": True})
        listener = Listener(guest.page, Random(1), but=("Make an offer",))
        listener.play_until("Make an offer", CHOSEN, PROMPT)
        for name in MADE:
            listener.press_named(name)
        expect(guest.page.get_by_role("list", name="Log")).to_contain_text("offers $1,000")
        listener.play_to_the_end(CHOSEN, PROMPT, "The end of the game")
        assert all(name.strip() for name in listener.said)
        assert any("chance" in name for name in listener.offered)


def rows(page: Page) -> Locator:
    return page.locator(".ending tbody tr:not(.below)")
