"""A game that the page does not know: the example, on the plain board, with its words from the house."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.example import environment
from tests.server.live import LiveHouse, live_command
from tests.web.browser import DESK, PHONE, visitor
from tests.web.player import Clicker
from tests.web.tables import DOUBLE_CLICK, at_table

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with live_command(tmp_path_factory.mktemp("house"), **environment()) as opened:
        yield opened


def favour(page: Page, name: str) -> str:
    return f'[data-field="favours"] [data-spot="thing:{name}"]'


@pytest.mark.parametrize(("size", "lang", "title"), [(DESK, "en", "Bustarella"), (PHONE, "fa", "بوستارلا")])
def test_a_whole_game_from_the_front_page_to_the_end(
    browser: Browser, house: LiveHouse, size: tuple[int, int], lang: str, title: str
) -> None:
    with visitor(browser, house.url, size, lang) as guest:
        guest.go("/")
        card = guest.page.locator('article[data-game="bustarella"]')
        expect(card.locator("h2")).to_have_text(title)
        card.locator("button.main").click()
        expect(guest.page.locator(".prompt.asked")).to_be_visible()
        expect(guest.page.locator("h1")).to_have_text(title)
        clicker = Clicker(guest.page, Random(4))
        clicker.play_to_the_end()
        expect(guest.page.locator(".ending table tbody tr")).to_have_count(4)
        assert clicker.clicks >= 5


def test_a_half_made_choice_is_seen_changed_and_taken_back(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, game="bustarella", fill="random")
        page = guest.page
        judge, senator = page.locator(favour(page, "judge")), page.locator(favour(page, "senator"))
        expect(judge).to_have_attribute("data-legal", "true")
        judge.click()
        composer = page.locator(".composer")
        expect(composer).to_contain_text("Judge: 1 coin")
        expect(judge).to_have_attribute("aria-pressed", "true")
        senator.click()
        expect(composer).to_contain_text("Senator: 1 coin")
        expect(judge).not_to_have_attribute("aria-pressed", "true")
        composer.get_by_role("button", name="Not now").click()
        expect(composer).to_have_count(0)
        expect(senator).not_to_have_attribute("aria-pressed", "true")
        expect(page.locator('.prompt [data-verb="keep"]')).to_be_visible()


def test_an_amount_is_put_together_and_sent(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, game="bustarella", fill="random")
        page = guest.page
        page.locator(favour(page, "senator")).click()
        number = page.get_by_role("spinbutton", name="Coins")
        number.press("End")
        expect(number).to_have_attribute("aria-valuenow", "10")
        expect(page.locator(".composer .amount button:last-child")).to_be_disabled()
        number.press("ArrowDown")
        expect(page.locator(".composer")).to_contain_text("Senator: 9 coins")
        page.wait_for_timeout(DOUBLE_CLICK)
        page.locator(".composer [type=submit]").click()
        expect(page.locator(".room")).to_contain_text("The envelope of Anna: Senator, 9 coins.")
        expect(page.locator('[data-seat="0"]')).to_contain_text("Coins 1")


def test_its_words_come_once_and_follow_the_language(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        asked: list[str] = []
        guest.page.on("request", lambda request: asked.append(request.url.removeprefix(house.url)))
        at_table(guest, game="bustarella", fill="random")
        expect(guest.page.locator(".prompt.asked")).to_contain_text("Seal an envelope")
        assert [url for url in asked if "/texts/" in url] == ["/api/games/bustarella/texts/en"]
        guest.go("/rules/bustarella#BU-2.3")
        expect(guest.page.locator("main")).to_contain_text("A bribe is at least one coin")
        guest.go("/")
        guest.page.get_by_role("button", name="Polski").click()
        card = guest.page.locator('article[data-game="bustarella"]')
        expect(card).to_contain_text("Sędzia, senator i koperta")
