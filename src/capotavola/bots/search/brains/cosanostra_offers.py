"""Proposals that search tries in La Cosa Nostra: to buy what a game brings more by than its owner thinks.

Owners count what a thing pays; how games have ended says what it leads to (`cosanostra_prospects`).
"""

from typing import Final

from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_propose import refusals, tries
from capotavola.bots.greedy.cosanostra_value import MEN_TO_USE, NEVER, value
from capotavola.bots.greedy.cosanostra_wishes import notes
from capotavola.bots.search.brains.cosanostra_prospects import learnt
from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, step_of
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, terms_of
from capotavola.games.cosanostra.actions.verbs import OFFER
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.order import ACTION_TURN, PLAN_TURN
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table

MOST_TRIES: Final = 3  # offers in a stage, after which one has no more ideas
MOST: Final = 2  # proposals at a time
GAIN: Final = 1000.0  # what one must promise at first sight
MORE: Final = 4  # notes above what an owner is thought to ask


class Idea:
    """Something of another's, and what it would bring beside its price."""

    def __init__(self, what: int, owner: int, asked: int, gain: float) -> None:
        self.what = what
        self.owner = owner
        self.asked = asked
        self.gain = gain


def proposals(t: Table, seat: int) -> list[Action]:
    """The best few, on one's own turn."""
    top = t.stack[-1]
    step = step_of(top)
    if t.active != seat or not t.waiting >> seat & 1 or not offers.deals_open(t):
        return []
    if step != PLAN_TURN and (step != ACTION_TURN or flag_of(top)):
        return []
    if tries(t, seat) >= MOST_TRIES or not offers.offers_left(t, seat):
        return []
    found: list[Action] = []
    for idea in sorted(_ideas(t, seat), key=lambda one: -one.gain):
        made = _made(t, seat, idea)
        if made is not None:
            found.append(made)
            if len(found) == MOST:
                break
    return found


def _ideas(t: Table, seat: int) -> list[Idea]:
    """All that one could pay for."""
    weights = learnt(t)
    found: list[Idea] = []
    for business in range(t.rules.businesses):
        owner: int = t.business_at[business]
        if owner < t.players and owner != seat and not refusals(t, seat, owner):
            asked = notes(worth.business_gives(t, business)) + NOTE
            brings = weights.business(t, business)
            _consider(t, seat, item(parts.THEIRS, parts.BUSINESS_ITEM, business), owner, asked, brings, found)
    if not worth.planning_ahead(t) or t.man_at.count(seat) >= MEN_TO_USE:
        return found
    for man in range(t.rules.gangsters):
        owner = t.man_at[man]
        if owner >= t.players or owner == seat or t.task_count(man) or not t.man_active(man):
            continue
        if not t.traded >> man & 1 and not refusals(t, seat, owner):
            asked = notes(worth.man_gives(t, man)) + NOTE
            _consider(
                t,
                seat,
                item(parts.THEIRS, parts.GANGSTER_ITEM, man),
                owner,
                asked,
                weights.man(t, man),
                found,
            )
    return found


def _consider(
    t: Table, seat: int, what: int, owner: int, asked: int, brings: float, found: list[Idea]
) -> None:
    """What another loses counts in part, and so does what it is paid."""
    gain = (brings - asked) * (1.0 + worth.hurt(t, seat, owner))
    if asked <= t.cash[seat] and gain >= GAIN:
        found.append(Idea(what, owner, asked, gain))


def _made(t: Table, seat: int, idea: Idea) -> Action | None:
    """At the least price that its owner takes."""
    price = idea.asked
    while price <= min(idea.asked + MORE * NOTE, t.cash[seat]):
        terms = terms_of(1 << idea.owner, [idea.what, item(parts.MINE, parts.CASH_ITEM, price)])
        if value(t, idea.owner, seat, terms, parts.THEIRS) >= ENOUGH:
            if not offers.can_offer(t, seat, terms) or value(t, seat, idea.owner, terms, parts.MINE) <= NEVER:
                return None
            return t.rules.vocabulary.formed(OFFER, terms)
        price += NOTE
    return None
