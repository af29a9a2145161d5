"""A greedy player of Corleone's Empire: tries every action in an imagined world and takes the best end.

What an action begins is played to the end of the turn by rule of thumb, then the table is judged:
money that is safe counts whole, money and goods in the hand less, jobs by how near they are, turfs
by who would win them. All in cents.
"""

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.bots.greedy.corleone_worth import DOLLAR, ally_worth, judge, keeping, prices_of
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.frames import step_of
from capotavola.engine.playout import first_decider
from capotavola.games.corleone.cards import (
    VALUES,
)
from capotavola.games.corleone.rules import (
    ACCEPT_VERB,
    DONE,
    STASH,
    TRADE,
)
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.table import (
    BIDS,
    DISCARDS,
    MARKING,
    SHOWN,
    TURN,
)


def make(seed: int) -> Bot:
    return GreedyCorleone(seed)


class GreedyCorleone:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, CorleoneState)
        return in_world(world, eyes.seat, actions, self.chance)


def in_world(world: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What a seat does in a world."""
    if step_of(world.stack[-1]) == BIDS:
        return bid(world, seat, actions, chance)
    return best(actions, worths_of(world, seat, actions, chance), chance)


def worths_of(world: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> list[int]:
    """Of all actions but bids; what is put aside is what matters least."""
    if step_of(world.stack[-1]) == DISCARDS:
        return [-keeping(world, seat, action.a) for action in actions]
    return [worth_after(world, seat, action, chance) for action in actions]


def worth_after(world: CorleoneState, seat: int, action: Action, chance: Chance) -> int:
    """The table after this action, with the turn played out by rule of thumb."""
    twin = world.without_memory(world.chance.copy())
    twin.step(seat, action)
    finish_turn(twin, chance)
    return judge(twin, seat)


def finish_turn(t: CorleoneState, chance: Chance) -> None:
    for _ in range(40):
        if not t.waiting:
            return
        step = step_of(t.stack[-1])
        if step in (TURN, BIDS, DISCARDS, MARKING):
            return
        seat = first_decider(t)
        t.step(seat, by_rule_of_thumb(t, seat, t.legal(seat), chance))


def by_rule_of_thumb(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Save the highest card, use what can be used, give up what matters least."""
    if len(actions) == 1:
        return actions[0]
    highest: Action | None = None
    cheapest: Action | None = None
    least_worth = 1 << 30
    for action in actions:
        if action.kind == ACCEPT_VERB:
            return action
        if action.kind == STASH:
            highest = action
        elif action.kind == TRADE:
            worth = keeping(t, seat, action.b)
            if worth < least_worth:
                least_worth = worth
                cheapest = action
    if highest is not None:
        return highest
    if cheapest is not None and least_worth < 150:
        return cheapest
    if cheapest is not None or actions[0].kind == DONE:
        return actions[-1]
    useful = len(actions) - 1 if actions[-1].kind == DONE else len(actions)
    return actions[chance.below(useful)]


def bid(t: CorleoneState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Up to a share of what the best ally on show is worth, a little unlike last time."""
    most = 0
    prices = prices_of(t.rules)
    for ally, place in enumerate(t.ally_at):
        if place == SHOWN:
            most = max(most, ally_worth(t, prices, ally, 0))
    wanted = max(most * (30 + chance.below(50)), 0) // 100
    if most >= DOLLAR // 2:
        wanted = max(wanted, DOLLAR)
    chosen = actions[0]
    for action in actions:
        paid = (
            action.a * VALUES[0] + action.b * VALUES[1] + action.c * VALUES[2] + action.d * VALUES[3]
        ) * DOLLAR
        if paid <= wanted:
            chosen = action
    return chosen
