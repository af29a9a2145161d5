"""What an accepted offer brings about (LC-R9): things change hands, promises go to the ledger."""

from capotavola.games.cosanostra.actions.terms import (
    AS_DEBT,
    BUSINESS_ITEM,
    CASH_ITEM,
    FIRST_PROMISE,
    GANGSTER_ITEM,
    GIVE_LATER,
    IN_WORDS,
    ITEMS,
    MINE,
    OPEN,
    SIDE_MASK,
    USE_ITEM,
    USE_LATER,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import notes
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.table import Table


def carry_out(t: Table, by: int, to: int, terms: list[int], text: str) -> None:
    """First what changes hands, then the promises: what is given now is not what is promised."""
    for entry in terms[ITEMS:]:
        side = entry & SIDE_MASK
        giver, taker = (by, to) if side == MINE else (to, by)
        _transfer(t, giver, taker, what_of(entry), value_of(entry), repays(terms, side))
    notes.served(t, by, to, terms)
    estate.check_monopolies(t)
    # Last what is promised in words; where it is not, they are only said (LC-R40).
    promised = [entry for entry in terms[ITEMS:] if FIRST_PROMISE <= what_of(entry) < IN_WORDS]
    in_words = [entry for entry in terms[ITEMS:] if what_of(entry) == IN_WORDS]
    for entry in promised + in_words:
        side = entry & SIDE_MASK
        giver, taker = (by, to) if side == MINE else (to, by)
        said = text if entry in in_words else ""
        promises.make(t, giver, taker, entry & ~SIDE_MASK, said, given_for(t, terms, side))


def repays(terms: list[int], side: int) -> bool:
    """LC-R45: what is given for nothing counts as a debt paid; otherwise only if the deal says so."""
    if terms[OPEN] & AS_DEBT:
        return True
    return all(entry & SIDE_MASK == side for entry in terms[ITEMS:])


def given_for(t: Table, terms: list[int], side: int) -> int:
    """LC-R44: what one side gets by a deal, now or later, as the ledger keeps it."""
    given = 0
    for entry in terms[ITEMS:]:
        what, number = what_of(entry), value_of(entry)
        if entry & SIDE_MASK == side:
            continue
        if what in (BUSINESS_ITEM, USE_ITEM, USE_LATER, GIVE_LATER):
            given |= promises.business_bit(number)
        elif what == GANGSTER_ITEM:
            given |= promises.man_bit(t, number)
    return given


def _transfer(t: Table, giver: int, taker: int, what: int, number: int, repaying: bool) -> None:
    if what == CASH_ITEM:
        t.cash[giver] -= number
        t.cash[taker] += number
        if repaying:
            promises.gave_cash(t, giver, taker, number)
    elif what == BUSINESS_ITEM:
        estate.hand_over(t, number, taker)
        promises.handed_over(t, giver, taker, number, repays=repaying)
    elif what == GANGSTER_ITEM:
        t.man_at[number] = taker
        t.traded |= 1 << number
    elif what == USE_ITEM:
        estate.put_marker(t, number, taker)
        if repaying:
            promises.gave_use(t, giver, taker, number)
