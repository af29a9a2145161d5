"""La Cosa Nostra for search: up to the end of the round, then what everybody has and will earn by it."""

from typing import Final

from capotavola.bots.choice import best
from capotavola.bots.greedy import cosanostra as greedy
from capotavola.bots.greedy import cosanostra_worth as worth
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.search.brain import Brain
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.state import State
from capotavola.games.cosanostra.cards import INFLUENCE
from capotavola.games.cosanostra.round import ending
from capotavola.games.cosanostra.state import CosaNostraState

DECISIONS: Final = 150  # a round is hardly ever longer
CARD: Final = 700  # an influence card in the hand
LEADER: Final = 0.5  # so much the best of the others counts beside their mean


def make_brain() -> Brain:
    return CosaNostraBrain()


class CosaNostraBrain(Brain):
    def __init__(self) -> None:
        self.temper = Temper(fast_chance(1), False)

    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(world, CosaNostraState)
        return best(actions, greedy.worths_of(world, seat, actions, self.temper), chance)

    def value(self, world: State, seat: int) -> float:
        assert isinstance(world, CosaNostraState)
        has = holdings(world)
        others = [has[other] for other in range(world.players) if other != seat]
        rivals = LEADER * max(others) + (1.0 - LEADER) * sum(others) / len(others)
        return has[seat] - rivals * 0.5

    def horizon(self, world: State) -> int:
        assert isinstance(world, CosaNostraState)
        return world.round

    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        assert isinstance(world, CosaNostraState)
        return world.round != horizon or decisions >= DECISIONS

    def guard(self) -> float:
        """Dice and answers make so much noise that the best of many is easily mistaken."""
        return 2.0

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        assert isinstance(world, CosaNostraState)
        return greedy.worths_of(world, seat, actions, self.temper)


def holdings(t: CosaNostraState) -> list[float]:
    """In dollars at the end, by seat: what is there, and what it will bring until then."""
    if not t.stack:
        return [float(score) for score in t.points()]
    total = [float(amount) for amount in worth.all_monopolies(t)]
    trophies, laundered = ending.trophy_bonus(t), ending.laundered_bonus(t)
    for seat in range(t.players):
        total[seat] += t.cash[seat] + trophies[seat] + laundered[seat]
        total[seat] += CARD * sum(t.influence[seat * INFLUENCE : (seat + 1) * INFLUENCE])
    for business in range(t.rules.businesses):
        owner: int = t.business_at[business]
        if owner < t.players:
            total[owner] += worth.business_worth(t, business)
    for man in range(t.rules.gangsters):
        place: int = t.man_at[man]
        if place < t.players:
            total[place] += worth.man_gives(t, man)
    return total
