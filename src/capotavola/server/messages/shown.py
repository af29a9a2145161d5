"""A table and its game, as a viewer may see them."""

from typing import Literal

from msgspec import Struct

from capotavola.server.clock import ClockRules
from capotavola.server.messages.fields import Object, Status


class SeatInfo(Struct, frozen=True):
    """A seat is free, a bot's, or a person's; a stand-in is the bot that plays for an absent person.

    `away` is since when the person has been gone; `takeover` when a bot will step in if nothing changes.
    `muted`: nothing that the person says is heard; `closed`: somebody was removed, and nobody may sit here.
    """

    kind: Literal["free", "bot", "person"]
    name: str | None
    bot: str | None
    stand_in: str | None
    away: int | None
    takeover: int | None
    muted: bool = False
    closed: bool = False


class ClockInfo(Struct, frozen=True):
    """Time left by seat, when the message was made; null where no clock runs at this table."""

    left: list[int | None]
    running: list[int]


class RaceInfo(Struct, frozen=True):
    """A race that is on: its number goes with a claim; who has not answered yet is in the view."""

    race: int
    opened: int
    closes: int


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table. `edition` names the own box that it is played with.

    `hushed`: spectators may not talk.
    """

    code: str
    game: str
    edition: str | None
    options: Object
    visibility: Literal["public", "private"]
    status: Status
    seats: list[SeatInfo]
    host: int | None
    clock: ClockRules
    commitment: str | None
    seeded: bool
    created: int
    votes: dict[str, dict[int, bool]]
    rematch: str | None
    outcome: Object | None
    hushed: bool = False


class Question(Struct, frozen=True):
    """What is asked, as a message of the game's texts and its arguments."""

    key: str
    args: Object


class Position(Struct, frozen=True):
    """The game as the viewer may see it, and what the viewer may do.

    `legal` answers `question`, which is what the game asks; `unasked` may be done besides. `undo`: one's
    own action was the last, and may perhaps be taken back.
    """

    view: Object
    question: Question | None
    legal: list[Object]
    unasked: list[Object]
    race: RaceInfo | None
    undo: bool
