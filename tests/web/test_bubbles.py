"""Words over the table cover neither each other nor what is asked about; on a phone one stands alone."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, visitor
from tests.web.evenings import MINE, Evening, at_random

pytestmark = pytest.mark.slow

# In every frame, what is said over the table and what it covers.
WATCH = """
window.told = { seen: new Set(), most: 0, covered: new Set() };
const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetWidth > 0);
const meet = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
};
const look = () => {
    const words = all('.words > *');
    for (const one of words) {
        told.seen.add(one.textContent);
        for (const other of [...words.filter((two) => two !== one), ...all('.board [data-legal="true"]')])
            if (meet(one, other)) told.covered.add(`${one.textContent} over ${other.textContent}`);
    }
    told.most = Math.max(told.most, all('.bubble').length);
    requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);
"""


@pytest.mark.parametrize(("size", "most"), [(PHONE, 1), (DESK, 20)], ids=["phone", "desk"])
def test_words_cover_neither_each_other_nor_what_is_asked(
    browser: Browser, house: LiveHouse, size: tuple[int, int], most: int
) -> None:
    with (
        visitor(browser, house.url, size) as guest,
        Evening(guest, house.url, "corleone", 5, "a tour") as evening,
    ):
        guest.context.add_init_script(WATCH)
        with guest.page.expect_response(lambda answer: "/apart" in answer.url):
            evening.look()
        words = guest.page.locator(".words > *")
        expect(words).to_have_count(0)  # those of the opening, before the page is wholly there
        guest.page.evaluate("told.covered.clear()")
        others = at_random(Random(4))
        for _ in range(2):  # turns of the visitor, and all that the others do between them
            evening.play_until(lambda state: MINE not in state.deciders(), others)
            evening.play_until(lambda state: MINE in state.deciders(), others)
            expect(guest.page.locator(".prompt.asked")).to_be_visible()
        expect(words).to_have_count(0)
        seen, at_once, covered = guest.page.evaluate("[told.seen.size, told.most, [...told.covered]]")
        assert seen > 1
        assert at_once <= most
        assert covered == []
