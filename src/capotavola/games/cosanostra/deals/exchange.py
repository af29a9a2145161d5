"""What an accepted offer brings about (LC-R9): things change hands, promises go to the ledger."""

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import side_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import notes
from capotavola.games.cosanostra.items.all import is_promise, offered_of, promise_of, thing_of
from capotavola.games.cosanostra.table import Table


def carry_out(t: Table, by: int, to: int, terms: list[int], text: str) -> None:
    """First what changes hands, then the promises: what is given now is not what is promised."""
    entries = terms[parts.ITEMS :]
    for entry in entries:
        if not is_promise(entry):
            side = side_of(entry)
            giver, taker = (by, to) if side == parts.MINE else (to, by)
            thing_of(entry).go_over(t, giver, taker, value_of(entry), repays=repays(terms, side))
    notes.served(t, by, to, terms)
    estate.check_monopolies(t)
    # Last what is promised in words; where it is not, they are only said (LC-R40).
    promised = [entry for entry in entries if is_promise(entry) and what_of(entry) != parts.IN_WORDS]
    in_words = [entry for entry in entries if what_of(entry) == parts.IN_WORDS]
    for entry in promised + in_words:
        side = side_of(entry)
        giver, taker = (by, to) if side == parts.MINE else (to, by)
        bare, given = entry & ~parts.SIDE_MASK, given_for(t, terms, side)
        promise_of(entry).enter(t, giver, taker, bare, text, given)


def repays(terms: list[int], side: int) -> bool:
    """LC-R45: what is given for nothing counts as a debt paid; otherwise only if the deal says so."""
    if terms[parts.OPEN] & parts.AS_DEBT:
        return True
    return all(side_of(entry) == side for entry in terms[parts.ITEMS :])


def given_for(t: Table, terms: list[int], side: int) -> int:
    """LC-R44: what one side gets by a deal, now or later, as the ledger keeps it."""
    given = 0
    for entry in terms[parts.ITEMS :]:
        if side_of(entry) != side:
            given |= offered_of(entry).bit(t, value_of(entry))
    return given
