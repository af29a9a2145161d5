"""Deals of La Cosa Nostra in the browser: offers between people, promises kept and broken, markers used."""

import json
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import View
from tests.boxes import game_of
from tests.server.live import LiveHouse
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.deals import begin_offer, more_cash, planning, send_offer, three_people
from tests.web.evenings import LATEST, MINE, Evening, at_random
from tests.web.player import Pulse
from tests.web.tables import DOUBLE_CLICK, at_table
from tests.web.wire import frames_of

GAME = game_of("cosanostra")
BORIS, CARLA = 1, 2

pytestmark = pytest.mark.slow


def test_an_offer_is_made_countered_and_accepted_between_two_browsers(
    browser: Browser, house: LiveHouse
) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url, PHONE) as boris,
        three_people(anna, house) as evening,
    ):
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        evening.seat(boris, BORIS)
        wanted = seen(evening.state).seats[BORIS].businesses[0].business
        anna.page.locator(f'[data-spot="business:{wanted}"]').first.click()
        expect(anna.page.locator(f'.desk [data-thing="use:{wanted}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        more_cash(anna.page, "give")
        send_offer(anna.page)

        offered = boris.page.locator('[data-offer="0"]')
        expect(offered).to_contain_text("$1,000")
        offered.locator('[data-verb="counter"]').click()
        expect(boris.page.locator(".desk h3")).to_have_text("Counter the offer of Anna")
        expect(boris.page.locator(".desk .head .chip")).to_have_count(0)  # it is for nobody else
        more_cash(boris.page, "want")
        send_offer(boris.page)

        countered = anna.page.locator('[data-offer="1"]')
        expect(countered).to_contain_text("$2,000")
        countered.locator('[data-verb="accept"]').click()
        expect(countered).to_have_count(0)
        for page in (anna.page, boris.page):
            expect(page.locator('[data-spot="cash:0"]').first).to_contain_text("$0")
        marker = anna.page.locator(f'[data-spot="marker:{wanted}"]')
        marker.click()
        expect(marker).to_have_count(0)


def seen(state: State, viewer: int | None = None) -> View:
    return msgspec.convert(state.view(viewer), View)


def test_a_private_offer_never_reaches_a_third_browser(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url) as boris,
        visitor(browser, house.url) as carla,
    ):
        heard = frames_of(carla.page)
        people_at_one_table(anna, {"Boris": boris, "Carla": carla})
        # She has heard all that was before it.
        expect(carla.page.locator('.prompt [data-verb="offer"]')).to_be_visible()
        before = len(heard)
        assert before > 0
        begin_offer(anna.page, "Boris")
        more_cash(anna.page, "give")
        anna.page.locator(".desk .said input").fill("between you and me")
        send_offer(anna.page)
        offered = boris.page.locator('[data-offer="0"]')
        expect(offered).to_contain_text("between you and me")
        offered.get_by_role("button", name="Decline and say why").click()
        offered.get_by_role("button", name="“Not now”").click()
        expect(anna.page.locator("[data-offer]")).to_have_count(0)
        expect(anna.page.locator('[data-declined="1"]')).to_contain_text("“Not now.”")
        told = [json.loads(one) for one in heard[before:]]
        assert [one for one in told if one["type"] == "news"] == []
        assert not any("between you and me" in one for one in heard)
        expect(carla.page.locator("[data-offer]")).to_have_count(0)


def people_at_one_table(host: Visitor, others: dict[str, Visitor]) -> None:
    """Each with a browser and a key of their own; until deals are open."""
    code = at_table(host, game="cosanostra", players=len(others) + 1, fill=None, start=False)
    for name, guest in others.items():
        answer = guest.context.request.post(f"/api/tables/{code}/seats", data={"name": name})
        assert answer.ok, answer.text()
        guest.go(f"/t/{code}")
    host.page.get_by_role("button", name="Start").click()
    pages = [host.page, *(guest.page for guest in others.values())]
    for page in pages:
        page.locator(".board").wait_for()
    keep = '.prompt.asked [data-verb="pass"]'
    pulse = Pulse(*pages)
    while not host.page.locator('.prompt [data-verb="offer"]').count():
        pulse.feel()
        for page in pages:
            if page.locator(keep).count():
                page.locator(keep).click()
                expect(page.locator(keep)).to_have_count(0)  # or it would be pressed again while it goes
        host.page.wait_for_timeout(30)


def test_a_promise_is_withdrawn_made_again_and_kept(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        promise_money(page)
        page.locator('[data-offer="0"] [data-verb="withdraw"]').click()
        expect(page.locator("[data-offer]")).to_have_count(0)
        promise_money(page)
        expect(page.locator('[data-offer="0"]')).to_contain_text("binds nobody")
        evening.say(1, {"type": "act", "seen": 1_000_000, "action": {"verb": "accept", "seat": 0}})
        page.get_by_role("button", name="Ledger").click()
        entry = page.locator('[data-promise="0"]')
        expect(entry).to_contain_text("$2,000 due")
        entry.locator('[data-verb="pay"]').click()
        page.locator(".composer [type=submit]").click()
        expect(entry).to_contain_text("$1,000 due")
        entry.locator('[data-verb="settle"]').click()
        expect(entry).to_contain_text("kept")
        expect(page.locator('[data-seat="0"]').first).to_contain_text("1 promise kept")


def promise_money(page: Page) -> None:
    """Two thousand by the end of the round, for nothing."""
    begin_offer(page, "Boris")
    promised = page.locator('.desk [data-field="give"] details')
    promised.locator("summary").click()
    for _ in range(2):
        promised.locator(".amount button").nth(1).click()
    send_offer(page)


def test_one_promise_is_kept_and_one_broken_between_two_browsers(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url, PHONE) as boris,
        three_people(anna, house) as evening,
    ):
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        evening.seat(boris, BORIS)
        begin_offer(anna.page, "Boris")
        for side in ("give", "want"):
            promised = anna.page.locator(f'.desk [data-field="{side}"] details')
            promised.locator("summary").click()
            promised.locator(".amount button").nth(1).click()
        anna.page.locator(".desk .said input").fill("nobody touches your garage")
        anna.page.locator(".desk .vow").select_option("promise")
        send_offer(anna.page)
        boris.page.locator('[data-offer="0"] [data-verb="accept"]').click()
        expect(anna.page.locator("[data-offer]")).to_have_count(0)
        evening.saw(MINE, BOTH_OWE)
        evening.saw(BORIS, {"verb": "accept", "seat": MINE})

        word = boris.page.locator(".matters li", has_text="nobody touches your garage")
        word.get_by_role("button", name="kept").click()
        expect(word).to_have_count(0)
        evening.saw(BORIS, {"verb": "judge", "promise": 2, "verdict": "kept"})

        evening.play_until(lambda state: state.view(None)["step"] == "settling", at_random(Random(1)))
        boris.page.locator('.prompt [data-verb="settle"]').click()
        # What is done before one has seen that is refused: it may have been meant otherwise.
        expect(anna.page.get_by_role("list", name="Log")).to_contain_text("Boris keeps promise")
        anna.page.locator('.prompt [data-verb="leave"]').click()
        anna.page.wait_for_timeout(DOUBLE_CLICK)
        anna.page.locator(".prompt .sure").click()
        for page in (anna.page, boris.page):
            page.get_by_role("button", name="Ledger").click()
            expect(page.locator('[data-promise="0"]')).to_contain_text("broken")
            expect(page.locator('[data-promise="1"]')).to_contain_text("kept")
            expect(page.locator('[data-promise="2"]')).to_contain_text("nobody touches your garage")
            standings = page.locator(".standings li")
            expect(standings.nth(MINE)).to_contain_text("1 promise broken")
            expect(standings.nth(BORIS)).to_contain_text("1 promise kept")


BOTH_OWE: dict[str, Json] = {
    "verb": "offer",
    "to": [BORIS],
    "promise": ["pay:1000@1", "words"],
    "ask": ["pay:1000@1"],
    "say": "nobody touches your garage",
    "open": False,
}


def test_words_beside_an_offer_are_only_said_unless_they_are_promised(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        begin_offer(page, "Boris")
        more_cash(page, "give")
        page.locator(".desk .said input").fill("That is my last word.")
        expect(page.locator(".desk .vow")).to_have_value("words")
        expect(page.locator(".desk .verdict")).to_contain_text("You get nothing for it: this is a gift.")
        send_offer(page)
        expect(page.locator('[data-offer="0"]')).to_contain_text("only said, no promise")
        evening.say(BORIS, {"type": "act", "seen": LATEST, "action": {"verb": "accept", "seat": MINE}})
        expect(page.locator("[data-offer]")).to_have_count(0)
        page.get_by_role("button", name="Ledger").click()
        expect(page.locator("aside")).to_contain_text("Nobody has promised anything yet.")


def test_the_desk_asks_to_whom_and_does_not_jump(browser: Browser, house: LiveHouse) -> None:
    """Whatever is put in: its head, its sides and its buttons stay where they are."""
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        begin_offer(page)
        expect(page.locator(".desk .chip[aria-pressed=true]")).to_have_count(0)
        expect(page.locator(".desk .head")).to_contain_text("To whom?")
        expect(page.locator(".desk .verdict")).to_contain_text("Choose whom it is for")
        before = boxes(page)
        wanted = seen(evening.state).seats[CARLA].businesses[0].business
        page.locator(f'[data-spot="business:{wanted}"]').first.click()
        expect(page.locator(".desk .head .chip[aria-pressed=true]")).to_have_text("Carla")
        for side in ("give", "want"):
            page.locator(f'.desk [data-field="{side}"] summary').click()
            more_cash(page, side)
        page.locator(".desk .head .chip", has_text="Boris").click()
        chips = page.locator('.desk [data-field="want"] .binding .chip')
        expect(chips.nth(4)).to_be_attached()
        assert boxes(page) == before
        below = chips.last.bounding_box()
        for chip in (chips.nth(1), chips.nth(2)):
            chip.click()
            expect(chip).to_have_attribute("aria-pressed", "true")
        assert chips.last.bounding_box() == below


def test_on_a_phone_an_offer_is_folded_to_see_the_table_and_is_never_out_of_sight(
    browser: Browser, house: LiveHouse
) -> None:
    with (
        visitor(browser, house.url) as anna,
        visitor(browser, house.url, PHONE) as boris,
        three_people(anna, house) as evening,
    ):
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        evening.seat(boris, BORIS)
        begin_offer(anna.page, "Boris")
        more_cash(anna.page, "give")
        send_offer(anna.page)
        offered = boris.page.locator('[data-offer="0"]')
        answers, line = offered.locator(".answers"), offered.locator(".unfold")
        offered.get_by_role("button", name="See the table").click()
        expect(answers).to_have_count(0)
        expect(line).to_be_in_viewport(ratio=1)
        assert box(offered)["height"] < 60
        line.click()
        expect(answers).to_be_in_viewport(ratio=1)

        offered.get_by_role("button", name="See the table").click()
        boris.page.set_viewport_size({"width": PHONE[0], "height": 560})
        boris.page.locator(".board").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
        expect(line).not_to_be_in_viewport()
        boris.page.locator(".wait").click()  # it says that an offer waits
        expect(answers).to_be_in_viewport(ratio=1)

        offered.get_by_role("button", name="See the table").click()
        anna.page.locator('[data-offer="0"] [data-verb="withdraw"]').click()
        expect(offered).to_have_count(0)
        begin_offer(anna.page, "Boris")
        more_cash(anna.page, "want")
        send_offer(anna.page)
        expect(answers).to_be_visible()  # another one is not folded


@pytest.mark.parametrize("verb", ["offer", "post"])
def test_on_a_phone_a_desk_is_folded_to_see_the_table(browser: Browser, house: LiveHouse, verb: str) -> None:
    with visitor(browser, house.url, PHONE) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        mine = seen(evening.state).seats[MINE].businesses[0].business
        if verb == "post":
            page.get_by_role("button", name="Board", exact=True).click()
        page.locator(f'[data-verb="{verb}"]').first.click()
        desk = page.locator(".desk")
        cash = desk.locator(".amount").first
        more_cash(page, "give" if verb == "offer" else "have")
        desk.get_by_role("button", name="See the table").click()
        expect(cash).to_be_hidden()
        assert box(desk)["height"] < 70
        assert box(desk)["y"] > box(page.locator(".prompt"))["y"]  # below all of the board
        desk.get_by_role("button", name="Back to").click()
        expect(cash).to_contain_text("1,000")  # nothing of it is lost

        desk.get_by_role("button", name="See the table").click()
        page.locator(f'[data-spot="business:{mine}"]').click()
        expect(desk.locator(f'[data-thing="use:{mine}"]')).to_have_attribute("aria-pressed", "true")
        expect(cash).to_be_visible()  # what is touched is seen in it


def test_an_offer_that_is_declined_stays_in_sight_with_the_reason_and_can_be_changed(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        begin_offer(page, "Boris")
        more_cash(page, "give")
        send_offer(page)
        declining: dict[str, Json] = {"verb": "decline", "seat": MINE, "why": "too-little"}
        evening.say(BORIS, {"type": "act", "seen": LATEST, "action": declining})
        declined = page.locator('[data-declined="1"]')
        expect(declined).to_contain_text("Boris declines the offer of Anna: “That is too little.”")
        declined.get_by_role("button", name="Change the offer").click()
        expect(page.locator(".desk .head .chip[aria-pressed=true]")).to_have_text("Boris")
        more_cash(page, "give")
        send_offer(page)
        expect(page.locator('[data-offer="0"]')).to_contain_text("$2,000")
        expect(declined).to_have_count(0)


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found
    return found


def boxes(page: Page) -> list[FloatRect | None]:
    parts = [".head", '[data-field="give"]', '[data-field="want"]', "[type=submit]", ".said input"]
    return [page.locator(f".desk {part}").bounding_box() for part in parts]


def test_of_several_who_would_take_an_offer_one_is_picked(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as anna, three_people(anna, house) as evening:
        evening.play_until(planning, at_random(Random(1)))
        evening.look()
        page = anna.page
        begin_offer(page, "Boris", "Carla")
        more_cash(page, "want")
        send_offer(page)
        offered = page.locator('[data-offer="0"]')
        expect(offered).to_be_visible()
        evening.saw(MINE, {"verb": "offer", "to": [BORIS, CARLA], "want": ["1000"], "open": False})
        for seat in (BORIS, CARLA):
            evening.act(seat, GAME.decode({"verb": "accept", "seat": MINE}))
        expect(offered).to_contain_text("would take it: Boris, Carla")
        offered.locator('[data-verb="pick"]', has_text="Carla").click()
        expect(offered).to_have_count(0)
        expect(page.locator(f'[data-spot="cash:{MINE}"]').first).to_contain_text("$3,000")
        expect(page.locator(f'[data-spot="cash:{CARLA}"]').first).to_contain_text("$1,000")


def test_of_two_markers_the_one_to_be_used_is_chosen(browser: Browser, house: LiveHouse) -> None:
    with (
        visitor(browser, house.url) as anna,
        Evening(anna, house.url, "cosanostra", 3, "markers 161") as evening,
    ):
        luck = Random(1)
        evening.play_until(planning, at_random(luck))
        job, (lack,) = next(iter(seen(evening.state, MINE).lacking.items()))
        for business in lack.lenders:
            owner = owner_of(evening.state, business)
            evening.act(MINE, GAME.decode({"verb": "offer", "to": [owner], "want": [f"use:{business}"]}))
            evening.act(owner, GAME.decode({"verb": "accept", "seat": MINE}))
        plan = next(one for one in evening.state.legal(MINE) if one.value().get("job") == job)
        evening.act(MINE, plan)
        doing = {"verb": "do", "gangster": plan.value()["gangster"]}
        evening.play_until(lambda state: may(state, doing), at_random(luck))
        evening.act(MINE, GAME.decode(doing))
        evening.look()
        first, second = lack.lenders
        expect(anna.page.locator(f'[data-spot="marker:{first}"]')).to_be_visible()
        anna.page.locator(f'[data-spot="business:{second}"][data-legal="true"]').first.click()
        expect(anna.page.locator(f'[data-spot="marker:{second}"]')).to_have_count(0)
        expect(anna.page.locator(f'[data-spot="marker:{first}"]')).to_be_visible()


def owner_of(state: State, business: str) -> int:
    estates = enumerate(seen(state).seats)
    return next(
        seat for seat, estate in estates if any(one.business == business for one in estate.businesses)
    )


def may(state: State, wanted: dict[str, Json]) -> bool:
    return MINE in state.deciders() and any(one.value() == wanted for one in state.legal(MINE))
