"""Shuffled stocks: what went into each shuffle is kept as long as it tells anybody anything."""

from capotavola.games.omerta.cards import kind_of, lot_of, out_of_lot
from capotavola.games.omerta.table import Table


def shuffle_together(t: Table, seat: int, places: list[int]) -> None:
    """Lady: from now on these cards are a lot; nobody knows any more which lies where."""
    _forget_dead_lots(t)
    stock = t.stocks[seat]
    t.lots.append([stock[place] for place in places])
    kinds = [kind_of(stock[place]) for place in places]
    t.chance.shuffle(kinds)
    for slot in range(len(places)):
        stock[places[slot]] = out_of_lot(kinds[slot], len(t.lots), slot)


def _forget_dead_lots(t: Table) -> None:
    """A lot of which no card lies hidden, nor of any later lot it went into, tells nothing more."""
    live = [False] * (len(t.lots) + 1)
    for stock in t.stocks:
        for card in stock:
            live[lot_of(card)] = True
    for card in t.safe:
        live[lot_of(card)] = True
    for lot in range(len(t.lots), 0, -1):
        if not live[lot]:
            t.lots[lot - 1] = []
        for card in t.lots[lot - 1]:
            live[lot_of(card)] = True
    t.shown = [card for card in t.shown if live[lot_of(card)]]
