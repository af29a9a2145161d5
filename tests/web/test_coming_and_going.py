"""Ways to a table and from it: friends, other devices, lost parts of the page, what must not stay behind."""

import re

import pytest
from playwright.sync_api import Browser, Route, WebSocket, expect

from tests.server.live import LiveHouse
from tests.web.browser import NETWORK_NAME, PHONE, Visitor, stop_clock, until, visitor
from tests.web.tables import at_table

pytestmark = pytest.mark.slow


def test_a_friend_who_leaves_the_table_has_no_line_to_it(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as host, visitor(browser, house.url, PHONE) as friend:
        lines = sockets(friend)
        code = at_table(host, start=False, fill=None)
        friend.go(f"/t/{code}")
        friend.page.get_by_label("Your name").fill("Bea")
        friend.page.get_by_role("button", name="Sit down").click()
        expect(friend.page.locator(".room")).to_be_visible()
        friend.page.get_by_role("link", name="To the front page").click()
        expect(friend.page.get_by_role("button", name="bots: Omerta")).to_be_visible()
        assert len(lines) > 1
        until(friend.page, lambda: all(line.is_closed() for line in lines), lambda: "a line stays open")


def sockets(guest: Visitor) -> list[WebSocket]:
    opened: list[WebSocket] = []
    guest.page.on("websocket", lambda line: opened.append(line))
    return opened


def test_in_a_network_friends_come_by_picture_and_link(browser: Browser, house: LiveHouse) -> None:
    """On a line that is not secure a page has no clipboard, and copies all the same."""
    address = house.url.replace("127.0.0.1", NETWORK_NAME)
    with visitor(browser, address) as guest:
        guest.allowed.append("Cross-Origin-Opener-Policy")  # a header for secure lines
        guest.go("/new/omerta")
        guest.page.get_by_role("button", name="Open the table").click()
        expect(guest.page.locator(".invite img")).to_be_visible()
        link = f"{address}/t/{guest.page.locator('.code').inner_text()}"
        expect(guest.page.locator(".link")).to_have_text(link)
        guest.page.clock.install()
        stop_clock(guest.page)  # it is told for a moment only
        guest.page.get_by_role("button", name="Copy the link").click()
        expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
        guest.page.locator(".chat input").click()
        guest.page.keyboard.press("Control+V")
        expect(guest.page.locator(".chat input")).to_have_value(link)


def test_an_address_that_others_cannot_reach_is_told(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, start=False, fill=None)
        expect(guest.page.locator(".invite")).to_contain_text("Only this computer can open this address.")
        expect(guest.page.locator(".invite")).not_to_contain_text("CAPO")
        expect(guest.page.locator(".invite img")).to_have_count(0)


def test_the_private_link_opens_the_seat_on_another_device(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, visitor(browser, house.url, PHONE) as device:
        guest.go("/")
        guest.page.get_by_role("button", name="bots: Omerta").click()
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_text("Your seat on another device").click()
        link = guest.page.locator(".link", has_text="key=").inner_text()
        assert link.startswith(f"{house.url}/t/")
        device.go("/")
        device.page.get_by_label("Code of the table").fill(link)
        device.page.get_by_role("button", name="Go").click()
        expect(device.page.locator('[data-spot="place:0:0"]')).to_have_attribute("data-legal", "true")
        assert "key" not in device.page.url


def test_a_part_of_the_page_that_is_gone_is_fetched_anew(browser: Browser, house: LiveHouse) -> None:
    """As after the house got a newer page, while an older one was open."""
    with visitor(browser, house.url) as guest:
        guest.allowed.append("Failed to load resource")
        guest.go("/")
        there: list[Route] = []

        def answer(route: Route) -> None:
            """The first one is gone. All of them go this way: a browser may lose one that it asks for
            in the moment when they no longer do."""
            route.continue_() if there else route.abort()
            there.append(route)

        guest.page.route(re.compile("/assets/omerta.*js"), answer)
        guest.page.get_by_role("button", name="bots: Omerta").click()
        expect(guest.page.locator(".prompt.asked")).to_be_visible()


def test_trouble_is_told_and_can_be_tried_again(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.allowed.extend(["503", "400"])
        code = at_table(guest)
        busy = [True]

        def answer(route: Route) -> None:
            """Until somebody tries again: the page does so by itself as well, and soon."""
            route.fulfill(status=503, body="busy") if busy else route.continue_()

        guest.page.expose_function("tried", lambda: busy.clear())
        guest.page.route(f"**/api/tables/{code}", answer)
        guest.page.reload()
        expect(guest.page.get_by_role("alert")).to_contain_text("The house does not answer")
        guest.page.evaluate("addEventListener('click', () => void window.tried(), true)")
        guest.page.get_by_role("button", name="Try again").click()
        expect(guest.page.locator(".board")).to_be_visible()
        guest.go("/t/ABC")
        expect(guest.page.get_by_role("alert")).to_have_text("There is no table ABC.")
