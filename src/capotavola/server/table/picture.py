"""A picture of a table, as its log has made it up to some entry: with it, only later entries need be folded.

It has all that the fold remembers, so that the table goes on from it as from its log. What was told is kept
as everybody heard it; what was found out about a deed is found out again.
"""

import zlib
from collections import deque
from collections.abc import Iterable
from hashlib import blake2b

import msgspec
from msgspec import Raw, Struct

from capotavola.engine.match import Match
from capotavola.engine.record import Entry as Recorded
from capotavola.engine.record import Record, Secrets
from capotavola.server.messages.fields import AnyJson, Matter, Object, Status
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.table.clocks import Clocks
from capotavola.server.table.log import Claimed
from capotavola.server.table.table import (
    KEPT_NEWS,
    VIEWERS,
    Deed,
    Heard,
    HouseTable,
    Race,
    Seat,
    Watcher,
)

MOST_DEEDS = 8  # that might be taken back: each is a whole game, and there is a better moment soon
DIGEST = 16
BOX = "box"  # in the header of a record: the table has it already


class BadPicture(ValueError):
    """It is damaged, or of another table, another log or another version: the log says how it was."""


class SeatKept(Struct, array_like=True, frozen=True):
    name: str | None
    key: str | None
    bot: str | None
    stand_in: str | None
    luck: str
    away: int | None
    here_since: int
    sat_version: int
    overdue: int
    muted: bool
    closed: bool


class ClocksKept(Struct, array_like=True, frozen=True):
    moment: int
    paused: bool
    running: list[int]
    held: list[int]
    left: list[int | None]
    limits: list[int | None]


class RecordedKept(Struct, array_like=True, frozen=True):
    seat: int
    action: AnyJson
    drawn: list[int]
    bounds: list[int] | None


class MatchKept(Struct, array_like=True, frozen=True):
    state: Object
    header: Object
    entries: list[RecordedKept]
    ending: Object | None
    luck: list[bytes] | None  # of the seats when the game began; None where everybody knows the seed


class DeedKept(Struct, array_like=True, frozen=True):
    seat: int
    before: Object
    action: Object
    mask: int
    clocks: ClocksKept


class RaceKept(Struct, array_like=True, frozen=True):
    number: int
    opened: int
    since: int
    claims: list[Claimed]


class HeardKept(Struct, array_like=True, frozen=True):
    """`heard`: happenings, each with the viewers (a bit each) that heard it so."""

    at: int
    mask: int
    game: bool
    table: bool
    versions: list[int]
    heard: list[tuple[int, Raw]]


class TableKept(Struct, array_like=True, frozen=True):
    status: Status
    seats: list[SeatKept]
    host: int | None
    watchers: dict[str, Watcher]
    hushed: bool
    match: MatchKept | None
    clocks: ClocksKept
    race: RaceKept | None
    votes: dict[Matter, dict[int, bool]]
    rematch: str | None
    forgotten: int
    number: int
    game_number: int
    last_at: int
    played_at: int
    versions: list[int]
    asked_version: list[int]
    heard_version: list[int]
    own_version: list[int]
    asked_at: list[int]
    deeds: list[DeedKept]
    told: list[HeardKept]
    news: list[int]  # places in `told`
    chat: list[list[int]]
    marks: dict[str, int]
    marked: int


_encode = msgspec.msgpack.Encoder().encode
_read_table = msgspec.msgpack.Decoder(TableKept).decode
_read_happening = msgspec.msgpack.Decoder(AnyHappening).decode


def may_be_taken(table: HouseTable) -> bool:
    return len(table.deeds) <= MOST_DEEDS


def take_picture(table: HouseTable, edition: bytes) -> bytes:
    """`edition`: of the code that folds logs, which alone can go on from it."""
    body = zlib.compress(_encode(_table_kept(table)), 1)
    return _digest(edition, table.code.encode(), body) + body


def hang_up(table: HouseTable, raw: bytes, edition: bytes) -> None:
    """Make an empty table what the picture shows; BadPicture if it cannot be relied upon."""
    body = raw[DIGEST:]
    if raw[:DIGEST] != _digest(edition, table.code.encode(), body):
        raise BadPicture("it is damaged, or was made by another version")
    try:
        _restore(table, _read_table(zlib.decompress(body)))
    except Exception as error:  # whatever a false picture breaks
        raise BadPicture(repr(error)) from error


def _digest(*parts: bytes) -> bytes:
    digest = blake2b(digest_size=DIGEST)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.digest()


# -- into the picture --------------------------------------------------------------------


def _table_kept(table: HouseTable) -> TableKept:
    told = _all_told(table)
    places = {id(heard): place for place, heard in enumerate(told)}
    viewers = [*range(len(table.seats)), VIEWERS - 1]
    return TableKept(
        status=table.status,
        seats=[_seat_kept(seat) for seat in table.seats],
        host=table.host,
        watchers=table.watchers,
        hushed=table.hushed,
        match=None if table.match is None else _match_kept(table, table.match),
        clocks=_clocks_kept(table.clocks),
        race=None if table.race is None else _race_kept(table.race),
        votes=table.votes,
        rematch=table.rematch,
        forgotten=table.forgotten,
        number=table.number,
        game_number=table.game_number,
        last_at=table.last_at,
        played_at=table.played_at,
        versions=table.versions,
        asked_version=table.asked_version,
        heard_version=table.heard_version,
        own_version=table.own_version,
        asked_at=table.asked_at,
        deeds=[_deed_kept(table, deed) for deed in table.deeds],
        told=[_told_kept(heard, viewers) for heard in told],
        news=[places[id(heard)] for heard in table.news],
        chat=[[places[id(heard)] for heard in chat] for chat in table.chat],
        marks=table.marks,
        marked=table.marked,
    )


