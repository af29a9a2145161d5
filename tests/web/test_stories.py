"""The page of the parts: all of them are there, in both directions, and do what they do at a table."""

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, until, visitor
from tests.web.test_screens import axe, choose_language, too_wide
from tests.web.test_texts import SOURCE

PARTS = {path.stem for path in (SOURCE / "parts").glob("*.svelte")}
# What the same question, player or pile is called when it is shown several times.
TWICE = ["landmark-unique"]
# Questions and buttons of which something is out of sight.
CUT = """() => [...document.querySelectorAll('.prompt :is(.question, .buttons)')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.closest('.state').querySelector('code').textContent}: ${one.textContent}`)"""

pytestmark = pytest.mark.slow


def opened(page: Page) -> None:
    page.goto("/parts")
    expect(page.locator("[data-parts]")).not_to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fa")], ids=["desk", "phone"])
def test_every_part_is_there_for_everyone(
    browser: Browser, house: LiveHouse, size: tuple[int, int], lang: str
) -> None:
    with visitor(browser, house.url, size, lang) as guest:
        opened(guest.page)
        stories = guest.page.locator("[data-parts]")
        named = [part for story in stories.all() for part in str(story.get_attribute("data-parts")).split()]
        assert sorted(named) == sorted(PARTS)
        for story in stories.all():
            expect(story.locator(".shown > *").first).to_be_attached()
        assert axe(guest.page, but=TWICE) == []


def test_every_question_is_read_whole_in_every_language(browser: Browser, house: LiveHouse) -> None:
    """The room for it has one height, whatever is asked: on a phone there were lines below its end."""
    with visitor(browser, house.url, PHONE) as guest:
        opened(guest.page)
        for lang in LANGUAGES:
            choose_language(guest.page, lang)
            guest.page.evaluate("document.fonts.ready.then(() => null)")
            until(guest.page, lambda: guest.page.evaluate(CUT) == [], lambda: guest.page.evaluate(CUT))
            assert too_wide(guest.page) == []


def test_the_parts_are_used_by_keys(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, still=False) as guest:
        page = guest.page
        opened(page)
        # What others do flies, is said at the seat, and leaves a mark.
        page.locator('[data-spot="pile"]').press("Enter")
        expect(page.locator(".bubble").first).to_contain_text("Борис")
        expect(page.locator('[data-changed="place:1:0"]')).to_be_attached()
        # A form is judged while it grows.
        composer = page.locator('[data-parts="Composer"]')
        number = composer.get_by_role("spinbutton").first
        number.press("End")
        expect(composer.get_by_role("status")).to_contain_text("OM-3.2")
        expect(composer.locator("[type=submit]")).to_be_disabled()
        number.press("Home")
        expect(composer.locator("[type=submit]")).to_be_enabled()
        # What comes over the table closes by Escape, and the focus goes back.
        for kind in ("dialog", "drawer", "wide", "summary"):
            button = page.locator(f'[data-opens="{kind}"]')
            button.press("Enter")
            expect(page.locator("dialog[open]")).to_be_visible()
            page.keyboard.press("Escape")
            expect(button).to_be_focused()
        # A thing is looked at closely, and its rule read.
        page.locator("[data-parts^='Inspection'] .thing").focus()
        page.keyboard.press("i")
        expect(page.locator(".inspector.large")).to_contain_text("Shuffle an opponent")
        page.locator("dialog .rule").press("Enter")
        expect(page.locator("[data-parts='Rulebook'] .rule.here")).to_be_in_viewport()


def test_several_things_are_asked_at_once(browser: Browser, house: LiveHouse) -> None:
    """A question, what may be done besides, and what is not allowed now."""
    with visitor(browser, house.url) as guest:
        opened(guest.page)
        prompts = guest.page.locator("[data-parts^='Prompt'] .state")
        both = prompts.filter(has=guest.page.get_by_text("unasked", exact=True))
        expect(both.locator(".text")).to_contain_text("Draw from the pile")
        expect(both.locator(".matters button")).to_have_text(["Put back", "Look into the safe"])
        expect(both.locator(".buttons button[data-verb=draw]")).to_be_visible()
        alone = prompts.filter(has=guest.page.get_by_text("unasked, legal={[]}", exact=True))
        expect(alone.locator(".text")).to_have_text("Waiting for Борис")
        expect(alone.locator(".matters button")).to_have_count(2)
        denied = prompts.filter(has=guest.page.get_by_text("wished", exact=True)).locator(".denied")
        expect(denied).to_have_attribute("aria-disabled", "true")
        expect(denied).to_contain_text("While a patrol lies with you")
        denied.press("Enter")
        expect(guest.page.get_by_role("alert").filter(has_text="Read rule OM-4.13").first).to_be_visible()
