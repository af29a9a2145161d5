"""Choosing the best of several."""

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.machine import i64


def best(actions: list[Action], worths: list[int], chance: Chance) -> Action:
    """The best of them; among equals any, or everybody would turn on the first seat."""
    most: i64 = worths[0]
    equals = 0
    for number in worths:
        worth: i64 = number
        if worth > most:
            most, equals = worth, 1
        elif worth == most:
            equals += 1
    skipped: i64 = chance.below(equals)
    place: i64 = 0
    while worths[place] != most or skipped:
        if worths[place] == most:
            skipped -= 1
        place += 1
    return actions[place]
