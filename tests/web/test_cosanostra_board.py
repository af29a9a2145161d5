"""The board of La Cosa Nostra in the browser (LC-R46): one writes, another reads it and makes an offer."""

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.state import State
from capotavola.games.cosanostra.shown.types import View
from tests.boxes import game_of
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, until, visitor
from tests.web.deals import planning, send_offer, three_people
from tests.web.evenings import LATEST, MINE, at_random

GAME = game_of("cosanostra")

pytestmark = pytest.mark.slow


def open_board(page: Page) -> None:
    page.get_by_role("button", name="Board", exact=True).click()


def first_kind(state: State, seat: int) -> tuple[str, str]:
    """A business of theirs that is active, and its kind."""
    found = next(one for one in msgspec.convert(state.view(None), View).seats[seat].businesses if one.active)
    return found.business, found.kind


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_posts_and_the_other_touches_it_and_offers(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url, size) as boris,
        three_people(anna, house) as evening,
    ):
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        evening.seat(boris, 1)
        business, kind = first_kind(evening.state, 1)
        own, _ = first_kind(evening.state, 0)

        open_board(anna.page)
        anna.page.locator('aside [data-verb="post"]').click()
        desk = anna.page.locator(".desk")
        desk.locator(f'[data-field="want"] [data-thing="use:{kind}"]').click()
        desk.locator(f'[data-field="have"] [data-thing="use:{own}"]').click()
        send_offer(anna.page)
        expect(anna.page.locator('[data-note="0"]')).to_be_visible()

        open_board(boris.page)
        note = boris.page.locator('[data-note="0"]')
        note.locator('[data-wish^="want:"]').click()
        given = boris.page.locator(f'.desk [data-field="give"] [data-thing="use:{business}"]')
        expect(given).to_have_attribute("aria-pressed", "true")
        taken = boris.page.locator(f'.desk [data-field="want"] [data-thing="use:{own}"]')
        # A phone's desk covers the board, and has the same things on it.
        (taken if size == PHONE else note.locator('[data-wish^="have:"]')).click()
        expect(given).to_have_attribute("aria-pressed", "true")
        expect(taken).to_have_attribute("aria-pressed", "true")
        send_offer(boris.page)

        offered = anna.page.locator('[data-offer="1"]')
        offered.locator('[data-verb="accept"]').click()
        expect(offered).to_have_count(0)
        expect(anna.page.locator('[data-note="0"] [data-wish]')).to_have_count(0)
        expect(anna.page.locator(f'[data-spot="marker:{business}"]')).to_be_visible()


