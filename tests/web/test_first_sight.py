"""What somebody sees first: set-up, invitation, first turn, names; and a line that falls silent."""

import json
import time
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from capotavola.bots.names import BOT_NAMES
from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, hasty, stop_clock, until, visitor
from tests.web.player import Clicker
from tests.web.tables import DOUBLE_CLICK, at_table, drawn, peeked
from tests.web.test_screens import choose_language

pytestmark = pytest.mark.slow

KEPT = 10  # seconds; without a ping a line is given up sooner
NOTICED = 9_900  # milliseconds
PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹"


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_opened_by_a_button_in_sight(
    browser: Browser, house: LiveHouse, lang: str, size: tuple[int, int]
) -> None:
    with visitor(browser, house.url, size, lang) as guest:
        guest.go("/new/omerta")
        button = guest.page.locator("form button.main")
        expect(button).to_be_in_viewport(ratio=1)
        closed = guest.page.locator("form details")
        expect(closed).not_to_have_count(0)
        for details in closed.all():
            expect(details).not_to_have_attribute("open", "")
            details.locator("summary").click()
            expect(button).to_be_in_viewport(ratio=1)


def test_what_is_wrong_in_a_closed_part_opens_it(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.allowed.append("not focusable")  # the browser's word for a field in a closed part
        guest.go("/new/omerta")
        options = guest.page.locator("form details").first
        options.locator("summary").click()
        guest.page.get_by_label("Turns per player in a round").fill("")
        options.locator("summary").click()
        expect(options).not_to_have_attribute("open", "")
        guest.page.get_by_role("button", name="Open the table").click()
        expect(options).to_have_attribute("open", "")
        expect(guest.page.locator(".room")).to_have_count(0)


def test_one_screen_is_offered_on_the_front_page(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/")
        guest.page.get_by_role("link", name="At one screen").last.click()
        expect(guest.page.get_by_label("Seat 2")).to_be_visible()
        expect(guest.page.get_by_role("combobox", name="Game")).to_have_value("omerta")


def test_an_invited_friend_sees_the_game_its_rules_and_the_languages(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as host, visitor(browser, house.url, PHONE) as friend:
        code = at_table(host, start=False, fill=None)
        friend.go(f"/t/{code}")
        expect(friend.page.locator(".join .cover svg").first).to_be_in_viewport()
        rules = friend.page.locator(".join > p").first
        expect(rules).to_be_in_viewport()
        assert rules.inner_text().count(". ") == 2  # three sentences
        expect(friend.page.get_by_label("Your name")).to_be_in_viewport()
        for language in ("Русский", "Polski", "فارسی"):
            expect(friend.page.get_by_role("button", name=language)).to_be_in_viewport()
        friend.page.get_by_role("button", name="فارسی").click()
        expect(friend.page.locator("html")).to_have_attribute("dir", "rtl")
        expect(rules).to_contain_text("اومرتا")


@pytest.mark.long
def test_who_plays_again_with_bots_plays_at_once(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        hasty(guest)
        code = at_table(guest, options={"turns": 1})
        Clicker(guest.page, Random(3)).play_to_the_end()
        guest.page.get_by_role("button", name="Play again").click()
        expect(guest.page.locator(".prompt.asked")).to_contain_text("Choose two of your four cards")
        assert code not in guest.page.url
        expect(guest.page.locator("main.room")).to_have_count(0)


def test_a_call_says_what_it_risks_and_is_not_the_loudest(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, players=4)
        peeked(guest)
        call = guest.page.locator('.prompt [data-verb="omerta"]')
        expect(call).to_have_accessible_name("Call Omerta! for 7 points or less; else +20")
        expect(guest.page.locator(".prompt .main")).to_have_text("Draw from the pile")
        expect(guest.page.locator('[data-spot="pile"]')).to_have_attribute("data-legal", "true")
        guest.page.wait_for_timeout(DOUBLE_CLICK)
        call.click()
        expect(guest.page.locator(".prompt .main")).to_contain_text("else +20")
        guest.page.get_by_role("button", name="Not now").click()
        guest.page.locator('.prompt [data-verb="draw"]').click()
        expect(guest.page.locator(".held")).to_have_count(1)
        expect(guest.page.locator('.prompt [data-verb="discard"]')).to_be_visible()


@pytest.mark.long
def test_a_silent_line_is_noticed_within_ten_seconds(browser: Browser, house: LiveHouse) -> None:
    """As when a router forgets it: nobody closes it, and nothing comes any more."""
    with visitor(browser, house.url) as guest:
        silent: list[bool] = []
        pings: list[float] = []

        def between(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            server.on_message(lambda said: tell(line, said))
            line.on_message(lambda said: None if silent else server.send(said))

        def tell(line: WebSocketRoute, said: str | bytes) -> None:
            if silent:
                return
            if json.loads(said)["type"] == "ping":
                pings.append(time.monotonic())
            line.send(said)

        guest.page.clock.install()
        guest.page.route_web_socket("**/socket*", between)
        at_table(guest)
        line = guest.page.locator("[data-line]")
        expect(line).to_have_attribute("data-line", "connected")
        # The pings keep it, for longer than it would be kept without them.
        until(guest.page, lambda: pings != [] and pings[-1] > pings[0] + KEPT)
        expect(line).to_have_attribute("data-line", "connected")
        # By the page's own clock, however long the machine takes for it.
        stop_clock(guest.page)
        silent.append(True)
        guest.page.clock.run_for(NOTICED)
        expect(line).to_have_attribute("data-line", "reconnecting")


def test_persian_has_its_own_names_digits_and_commas(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, lang="fa") as guest:
        at_table(guest, players=5)
        drawn(guest.page)
        peeked(guest)
        page = guest.page
        shown = page.locator(".table[data-game]").inner_text().replace("Anna", "")
        assert not [name for name in BOT_NAMES if name in shown]
        for panel in page.locator(".board [data-seat]").all():
            for label in panel.locator(".unseen").all_inner_texts():
                assert not set("abcdefghijklmnopqrstuvwxyz,") & set(label.replace("Anna", "").lower()), label
        log = page.get_by_role("list", name="گزارش", exact=True)
        expect(log).to_contain_text("،")
        expect(log).not_to_contain_text(",")
        # A number of two digits is one word, its digits in their order.
        pile = page.locator('[data-spot="pile"] .number')
        assert len(pile.inner_text()) == 2
        assert set(pile.inner_text()) <= set(PERSIAN_DIGITS)
        box = pile.bounding_box()
        assert box
        assert box["width"] > box["height"] * 0.8, "the digits stand in two lines"


def test_the_names_of_the_piles_do_not_run_together(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        at_table(guest, players=3)
        for lang in LANGUAGES:
            choose_language(guest.page, lang)
            drawn(guest.page)
            titles = guest.page.locator(".board .zone h3")
            expect(titles).to_have_count(4)
            boxes = [title.bounding_box() for title in titles.all()]
            found = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
            for (_, end), (start, _) in pairwise(found):
                assert end <= start + 0.5, lang


@pytest.mark.parametrize("game", ["omerta", "corleone", "cosanostra"])
def test_the_menu_says_what_the_game_is_about_winning(browser: Browser, house: LiveHouse, game: str) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        at_table(guest, game=game)
        drawn(guest.page)
        said = set()
        for lang in LANGUAGES:
            choose_language(guest.page, lang)
            guest.page.locator(".tools .bare.icon").last.click()
            goal = guest.page.locator("dialog .goal")
            expect(goal).to_be_in_viewport(ratio=1)
            said.add(goal.inner_text())
            guest.page.keyboard.press("Escape")
            expect(goal).to_have_count(0)
        assert len(said) == len(LANGUAGES)


def test_a_guest_without_a_name_is_one_in_the_language_that_is_read(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, names=["Guest"])
        drawn(guest.page)
        own = guest.page.locator('[data-seat="0"] h3').first
        expect(own).to_contain_text("Guest")
        choose_language(guest.page, "pl")
        expect(own).to_contain_text("Gość")
