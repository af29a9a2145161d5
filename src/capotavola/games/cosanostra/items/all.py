"""Every kind of item, in the order of their numbers in `actions/parts.py`."""

from typing import Final

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import what_of
from capotavola.games.cosanostra.items.item import Item, Offered
from capotavola.games.cosanostra.items.promised import (
    GiveLater,
    InWords,
    PayLater,
    Peace,
    Promise,
    Share,
    UseLater,
)
from capotavola.games.cosanostra.items.things import Business, Cash, Gangster, Thing, Use
from capotavola.games.cosanostra.items.wanted import AnyGangster, AnyOfKind

OFFERED: Final[list[Offered]] = [
    Cash(parts.CASH_ITEM),
    Business(parts.BUSINESS_ITEM),
    Gangster(parts.GANGSTER_ITEM),
    Use(parts.USE_ITEM),
    Share(parts.SHARE, dated=False),
    Peace(parts.PEACE),
    PayLater(parts.PAY_LATER),
    UseLater(parts.USE_LATER),
    GiveLater(parts.GIVE_LATER),
    InWords(parts.IN_WORDS, dated=False),
]
ITEMS: Final[list[Item]] = [
    *OFFERED,
    AnyOfKind(parts.ANY_BUSINESS, parts.BUSINESS_ITEM),
    AnyOfKind(parts.ANY_USE, parts.USE_ITEM),
    AnyGangster(parts.ANY_GANGSTER),
]
assert [kind.what for kind in ITEMS] == [*range(len(ITEMS))]


def item_of(entry: int) -> Item:
    return ITEMS[what_of(entry)]


def offered_of(entry: int) -> Offered:
    return OFFERED[what_of(entry)]


def thing_of(entry: int) -> Thing | None:
    """None if it is only promised."""
    kind = OFFERED[what_of(entry)]
    return kind if isinstance(kind, Thing) else None


def promise_of(entry: int) -> Promise:
    kind = OFFERED[what_of(entry)]
    assert isinstance(kind, Promise)
    return kind