def _all_told(table: HouseTable) -> list[Heard]:
    """Each once: most of them are heard by several."""
    all_told = {id(heard): heard for heard in table.news}
    for chat in table.chat:
        all_told.update((id(heard), heard) for heard in chat)
    return [*all_told.values()]


def _told_kept(told: Heard, viewers: Iterable[int]) -> HeardKept:
    heard: dict[bytes, int] = {}
    for viewer in viewers:
        if told.concerns(viewer):
            raw = _encode(told.telling(viewer, 0, 0))
            heard[raw] = heard.get(raw, 0) | 1 << viewer
    kept = [(mask, Raw(raw)) for raw, mask in heard.items()]
    return HeardKept(told.at, told.mask, told.game, told.table, told.versions, kept)


def _seat_kept(seat: Seat) -> SeatKept:
    return SeatKept(
        seat.name,
        seat.key,
        seat.bot,
        seat.stand_in,
        seat.luck,
        seat.away,
        seat.here_since,
        seat.sat_version,
        seat.overdue,
        seat.muted,
        seat.closed,
    )


def _clocks_kept(clocks: Clocks) -> ClocksKept:
    return ClocksKept(*clocks.standing())


def _match_kept(table: HouseTable, match: Match) -> MatchKept:
    record = match.record
    return MatchKept(
        table.game.dump(match.state),
        {name: value for name, value in record.header.items() if name != BOX},
        [RecordedKept(entry.seat, entry.action, entry.drawn, entry.bounds) for entry in record.entries],
        record.ending,
        None if match.secrets is None else match.secrets.seats,
    )


def _deed_kept(table: HouseTable, deed: Deed) -> DeedKept:
    before = table.game.dump(deed.before)
    return DeedKept(deed.seat, before, deed.action.value(), deed.mask, _clocks_kept(deed.clocks))


def _race_kept(race: Race) -> RaceKept:
    return RaceKept(race.number, race.opened, race.since, race.claims)


# -- out of the picture ------------------------------------------------------------------


def _restore(table: HouseTable, kept: TableKept) -> None:
    told = [_told(heard) for heard in kept.told]
    table.status = kept.status
    table.seats = [_seat(seat) for seat in kept.seats]
    table.host = kept.host
    table.watchers = kept.watchers
    table.hushed = kept.hushed
    table.match = None if kept.match is None else _match(table, kept.match)
    table.clocks = _clocks(table, kept.clocks)
    table.race = None if kept.race is None else _race(kept.race)
    table.votes = kept.votes
    table.rematch = kept.rematch
    table.forgotten = kept.forgotten
    table.number = kept.number
    table.game_number = kept.game_number
    table.last_at = kept.last_at
    table.played_at = kept.played_at
    table.versions = kept.versions
    table.asked_version = kept.asked_version
    table.heard_version = kept.heard_version
    table.own_version = kept.own_version
    table.asked_at = kept.asked_at
    table.deeds = [_deed(table, deed) for deed in kept.deeds]
    table.news = deque((told[place] for place in kept.news), KEPT_NEWS)
    table.chat = [[told[place] for place in chat] for chat in kept.chat]
    table.marks = kept.marks
    table.marked = kept.marked


def _told(kept: HeardKept) -> Heard:
    heard = kept.heard

    def telling(viewer: int, version: int, when: int) -> AnyHappening:
        raw = next(raw for mask, raw in heard if mask >> viewer & 1)
        happening: AnyHappening = _read_happening(raw)
        return msgspec.structs.replace(happening, version=version, at=when)

    told = Heard(kept.at, kept.mask, telling, kept.game, kept.table)
    told.versions = kept.versions
    return told


def _seat(kept: SeatKept) -> Seat:
    seat = Seat()
    seat.name = kept.name
    seat.key = kept.key
    seat.bot = kept.bot
    seat.stand_in = kept.stand_in
    seat.luck = kept.luck
    seat.away = kept.away
    seat.here_since = kept.here_since
    seat.sat_version = kept.sat_version
    seat.overdue = kept.overdue
    seat.muted = kept.muted
    seat.closed = kept.closed
    return seat


def _clocks(table: HouseTable, kept: ClocksKept) -> Clocks:
    clocks = Clocks(table.setup.clock, table.setup.players)
    clocks.set_to(kept.moment, kept.paused, kept.running, kept.held, kept.left, kept.limits)
    return clocks


def _match(table: HouseTable, kept: MatchKept) -> Match:
    game = table.game
    record = Record(kept.header if game.box is None else kept.header | {BOX: game.box})
    record.entries = [Recorded(one.seat, one.action, one.drawn, one.bounds) for one in kept.entries]
    record.ending = kept.ending
    secrets = None if kept.luck is None else Secrets(table.secret, kept.luck)
    return Match(game, game.load_trusted(kept.state), record, secrets)


def _deed(table: HouseTable, kept: DeedKept) -> Deed:
    before = table.game.load_trusted(kept.before)
    return Deed(kept.seat, before, table.game.decode(kept.action), kept.mask, _clocks(table, kept.clocks))


def _race(kept: RaceKept) -> Race:
    race = Race(kept.number, kept.opened)
    race.since = kept.since
    race.claims = kept.claims
    return race
