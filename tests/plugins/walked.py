"""Plays a game of Dadi and prints how it went: it is stored, sent and imagined on the way."""

import pickle

import capotavola
from capotavola.engine.build import compiled
from capotavola.engine.values import canonical


def main() -> None:
    game = capotavola.game("dadi")
    state = game.start(players=3, seed=b"dadi", options={"rounds": 4})
    while seats := state.deciders():
        seat = seats[-1]
        written = canonical(game.dump(state))
        for same in (game.load(game.dump(state)), state.copy(), pickle.loads(pickle.dumps(state))):
            assert canonical(game.dump(same)) == written
        assert state.imagine(seat, 7).legal(seat) == state.legal(seat)
        state.apply(seat, state.legal(seat)[(seat + state.chance.counter) % 2])
    outcome = state.outcome()
    assert outcome is not None
    print("compiled" if compiled() else "pure", outcome.scores)


if __name__ == "__main__":
    main()
