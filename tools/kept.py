"""Counts what players of Omerta keep, for `bots/search/brains/omerta_kept.py`.

    .venv/bin/python tools/kept.py 4 300      # so many games with four players

Greedy bots play. Whenever somebody draws, the cards of the others that only their owners know are compared
with the pile: by turns of everybody, how often they are worth so many points, in per cent, and their mean.
"""

import sys
from collections import Counter

import capotavola
from capotavola.bots.catalogue import bot
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.omerta.cards import GAP, kind_of, lot_of, seen_by
from capotavola.games.omerta.rules import DRAW
from capotavola.games.omerta.state import OmertaState

POINTS = [*range(11), 15, 20]
FEWEST = 1000  # cards, for a line

Seen = dict[int, Counter[int]]
"""By turns of everybody, how many cards were worth so much."""


def main(players: int, games: int) -> None:
    kept: Seen = {}
    pile: Seen = {}
    for number in range(games):
        watch(players, number, kept, pile)
    for turn in sorted(kept):
        cards, others = kept[turn], pile[turn]
        if cards.total() >= FEWEST:
            part = [100 * cards[n] * others.total() // max(1, others[n] * cards.total()) for n in POINTS]
            mean = sum(60 * n * times for n, times in cards.items()) // cards.total()
            print(turn, part, mean)


def watch(players: int, number: int, kept: Seen, pile: Seen) -> None:
    state = capotavola.game("omerta").start(players=players, seed=f"kept/{number}".encode())
    assert isinstance(state, OmertaState)
    bots = [bot("greedy", "omerta", number * players + seat + 1) for seat in range(players)]
    order = fast_chance(number + 1)
    while asked := state.deciders():
        seat = asked[order.below(len(asked))]
        action = bots[seat].choose(Eyes(state, seat))
        if action.kind == DRAW:
            turn = state.turn // players
            kept.setdefault(turn, Counter()).update(kept_from(state, seat))
            pile.setdefault(turn, Counter()).update(state.rules.points[kind_of(card)] for card in state.pile)
        state.step(seat, action)


def kept_from(state: OmertaState, viewer: int) -> list[int]:
    """The points of what others know and the viewer does not."""
    return [
        state.rules.points[kind_of(card)]
        for owner, stock in enumerate(state.stocks)
        for card in stock
        if card != GAP and not lot_of(card) and seen_by(card, owner) and not seen_by(card, viewer)
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
