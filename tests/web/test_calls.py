"""Being called when it is one's turn: asked for in the menu of a table in days, stopped with one click."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import live_house
from tests.services.service import free_port
from tests.web.browser import PHONE, visitor
from tests.web.tables import at_table
from tests.web.test_order import menu_of
from tests.web.test_screens import PICTURES, axe, choose_language, looked_at

pytestmark = pytest.mark.slow


def test_a_player_asks_to_be_called_and_stops_it(browser: Browser, tmp_path: Path) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    port = str(free_port())
    settings = {"CAPO_PORT": port, "CAPO_ORIGIN": f"http://127.0.0.1:{port}", "CAPO_WEBHOOKS": "on"}
    push = {"CAPO_PUSH": "on", "CAPO_CONTACT": "mailto:host@example.org"}
    with live_house(tmp_path, **settings, **push) as house, visitor(browser, house.url, PHONE) as guest:
        at_table(guest, clock={"kind": "days", "days": 3})
        menu = menu_of(guest)
        menu.get_by_text("Call me when it is my turn").click()
        menu.get_by_label("Webhook of a chat service").fill("https://chat.example.org/secret")
        menu.get_by_role("button", name="Add").click()
        expect(menu.get_by_text("chat.example.org")).to_be_visible()
        expect(menu.get_by_text("You will be called.")).to_be_visible()
        menu.get_by_label("Webhook of a chat service").fill("https://chat.example.org/common")
        menu.get_by_label("For everybody at the table, by name").check()
        menu.get_by_role("button", name="Add").click()
        expect(menu.get_by_text("Chat of the table: chat.example.org")).to_be_visible()
        wrong = axe(guest.page)
        for lang in ("en", "ru", "pl", "fa"):
            choose_language(guest.page, lang)
            wrong += [f"{lang}: {one}" for one in looked_at(guest.page, f"calls-{lang}-phone")]
        choose_language(guest.page, "en")
        stops = menu.get_by_role("button", name="Stop", exact=True)
        for left in (1, 0):
            stops.first.click()
            expect(stops).to_have_count(left)
        expect(menu.get_by_text("chat.example.org")).to_have_count(0)
        guest.go(f"/calls#stop={'x' * 32}")
        expect(guest.page.get_by_role("status")).to_contain_text("You will not be called")
        wrong += axe(guest.page)
        assert not wrong, "\n".join(wrong)
