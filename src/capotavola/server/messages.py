"""The protocol: all that passes between the house and a client, both ways.

`docs/protocol.md` explains it; the JSON Schema, the OpenAPI document and the TypeScript types are
generated from these classes.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from capotavola.engine.foresight import Stop
from capotavola.engine.values import Json
from capotavola.server.clock import ClockRules

# msgspec cannot read a type that is made of itself, as Json is.
if TYPE_CHECKING:
    Object: TypeAlias = dict[str, Json]
    AnyJson: TypeAlias = Json
else:
    Object = dict[str, Any]
    AnyJson = Any

PROTOCOL = 1

END = r"(?![\s\S])"  # of a text, in Python and in JavaScript; `$` would let a line end pass
Id = Annotated[str, Meta(pattern="^[!-~]{1,64}" + END)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
WatcherNumber = Annotated[int, Meta(ge=1, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]
Nickname = Annotated[str, Meta(min_length=1, max_length=30)]
Luck = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*" + END)]
BotName = Annotated[str, Meta(max_length=30)]
Matter = Literal["pause", "resume", "end"]

# -- what a client says ------------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Every message of a client but `pong` has an id: sent again, it acts once."""

    id: Id


class Act(Said, tag="act", frozen=True):
    """An action of the game; `seen` is the version that the player saw when deciding."""

    seen: Version
    action: Object


class Claim(Said, tag="claim", frozen=True):
    """An answer in a race; `reaction` is the time since the client showed what it is about."""

    race: Annotated[int, Meta(ge=1, le=2**31)]
    reaction: Annotated[int, Meta(ge=-(2**31), le=2**31)]
    action: Object


class Ask(Said, tag="ask", frozen=True):
    """Would this action be possible? It is not done."""

    action: Object


class Foresee(Said, tag="foresee", frozen=True):
    """What would this action bring for sure? It is not done."""

    action: Object


class Undo(Said, tag="undo", frozen=True):
    """Take one's own last action back; or `ask` only whether that would be possible."""

    seen: Version
    ask: bool = False


class Chat(Said, tag="chat", frozen=True):
    """To the table, to one seat, or among spectators; in own words or by a quick phrase."""

    to: Literal["table", "spectators"] | SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Vote(Said, tag="vote", frozen=True):
    """For or against a pause, going on, or ending the game."""

    matter: Matter
    yes: bool


class Start(Said, tag="start", frozen=True):
    """The host starts the game; `fill` names the bot for seats that are still free."""

    fill: BotName | None = None


class SeatBot(Said, tag="bot", frozen=True):
    """A bot on a seat, or with null the bot off it again."""

    seat: SeatNumber
    bot: BotName | None


class Kick(Said, tag="kick", frozen=True):
    """The host removes a player: before the start the seat is free, in a game it is a bot's from then on."""

    seat: SeatNumber


class Mute(Said, tag="mute", frozen=True):
    """The host lets a player say nothing at this table, or again."""

    seat: SeatNumber
    muted: bool


class MuteWatcher(Said, tag="mute-watcher", frozen=True):
    """The host lets a spectator say nothing at this table, or again."""

    watcher: WatcherNumber
    muted: bool


class KickWatcher(Said, tag="kick-watcher", frozen=True):
    """The host takes a spectator's name away, and with it all talk."""

    watcher: WatcherNumber


class Hush(Said, tag="hush", frozen=True):
    """The host lets no spectator talk, or all again."""

    hushed: bool


class Leave(Said, tag="leave", frozen=True):
    """Give one's seat up; in a game a bot takes it."""


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True, frozen=True):
    """The answer to a ping, at once: so the house measures the way."""

    nonce: Annotated[str, Meta(max_length=32)]


OfWatchers: TypeAlias = MuteWatcher | KickWatcher | Hush
Move: TypeAlias = Act | Claim | Ask | Undo | Chat | Vote | Start | SeatBot | Kick | Mute | OfWatchers | Leave
ClientMessage: TypeAlias = Move | Foresee | Pong

# -- what happens at a table, as its viewers hear of it -------------------------------


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

# -- a table as everybody may see it --------------------------------------------------

Status = Literal["open", "playing", "paused", "over", "ended"]


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


# -- what the house says -----------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True):
    """The first message on every connection. `missed` is the gap since the version the client named.

    `complete` is false if that was too long ago, or none was named: then `missed` holds only the chat,
    and the rest is in the table's history.
    """

    protocol: int
    now: int
    version: Version
    you: int | None
    yours: list[int]
    table: TableInfo
    clocks: ClockInfo
    position: Position | None
    missed: list[AnyHappening]
    complete: bool


class News(Struct, tag_field="type", tag="news", omit_defaults=True, frozen=True):
    """What happened, and the table after it. `table` is there when it changed; so is `position`."""

    version: Version
    now: int
    happened: list[AnyHappening]
    clocks: ClockInfo
    table: TableInfo | None = None
    position: Position | None = None


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """The message was carried out and is on disk; `version` includes it."""

    id: str
    version: Version


class Foreseen(Struct, tag_field="type", tag="foreseen", frozen=True):
    """What `foresee` asked for, at this version: the events that you would hear, and what you would see then.

    `stop` says why no more is sure: chance, hidden (it hangs on something that you do not know), others
    (they are asked next), you (you are asked next) or end (of the game). After `chance` and `hidden` the
    action is half done in the view, which still shows the present question.
    """

    id: str
    version: Version
    events: list[Object]
    view: Object
    stop: Stop


class Refused(Struct, tag_field="type", tag="refused", omit_defaults=True, frozen=True):
    """Nothing changed. `reason` and `args` say why in any language; `rule` is the game's rule against it.

    `code`: rule (the game forbids it), stale (something happened meanwhile), house (the table's own
    rules), malformed, limit (too much or too fast), unavailable (the house could not keep it: try again).
    """

    id: str | None
    code: Literal["rule", "stale", "house", "malformed", "limit", "unavailable"]
    reason: str
    args: Object = {}
    rule: str | None = None


class Ping(Struct, tag_field="type", tag="ping", frozen=True):
    nonce: str


class Closing(Struct, tag_field="type", tag="closing", frozen=True):
    """The house closes this connection: it restarts, or the viewer was removed. Connect again if `again`."""

    reason: Literal["restart", "removed", "slow"]
    again: bool


ServerMessage: TypeAlias = Welcome | News | Ack | Foreseen | Refused | Ping | Closing
