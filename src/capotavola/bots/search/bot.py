"""The bots that search: they begin with what their brain or the greedy one of the game would do."""

from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.budget import Budget
from capotavola.bots.search.halving import Search
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.open import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    def __init__(self, name: str, favours: Bot, brain: Brain, budget: Budget, seed: int) -> None:
        self.name = name
        self.favours = favours
        self.brain = brain
        self.budget = budget
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        favourite = self.brain.own(world, eyes.seat, actions, self.chance) or self.favours.choose(eyes)
        if not self.brain.matters(world, eyes.seat):
            return favourite
        return Search(eyes, self.brain, self.budget, self.chance).decide(favourite, actions)


class HagglingSearchBot(SearchBot):
    """Searches when it is asked, and judges what the greedy one would say."""

    def __init__(self, name: str, favours: Haggler, brain: Brain, budget: Budget, seed: int) -> None:
        super().__init__(name, favours, brain, budget, seed)
        self.talks = favours

    def speak(self, eyes: Eyes) -> Action | None:
        return self.brain.say(eyes, self.talks.speak(eyes), self.budget, self.chance)


def search_bot(name: str, favours: Bot, brain: Brain, budget: Budget, seed: int) -> Bot:
    """One that talks if the one it begins with does."""
    if isinstance(favours, Haggler):
        return HagglingSearchBot(name, favours, brain, budget, seed)
    return SearchBot(name, favours, brain, budget, seed)
