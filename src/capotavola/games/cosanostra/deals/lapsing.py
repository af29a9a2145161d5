"""Offers that have become impossible (LC-R9): they go, and it is said why."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import side_of, until_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import news, offers
from capotavola.games.cosanostra.deals.items import first_round
from capotavola.games.cosanostra.deals.offers import BY, TERMS
from capotavola.games.cosanostra.table import Table


def lapse_impossible(t: Table) -> None:
    number = len(t.offers) - 1
    while number >= 0:
        offer = t.offers[number]
        for other in range(t.players):
            if offer[TERMS + parts.TO] >> other & 1 and not offers.possible(
                t, offer[BY], other, offer[TERMS:]
            ):
                if t.told is not None:
                    why = cause(t, offer[BY], other, offer[TERMS:])
                    news.lapsed(t.told, offer[BY], 1 << other, why, offers.audience(offer))
                offers.leave(t, number, other)
                if number >= len(t.offers) or t.offers[number] is not offer:
                    break
        number -= 1


def cause(t: Table, by: int, to: int, terms: list[int]) -> dict[str, Json]:
    """The first part that cannot be any more, as a phrase; all of it is public."""
    for entry in terms[parts.ITEMS :]:
        giver = by if side_of(entry) == parts.MINE else to
        what, number = what_of(entry), value_of(entry)
        if what == parts.CASH_ITEM:
            if number > t.cash[giver]:
                return {"phrase": "lapse-cash", "seat": giver}
        elif what == parts.GANGSTER_ITEM:
            if t.man_at[number] != giver or t.task_count(number) or t.traded >> number & 1:
                return {"phrase": "lapse-gangster", "gangster": t.rules.men.names[number]}
        elif what == parts.BUSINESS_ITEM:
            if t.business_at[number] != giver:
                return {"phrase": "lapse-business", "business": t.rules.business_names[number]}
        elif what == parts.USE_ITEM:
            if not estate.usable(t, giver, number):
                return {"phrase": "lapse-use", "business": t.rules.business_names[number]}
        elif what != parts.SHARE and not offers.can_promise(t, entry):
            if what == parts.PEACE or what == parts.PAY_LATER or until_of(entry) < first_round(t):
                return {"phrase": "lapse-round", "round": until_of(entry)}
            return {"phrase": "lapse-business", "business": t.rules.business_names[number]}
    return {"phrase": "lapse-markers"}
