"""The board (LC-R46): whatever a player writes on it; what stands there already, `notes.py` reads."""

from capotavola.games.cosanostra.actions.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    MINE,
    SIDE_MASK,
    USE_ITEM,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.actions.wishes import ANY_BUSINESS, ANY_GANGSTER, ANY_USE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import news, offers
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table, marker_of


def posts_left(t: Table, seat: int) -> int:
    """As many as offers."""
    return t.rules.figures.offers - t.posts[seat]


def can_post(t: Table, seat: int, terms: list[int]) -> bool:
    if not offers.deals_open(t) or not posts_left(t, seat) or terms == t.notes[seat]:
        return False
    return all(holds(t, seat, entry) for entry in terms)


def holds(t: Table, seat: int, entry: int) -> bool:
    """What one has, one can give; what one wants, another player has, or may come to have."""
    what, number = what_of(entry), value_of(entry)
    mine = entry & SIDE_MASK == MINE
    if what == CASH_ITEM:
        return number > 0 and number % NOTE == 0 and (not mine or number <= t.cash[seat])
    if what == BUSINESS_ITEM:
        return _whose(t, seat, t.business_at[number], mine)
    if what == GANGSTER_ITEM:
        return _whose(t, seat, t.man_at[number], mine)
    if what == USE_ITEM:
        if mine:
            return estate.usable(t, seat, number)
        return marker_of(number, seat) not in t.markers and _usable_elsewhere(t, seat, number)
    if what == ANY_BUSINESS or what == ANY_USE or what == ANY_GANGSTER:
        return True
    return offers.can_promise(t, entry)


def _whose(t: Table, seat: int, owner: int, mine: bool) -> bool:
    return owner == seat if mine else owner < t.players and owner != seat


def _usable_elsewhere(t: Table, seat: int, business: int) -> bool:
    return any(other != seat and estate.usable(t, other, business) for other in range(t.players))


# -- writing -------------------------------------------------------------


def post(t: Table, seat: int, terms: list[int]) -> None:
    """In place of the note before; an empty one takes it down."""
    t.notes[seat] = terms
    t.posts[seat] += 1
    if terms:
        news.posted(t.told, seat, t.rules, terms)
    else:
        t.tell_of("took-down", seat)


def strike(t: Table) -> None:
    """What no longer holds is struck from the notes."""
    for seat in range(t.players):
        note = t.notes[seat]
        if note:
            left = [entry for entry in note if holds(t, seat, entry)]
            if len(left) < len(note):
                t.notes[seat] = left
