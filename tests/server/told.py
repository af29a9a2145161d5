"""What the house says, as far as tests look at it: read from the JSON, as any client would."""

import msgspec
from msgspec import Struct

Object = dict[str, object]


class Happening(Struct, frozen=True):
    """As much of a happening as is compared."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    why: str | None = None
    text: str | None = None
    race: int | None = None
    lost: int | None = None
    events: list[Object] = []


class Race(Struct, frozen=True):
    race: int


class Position(Struct, frozen=True):
    legal: list[Object]
    unasked: list[Object]
    race: Race | None = None


class Seat(Struct, frozen=True):
    kind: str
    stand_in: str | None = None
    away: int | None = None


class Table(Struct, frozen=True):
    status: str
    seats: list[Seat]


class Clocks(Struct, frozen=True):
    left: list[int | None]


class Message(Struct, frozen=True):
    """Any message of the house."""

    type: str
    id: str | None = None
    version: int = 0
    nonce: str = ""
    code: str = ""
    reason: str = ""
    complete: bool = True
    missed: list[Happening] = []
    happened: list[Happening] = []
    position: Position | None = None
    table: Table | None = None
    clocks: Clocks | None = None


class History(Struct, frozen=True):
    happened: list[Happening]
    version: int
    more: bool


read_message = msgspec.json.Decoder(Message).decode
read_history = msgspec.json.Decoder(History).decode
