"""Who is asked: within a turn the seat of the frame on top, at other times several at once."""

from abc import abstractmethod

from msgspec import convert

from capotavola.engine.frames import seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Question
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.corleone.shown.types import Asked
from capotavola.games.corleone.table import END_OF_TURN, Table


class CorleoneStep(Question[Table]):
    """A step at which somebody is asked."""

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        """Write down what the question is about, as far as the frame says it; all of it is public."""

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("CE-4.1", "wait-for", {"seat": t.deciders()[0]})

    def must_wait_in_turn(self, t: Table, at: int) -> None:
        """MalformedValue unless it lies over the end of the turn."""
        must(at > 0 and step_of(t.stack[0]) == END_OF_TURN, "stack: under a use lies the end of the turn")

    def must_decide(self, t: Table, at: int) -> None:
        """MalformedValue unless this frame is on top, and its seat alone is asked and can do something."""
        seat = seat_of(t.stack[at])
        must(at == len(t.stack) - 1, "stack: that cannot wait")
        must(t.waiting == 1 << seat, "waiting: the seat of the step on top")
        must(bool(self.legal(t, seat)), "waiting: nothing to decide")


class WithinTurn(CorleoneStep):
    """Asks its seat while the end of the turn waits below."""

    @abstractmethod
    def check_decision(self, t: Table, entry: int) -> None:
        """MalformedValue if the frame does not fit the table."""

    def check_stored(self, t: Table, at: int) -> None:
        self.must_wait_in_turn(t, at)
        self.check_decision(t, t.stack[at])
        self.must_decide(t, at)


def asked_in(view: dict[str, Json]) -> Asked:
    """What a view says that the present step is about."""
    return convert(view["asked"], Asked)


def no_such_card(t: Table, card: int) -> Refusal:
    return Refusal("CE-1.7", "no-such-card", {"card": t.rules.card_names[card]})
