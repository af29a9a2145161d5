"""What search must know of a game: how people play it, how good a position is, how far to look."""

from abc import abstractmethod

from capotavola.bots.search.budget import Budget
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.open import mypyc_attr
from capotavola.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """One for each game, without a memory: it judges whole worlds, which a seat has imagined."""

    @abstractmethod
    def policy(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """What any player would do there, judged quickly; there are two actions at least."""

    def reflex(self, world: State, seat: int) -> Action | None:
        """What its policy does without a look at the choices, where that is quicker; None elsewhere."""
        return None

    def own(self, world: State, seat: int, actions: list[Action], chance: Chance) -> Action | None:
        """What the one who thinks does, where it knows better than any player; None elsewhere."""
        return None

    @abstractmethod
    def value(self, world: State, seat: int) -> float:
        """How well a seat stands, the more the better; differences count, so any unit will do."""

    @abstractmethod
    def horizon(self, world: State) -> int:
        """Where a game that goes on from here may be judged, for `is_beyond`."""

    @abstractmethod
    def is_beyond(self, world: State, horizon: int, decisions: int) -> bool:
        """Whether so many decisions have led far enough."""

    def guard(self) -> float:
        """By how many standard errors another action must be better than the favourite."""
        return 1.0

    def depth(self) -> int:
        """How many of its own later decisions a long search learns; where none, they are as foreseen."""
        return 0

    def few(self) -> int:
        """Simulations that make a good opponent, and one that more of them beat."""
        return 100

    def matters(self, world: State, seat: int) -> bool:
        """Whether it is worth thinking about."""
        return True

    def suppose(self, world: State, seat: int) -> None:
        """Put what others have chosen in secret as they are likely to have, in a world of that seat's."""

    def talk(self, world: State, seat: int) -> None:
        """What is settled in a word before a seat decides, where players talk."""

    def say(self, eyes: Eyes, word: Action | None, budget: Budget, chance: Chance) -> Action | None:
        """What a seat says where players talk: what the greedy bot would, or something better."""
        return word

    def priors(self, world: State, seat: int, actions: list[Action], chance: Chance) -> list[int]:
        """At first sight, the more the better; only the best few of many actions are tried."""
        return [0] * len(actions)
