"""Several players at one screen, who pass it around."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from capotavola.engine.values import Json
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, hasty, until, visitor
from tests.web.player import Clicker
from tests.web.tables import at_table, passed_on, peeked
from tests.web.wire import frames_of

pytestmark = pytest.mark.slow


def test_several_at_one_screen_see_only_their_own_cards(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, names=["Anna", "Boris"], options={"snap": "sealed"})
        peeked(guest)
        passed_on(guest)
        expect(guest.page.locator(".curtain")).to_contain_text("Boris")
        expect(guest.page.locator(".board")).to_have_count(0)
        guest.page.get_by_role("button", name="I am Boris").click()
        own = guest.page.locator('[data-spot="place:1:0"]')
        expect(own).to_have_attribute("data-legal", "true")
        expect(own).to_have_accessible_name("your place 1, face down, can be chosen")


@pytest.mark.long
def test_they_play_a_whole_game(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        hasty(guest)
        guest.go("/")
        guest.page.get_by_role("link", name="At one screen").last.click()
        guest.page.get_by_role("combobox", name="Seats").select_option("3")
        for seat, name in enumerate(["Anna", "Boris"], 1):
            guest.page.get_by_label(f"Seat {seat}").fill(name)
        guest.page.get_by_text("Options").click()
        guest.page.get_by_label("Turns per player in a round").fill("2")
        guest.page.get_by_role("button", name="Open the table").click()
        guest.page.get_by_role("button", name="Start").click()
        Clicker(guest.page, Random(8)).play_to_the_end()
        table = guest.page.locator(".ending table")
        expect(table).to_contain_text("Anna")
        expect(table).to_contain_text("Boris")


def test_their_notes_are_their_own(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, names=["Anna", "Boris"])
        guest.page.get_by_role("button", name="Notes").click()
        guest.page.get_by_role("textbox").fill("Place 1 is the Mole")
        peeked(guest)
        passed_on(guest)
        guest.page.get_by_role("button", name="I am Boris").click()
        guest.page.get_by_role("button", name="Notes").click()
        expect(guest.page.get_by_role("textbox")).to_have_value("")


@pytest.mark.long
def test_the_curtain_stays_down_when_the_time_of_the_next_runs_out(
    browser: Browser, house: LiveHouse
) -> None:
    clock: Json = {"kind": "live", "start": 40, "increment": 0, "cap": 40}
    with visitor(browser, house.url) as guest:
        heard = frames_of(guest.page)
        at_table(guest, names=["Anna", "Boris"], clock=clock)
        peeked(guest)
        passed_on(guest)
        curtain = guest.page.locator(".curtain")
        expect(curtain).to_contain_text("Boris")
        until(guest.page, lambda: any('"overdue"' in frame for frame in heard))
        expect(curtain).to_be_visible()
        expect(guest.page.locator(".board")).to_have_count(0)
