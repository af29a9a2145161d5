"""A light page that asks for little: its weight, and what is left of it without a good connection, or any."""

import gzip
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.server.live import LiveHouse, live_house
from tests.server.nginx import open_old_proxy
from tests.services.service import HOST, free_port
from tests.web.browser import Visitor, visitor
from tests.web.player import Clicker
from tests.web.tables import at_table, peeked

HEAVIEST = 150_000  # bytes of scripts and styles, packed
OFFLINE = {"en": "cannot be reached", "ru": "недоступен", "pl": "nieosiągalny", "fa": "دسترس"}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("where", ["front page", "table"])
def test_the_first_load_is_light(browser: Browser, house: LiveHouse, where: str) -> None:
    with visitor(browser, house.url) as opener, visitor(browser, house.url) as guest:
        loaded: list[Response] = []
        guest.page.on("response", lambda response: loaded.append(response))
        guest.go("/" if where == "front page" else f"/t/{at_table(opener)}")
        guest.page.get_by_role("button").first.wait_for()
        weights = [weight(one) for one in loaded if one.request.resource_type in ("script", "stylesheet")]
        assert len(weights) > 1
        assert sum(weights) < HEAVIEST


def weight(response: Response) -> int:
    assert response.ok
    assert response.header_value("content-encoding") in ("br", "gzip")
    return len(gzip.compress(response.body()))


def test_it_can_be_installed_as_an_app(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/")
        line = guest.context.new_cdp_session(guest.page)
        manifest = line.send("Page.getAppManifest")
        assert manifest["url"] == f"{house.url}/manifest.webmanifest"
        assert manifest["errors"] == []
        wrong = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(wrong) <= {"in-incognito"}  # as every visitor of these tests is


def test_without_a_connection_the_page_says_so_and_comes_back(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.allowed.append("ERR_INTERNET_DISCONNECTED")
        code = at_table(guest)
        peeked(guest)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        guest.context.set_offline(True)
        guest.page.goto(f"/t/{code}")
        for lang, words in OFFLINE.items():
            expect(guest.page.locator(f"p[lang={lang}]")).to_contain_text(words)
        assert picture_is_there(guest.page)
        guest.context.set_offline(False)
        guest.page.get_by_role("link").click()
        expect(guest.page.locator(".board")).to_be_visible()


def picture_is_there(page: Page) -> bool:
    loaded: bool = page.evaluate("document.images[0].complete && document.images[0].naturalWidth > 0")
    return loaded


def test_where_no_websocket_gets_through_the_game_is_played_all_the_same(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    origin = f"http://{HOST}:{port}"
    with (
        live_house(tmp_path, CAPO_ORIGIN=origin) as house,
        open_old_proxy(port, int(house.url.rpartition(":")[2])),
        visitor(browser, origin) as guest,
    ):
        guest.allowed.extend(["WebSocket connection", "409"])  # the second: others were quicker
        asked = posts(guest)
        at_table(guest, options={"turns": 3})
        expect(guest.page.locator("[data-line]")).to_have_attribute("data-line", "connected")
        Clicker(guest.page, Random(7)).play_to_the_end()
        assert len([path for path in asked if path.endswith("/messages")]) > 5


def posts(guest: Visitor) -> list[str]:
    """What the page asks for from now on, other than to look."""
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    return asked
