"""How long the seats of a table may think: what is agreed on before anybody sits down."""

from typing import Annotated, Final, TypeAlias

import msgspec

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND
LONGEST_SECONDS: Final = 10 * 60 * 60

Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=10, le=LONGEST_SECONDS)]


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody thinks as long as they like."""


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A stock of seconds; each time a seat has answered it gets some more, up to the cap."""

    start: Seconds = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_SECONDS)] = 15
    cap: Seconds = 600

    def __post_init__(self) -> None:
        if self.cap < self.start:
            raise ValueError(f"cap must not be below start: {self.cap} is less than {self.start} seconds")


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Each decision may take this many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)] = 3


ClockRules: TypeAlias = NoClock | LiveClock | DaysClock
