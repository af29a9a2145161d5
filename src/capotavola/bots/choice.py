"""Choosing the best of several."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance


def best(actions: list[Action], worths: list[int], chance: Chance) -> Action:
    """The best of them; among equals any, or everybody would turn on the first seat."""
    most = max(worths)
    equals = [actions[i] for i in range(len(actions)) if worths[i] == most]
    return equals[chance.below(len(equals))]
