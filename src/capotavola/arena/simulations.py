"""Simulations of a search, counted: imagined worlds that are played on from situations of real games.

To random ends, as a plain search would, and as our bots do: by their own policy, up to their own horizon.
"""

import random

from capotavola.arena.peers import Run
from capotavola.bots.catalogue import bot, usual_for
from capotavola.bots.search.bot import SearchBot
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.game import Game
from capotavola.engine.playout import playout

RANDOM_ENDS = "capotavola, to random ends"
OWN_WAY = "capotavola, as its bot searches"
BUDGET = 100  # simulations for a decision
APART = 7  # decisions between two situations


def simulations(game: Game, players: int) -> dict[str, Run]:
    """From one situation of a game between greedy bots to the next, over and over."""
    situations = _situations(game, players)
    searcher = bot(f"search-{BUDGET}", game.name, 1)
    assert isinstance(searcher, SearchBot)

    def to_random_ends(rng: random.Random) -> int:
        eyes = rng.choice(situations)
        for _ in range(BUDGET):
            number = rng.getrandbits(30)
            playout(eyes.imagine(number), fast_chance(number))
        return BUDGET

    def its_own_way(rng: random.Random) -> int:
        searcher.budget.used = 0  # there are situations that it does not think about
        searcher.choose(rng.choice(situations))
        return searcher.budget.used

    return {RANDOM_ENDS: to_random_ends, OWN_WAY: its_own_way}


def _situations(game: Game, players: int) -> list[Eyes]:
    """As seen by who has a choice there."""
    found: list[Eyes] = []
    state = game.start(players=players, seed=b"simulations")
    bots = [bot(usual_for(game.name), game.name, seat + 1) for seat in range(players)]
    decisions = 0
    while seats := state.deciders():
        seat = seats[0]
        decisions += 1
        if decisions % APART == 0 and len(state.legal(seat)) > 1:
            found.append(Eyes(state.copy(), seat))
        state.step(seat, bots[seat].choose(Eyes(state, seat)))
    return found
