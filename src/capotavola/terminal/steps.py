"""Taking back one's own last actions, where the house would allow it."""

from capotavola.engine.action import Action
from capotavola.engine.event import Event
from capotavola.engine.match import Match
from capotavola.engine.state import State
from capotavola.engine.undo import lasts, lesson


class OwnAction:
    def __init__(self, seat: int, before: State, action: Action, events: list[Event]) -> None:
        self.seat = seat
        self.before = before
        self.action = action
        self.events = events


class Steps:
    """One person's actions, for as long as nobody else does anything and nothing is drawn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps: list[OwnAction] = []

    def act(self, seat: int, action: Action, own: bool) -> list[Event]:
        """Play it; `own` is a person's answer to what the game asks."""
        before = self.match.state.copy()
        events = self.match.apply(seat, action)
        lasting = lasts(before, self.match.state)
        if not own or lasting or (self.steps and self.steps[-1].seat != seat):
            self.steps.clear()
        if own and not lasting:
            self.steps.append(OwnAction(seat, before, action, events))
        return events

    def last(self, seat: int) -> Action | None:
        """What this player might take back."""
        return self.steps[-1].action if self.steps and self.steps[-1].seat == seat else None

    def why_not(self, seat: int) -> str | None:
        """The message that says why nothing can be taken back."""
        if self.last(seat) is None:
            return "undo-nothing"
        step = self.steps[-1]
        return None if lesson(step.before, step.seat, step.action) is None else "undo-learnt"

    def take_back(self) -> list[Event]:
        """The events that have not happened then."""
        step = self.steps.pop()
        self.match.take_back(step.before)
        return step.events
