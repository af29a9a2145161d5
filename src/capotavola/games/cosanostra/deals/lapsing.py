"""Offers that have become impossible (LC-R9): they go, and it is said why."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import ITEMS, TO, giver_of
from capotavola.games.cosanostra.deals import news, offers
from capotavola.games.cosanostra.deals.offers import BY, TERMS
from capotavola.games.cosanostra.items.all import offered_of
from capotavola.games.cosanostra.table import Table


def lapse_impossible(t: Table) -> None:
    number = len(t.offers) - 1
    while number >= 0:
        offer = t.offers[number]
        for other in range(t.players):
            if offer[TERMS + TO] >> other & 1 and not offers.possible(t, offer[BY], other, offer[TERMS:]):
                if t.told is not None:
                    why = cause(t, offer[BY], other, offer[TERMS:])
                    news.lapsed(t.told, offer[BY], 1 << other, why, offers.audience(offer))
                offers.leave(t, number, other)
                if number >= len(t.offers) or t.offers[number] is not offer:
                    break
        number -= 1


def cause(t: Table, by: int, to: int, terms: list[int]) -> dict[str, Json]:
    """The first part that cannot be any more, as a phrase; all of it is public."""
    for entry in terms[ITEMS:]:
        kind, giver = offered_of(entry), giver_of(entry, by, to)
        if kind.why_not(t, giver, entry, terms) is not None:
            return kind.why_lapsed(t, giver, entry)
    return {"phrase": "lapse-markers"}
