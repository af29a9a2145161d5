"""All screens of the page, and the way to each."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.web.browser import Visitor
from tests.web.player import Clicker
from tests.web.tables import at_table, passed_on, peeked


def front(guest: Visitor) -> None:
    guest.go("/")


def set_up(guest: Visitor) -> None:
    guest.go("/new/omerta")


def rules(guest: Visitor) -> None:
    guest.go("/rules/omerta#OM-3.1")
    expect(guest.page.locator('[id="OM-3.1"]')).to_be_in_viewport()


def preferences(guest: Visitor) -> None:
    guest.go("/")
    guest.page.locator(".top > button").click()
    expect(guest.page.locator("dialog")).to_be_visible()


def waiting(guest: Visitor) -> None:
    at_table(guest, start=False, fill=None)
    expect(guest.page.locator(".room")).to_be_visible()


def joining(guest: Visitor) -> None:
    code = at_table(guest, start=False, fill=None)
    guest.context.clear_cookies()
    guest.go(f"/t/{code}")
    expect(guest.page.locator(".join")).to_be_visible()


def looking(guest: Visitor) -> None:
    at_table(guest, players=4)
    for place in (0, 1):
        guest.page.locator(f'[data-spot="place:0:{place}"]').click()
    expect(guest.page.locator(".card.up")).to_have_count(2)


def playing(guest: Visitor) -> None:
    at_table(guest, players=5)
    peeked(guest)
    drawn = guest.page.locator('.held[data-spot="held:0"]')
    Clicker(guest.page, Random(1)).play_until(lambda: drawn.count() > 0)


def refused(guest: Visitor) -> None:
    at_table(guest)
    guest.page.locator('[data-spot="discards"]').click()
    expect(guest.page.locator(".rule")).to_be_visible()


def rulebook(guest: Visitor) -> None:
    refused(guest)
    guest.page.locator(".rule").click()
    expect(guest.page.locator(".rule.here")).to_be_visible()


def menu(guest: Visitor) -> None:
    at_table(guest)
    guest.page.locator(".tools button").last.click()
    expect(guest.page.locator("dialog .invite")).to_be_visible()


def round_end(guest: Visitor) -> None:
    at_table(guest, options={"turns": 3})
    peeked(guest)
    Clicker(guest.page, Random(2)).play_until(lambda: guest.page.locator("dialog[open]").count() > 0)


def ending(guest: Visitor) -> None:
    at_table(guest, options={"turns": 3})
    Clicker(guest.page, Random(3)).play_to_the_end()


def past(guest: Visitor) -> None:
    at_table(guest, options={"memory_aid": True})
    peeked(guest)
    if guest.page.locator("aside.closed").count():  # as on a phone
        guest.page.locator(".tabs button").first.click()
    guest.page.get_by_role("button", name="Anna sees").click()
    expect(guest.page.locator(".past")).to_be_visible()


def curtain(guest: Visitor) -> None:
    at_table(guest, names=["Anna", "Boris"])
    peeked(guest)
    passed_on(guest)


def trouble(guest: Visitor) -> None:
    guest.go("/t/NOSUCH")
    expect(guest.page.locator(".alone h1")).to_be_visible()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    screen.__name__.replace("_", "-"): screen
    for screen in (
        front,
        set_up,
        rules,
        preferences,
        waiting,
        joining,
        looking,
        playing,
        refused,
        rulebook,
        menu,
        round_end,
        ending,
        past,
        curtain,
        trouble,
    )
}
