"""Why a player of La Cosa Nostra declines an offer, in the few words that players have for it.

What is said is what the judgement was about, and no more than anybody would say aloud.
"""

from typing import Final

from capotavola.bots.greedy.cosanostra_value import weighed
from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions.parts import FIRST_PROMISE, ITEMS, MINE, THEIRS, side_of, what_of
from capotavola.games.cosanostra.actions.verbs import DECLINE, DISTRUST, NEEDED, NOT_NOW, TOO_LITTLE, USELESS
from capotavola.games.cosanostra.table import Table

ENOUGH: Final = 400.0  # what an offer must gain


def declined(t: Table, seat: int, by: int, terms: list[int]) -> Action:
    return t.rules.vocabulary.several(DECLINE, by, reason(t, seat, by, terms))


def declined_for_now(t: Table, by: int) -> Action:
    return t.rules.vocabulary.several(DECLINE, by, NOT_NOW)


def reason(t: Table, seat: int, by: int, terms: list[int]) -> int:
    """What would have to be otherwise for the offer to be taken."""
    deal = weighed(t, seat, by, terms, THEIRS)
    if not deal.possible:
        return NOT_NOW  # the own word to somebody stands against it
    if deal.promised > deal.believed and deal.total() - deal.believed + deal.promised >= ENOUGH:
        return DISTRUST
    if deal.total() >= ENOUGH:
        return TOO_LITTLE  # who thinks further wants more for it
    if deal.lost > 0.0 and deal.total() + deal.lost >= ENOUGH:
        return NEEDED
    given = [*terms[:ITEMS], *[entry for entry in terms[ITEMS:] if side_of(entry) == MINE]]
    if len(given) > ITEMS and weighed(t, seat, by, given, THEIRS).total() < ENOUGH:  # not even as a gift
        return DISTRUST if any(what_of(entry) >= FIRST_PROMISE for entry in given[ITEMS:]) else USELESS
    return TOO_LITTLE
