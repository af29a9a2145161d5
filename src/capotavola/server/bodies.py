"""What HTTP requests carry and answer, besides the messages of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from capotavola.engine.declared import Arguments
from capotavola.server.clock import ClockRules, NoClock
from capotavola.server.messages.fields import AnyJson, BotName, Luck, Nickname, Object, SeatNumber, Version
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.messages.shown import Position

Seed = Annotated[str, Meta(min_length=1, max_length=64)]
KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """`names`: who sits down at once, several for a hot seat. `seed`: a deal that everybody may know.

    `edition`: one of the house's own boxes; without it the built-in one. `fill` seats that bot on the
    other seats, and `start` begins without waiting for anybody. `hushed`: spectators may not talk.
    """

    game: Annotated[str, Meta(max_length=30)]
    names: Annotated[list[Nickname], Meta(min_length=1, max_length=7)]
    players: Annotated[int, Meta(ge=1, le=7)] | None = None
    edition: Annotated[str, Meta(max_length=60)] | None = None
    options: Object = field(default_factory=dict)
    clock: ClockRules = field(default_factory=NoClock)
    visibility: Literal["public", "private"] = "private"
    seed: Seed | None = None
    luck: Luck = ""
    fill: BotName | None = None
    start: bool = False
    hushed: bool = False


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """`luck` is the player's own part in the shuffle, in hexadecimal."""

    name: Nickname
    seat: SeatNumber | None = None
    luck: Luck = ""


class NewWatcher(Struct, forbid_unknown_fields=True, frozen=True):
    name: Nickname


class WatcherShown(Struct, frozen=True):
    """A spectator with a name; `muted`: nothing that they say is heard."""

    watcher: int
    name: str
    muted: bool


class KeyShown(Struct, forbid_unknown_fields=True, frozen=True):
    key: KeyText


class Again(Struct, forbid_unknown_fields=True, frozen=True):
    luck: Luck = ""


class Nothing(Struct, forbid_unknown_fields=True, frozen=True):
    """There is nothing to say: {}."""


class Forget(Struct, forbid_unknown_fields=True, frozen=True):
    """`everything` must be true: nothing of it can be brought back."""

    everything: Literal[True]


Why = Literal["insults", "spam", "cheating", "stalling", "name", "other"]


class NewReport(Struct, forbid_unknown_fields=True, frozen=True):
    """For who runs the house: of a player, by the seat, or with null of anything else at the table."""

    seat: SeatNumber | None
    why: Why
    text: Annotated[str, Meta(max_length=500)] = ""


class NewBan(Struct, forbid_unknown_fields=True, frozen=True):
    """For so many hours: of an address; of who sits at a table; or of whom a report is about.

    `wide`: with the key, also the address that it comes from.
    """

    hours: Annotated[int, Meta(ge=1, le=24 * 365)]
    address: Annotated[str, Meta(max_length=64)] | None = None
    code: Annotated[str, Meta(max_length=12)] | None = None
    seat: SeatNumber | None = None
    report: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    wide: bool = False
    note: Annotated[str, Meta(max_length=200)] = ""


class ReportShown(Struct, frozen=True):
    """`lines` is what the one who wrote it had heard from the other, the latest last."""

    id: int
    code: str
    at: int
    by: str
    about: str | None
    seat: int | None
    why: Why
    text: str
    lines: list[str]


class BanShown(Struct, frozen=True):
    """`what` is an address, or the beginning of a key's hash."""

    id: int
    kind: Literal["address", "key"]
    what: str
    wide: bool
    note: str
    until: int


class Desk(Struct, frozen=True):
    """What waits for who runs the house."""

    reports: list[ReportShown]
    bans: list[BanShown]


CallKind = Literal["push", "mail", "hook", "table"]
MinuteOfDay = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class PushTo(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser's subscription, as it gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NewCall(Struct, forbid_unknown_fields=True, frozen=True):
    """One of push, mail and hook. `quiet`: from and to, in minutes of the day; `zone`: ahead of UTC.

    `everybody`: a host's hook, called by name for whoever the table waits for.
    """

    language: Literal["en", "ru", "pl", "fa"]
    push: PushTo | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    hook: Annotated[str, Meta(max_length=1000)] | None = None
    everybody: bool = False
    quiet: Annotated[list[MinuteOfDay], Meta(min_length=2, max_length=2)] | None = None
    zone: Annotated[int, Meta(ge=-24 * 60, le=24 * 60)] = 0


class CallShown(Struct, frozen=True):
    """Where a call goes, as far as it is no secret; a letter must be confirmed first."""

    id: int
    kind: CallKind
    to: str
    confirmed: bool


class Calls(Struct, frozen=True):
    """How this house calls who is away, with the key for a browser's subscription; and your own wishes."""

    push: str | None
    mail: bool
    hook: bool
    yours: list[CallShown]


class Seated(Struct, frozen=True):
    """`key` opens the seats from anywhere; `link` is the way in on another device: keep both to yourself."""

    code: str
    seats: list[int]
    key: str
    link: str


class OptionInfo(Struct, frozen=True):
    """A switch, a choice among words, or a number from low to high."""

    name: str
    default: AnyJson
    words: list[str] | None
    low: int
    high: int


class GameInfo(Struct, frozen=True):
    """`editions` are the house's own boxes, besides the built-in one."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    editions: list[str]
    bots: list[str]
    arguments: Arguments


class HouseInfo(Struct, frozen=True):
    version: str
    protocol: int
    games: list[GameInfo]
    phrases: list[str]
    languages: list[str]


class GameTexts(Struct, frozen=True):
    """All that is said of a game in one language: Fluent messages, for a page that has none of its own.

    `titles` are what its box itself calls its cards: they take the place of the messages of that name.
    """

    texts: str
    titles: dict[str, str]


class History(Struct, frozen=True):
    """What a viewer heard after a version, in order: a page of it.

    All up to `version` is here; with `more` ask again, since that version.
    """

    happened: list[AnyHappening]
    version: Version
    more: bool


class Moment(Struct, frozen=True):
    """The game as a viewer saw it at an earlier version."""

    version: int
    position: Position | None


class Health(Struct, frozen=True):
    status: Literal["ok", "unavailable"]
