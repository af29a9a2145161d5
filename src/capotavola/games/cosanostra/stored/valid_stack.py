"""Whether the steps still to come could have come about: what concerns all of them, then each by itself."""

from typing import Final

from capotavola.engine.frames import frame, number_of, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra.order import INCOME, PLANNING, SETTLING
from capotavola.games.cosanostra.steps import must_be_idle
from capotavola.games.cosanostra.table import SHOWN, Table

DEEPEST: Final = 20


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    if not t.stack:
        must(t.waiting == 0 and t.round == t.last_round and t.closed, "stack: the game is not over yet")
        must_be_idle(t)
        return
    t.check_frames(DEEPEST)
    closed = step_of(t.stack[0]) == INCOME or t.on(SETTLING)
    must(t.closed == closed, "closed: from the last task until debts are settled (LC-R9)")
    t.check_stack()
    hiring = t.stack[0] == frame(PLANNING) and number_of(t.stack[1]) > 0
    most = t.rules.figures.mercenaries_shown if hiring else 0
    must(t.man_at.count(SHOWN) <= most, f"gangsters: {most} for hire at most (LC-8.3)")
