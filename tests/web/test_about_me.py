"""What the house keeps of a visitor: saved and forgotten in the preferences; and order among spectators."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, Visitor, until, visitor
from tests.web.tables import at_table
from tests.web.test_order import menu_of
from tests.web.test_screens import PICTURES, axe, choose_language, looked_at

pytestmark = pytest.mark.slow


def about_me(guest: Visitor) -> Locator:
    """In the preferences, opened from the front page, when the browser has noted the table."""
    until(guest.page, lambda: bool(guest.page.evaluate("localStorage.getItem('capotavola.tables')")))
    guest.go("/")
    guest.page.get_by_role("button", name="Preferences").click()
    dialog = guest.page.locator("dialog")
    dialog.locator("summary").click()
    return dialog


def named_watcher(guest: Visitor, code: str, name: str) -> None:
    answer = guest.context.request.post(f"/api/tables/{code}/watchers", data={"name": name})
    assert answer.status == 201, answer.text()


def test_what_is_kept_is_saved_and_forgotten(browser: Browser, house: LiveHouse, tmp_path: Path) -> None:
    with visitor(browser, house.url) as guest:
        code = at_table(guest)
        dialog = about_me(guest)
        with guest.page.expect_download() as saving:
            dialog.get_by_role("button", name=f"Save what is kept: Omerta, table {code}").click()
        saving.value.save_as(tmp_path / "mine.json")
        kept = json.loads((tmp_path / "mine.json").read_bytes())
        assert [table["code"] for table in kept["tables"]] == [code]
        assert kept["tables"][0]["entries"][0]["what"]["name"] == "Anna"
        dialog.get_by_role("button", name=f"Forget me: Omerta, table {code}").click()
        expect(dialog.get_by_role("alert")).to_contain_text("What you played stays without a name")
        dialog.get_by_role("button", name="Not now").click()
        expect(dialog.get_by_role("alert")).to_have_count(0)
        assert seat_name(guest, code) == "Anna"
        dialog.get_by_role("button", name=f"Forget me: Omerta, table {code}").click()
        forget = dialog.get_by_role("button", name="Forget me", exact=True)
        expect(forget).not_to_have_class(re.compile("main"))  # it destroys: nothing invites to it
        forget.click()
        expect(dialog.get_by_role("status")).to_have_text("You are forgotten at 1 table.")
        expect(dialog).to_contain_text("This browser has no key to any table.")
        assert seat_name(guest, code) != "Anna"


def seat_name(guest: Visitor, code: str) -> str:
    name: str = guest.context.request.get(f"/api/tables/{code}").json()["seats"][0]["name"]
    return name


def test_by_keys_at_the_table_itself_one_is_led_away(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        at_table(guest)
        menu_of(guest).get_by_role("button", name="Preferences").press("Enter")
        dialog = guest.page.get_by_role("dialog", name="Preferences")
        dialog.locator("summary").press("Enter")
        forget = dialog.get_by_role("button", name="Forget me")
        forget.press("Enter")
        expect(dialog.get_by_role("button", name="Not now")).to_be_focused()
        guest.page.keyboard.press("Enter")
        expect(forget).to_be_focused()
        guest.page.keyboard.press("Enter")
        dialog.get_by_role("button", name="Forget me", exact=True).press("Enter")
        expect(guest.page.get_by_role("heading", name="Public tables")).to_be_visible()
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
        expect(guest.page.get_by_text("Your games")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_for_everyone(browser: Browser, house: LiveHouse, size: tuple[int, int]) -> None:
    """In every language, on a desk and on a phone; the pictures are there to be looked at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = "phone" if size == PHONE else "desk"
    with visitor(browser, house.url, size) as guest:
        at_table(guest)
        dialog = about_me(guest)
        wrong = axe(guest.page)
        dialog.get_by_role("button", name="Forget me").click()
        for lang in ("en", "ru", "pl", "fa"):
            choose_language(guest.page, lang)
            dialog.locator("li .row button").last.scroll_into_view_if_needed()
            wrong += [f"{lang}: {one}" for one in looked_at(guest.page, f"about-me-{lang}-{name}")]
            wrong += axe(guest.page) if lang in ("en", "fa") else []
        choose_language(guest.page, "en")
        assert not wrong, "\n".join(wrong)


def test_a_host_keeps_order_among_spectators(browser: Browser, house: LiveHouse) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with visitor(browser, house.url) as host, visitor(browser, house.url) as friend:
        code = at_table(host)
        named_watcher(friend, code, "Vito")
        friend.go(f"/t/{code}")
        friend.page.get_by_role("button", name="Just watch").click()
        menu = menu_of(host)
        menu.get_by_role("button", name="Mute the spectator Vito").click()
        expect(menu.get_by_role("button", name="Let the spectator Vito talk again")).to_be_visible()
        wrong = axe(host.page)
        for lang in ("en", "fa"):
            choose_language(host.page, lang)
            wrong += [f"{lang}: {one}" for one in looked_at(host.page, f"watchers-{lang}-desk")]
        choose_language(host.page, "en")
        menu.get_by_role("button", name="Send the spectator Vito away").click()
        expect(menu.get_by_role("alert")).to_contain_text("Vito loses the name")
        menu.get_by_role("button", name="Remove", exact=True).click()
        expect(menu.get_by_text("Vito")).to_have_count(0)
        assert host.context.request.get(f"/api/tables/{code}/watchers").json() == []
        menu.get_by_role("button", name="Let no spectator talk").click()
        expect(menu.get_by_role("button", name="Let spectators talk again")).to_be_visible()
        friend.page.reload()
        friend.page.get_by_role("button", name="Just watch").click()
        friend.page.get_by_role("button", name="Chat").click()
        expect(friend.page.get_by_text("At this table spectators may not talk.")).to_be_visible()
        assert not wrong, "\n".join(wrong)


def test_a_table_is_set_at_which_spectators_do_not_talk(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as guest:
        guest.go("/new/omerta")
        guest.page.get_by_text("Time, and who may come").click()
        guest.page.get_by_label("Spectators may talk to each other").uncheck()
        with guest.page.expect_response("**/api/tables") as answered:
            guest.page.get_by_role("button", name="Open the table").click()
        code = answered.value.json()["code"]
        assert guest.context.request.get(f"/api/tables/{code}").json()["hushed"] is True
