"""A table that waits for somebody costs next to nothing, though what may be chosen glows."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import until, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.tables import at_table, fetched

IDLE = 5.0  # seconds
MOST = 0.05  # of a core
FREE = {"opacity", "transform"}  # what a browser can change without drawing anything anew

pytestmark = pytest.mark.slow


def test_an_open_question_hardly_uses_the_processor(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, still=False) as guest:
        guest.context.add_init_script(GLOW)
        at_table(guest, players=5)
        expect(guest.page.locator('[data-legal="true"]').first).to_be_visible()
        until(guest.page, lambda: bool(changing(guest.page)))
        assert changing(guest.page) <= FREE
        fetched(guest)
        rests(browser, guest.page)


@pytest.mark.parametrize(("game", "step"), [("corleone", "turn"), ("cosanostra", "plan-turn")])
def test_neither_do_the_large_boards(browser: Browser, house: LiveHouse, game: str, step: str) -> None:
    with (
        visitor(browser, house.url, still=False) as guest,
        Evening(guest, house.url, game, 5, "idle") as evening,
    ):
        evening.play_until(
            lambda state: MINE in state.deciders() and state.view(None)["step"] == step, at_random(Random(3))
        )
        evening.look()
        expect(guest.page.locator('[data-legal="true"]').first).to_be_visible()
        fetched(guest)
        rests(browser, guest.page)


def rests(browser: Browser, page: Page) -> None:
    """Whatever moves comes to rest by itself; then nothing is left to do."""
    until(page, lambda: page.evaluate("document.getAnimations().length") == 0)
    shares: list[float] = []

    def idle() -> bool:
        before = used(browser)
        page.wait_for_timeout(IDLE * 1000)
        shares.append((used(browser) - before) / IDLE)
        return shares[-1] < MOST

    until(page, idle, lambda: shares)


# Notes what changes while something glows, however briefly it does.
GLOW = """
    window.changing = [];
    addEventListener('animationstart', ({ pseudoElement }) => {
        if (pseudoElement !== '::after') return;
        const glows = document.getAnimations().filter(({ effect }) => effect.pseudoElement === '::after');
        const frames = glows.flatMap(({ effect }) => effect.getKeyframes());
        window.changing.push(...frames.flatMap((frame) => Object.keys(frame)));
    }, true);
"""


def changing(page: Page) -> set[str]:
    found: list[str] = page.evaluate("window.changing")
    return set(found) - {"offset", "computedOffset", "easing", "composite"}


def used(browser: Browser) -> float:
    """Seconds of processor time of all that draws pages. It does not depend on what else the machine does."""
    line = browser.new_browser_cdp_session()
    processes = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return sum(float(one["cpuTime"]) for one in processes if one["type"] in ("renderer", "GPU"))
