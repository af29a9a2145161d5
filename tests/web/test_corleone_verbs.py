"""Every verb of Corleone's Empire is done by clicks, and the page says to the house exactly what was clicked.

Games are played from known deals until the verb may be done by the visitor, who then does it in the browser.
"""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from capotavola.engine.action import Action
from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.boxes import game_of
from tests.server.live import LiveHouse
from tests.web.browser import hasty, visitor
from tests.web.evenings import MINE, Evening
from tests.web.hand import Hand, Ways

GAME = game_of("corleone")
GREETING = "dialog[open] .main"  # the opening of an act

# A game for two in which most verbs come about, and one for three for what needs a choice of allies.
TWO, THREE = (2, "verbs 53"), (3, "verbs 106")
DONE_IN = {
    "thug": TWO,
    "member": TWO,
    "complete": TWO,
    "play": TWO,
    "order": TWO,
    "accept": TWO,
    "done": TWO,
    "stash": TWO,
    "use": TWO,
    "trade": TWO,
    "discard": TWO,
    "take": TWO,
    "keep": TWO,
    "give": TWO,
    "against": TWO,
    "gun-down": TWO,
    "move": TWO,
    "police-chief": THREE,
    "front": TWO,
    "bid": TWO,
    "move-marker": TWO,
    "union-boss": THREE,
    "mayor": TWO,
    "choose": THREE,
}
# What comes about seldom is done first.
SELDOM = [
    *[
        "move-marker",
        "police-chief",
        "move",
        "front",
        "union-boss",
        "mayor",
        "against",
        "gun-down",
        "give",
        "take",
    ],
    *[
        "choose",
        "order",
        "accept",
        "play",
        "bid",
        "complete",
        "trade",
        "keep",
        "discard",
        "use",
        "stash",
        "done",
    ],
    *["member", "thug"],
]
EXCHANGES = ("one-for-", "two-for-", "three-for-")


def test_every_verb_is_done_in_one_of_the_games() -> None:
    verbs = {verb.name for verb in GAME.vocabulary.verbs}
    assert set(DONE_IN) == verbs
    assert set(SELDOM) == verbs


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", [TWO, THREE], ids=["two", "three"])
def test_the_verbs_are_done_by_clicks(browser: Browser, house: LiveHouse, game: tuple[int, str]) -> None:
    players, seed = game
    left = {verb for verb, where in DONE_IN.items() if where == game}
    with (
        visitor(browser, house.url) as guest,
        Evening(guest, house.url, "corleone", players, seed) as evening,
    ):
        hasty(guest)
        # Whenever it comes up, it is read and put away.
        guest.page.add_locator_handler(guest.page.locator(GREETING), lambda greeting: greeting.click())
        hand = Hand(guest.page, evening, WAYS)
        choose = chooser(Random(seed), left)
        evening.look()
        while left:
            assert evening.state.outcome() is None, f"not done: {left}"
            seat = evening.state.deciders()[0]
            action = choose(evening.state, seat, evening.state.legal(seat))
            if seat == MINE and action.verb.name in left:
                hand.do(action)
                left.discard(action.verb.name)
            else:
                evening.act(seat, action)


def chooser(luck: Random, left: set[str]) -> Callable[[State, int, list[Action]], Action]:
    """The visitor does what has not been done, and else what leads to it; the others bid nothing."""

    def choose(state: State, seat: int, legal: list[Action]) -> Action:
        by_verb = {verb: [action for action in legal if action.verb.name == verb] for verb in SELDOM}
        if seat != MINE:
            return by_verb["bid"][0] if by_verb["bid"] else luck.choice(legal)
        for verb in SELDOM:
            if verb in left and by_verb[verb]:
                return by_verb[verb][-1 if verb == "bid" else 0]
        for verb in ("stash", "complete", "play", "bid"):
            if by_verb[verb]:
                return by_verb[verb][-1]
        useful = [action for action in by_verb["choose"] if brings(action) & left]
        return useful[0] if useful else luck.choice(legal)

    return choose


def brings(action: Action) -> set[str]:
    """The verb of the figure that an ally is."""
    ally = str(action.value()["ally"])
    return {verb for verb in ("police-chief", "mayor", "union-boss") if ally.startswith(verb)}


def fill_in(page: Page, action: Action) -> None:
    page.locator('.prompt [data-verb="bid"]').click()
    for place, name in enumerate(["ones", "twos", "threes", "fives"]):
        more = page.locator(".composer .amount").nth(place).get_by_role("button").last
        for _ in range(int(str(action.value()[name]))):
            more.click()
    page.locator(".composer [type=submit]").click()


def press(hand: Hand, action: Action) -> None:
    """Its button, where its places name something else as well, or there are none."""
    spots = hand.places(action)
    alike = [one for one in hand.evening.state.legal(MINE) if hand.places(one) == spots]
    if len(alike) > 1 or not spots:
        hand.page.locator(".prompt .buttons [data-verb]").nth(alike.index(action)).click()


def places(action: dict[str, Json], view: dict[str, Json]) -> list[str]:
    """What must be clicked on the board; nothing for what has a button."""
    a = {name: str(value) for name, value in action.items()}
    match a["verb"]:
        case "thug" | "union-boss" | "front":
            return [f"business:{a['business']}"]
        case "member" | "mayor":
            return [f"space:{a['areas']}"]
        case "complete":
            return [f"{a['from']}:{a['job']}"]
        case "play":
            return [f"hand:{a['ally']}"]
        case "choose":
            return [f"ally:{a['ally']}"]
        case "trade" if another_exchange(a["effect"], view):
            return [f"icon:{a['effect']}", f"hand:{a['card']}"]
        case "stash" | "give" | "trade":
            return [f"hand:{a['card']}"]
        case "discard":
            return [f"{'shown' if view['step'] == 'looking' else 'hand'}:{a['card']}"]
        case "take":
            return [f"shown:{a['card']}"]
        case "keep":
            return [f"shown:{a['job']}"]
        case "use":
            return [f"icon:{a['effect']}"]
        case "against":
            return [f"seat:{a['seat']}"]
        case "gun-down":
            return [where(a["figure"])]
        case "move":
            return [f"business:{a['business']}", f"business:{a['to_business']}"]
        case "police-chief":
            return [f"turf:{a['turf']}"]
        case "move-marker":
            return [f"marker:{a['turf']}:{a['height']}"]
        case _:
            return []


def where(figure: str) -> str:
    if figure == "police-chief":
        return f"figure:{figure}"
    return f"space:{figure}" if "+" in figure else f"business:{figure}"


def another_exchange(effect: str, view: dict[str, Json]) -> bool:
    asked = view["asked"]
    assert isinstance(asked, dict)
    assert isinstance(asked["effects"], list)
    return any(str(one).startswith(EXCHANGES) and one != effect for one in asked["effects"])


WAYS = Ways(places, frozenset({"discard"}), {"bid": fill_in}, press)
