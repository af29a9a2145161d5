"""Whether a stored step could belong to a task that is being resolved."""

from capotavola.engine.frames import number_of, step_of
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.cosanostra.order import TASK, TASK_DONE
from capotavola.games.cosanostra.steps import must_ask
from capotavola.games.cosanostra.table import Table


def must_resolve(t: Table, at: int) -> None:
    """The task itself was looked at before the steps above it."""
    must(at > TASK and step_of(t.stack[TASK]) == TASK_DONE, "attempts: no task is being resolved")


def must_ask_doer(t: Table, at: int) -> int:
    """Whoever does the job is asked."""
    must_resolve(t, at)
    seat = must_ask(t, step_of(t.stack[at]), 0, number_of(t.stack[at]))
    must(seat == t.doer_seat(), "waiting: whose job it is")
    return seat


class Resolving(Passage[Table]):
    """A step of a task that asks nobody."""

    def check_stored(self, t: Table, at: int) -> None:
        super().check_stored(t, at)
        must_resolve(t, at)
