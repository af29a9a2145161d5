"""A board that is moved and enlarged by wheel, keys, buttons, fingers; from left to right everywhere."""

import math
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.live import LiveHouse
from tests.web.browser import PHONE, Visitor, until, visitor
from tests.web.tables import at_table

pytestmark = pytest.mark.slow

TWICE = 0.1  # seconds between two taps that are one


def at_map(guest: Visitor) -> Locator:
    at_table(guest, game="corleone", players=3)
    surface = guest.page.locator(".surface")
    expect(surface).to_be_visible()
    return surface


def zoom(page: Page) -> float:
    return float(page.locator(".world").get_attribute("data-zoom") or 0)


def middle(surface: Locator) -> tuple[float, float]:
    box = surface.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def left_of(page: Page) -> float:
    box = page.locator(".world").bounding_box()
    assert box
    return box["x"]


def zoomed(page: Page, wanted: float, about: float = 0.01) -> None:
    """It is, in the end, so large."""
    until(page, lambda: zoom(page) == pytest.approx(wanted, abs=about), lambda: f"{zoom(page)}, not {wanted}")


def lies_at(page: Page, wanted: float) -> None:
    until(
        page, lambda: left_of(page) == pytest.approx(wanted, abs=2), lambda: f"{left_of(page)}, not {wanted}"
    )


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_wheel_and_mouse_move_the_map(browser: Browser, house: LiveHouse, lang: str) -> None:
    with visitor(browser, house.url, lang=lang) as guest:
        surface = at_map(guest)
        expect(surface.locator(".overview")).to_have_count(0)
        x, y = middle(surface)
        guest.page.mouse.move(x, y)
        guest.page.mouse.wheel(0, -400)
        zoomed(guest.page, math.e)
        expect(surface.locator(".overview")).to_be_visible()
        before = left_of(guest.page)
        guest.page.mouse.down()
        guest.page.mouse.move(x + 40, y, steps=4)
        guest.page.mouse.up()
        lies_at(guest.page, before + 40)
        # A drag is no click: nothing was chosen, and nothing refused.
        expect(guest.page.locator(".refusal p")).to_have_count(0)
        # The overview leads to its left edge, which is the drawing's in every language.
        overview = surface.locator(".overview").bounding_box()
        frame = surface.bounding_box()
        assert overview
        assert frame
        guest.page.mouse.click(overview["x"] + 2, overview["y"] + overview["height"] / 2)
        lies_at(guest.page, frame["x"])


def test_keys_and_buttons_do_the_same(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        surface = at_map(guest)
        surface.focus()
        guest.page.keyboard.press("+")
        guest.page.keyboard.press("+")
        zoomed(guest.page, 2.25)
        before = left_of(guest.page)
        guest.page.keyboard.press("ArrowRight")
        lies_at(guest.page, before - 80)
        guest.page.keyboard.press("0")
        zoomed(guest.page, 1)
        surface.get_by_role("button", name="Larger").click()
        zoomed(guest.page, 1.5)
        surface.get_by_role("button", name="All of it").click()
        zoomed(guest.page, 1)


def test_two_fingers_enlarge_and_two_taps_show_all_again(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        surface = at_map(guest)
        surface.scroll_into_view_if_needed()
        x, y = middle(surface)
        line = guest.context.new_cdp_session(guest.page)

        def touch(kind: str, *apart: float) -> None:
            points = [{"x": x + one, "y": y, "id": number} for number, one in enumerate(apart)]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        def tap(at: tuple[float, float], when: float) -> None:
            """At a time that the browser is told: the machine may be slower than two taps."""
            points = [{"x": at[0], "y": at[1]}]
            for kind, touched in (("touchStart", points), ("touchEnd", [])):
                said = {"type": kind, "touchPoints": touched, "timestamp": when}
                line.send("Input.dispatchTouchEvent", said)

        touch("touchStart", -20, 20)
        for apart in (30, 40, 50):
            touch("touchMove", -apart, apart)
        touch("touchEnd")
        zoomed(guest.page, 2.5, about=0.3)
        now, where = time.time(), bare(guest.page)
        tap(where, now)
        tap(where, now + TWICE)
        zoomed(guest.page, 1)


def bare(page: Page) -> tuple[float, float]:
    """A point of the map where nothing lies that can be pressed."""
    found: list[float] = page.evaluate(
        """() => {
            const { left, top, width, height } = document.querySelector('.surface').getBoundingClientRect();
            for (let y = top + 8; y < top + height - 8; y += 6) {
                for (let x = left + 8; x < left + width - 60; x += 6) {
                    const at = document.elementFromPoint(x, y);
                    if (at?.closest('.world') && !at.closest('button')) return [x, y];
                }
            }
        }"""
    )
    return found[0], found[1]


def test_what_has_the_focus_is_brought_into_sight(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        surface = at_map(guest)
        surface.focus()
        for _ in range(4):
            guest.page.keyboard.press("+")
        zoomed(guest.page, 5)  # as large as it gets
        out = guest.page.locator(".world [data-spot]").nth(first_out(guest.page))
        assert out_of(surface, out)
        guest.page.keyboard.press("Tab")  # by keys, so that the focus is shown
        out.focus()
        until(guest.page, lambda: not out_of(surface, out))


def first_out(page: Page) -> int:
    """Of all that lies on the map, the first that is not in sight."""
    found: int = page.evaluate(
        """() => {
            const { left, right } = document.querySelector('.surface').getBoundingClientRect();
            return [...document.querySelectorAll('.world [data-spot]')].findIndex((one) => {
                const box = one.getBoundingClientRect();
                return one.matches('button') && (box.right < left || box.left > right);
            });
        }"""
    )
    return found


def out_of(surface: Locator, one: Locator) -> bool:
    frame, box = surface.bounding_box(), one.bounding_box()
    assert frame
    assert box
    across = box["x"] < frame["x"] - 1 or box["x"] + box["width"] > frame["x"] + frame["width"] + 1
    down = box["y"] < frame["y"] - 1 or box["y"] + box["height"] > frame["y"] + frame["height"] + 1
    return across or down
