"""The notes that stand on the board (LC-R46): what is to be had and what is wanted; they bind nobody."""

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import giver_of, item, side_of, value_of, what_of
from capotavola.games.cosanostra.items.all import item_of
from capotavola.games.cosanostra.table import Table


def meets(t: Table, wish: int, what: int, number: int) -> bool:
    """Whether a thing is what is wanted, or one of that kind."""
    return item_of(wish).meets(t, value_of(wish), what, number)


def seeks(t: Table, seat: int, what: int, number: int) -> bool:
    """Whether somebody's note wants it."""
    return any(side_of(wish) == parts.THEIRS and meets(t, wish, what, number) for wish in t.notes[seat])


def has(t: Table, seat: int, what: int, number: int) -> bool:
    """Whether somebody's note says that it is to be had."""
    return item(parts.MINE, what, number) in t.notes[seat]


# -- what becomes of them ---------------------------------------------------------------


def served(t: Table, by: int, to: int, terms: list[int]) -> None:
    """What a deal has brought is wanted no longer, and what is lent by it no longer to be had."""
    for entry in terms[parts.ITEMS :]:
        giver, taker = giver_of(entry, by, to), giver_of(entry, to, by)
        what, number = what_of(entry), value_of(entry)
        if what == parts.USE_ITEM and has(t, giver, what, number):
            t.notes[giver] = [one for one in t.notes[giver] if one != item(parts.MINE, what, number)]
        left = [
            wish for wish in t.notes[taker] if side_of(wish) == parts.MINE or not meets(t, wish, what, number)
        ]
        t.notes[taker] = left


def wipe(t: Table) -> None:
    """After the last task of a round: the jobs that it was about are done."""
    if any(t.notes):
        t.tell_that("board-wiped")
    t.notes = [[] for _ in range(t.players)]
