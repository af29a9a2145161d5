"""Learns what a round of Omerta will bring, for `bots/search/brains/omerta_prospects.py`.

    .venv/bin/python -m tools.prospects_omerta 1500     # so many games with each number of players

One plays by its own lights, the others are greedy bots, as in imagined games of a search. What everybody has
when a turn begins is fitted to the score of the round, both beside the mean of the table.
"""

import math
import random
import sys
from typing import NamedTuple

import capotavola
from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.search.brains import omerta_own as own
from capotavola.bots.search.brains import omerta_prospects as prospects
from capotavola.engine.chance import fast_chance
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import TURN
from tools.prospects import fitted, luck_in

PLAYERS = (3, 4, 5)
LEAST_LUCK = 2.0  # points
LOOKED_AT = 0.1  # of the turns


class Seen(NamedTuple):
    """A turn that began; all of everybody."""

    left: int  # rounds after this one
    holdings: list[list[float]]
    scores: list[int]  # of the round
    before: list[int]  # totals when it began
    after: list[int]  # and at the end of the game


def main(games: int) -> None:
    seen: list[Seen] = []
    for players in PLAYERS:
        for number in range(games):
            seen += watched(players, number)
    worths = fitted([(turn.holdings, turn.scores) for turn in seen], len(prospects.HOLDINGS))
    for name, worth in zip(prospects.HOLDINGS, worths, strict=True):
        print(f"{worth:8.3f}  {name}")
    for left in range(max(PLAYERS)):
        tables = [foreseen(turn, worths) for turn in seen if turn.left == left]
        luck = luck_in(tables, [1.0], LEAST_LUCK)
        each = luck / math.sqrt(left + prospects.UNFINISHED)
        print(f"luck {luck:.1f} with {left} more rounds, {each:.1f} a round")


def foreseen(turn: Seen, worths: list[float]) -> tuple[list[list[float]], list[int]]:
    """What everybody is likely to have after the round, and has in the end; the more the better."""
    hopes = [sum(worth * x for worth, x in zip(worths, row, strict=True)) for row in turn.holdings]
    then = [[-total - hope] for total, hope in zip(turn.before, hopes, strict=True)]
    return then, [-total for total in turn.after]


def watched(players: int, number: int) -> list[Seen]:
    """One game: what lay on the table at some turns, and what the round and the game brought."""
    rng = random.Random(number)
    state = capotavola.game("omerta").start(players=players, seed=f"learn/{players}/{number}".encode())
    assert isinstance(state, OmertaState)
    chance = fast_chance(rng.getrandbits(30))
    shrewd = number % players
    found: list[tuple[int, list[list[float]], list[int]]] = []
    while state.waiting:
        if state.on(TURN) and rng.random() < LOOKED_AT:
            rows = [[float(count) for count in row] for row in prospects.holdings(state)]
            found.append((state.round, rows, state.totals()))
        seats = state.deciders()
        seat = seats[chance.below(len(seats))]
        actions = state.legal(seat)
        lights = own.in_world if seat == shrewd else greedy.in_world
        state.step(seat, lights(state, seat, actions, chance) if len(actions) > 1 else actions[0])
    after = state.totals()
    return [
        Seen(players - number, rows, state.scores[(number - 1) * players : number * players], before, after)
        for number, rows, before in found
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]))
