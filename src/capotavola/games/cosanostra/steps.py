"""What a step that asks says in this game besides what any step does."""

from abc import abstractmethod

from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.frames import frame, seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Question, Stepped
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import LEAVE, PASS
from capotavola.games.cosanostra.table import Table


class Asking(Question[Table]):
    """`why_not` and `legal` are made of the same small questions.

    Only for speed is `legal` no list of what `why_not` lets through: to refuse a hundred things takes longer.
    """

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("LC-R8", "wait-for", {"seat": t.deciders()[0]})

    def permits(self, t: Table, seat: int, action: Action) -> bool:
        """Whether a sum that is not listed may be named."""
        return False

    def overdue(self, t: Table, seat: int, chance: Chance) -> Action:
        """LC-R26: running out of time is a pass."""
        actions = self.legal(t, seat)
        return any_of(of_verbs(actions, [PASS, LEAVE]) or actions, chance)

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        """What the view says besides of what is asked; all of it is public."""
        return {}


class Listing(Asking):
    """The list is the check: whatever it has is legal, and one rule is against everything else."""

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(t, seat) or (action.verb.free_form and self.permits(t, seat, action)):
            return None
        return self.refusal(t)

    @abstractmethod
    def refusal(self, t: Table) -> Refusal:
        """The rule against all that is not listed."""


def asking(t: Stepped) -> Asking | None:
    """The step on top, if it is one that asks."""
    step = t.course.steps[step_of(t.now())]
    return step if isinstance(step, Asking) else None


def of_verbs(actions: list[Action], verbs: list[int]) -> list[Action]:
    return [action for action in actions if action.kind in verbs]


def any_of(actions: list[Action], chance: Chance) -> Action:
    return actions[chance.below(len(actions))]


# -- whether a stored step could be there -----------------------------------------


def must_ask(t: Table, step: int, flag: int = 0, number: int = 0) -> int:
    """The step on top asks its seat alone, which this is."""
    top = t.stack[-1]
    seat = seat_of(top)
    must(top == frame(step, seat, flag, number), "stack: the step on top asks nobody like this")
    must(t.waiting == 1 << seat, "waiting: the seat of the step on top")
    return seat


def lies_below(t: Table, at: int) -> bool:
    """The step on top knows what must lie under it."""
    return at + 1 < len(t.stack)


def must_be_idle(t: Table) -> None:
    """Outside of planning and action."""
    must(not any(t.task_count(man) for man in range(t.rules.gangsters)), "tasks: none at this stage")
    must(not any(t.looks), "looks: on turns only")
    must(not t.announced, "announced: in the action stage only")
    must_not_resolve(t)


def must_not_resolve(t: Table) -> None:
    must(not t.attempts, "attempts: no task is being resolved")
    must(not t.dice, "dice: nobody has rolled")
    must(t.victim < 0 and not t.harm and t.harmed_by < 0, "victim: nobody is being harmed")
