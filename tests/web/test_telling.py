"""What happened is told one after the other, at the viewer's pace; and nobody has to wait for it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.action import Action
from capotavola.engine.state import State
from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, visitor
from tests.web.evenings import MINE, Evening
from tests.web.overlaps import covering
from tests.web.tables import at_table, fetched

pytestmark = pytest.mark.slow

SKIP = '[data-tell="skip"]'
AGAIN = '[data-tell="again"]'
PILE = '[data-spot="pile"][data-legal="true"]'
LIKED = ["pass", "put-back", "peek", "replace", "draw"]
# All that the board says of its places.
BOARD = "() => [...document.querySelectorAll('.board [data-spot] .unseen')].map((one) => one.textContent)"


@contextmanager
def watching(
    browser: Browser, house: LiveHouse, pace: str, still: bool = False, size: tuple[int, int] = DESK
) -> Iterator[Evening]:
    """Anna watches; all have looked at their two cards, and Carla is to begin."""
    liked = json.dumps(json.dumps({"pace": pace}))
    with (
        visitor(browser, house.url, size, still=still) as guest,
        Evening(guest, house.url, "omerta", 3, "told 9") as evening,
    ):
        guest.context.add_init_script(f"localStorage.setItem('capotavola.preferences', {liked})")
        evening.look()
        evening.play_until(lambda state: state.view(None)["step"] == "turn", plainly)
        expect(guest.page.get_by_role("log")).to_contain_text("Turn: Carla")
        yield evening


def plainly(_: State, __: int, legal: list[Action]) -> Action:
    """Draws, keeps what was drawn, and leaves the others alone."""
    return min(legal, key=lambda action: LIKED.index(action.verb.name) if action.verb.name in LIKED else 9)


def turn_comes(evening: Evening) -> Page:
    """The others have done something, and now it is Anna's turn."""
    page = evening.guest.page
    page.keyboard.press("Escape")
    expect(page.locator(SKIP)).to_have_count(0)
    evening.play_until(lambda state: state.deciders() == [MINE], plainly)
    expect(page.locator(PILE)).to_be_visible()
    return page


def steps(page: Page) -> list[str]:
    """What is told until all is told, each with a key."""
    said: list[str] = []
    while page.locator(SKIP).count():
        said.append(page.locator(".bubble").last.inner_text())
        page.keyboard.press("n")
        page.wait_for_timeout(30)
    return said


def log(page: Page) -> list[str]:
    """What screen readers have heard so far, line by line: each at once when it happened."""
    return page.locator('[role="log"] p').all_inner_texts()


def test_events_are_told_in_their_order_and_once_more_with_a_key(browser: Browser, house: LiveHouse) -> None:
    with watching(browser, house, "step") as evening:
        page = turn_comes(evening)
        before = page.evaluate(BOARD)
        first = steps(page)
        assert len(first) > 1
        lines = iter(log(page))
        assert all(one in lines for one in first)  # each is found after the one before it
        now = page.evaluate(BOARD)
        assert now != before
        page.keyboard.press("r")
        again = steps(page)
        assert again[-len(first) :] == first
        assert page.evaluate(BOARD) == now


def test_the_table_is_as_it_was_until_it_is_told_and_as_it_is_when_skipped(
    browser: Browser, house: LiveHouse
) -> None:
    with watching(browser, house, "step") as evening:
        page = turn_comes(evening)
        lagging = page.evaluate(BOARD)
        page.keyboard.press("Escape")
        expect(page.locator(".bubble, .sky .thing")).to_have_count(0)
        skipped = page.evaluate(BOARD)
        assert skipped != lagging
        page.reload()
        expect(page.locator(".prompt.asked")).to_be_visible()
        assert page.evaluate(BOARD) == skipped


def test_who_may_take_the_top_discard_sees_which_it_is(browser: Browser, house: LiveHouse) -> None:
    """Not the one that lay there before what is still told."""
    with watching(browser, house, "step") as evening:
        page = turn_comes(evening)
        expect(page.locator(SKIP)).to_be_visible()
        shown = page.locator('[data-spot="discards"]').inner_text()
        page.keyboard.press("Escape")
        expect(page.locator(SKIP)).to_have_count(0)
        assert page.locator('[data-spot="discards"]').inner_text() == shown
        assert f"Discard pile: {str(evening.state.view(MINE)['top']).capitalize()}" in shown


