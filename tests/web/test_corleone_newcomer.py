"""Corleone's Empire for who has never seen it: nothing beside the map is cut, and allies say what they do."""

import pytest
from playwright.sync_api import Browser, expect

from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import until, visitor
from tests.web.tables import at_table, drawn
from tests.web.test_screens import choose_language

LOW = (1280, 800)
HIDDEN = "(of) => of.scrollHeight - of.clientHeight"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", [3, 4])
def test_all_that_is_on_show_is_seen_on_a_low_desk(browser: Browser, house: LiveHouse, players: int) -> None:
    with visitor(browser, house.url, LOW) as guest:
        at_table(guest, game="corleone", players=players)
        show = guest.page.locator(".board .show")
        for lang in LANGUAGES:
            choose_language(guest.page, lang)
            drawn(guest.page)
            until(
                guest.page,
                lambda: show.evaluate(HIDDEN) <= 1,
                lambda lang=lang: (lang, show.evaluate(HIDDEN)),  # type: ignore[misc]
            )


def test_an_ally_for_sale_says_its_name_and_what_it_does(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, LOW) as guest:
        at_table(guest, game="corleone", players=4)
        ally = guest.page.locator('.show [data-spot^="ally:"], .show [data-inspect^="card:"] .ally').first
        expect(ally).to_be_visible()
        expect(ally.locator("strong")).not_to_be_empty()
        expect(ally.locator("small")).not_to_be_empty()
        ally.hover()
        expect(guest.page.locator(".inspector")).to_contain_text(ally.locator("strong").inner_text())
