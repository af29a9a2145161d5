"""The board at a table of La Cosa Nostra (LC-R46): what a bot writes on it.

It wants what its jobs lack, and offers what it could lend: to whoever reads it, and to bots, who do.
"""

from capotavola.bots.greedy.cosanostra_access import lacking
from capotavola.engine.action import Action
from capotavola.games.cosanostra.actions.terms import MINE, THEIRS, USE_ITEM, item
from capotavola.games.cosanostra.actions.verbs import POST
from capotavola.games.cosanostra.actions.wishes import ANY_USE
from capotavola.games.cosanostra.cards import KIND_MASK, NO_TASK
from capotavola.games.cosanostra.deals import board
from capotavola.games.cosanostra.table import PURCHASE, Table, marker_business

MOST_LENT = 4
MOST_NOTES = 3  # in a stage: the board is read, not watched


def note(t: Table, seat: int) -> Action | None:
    """Whenever there is something new to say, a few times in a stage."""
    if t.posts[seat] >= MOST_NOTES:
        return None
    wanted = _wanted(t, seat)
    terms = sorted([*[item(THEIRS, ANY_USE, kind) for kind in wanted], *_lent(t, seat, wanted)])
    return t.rules.vocabulary.formed(POST, terms) if board.can_post(t, seat, terms) else None


def _wanted(t: Table, seat: int) -> list[int]:
    """Uses for planned jobs; while nothing planned lacks any, for those in the hand that lack one alone."""
    kinds: list[int] = []
    for man in range(t.rules.gangsters):
        for slot in range(2):
            task = t.tasks[man * 2 + slot]
            if t.man_at[man] == seat and task != NO_TASK and task < PURCHASE:
                kinds.extend(lacking(t, seat, task & KIND_MASK))
    if not kinds:
        for card in t.jobs[seat]:
            lacks = lacking(t, seat, card & KIND_MASK)
            if len(lacks) == 1:
                kinds.append(lacks[0])
    return sorted(set(kinds))[:MOST_LENT]


def _lent(t: Table, seat: int, wanted: list[int]) -> list[int]:
    """One use of each kind, of what nobody has borrowed; who seeks a kind has none to lend."""
    lent = [marker_business(marker) for marker in t.markers]
    first: list[int] = []
    for business in range(t.rules.businesses):
        kind = t.rules.kind_of[business]
        if t.business_at[business] != seat or not t.is_active(business) or business in lent or kind in wanted:
            continue
        if not first or t.rules.kind_of[first[-1]] != kind:
            first.append(business)
    return [item(MINE, USE_ITEM, business) for business in first[:MOST_LENT]]
