"""Tables that wait for one mind: who is next, and how long it may think there.

Every table is promised an answer within the seconds of its bot's level. The promise that is due first is kept
first. Time is shared among all tables that were here lately, so that one that comes often takes from nobody;
and nobody thinks so long that somebody in the line would get an answer late. That holds for whoever thinks
when others come, too.
"""

import asyncio

LATELY = 2.0  # seconds, in which a table that is played at comes again
RESERVE = 0.1  # of the time that is left: what lies between two thoughts takes some, too


class Ticket:
    """A table that waits: `seconds` is the promise, 0 for what needs no search and is answered at once."""

    def __init__(self, table: str, seconds: float, now: float) -> None:
        self.table = table
        self.seconds = seconds
        self.due = now + seconds
        self.called: asyncio.Future[float] = asyncio.get_running_loop().create_future()


class Line:
    def __init__(self) -> None:
        self.waiting: list[Ticket] = []
        self.seen: dict[str, float] = {}  # when a table that needs time was here last

    def join(self, ticket: Ticket, now: float) -> None:
        self.waiting.append(ticket)
        if ticket.seconds:
            self.seen[ticket.table] = now

    def leave(self, ticket: Ticket) -> None:
        """Whether it has been called or not."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)

    def next(self) -> Ticket | None:
        """The one whose answer is due first; among equals the one that came first."""
        return min(self.waiting, key=lambda ticket: ticket.due, default=None)

    def allowed(self, ticket: Ticket, now: float, had: float = 0.0) -> float:
        """How many seconds the next one may think, or the present one that has had some of them already.

        Its share, and no more than all behind it can spare.
        """
        share = ticket.seconds / max(1, self._tables(now)) - had
        behind = sorted(other.due for other in self.waiting if other.seconds and other is not ticket)
        spare = [(due - now) * (1 - RESERVE) / place for place, due in enumerate([ticket.due, *behind], 1)]
        return max(0.0, min([share, *spare]))

    def _tables(self, now: float) -> int:
        waiting = {ticket.table for ticket in self.waiting}
        self.seen = {table: at for table, at in self.seen.items() if now - at < LATELY or table in waiting}
        return len(self.seen)
