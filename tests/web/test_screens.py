"""Every screen in every language and on both sizes: a picture of it, and what stands in anybody's way.

The pictures are in build/screenshots/, to be looked at.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, visitor
from tests.web.tour import SCREENS

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}
# Both directions and both sizes; what axe looks at is the same in all languages.
CHECKED = [("en", "desk"), ("fa", "phone")]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen(browser: Browser, house: LiveHouse, lang: str, size: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with visitor(browser, house.url, SIZES[size], lang) as guest:
        guest.allowed.append("404")  # the screen for what is not there
        for name, screen in SCREENS.items():
            screen(guest)
            guest.page.screenshot(path=PICTURES / f"{name}-{lang}-{size}.png")
            found = too_wide(guest.page) + (axe(guest.page) if (lang, size) in CHECKED else [])
            wrong += [f"{name}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong, by the rules of WCAG 2.2 AA, touch targets included."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async () => {
            const { violations } = await axe.run({ resultTypes: ['violations'] });
            const told = (id) => ({ html }) => `${id}: ${html.slice(0, 160)}`;
            return violations.flatMap(({ id, nodes }) => nodes.map(told(id)));
        }"""
    )
    return found


def too_wide(page: Page) -> list[str]:
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"scrolls sideways by {wider} px"] if wider > 0 else []
