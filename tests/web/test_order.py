"""Order in the house, as people meet it: a host who mutes and removes, a report, and the owner's desk."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.live import LiveHouse
from tests.web.browser import DESK, PHONE, Visitor, visitor
from tests.web.conftest import OWNER_SECRET
from tests.web.tables import at_table
from tests.web.test_screens import PICTURES, axe, choose_language, looked_at

pytestmark = pytest.mark.slow


def sat_down(friend: Visitor, code: str) -> None:
    answer = friend.context.request.post(f"/api/tables/{code}/seats", data={"name": "Bea", "seat": 1})
    assert answer.status == 201, answer.text()
    friend.go(f"/t/{code}")


def menu_of(guest: Visitor) -> Locator:
    guest.page.locator(".tools button").last.click()
    return guest.page.locator("dialog")


def reported(friend: Visitor) -> None:
    """Bea writes of Anna."""
    menu = menu_of(friend)
    menu.get_by_role("button", name="Report somebody").click()
    menu.get_by_label("What for").select_option("stalling")
    menu.get_by_label("In your words").fill("She never plays.")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu.get_by_text("The report is sent.")).to_be_visible()


def at_desk(guest: Visitor, secret: str = OWNER_SECRET) -> None:
    guest.go("/owner")
    guest.page.get_by_label("The secret of the house").fill(secret)
    guest.page.get_by_role("button", name="Open the desk").click()


def test_a_host_mutes_and_removes_in_the_game(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as host, visitor(browser, house.url) as friend:
        code = at_table(host, start=True)
        sat_down(friend, code)
        menu = menu_of(host)
        menu.get_by_role("button", name="Mute Bea").click()
        expect(menu.get_by_role("button", name="Let Bea talk again")).to_be_visible()
        assert axe(host.page) == []
        said = friend.context.request.post(
            f"/api/tables/{code}/messages?seat=1",
            data={"type": "chat", "id": "1", "to": "table", "text": "hello"},
        )
        assert said.json()["reason"] == "muted"
        menu.get_by_role("button", name="Remove Bea from the table").click()
        menu.get_by_role("button", name="Remove", exact=True).click()
        expect(menu.get_by_role("button", name="Mute Bea")).to_have_count(0)
        expect(friend.page.get_by_text("You no longer have a seat at this table.")).to_be_visible()
        seat = host.context.request.get(f"/api/tables/{code}").json()["seats"][1]
        assert (seat["kind"], seat["closed"]) == ("bot", True)


def test_what_is_reported_comes_to_the_owner_s_desk(browser: Browser, house: LiveHouse) -> None:
    with visitor(browser, house.url) as host, visitor(browser, house.url, PHONE) as friend:
        code = at_table(host, start=True)
        sat_down(friend, code)
        reported(friend)
        with visitor(browser, house.url) as owner:
            at_desk(owner)
            report = owner.page.get_by_role("article", name=f"A report from the table {code}")
            expect(report).to_contain_text("She never plays.")
            report.get_by_label("also the address they come from").uncheck()  # which is this machine's
            report.get_by_role("button", name="Ban").click()
            expect(owner.page.get_by_role("status")).to_have_text("The ban is in force.")
            expect(host.page.get_by_text("You no longer have a seat at this table.")).to_be_visible()
            host.allowed.append("403")
            host.page.reload()
            expect(host.page.get_by_text("You may not come in here for now")).to_be_visible()
            report.get_by_role("button", name="Close the table").click()
            expect(report.get_by_role("alert")).to_contain_text(code)
            report.get_by_role("button", name="Close the table").click()
            expect(owner.page.get_by_role("status")).to_have_text(f"The table {code} is closed.")
            assert owner.context.request.get(f"/api/tables/{code}").json()["status"] == "ended"
            report.get_by_role("button", name="Settled").click()
            expect(report).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_desk_is_for_everyone(browser: Browser, house: LiveHouse, size: tuple[int, int]) -> None:
    """In every language, on a desk and on a phone; the pictures are there to be looked at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with visitor(browser, house.url) as host, visitor(browser, house.url) as friend:
        code = at_table(host, start=True)
        sat_down(friend, code)
        reported(friend)
    name = "phone" if size == PHONE else "desk"
    with visitor(browser, house.url, size) as owner:
        owner.allowed.append("403")
        at_desk(owner, "a secret that is wrong")
        expect(owner.page.get_by_role("alert")).to_have_text("This is not the secret of this house.")
        wrong = [*axe(owner.page), *looked_at(owner.page, f"owner-door-en-{name}")]
        at_desk(owner)
        owner.page.get_by_label("Address", exact=True).fill("192.0.2.7")
        owner.page.get_by_label("Note, for yourself").fill("spam")
        bans = owner.page.get_by_role("region", name="Who may not come in")
        bans.get_by_role("button", name="Ban", exact=True).click()
        expect(bans).to_contain_text("192.0.2.7")
        for lang in ("en", "ru", "pl", "fa"):
            choose_language(owner.page, lang)
            wrong += [f"{lang}: {one}" for one in looked_at(owner.page, f"owner-{lang}-{name}")]
            wrong += axe(owner.page) if lang in ("en", "fa") else []
        choose_language(owner.page, "en")
        bans.get_by_role("button", name="Lift the ban: 192.0.2.7").click()
        expect(bans).not_to_contain_text("192.0.2.7")
        assert not wrong, "\n".join(wrong)
