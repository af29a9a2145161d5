"""What the house says."""

from typing import Literal, TypeAlias

from msgspec import Struct

from capotavola.engine.foresight import Stop
from capotavola.server.messages.fields import Object, Version
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.messages.shown import ClockInfo, Position, TableInfo

PROTOCOL = 1


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
