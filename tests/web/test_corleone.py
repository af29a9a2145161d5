"""Corleone's Empire in the browser: whole games, friends, one screen, keys, and what must not go wrong."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.event import Event
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.speech.speaker import Speaker
from tests.server.live import LiveHouse, live_house
from tests.services.service import free_port
from tests.web.browser import PHONE, Visitor, hasty, visitor
from tests.web.evenings import MINE, NAMES, Choose, Evening, at_random
from tests.web.finger import Finger
from tests.web.hearing import Listener
from tests.web.player import Clicker, play_together
from tests.web.tables import DOUBLE_CLICK, at_table, fetched

LONG = 700  # milliseconds; no touch takes so long

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_a_whole_game_by_clicks_against_a_bot(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        hasty(guest)
        at_table(guest, game="corleone", players=2, fill="greedy")
        play_to_the_scores(guest, 2)


@pytest.mark.long
def test_five_play_to_the_end_by_clicks(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, towards_the_end(guest, house, 5) as evening:
        evening.leave_to_bots("random")
        evening.look()
        play_to_the_scores(guest, 5)


def play_to_the_scores(guest: Visitor, players: int) -> None:
    Clicker(guest.page, Random(players)).play_to_the_end()
    rows = guest.page.locator(".ending tbody tr")
    expect(rows).to_have_count(players)
    for row in rows.all():
        adds_up(row.locator("td").all_inner_texts())
    expect(guest.page.locator(".ending")).to_contain_text("most markers: ")


def towards_the_end(guest: Visitor, house: LiveHouse, players: int, here: int = 1) -> Evening:
    """Three acts are played, but for their last bids: what follows has all that an act has, and the end."""
    hasty(guest)
    evening = Evening(guest, house.url, "corleone", players, "towards the end", here=here)
    evening.play_until(asked("bids", act=3), at_random(Random(1)))
    return evening


def adds_up(cells: list[str]) -> None:
    """Suitcase, turfs, jobs, and their sum; what a bonus is for stands below it."""
    *parts, total = [int(cell.split("\n")[0].lstrip("$")) for cell in cells]
    assert len(parts) == 3
    assert sum(parts) == total


@pytest.mark.long
def test_a_phone_and_a_desktop_play_to_the_same_scores(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as host, visitor(browser, house.url, PHONE) as friend:
        hasty(friend)
        with towards_the_end(host, house, 2) as evening:
            evening.look()
            evening.seat(friend, 1)
        clickers = [Clicker(host.page, Random(2)), Clicker(friend.page, Random(3))]
        play_together(clickers)
        wide, small = (totals(clicker.page, 2) for clicker in clickers)
        assert wide == small
        assert set(wide) == {"Anna", "Boris"}


def totals(page: Page, players: int) -> dict[str, str]:
    """By name; on a phone the reasons are rows of their own."""
    rows = page.locator(".ending tbody tr:not(.below)")
    expect(rows).to_have_count(players)
    return {row.locator("bdi").inner_text(): row.locator("td").last.inner_text() for row in rows.all()}


@pytest.mark.long
def test_two_at_one_screen_play_to_the_end(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, towards_the_end(guest, house, 3, here=2) as evening:
        evening.leave_to_bots("random")
        guest.go(f"/t/{evening.code}")
        Clicker(guest.page, Random(8)).play_to_the_end()
        assert set(totals(guest.page, 3)) == {"Anna", "Boris", "Carla"}


@pytest.mark.long
def test_to_the_end_by_keys_through_the_accessibility_tree(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, towards_the_end(guest, house, 2) as evening:
        evening.leave_to_bots("random")
        evening.look()
        listener = Listener(guest.page, Random(1))
        listener.play_to_the_end(", can be chosen", "What to do", "The end of the game")
        assert all(name.strip() for name in listener.said)
        assert any("front: " in name for name in listener.offered)
        assert any(name.startswith("space between") for name in listener.offered)


def asked(step: str, act: int = 1) -> Callable[[State], bool]:
    """The visitor is asked that."""

    def reached(state: State) -> bool:
        view = state.view(None)
        return MINE in state.deciders() and view["step"] == step and view["act"] == act

    return reached


def test_a_bid_that_was_begun_before_the_line_was_lost_is_sent_after_it(
    browser: Browser, tmp_path: Path
) -> None:
    port = str(free_port())
    with live_house(tmp_path, CAPO_PORT=port) as first, visitor(browser, first.url) as guest:
        with Evening(guest, first.url, "corleone", 2, "a bid") as evening:
            evening.play_until(rich_enough, at_random(Random(1)))
            evening.look()
        line = guest.page.locator("[data-line]")
        fetched(guest)
        guest.page.locator('.prompt [data-verb="bid"]').click()
        more = guest.page.locator(".composer .amount button:last-child:enabled").first
        more.click()
        bid = guest.page.locator(".composer .verdict").inner_text()
        first.kill()
        expect(line).to_have_attribute("data-line", "reconnecting")
        with live_house(tmp_path, CAPO_PORT=port):
            expect(line).to_have_attribute("data-line", "connected")
            expect(guest.page.locator(".composer .verdict")).to_have_text(bid)
            guest.page.locator(".composer [type=submit]").click()
            expect(guest.page.locator(".composer")).to_have_count(0)
            expect(guest.page.get_by_role("region", name="Bribes")).to_contain_text("$2")


def rich_enough(state: State) -> bool:
    """To bid something, and not to be the last to bid."""
    bids = [action for action in state.legal(MINE) if action.verb.name == "bid"]
    return len(bids) > 1 and len(state.deciders()) > 1


def test_a_click_that_the_rules_forbid_opens_the_rule(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, table_of_two(guest, house) as evening:
        evening.play_until(asked("turn"), at_random(Random(2)))
        evening.look()
        guest.page.get_by_role("button", name="Wall Street, Chelsea: closed").click()
        expect(guest.page.get_by_role("alert")).to_contain_text("closed with two players")
        guest.page.get_by_role("button", name="Read rule CE-2.4").click()
        rule = guest.page.locator('[id="CE-2.4"]')
        expect(rule).to_be_focused()
        expect(rule).to_be_in_viewport()


def test_a_finger_sees_what_a_figure_brings_before_it_is_placed(browser: Browser, house: LiveHouse) -> None:
    """A first touch is as good as pointing; one that rests does nothing at all."""
    with visitor(browser, house.url, PHONE) as guest, table_of_two(guest, house) as evening:
        evening.play_until(asked("turn"), at_random(Random(2)))
        guest.page.clock.install()
        evening.look()
        page = guest.page
        brings = page.get_by_role("status", name="What it brings")
        log = page.get_by_role("log")
        finger = Finger(page)
        finger.down(page.locator('[data-spot^="space:"][data-legal="true"]').first, rest=LONG)
        finger.up()
        expect(brings).to_contain_text("You place a family member")
        expect(page.locator(".prompt .sure")).to_have_count(0)
        docks = page.locator('[data-spot="business:red-hook-docks"]')
        docks.tap()
        expect(brings).to_contain_text("You place a thug: Red Hook Docks")
        page.wait_for_timeout(DOUBLE_CLICK)
        expect(log).not_to_contain_text("You place")
        docks.tap()
        expect(log).to_contain_text("You place a thug: Red Hook Docks")


def table_of_two(guest: Visitor, house: LiveHouse) -> Evening:
    return Evening(guest, house.url, "corleone", 2, "a table of the tests")


def test_a_finger_on_what_is_no_choice_sees_what_it_is_and_why_not(
    browser: Browser, house: LiveHouse
) -> None:
    with visitor(browser, house.url, PHONE) as guest, table_of_two(guest, house) as evening:
        evening.play_until(asked("turn"), at_random(Random(2)))
        evening.look()
        guest.page.locator('[data-spot^="hand:money"][data-legal="false"]').first.tap()
        seen = guest.page.get_by_role("dialog")
        expect(seen).to_contain_text("Only what lies in the suitcase counts at the end")
        expect(seen.get_by_role("alert")).to_contain_text("a thug, a family member, a job or an ally")
        seen.get_by_role("button", name="Close").click()
        expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_before_a_thug_is_placed_the_page_tells_what_it_brings(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, table_of_two(guest, house) as evening:
        evening.play_until(asked("turn"), at_random(Random(2)))
        evening.look()
        docks = guest.page.locator('[data-spot="business:red-hook-docks"]')
        docks.hover()
        brings = guest.page.get_by_role("status", name="What it brings")
        expect(brings).to_contain_text("You place a thug: Red Hook Docks")
        expect(brings).to_contain_text("Brooklyn: 0 → 1")
        docks.click()
        expect(guest.page.get_by_role("log")).to_contain_text("You place a thug: Red Hook Docks")
        guest.page.get_by_role("button", name="Take back").click()
        expect(docks).to_have_attribute("data-legal", "true")


def test_what_an_act_brought_can_be_read_when_it_is_over(browser: Browser, house: LiveHouse) -> None:
    """War by war and bid by bid, by the one who clicked on and saw nothing of it."""
    with visitor(browser, house.url) as guest, table_of_four(guest, house) as evening:
        evening.look()
        told: list[Event] = []
        evening.play_until(lambda state: state.view(None)["act"] == 2, remembering(told, Random(1)))
        summary = guest.page.get_by_role("dialog", name="Act 2 begins")
        wars = [event for event in told if event.name in ("won-turf", "nobody-won-turf")]
        rows = summary.locator("[data-war]")
        expect(rows).to_have_count(7)
        for row, war in zip(rows.all(), wars, strict=True):
            assert row.get_attribute("data-war") == war.args["turf"]
            shown = [" ".join(text.split()) for text in row.locator(".side").all_inner_texts()]
            assert shown == [side_as_shown(one) for one in sides_of(war)]
            if war.name == "won-turf":
                expect(row).to_contain_text(f"won by {NAMES[int(str(war.args['seat']))]}")
        expect(summary.locator("[data-bribe]")).to_have_count(4)
        taken = [event for event in told if event.name == "ally-taken"]
        assert taken
        for event in taken:
            ally = title(str(event.args["ally"]))
            expect(summary.locator(f"[data-bribe='{event.args['seat']}']")).to_contain_text(ally)
        summary.get_by_role("button", name="Go on").click()
        expect(summary).to_have_count(0)


def test_what_others_took_since_the_own_last_turn_stays_in_sight(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest, table_of_four(guest, house) as evening:
        told: list[Event] = []

        def shot_at(state: State) -> bool:
            return asked("turn")(state) and bool(lost_since_turn(told))

        evening.play_until(shot_at, remembering(told, Random(23)))
        evening.look()
        expect(guest.page.locator('.prompt [data-since="gunned-down"]')).to_have_count(
            len(lost_since_turn(told))
        )
        expect(guest.page.get_by_role("region", name="What to do")).to_contain_text("Since your last turn")


def table_of_four(guest: Visitor, house: LiveHouse) -> Evening:
    return Evening(guest, house.url, "corleone", 4, "a tour")


def remembering(told: list[Event], luck: Random) -> Choose:
    """All that happens is kept, as everybody hears it."""

    def choose(state: State, seat: int, legal: list[Action]) -> Action:
        action = luck.choice(legal)
        told.extend(state.copy().apply(seat, action))
        return action

    return choose


def lost_since_turn(told: list[Event]) -> list[Event]:
    """The visitor's figures that were gunned down since the visitor's turn before this one."""
    turns = [at for at, event in enumerate(told) if event.name == "turn-began" and event.args["seat"] == MINE]
    since = told[turns[-2] if len(turns) > 1 else 0 : turns[-1]] if turns else []
    if any(event.name == "act-began" for event in since):
        return []
    return [event for event in since if event.name == "gunned-down" and event.args["target"] == MINE]


def sides_of(war: Event) -> list[dict[str, Json]]:
    sides = war.args["sides"]
    assert isinstance(sides, list)
    return [side for side in sides if isinstance(side, dict)]


def side_as_shown(side: dict[str, Json]) -> str:
    """Its emblem is named for who cannot see it."""
    return f"{NAMES[int(str(side['seat']))] if 'seat' in side else 'neutral'} {side['count']}"


def title(card: str) -> str:
    return Speaker("en", capotavola.game("corleone"), []).card(card)
