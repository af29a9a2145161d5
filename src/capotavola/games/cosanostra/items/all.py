"""Every kind of item, in the order of their numbers in `actions/parts.py`."""

from typing import Final

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import what_of
from capotavola.games.cosanostra.items.any_of_kind import AnyGangster, AnyOfKind
from capotavola.games.cosanostra.items.item import Item, Offered, Thing
from capotavola.games.cosanostra.items.promised import InWords, Peace, Promise
from capotavola.games.cosanostra.items.promised_businesses import GiveLater, UseLater
from capotavola.games.cosanostra.items.promised_cash import PayLater, Share
from capotavola.games.cosanostra.items.things import Business, Cash, Gangster, Use

THINGS: Final[list[Thing]] = [
    Cash(parts.CASH_ITEM),
    Business(parts.BUSINESS_ITEM),
    Gangster(parts.GANGSTER_ITEM),
    Use(parts.USE_ITEM),
]
PROMISES: Final[list[Promise]] = [
    Share(parts.SHARE),
    Peace(parts.PEACE),
    PayLater(parts.PAY_LATER),
    UseLater(parts.USE_LATER),
    GiveLater(parts.GIVE_LATER),
    InWords(parts.IN_WORDS),
]
OFFERED: Final[list[Offered]] = [*THINGS, *PROMISES]
ITEMS: Final[list[Item]] = [
    *OFFERED,
    AnyOfKind(parts.ANY_BUSINESS, parts.BUSINESS_ITEM),
    AnyOfKind(parts.ANY_USE, parts.USE_ITEM),
    AnyGangster(parts.ANY_GANGSTER),
]
assert [kind.what for kind in ITEMS] == [*range(len(ITEMS))]


def is_promise(entry: int) -> bool:
    return what_of(entry) >= parts.FIRST_PROMISE


def thing_of(entry: int) -> Thing:
    return THINGS[what_of(entry)]


def promise_of(entry: int) -> Promise:
    kind = OFFERED[what_of(entry)]
    assert isinstance(kind, Promise)
    return kind


def offered_of(entry: int) -> Offered:
    return OFFERED[what_of(entry)]


def item_of(entry: int) -> Item:
    return ITEMS[what_of(entry)]
