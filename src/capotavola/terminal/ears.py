"""What the people at the terminal have heard."""

from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.record import Record
from capotavola.engine.replay import Replay


class Ears:
    """What only one may know is shown to that one once, and never kept (OM-R14 and its like)."""

    def __init__(self, players: int, people: list[int]) -> None:
        self.people = people
        self.heard: list[list[Event]] = [[] for _ in range(players)]
        self.news: list[list[Event]] = [[] for _ in range(players)]

    def tell(self, events: list[Event]) -> None:
        for event in events:
            for seat in self.people:
                if event.heard_by(seat):
                    self.news[seat].append(event)
                    if event.audience != 1 << seat:
                        self.heard[seat].append(event)

    def recall(self, game: Game, record: Record) -> None:
        """All that was heard before a game went on; none of it is new."""
        run = Replay(game, record)
        while run.done < len(record.entries):
            self.tell(run.forward())
        for seat in self.people:
            self.has_looked(seat)

    def has_looked(self, seat: int) -> None:
        self.news[seat] = []

    def private(self, seat: int) -> list[Event]:
        """New, and for this player alone."""
        return [event for event in self.news[seat] if event.audience == 1 << seat]

    def is_new(self, seat: int, event: Event) -> bool:
        return any(event is new for new in self.news[seat])

    def forget(self, events: list[Event]) -> None:
        """What was taken back has not happened."""
        for lines in (*self.heard, *self.news):
            lines[:] = [event for event in lines if not any(event is undone for undone in events)]
