"""A game on file: JSON lines, first what was agreed, then who did what and what chance gave, then the end.

Everything else is computed again from these lines.
"""

from string import hexdigits

from capotavola.engine.action import Action
from capotavola.engine.chance import WORDS
from capotavola.engine.deal import commitment
from capotavola.engine.values import (
    Json,
    MalformedValue,
    canonical,
    field,
    items,
    parse_json,
    whole,
    wholes,
    word,
)

FORMAT = 1


class RecordError(ValueError):
    """A record is broken: on which line, and how."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Entry:
    """One action as it was done: its seat, its JSON value, and the numbers that chance gave.

    `bounds` says below what each number was drawn; None in a record that does not say it.
    """

    def __init__(self, seat: int, action: Json, drawn: list[int], bounds: list[int] | None = None) -> None:
        self.seat = seat
        self.action = action
        self.drawn = drawn
        self.bounds = bounds

    def value(self) -> dict[str, Json]:
        obj: dict[str, Json] = {"seat": self.seat, "action": self.action}
        if self.drawn:
            obj["chance"] = [*self.drawn]
        if self.bounds:
            obj["of"] = [*self.bounds]
        return obj


class Secrets:
    """What the seed was made of; published when the game is over."""

    def __init__(self, house: bytes, seats: list[bytes]) -> None:
        self.house = house
        self.seats = seats

    def commitments(self) -> dict[str, Json]:
        return {
            "house": commitment(self.house),
            "seats": [commitment(secret) for secret in self.seats],
        }

    def value(self) -> dict[str, Json]:
        return {"house": self.house.hex(), "seats": [secret.hex() for secret in self.seats]}


class Record:
    """`header` is the first line as it stands; `ending` the last, if the game is over.

    A game that is to be continued ends with `pause` instead, which holds its secrets: such a file
    is for its house alone.
    """

    def __init__(self, header: dict[str, Json]) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.ending: dict[str, Json] | None = None
        self.pause: dict[str, Json] | None = None

    def copy(self) -> "Record":
        twin = Record(self.header)
        twin.entries = self.entries[:]
        twin.ending, twin.pause = self.ending, self.pause
        return twin

    def add(self, seat: int, action: Action, drawn: list[int], bounds: list[int]) -> None:
        self.entries.append(Entry(seat, action.value(), drawn, bounds))

    def lines(self) -> list[bytes]:
        lines = [canonical(self.header)]
        lines.extend(canonical(entry.value()) for entry in self.entries)
        if self.ending is not None:
            lines.append(canonical(self.ending))
        elif self.pause is not None:
            lines.append(canonical(self.pause))
        return lines

    def to_bytes(self) -> bytes:
        return b"\n".join(self.lines()) + b"\n"

    # What the header says, checked by `read_record`.

    def game_name(self) -> str:
        return word(field(self.header, "game"), "game")

    def players(self) -> int:
        return whole(field(self.header, "players"), "players", 1, 7)

    def options(self) -> dict[str, Json]:
        options = field(self.header, "options")
        if not isinstance(options, dict):
            raise MalformedValue("options must be an object")
        return options

    def box(self) -> str | None:
        """The content file that the game was played with; None for the built-in one."""
        return word(self.header["box"], "box") if "box" in self.header else None

    def names(self) -> list[str]:
        return [word(field(seat, "name"), "name") for seat in items(field(self.header, "seats"), "seats")]

    def bots(self) -> list[str | None]:
        """Which bot sits on each seat; None for people."""
        return [
            word(seat["bot"], "bot") if isinstance(seat, dict) and "bot" in seat else None
            for seat in items(field(self.header, "seats"), "seats")
        ]

    def dealt(self) -> list[int]:
        return wholes(field(self.header, "chance"), "chance")

    def bounds(self) -> list[int] | None:
        """Below what each number of the deal was drawn; None where the record does not say it."""
        return _bounds(self.header, self.dealt())

    def seed(self) -> bytes | None:
        """The seed, if it stands in the header; None where it comes of secrets."""
        return _hex(self.header["seed"], "seed") if "seed" in self.header else None

    def commitment(self) -> str | None:
        """What the house promised before the deal, if the deal comes of secrets."""
        if "commitments" not in self.header:
            return None
        return word(field(self.header["commitments"], "house"), "commitments.house")

    def secrets(self) -> Secrets | None:
        last = self.ending or self.pause
        if last is None or "secrets" not in last:
            return None
        secrets = last["secrets"]
        seats = field(secrets, "seats")
        if not isinstance(seats, list):
            raise MalformedValue("secrets.seats must be a list")
        house = _hex(field(secrets, "house"), "secrets.house")
        return Secrets(house, [_hex(secret, "secrets.seats") for secret in seats])


def read_record(raw: bytes) -> Record:
    """A record from its bytes; RecordError names the first line that is broken."""
    lines = raw.split(b"\n")
    if lines and not lines[-1]:
        lines.pop()
    elif lines:
        raise RecordError(len(lines), "is cut off: there is no line end")
    if not lines:
        raise RecordError(1, "is empty")
    record = Record(_header(lines[0]))
    for number, line in enumerate(lines[1:], start=2):
        if record.ending is not None or record.pause is not None:
            raise RecordError(number, "stands after the end")
        try:
            _read_line(record, parse_json(line))
        except MalformedValue as error:
            raise RecordError(number, str(error)) from None
    return record


def _header(line: bytes) -> dict[str, Json]:
    try:
        header = parse_json(line)
        if not isinstance(header, dict) or "capotavola" not in header:
            raise MalformedValue("is not the header of a Capotavola record")
        if header["capotavola"] != FORMAT:
            raise MalformedValue(f"has record format {header['capotavola']!r}, not {FORMAT}")
        record = Record(header)
        record.game_name()
        record.options()
        record.bounds()
        record.seed()
        record.commitment()
        whole(field(header, "rules"), "rules")
        word(field(header, "content"), "content")
        record.box()
        record.bots()
        if len(record.names()) != record.players():
            raise MalformedValue("seats and players do not agree")
    except MalformedValue as error:
        raise RecordError(1, str(error)) from None
    return header


def _read_line(record: Record, obj: Json) -> None:
    if isinstance(obj, dict) and "end" in obj:
        record.ending = obj
        record.secrets()
        return
    if isinstance(obj, dict) and "pause" in obj:
        record.pause = obj
        record.secrets()
        return
    seat = whole(field(obj, "seat"), "seat", 0, record.players() - 1)
    action = field(obj, "action")
    drawn = wholes(obj.get("chance", []), "chance") if isinstance(obj, dict) else []
    record.entries.append(Entry(seat, action, drawn, _bounds(obj, drawn)))


def _bounds(obj: Json, drawn: list[int]) -> list[int] | None:
    if not isinstance(obj, dict) or "of" not in obj:
        return None
    bounds = wholes(obj["of"], "of", 1, WORDS)
    if len(bounds) != len(drawn):
        raise MalformedValue("of must have one bound for each number of chance")
    for number, bound in zip(drawn, bounds, strict=True):
        if number >= bound:
            raise MalformedValue(f"chance gave {number}, which is not below {bound}")
    return bounds


def _hex(value: Json, name: str) -> bytes:
    text = word(value, name)
    # `fromhex` alone would let spaces pass, which other readers do not.
    if not set(text) <= set(hexdigits) or len(text) % 2:
        raise MalformedValue(f"{name} must be hexadecimal")
    return bytes.fromhex(text)
