"""What a player meets at the table: refusals, the past, languages, races, spectators, other devices."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from capotavola.engine.state import State
from tests.server.live import LiveHouse, live_house
from tests.services.service import free_port
from tests.web.browser import PHONE, hasty, visitor
from tests.web.evenings import MINE, Evening, at_random
from tests.web.player import Clicker
from tests.web.tables import at_table, drawn, fetched, peeked
from tests.web.test_order import menu_of

pytestmark = pytest.mark.slow


def test_a_click_that_is_not_allowed_explains_itself_and_opens_the_rulebook(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        guest.page.locator('[data-spot="pile"]').click()
        expect(guest.page.get_by_role("alert")).to_contain_text("First everybody looks at two cards")
        guest.page.get_by_role("button", name="Read rule OM-1.6").click()
        rule = guest.page.locator('[id="OM-1.6"]')
        expect(rule).to_be_focused()
        expect(rule).to_be_in_viewport()
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator("dialog")).to_have_count(0)
        # Nothing has changed: the same two cards may still be chosen.
        peeked(guest)


@pytest.mark.rule("OM-4.13")
def test_what_is_not_allowed_now_stays_in_sight_with_its_reason(browser: Browser, house: LiveHouse) -> None:
    """Also for who comes back to the table just then; and on a phone all of it is read."""
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 3, "keys 1") as evening,
    ):
        evening.play_until(may_not_call, at_random(Random(112)))
        evening.look()
        denied = guest.page.locator('[data-denied="omerta"]')
        expect(denied).to_contain_text("While a patrol lies with you, you cannot call Omerta")
        expect(denied).to_have_attribute("aria-disabled", "true")
        expect(denied).to_be_in_viewport(ratio=1)
        expect(guest.page.locator('[data-verb="draw"]')).to_be_in_viewport(ratio=1)
        denied.press("Enter")
        guest.page.get_by_role("button", name="Read rule OM-4.13").click()
        expect(guest.page.locator('[id="OM-4.13"]')).to_be_in_viewport()


def may_not_call(state: State) -> bool:
    """The visitor has the turn, with a patrol."""
    at_turn = MINE in state.deciders() and state.view(None)["step"] == "turn"
    return at_turn and all(action.verb.name != "omerta" for action in state.legal(MINE))


def test_the_language_changes_in_mid_game_without_a_new_page(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        guest.page.evaluate("window.same = true")
        expect(guest.page.locator(".prompt")).to_contain_text("Choose two of your four cards")
        guest.page.get_by_role("button", name="Menu").click()
        guest.page.get_by_role("button", name="Preferences").click()
        guest.page.get_by_label("Language").select_option("fa")
        expect(guest.page.locator("html")).to_have_attribute("dir", "rtl")
        expect(guest.page.locator(".prompt")).to_contain_text("کارت")
        expect(guest.page.locator("header h1")).not_to_have_text("Omerta")
        assert guest.page.evaluate("window.same") is True
        # Cards are laid from left to right in every language.
        boxes = [guest.page.locator(f'[data-spot="place:0:{place}"]').bounding_box() for place in (0, 1)]
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["x"] < boxes[1]["x"]


def test_persian_digits_are_a_preference(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, lang="fa") as guest:
        at_table(guest)
        number = guest.page.locator('[data-spot="place:0:1"] .number')
        expect(number).to_have_text("۲")
        guest.page.get_by_role("button", name="منو").click()
        guest.page.get_by_role("button", name="تنظیمات").click()
        guest.page.locator("dialog select").nth(1).select_option("latin")
        expect(number).to_have_text("2")


def test_a_line_of_the_log_shows_the_table_at_that_moment(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest, options={"memory_aid": True})
        peeked(guest)
        log = guest.page.get_by_role("list", name="Log")
        log.get_by_role("button", name="Anna sees").click(position={"x": 4, "y": 4})
        seen = guest.page.locator('[data-seat="0"] .card.up')
        expect(seen).to_have_count(2)
        expect(guest.page.locator(".prompt")).to_contain_text("the past")
        guest.page.get_by_role("button", name="Back to now").click()
        expect(guest.page.locator(".past")).to_have_count(0)


def test_without_the_memory_aid_what_was_seen_must_be_remembered(browser: Browser, house: LiveHouse) -> None:
    """OM-R14: also in the log and in the past, until the game is over."""
    with visitor(browser, house.url) as guest:
        hasty(guest)
        at_table(guest, options={"turns": 1})
        peeked(guest)
        log = guest.page.get_by_role("list", name="Log")
        expect(log).not_to_contain_text("Anna sees")
        log.get_by_role("button", name="Anna looks").click()
        expect(guest.page.locator(".past")).to_be_visible()
        expect(guest.page.locator('[data-seat="0"] .card.up')).to_have_count(0)
        guest.page.get_by_role("button", name="Back to now").click()
        Clicker(guest.page, Random(4)).play_to_the_end()
        expect(log).to_contain_text("Anna sees")


def test_a_house_that_was_killed_is_found_again_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    port = str(free_port())
    with live_house(tmp_path, CAPO_PORT=port) as first, visitor(browser, first.url) as guest:
        hasty(guest)
        # Where the line comes back by plain requests, the browser tells of a choice that came too late.
        guest.allowed.append("status of 409")
        at_table(guest, options={"turns": 1})
        line = guest.page.locator("[data-line]")
        expect(line).to_have_attribute("data-line", "connected")
        fetched(guest)
        first.kill()
        expect(line).to_have_attribute("data-line", "reconnecting")
        # What is clicked meanwhile is said when the line is back.
        for place in (0, 1):
            guest.page.locator(f'[data-spot="place:0:{place}"]').click()
        with live_house(tmp_path, CAPO_PORT=port):
            expect(line).to_have_attribute("data-line", "connected")
            expect(guest.page.locator('[data-verb="put-back"]')).to_be_visible()
            Clicker(guest.page, Random(6)).play_to_the_end()


def test_ending_a_game_is_asked_for_twice_and_a_game_that_goes_on_is_found_first(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as guest:
        code = at_table(guest)
        drawn(guest.page)
        guest.go("/")
        mine = guest.page.locator("main > section").first
        expect(mine.get_by_role("heading").first).to_have_text("Your games")
        mine.get_by_role("link", name=code).click()
        menu = menu_of(guest)
        menu.get_by_role("button", name="Propose to end the game").click()
        expect(menu.get_by_role("alert")).to_contain_text("nobody wins")
        menu.get_by_role("button", name="Not now").click()
        assert guest.page.request.get(f"/api/tables/{code}").json()["status"] == "playing"
        for _ in range(2):
            menu.get_by_role("button", name="Propose to end the game").click()
        guest.page.get_by_role("dialog").get_by_role("link", name="To the front page").click()
        over = guest.page.locator(
            "section", has=guest.page.get_by_role("heading", name="Games that are over")
        )
        expect(over.get_by_role("link", name=code)).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hidden_card(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, visitor(browser, house.url, PHONE) as other:
        code = at_table(guest)
        for place in (0, 1):
            guest.page.locator(f'[data-spot="place:0:{place}"]').click()
        expect(guest.page.locator(".card.up")).to_have_count(2)
        other.go(f"/t/{code}")
        other.page.get_by_role("button", name="Just watch").click()
        expect(other.page.locator(".board")).to_be_visible()
        expect(other.page.locator(".card.up")).to_have_count(0)
        expect(other.page.locator('[data-legal="true"]')).to_have_count(0)


def test_quick_phrases_are_read_in_the_own_language(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna, visitor(browser, house.url, lang="ru") as boris:
        code = at_table(anna, start=False, fill=None)
        boris.go(f"/t/{code}")
        boris.page.get_by_role("textbox").fill("Борис")
        boris.page.locator("form button.main").click()
        expect(anna.page.locator(".room")).to_contain_text("Борис")
        anna.page.locator("summary").click()
        anna.page.get_by_role("button", name="Good luck!").click()
        expect(boris.page.locator(".chat ol")).to_contain_text("Удачи")
        expect(anna.page.locator(".chat ol")).to_contain_text("Good luck!")
