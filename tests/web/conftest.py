"""One browser for all tests of the page, a whole one for a few, and one house with quick bots."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from capotavola.server.web.page_files import BUILT
from tests.server.live import LiveHouse, live_house
from tests.web.browser import PATIENCE, chromium, opened

OWNER_SECRET = "the secret of the tests"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """As long as there are tests of the page: the next ones in the same process run loops of their own."""
    with chromium(whole=False) as shell:
        yield shell


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """As people have it: for what its shell cannot do, and to see that the page is the same there."""
    with opened(browser.browser_type, whole=True) as whole:
        yield whole


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    assert (BUILT / "index.html").is_file(), "the page is not built: make page"
    with live_house(folder(tmp_path_factory), CAPO_OWNER_SECRET=OWNER_SECRET) as live:
        yield live


def folder(factory: pytest.TempPathFactory) -> Path:
    return factory.mktemp("house")
