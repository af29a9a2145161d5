"""An easy player of La Cosa Nostra: polite. It rarely attacks, and takes offers that cost it something."""

from typing import Final

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.bots.greedy.cosanostra import GreedyCosaNostra, worths_of
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.bots.lapses import Lapses, some_of
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.parts import THEIRS, TO
from capotavola.games.cosanostra.actions.verbs import (
    ACCEPT,
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    PLAN,
    PUT,
    SCHEME,
)
from capotavola.games.cosanostra.cards import HARDER, WEAKER
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.order import PLAN_TURN
from capotavola.games.cosanostra.state import CosaNostraState

POLITE: Final = 85  # of a hundred rounds
COMES_TO_MIND: Final = 50  # of a hundred plans that it could make
BEARS: Final = -2500.0  # what an offer may cost, and is taken all the same
GENEROUS: Final = 0.3


def make_easy(seed: int) -> Bot:
    return Polite(seed)


class Polite:
    """Keeps its word and threatens nobody; else it is the greedy one."""

    def __init__(self, seed: int) -> None:
        self.name = "easy"
        self.lapses = Lapses(seed)
        self.chance = fast_chance(seed)
        self.greedy = GreedyCosaNostra(seed, haggles=True)
        self.greedy.temper.honest = True
        self.greedy.temper.threatens = False
        self.greedy.temper.generous = GENEROUS

    def speak(self, eyes: Eyes) -> Action | None:
        return self.agreed(eyes) or self.greedy.speak(eyes)

    def agreed(self, eyes: Eyes) -> Action | None:
        """An offer that it would rather not decline."""
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CosaNostraState)
        for offer in world.offers:
            by, taken, terms = offer[offers.BY], offer[offers.TAKEN], offer[offers.TERMS :]
            if not terms[TO] >> eyes.seat & 1 or taken:
                continue
            answer = world.rules.vocabulary.one(ACCEPT, by)
            if eyes.why_not(answer) is None and value(world, eyes.seat, by, terms, THEIRS) >= BEARS:
                return answer
        return None

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CosaNostraState)
        if self.lapses.of([world.round], POLITE):
            actions = [action for action in actions if not is_rude(world, action)] or actions
        if step_of(world.stack[-1]) == PLAN_TURN:
            actions = some_of(actions, COMES_TO_MIND, self.chance)
        return best(actions, worths_of(world, eyes.seat, actions, self.greedy.temper), self.chance)


def is_rude(t: CosaNostraState, action: Action) -> bool:
    """An attack, the plan of one, or a card that hinders somebody."""
    if action.kind == PLAN:
        return t.rules.jobs.attack[action.b]
    if action.kind == PUT:
        return action.a in (HARDER, WEAKER)
    return action.kind in (ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER, SCHEME)
