"""An easy player of Corleone's Empire: overlooks who controls a turf, and much of what it could do."""

from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.greedy import corleone as greedy
from capotavola.bots.lapses import EasyBot, Habits, some_of
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import step_of
from capotavola.engine.state import State
from capotavola.games.corleone.cards import NOBODY
from capotavola.games.corleone.rules import TURFS
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import TURN

OVERLOOKS: Final = 80  # of a hundred turfs that somebody else controls
COMES_TO_MIND: Final = 35  # of a hundred things that it could do in its turn


def make_easy(seed: int) -> Bot:
    return EasyBot(Scatterbrained(seed), seed)


class Scatterbrained(Habits):
    def choose(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, CorleoneState)
        if step_of(world.stack[-1]) == TURN:  # else a controller may be about to get a share
            self.overlook(world, seat)
            actions = some_of(actions, COMES_TO_MIND, chance)
        return greedy.in_world(world, seat, actions, chance)

    def overlook(self, world: CorleoneState, seat: int) -> None:
        """That a controller gets a share of what others do there (CE-5.3)."""
        for turf in range(TURFS):
            controller = world.control[turf]
            if controller not in (NOBODY, seat) and self.lapses.of([turf, controller], OVERLOOKS):
                world.control[turf] = NOBODY
