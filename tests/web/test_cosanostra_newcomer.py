"""La Cosa Nostra for who has never seen it: what glows, what is spelled out, what is explained, what fits."""

import re
from importlib.resources import files
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.state import State
from capotavola.speech.languages import LANGUAGES
from tests.server.live import LiveHouse
from tests.web.browser import Visitor, visitor
from tests.web.deals import begin_offer, more_cash, planning, send_offer, three_people
from tests.web.evenings import MINE, Evening, at_random
from tests.web.tables import drawn
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

# What is written reaches out of where it is seen: pixels across and down. Lines are as high as they are set.
SPILT = """(one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const tops = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
    const high = tops.size * parseFloat(getComputedStyle(one).lineHeight);
    return [one.scrollWidth - one.clientWidth, high - one.clientHeight];
}"""
# Of names for the viewer's gangsters, those that are not read whole above what lies below.
UNREAD = """(names) => {
    const name = document.querySelector('.man.own .name');
    const next = name.closest('.man').lastElementChild;
    return names.filter((one) => {
        name.textContent = one;
        const words = document.createRange();
        words.selectNodeContents(name);
        const said = words.getBoundingClientRect();
        const room = name.closest('.man').clientWidth;
        return !said.height || said.width > room + 1 || said.bottom > next.getBoundingClientRect().top + 1;
    });
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
            across, down = page.locator(".prompt .text.half").evaluate(SPILT)
            assert across <= 0, lang
            assert down <= 1, lang  # the question is still read whole
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


def test_the_chance_on_a_job_says_whose_it_is(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, LOW) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        job = page.locator('.hand [data-spot^="hand:"]', has=page.locator(".chance")).first
        expect(job.locator(".unseen").first).to_contain_text("the best of your idle gangsters")
        job.hover()
        looked_at = page.locator(".inspector .note")
        for lang in LANGUAGES:
            choose_language(page, lang)
            job.hover()
            expect(looked_at).to_contain_text("%" if lang != "fa" else "٪")
            said = page.evaluate("() => document.querySelector('.hand [data-about]').dataset.about")
            assert "(" in said  # with a gangster's name
            page.mouse.move(1, 1)
            expect(looked_at).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, (390, 844)], ids=["desk", "phone"])
def test_every_gangster_is_named_whole(browser: Browser, house: LiveHouse, size: tuple[int, int]) -> None:
    names = [name for lang in LANGUAGES for name in gangsters(lang)]
    assert len(set(names)) > 50
    with visitor(browser, house.url, size) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        drawn(anna.page)
        assert anna.page.evaluate(UNREAD, names) == []


def gangsters(lang: str) -> list[str]:
    text = (files("capotavola.games.cosanostra") / "text" / f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^gangster-\S+ = (.+)$", text, re.MULTILINE)


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
            ("useless", "", "ask what they want"),  # the board is empty
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
