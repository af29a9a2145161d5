"""Learns what a round of Omerta will bring, for `bots/search/brains/omerta_prospects.py`.

    .venv/bin/python -m tools.prospects_omerta 600      # so many games with each number of players

One plays by its own lights, the others are greedy bots, as in imagined games of a search. What everybody has
when a turn begins is fitted to the score of the round, both beside the mean of the table.
"""

import math
import random
import sys

import capotavola
from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.search.brains import omerta_own as own
from capotavola.bots.search.brains import omerta_prospects as prospects
from capotavola.engine.chance import fast_chance
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import TURN
from tools.prospects import fitted, luck_in

LEAST_LUCK = 2.0  # points
LOOKED_AT = 0.1  # of the turns

Seen = tuple[int, list[list[float]], list[int], list[int]]
"""The round; everybody's holdings, total before it, and total at the end of the game."""


def main(games: int) -> None:
    seen: list[tuple[int, Seen, list[int]]] = []
    for players in (3, 4, 5):
        for number in range(games):
            seen += watched(players, number)
    worths = fitted([(table[1], scores) for _, table, scores in seen], len(prospects.HOLDINGS))
    for name, worth in zip(prospects.HOLDINGS, worths, strict=True):
        print(f"{worth:8.3f}  {name}")
    for left in range(5):
        tables = [foreseen(table, worths) for players, table, _ in seen if players - table[0] == left]
        luck = luck_in(tables, [1.0], LEAST_LUCK)
        print(f"luck {luck:.1f} with {left} more rounds, {luck / math.sqrt(left + prospects.UNFINISHED):.1f} a round")


def foreseen(table: Seen, worths: list[float]) -> tuple[list[list[float]], list[int]]:
    """What everybody is likely to have after the round, and has in the end; the more the better."""
    _, rows, before, after = table
    hopes = [sum(worth * x for worth, x in zip(worths, row, strict=True)) for row in rows]
    return [[-total - hope] for total, hope in zip(before, hopes, strict=True)], [-total for total in after]


def watched(players: int, number: int) -> list[tuple[int, Seen, list[int]]]:
    """One game: what lay on the table at some turns, and what the round and the game brought."""
    rng = random.Random(number)
    state = capotavola.game("omerta").start(players=players, seed=f"learn/{players}/{number}".encode())
    assert isinstance(state, OmertaState)
    chance = fast_chance(rng.getrandbits(30))
    shrewd = number % players
    found: list[tuple[int, list[list[int]], list[int]]] = []
    while state.waiting:
        if state.on(TURN) and rng.random() < LOOKED_AT:
            found.append((state.round, prospects.holdings(state), state.totals()))
        seats = state.deciders()
        seat = seats[chance.below(len(seats))]
        actions = state.legal(seat)
        if len(actions) > 1:
            lights = own.in_world if seat == shrewd else greedy.in_world
            state.step(seat, lights(state, seat, actions, chance))
        else:
            state.step(seat, actions[0])
    return [
        (
            players,
            (round_, [[float(x) for x in row] for row in rows], before, state.totals()),
            state.scores[(round_ - 1) * players : round_ * players],
        )
        for round_, rows, before in found
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]))
