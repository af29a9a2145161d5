"""How the one who thinks plays Omerta before it thinks: as the greedy one, and better in what follows.

What others have kept counts as light as it is likely to be; whoever calls must be lighter by a margin; a
card of the discards is taken only if it is much lighter; an unknown card of one's own is worth being rid of;
and what is discarded may serve by a twin that can be snapped, or by what the character does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capotavola.bots.choice import best
from capotavola.bots.greedy import omerta as greedy
from capotavola.bots.greedy.omerta import UNIT, Memory
from capotavola.bots.search.brains.omerta_kept import mean_of_kept
from capotavola.engine.action import NONE, Action
from capotavola.engine.chance import Chance
from capotavola.games.omerta.cards import (
    ALIBI,
    DRIVER,
    GANGSTER,
    KILLER,
    KIND_MASK,
    MOLE,
    SEEN,
    WITNESS,
    is_bottle,
)
from capotavola.games.omerta.rules import CALL, CALLER_LIMIT, DRAW, FROM_DISCARD, FROM_PILE, REPLACE
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import ABILITY, HOLDING, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

MARGIN: Final = 3 * UNIT  # by which the lightest of the others is to be heavier than a caller
TAKEN_FOR: Final = 7 * UNIT  # what a card of the discards must save
KNOWING: Final = 3 * UNIT  # what it is worth to know one more card of one's own
ABILITY_WORTH: Final = 2 * UNIT  # of those whose effect is not counted


def in_world(world: OmertaState, seat: int, actions: list[Action], chance: Chance) -> Action:
    """What the seat does in a world, by what it knows there."""
    step = world.stack[-1]
    if step == TURN:
        return start_turn(Guess(world, seat, chance), actions)
    if step == HOLDING:
        return use_drawn(Guess(world, seat, chance), actions)
    if step == ABILITY:
        guess = Guess(world, seat, chance)
        if world.character == GANGSTER:
            return best(actions, [gain_of_swap(guess, action) for action in actions], chance)
        return greedy.use_character(guess, actions)
    return greedy.in_world(world, seat, actions, chance)


class Guess(Memory):
    """What the seat knows, and what it supposes of others."""

    def __init__(self, world: OmertaState, seat: int, chance: Chance) -> None:
        super().__init__(world, seat, chance)
        self.kept = mean_of_kept(world)

    def stock_worth(self, seat: int) -> int:
        total = 0
        for card in self.world.stocks[seat]:
            total += self.worth_at(seat, card)
        return total

    def worth_at(self, seat: int, card: i64) -> int:
        """One that its owner knows and we do not has been kept."""
        if seat != self.seat and not card & self.mark and card >> SEEN + seat & 1:
            return self.kept
        return self.worth(card)


def start_turn(guess: Guess, actions: list[Action]) -> Action:
    own = guess.stock_worth(guess.seat)
    call = greedy.find(actions, CALL)
    light_enough = own <= CALLER_LIMIT * UNIT and guess.knows_all()
    if call is not None and light_enough and own + MARGIN <= guess.lightest_rival():
        return call
    take = greedy.find(actions, DRAW, FROM_DISCARD)
    if take is not None:
        top = guess.world.discards[-1]
        if guess.heaviest() - guess.world.rules.points[top] * UNIT >= TAKEN_FOR:
            return take
    return greedy.find(actions, DRAW, FROM_PILE) or actions[-1]


def use_drawn(guess: Guess, actions: list[Action]) -> Action:
    drawn = guess.world.held & KIND_MASK
    worth = guess.world.rules.points[drawn] * UNIT
    gains: list[int] = []
    for action in actions:
        if action.kind == REPLACE:
            gains.append(gain_of_replacing(guess, action.a) - worth)
        else:
            gains.append(gain_of_discarding(guess, drawn, NONE))
    return best(actions, gains, guess.chance)


def gain_of_replacing(guess: Guess, place: int) -> int:
    card = guess.world.stocks[guess.seat][place]
    if not guess.knows(card):
        return guess.average + KNOWING
    return guess.worth(card) + gain_of_discarding(guess, card & KIND_MASK, place)


def gain_of_discarding(guess: Guess, kind: int, place: int) -> int:
    """Beside its own points: by a twin elsewhere that can be snapped, or by what the character does."""
    if is_bottle(kind):
        return twin_worth(guess, kind, place)
    if kind == DRIVER:
        return two_heaviest(guess)
    if kind == MOLE:
        return 0 if guess.knows_all() else KNOWING
    return 0 if kind == KILLER or kind == WITNESS or kind == ALIBI else ABILITY_WORTH


def twin_worth(guess: Guess, kind: int, place: int) -> int:
    stock = guess.world.stocks[guess.seat]
    for other in guess.world.unlocked_places(guess.seat):
        card = stock[other]
        if other != place and card & KIND_MASK == kind and guess.knows(card):
            return guess.worth(card)
    return 0


def two_heaviest(guess: Guess) -> int:
    """Of the bottles that it knows."""
    first = second = 0
    for place in guess.world.unlocked_places(guess.seat):
        card = guess.world.stocks[guess.seat][place]
        if guess.knows(card) and is_bottle(card):
            worth = guess.worth(card)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    return first + second


def gain_of_swap(guess: Guess, action: Action) -> int:
    stocks = guess.world.stocks
    one = guess.worth_at(action.a, stocks[action.a][action.b])
    other = guess.worth_at(action.c, stocks[action.c][action.d])
    if action.a == guess.seat:
        return one - other
    return other - one if action.c == guess.seat else 0
