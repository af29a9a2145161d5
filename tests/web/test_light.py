"""A light page that asks for little: its weight, and what is left of it without a good connection, or any."""

import gzip
import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.server.live import LiveHouse, live_house
from tests.server.nginx import open_old_proxy
from tests.services.service import HOST, free_port
from tests.web.browser import Visitor, hasty, visitor
from tests.web.player import Clicker
from tests.web.tables import at_table, peeked

# Bytes of scripts and styles with the drawings that are among them, packed.
LIGHT = {
    ("omerta", "front page"): 96_000,
    ("omerta", "invited"): 110_000,
    ("omerta", "table"): 110_000,
    ("corleone", "table"): 150_000,
    ("cosanostra", "table"): 150_000,
}
NOT_WORTH_PACKING = 500
WANTED = {"front page": ".games button", "invited": ".join button", "table": ".prompt.asked"}
OFFLINE = {"en": "cannot be reached", "ru": "недоступен", "pl": "nieosiągalny", "fa": "دسترس"}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "where"), LIGHT)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_first_load_is_light(
    browser: Browser, house: LiveHouse, game: str, where: str, lang: str
) -> None:
    with visitor(browser, house.url, lang=lang) as opener, visitor(browser, house.url, lang=lang) as guest:
        code = at_table(opener, game=game)
        if where == "table":  # the seat is opened in another browser, which has nothing of the page yet
            guest.context.add_cookies(opener.context.cookies())  # type: ignore[arg-type]
        # What is fetched ahead, some seconds after all else, is not part of it: time stands still.
        guest.page.clock.install()
        guest.page.clock.pause_at(time.time() + 600)
        loaded: list[Response] = []
        guest.page.on("response", lambda response: loaded.append(response))
        guest.go("/" if where == "front page" else f"/t/{code}")
        guest.page.locator(WANTED[where]).first.wait_for()
        guest.page.wait_for_load_state("networkidle")  # drawings come a little later
        weights = [weight(one) for one in loaded if one.request.resource_type in ("script", "stylesheet")]
        assert len(weights) > 1
        assert sum(weights) < LIGHT[game, where]


def weight(response: Response) -> int:
    assert response.ok
    body = response.body()
    assert response.header_value("content-encoding") in ("br", "gzip") or len(body) < NOT_WORTH_PACKING
    return len(gzip.compress(body))


def test_it_can_be_installed_as_an_app(whole_browser: Browser, house: LiveHouse) -> None:
    with visitor(whole_browser, house.url) as guest:
        guest.go("/")
        line = guest.context.new_cdp_session(guest.page)
        manifest = line.send("Page.getAppManifest")
        assert manifest["url"] == f"{house.url}/manifest.webmanifest"
        assert manifest["errors"] == []
        wrong = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(wrong) <= {"in-incognito"}  # as every visitor of these tests is


def test_without_a_connection_the_page_says_so_and_comes_back(
    whole_browser: Browser, house: LiveHouse
) -> None:
    with visitor(whole_browser, house.url) as guest:
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


@pytest.mark.long
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
        hasty(guest)
        asked = posts(guest)
        at_table(guest, options={"turns": 1})
        expect(guest.page.locator("[data-line]")).to_have_attribute("data-line", "connected")
        Clicker(guest.page, Random(7)).play_to_the_end()
        assert len([path for path in asked if path.endswith("/messages")]) > 5


def posts(guest: Visitor) -> list[str]:
    """What the page asks for from now on, other than to look."""
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    return asked
