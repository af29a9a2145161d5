"""La Cosa Nostra's questions in the browser: what was decided, what answers cost, what need not be asked."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import Task, View
from tests.server.live import LiveHouse
from tests.web.browser import DESK, Visitor, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.tour_cosanostra import guns_for_hire
from tests.web.wire import Wire

FIVE = 5

pytestmark = pytest.mark.slow


def seen(state: State, viewer: int | None = None) -> View:
    return msgspec.convert(state.view(viewer), View)


def asked(what: Callable[[View], bool]) -> Callable[[State], bool]:
    return lambda state: MINE in state.deciders() and what(seen(state, MINE))


def quietly(luck: Random) -> Callable[[State, int, list[Action]], Action]:
    """Schemers stay in the hand, and nobody answers."""

    def choose(_: State, __: int, legal: list[Action]) -> Action:
        kept = [one for one in legal if one.verb.name not in ("scheme", "skip", "new-market", "play")]
        passing = [one for one in kept if one.verb.name == "pass"]
        return luck.choice(passing or kept)

    return choose


def test_the_question_says_what_was_just_decided(browser: Browser, house: LiveHouse) -> None:
    """Though nothing of it was told yet: the page tells at its own pace, and asks at once."""

    def held_up(state: State) -> bool:
        return state.deciders() == [MINE] and seen(state).asked.window == "hold-ups"

    with (
        visitor(browser, house.url, still=False) as anna,
        Evening(anna, house.url, "cosanostra", 3, "a tour 65") as evening,
    ):
        evening.play_until(held_up, at_random(Random(1)))
        evening.look()
        decided = anna.page.locator(".prompt.asked [data-decided]")
        expect(decided).to_contain_text("rolls")


def test_to_carry_out_and_to_cancel_say_what_they_cost_and_bring(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna:
        page, (man, task) = anna.page, planned(anna, house, lambda task: bool(task.business))
        spot = page.locator(f'[data-spot="man:{man}"][data-legal="true"]').first
        spot.click()
        button = page.locator('.prompt .buttons [data-verb="do"]')
        expect(button).to_contain_text(f"costs ${task.price:,}")
        expect(button).to_contain_text(f"earns ${task.income:,}")
        expect(page.locator('.prompt .buttons [data-verb="cancel"]')).to_contain_text("goes under the deck")


def planned(guest: Visitor, house: LiveHouse, wanted: Callable[[Task], bool]) -> tuple[str, Task]:
    """Anna's turn, with a task that can be carried out."""

    def doable(state: State) -> list[tuple[str, Task]]:
        if state.deciders() != [MINE] or seen(state).step != "action-turn":
            return []
        able = {one.value().get("gangster") for one in state.legal(MINE) if one.verb.name == "do"}
        men = [man for man in seen(state, MINE).seats[MINE].gangsters if man.gangster in able]
        return [(man.gangster, task) for man in men for task in man.tasks if wanted(task)]

    with Evening(guest, house.url, "cosanostra", 3, "a table of the tests") as evening:
        evening.play_until(lambda state: bool(doable(state)), at_random(Random(1)))
        evening.look()
        return doable(evening.state)[0]


def test_who_wants_is_not_asked_about_schemers_and_may_take_it_back(
    browser: Browser, house: LiveHouse
) -> None:
    """LC-R25: before every turn of others. It is said by itself until the player wants otherwise."""
    about_schemers = asked(lambda view: view.asked.window == "schemes")
    with (
        visitor(browser, house.url) as anna,
        Evening(anna, house.url, "cosanostra", 3, "a table of the tests") as evening,
    ):
        page, wire = anna.page, Wire(anna.page)
        evening.play_until(about_schemers, quietly(Random(1)))
        evening.look()
        page.locator(".prompt [data-quiet]").check()
        standing = page.locator('[data-standing="schemes"]')
        expect(standing).to_be_visible()
        for _ in range(2):
            assert wire.wait_for_acts(1) == [{"verb": "pass"}]
            evening.saw(MINE, {"verb": "pass"})
            evening.play_until(about_schemers, quietly(Random(1)))
        wire.wait_for_acts(1)
        evening.saw(MINE, {"verb": "pass"})
        standing.click()
        expect(standing).to_have_count(0)
        evening.play_until(about_schemers, quietly(Random(1)))
        expect(page.locator(".prompt.asked [data-quiet]")).not_to_be_checked()


@pytest.mark.parametrize("players", [3, FIVE])
def test_hiring_is_all_in_sight_on_a_desk(browser: Browser, house: LiveHouse, players: int) -> None:
    options: dict[str, Json] = {"expansion": True}
    with visitor(browser, house.url, DESK) as anna:
        if players == FIVE:
            hiring = asked(lambda view: view.step == "hiring" and view.round > 1)
            with Evening(anna, house.url, "cosanostra", FIVE, "a tour 27", options) as evening:
                evening.play_until(hiring, at_random(Random(1)))
                evening.look()
        else:
            guns_for_hire(anna)
        page = anna.page
        expect(page.locator('[data-spot^="hire:"]').first).to_be_visible()
        for spot in page.locator('[data-spot^="hire:"]').all():
            expect(spot).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        if players < FIVE:  # with so many families the own hand may have to be scrolled to, inside the board
            hidden = page.locator(".board").evaluate("(of) => of.scrollHeight - of.clientHeight")
            assert hidden <= 0
