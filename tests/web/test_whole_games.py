"""Whole games in the browser, by clicks alone."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import PHONE, hasty, visitor
from tests.web.player import Clicker, play_together

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_in_two_clicks_a_newcomer_sits_at_a_table_of_bots_and_plays_to_the_end(
    whole_browser: Browser, house: LiveHouse
) -> None:
    with visitor(whole_browser, house.url) as guest:
        hasty(guest)
        guest.go("/")
        guest.page.get_by_role("button", name="bots: Omerta").click()
        expect(guest.page.locator(".prompt.asked")).to_contain_text("Choose two of your four cards")
        clicker = Clicker(guest.page, Random(1))
        clicker.play_to_the_end()
        expect(guest.page.locator(".ending table tbody tr")).to_have_count(4)
        guest.page.get_by_role("button", name="Check the deal").click()
        expect(guest.page.locator(".ending")).to_contain_text("The deal is sound")
        guest.page.get_by_role("button", name="Play again").click()
        expect(guest.page.locator(".room")).to_be_visible()


@pytest.mark.long
def test_two_browsers_and_a_bot_play_to_the_end(whole_browser: Browser, house: LiveHouse) -> None:
    with visitor(whole_browser, house.url) as host, visitor(whole_browser, house.url, PHONE) as friend:
        hasty(host)
        hasty(friend)
        host.go("/")
        open_table(host.page)
        link = host.page.locator(".link").inner_text()
        friend.go(link)
        friend.page.get_by_label("Your name").fill("Bea")
        friend.page.get_by_role("button", name="Sit down").click()
        expect(host.page.locator(".room")).to_contain_text("Bea")
        host.page.get_by_role("button", name="Start").click()
        clickers = [Clicker(host.page, Random(2)), Clicker(friend.page, Random(3))]
        play_together(clickers)
        for clicker in clickers:
            expect(clicker.page.locator(".ending table tbody tr")).to_have_count(3)
        figures = [clicker.page.locator(".ending table").inner_text() for clicker in clickers]
        assert figures[0] == figures[1]


def open_table(page: Page) -> None:
    page.get_by_role("link", name="friends: Omerta").click()
    page.get_by_label("Seat 1").fill("Anna")
    page.get_by_role("combobox", name="Seats").select_option("3")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room")).to_be_visible()
