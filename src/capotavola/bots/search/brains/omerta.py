"""Omerta for search: all play on for two turns each, and what counts is the chance to win the game."""

import math
from typing import Final

from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.brains import omerta_own
from capotavola.bots.search.brains.omerta_kept import keep_the_light
from capotavola.bots.search.brains.omerta_prospects import UNFINISHED, foretold
from capotavola.bots.search.odds import chance_of
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.state import State
from capotavola.games.omerta.cards import GANGSTER
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import ABILITY, ANSWERS, PEEKS, SNAPS

AHEAD: Final = 2  # turns of everybody
FEW: Final = 30  # simulations: they beat `normal`, and ten times as many beat them
LUCK: Final = 7.0  # points that a round moves people apart by (`tools/prospects_omerta.py`)


def make_brain() -> Brain:
    return OmertaBrain()


class OmertaBrain(Brain):
    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, OmertaState)
        return greedy.in_world(world, seat, actions, chance)

    def own(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action | None:
        assert isinstance(world, OmertaState)
        return omerta_own.in_world(world, seat, actions, chance)

    def reflex(self, world: State, seat: int) -> Action | None:
        assert isinstance(world, OmertaState)
        return greedy.snap(world, seat) if world.stack[-1] == SNAPS else None

    def value(self, world: State, seat: int) -> float:
        assert isinstance(world, OmertaState)
        totals = [float(total) for total in world.totals()]
        left = float(world.players - len(world.scores) // world.players)
        if world.stack and world.turn > 0:
            scores = foretold(world)
            totals = [totals[other] + scores[other] for other in range(world.players)]
            left += UNFINISHED - 1.0
        return chance_to_win(totals, seat, left)

    def horizon(self, world: State) -> int:
        assert isinstance(world, OmertaState)
        return moment(world) + AHEAD * world.players

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        """At the beginning of a turn, or of the next round."""
        assert isinstance(world, OmertaState)
        return moment(world) >= horizon

    def few(self) -> int:
        return FEW

    def matters(self, world: State, seat: int) -> bool:
        """Which two cards to look at makes no difference; and one reveals what one knows to have."""
        assert isinstance(world, OmertaState)
        step = world.stack[-1]
        return step != PEEKS and step != SNAPS and step != ANSWERS

    def suppose(self, world: State, seat: int) -> None:
        assert isinstance(world, OmertaState)
        keep_the_light(world, seat)

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        """Only the Gangster has so many choices."""
        assert isinstance(world, OmertaState)
        if world.stack[-1] != ABILITY or world.character != GANGSTER:
            return [0] * len(actions)
        guess = omerta_own.Guess(world, seat, chance)
        return [omerta_own.gain_of_swap(guess, action) for action in actions]


def moment(world: OmertaState) -> int:
    """Turns in their order; a new round is later than all of the last one."""
    return world.round << 16 | world.turn


def chance_to_win(totals: list[float], seat: int, rounds: float) -> float:
    """With so many rounds to play: the least total wins, and luck grows with the root of their number."""
    least = min(totals)
    if rounds <= 0.0:
        return 1.0 / totals.count(least) if totals[seat] == least else 0.0
    return chance_of([-total for total in totals], seat, LUCK * math.sqrt(rounds))
