"""Counter-offers at a table of La Cosa Nostra: the same at a price that one would take."""

from typing import Final

from capotavola.bots.greedy import cosanostra_propose as propose
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_value import value, value_beside_own
from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, side_of, terms_of, value_of, what_of
from capotavola.games.cosanostra.actions.verbs import COUNTER
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table

MOST: Final = 2  # offers to somebody in a stage, after which one says no


def counter(t: Table, seat: int, by: int, terms: list[int]) -> Action | None:
    """To an offer of things for money: more money for one's own things, less for those of another."""
    if propose.refusals(t, seat, by) >= MOST:
        return None
    asked, paid = 0, parts.MINE  # by whoever made the offer, unless it says otherwise
    things: list[int] = []
    for entry in terms[parts.ITEMS :]:
        side, what = side_of(entry), what_of(entry)
        if what == parts.CASH_ITEM:
            asked, paid = value_of(entry), side
        elif what in (parts.USE_ITEM, parts.BUSINESS_ITEM, parts.GANGSTER_ITEM):
            things.append(item(1 - side, what, value_of(entry)))
        else:
            return None
    buys = paid == parts.THEIRS
    for thing in things:
        if side_of(thing) != (parts.THEIRS if buys else parts.MINE):
            return None
    if not things:
        return None
    return _cheaper(t, seat, by, things, asked) if buys else _dearer(t, seat, by, things, asked)


def _cheaper(t: Table, seat: int, by: int, things: list[int], asked: int) -> Action | None:
    price = asked - NOTE
    while price >= NOTE:
        wanted = terms_of(1 << by, [*things, item(parts.MINE, parts.CASH_ITEM, price)])
        if value(t, seat, by, wanted, parts.MINE) >= ENOUGH:
            return _made(t, seat, by, wanted)
        price -= NOTE
    return None


def _dearer(t: Table, seat: int, by: int, things: list[int], asked: int) -> Action | None:
    """Unless it is far from what was offered."""
    price = asked + NOTE
    while price <= min(2 * asked + 2 * NOTE, t.cash[by]):
        wanted = terms_of(1 << by, [*things, item(parts.THEIRS, parts.CASH_ITEM, price)])
        if value(t, seat, by, wanted, parts.MINE) >= ENOUGH:
            return _made(t, seat, by, wanted)
        price += NOTE
    return None


def _made(t: Table, seat: int, by: int, wanted: list[int]) -> Action | None:
    """If it may be, and is good beside all that one offers others."""
    if not offers.can_offer(t, seat, wanted, countering=True) or value_beside_own(t, seat, by, wanted) <= 0.0:
        return None
    return t.rules.vocabulary.formed(COUNTER, wanted)
