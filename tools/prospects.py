"""Learns what holdings lead to in La Cosa Nostra, for `bots/search/brains/cosanostra_prospects.py`.

    .venv/bin/python tools/prospects.py 3000 1000 500     # so many games with three, four and five players

Greedy bots play; every other game has a choice by chance now and then, so that unusual tables are seen, too.
What everybody has at the end of a round is fitted to the score at the end, both beside the mean of the table.
"""

import math
import random
import sys

import capotavola
from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.bots.search.brains import cosanostra_prospects as prospects
from capotavola.bots.talk import next_word
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.order import LIMITS
from capotavola.games.cosanostra.state import CosaNostraState

MISTAKES = 0.03  # of the choices in every other game
LEAST_LUCK = 1500.0
FIRM = 0.001  # what is hardly ever different is not believed to matter

Seen = tuple[int, list[list[float]], list[int]]
"""Rounds to play, everybody's holdings, everybody's score at the end."""


def main(games: list[int]) -> None:
    seen: list[Seen] = []
    for players, count in zip((3, 4, 5), games, strict=True):
        for number in range(count):
            seen += watched(players, number)
    for left in range(prospects.ROUNDS):
        tables = [(holdings, scores) for when, holdings, scores in seen if when == left]
        weights = fitted(tables, len(prospects.HOLDINGS))
        print(f"{left + 1} rounds to play, {len(tables)} tables")
        for name, weight in zip(prospects.HOLDINGS, weights, strict=True):
            print(f"  {name:12} {weight:10.2f}")
        print(f"  {'luck':12} {luck_in(tables, weights):10.0f}")


def watched(players: int, number: int) -> list[Seen]:
    """One game: what lay on the table at the end of each round, and how it ended."""
    rng = random.Random(number)
    state = capotavola.game("cosanostra").start(players=players, seed=f"learn/{players}/{number}".encode())
    assert isinstance(state, CosaNostraState)
    bots: list[Bot] = [bot("greedy", "cosanostra", rng.getrandbits(30)) for _ in range(players)]
    found: list[tuple[int, list[list[float]]]] = []
    present = state.round
    while state.waiting:
        if state.round > present or (state.round == present and step_of(state.stack[-1]) == LIMITS):
            present += 1
            found.append((state.last_round - present, prospects.holdings(state)))
        seat = state.deciders()[0]
        while word := next_word(state, seat, [*bots]):
            state.step(word.seat, word.action)
        slips = number % 2 == 1 and rng.random() < MISTAKES
        state.step(seat, rng.choice(state.legal(seat)) if slips else bots[seat].choose(Eyes(state, seat)))
    return [(left, holdings, state.points()) for left, holdings in found]


def fitted(tables: list[tuple[list[list[float]], list[int]]], size: int) -> list[float]:
    """Least squares, by the normal equations; of so many holdings."""
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for holdings, scores in tables:
        means = [sum(column) / len(scores) for column in zip(*holdings, strict=True)]
        mean = sum(scores) / len(scores)
        for row, score in zip(holdings, scores, strict=True):
            beside = [*[row[i] - means[i] for i in range(size)], score - mean]
            for i in range(size):
                for j in range(size + 1):
                    matrix[i][j] += beside[i] * beside[j]
    for i in range(size):
        matrix[i][i] = matrix[i][i] * (1 + FIRM) + FIRM
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """By elimination; all on the diagonal are above zero."""
    size = len(matrix)
    for i in range(size):
        for k in range(size):
            if k != i:
                part = matrix[k][i] / matrix[i][i]
                for j in range(i, size + 1):
                    matrix[k][j] -= part * matrix[i][j]
    return [matrix[i][size] / matrix[i][i] for i in range(size)]


def luck_in(
    tables: list[tuple[list[list[float]], list[int]]], weights: list[float], least: float = LEAST_LUCK
) -> float:
    """That under which the winners were the likeliest to win."""
    return min((least * 1.1**step for step in range(40)), key=lambda luck: surprise(tables, weights, luck))


def surprise(tables: list[tuple[list[list[float]], list[int]]], weights: list[float], luck: float) -> float:
    total = 0.0
    for holdings, scores in tables:
        foretold = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in holdings]
        best = max(foretold)
        odds = [math.exp((score - best) / luck) for score in foretold]
        won = sum(odd for odd, score in zip(odds, scores, strict=True) if score == max(scores))
        total -= math.log(won / sum(odds))
    return total


if __name__ == "__main__":
    main([int(games) for games in sys.argv[1:]])
