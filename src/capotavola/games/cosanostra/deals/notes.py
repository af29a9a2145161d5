"""The notes that stand on the board (LC-R46): what is to be had and what is wanted; they bind nobody."""

from capotavola.games.cosanostra.actions.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    ITEMS,
    MINE,
    SIDE_MASK,
    THEIRS,
    USE_ITEM,
    item,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.actions.wishes import ANY_BUSINESS, ANY_GANGSTER, ANY_USE
from capotavola.games.cosanostra.table import Table


def meets(t: Table, wish: int, what: int, number: int) -> bool:
    """Whether a thing is what is wanted, or one of that kind."""
    wanted, value = what_of(wish), value_of(wish)
    if wanted == ANY_GANGSTER:
        return what == GANGSTER_ITEM
    if wanted == ANY_BUSINESS or wanted == ANY_USE:
        kind = BUSINESS_ITEM if wanted == ANY_BUSINESS else USE_ITEM
        return what == kind and t.rules.kind_of[number] == value
    if wanted == CASH_ITEM:
        return what == CASH_ITEM and number >= value
    return wanted == what and value == number


def seeks(t: Table, seat: int, what: int, number: int) -> bool:
    """Whether somebody's note wants it."""
    return any(wish & SIDE_MASK == THEIRS and meets(t, wish, what, number) for wish in t.notes[seat])


def has(t: Table, seat: int, what: int, number: int) -> bool:
    """Whether somebody's note says that it is to be had."""
    return item(MINE, what, number) in t.notes[seat]


# -- what becomes of them ---------------------------------------------------------------


def served(t: Table, by: int, to: int, terms: list[int]) -> None:
    """What a deal has brought is wanted no longer, and what is lent by it no longer to be had."""
    for entry in terms[ITEMS:]:
        giver, taker = (by, to) if entry & SIDE_MASK == MINE else (to, by)
        what, number = what_of(entry), value_of(entry)
        if what == USE_ITEM and has(t, giver, what, number):
            t.notes[giver] = [one for one in t.notes[giver] if one != item(MINE, what, number)]
        left = [
            wish for wish in t.notes[taker] if wish & SIDE_MASK == MINE or not meets(t, wish, what, number)
        ]
        t.notes[taker] = left


def wipe(t: Table) -> None:
    """After the last task of a round: the jobs that it was about are done."""
    if any(t.notes):
        t.tell_that("board-wiped")
    t.notes = [[] for _ in range(t.players)]
