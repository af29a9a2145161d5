"""What happened, told to those who may know it."""

from capotavola.engine.audience import ALL, SPECTATOR, seats_in
from capotavola.engine.values import Json


class Event:
    """A name, its arguments in words, and a bit for everyone who hears of it.

    What different people may know of one happening are different events with audiences that do
    not overlap, so that nobody hears of it twice.
    """

    def __init__(self, name: str, args: dict[str, Json], audience: int = ALL) -> None:
        self.name = name
        self.args = args
        self.audience = audience

    def heard_by(self, viewer: int) -> bool:
        return bool(self.audience >> viewer & 1)

    def value(self) -> dict[str, Json]:
        return {"event": self.name, **self.args}

    def listeners(self, players: int) -> list[int | None]:
        """Which of the seats hear of it; None stands for the spectators."""
        seats = seats_in(self.audience & ((1 << players) - 1 | 1 << SPECTATOR))
        return [None if seat == SPECTATOR else seat for seat in seats]

    def __repr__(self) -> str:
        return f"<{self.name} {self.args} to {self.audience:08b}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.args, self.audience)


class Telling:
    """Collects what happens, as it happens, while somebody listens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        self.events.append(event)

    def tell(self, event: str, args: dict[str, Json], what: str, value: Json, also: str, other: Json) -> None:
        """To all: two more arguments by their names, where there are so many."""
        if what:
            args[what] = value
        if also:
            args[also] = other
        self.append(Event(event, args))

    def uncover(self, knowers: int) -> None:
        """Something comes to light that only these (a bit for each viewer) could know of before.

        Only `foresight.py` cares: it stops there. Faces that are told need not be announced; what would be
        the same in most of the worlds that somebody holds possible must be.
        """


Told = Telling | None  # None while nobody listens
