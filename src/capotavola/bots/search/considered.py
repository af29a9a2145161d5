"""What anybody chooses in an imagined world."""

from capotavola.bots.search.brain import Brain
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.state import State


def considered(brain: Brain, world: State, who: int, thinker: int, chance: Chance) -> Action:
    """By the policy of all, the thinker by its own lights."""
    brain.talk(world, who)
    actions = world.legal(who)
    if len(actions) == 1:
        return actions[0]
    chosen = brain.own(world, who, actions, chance) if who == thinker else None
    return brain.policy(world, who, actions, chance) if chosen is None else chosen
