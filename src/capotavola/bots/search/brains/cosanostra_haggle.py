"""Haggling judged by search in La Cosa Nostra: the table with a deal beside the same table without it.

The greedy bot says what it would say; that, silence and a few other words are tried in the same imagined
worlds. What it knows to be a swindle stays one: a deal that it thinks far too dear is never tried.
"""

from typing import Final

from capotavola.bots.greedy.cosanostra_counter import counter
from capotavola.bots.greedy.cosanostra_decline import declined
from capotavola.bots.greedy.cosanostra_value import value, value_beside_own
from capotavola.bots.greedy.cosanostra_wishes import notes
from capotavola.bots.search.brain import Brain
from capotavola.bots.search.brains.cosanostra_offers import proposals
from capotavola.bots.search.budget import Budget
from capotavola.bots.search.halving import Candidate, Search
from capotavola.bots.search.rollout import play_on
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, side_of, value_of, what_of
from capotavola.games.cosanostra.actions.verbs import ACCEPT, COUNTER, DECLINE, OFFER, PASS
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.state import CosaNostraState

PART: Final = 4  # of what may be thought about a decision, so much goes to a word
WORLDS: Final = 10  # in which each word is tried at least, where simulations are counted
BEARS: Final = -1500.0  # what the greedy bot may think that a deal costs, for it to be tried


def judged(brain: Brain, eyes: Eyes, word: Action | None, budget: Budget, chance: Chance) -> Action | None:
    """The word, or what is better for certain; None for silence."""
    world = eyes.imagine(chance.below(1 << 30))
    assert isinstance(world, CosaNostraState)
    others = rivals(world, eyes.seat, word)
    if not others:
        return word
    silence = world.rules.vocabulary.plain(PASS)
    favourite = silence if word is None else word
    said = Words(eyes, brain, part_of(budget, 1 + len(others)), chance).decide(favourite, others)
    return None if said.kind == PASS else said


def part_of(budget: Budget, words: int) -> Budget:
    simulations = max(WORLDS * words, budget.simulations // PART) if budget.simulations else 0
    return Budget(simulations, budget.seconds / PART, budget.deadline)


class Words(Search):
    """All that could be said is tried; a pass stands for silence."""

    def rivals(self, favourite: Action, actions: list[Action]) -> list[Candidate]:
        return [Candidate(action) for action in actions]

    def try_in(self, world: State, action: Action, number: int) -> float:
        if action.kind != PASS:
            return super().try_in(world, action, number)
        self.budget.used += 1
        return play_on(self.brain, world.copy(), self.eyes.seat, self.brain.horizon(world), number)


# -- what else could be said -----------------------------------------------------


def rivals(t: CosaNostraState, seat: int, word: Action | None) -> list[Action]:
    if word is None:
        return proposals(t, seat)
    if word.kind == ACCEPT:
        return _instead_of_accepting(t, seat, word.a)
    if word.kind == DECLINE:
        return _if_bearable(t, seat, word.a)
    if word.kind == COUNTER:
        by = 0
        while not word.terms[parts.TO] >> by & 1:
            by += 1
        return [*_if_bearable(t, seat, by), _refused(t, seat, by)]
    if word.kind == OFFER:
        return [*_at_other_prices(t, seat, word.terms), t.rules.vocabulary.plain(PASS)]
    return []


def _terms(t: CosaNostraState, seat: int, by: int) -> list[int]:
    return t.offers[offers.standing(t, by, seat)][offers.TERMS :]


def _instead_of_accepting(t: CosaNostraState, seat: int, by: int) -> list[Action]:
    found = [_refused(t, seat, by)]
    other = counter(t, seat, by, _terms(t, seat, by))
    return found if other is None else [other, *found]


def _if_bearable(t: CosaNostraState, seat: int, by: int) -> list[Action]:
    """To accept what the greedy bot thinks is a little too dear."""
    bearable = value(t, seat, by, _terms(t, seat, by), parts.THEIRS) >= BEARS
    return [t.rules.vocabulary.one(ACCEPT, by)] if bearable else []


def _refused(t: CosaNostraState, seat: int, by: int) -> Action:
    return declined(t, seat, by, _terms(t, seat, by))


def _at_other_prices(t: CosaNostraState, seat: int, terms: list[int]) -> list[Action]:
    """The same for a note or two less or more."""
    found: list[Action] = []
    for number in range(parts.ITEMS, len(terms)):
        entry = terms[number]
        if what_of(entry) != parts.CASH_ITEM:
            continue
        side, price = side_of(entry), value_of(entry)
        for other in (price - NOTE, price + NOTE, notes(price * 0.6), notes(price * 1.5)):
            if other <= 0 or other == price:
                continue
            changed = [*terms[:number], item(side, parts.CASH_ITEM, other), *terms[number + 1 :]]
            changed[parts.ITEMS :] = sorted(changed[parts.ITEMS :])
            made = t.rules.vocabulary.formed(OFFER, changed)
            if made not in found and _is_good(t, seat, changed):
                found.append(made)
    return found


def _is_good(t: CosaNostraState, seat: int, terms: list[int]) -> bool:
    if not offers.can_offer(t, seat, terms):
        return False
    for other in range(t.players):
        if (
            terms[parts.TO] >> other & 1
            and min(value(t, seat, other, terms, parts.MINE), value_beside_own(t, seat, other, terms)) <= 0.0
        ):
            return False
    return True
