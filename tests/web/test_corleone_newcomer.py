"""Corleone's Empire for who has never seen it: nothing is cut or too small, and allies say what they do."""

import pytest
from playwright.sync_api import Browser, expect

from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, until, visitor
from tests.web.tables import at_table, drawn
from tests.web.test_screens import choose_language

LOW = (1280, 800)
HIDDEN = "(of) => of.scrollHeight - of.clientHeight"
# Of each business on the map: how high its signs are, for its width and in pixels, and how high its name is.
TILES = """() => [...document.querySelectorAll('.world .tile .tile')].map((tile) => {
    const wide = tile.getBoundingClientRect().width;
    const drawings = [...tile.querySelectorAll('.back svg, .icons svg')];
    const signs = drawings.map((one) => one.getBoundingClientRect().height);
    const large = wide / tile.offsetWidth;
    return {
        signs,
        shares: signs.map((high) => Math.round((100 * high) / wide)),
        name: parseFloat(getComputedStyle(tile.querySelector('.name')).fontSize) * large,
    };
})"""
SIGN, LETTERS = 10.5, 9.5  # pixels: the least

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


@pytest.mark.parametrize("size", [PHONE, (390, 844)], ids=["small", "phone"])
def test_businesses_look_the_same_however_much_the_map_is_enlarged(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with visitor(browser, house.url, size) as guest:
        at_table(guest, game="corleone", players=4)
        page = guest.page
        drawn(page)
        far = page.evaluate(TILES)
        assert min(high for tile in far for high in tile["signs"][:1]) >= SIGN
        assert {tile["name"] for tile in far} == {0}  # none could be read
        for zoom in ("1.50", "2.25", "3.38"):
            page.locator(".surface .tools").get_by_role("button", name="Larger").click()
            expect(page.locator(f'.world[data-zoom="{zoom}"]')).to_be_visible()
            near = page.evaluate(TILES)
            assert [tile["shares"] for tile in near] == [tile["shares"] for tile in far]
            assert all(tile["name"] == 0 or tile["name"] >= LETTERS for tile in near), zoom
        assert all(tile["name"] for tile in near)
