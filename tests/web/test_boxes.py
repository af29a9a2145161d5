"""A box of the house's own: offered when a table is set, named at the table, its cards shown as they are."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from capotavola.editions import built_in_content, to_begin_with
from tests.server.live import LiveHouse, live_house
from tests.web.browser import PHONE, visitor

OMERTA = "Nonna's box"
CORLEONE = "Big city"
CHANGES = {
    "omerta": (OMERTA, "points = 15", "points = 33"),
    "corleone": (
        CORLEONE,
        'name = "shake-down"',
        'name = "wire-fraud"\ntitle = { en = "Wire Fraud", fa = "کلاهبرداری" }',
    ),
}


def box(game: str) -> str:
    """The lady is worth more; one job has another name."""
    name, old, new = CHANGES[game]
    built_in = built_in_content(game)
    assert built_in is not None
    text = to_begin_with(built_in).replace('"my box"', f'"{name}"')
    assert old in text
    return text.replace(old, new, 1)


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    data = tmp_path_factory.mktemp("boxes")
    (data / "editions").mkdir()
    for game in CHANGES:
        (data / "editions" / f"{game}.toml").write_text(box(game))
    with live_house(data) as opened:
        yield opened


@pytest.mark.slow
def test_a_table_is_set_with_an_own_box(browser: Browser, own_house: LiveHouse) -> None:
    with visitor(browser, own_house.url) as anna:
        anna.go(f"{own_house.url}/new/omerta")
        anna.page.get_by_label("Box").select_option(OMERTA)
        anna.page.get_by_role("button", name="Open the table").click()
        link = anna.page.get_by_role("link", name=OMERTA)
        expect(link).to_have_attribute("target", "_blank")
        anna.go(f"{own_house.url}{link.get_attribute('href')}")
        expect(anna.page.locator("strong", has_text=OMERTA)).to_be_visible()
        expect(anna.page.locator("[data-card='card:lady'] dl")).to_contain_text("33")


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "name"), [("en", "Wire Fraud"), ("fa", "کلاهبرداری")])
def test_cards_are_shown_under_their_own_names(
    browser: Browser, own_house: LiveHouse, lang: str, name: str
) -> None:
    with visitor(browser, own_house.url, PHONE, lang) as anna:
        anna.go(f"{own_house.url}/cards/corleone#edition={CORLEONE}")
        card = anna.page.locator("[data-card='card:wire-fraud']")
        expect(card.locator("h2")).to_have_text(name)
        expect(card.locator(".face")).to_be_visible()
        expect(anna.page.locator("[data-card='card:shake-down']")).to_have_count(0)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["omerta", "corleone", "cosanostra"])
def test_the_built_in_cards_can_be_looked_at_too(browser: Browser, own_house: LiveHouse, game: str) -> None:
    with visitor(browser, own_house.url) as anna:
        anna.go(f"{own_house.url}/cards/{game}")
        cards = anna.page.locator("[data-card]")
        expect(cards.first).to_be_visible()
        assert cards.count() > 20
        names = cards.locator("h2").all_text_contents()
        assert all(name and "-" not in name[:1] for name in names)


@pytest.mark.slow
def test_without_own_boxes_nothing_is_asked(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna:
        anna.go(f"{house.url}/new/omerta")
        expect(anna.page.get_by_role("button", name="Open the table")).to_be_visible()
        expect(anna.page.get_by_label("Box")).to_have_count(0)
