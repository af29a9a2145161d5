"""Bots sit down to a game: its name is the seed of all that is random in it."""

import hashlib

from capotavola.arena.play import Listener, play_out
from capotavola.bots.bot import Haggler
from capotavola.bots.own import BadBot, bot_called
from capotavola.engine.chance import fast_chance
from capotavola.engine.game import Game
from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json


class Sitting:
    """A new game with its bots; the same name, bots and options give the same game."""

    def __init__(self, game: Game, kinds: list[str], name: str, options: dict[str, Json]) -> None:
        self.name = name
        self.state = game.start(players=len(kinds), seed=name.encode(), options=options)
        self.bots = [
            bot_called(kind, game.name, seed_number(f"{name}/{seat}")) for seat, kind in enumerate(kinds)
        ]
        self.decisions = 0

    def haggles(self) -> bool:
        return any(isinstance(player, Haggler) for player in self.bots)

    def play(self, listener: Listener | None = None) -> Outcome:
        order = fast_chance(seed_number(self.name))
        try:
            self.decisions = play_out(self.state, self.bots, order, listener)
        except BadBot as error:
            raise BadBot(f"{error}, in the game of seed {self.name}") from error
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome


def seed_number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def shares_of(outcome: Outcome) -> list[float]:
    """Of the victory, for each seat: a victory of two counts half for each."""
    won = 1 / len(outcome.winners)
    return [won if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
