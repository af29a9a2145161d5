"""What an accepted offer brings about (LC-R9): things change hands, promises go to the ledger."""

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import side_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import notes
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.table import Table


def carry_out(t: Table, by: int, to: int, terms: list[int], text: str) -> None:
    """First what changes hands, then the promises: what is given now is not what is promised."""
    for entry in terms[parts.ITEMS :]:
        side = side_of(entry)
        giver, taker = (by, to) if side == parts.MINE else (to, by)
        _transfer(t, giver, taker, what_of(entry), value_of(entry), repays(terms, side))
    notes.served(t, by, to, terms)
    estate.check_monopolies(t)
    # Last what is promised in words; where it is not, they are only said (LC-R40).
    promised = [
        entry for entry in terms[parts.ITEMS :] if parts.FIRST_PROMISE <= what_of(entry) < parts.IN_WORDS
    ]
    in_words = [entry for entry in terms[parts.ITEMS :] if what_of(entry) == parts.IN_WORDS]
    for entry in promised + in_words:
        side = side_of(entry)
        giver, taker = (by, to) if side == parts.MINE else (to, by)
        said = text if entry in in_words else ""
        promises.make(t, giver, taker, entry & ~parts.SIDE_MASK, said, given_for(t, terms, side))


def repays(terms: list[int], side: int) -> bool:
    """LC-R45: what is given for nothing counts as a debt paid; otherwise only if the deal says so."""
    if terms[parts.OPEN] & parts.AS_DEBT:
        return True
    return all(side_of(entry) == side for entry in terms[parts.ITEMS :])


def given_for(t: Table, terms: list[int], side: int) -> int:
    """LC-R44: what one side gets by a deal, now or later, as the ledger keeps it."""
    given = 0
    for entry in terms[parts.ITEMS :]:
        what, number = what_of(entry), value_of(entry)
        if side_of(entry) == side:
            continue
        if what in (parts.BUSINESS_ITEM, parts.USE_ITEM, parts.USE_LATER, parts.GIVE_LATER):
            given |= promises.business_bit(number)
        elif what == parts.GANGSTER_ITEM:
            given |= promises.man_bit(t, number)
    return given


def _transfer(t: Table, giver: int, taker: int, what: int, number: int, repaying: bool) -> None:
    if what == parts.CASH_ITEM:
        t.cash[giver] -= number
        t.cash[taker] += number
        if repaying:
            promises.gave_cash(t, giver, taker, number)
    elif what == parts.BUSINESS_ITEM:
        estate.hand_over(t, number, taker)
        promises.handed_over(t, giver, taker, number, repays=repaying)
    elif what == parts.GANGSTER_ITEM:
        t.man_at[number] = taker
        t.traded |= 1 << number
    elif what == parts.USE_ITEM:
        estate.put_marker(t, number, taker)
        if repaying:
            promises.gave_use(t, giver, taker, number)
