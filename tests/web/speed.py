"""How long a newcomer waits for the page: python -m tests.web.speed

Each visit is the first of a new browser profile, with nothing kept. The clock runs from the request to the
moment in which what the visitor came for can be clicked. Figures decide no test; bench/README.md has them.
"""

import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Cookie

from tests.server.live import live_command
from tests.web.browser import DESK, PHONE, Visitor, chromium, visitor
from tests.web.tables import at_table

VISITS = 9
GAMES = ["omerta", "corleone", "cosanostra"]
CHOICE = '[data-legal="true"], .prompt.asked .buttons button'
# What scripts and styles weighed on the way, in bytes.
WEIGHT = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => /[.](js|css)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def main() -> None:
    with (
        live_command(Path(tempfile.mkdtemp())) as house,
        chromium() as browser,
        visitor(browser, house.url) as host,
    ):
        code = at_table(host, start=False, fill=None)
        seats = {game: at_table(host, game=game) for game in GAMES}
        for size, name in ((DESK, "desktop"), (PHONE, "phone")):
            report(f"front page, {name}", browser, house.url, size, "/", ".games button.main")
            report(f"table by link, {name}", browser, house.url, size, f"/t/{code}", ".join button.main")
            for game, seat in seats.items():
                keys = host.context.cookies()
                report(f"own seat, {game}, {name}", browser, house.url, size, f"/t/{seat}", CHOICE, keys)


def report(
    what: str,
    browser: Browser,
    house: str,
    size: tuple[int, int],
    path: str,
    wanted: str,
    keys: Sequence[Cookie] = (),
) -> None:
    waits, weight = [], 0
    for _ in range(VISITS):
        with visitor(browser, house, size) as guest:
            guest.context.add_cookies(keys)  # type: ignore[arg-type]
            waits.append(wait(guest, path, wanted))
            weight = guest.page.evaluate(WEIGHT)
    shortest, usual, longest = min(waits), statistics.median(waits), max(waits)
    print(f"{what}: {usual:.0f} ms ({shortest:.0f} to {longest:.0f}), {weight / 1000:.0f} kB")


def wait(guest: Visitor, path: str, wanted: str) -> float:
    """In milliseconds."""
    begun = time.monotonic()
    guest.page.goto(path, wait_until="commit")
    guest.page.locator(wanted).first.click(trial=True)
    return (time.monotonic() - begun) * 1000


if __name__ == "__main__":
    main()
