"""La Cosa Nostra at the moment when deals are open, and the offer desk."""

from playwright.sync_api import Page, expect

from capotavola.engine.state import State
from tests.server.live import LiveHouse
from tests.web.browser import Visitor
from tests.web.evenings import MINE, Evening


def planning(state: State) -> bool:
    """Deals are open, and the visitor has a turn."""
    return MINE in state.deciders() and state.view(None)["step"] == "plan-turn"


def three_people(guest: Visitor, house: LiveHouse) -> Evening:
    return Evening(guest, house.url, "cosanostra", 3, "a table of the tests")


def begin_offer(page: Page, *names: str) -> None:
    """By the prompt, which knows nobody to make it to."""
    page.locator('.prompt [data-verb="offer"]').click()
    for name in names:
        page.locator(".desk .head .chip", has_text=name).click()


def send_offer(page: Page) -> None:
    page.locator(".desk [type=submit]").click()
    expect(page.locator(".desk")).to_have_count(0)


def more_cash(page: Page, side: str) -> None:
    page.locator(f'.desk [data-field="{side}"] .binding .amount button').last.click()
