"""OM-R14: remembering is part of the game, so what the house tells must not rest on what was seen before."""

from capotavola.games.omerta.cards import SEEN
from capotavola.games.omerta.shown.views import looks_into_safe, places_looked_at
from capotavola.games.omerta.table import Table


def forget(t: Table, me: int) -> None:
    """Let a viewer know no hidden card but those in sight: the drawn one, and those being looked at."""
    looked_at = places_looked_at(t, me)
    for owner in range(t.players):
        stock = t.stocks[owner]
        for place in range(len(stock)):
            if owner != me or place not in looked_at:
                stock[place] = unseen(stock[place], me)
    if not looks_into_safe(t, me):
        t.safe = [unseen(card, me) for card in t.safe]
    t.lots = [[unseen(card, me) for card in lot] for lot in t.lots]


def unseen(card: int, me: int) -> int:
    return card & ~(1 << SEEN + me)
