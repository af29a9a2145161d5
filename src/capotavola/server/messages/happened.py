"""What happens at a table, as its viewers hear of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from capotavola.server.messages.fields import Matter, Milliseconds, Object, Version


class Happening(Struct, tag_field="kind", omit_defaults=False, frozen=True):
    """`at` is the house's time, in milliseconds since 1970."""

    version: Version
    at: Milliseconds


class Joined(Happening, tag="joined", frozen=True):
    seat: int
    name: str


class BotSeated(Happening, tag="bot-seated", frozen=True):
    seat: int
    name: str
    bot: str


class Freed(Happening, tag="freed", frozen=True):
    seat: int
    why: Literal["left", "kicked", "bot-removed"]


class Watching(Happening, tag="watching", frozen=True):
    name: str


class Started(Happening, tag="started", frozen=True):
    """The deal is done; from now on there are views and actions."""


class Acted(Happening, tag="acted", frozen=True):
    """An action, by what the viewer hears of it. `why`: chosen by a person or a bot, or time ran out."""

    seat: int
    why: Literal["chosen", "bot", "overdue"]
    events: list[Object]


class RaceClaimed(Happening, tag="claimed", frozen=True):
    """Your claim is in; told to nobody else before the race is settled."""

    seat: int
    race: int


class RaceResult(Struct, frozen=True):
    """`time` is what counted: arrival less `credit`, which makes up for the way; all in milliseconds."""

    seat: int
    reaction: int
    credit: int
    time: int
    result: Literal["won", "wrong", "void"]


class Raced(Happening, tag="raced", frozen=True):
    """A race is settled, the fastest first."""

    race: int
    results: list[RaceResult]
    events: list[Object]


class Undone(Happening, tag="undone", frozen=True):
    seat: int


class Spoke(Happening, tag="spoke", frozen=True):
    """Chat; `seat` is null for spectators."""

    seat: int | None
    name: str
    to: Literal["table", "spectators"] | int
    text: str | None
    phrase: str | None


class Voted(Happening, tag="voted", frozen=True):
    seat: int
    matter: Matter
    yes: bool


class Paused(Happening, tag="paused", frozen=True):
    """By consent of all who are here."""


class Resumed(Happening, tag="resumed", frozen=True):
    """By consent of all who are here."""


class Ended(Happening, tag="ended", frozen=True):
    """The table voted to end the game before its end."""


class WentAway(Happening, tag="away", frozen=True):
    """A player's last connection is gone."""

    seat: int


class CameBack(Happening, tag="back", frozen=True):
    """A player is connected again; a bot that stood in has left the seat."""

    seat: int


class StoodIn(Happening, tag="stand-in", frozen=True):
    """A bot plays for the owner of a seat; null: the owner plays again."""

    seat: int
    bot: str | None


class RematchOpened(Happening, tag="rematch", frozen=True):
    code: str


class Reopened(Happening, tag="reopened", frozen=True):
    """The house was closed for so long; clocks stood still."""

    lost: int


class Silenced(Happening, tag="muted", frozen=True):
    """The host lets a player say nothing, or again."""

    seat: int
    muted: bool


class WatcherSilenced(Happening, tag="watcher-muted", frozen=True):
    """The host lets a spectator say nothing, or again."""

    name: str
    muted: bool


class WatcherGone(Happening, tag="watcher-gone", frozen=True):
    """A spectator has no name any more; `kicked`: the host took it."""

    name: str
    kicked: bool


class Hushed(Happening, tag="hushed", frozen=True):
    """The host lets no spectator talk, or all again."""

    hushed: bool


class Closed(Happening, tag="shut", frozen=True):
    """Who runs the house has closed the table."""


class Cleared(Happening, tag="cleared", frozen=True):
    """Somebody wanted to be forgotten: the name and the words of that person are gone from what was told."""


AnyHappening: TypeAlias = (
    Joined
    | BotSeated
    | Freed
    | Watching
    | Started
    | Acted
    | RaceClaimed
    | Raced
    | Undone
    | Spoke
    | Voted
    | Paused
    | Resumed
    | Ended
    | WentAway
    | CameBack
    | StoodIn
    | RematchOpened
    | Reopened
    | Silenced
    | WatcherSilenced
    | WatcherGone
    | Hushed
    | Closed
    | Cleared
)
