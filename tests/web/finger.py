"""A finger on the glass, as the browser feels it, and how long it stays there by the page's own clock.

Whether a finger scrolls, carries something or looks at it is a matter of some tenths of a second, which a
busy machine does not keep. So the page's clock stands still while it is down, but for the time it rests.
"""

from playwright.sync_api import Locator, Page

from tests.web.browser import stop_clock

STEPS = 6
# The browser has a clock of its own for a finger that rests: here only the page's counts.
OWN_CLOCK = """addEventListener('contextmenu', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
}, true);"""


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """`page.clock.install()` comes before the page does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def down(self, thing: Locator, rest: int = 0) -> None:
        """`rest`: for how many milliseconds nothing is done then."""
        thing.scroll_into_view_if_needed()
        self.at = middle(thing)
        stop_clock(self.page)
        self._feel("touchStart")
        if rest:
            self.page.clock.run_for(rest)

    def move_to(self, place: Locator) -> None:
        (x, y), (left, top) = self.at, middle(place)
        self.move(left - x, top - y)

    def move(self, across: float, down: float) -> None:
        x, y = self.at
        for step in range(1, STEPS + 1):
            self.at = (x + across * step / STEPS, y + down * step / STEPS)
            self._feel("touchMove")
            self.page.wait_for_timeout(16)

    def up(self) -> None:
        self._feel("touchEnd")
        self.page.clock.resume()

    def _feel(self, kind: str) -> None:
        points = [] if kind == "touchEnd" else [{"x": self.at[0], "y": self.at[1]}]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
