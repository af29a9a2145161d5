"""Only the fonts that the language needs."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import LiveHouse
from tests.web.browser import visitor
from tests.web.tables import at_table

pytestmark = pytest.mark.slow

LATIN = {"alegreya-sans-latin", "yeseva-one-latin"}
NEEDED = {
    "en": LATIN,
    "pl": LATIN | {"alegreya-sans-latin-ext", "yeseva-one-latin-ext"},
    "ru": LATIN | {"alegreya-sans-cyrillic", "yeseva-one-cyrillic"},
    "fa": {"vazirmatn-arabic", "vazirmatn-latin"},
}


@pytest.mark.parametrize("lang", NEEDED)
def test_only_the_fonts_that_the_language_needs(browser: Browser, house: LiveHouse, lang: str) -> None:
    with visitor(browser, house.url, lang=lang) as guest:
        loaded: list[str] = []
        guest.page.on("request", lambda request: loaded.append(request.url))
        guest.go("/")
        guest.page.locator(".top > button").click()  # preferences: all languages by their own names
        expect(guest.page.locator("dialog")).to_be_visible()
        at_table(guest)
        expect(guest.page.locator(".prompt.asked")).to_be_visible()
        guest.page.evaluate("document.fonts.ready.then(() => null)")
        fonts = {
            re.sub(r"-(\d+|wght)-normal-.*", "", url.rpartition("/")[2]) for url in loaded if ".woff" in url
        }
        assert fonts
        assert fonts <= NEEDED[lang]
