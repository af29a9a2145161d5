"""Offers that stand in an imagined game of La Cosa Nostra are answered at once, as the greedy bot would."""

from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.games.cosanostra.actions.parts import THEIRS, TO
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.deals.offers import BY, TERMS
from capotavola.games.cosanostra.table import Table


def answer_offers(t: Table) -> None:
    """By those who gain enough, the best of them where there are several."""
    while t.offers:
        offer = t.offers[-1]
        by, terms = offer[BY], offer[TERMS:]
        taker = _taker(t, by, terms)
        if taker != NOBODY and offers.possible(t, by, taker, terms):
            offers.carry_out(t, len(t.offers) - 1, taker)
        else:
            offers.drop(t, len(t.offers) - 1)


def _taker(t: Table, by: int, terms: list[int]) -> int:
    best, most = NOBODY, ENOUGH
    for seat in range(t.players):
        if terms[TO] >> seat & 1:
            gain = value(t, seat, by, terms, THEIRS)
            if gain >= most:
                best, most = seat, gain
    return best
