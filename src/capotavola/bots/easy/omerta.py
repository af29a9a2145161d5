"""An easy player of Omerta: forgets cards that it has seen, and is too slow for many a snap."""

from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.lapses import EasyBot, Habits
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.state import State
from capotavola.games.omerta.cards import GAP, KIND_MASK, SEEN
from capotavola.games.omerta.rules import PASS
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import SNAPS

FORGETS_OWN: Final = 20  # of a hundred cards of the own stock
FORGETS_OTHERS: Final = 70
MISSES: Final = 60  # of a hundred snaps
LASTS: Final = 3  # turns of everybody, after which something else has slipped the mind


def make_easy(seed: int) -> Bot:
    return EasyBot(Forgetful(seed), seed)


class Forgetful(Habits):
    def choose(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, OmertaState)
        if world.stack[-1] == SNAPS and chance.below(100) < MISSES:
            for action in actions:
                if action.kind == PASS:
                    return action
        self.forget(world, seat)
        return greedy.in_world(world, seat, actions, chance)

    def forget(self, world: OmertaState, seat: int) -> None:
        """Where a card lies that was seen; what lies there is then like any other card."""
        seen = 1 << SEEN + seat
        while_it_lasts = world.turn // (LASTS * world.players)
        for owner in range(world.players):
            percent = FORGETS_OWN if owner == seat else FORGETS_OTHERS
            stock = world.stocks[owner]
            for place in range(len(stock)):
                card = stock[place]
                if card == GAP or card & seen == 0:
                    continue
                if self.lapses.of([world.round, while_it_lasts, owner, place, card & KIND_MASK], percent):
                    stock[place] = card & ~seen
