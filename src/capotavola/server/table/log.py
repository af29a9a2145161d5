"""A table's log: all that ever happened at it, in order. Everything else is computed again from it."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from capotavola.engine.game import Game
from capotavola.server.clock import ClockRules
from capotavola.server.messages.fields import Matter, Object


class TableSetup(Struct, frozen=True):
    """What was agreed before anybody sat down. `seed` is the same deal again, and everybody may know it.

    `rules` and `content` are the edition of the game that the table is played by. An own box has a name,
    `edition`, and is kept here whole, as `box`: its file may change or go.
    """

    game: str
    players: int
    options: Object
    clock: ClockRules
    visibility: Literal["public", "private"]
    rules: int
    content: str
    seed: str | None = None
    edition: str | None = None
    box: str | None = None

    def fits(self, game: Game) -> bool:
        """Whether this edition of the game plays the table's log as it was played."""
        return (self.rules, self.content) == (game.rules_version, game.content_hash)


class Log(Struct, tag_field="kind", frozen=True):
    """One thing that happened; keys are never here, only their hashes."""


class Sat(Log, tag="sat", frozen=True):
    seat: int
    name: str
    key: str
    luck: str = ""


class Watched(Log, tag="watched", frozen=True):
    name: str
    key: str


class BotSat(Log, tag="bot-sat", frozen=True):
    seat: int
    bot: str
    name: str


class Left(Log, tag="left", frozen=True):
    """A seat is free again; in a game `bot` takes it for good."""

    seat: int
    why: Literal["left", "kicked", "bot-removed"]
    bot: str | None = None


class Begun(Log, tag="begun", frozen=True):
    """The deal."""


class Done(Log, tag="done", frozen=True):
    seat: int
    action: Object
    why: Literal["chosen", "bot", "overdue"]


class Claimed(Log, tag="claimed", frozen=True):
    """`closes`: when the race is settled, if this was the first claim of it."""

    seat: int
    race: int
    action: Object
    arrived: int
    reaction: int
    credit: int
    closes: int


class RaceSettled(Log, tag="race-settled", frozen=True):
    """Claims are taken in their order; `over`: nobody else answers in time."""

    race: int
    over: bool


class TakenBack(Log, tag="taken-back", frozen=True):
    seat: int


class Talked(Log, tag="talked", frozen=True):
    seat: int | None
    name: str
    to: Literal["table", "spectators"] | int
    text: str | None
    phrase: str | None


class Polled(Log, tag="polled", frozen=True):
    seat: int
    matter: Matter
    yes: bool


class Gone(Log, tag="gone", frozen=True):
    seat: int


class Returned(Log, tag="returned", frozen=True):
    seat: int


class Replaced(Log, tag="replaced", frozen=True):
    """A bot plays for a person, or with None the person again."""

    seat: int
    bot: str | None


class Rematched(Log, tag="rematched", frozen=True):
    code: str


class HouseReopened(Log, tag="house-reopened", frozen=True):
    """The house was closed for `lost` milliseconds: clocks stood still."""

    lost: int


class Muted(Log, tag="muted", frozen=True):
    """The host lets a player say nothing, or again."""

    seat: int
    muted: bool


class WatcherMuted(Log, tag="watcher-muted", frozen=True):
    """The host lets a spectator say nothing, or again. Spectators are numbered from 1, as they came."""

    watcher: int
    muted: bool


class Unwatched(Log, tag="unwatched", frozen=True):
    """A spectator has no name any more: the host took it, or nothing was to be kept of it."""

    watcher: int
    why: Literal["kicked", "left"]


class Hushed(Log, tag="hushed", frozen=True):
    """The host lets no spectator talk, or all again."""

    hushed: bool


class Shut(Log, tag="shut", frozen=True):
    """Who runs the house has closed the table."""


class Forgotten(Log, tag="forgotten", frozen=True):
    """What was kept of a person who asked for it is gone from the entries before: the log is read anew."""


AnyLog: TypeAlias = (
    Sat
    | Watched
    | BotSat
    | Left
    | Begun
    | Done
    | Claimed
    | RaceSettled
    | TakenBack
    | Talked
    | Polled
    | Gone
    | Returned
    | Replaced
    | Rematched
    | HouseReopened
    | Muted
    | WatcherMuted
    | Unwatched
    | Hushed
    | Shut
    | Forgotten
)


class Entry(Struct, frozen=True):
    """A line of the log; `mark` is who sent it under which id, so that it is taken once."""

    number: int
    at: int
    what: AnyLog
    mark: str | None = None


_decoder = msgspec.json.Decoder(AnyLog)


def written(what: AnyLog) -> bytes:
    return msgspec.json.encode(what)


def read(raw: bytes) -> AnyLog:
    """Back from storage; msgspec.ValidationError if it is damaged."""
    what: AnyLog = _decoder.decode(raw)
    return what
