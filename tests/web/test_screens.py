"""Every screen in every language and size: a picture of it, and what stands in anybody's way.

The pictures are in build/screenshots/, to be looked at; nobody does so where CAPO_PICTURES is 0.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, visitor
from tests.web.tour import SCREENS

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
WANTED = os.environ.get("CAPO_PICTURES") != "0"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE, "large": (2560, 1440)}
# On a large screen only what fills it: in the window that was smaller at first, unless the pointer must stay
# where it is.
FILLING = ("playing", "corleone-", "back-room", "offer-desk", "guns-for-hire")
POINTED = "corleone-inspecting"
SHOWN = [(screen, size) for screen in SCREENS for size in SIZES if size != "large" or screen == POINTED]
# Both directions and both sizes; what axe looks at is the same in all languages.
CHECKED = [("en", "desk"), ("fa", "phone")]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("screen", "size"), SHOWN)
def test_every_screen(browser: Browser, house: LiveHouse, screen: str, size: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with visitor(browser, house.url, SIZES[size]) as guest:
        guest.allowed.append("404")  # the screen for what is not there
        SCREENS[screen](guest)
        larger = ["large"] if size == "desk" and fills_a_large_screen(screen) else []
        for lang, shown in in_turn([size, *larger]):
            choose_language(guest.page, lang)
            resize(guest.page, SIZES[shown])
            found = looked_at(guest.page, f"{screen}-{lang}-{shown}")
            found += axe(guest.page) if (lang, shown) in CHECKED else []
            wrong += [f"{lang}, {shown}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def in_turn(sizes: list[str]) -> Iterator[tuple[str, str]]:
    """Each language in each size; the next one begins where the last has ended, for to resize takes time."""
    for number, lang in enumerate(LANGUAGES):
        yield from [(lang, size) for size in (sizes if number % 2 == 0 else sizes[::-1])]


def fills_a_large_screen(screen: str) -> bool:
    return screen.startswith(FILLING) and screen not in ("back-room-ending", POINTED)


def looked_at(page: Page, name: str) -> list[str]:
    page.evaluate("document.fonts.ready.then(() => null)")
    if WANTED:
        page.screenshot(path=PICTURES / f"{name}.png")
    return too_wide(page)


def resize(page: Page, size: tuple[int, int]) -> None:
    wanted: ViewportSize = {"width": size[0], "height": size[1]}
    if page.viewport_size != wanted:
        page.set_viewport_size(wanted)


def choose_language(page: Page, lang: str) -> None:
    """In another document of the same browser: the page follows, with whatever is open in it.

    An empty frame is one, and takes no process of its own, as a window does.
    """
    page.evaluate(
        """language => {
            const elsewhere = document.documentElement.appendChild(document.createElement('iframe'));
            const { localStorage } = elsewhere.contentWindow;
            localStorage.setItem('capotavola.preferences', JSON.stringify({ language }));
            elsewhere.remove();
        }""",
        lang,
    )
    expect(page.locator("html")).to_have_attribute("lang", lang)


def axe(page: Page, but: Sequence[str] = ()) -> list[str]:
    """What axe-core finds wrong, by the rules of WCAG 2.2 AA, touch targets included; some left out."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async (but) => {
            const rules = Object.fromEntries(but.map((id) => [id, { enabled: false }]));
            const { violations } = await axe.run({ resultTypes: ['violations'], rules });
            const told = (id) => ({ html }) => `${id}: ${html.slice(0, 160)}`;
            return violations.flatMap(({ id, nodes }) => nodes.map(told(id)));
        }""",
        list(but),
    )
    return found


def too_wide(page: Page) -> list[str]:
    wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"scrolls sideways by {wider} px"] if wider > 0 else []
