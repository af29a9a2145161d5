"""The snap in the browser: double clicks, silence without clicks, races told at the seats, one screen."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, Visitor, hasty, stop_clock, until, visitor
from tests.web.evenings import MINE, Choose, Evening
from tests.web.player import Clicker, Pulse
from tests.web.tables import DOUBLE_CLICK, at_table, peeked
from tests.web.wire import Wire

pytestmark = pytest.mark.slow

PASS = '[data-verb="pass"]'
OWN = '[data-seat="0"] button[data-spot^="place:0:"]'
SEALED: Json = {"snap": "sealed"}
RACE: dict[str, Json] = {"snap": "race", "snap_seconds": 10}


def asked_every_time(guest: Visitor, code: str) -> None:
    """Silence is said by a click, as where others play too."""
    guest.page.evaluate(
        "code => localStorage.setItem('capotavola.beforehand', JSON.stringify([[code, false]]))", code
    )
    guest.page.reload()


def draw(page: Page) -> None:
    page.wait_for_timeout(DOUBLE_CLICK)
    page.locator('[data-spot="pile"][data-legal="true"]').click()
    expect(page.locator(".held")).to_have_count(1)
    page.wait_for_timeout(DOUBLE_CLICK)


@pytest.mark.rule("OM-3.2")
def test_a_double_click_does_not_answer_the_snap_that_follows(browser: Browser, house: LiveHouse) -> None:
    """It cost a penalty card."""
    with visitor(browser, house.url) as guest:
        guest.page.clock.install()
        asked_every_time(guest, at_table(guest, players=4, options=SEALED))
        peeked(guest)
        draw(guest.page)
        # A machine may take its time for both clicks, or for one of them.
        stop_clock(guest.page)
        place = guest.page.locator('[data-spot="place:0:3"]')
        place.dblclick(delay=20)
        expect(guest.page.locator(".snap")).to_contain_text("Snap")
        place.click()
        expect(guest.page.get_by_role("status").filter(has_text="Too soon")).to_be_visible()
        guest.page.clock.run_for(DOUBLE_CLICK)
        expect(guest.page.locator(PASS)).to_be_visible()
        expect(guest.page.locator(OWN)).to_have_count(4)
        expect(guest.page.get_by_role("list", name="Log")).not_to_contain_text("wrong card")
        # A click that is meant is heard.
        guest.page.locator(PASS).click()
        expect(guest.page.get_by_role("list", name="Log")).to_contain_text("Turn: Bruno")


@pytest.mark.rule("OM-R26")
def test_alone_with_bots_silence_needs_no_click(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        wire = Wire(guest.page)
        guest.go("/")
        guest.page.get_by_label("Your name").fill("Anna")
        guest.page.get_by_role("button", name="Play now").last.click()
        expect(guest.page.locator(".board")).to_be_visible()
        peeked(guest)
        code = guest.page.url.rsplit("/", 1)[1]
        options = guest.context.request.get(f"/api/tables/{code}").json()["options"]
        assert options["snap"] == "race"
        turns = guest.page.get_by_role("list", name="Log").get_by_text(
            re.compile("^Turn: Anna", re.MULTILINE)
        )
        pulse = Pulse(guest.page)
        # Where a bot was quicker each time, a few turns more.
        while turns.count() < 3 or not wire.kept_quiet:
            pulse.feel()
            if (race := wire.race) is None:
                play_on(guest.page)
                continue
            # Nothing is clicked, and each of them ends by itself; another one may follow at once.
            assert guest.page.locator("[data-quiet]:not(:checked)").count() == 0
            ends(wire, race)
        # That is because silence is said.
        assert wire.kept_quiet


def ends(wire: Wire, race: Json) -> None:
    until(wire.page, lambda: wire.race != race, lambda: f"snap {race} does not end")


def play_on(page: Page) -> None:
    """Whatever is asked, but for a snap."""
    if page.locator(".prompt.asked").count():
        Clicker(page, Random(1), but='body:has([data-quiet]) *, [data-verb="omerta"]').step()
    page.wait_for_timeout(60)


def test_among_people_silence_is_said_beforehand_by_who_wants_that(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as anna, visitor(browser, house.url, PHONE) as boris:
        code = at_table(anna, start=False, fill=None, options=SEALED)
        boris.go(f"/t/{code}")
        boris.page.get_by_label("Your name").fill("Boris")
        boris.page.get_by_role("button", name="Sit down").click()
        anna.page.get_by_role("button", name="Start").click()
        for guest, seat in ((anna, 0), (boris, 1)):
            for place in (0, 1):
                guest.page.locator(f'[data-spot="place:{seat}:{place}"]').click()
            guest.page.wait_for_timeout(DOUBLE_CLICK)
            guest.page.locator('[data-verb="put-back"]').click()
        wish = anna.page.locator("[data-quiet]")
        # What a snap asks is seen in the same moment as all else: she leaves it alone, he keeps quiet.
        snap, call = "body:has([data-quiet])", '[data-verb="omerta"]'
        anna_plays = Clicker(anna.page, Random(3), but=f"{snap} *, {call}")
        boris_plays = Clicker(boris.page, Random(3), but=f"{snap} :not({PASS}), {call}")
        pulse = Pulse(anna.page, boris.page)
        while not wish.count():
            pulse.feel()
            anna_plays.step()
            boris_plays.step()
        expect(wish).not_to_be_checked()
        expect(anna.page.locator(PASS)).to_be_visible()
        wish.click()
        # Silence or not: what all see of it comes at one moment, so there is no button to be earlier.
        expect(anna.page.locator(PASS)).to_have_count(0)
        expect(wish).to_have_count(0)
        anna.page.reload()
        assert f'["{code}",true]' in anna.page.evaluate("localStorage.getItem('capotavola.beforehand')")


def test_a_race_is_told_at_the_seats_and_in_milliseconds_in_the_log(
    browser: Browser, house: LiveHouse
) -> None:
    with (
        visitor(browser, house.url) as guest,
        Evening(guest, house.url, "omerta", 3, "told", RACE) as evening,
    ):
        wire = Wire(guest.page)
        evening.look()
        evening.play_until(snap_is_open, quietly(Random(5)))
        until(guest.page, lambda: wire.race is not None)
        guest.page.keyboard.press("1")
        evening.saw(MINE, {"verb": "snap", "place": 0})
        told = guest.page.locator('[data-seat="0"] .note').filter(
            has_text=re.compile(r"first, \d+\.\d\d s|wrong")
        )
        expect(told).to_be_visible()
        # Who is first or wrong is told at once; how quick all were, when it is over.
        evening.play_until(lambda state: not snap_is_open(state), quietly(Random(5)))
        log = guest.page.get_by_role("list", name="Log")
        expect(log).to_contain_text(re.compile(r"Anna: \d+ ms, .*\(reaction \d+ ms, lag made up \d+ ms\)"))
        # It lies over nothing, and is gone with the next snap.
        evening.play_until(snap_is_open, quietly(Random(5)))
        until(guest.page, lambda: wire.race is not None)
        expect(told).to_have_count(0)


def snap_is_open(state: State) -> bool:
    return state.view(None)["snap"] is not None


@pytest.mark.rule("OM-3.2")
def test_on_a_phone_a_race_is_told_in_the_strip_of_opponents(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url, PHONE) as guest,
        Evening(guest, house.url, "omerta", 5, "strip 18", RACE) as evening,
    ):
        wire = Wire(guest.page)
        evening.look()
        # Among the first cards that are discarded is one that Boris has another of, and Carla has not.
        evening.play_until(lambda state: state.view(None)["snap"] == "bottle-5", quietly(Random(18)))
        until(guest.page, lambda: wire.race is not None)
        strip = guest.page.locator(".strip")
        for seat, place, told in ((2, 0, r"wrong: \+1 card"), (1, 1, r"first, \d\d?\.\d\d s")):
            snap: Json = {"verb": "snap", "place": place}
            evening.say(seat, {"type": "claim", "race": wire.race, "reaction": 0, "action": snap})
            note = strip.locator(f'[data-seat="{seat}"] .note').first
            expect(note).to_have_text(re.compile(told))
            expect(note).to_be_in_viewport(ratio=1)
            assert note.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
            # All of it is below the name, within the seat.
            name, box = strip.locator(f'[data-seat="{seat}"] h3').bounding_box(), note.bounding_box()
            frame = strip.locator(f'[data-seat="{seat}"]').bounding_box()
            assert name
            assert box
            assert frame
            assert name["y"] + name["height"] <= box["y"] + 2
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        # It stands over the figures, and both stay while they are news.
        expect(strip.locator('[data-seat="2"] .note').first).to_be_visible()
        expect(strip.locator('[data-seat="2"] .resources')).to_be_hidden()
        expect(strip.locator('[data-seat="3"] .resources')).to_be_visible()


def quietly(luck: Random) -> Choose:
    """Who may keep quiet does; nobody calls."""

    def choose(_: State, __: int, legal: list[Action]) -> Action:
        silence = [action for action in legal if action.verb.name == "pass"]
        return luck.choice(silence or [action for action in legal if action.verb.name != "omerta"])

    return choose


def test_at_one_screen_a_snap_is_one_open_question(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url, PHONE) as guest:
        at_table(guest, names=["Anna", "Boris"], options=SEALED)
        page = guest.page
        # Whom La Mamma keeps out of a snap is not asked (OM-R9): such a one goes by.
        both = '.anyone:has([data-answers="0"]):has([data-answers="1"])'
        anyone = page.locator(both)
        clicker = Clicker(page, Random(2), but=f'[data-verb="omerta"], {both} *')
        clicker.play_until(lambda: anyone.count() > 0)
        # Both are asked at once, whoever has the device; nobody's cards glow.
        expect(anyone.get_by_role("button")).to_have_text(["Nobody", "Anna", "Boris"])
        expect(page.locator('.board [data-legal="true"]')).to_have_count(0)
        expect(page.locator(".curtain, .handover")).to_have_count(0)
        # Boris wants to, without a curtain, and then does not.
        anyone.get_by_role("button", name="Boris").click()
        expect(page.locator('[data-spot^="place:1:"][data-legal="true"]')).not_to_have_count(0)
        expect(page.locator('[data-spot^="place:0:"][data-legal="true"]')).to_have_count(0)
        page.get_by_role("button", name="Not after all").click()
        anyone.get_by_role("button", name="Nobody").click()
        expect(page.locator(".anyone")).to_have_count(0)


# Counts how often each of these was clicked.
COUNT = """
    window.counted = { anyone: 0, handover: 0 };
    addEventListener('click', ({ target }) => {
        for (const name in window.counted) if (target.closest(`.${name} .main`)) window.counted[name] += 1;
    }, true);
"""


def test_at_one_screen_a_round_takes_few_handovers(browser: Browser, house: LiveHouse) -> None:
    """There were 36 in 100 seconds: one for each who was asked in each snap."""
    with visitor(browser, house.url) as guest:
        hasty(guest)
        guest.context.add_init_script(COUNT)
        at_table(guest, names=["Anna", "Boris", "Chiara"], options=SEALED)
        turns = guest.page.get_by_role("list", name="Log").get_by_text(re.compile("^Turn: ", re.MULTILINE))
        clicker = Clicker(guest.page, Random(4), but='[data-verb="omerta"]')
        # Not every turn ends with a snap.
        clicker.play_until(lambda: turns.count() >= 6 and guest.page.evaluate("window.counted.anyone > 1"))
        counted = guest.page.evaluate("window.counted")
        # The looks at the beginning, the turns, and who was attacked.
        assert 0 < counted["handover"] <= 3 + 2 * turns.count()
