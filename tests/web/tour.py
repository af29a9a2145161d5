"""All screens of the page, and the way to each."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from capotavola.engine.state import State
from tests.web import tour_cosanostra as cosanostra
from tests.web.browser import PHONE, Visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.player import OVER
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
    """Anna has drawn a card."""
    with Evening(guest, guest.house, "omerta", 5, "a tour") as evening:
        evening.play_until(
            lambda state: MINE in state.deciders() and state.view(MINE)["held"] is not None,
            at_random(Random(1)),
        )
        evening.look()
    expect(guest.page.locator('.held[data-spot="held:0"]')).to_be_visible()


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
    with Evening(guest, guest.house, "omerta", 3, "a tour", {"turns": 1}) as evening:
        last = evening.play_to_the_brink(lambda state: state.view(None)["round"] == 2, at_random(Random(2)))
        evening.look()
        evening.act(*last)
    expect(guest.page.locator("dialog[open]:has(.summary)")).to_be_visible()


def ending(guest: Visitor) -> None:
    with Evening(guest, guest.house, "omerta", 3, "a tour", {"turns": 1}) as evening:
        evening.play_until(lambda state: state.outcome() is not None, at_random(Random(3)))
        evening.look()
    expect(guest.page.locator(OVER)).not_to_have_count(0)


def past(guest: Visitor) -> None:
    at_table(guest, options={"memory_aid": True})
    peeked(guest)
    if guest.page.locator("aside.closed").count():  # as on a phone
        guest.page.locator(".tabs button").first.click()
    guest.page.get_by_role("button", name="Anna sees").click(position={"x": 4, "y": 4})
    expect(guest.page.locator(".past")).to_be_visible()


def inspecting(guest: Visitor) -> None:
    """What was seen stays in the log with the memory aid, and can be looked at from there."""
    at_table(guest, options={"memory_aid": True})
    peeked(guest)
    if guest.page.locator("aside.closed").count():  # as on a phone
        guest.page.locator(".tabs button").first.click()
    guest.page.locator(".lines .thing").first.click()
    expect(guest.page.locator(".inspector.large")).to_be_visible()


def curtain(guest: Visitor) -> None:
    at_table(guest, names=["Anna", "Boris"])
    peeked(guest)
    passed_on(guest)


def trouble(guest: Visitor) -> None:
    guest.go("/t/NOSUCH")
    expect(guest.page.locator(".alone h1")).to_be_visible()


def corleone_set_up(guest: Visitor) -> None:
    guest.go("/new/corleone")


def corleone_turn(guest: Visitor) -> None:
    corleone(guest, 5, "turn", act=3)


def corleone_opening(guest: Visitor) -> None:
    """What an act brings is shown over the table."""
    with Evening(guest, guest.house, "corleone", 4, "a tour") as evening:
        last = evening.play_to_the_brink(lambda state: state.view(None)["act"] == 2, at_random(Random(1)))
        evening.look()
        evening.act(*last)
    expect(guest.page.locator("dialog[open]")).to_be_visible()


def corleone_icons(guest: Visitor) -> None:
    corleone(guest, 3, "use")


def corleone_bid(guest: Visitor) -> None:
    corleone(guest, 5, "bids", act=2)  # with something in the suitcase
    guest.page.locator('.prompt [data-verb="bid"]').click()
    expect(guest.page.locator(".composer")).to_be_visible()


def corleone_ally(guest: Visitor) -> None:
    corleone(guest, 3, "choosing")


def corleone_discards(guest: Visitor) -> None:
    corleone(guest, 4, "discards")
    # Where cards overlap, each is taken at its edge.
    guest.page.locator('[data-spot^="hand:"][data-legal="true"]').first.click(position={"x": 6, "y": 20})
    expect(guest.page.locator(".needs")).to_be_visible()


def corleone_rival(guest: Visitor) -> None:
    corleone(guest, 4, "turn", act=2)
    if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:  # else all of it is in sight
        guest.page.get_by_role("button", name="All that Carla has").click()
        expect(guest.page.get_by_role("dialog", name="Carla")).to_be_visible()


def corleone_inspecting(guest: Visitor) -> None:
    corleone(guest, 3, "turn")
    guest.page.locator("[data-inspect^='business:']").first.hover()
    expect(guest.page.locator(".inspector")).to_be_visible()


def corleone_ending(guest: Visitor) -> None:
    with Evening(guest, guest.house, "corleone", 3, "a tour") as evening:
        evening.play_until(lambda state: state.outcome() is not None, at_random(Random(1)))
        evening.look()
    expect(guest.page.locator(OVER)).not_to_have_count(0)


def corleone(guest: Visitor, players: int, step: str, act: int = 1) -> None:
    """Anna is asked that, with nothing before the table."""
    with Evening(guest, guest.house, "corleone", players, "a tour") as evening:
        evening.play_until(lambda state: is_asked(state, step, act), at_random(Random(1)))
        evening.look()
    guest.page.add_locator_handler(guest.page.locator("dialog[open] .main"), lambda button: button.click())
    expect(guest.page.locator(".prompt.asked")).to_be_visible()


def is_asked(state: State, step: str, act: int) -> bool:
    view = state.view(None)
    return MINE in state.deciders() and view["step"] == step and view["act"] == act


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
        inspecting,
        curtain,
        trouble,
        corleone_set_up,
        corleone_opening,
        corleone_turn,
        corleone_icons,
        corleone_bid,
        corleone_ally,
        corleone_discards,
        corleone_rival,
        corleone_inspecting,
        corleone_ending,
        *cosanostra.SCREENS,
    )
}
