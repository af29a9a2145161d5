"""La Cosa Nostra for who has never seen it: what glows, what is spelled out, what is explained, what fits."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.state import State
from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import Visitor, visitor
from tests.web.deals import begin_offer, more_cash, planning, send_offer, three_people
from tests.web.evenings import MINE, Evening, at_random
from tests.web.test_screens import choose_language

LOW = (1280, 800)
PERSUADER = "matchstick-nino-blundetto"
GLOWING = ".spot.legal"
# Buttons of the prompt that are not seen whole.
CUT = """() => {
    const { top, bottom } = document.querySelector('.prompt').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt .buttons button')]
        .filter((one) => one.getBoundingClientRect().top < top || one.getBoundingClientRect().bottom > bottom)
        .map((one) => one.textContent);
}"""

pytestmark = pytest.mark.slow


def may_persuade(state: State) -> bool:
    """The visitor's turn, with a Persuasion that could be used on six businessmen."""
    if state.deciders() != [MINE] or not any(one.verb.name == "attack-business" for one in state.legal(MINE)):
        return False
    mine = [one.value() for one in state.legal(MINE) if one.verb.name == "attack-business"]
    return len([one for one in mine if one["gangster"] == PERSUADER]) > 5


def at_persuasion(guest: Visitor, house: LiveHouse) -> Page:
    with Evening(guest, house.url, "cosanostra", 4, "eyes 0") as evening:
        evening.play_until(may_persuade, at_random(Random(1)))
        evening.look()
    expect(guest.page.locator(".prompt.asked")).to_be_visible()
    return guest.page


def test_every_way_to_use_a_job_is_spelled_out_and_no_button_is_cut(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url, LOW) as anna:
        page = at_persuasion(anna, house)
        for lang in LANGUAGES:
            choose_language(page, lang)
            page.locator(f'[data-spot="man:{PERSUADER}"]').first.click()
            ways = page.locator('.prompt .buttons [data-verb="attack-business"]')
            expect(ways).to_have_count(6)
            expect(ways.first).to_contain_text("(")  # whose it is
            expect(page.locator(".prompt .needs")).to_be_in_viewport(ratio=1)
            assert page.evaluate(CUT) == []
            page.locator(f'[data-spot="man:{PERSUADER}"]').first.click()  # chosen no more
            expect(ways).to_have_count(0)


def test_planning_glows_where_it_begins_and_the_rest_when_it_has(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, LOW) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        glowing = page.locator(GLOWING)
        expect(glowing.first).to_be_visible()
        kinds = {str(one.get_attribute("data-spot")).split(":")[0] for one in glowing.all()}
        assert kinds == {"man", "hand"}
        assert page.locator(f'section:not([data-seat="0"]) {GLOWING}').count() == 0  # nobody else's
        page.locator(f'[data-seat="0"] {GLOWING}[data-spot^="man:"]').first.click()
        expect(page.locator(f'{GLOWING}[data-spot^="sale:"]').first).to_be_visible()
        expect(page.locator(".prompt .needs")).to_contain_text("Now his task")


def test_an_offer_is_declined_without_a_reason_unless_one_is_wanted(
    browser: Browser, house: LiveHouse
) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url) as boris,
        three_people(anna, house) as evening,
    ):
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        evening.seat(boris, 1)
        for reason, told, advice in (
            (None, "declines the offer", "ask somebody else"),
            ("too-little", "“That is too little.”", "Give more"),
        ):
            begin_offer(anna.page, "Boris")
            more_cash(anna.page, "give")
            more_cash(anna.page, "want")
            send_offer(anna.page)
            offered = boris.page.locator('[data-offer="0"]')
            expect(offered.locator("[data-why], select")).to_have_count(0)
            if reason is None:
                offered.locator('[data-verb="decline"]').click()
            else:
                offered.get_by_role("button", name="Decline and say why").click()
                offered.locator(f'[data-why="{reason}"]').click()
            answer = anna.page.locator('[data-declined="1"]')
            expect(answer).to_contain_text(told)
            expect(answer).to_contain_text(advice)


def test_a_monopoly_says_what_it_takes_and_what_it_pays(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, LOW) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        monopoly = anna.page.locator('[data-spot="monopoly:drugs"]')
        expect(monopoly).to_contain_text("+5,000")
        monopoly.get_by_role("button").click()
        told = anna.page.get_by_role("dialog")
        expect(told).to_contain_text("at least 2 active")
        expect(told).to_contain_text("$5,000 more income")
        expect(told.get_by_role("button", name="Read rule LC-5.5")).to_be_visible()
