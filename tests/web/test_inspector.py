"""Looking closely at things: with the mouse, a finger, keys, from the log and from the rulebook."""

from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from capotavola.engine.state import State
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.finger import OWN_CLOCK, Finger
from tests.web.tables import at_table
from tests.web.test_screens import axe
from tests.web.tour import inspecting

pytestmark = pytest.mark.slow

LONG, SHORT = 700, 50  # milliseconds


def looking_at_two(guest: Visitor) -> Locator:
    """Two own cards are face up; the first. The others have done all they can: nothing moves meanwhile."""
    at_table(guest)
    if guest.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:  # there the log is closed
        log = guest.page.get_by_role("list", name="Log")
        for name in ("Bruno", "Carla"):
            expect(log).to_contain_text(f"{name} puts everything back")
    for place in (0, 1):
        guest.page.locator(f'[data-spot="place:0:{place}"]').click()
    card = guest.page.locator('[data-spot="place:0:0"]')
    expect(card).to_have_attribute("data-inspect", "card:mole")
    return card


def test_a_mouse_that_rests_sees_the_card_large(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        card = looking_at_two(guest)
        card.hover()
        peek = guest.page.get_by_role("tooltip")
        expect(peek).to_contain_text("Mole")
        expect(peek).to_contain_text("OM-4.4")
        expect(peek).to_be_in_viewport(ratio=1)
        guest.page.locator("header h1").hover()
        expect(peek).to_have_count(0)


def test_a_key_opens_what_has_the_focus_and_the_rulebook_at_its_rule(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as guest:
        card = looking_at_two(guest)
        card.focus()
        guest.page.keyboard.press("i")
        dialog = guest.page.get_by_role("dialog", name="Mole")
        expect(dialog).to_contain_text("In the game")
        assert axe(guest.page) == []
        guest.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(card).to_be_focused()
        guest.page.keyboard.press("i")
        dialog.get_by_role("button", name="Read rule OM-4.4").click()
        expect(guest.page.locator('[id="OM-4.4"]')).to_be_in_viewport()


def test_a_long_press_looks_and_does_not_click(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        guest.context.add_init_script(OWN_CLOCK)
        guest.page.clock.install()
        card = looking_at_two(guest)
        finger = Finger(guest.page)
        finger.down(card, rest=LONG)
        finger.up()
        dialog = guest.page.get_by_role("dialog", name="Mole")
        expect(dialog).to_be_visible()
        expect(guest.page.locator(".refusal p")).to_have_count(0)
        dialog.get_by_role("button", name="Close").click()
        # A short one is a click, here one that is refused.
        finger.down(card, rest=SHORT)
        finger.up()
        expect(guest.page.get_by_role("alert")).to_contain_text("First put back")


def test_a_long_press_of_a_button_shows_what_it_brings_and_does_not_click(
    browser: Browser, house: LiveHouse
) -> None:
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 3, "a long press") as evening,
    ):
        guest.context.add_init_script(OWN_CLOCK)
        guest.page.clock.install()
        evening.play_until(may_draw, at_random(Random(1)))
        evening.look()
        draw = guest.page.locator('.prompt [data-verb="draw"]')
        expect(draw).to_be_visible()
        finger = Finger(guest.page)
        finger.down(draw, rest=LONG)
        finger.up()
        expect(guest.page.locator(".prompt .preview")).to_be_visible()
        expect(draw).to_be_visible()
        finger.down(draw, rest=SHORT)
        finger.up()
        expect(guest.page.locator('.prompt [data-verb="discard"]')).to_be_visible()


def may_draw(state: State) -> bool:
    return any(action.verb.name == "draw" for action in state.legal(MINE))


def test_names_in_the_log_can_be_looked_at(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        inspecting(guest)
        name = guest.page.locator('[data-inspected="card:mole"]')
        expect(name).to_be_visible()


def test_things_in_the_rulebook_can_be_looked_at_without_a_table(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/rules/omerta")
        guest.page.get_by_role("button", name="Safecracker").click()
        dialog = guest.page.get_by_role("dialog", name="Safecracker")
        expect(dialog).to_contain_text("Look into the safe and exchange a card.")
        dialog.get_by_role("button", name="Read rule OM-4.8").click()
        expect(guest.page.locator('[id="OM-4.8"]')).to_be_in_viewport()
