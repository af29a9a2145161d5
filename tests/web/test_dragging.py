"""Things are dragged to where they belong, by mouse and finger; a finger that scrolls still scrolls."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, until, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.finger import OWN_CLOCK, STEPS, Finger, middle
from tests.web.wire import Wire

REST = 250  # milliseconds; a finger that moves sooner scrolls, one that rests much longer looks
SMALL = 80  # pixels; a figure is no giant
IN_HAND = '[data-spot^="hand:"][data-legal="true"]'
FOR_SALE = '[data-spot^="sale:"][data-legal="true"]'
IDLE = '.own [data-spot^="man:"][data-legal="true"]'

pytestmark = pytest.mark.slow


@contextmanager
def asked(
    browser: Browser, house: LiveHouse, game: str, step: str, size: tuple[int, int] = DESK
) -> Iterator[tuple[Page, Wire]]:
    with (
        visitor(browser, house.url, size) as guest,
        Evening(guest, house.url, game, 3, "a table of the tests") as evening,
    ):

        def reached(state: State) -> bool:
            return MINE in state.deciders() and state.view(None)["step"] == step

        wire = Wire(guest.page)
        guest.context.add_init_script(OWN_CLOCK)
        guest.page.clock.install()
        evening.play_until(reached, at_random(Random(1)))
        evening.look()
        expect(guest.page.locator(".prompt.asked")).to_be_visible()
        with_hands(guest.page)
        yield guest.page, wire
        expect(guest.page.locator(".ghost")).to_have_count(0)


def test_tasks_and_influence_cards_are_dragged_onto_gangsters(browser: Browser, house: LiveHouse) -> None:
    with asked(browser, house, "cosanostra", "plan-turn") as (page, wire):
        card = page.locator('[data-spot="card:henchman"]').first
        name = spot(page.locator(IDLE).last).removeprefix("man:")
        man = page.locator(f'[data-spot="man:{name}"]')
        with carried(page, card, man):
            expect(page.locator(".ghost")).to_be_visible()
            expect(man).to_have_attribute("data-over", "")
        assert wire.wait_for_acts(1) == [{"verb": "put", "card": "henchman", "gangster": name}]
        expect(page.locator(f'[data-spot="on:{name}:henchman"]')).to_be_visible()

        page.wait_for_timeout(REST)
        with carried(page, page.locator(IN_HAND).first, page.locator("h1")):
            expect(page.locator(IDLE).first).to_be_visible()
        assert wire.acts == []  # it went back

        job = page.locator(IN_HAND).first
        wanted: Json = {"verb": "plan", "gangster": name, "job": spot(job).removeprefix("hand:")}
        with carried(page, job, man):
            # What it brings is told before it is let go.
            expect(page.get_by_role("status", name="What it brings")).to_be_visible()
        assert wire.wait_for_acts(1) == [wanted]


def test_a_finger_that_rests_drags_and_one_that_moves_scrolls(browser: Browser, house: LiveHouse) -> None:
    with asked(browser, house, "cosanostra", "plan-turn", PHONE) as (page, wire):
        board = page.locator(".board")
        board.evaluate("board => board.scrollTo(0, 0)")
        sale = page.locator(FOR_SALE).first
        finger = Finger(page)
        finger.down(sale)
        finger.move(0, -160)
        finger.up()
        expect(page.locator(".ghost")).to_have_count(0)
        until(page, lambda: board.evaluate("board => board.scrollTop") > 20)
        assert wire.acts == []

        board.evaluate("board => board.scrollTo(0, 0)")
        man = page.locator(IDLE).first
        wanted: Json = {
            "verb": "plan-purchase",
            "gangster": spot(man).removeprefix("man:"),
            "business": spot(sale).removeprefix("sale:"),
        }
        finger.down(sale, rest=REST)
        finger.move_to(man)
        expect(page.locator(".ghost")).to_be_visible()
        finger.up()
        assert wire.wait_for_acts(1) == [wanted]


def test_a_thug_is_dragged_from_his_family_to_a_front(browser: Browser, house: LiveHouse) -> None:
    with asked(browser, house, "corleone", "turn") as (page, wire):
        front = page.locator('[data-spot^="business:"][data-legal="true"]').first
        wanted = spot(front).removeprefix("business:")
        with carried(page, page.locator('[data-piece="figure:thug"]').first, front):
            expect(page.locator(".ghost")).to_be_visible()
            box = page.locator(".ghost").bounding_box()
            assert box
            assert box["width"] < SMALL
            expect(page.locator('[data-spot^="space:"][data-legal="true"]')).to_have_count(0)
        (said,) = wire.wait_for_acts(1)
        assert isinstance(said, dict)
        assert (said["verb"], said["business"]) == ("thug", wanted)


def test_a_member_is_dragged_to_a_space_by_a_finger(browser: Browser, house: LiveHouse) -> None:
    with asked(browser, house, "corleone", "turn", PHONE) as (page, wire):
        zoom = page.locator(".world").get_attribute("data-zoom")
        space = page.locator('[data-spot^="space:"][data-legal="true"]').first
        wanted: Json = {"verb": "member", "areas": spot(space).removeprefix("space:")}
        finger = Finger(page)
        finger.down(page.locator('[data-piece="figure:member"]').first, rest=REST)
        finger.move_to(space)
        expect(page.locator(".ghost")).to_be_visible()
        finger.up()
        assert wire.wait_for_acts(1) == [wanted]
        assert page.locator(".world").get_attribute("data-zoom") == zoom  # the map has not moved


# -- hands ---------------------------------------------------------------------------------


def spot(of: Locator) -> str:
    return str(of.get_attribute("data-spot"))


# The part of the page that carries things comes with the first press, and may take its time.
HANDS = """async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const [hands] = names.filter((name) => /assets.hands[^/]*js$/.test(name));
    const style = names.some((name) => /assets.hands[^/]*css$/.test(name));
    return Boolean(hands && style && (await import(hands)));
}"""


def with_hands(page: Page) -> None:
    page.locator("header h1").click()
    page.wait_for_function(HANDS)


@contextmanager
def carried(page: Page, thing: Locator, place: Locator) -> Iterator[None]:
    """By the mouse, when the thing lies still; it is let go at the end."""
    thing.hover()
    page.mouse.down()
    page.mouse.move(*middle(place), steps=STEPS)
    yield
    page.mouse.up()
