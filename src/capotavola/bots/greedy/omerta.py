"""A greedy player of Omerta with a good memory.

It asks for one imagined world a decision and reads from it only the cards that it knows itself:
those are the same in every such world. Every other card counts as the deck's average.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.bot import Bot
from capotavola.bots.choice import best
from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import Chance, fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.omerta.cards import (
    DRIVER,
    GANGSTER,
    GAP,
    KILLER,
    KIND_MASK,
    MOLE,
    SAFECRACKER,
    SEEN,
    SNITCH,
    is_bottle,
)
from capotavola.games.omerta.rules import (
    CALL,
    CALLER_LIMIT,
    CRACK,
    DISCARD,
    DRAW,
    FROM_DISCARD,
    FROM_PILE,
    PASS,
    REPLACE,
    REVEAL,
    SNAP,
)
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import ABILITY, ANSWERS, CRACKING, HOLDING, SNAPS, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 60  # points are counted in sixtieths, so that the average of the deck is an integer


def make(seed: int) -> Bot:
    return GreedyOmerta(seed)


class GreedyOmerta:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.chance = fast_chance(seed)

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        if len(actions) == 1:
            return actions[0]
        world = eyes.imagine(self.chance.below(1 << 30))
        assert isinstance(world, OmertaState)
        return in_world(world, eyes.seat, actions, self.chance)


def in_world(world: OmertaState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What a seat does in a world, by what it knows there."""
    step = world.stack[-1]
    if step == SNAPS:
        return snap(world, seat)
    memory = Memory(world, seat, chance)
    if step == TURN:
        return start_turn(memory, actions)
    if step == HOLDING:
        return use_drawn(memory, actions)
    if step == ANSWERS:
        return answer(memory, actions)
    if step == ABILITY:
        return use_character(memory, actions)
    if step == CRACKING:
        return best(actions, [memory.gain_of_exchange(action) for action in actions], memory.chance)
    return actions[0]  # which two cards to look at makes no difference


class Memory:
    """What the seat knows, in an imagined world."""

    def __init__(self, world: OmertaState, seat: int, chance: Chance) -> None:
        self.world = world
        self.seat = seat
        self.chance = chance
        self.average = world.rules.deck_points * UNIT // len(world.rules.deck)
        self.mark: i64 = 1 << SEEN + seat

    def knows(self, card: i64) -> bool:
        return card & self.mark != 0

    def worth(self, card: i64) -> int:
        if card == GAP:
            return 0
        return self.world.rules.points[card & KIND_MASK] * UNIT if card & self.mark else self.average

    def stock_worth(self, seat: int) -> int:
        total = 0
        for card in self.world.stocks[seat]:
            total += self.worth(card)
        return total

    def knows_all(self) -> bool:
        for card in self.world.stocks[self.seat]:
            if card != GAP and not self.knows(card):
                return False
        return True

    def place_worth(self, place: int) -> int:
        return self.worth(self.world.stocks[self.seat][place])

    def heaviest(self) -> int:
        """The most that one of the own free cards is worth."""
        most = 0
        for place in self.world.unlocked_places(self.seat):
            most = max(most, self.place_worth(place))
        return most

    def place_of(self, kind: int) -> int:
        return known_place(self.world, self.seat, kind)

    def lightest_rival(self) -> int:
        least = 1 << 30
        for seat in range(self.world.players):
            if seat != self.seat:
                least = min(least, self.stock_worth(seat))
        return least

    def gain_of_exchange(self, action: Action) -> int:
        return self.place_worth(action.b) - self.worth(self.world.safe[action.a])


def find(actions: list[Action], kind: int, a: int = NONE) -> Action | None:
    for action in actions:
        if action.kind == kind and action.a == a:
            return action
    return None


def known_place(world: OmertaState, seat: int, kind: i64) -> int:
    """Where the seat knows to have such a card, and may use it."""
    known: i64 = 1 << SEEN + seat
    stock = world.stocks[seat]
    for place in range(len(stock)):
        card: i64 = stock[place]
        if card & KIND_MASK == kind and card & known and not (world.given and world.locked(seat, place)):
            return place
    return NONE


def snap(world: OmertaState, seat: int) -> Action:
    """What the seat knows to have, and nothing else."""
    place = known_place(world, seat, world.snap_value)
    vocabulary = world.rules.vocabulary
    return vocabulary.plain(PASS) if place == NONE else vocabulary.one(SNAP, place)


def answer(memory: Memory, actions: list[Action]) -> Action:
    return find(actions, REVEAL, memory.place_of(KILLER)) or actions[0]


def start_turn(memory: Memory, actions: list[Action]) -> Action:
    own = memory.stock_worth(memory.seat)
    call = find(actions, CALL)
    safe_to_call = own <= CALLER_LIMIT * UNIT and memory.knows_all() and own <= memory.lightest_rival()
    if call is not None and safe_to_call:
        return call
    take = find(actions, DRAW, FROM_DISCARD)
    if take is not None:
        top = memory.world.discards[-1]
        if memory.heaviest() - memory.world.rules.points[top] * UNIT >= 4 * UNIT:
            return take
    return find(actions, DRAW, FROM_PILE) or actions[-1]


def use_drawn(memory: Memory, actions: list[Action]) -> Action:
    drawn = memory.world.held & KIND_MASK
    worth = memory.world.rules.points[drawn] * UNIT
    gains: list[int] = []
    for action in actions:
        if action.kind == REPLACE:
            gains.append(memory.place_worth(action.a) - worth)
        elif action.kind == DISCARD and is_bottle(drawn):
            twin = memory.place_of(drawn)
            gains.append(0 if twin == NONE else memory.place_worth(twin))
        else:
            gains.append(0)
    return best(actions, gains, memory.chance)


def use_character(memory: Memory, actions: list[Action]) -> Action:
    character = memory.world.character
    if character == MOLE:
        return best(
            actions, [0 if memory.knows(_own(memory, action.a)) else 1 for action in actions], memory.chance
        )
    if character == DRIVER:
        return best(actions, [gain_of_driving(memory, action) for action in actions], memory.chance)
    if character == SAFECRACKER:
        wanted = CRACK if memory.heaviest() > memory.average // 2 else PASS
        return find(actions, wanted) or actions[0]
    if character == GANGSTER:
        return best(actions, [gain_of_swap(memory, action) for action in actions], memory.chance)
    if character == SNITCH:
        return best(
            actions, [-memory.stock_worth(a.a) - memory.stock_worth(a.b) for a in actions], memory.chance
        )
    return best(actions, [-memory.stock_worth(action.a) for action in actions], memory.chance)


def _own(memory: Memory, place: int) -> int:
    return memory.world.stocks[memory.seat][place]


def gain_of_driving(memory: Memory, action: Action) -> int:
    """Known bottles only: a character among them would cost a penalty."""
    gain = 0
    for place in action.numbers():
        card = _own(memory, place)
        if not memory.knows(card) or not is_bottle(card):
            return -1
        gain += memory.worth(card)
    return gain


def gain_of_swap(memory: Memory, action: Action) -> int:
    one = memory.worth(memory.world.stocks[action.a][action.b])
    other = memory.worth(memory.world.stocks[action.c][action.d])
    if action.a == memory.seat:
        return one - other
    if action.c == memory.seat:
        return other - one
    return 0
