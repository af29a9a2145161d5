"""The real browser, Debian's Chromium without a screen, and visitors in it who notice every mistake.

Most of them come with its shell, where it is installed: the same engine and the same page, without the tabs,
windows and settings that nobody sees here, which would cost a third of all that the browser does.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    sync_playwright,
)

SHELL = ["chromium-headless-shell"]  # as tests/services/install.sh knows them
WHOLE = ["chromium", "chromium-browser", "google-chrome"]
DESK = (1280, 860)
PHONE = (360, 740)
PATIENCE = 60_000  # milliseconds; a machine may have much else to do
STOPS, AHEAD = 60, 1.0  # times, seconds
NETWORK_NAME = "house.test"  # for the browser this machine is another one, on a line that is not secure
# It must not ask anybody outside, and runs as root in containers.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1",
]


@contextmanager
def chromium(whole: bool = True) -> Iterator[Browser]:
    with sync_playwright() as playwright, opened(playwright.chromium, whole) as browser:
        yield browser


@contextmanager
def opened(kind: BrowserType, whole: bool) -> Iterator[Browser]:
    names = WHOLE if whole else [*SHELL, *WHOLE]
    found = os.environ.get("CAPO_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "no Chromium here: make services installs it"
    browser = kind.launch(executable_path=found, args=QUIET)
    try:
        yield browser
    finally:
        browser.close()


class Visitor(NamedTuple):
    """One person with a browser of their own, what went wrong in it, and what may go wrong."""

    page: Page
    context: BrowserContext
    house: str
    complaints: list[str]
    allowed: list[str]

    def go(self, url: str) -> None:
        self.page.goto(url)
        self.page.locator("main").first.wait_for()


@contextmanager
def visitor(
    browser: Browser, house: str, size: tuple[int, int] = DESK, lang: str = "en", still: bool = True
) -> Iterator[Visitor]:
    """Has not come in yet. `still`: nothing moves, so that clicks find their place at once.

    Whatever the page complains of, and whatever it asks of anybody but the house, fails the test at the end.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size == PHONE,
        base_url=house,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("console", lambda message: _note(message, complaints))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((house, "data:", "blob:"))
            else complaints.append(f"asked elsewhere: {request.url}")
        ),
    )
    guest = Visitor(page, context, house, complaints, [])
    try:
        yield guest
        heard = [one for one in complaints if not any(word in one for word in guest.allowed)]
        assert not heard, heard
    finally:
        context.close()


def _note(message: ConsoleMessage, complaints: list[str]) -> None:
    # A lost connection is told by the browser itself, and is often what a test is about.
    if message.type in ("error", "warning") and "ERR_CONNECTION" not in message.text:
        complaints.append(f"console: {message.text}")


def until(page: Page, reached: Callable[[], bool], told: Callable[[], object] = lambda: "") -> None:
    """Waits for what a page comes to in the end; `told` says what it is instead, if it does not."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not reached():
        assert time.monotonic() < deadline, f"waited in vain: {told()}"
        page.wait_for_timeout(50)


def stop_clock(page: Page) -> None:
    """The page's own time stands still: a machine may be slower than what is a matter of tenths of a second.

    `page.clock.install()` comes before the page does, so that it has only one. A clock can be stopped a
    little ahead only, and that may be too late.
    """
    for _ in range(STOPS):
        now: int = page.evaluate("Date.now()")
        try:
            return page.clock.pause_at(now / 1000 + AHEAD)
        except Error as error:
            if "to the past" not in error.message:
                raise
    raise AssertionError("the clock cannot be stopped")


# A click so soon after another that it may be half of a double click answers no new question. Where the
# page's own clock runs faster, a test need not wait until it is sure to be a click of its own.
HASTE = """
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
    const time = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
    Object.defineProperty(Event.prototype, 'timeStamp', { get() { return 20 * time.call(this); } });
"""


def hasty(guest: Visitor) -> None:
    """This visitor, who has not come in yet, clicks faster than people do."""
    guest.context.add_init_script(HASTE)
