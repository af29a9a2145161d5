"""What an accepted offer brings about (LC-R9): things change hands, promises go to the ledger."""

from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import giver_of, side_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.deals import notes
from capotavola.games.cosanostra.items.all import offered_of, promise_of, thing_of
from capotavola.games.cosanostra.table import Table


def carry_out(t: Table, by: int, to: int, terms: list[int], text: str) -> None:
    """First what changes hands, then the promises: what is given now is not what is promised."""
    promised: list[int] = []
    in_words: list[int] = []
    for entry in terms[parts.ITEMS :]:
        thing = thing_of(entry)
        if thing is not None:
            giver, taker = giver_of(entry, by, to), giver_of(entry, to, by)
            thing.go_over(t, giver, taker, value_of(entry), repays=repays(terms, side_of(entry)))
        elif what_of(entry) == parts.IN_WORDS:
            in_words.append(entry)
        else:
            promised.append(entry)
    notes.served(t, by, to, terms)
    estate.check_monopolies(t)
    # Last what is promised in words; where it is not, they are only said (LC-R40).
    for entry in promised + in_words:
        giver, taker = giver_of(entry, by, to), giver_of(entry, to, by)
        given = given_for(t, terms, side_of(entry))
        promise_of(entry).enter(t, giver, taker, entry & ~parts.SIDE_MASK, text, given)


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