def test_a_decision_needs_no_waiting(browser: Browser, house: LiveHouse) -> None:
    with watching(browser, house, "step") as evening:
        page = turn_comes(evening)
        expect(page.locator(f".bubble, {SKIP}")).to_have_count(2)
        page.locator(PILE).click()
        expect(page.locator(f".bubble, {SKIP}")).to_have_count(0)
        expect(page.get_by_role("log")).to_contain_text("Anna draws")


def test_screen_readers_hear_it_when_it_happens(browser: Browser, house: LiveHouse) -> None:
    with watching(browser, house, "step") as evening:
        page = turn_comes(evening)
        spoken = log(page)
        shown = page.locator(".bubble").last.inner_text()
        later = spoken[spoken.index(shown) + 1 :]
        told = steps(page)[1:]
        assert told
        assert set(told) <= set(later)
        assert log(page) == spoken


def test_what_has_changed_is_marked_until_one_acts(browser: Browser, house: LiveHouse) -> None:
    with watching(browser, house, "fast") as evening:
        page = turn_comes(evening)
        marks = page.locator(".spot [data-changed]")
        expect(page.locator(SKIP)).to_have_count(0)
        # What everybody sees change in the middle is not marked.
        expect(marks).to_have_count(1)
        places = marks.evaluate_all("(marks) => marks.map((one) => one.dataset.changed)")
        assert places == ["place:2:0"]
        page.locator(PILE).click()
        expect(page.locator(".held")).to_be_visible()
        expect(marks).to_have_count(0)


@pytest.mark.parametrize(("pace", "still"), [("off", False), ("normal", True)])
def test_where_nothing_moves_only_words_remain(
    browser: Browser, house: LiveHouse, pace: str, still: bool
) -> None:
    with watching(browser, house, pace, still) as evening:
        evening.guest.page.evaluate(
            """() => new MutationObserver(() => {
                window.lagged ||= document.querySelector('[data-tell="skip"]') !== null;
                window.spoke ||= document.querySelector('.bubble')?.textContent.includes('Carla');
            }).observe(document.body, { childList: true, subtree: true })"""
        )
        page = turn_comes(evening)
        page.wait_for_function("window.spoke")
        assert not page.evaluate("window.lagged")


def test_what_must_be_remembered_is_not_shown_again(browser: Browser, house: LiveHouse) -> None:
    """OM-R14: a turn that begins with a look at one's own cards is told again without them."""
    with watching(browser, house, "step") as evening:
        page = evening.guest.page
        expect(page.get_by_role("log")).to_contain_text("Anna sees")
        expect(page.locator(f"{SKIP}, {AGAIN}")).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        said = steps(page)
        assert said
        assert not any("Anna sees" in one for one in said)
        expect(page.locator('[data-seat="0"] .card.up')).to_have_count(0)


def test_the_keys_are_listed(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        expect(guest.page.locator(".prompt.asked")).to_be_visible()
        guest.page.keyboard.press("?")
        keys = guest.page.get_by_role("dialog", name="Keys at the table")
        expect(keys).to_contain_text("since my last turn")
        expect(keys).to_contain_text("Draw pile")


def test_the_pace_is_kept(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/")
        pace = guest.page.get_by_label("What others do is shown")
        guest.page.get_by_role("button", name="Preferences").click()
        expect(pace).to_have_value("normal")
        pace.select_option("step")
        guest.page.reload()
        guest.page.get_by_role("button", name="Preferences").click()
        expect(pace).to_have_value("step")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_cover_nobodys_name_and_no_other_words(
    browser: Browser, house: LiveHouse, size: tuple[int, int]
) -> None:
    with watching(browser, house, "step", size=size) as evening:
        fetched(evening.guest)  # what tells words apart comes a moment after the table
        page = turn_comes(evening)
        expect(page.locator(".bubble").last).to_be_visible()
        seen = 0
        while page.locator(SKIP).count():
            seen += page.locator(".bubble:visible").count()
            assert covering(page, ".bubble", "[data-seat] h3, .bubble, .gain") == []
            page.keyboard.press("n")
            page.wait_for_timeout(30)
        assert seen > 1
