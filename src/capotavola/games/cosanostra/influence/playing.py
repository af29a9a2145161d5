"""Influence cards at work (chapter 7): announced, cancelled perhaps (LC-R8), and only then at work."""

from typing import Final

from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import HEAL, INFLUENCE, LOOK, LOOK_OR_MARKET, TURN_CARD
from capotavola.games.cosanostra.influence import hands, news
from capotavola.games.cosanostra.influence.at_once import Heal, Looks, LooksOrMarket, TurnCard
from capotavola.games.cosanostra.influence.card import Card
from capotavola.games.cosanostra.influence.on_gangsters import LYING
from capotavola.games.cosanostra.order import CARD_WORKS
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.windows import VETOES, is_window, open_window

CARDS: Final[list[Card]] = [
    LooksOrMarket(LOOK_OR_MARKET),
    Looks(LOOK),
    Heal(HEAL),
    *LYING,
    TurnCard(TURN_CARD),
]
assert [card.kind for card in CARDS] == list(range(INFLUENCE)), "an influence card is not in its place"


def play(t: Table, seat: int, kind: int, number: int) -> None:
    hands.spend(t, seat, kind)
    card = CARDS[kind]
    name = t.rules.influences.names[kind]
    news.played(t.told, seat, name, card.lies_on(t, number), card.is_for_market(number))
    t.stack.append(frame(CARD_WORKS, seat, kind, number))
    open_window(t, VETOES)


class CardWorks(Passage[Table]):
    """Nobody has cancelled it. The seat of its frame has played it, the flag is its kind."""

    def go_on(self, t: Table) -> None:
        top = t.stack.pop()
        CARDS[flag_of(top)].works(t, seat_of(top), number_of(top))

    def check_stored(self, t: Table, at: int) -> None:
        must(at > 0 and len(t.stack) == at + 2, "stack: a card is played by itself")
        must(is_window(t.stack[-1], VETOES), "stack: a card is played")
        entry = t.stack[at]
        kind, seat, number = flag_of(entry), seat_of(entry), number_of(entry)
        fits = kind < INFLUENCE and CARDS[kind].fits(t, seat, number, t.stack[at - 1])
        must(fits, "stack: that card is not played like this")


def played_now(t: Table, entry: int) -> dict[str, Json]:
    """The influence card that is about to work: LC-R8 lets it be cancelled before."""
    kind, number = flag_of(entry), number_of(entry)
    return {
        "card": t.rules.influences.names[kind],
        "by": seat_of(entry),
        "on": CARDS[kind].lies_on(t, number) or None,
        "for_market": CARDS[kind].is_for_market(number),
    }


def cancel(t: Table) -> None:
    """The card on top of the stack does nothing."""
    hands.lay_open(t, flag_of(t.stack.pop()))
