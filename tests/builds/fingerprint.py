"""Plays games and prints a hash of every state on the way; run in processes of their own."""

import hashlib
import sys

import capotavola
from capotavola.bots.catalogue import bot, names_for
from capotavola.engine.build import compiled
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.values import canonical


def main() -> None:
    digest = hashlib.sha256()
    for name in capotavola.games():
        game = capotavola.game(name)
        for players in range(game.fewest, game.most + 1):
            for kind in names_for(name):
                for number in range(int(sys.argv[1])):
                    digest.update(fingerprint(name, players, kind, number))
    print("compiled" if compiled() else "pure", digest.hexdigest())


def fingerprint(name: str, players: int, kind: str, number: int) -> bytes:
    """Views, events, imagined worlds and the end of one game."""
    game = capotavola.game(name)
    digest = hashlib.sha256()
    state = game.start(players=players, seed=f"builds {number}".encode())
    bots = [bot(kind, name, seat + number) for seat in range(players)]
    order = fast_chance(number)
    while seats := state.deciders():
        seat = seats[order.below(len(seats))]
        digest.update(canonical(game.dump(state)))
        digest.update(canonical(game.dump(state.imagine(seat, number))))
        digest.update(canonical(state.view(seat)))
        for event in state.apply(seat, bots[seat].choose(Eyes(state, seat))):
            digest.update(canonical(event.value()))
    outcome = state.outcome()
    assert outcome is not None
    digest.update(canonical(outcome.value()))
    return digest.digest()


if __name__ == "__main__":
    main()
