"""The screens of La Cosa Nostra, and the way to each."""

from collections.abc import Callable
from random import Random

import msgspec
from playwright.sync_api import expect

from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.shown.types import View
from tests.boxes import game_of
from tests.web.browser import Visitor
from tests.web.deals import begin_offer
from tests.web.evenings import MINE, Evening, at_random
from tests.web.player import OVER

GAME = game_of("cosanostra")
SEED = "a tour 27"
BORIS, CARLA = 1, 2
KEPT = ["pay:1000@2", "peace:3"]


def back_room_set_up(guest: Visitor) -> None:
    guest.go("/new/cosanostra")


def back_room(guest: Visitor) -> None:
    """Five families, a clock, and a rival's offer on the table."""
    with at_the_table(guest, 5, planning(2), {"planning_clock": True, "planning_seconds": 600}) as evening:
        offer(evening, BORIS, {"to": [MINE], "give": ["1000"], "promise": ["peace:2"], "ask": ["pay:2000@2"]})
        evening.look()
    expect(guest.page.locator("[data-offer]")).to_be_visible()


def offer_desk(guest: Visitor) -> None:
    with at_the_table(guest, 3, planning(2)) as evening:
        evening.look()
    begin_offer(guest.page, "Boris")
    promised = guest.page.locator(".desk summary")
    expect(promised).to_have_count(2)
    for side in promised.all():
        side.click()
    expect(guest.page.locator(".desk details[open]")).to_have_count(2)


def ledger(guest: Visitor) -> None:
    """One promise kept, two open, and one who would rather be told in words."""
    with at_the_table(guest, 3, planning(2)) as evening:
        offer(evening, MINE, {"to": [BORIS], "promise": [*KEPT, "words"], "say": "until Sunday"})
        evening.act(BORIS, GAME.decode({"verb": "accept", "seat": MINE}))
        (settle,) = [one for one in evening.state.unasked(MINE) if one.verb.name == "settle"]
        evening.act(MINE, settle)
        evening.look()
    guest.page.get_by_role("button", name="Ledger").click()
    expect(guest.page.locator("[data-promise]")).to_have_count(3)


def debts_fall_due(guest: Visitor) -> None:
    with at_the_table(guest, 3, planning(1)) as evening:
        offer(evening, MINE, {"to": [BORIS], "promise": ["pay:2000@1"]})
        evening.act(BORIS, GAME.decode({"verb": "accept", "seat": MINE}))
        evening.play_until(lambda state: seen(state).step == "settling", at_random(Random(1)))
        evening.look()


def carried_out(guest: Visitor) -> None:
    """Dice that may be rolled again."""
    asked(guest, lambda view: view.asked.window == "rerolls", seed="a tour 42")


def answer_window(guest: Visitor) -> None:
    """A rival's take, and a gangster who might hold it up."""
    asked(guest, lambda view: view.asked.window == "hold-ups", seed="a tour 65")


def pending_harm(guest: Visitor) -> None:
    asked(guest, lambda view: view.asked.window == "saves", seed="a tour 59")


def guns_for_hire(guest: Visitor) -> None:
    asked(guest, lambda view: view.step == "hiring" and view.round > 1, options={"expansion": True})


def back_room_ending(guest: Visitor) -> None:
    with at_the_table(guest, 3, lambda state: state.outcome() is not None, {"short": True}) as evening:
        evening.look()
    expect(guest.page.locator(OVER)).not_to_have_count(0)


SCREENS = [
    back_room_set_up,
    back_room,
    offer_desk,
    ledger,
    debts_fall_due,
    carried_out,
    answer_window,
    pending_harm,
    guns_for_hire,
    back_room_ending,
]


def at_the_table(
    guest: Visitor,
    players: int,
    reached: Callable[[State], bool],
    options: dict[str, Json] | None = None,
    seed: str = SEED,
) -> Evening:
    evening = Evening(guest, guest.house, "cosanostra", players, seed, options)
    evening.play_until(reached, at_random(Random(1)))
    return evening


def asked(
    guest: Visitor,
    what: Callable[[View], bool],
    options: dict[str, Json] | None = None,
    seed: str = SEED,
) -> None:
    """Anna is asked that."""

    def reached(state: State) -> bool:
        return MINE in state.deciders() and what(seen(state))

    with at_the_table(guest, 3, reached, options, seed) as evening:
        evening.look()
    expect(guest.page.locator(".prompt.asked")).to_be_visible()


def planning(number: int) -> Callable[[State], bool]:
    """It is Anna's turn in that round, and she has money."""

    def reached(state: State) -> bool:
        view = seen(state)
        asked = MINE in state.deciders() and (view.step, view.round) == ("plan-turn", number)
        return asked and view.seats[MINE].cash > 0

    return reached


def offer(evening: Evening, seat: int, terms: dict[str, Json]) -> None:
    evening.act(seat, GAME.decode({"verb": "offer", **terms}))


def seen(state: State) -> View:
    return msgspec.convert(state.view(None), View)
