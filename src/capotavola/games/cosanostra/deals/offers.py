"""Deals (section 4, LC-R9): offers that never stop a turn, carried out at once or not at all."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL, seats_in
from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions import parts, verbs
from capotavola.games.cosanostra.actions.parts import giver_of, item, side_of, value_of, what_of
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.deals import exchange, news
from capotavola.games.cosanostra.items.all import offered_of
from capotavola.games.cosanostra.order import ACTION_TURN, HIRING, PLAN_TURN
from capotavola.games.cosanostra.table import Table

# An open offer: who makes it, who has taken it, whether it is of this turn, and its terms.
BY: Final = 0
TAKEN: Final = 1
FRESH: Final = 2  # since this turn: whoever has not answered is pressed
TERMS: Final = 3
# An offer of this stage in `made`: who made it, and who knows of it.
KNOWN_BY: Final = 3


# -- when and what (LC-R9) --------------------------------------------------------


def deals_open(t: Table) -> bool:
    """On turns and while hiring; not from a reveal until the task is resolved, nor while a card is played."""
    if t.closed or t.attempts or not t.waiting:
        return False
    step = step_of(t.stack[-1])
    if step == ACTION_TURN:
        return t.round < t.last_round or tasks_left(t)
    return step == PLAN_TURN or step == HIRING


def tasks_left(t: Table) -> bool:
    """Whether anybody has one."""
    return any(t.has_task(seat) for seat in range(t.players))


def maker_of(entry: int) -> int:
    """Of one of the offers made in this stage."""
    return entry & (1 << KNOWN_BY) - 1


def offers_left(t: Table, seat: int) -> int:
    left = t.rules.figures.offers
    for entry in t.made:
        if maker_of(entry) == seat:
            left -= 1
    return left


def standing(t: Table, by: int, to: int) -> int:
    """The number of the open offer from one to another; NOBODY."""
    for number, offer in enumerate(t.offers):
        if offer[BY] == by and offer[TERMS + parts.TO] >> to & 1:
            return number
    return NOBODY


def pressed(t: Table) -> int:
    """Who has not answered an offer of this turn yet, or may pick among takers; older ones wait (LC-R9)."""
    seats = 0
    if t.offers and deals_open(t):
        for offer in t.offers:
            if not offer[FRESH]:
                continue
            seats |= offer[TERMS + parts.TO] & ~offer[TAKEN]
            if offer[TAKEN]:
                seats |= 1 << offer[BY]
    return seats


# -- what could be offered, and be accepted -------------------------------------------


def can_offer(t: Table, seat: int, terms: list[int], *, countering: bool = False) -> bool:
    return deals_open(t) and why_not_offer(t, seat, terms, countering=countering) is None


def why_not_offer(t: Table, seat: int, terms: list[int], *, countering: bool = False) -> Refusal | None:
    """While deals are open; `countering` answers the offer of the one it is made to."""
    to = terms[parts.TO]
    if to >> seat & 1 or to >> t.players:
        return Refusal("LC-4.4", "no-such-partner")
    if not offers_left(t, seat):
        return Refusal("LC-R9", "offers-used-up", {"count": t.rules.figures.offers})
    if len(terms) == parts.ITEMS:
        return Refusal("LC-R9", "offer-is-empty")
    partners = seats_in(to)
    for other in partners:
        if countering and (to != 1 << other or standing(t, other, seat) == NOBODY):
            return Refusal("LC-R9", "nothing-to-counter")
        if standing(t, seat, other) != NOBODY:
            return Refusal("LC-R9", "one-offer-at-a-time", {"seat": other})
        refusal = why_not_items(t, seat, other, terms)
        if refusal is not None:
            return refusal
    for other in partners:
        if not markers_left(t, seat, other, terms):
            return Refusal("LC-R9", "no-marker-left")
    return None


def possible(t: Table, by: int, to: int, terms: list[int]) -> bool:
    """Whether all of it could happen now."""
    return why_not_items(t, by, to, terms) is None and markers_left(t, by, to, terms)


def why_not_items(t: Table, by: int, to: int, terms: list[int]) -> Refusal | None:
    """None if each part by itself could happen now."""
    for entry in terms[parts.ITEMS :]:
        refusal = offered_of(entry).why_not(t, giver_of(entry, by, to), entry, terms)
        if refusal is not None:
            return refusal
    return None


def markers_left(t: Table, by: int, to: int, terms: list[int]) -> bool:
    """LC-R20: one for each use that somebody gets."""
    uses = [0, 0]
    for entry in terms[parts.ITEMS :]:
        if what_of(entry) == parts.USE_ITEM:
            uses[side_of(entry)] += 1
    most, mine, theirs = t.rules.figures.markers, uses[parts.MINE], uses[parts.THEIRS]
    return mine <= most - t.markers_out(to) and theirs <= most - t.markers_out(by)


def lacking(t: Table, by: int, to: int, terms: list[int]) -> list[int]:
    """LC-R45: promises of businesses that the one who promises neither has nor gets by this deal."""
    found: list[int] = []
    for entry in terms[parts.ITEMS :]:
        if offered_of(entry).lacks(t, giver_of(entry, by, to), entry):
            gets = item(1 - side_of(entry), parts.BUSINESS_ITEM, value_of(entry))
            if gets not in terms[parts.ITEMS :]:
                found.append(entry)
    return found


def lacking_any(t: Table, by: int, terms: list[int]) -> list[int]:
    """With one at least of those it is made to."""
    found: list[int] = []
    for other in seats_in(terms[parts.TO]):
        for entry in lacking(t, by, other, terms):
            if entry not in found:
                found.append(entry)
    return found


# -- what becomes of them ---------------------------------------------------------------


def audience(offer: list[int]) -> int:
    """LC-R9: its parties, or all."""
    return ALL if offer[TERMS + parts.OPEN] & parts.OPENLY else offer[TERMS + parts.TO] | 1 << offer[BY]


def leave(t: Table, number: int, seat: int) -> None:
    """One of those it was made to is out."""
    offer = t.offers[number]
    offer[TERMS + parts.TO] &= ~(1 << seat)
    offer[TAKEN] &= ~(1 << seat)
    if not offer[TERMS + parts.TO]:
        drop(t, number)


def drop(t: Table, number: int) -> None:
    t.offers.pop(number)
    t.offer_texts.pop(number)


def close_stage(t: Table) -> None:
    """What stands lapses, and everybody may make as many offers again, and write as many notes."""
    while t.offers:
        offer = t.offers[-1]
        news.lapsed(t.told, offer[BY], offer[TERMS + parts.TO], {"phrase": "lapse-stage"}, audience(offer))
        drop(t, len(t.offers) - 1)
    t.made = []
    t.posts = [0] * t.players


def leave_open(t: Table) -> None:
    """At a turn's end: what was not answered stands, and presses nobody any more."""
    for offer in t.offers:
        offer[FRESH] = 0


def carry_out(t: Table, number: int, to: int) -> None:
    """All of it at once, in sight of everybody."""
    offer = t.offers[number]
    by, terms, text = offer[BY], offer[TERMS:], t.offer_texts[number]
    drop(t, number)
    if t.told is not None:
        args = t.rules.terms.phrases_with(terms, text, lacking(t, by, to, terms))
        news.agreed(t.told, by, to, args)
    exchange.carry_out(t, by, to, terms, text)


# -- when a clock runs out (LC-R26) ---------------------------------------------------


def overdue(t: Table, seat: int) -> Action:
    """An offer that was not answered in time, or whose takers were not chosen from."""
    for offer in t.offers:
        if offer[TERMS] >> seat & 1:
            return t.rules.vocabulary.one(verbs.DECLINE, offer[BY])
    taken = next(offer[TAKEN] for offer in t.offers if offer[BY] == seat)
    return t.rules.vocabulary.one(verbs.WITHDRAW, seats_in(taken)[0])
