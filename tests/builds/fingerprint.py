"""Plays games, and prints for each a hash of every state on the way; run in processes of their own.

All of them, or one in so many: fingerprint.py FIRST STEP
"""

import hashlib
import random
import sys
from itertools import product
from pathlib import Path

import capotavola
from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import SEARCH, bot, usual_for
from capotavola.bots.talk import next_word
from capotavola.engine.build import compiled
from capotavola.engine.chance import fast_chance
from capotavola.engine.event import Event
from capotavola.engine.eyes import Eyes
from capotavola.engine.values import Json, canonical

sys.path.append(str(Path(__file__).parents[2]))
from tests.bots.kinds import quick_names_for
from tests.conformance.walks import any_action, laws_of


def main() -> None:
    first, step = map(int, sys.argv[1:] or ("0", "1"))
    print("compiled" if compiled() else "pure", *[fingerprint(*game) for game in games()[first::step]])


def games() -> list[tuple[str, int, str, int, dict[str, Json]]]:
    """Of each game, for all numbers of players, by all bots; by those who search, for the fewest only."""
    found = []
    for name in capotavola.games():
        game = capotavola.game(name)
        sets = laws_of(name).OPTIONS
        tables = product(range(game.fewest, game.most + 1), quick_names_for(name, 2))
        for number, (players, kind) in enumerate(tables):
            if players == game.fewest or not kind.startswith(SEARCH):
                found.append((name, players, kind, number, sets[number % len(sets)]))
    return found


def fingerprint(name: str, players: int, kind: str, number: int, options: dict[str, Json]) -> str:
    """Views, events, legal lists, refusals, imagined worlds and the end of one game."""
    game = capotavola.game(name)
    digest = hashlib.sha256()
    state = game.start(players=players, seed=f"builds {number}".encode(), options=options)
    rng = random.Random(number)
    usual = usual_for(name) if kind.startswith(SEARCH) else kind  # one that searches takes time enough
    bots = [bot(usual if seat else kind, name, seat + number) for seat in range(players)]
    speakers: list[Bot | None] = [*bots]
    order = fast_chance(number)
    while seats := state.deciders():
        seat = seats[order.below(len(seats))]
        digest.update(canonical(game.dump(state)))
        digest.update(canonical(game.dump(state.imagine(seat, number))))
        digest.update(canonical(state.view(seat)))
        digest.update(str(state.legal(seat)).encode())
        digest.update(str(state.why_not(seat, any_action(game, rng))).encode())
        while word := next_word(state, seat, speakers):
            digest.update(str(state.unasked(word.seat)).encode())
            digest.update(told(state.apply(word.seat, word.action)))
        digest.update(told(state.apply(seat, bots[seat].choose(Eyes(state, seat)))))
    outcome = state.outcome()
    assert outcome is not None
    digest.update(canonical(outcome.value()))
    return digest.hexdigest()


def told(events: list[Event]) -> bytes:
    return b"".join(canonical(event.value()) for event in events)


if __name__ == "__main__":
    main()
