"""The board at a table of La Cosa Nostra (LC-R46): what a bot writes on it.

It wants what its jobs lack, if it would buy it, and offers what it could lend: to whoever reads it, and to
bots, who do. What it would not take any more it strikes out before it answers anybody.
"""

from typing import Final

from capotavola.bots.greedy.cosanostra_access import can_wait, lacking
from capotavola.bots.greedy.cosanostra_wishes import would_buy_any
from capotavola.engine.action import Action
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.parts import ANY_USE, MINE, THEIRS, USE_ITEM, item, value_of, what_of
from capotavola.games.cosanostra.actions.verbs import POST
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NO_TASK
from capotavola.games.cosanostra.deals import board
from capotavola.games.cosanostra.order import ACTION_TURN, PLAN_TURN
from capotavola.games.cosanostra.table import PURCHASE, Table, marker_business

MOST_LENT: Final = 4
MOST_NOTES: Final = 3  # in a stage: the board is read, not watched


def note(t: Table, seat: int) -> Action | None:
    """Whenever there is something new to say, a few times in a stage."""
    if t.posts[seat] >= MOST_NOTES:
        return None
    wanted = _wanted(t, seat)
    return _posted(t, seat, [*[item(THEIRS, ANY_USE, kind) for kind in wanted], *_lent(t, seat, wanted)])


def struck(t: Table, seat: int) -> Action | None:
    """The note without what is not wanted any more: a job was done or given up, or the money is gone."""
    wanted: list[int] = []
    for entry in t.notes[seat]:
        if what_of(entry) == ANY_USE:
            wanted = _wanted(t, seat)
            break
    left: list[int] = []
    for entry in t.notes[seat]:
        if what_of(entry) != ANY_USE or value_of(entry) in wanted:
            left.append(entry)
    return _posted(t, seat, left) if len(left) < len(t.notes[seat]) else None


def _posted(t: Table, seat: int, terms: list[int]) -> Action | None:
    terms.sort()
    return t.rules.vocabulary.formed(POST, terms) if board.can_post(t, seat, terms) else None


def _wanted(t: Table, seat: int) -> list[int]:
    """Uses for planned jobs, and for one in the hand while there is a gangster to give it to."""
    step = step_of(t.stack[-1])
    if step == ACTION_TURN and t.active == seat and not can_wait(t, seat):
        return []  # what lacks something is given up in this turn
    kinds: list[int] = []
    for man in range(t.rules.gangsters):
        for slot in range(2):
            task = t.tasks[man * 2 + slot]
            if t.man_at[man] == seat and task != NO_TASK and task < PURCHASE:
                kinds.extend(lacking(t, seat, task & KIND_MASK))
    if step == PLAN_TURN:
        for card in t.jobs[seat]:
            if t.rules.jobs.types[card & KIND_MASK] == CASH:
                lacks = lacking(t, seat, card & KIND_MASK)
                if len(lacks) == 1:
                    kinds.append(lacks[0])
    return [kind for kind in sorted(set(kinds)) if would_buy_any(t, seat, kind)][:MOST_LENT]


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
