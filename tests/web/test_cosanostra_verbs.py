"""The verbs of La Cosa Nostra are done by clicks, and the page says to the house exactly what was clicked.

Games are played from known deals until the verb may be done by the visitor, who then does it in the browser.
Deals are made in test_cosanostra_deals.py.
"""

from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from capotavola.engine.action import Action
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import View
from tests.boxes import game_of
from tests.server.live import LiveHouse
from tests.web.browser import PATIENCE, hasty, visitor
from tests.web.evenings import MINE, Evening
from tests.web.hand import Hand, Ways

GAME = game_of("cosanostra")
OPTIONS: dict[str, Json] = {"expansion": True, "spying": True}
# By the seed of a game for three in which they come about.
DONE_IN: list[tuple[str, list[str]]] = [
    (
        "verbs 239",
        [
            *["attack-business", "attack-gangster", "attack-player", "cancel", "discard-job", "do", "done"],
            *["heal", "hire", "launder", "look", "new-market", "pass", "plan", "plan-purchase", "play"],
            *["put", "scheme", "send", "swap", "use", "veto"],
        ],
    ),
    ("verbs 4", ["buy", "grow", "remove", "skip"]),
    ("verbs 3", ["fire", "instead", "reroll"]),
    ("verbs 117", ["answer", "refuse"]),
    ("verbs 4", ["draw"]),
    ("verbs 50", ["stake"]),
    ("verbs 123", ["double"]),
    ("verbs 1", ["discard"]),
]
DEALS = [
    *["offer", "counter", "accept", "decline", "withdraw", "pick", "use-marker", "take-back"],
    *["settle", "pay", "leave", "judge", "post"],
]
# Whoever holds on to influence cards has too many of them one day.
SPENT = {"put", "play", "new-market", "skip", "scheme", "heal"}
PAUSE = 30


def test_every_verb_is_accounted_for() -> None:
    verbs = {verb.name for verb in GAME.vocabulary.verbs}
    listed = [verb for _, several in DONE_IN for verb in several] + DEALS
    assert sorted(listed) == sorted(verbs)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "verbs"), DONE_IN, ids=[verbs[0] for _, verbs in DONE_IN])
def test_the_verbs_are_done_by_clicks(
    browser: Browser, house: LiveHouse, seed: str, verbs: list[str]
) -> None:
    left = set(verbs)
    luck = Random(seed)
    with (
        visitor(browser, house.url) as guest,
        Evening(guest, house.url, "cosanostra", 3, seed, OPTIONS) as evening,
    ):
        hasty(guest)
        hand = Hand(guest.page, evening, WAYS)
        looking = False
        while left:
            assert evening.state.outcome() is None, f"not done: {left}"
            seat = evening.state.deciders()[0]
            legal = evening.state.legal(seat)
            wanted = [action for action in legal if action.verb.name in left] if seat == MINE else []
            if wanted:
                if not looking:
                    evening.look()
                    looking = True
                action = least(wanted)
                hand.do(action)
                left.discard(action.verb.name)
            else:
                evening.act(seat, otherwise(luck, seat, legal, saving="discard" in left))


def least(wanted: list[Action]) -> Action:
    """The first of them; of sums the smallest, as a form begins with it."""
    first = wanted[0]
    alike = [action for action in wanted if action.verb is first.verb]
    return min(alike, key=lambda action: int(str(action.value().get("amount", 0))))


def otherwise(luck: Random, seat: int, legal: list[Action], saving: bool) -> Action:
    if saving and seat == MINE:
        legal = [action for action in legal if action.verb.name not in SPENT]
    hiring = [action for action in legal if action.verb.name in ("hire", "swap")]
    return luck.choice(hiring) if hiring and seat == MINE else luck.choice(legal)


def least_sum(page: Page, action: Action) -> None:
    """As the form begins with it."""
    page.locator(f'.prompt [data-verb="{action.verb.name}"]').click()
    page.locator(".composer [type=submit]").click()


def press(hand: Hand, action: Action) -> None:
    """The button of what its places do not name alone, and once more where it is asked for."""
    verb = action.verb.name
    alike = [one for one in hand.evening.state.legal(MINE) if one.verb.name == verb]
    number = 0 if hand.places(action) else alike.index(action)
    for _ in range(PATIENCE // PAUSE):
        if hand.wire.acts:
            return
        sure = hand.page.locator(".prompt .sure")
        button = sure if sure.count() else hand.page.locator(f'.prompt .buttons [data-verb="{verb}"]')
        if button.count():
            button.nth(0 if sure.count() else number).click()
        hand.page.wait_for_timeout(PAUSE)


def places(action: dict[str, Json], view: dict[str, Json]) -> list[str]:
    """What must be clicked on the table; nothing for what has a button."""
    a = {name: str(value) for name, value in action.items()}
    who = f"task:{a.get('gangster')}:{a['task']}" if "task" in a else f"man:{a.get('gangster')}"
    match a["verb"]:
        case "hire":
            return [f"hire:{a['gangster']}"]
        case "swap":
            return [who, f"hire:{a['mercenary']}"]
        case "plan":
            return [who, f"hand:{a['job']}"]
        case "plan-purchase":
            return [who, f"sale:{a['business']}"]
        case "put":
            return [f"card:{a['card']}", who]
        case "play" | "discard":
            return [f"card:{a['card']}"]
        case "new-market":
            return ["card:snitch"]
        case "skip" | "scheme":
            return ["card:schemer"]
        case "heal":
            return ["card:emergency-doctor"]
        case "use":
            return [f"business:{a['business']}"]
        case "look":
            return [f"task:{a['gangster']}:{a.get('task', '0')}"]
        case "do" | "cancel" | "answer":
            return [who]
        case "instead" | "attack-gangster":
            return [who, f"man:{a['victim']}"] if "victim" in a else [who]
        case "attack-business":
            return [who, f"business:{a['business']}"]
        case "attack-player":
            return [who, f"seat:{a['seat']}"]
        case "buy":
            return [f"sale:{a['business']}"]
        case "reroll":
            return [f"die:{a['die']}"]
        case "remove":
            return [f"on:{a['gangster']}:{a['card']}"]
        case "discard-job":
            return [f"hand:{a['job']}"]
        case "double":
            own = msgspec.convert(view, View).seats[MINE].businesses
            alike = [one.business for one in own if one.kind == a["kind"] and one.active]
            return [f"business:{alike[0]}"]
        case _:
            return []


WAYS = Ways(
    places,
    frozenset({"discard-job", "discard"}),
    {"stake": least_sum, "launder": least_sum},
    press,
)