def test_a_note_is_changed_and_taken_down(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        open_board(page)
        expect(page.locator("aside")).to_contain_text("Nobody has put up a note yet.")
        evening.say(
            1, {"type": "act", "seen": LATEST, "action": {"verb": "post", "want": ["gangster", "2000"]}}
        )
        expect(page.locator('[data-note="1"]')).to_contain_text("Any gangster")
        page.locator('aside [data-verb="post"]').click()
        page.locator('.desk [data-field="want"] [data-thing="gangster"]').click()
        send_offer(page)
        note = page.locator('[data-note="0"]')
        expect(note).to_contain_text("Any gangster")
        page.locator('aside [data-verb="post"]').click()
        page.locator('.desk [data-field="want"] .amount button').last.click()
        send_offer(page)
        expect(note).to_contain_text("$1,000")
        page.locator('aside [data-verb="post-nothing"]').click()
        expect(note).to_have_count(0)
        page.locator('[data-note="1"] [data-verb="offer"]').click()
        expect(page.locator('.desk [data-field="give"] [role="spinbutton"]').first).to_have_attribute(
            "aria-valuenow", "2000"
        )


def test_who_comes_back_sees_what_was_offered_meanwhile(browser: Browser, house: LiveHouse) -> None:
    """What stands waits for an answer; what went says why."""
    with visitor(browser, house.url, PHONE) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        for seat, action in ((1, "offer 0 give 2000"), (1, "pay 2 1000"), (2, "offer 0 give 1000")):
            evening.act(seat, GAME.parse(action))
        evening.look()
        page = anna.page
        answers = page.locator('[data-offer="2"] .answers')
        for rival in (1, 2):  # what is open above it moves it out of sight
            page.locator(f'.strip [data-seat="{rival}"] .open').click()
        page.locator(".board").evaluate("(of) => of.scrollTo(0, 0)")
        expect(answers).not_to_be_in_viewport()
        waits = page.get_by_role("button", name="1 offer on the table waits for your answer")
        waits.click()
        expect(answers).to_be_in_viewport()
        expect(waits).to_have_count(0)
        gone = page.locator(".meanwhile")
        expect(gone).to_contain_text("Boris no longer has so much cash")
        expect(page.locator('[data-offer="1"]')).to_have_count(0)
        page.locator('[data-offer="2"] [data-verb="accept"]').click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        expect(gone).to_have_count(0)


def test_what_jobs_lack_is_asked_of_who_could_lend_it(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(lambda state: planning(state) and bool(lenders(state)), at_random(Random(1)))
        evening.look()
        page = anna.page
        business = lenders(evening.state)[0]
        expect(page.locator(f'[data-spot="business:{business}"]').first).to_have_accessible_name(
            re.compile("for ")
        )
        open_board(page)
        page.locator(f'[data-lender="{business}"]').click()
        wanted = page.locator(f'.desk [data-field="want"] [data-thing="use:{business}"]')
        expect(wanted).to_have_attribute("aria-pressed", "true")


def lenders(state: State) -> list[str]:
    """Businesses of others that the visitor's jobs lack."""
    lacking = msgspec.convert(state.view(MINE), View).lacking
    return [business for lacks in lacking.values() for lack in lacks for business in lack.lenders]


def test_a_debt_is_announced_in_the_round_it_falls_due_and_paid_with_one_touch(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.act(MINE, GAME.parse("offer 1 promise pay:1000@1"))
        evening.act(1, GAME.parse("accept 0"))
        evening.look()
        page = anna.page
        expect(page.locator(".matters")).to_contain_text("Due this round")
        expect(page.locator('.matters [data-verb="settle"]')).to_have_text(
            "Keep the promise to Boris: $1,000"
        )
        page.locator('.matters [data-verb="settle"]').click()
        expect(page.locator('[data-spot="cash:0"]').first).to_contain_text("$1,000")
        expect(page.locator('.matters [data-verb="settle"]')).to_have_count(0)


# How far from where the next card begins, or the card itself ends, what is said on a card ends, in pixels.
ASTRAY = """() => {
    const cards = [...document.querySelectorAll('.hand .job')];
    const end = (one) => one.getBoundingClientRect().right;
    return cards.map((card, place) => {
        const next = cards[place + 1]?.getBoundingClientRect().left ?? Infinity;
        return Math.abs(Math.min(end(card), next) - end(card.querySelector('.brings')));
    });
}"""
NEARLY = 12


@pytest.mark.parametrize("size", [PHONE, DESK, (860, 700)], ids=["phone", "desk", "small"])
def test_what_a_job_says_lies_under_no_other_card_and_fills_its_own(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with visitor(browser, house.url, size) as anna, three_people(anna, house) as evening:
        evening.play_until(lambda state: planning(state) and jobs_of(state) > 6, at_random(Random(3)))
        evening.look()
        expect(anna.page.locator(".hand .job")).to_have_count(jobs_of(evening.state))
        until(
            anna.page,
            lambda: max(anna.page.evaluate(ASTRAY)) < NEARLY,
            lambda: anna.page.evaluate(ASTRAY),
        )


def jobs_of(state: State) -> int:
    return len(msgspec.convert(state.view(MINE), View).seats[MINE].hand or [])
