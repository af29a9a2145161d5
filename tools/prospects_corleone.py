"""Learns what holdings lead to in Corleone's Empire, for `bots/search/brains/corleone_prospects.py`.

    .venv/bin/python -m tools.prospects_corleone 1000      # so many games with each number of players

They are played as in imagined games of a search. What everybody has when a turn begins is fitted to the score
at the end, both beside the mean of the table; all acts apart.
"""

import random
import sys

import capotavola
from capotavola.bots.search.brains import corleone_prospects as prospects
from capotavola.bots.search.brains import corleone_quick as quick
from capotavola.engine.chance import fast_chance
from capotavola.games.corleone.rules import ACTS
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import TURN
from tools.prospects import fitted, luck_in

LEAST_LUCK = 1.5  # dollars
LOOKED_AT = 0.1  # of the turns within an act

Seen = tuple[int, list[list[float]], list[int]]
"""The act, everybody's holdings, everybody's score at the end."""


def main(games: int) -> None:
    seen: list[Seen] = []
    for players in (2, 3, 4, 5):
        for number in range(games):
            seen += watched(players, number)
    acts = [fit_of(seen, act) for act in range(1, ACTS + 1)]
    for number, name in enumerate(prospects.HOLDINGS):
        print(f"    [{', '.join(f'{weights[number]:.4f}' for weights, _ in acts)}],  # {name}")
    print(f"luck {', '.join(f'{luck:.1f}' for _, luck in acts)}")


def fit_of(seen: list[Seen], act: int) -> tuple[list[float], float]:
    """What each holding adds to the score, and how much luck is still to come."""
    tables = [(holdings, scores) for when, holdings, scores in seen if when == act]
    weights = fitted(tables, len(prospects.HOLDINGS))
    return weights, luck_in(tables, weights, LEAST_LUCK)


def watched(players: int, number: int) -> list[Seen]:
    """One game: what lay on the table at some turns, and how it ended."""
    rng = random.Random(number)
    state = capotavola.game("corleone").start(players=players, seed=f"learn/{players}/{number}".encode())
    assert isinstance(state, CorleoneState)
    chance = fast_chance(rng.getrandbits(30))
    found: list[tuple[int, list[list[int]]]] = []
    present = 0
    while state.waiting:
        seat = state.deciders()[0]
        if state.on(TURN) and (state.act != present or rng.random() < LOOKED_AT):
            present = state.act
            found.append((present, prospects.holdings(state)))
        actions = state.legal(seat)
        state.step(seat, actions[0] if len(actions) == 1 else quick.choose(state, seat, actions, chance))
    scores = state.points()
    return [(act, [[float(count) for count in row] for row in rows], scores) for act, rows in found]


if __name__ == "__main__":
    main(int(sys.argv[1]))
