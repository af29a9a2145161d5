"""Tables opened over the house's own requests, for a visitor whose browser then has the seat."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from capotavola.engine.values import Json
from tests.web.browser import Visitor

# To keep quiet takes as long as the options say.
QUICK: Mapping[str, Mapping[str, Json]] = {"omerta": {"snap_seconds": 1}}
DOUBLE_CLICK = 450  # milliseconds; a click right after another does not answer a new question


def at_table(guest: Visitor, **wish: Json) -> str:
    """The visitor sits there, and looks at it; the code of the table. The deal is the same each time."""
    game = str(wish.get("game", "omerta"))
    options = wish.get("options", {})
    assert isinstance(options, dict)
    body: Mapping[str, Json] = {
        "game": game,
        "names": ["Anna"],
        "players": 3,
        "seed": "a table of the tests",
        "fill": "greedy",
        "start": True,
        **wish,
        "options": {**QUICK.get(game, {}), **options},
    }
    answer = guest.context.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    code = str(answer.json()["code"])
    guest.go(f"/t/{code}")
    return code


def fetched(guest: Visitor) -> None:
    """The page has fetched ahead what it may need: from now on it needs the house for the game alone."""
    expect(guest.page.locator("html")).to_have_attribute("data-fetched", "ahead")


def drawn(page: Page) -> None:
    """The viewer is asked something, and all that is in sight has the place that it keeps."""
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")


def peeked(guest: Visitor) -> None:
    """The two first cards are looked at and put back."""
    for place in (0, 1):
        guest.page.locator(f'[data-spot="place:0:{place}"]').click()
    put_back = guest.page.locator('[data-verb="put-back"]')
    expect(put_back).to_be_visible()
    guest.page.wait_for_timeout(DOUBLE_CLICK)
    put_back.click()
    expect(put_back).to_have_count(0)


def passed_on(guest: Visitor) -> None:
    """At one screen for several: the device goes to the next player, who has not lifted the curtain yet."""
    guest.page.locator(".handover button").click()
    expect(guest.page.locator(".curtain")).to_be_visible()
