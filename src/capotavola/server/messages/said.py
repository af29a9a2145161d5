"""What a client says."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from capotavola.server.messages.fields import BotName, Id, Matter, Object, SeatNumber, Version, WatcherNumber


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
