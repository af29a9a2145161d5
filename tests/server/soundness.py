"""What must hold after every entry of a table's log."""

import msgspec

from capotavola.engine.audience import SPECTATOR
from capotavola.engine.deal import seed_of
from capotavola.engine.state import State
from capotavola.engine.values import canonical
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.table import showing
from capotavola.server.table.table import Deed, Heard, HouseTable

encode = msgspec.json.Encoder().encode


def viewers(table: HouseTable) -> list[int | None]:
    return [*range(len(table.seats)), None]


def seen(table: HouseTable) -> list[bytes]:
    """All that each viewer sees of the table, but for the clocks, which differ from moment to moment."""
    info = encode(showing.table_info(table))
    return [info + encode([showing.position(table, seat), _chat(table, seat)]) for seat in viewers(table)]


def clocks(table: HouseTable, at: int) -> bytes:
    return encode(showing.clock_info(table, at))


class Before:
    """A table before an entry."""

    def __init__(self, table: HouseTable, at: int, seen: list[bytes]) -> None:
        self.versions = table.versions[:]
        self.clocks = clocks(table, at)
        self.seen = seen


def check_entry(table: HouseTable, told: Heard, before: Before, now_seen: list[bytes]) -> None:
    """Whom it concerns hears of it; to all others nothing at all is different."""
    same_clocks = before.clocks == clocks(table, told.at)
    for number, seat in enumerate(viewers(table)):
        viewer = showing.viewer_of(seat)
        concerned = told.concerns(viewer)
        here, there = before.seen[number], now_seen[number]
        assert table.versions[viewer] == before.versions[viewer] + concerned
        assert concerned or (here == there and same_clocks), f"{_change(here, there)} for {seat}"
        check_secrets(table, there + (encode(told.to(viewer)) if concerned else b""))
    for seat in range(len(table.seats)):
        # A player who has seen all there is must not be told to look again.
        assert table.asked_version[seat] <= table.versions[seat]
        assert table.heard_version[seat] <= table.versions[seat]


class Client:
    """Somebody who knows of a table only what news brought."""

    def __init__(self, table: HouseTable, seat: int | None) -> None:
        self.seat = seat
        self.version = 0
        self.info = showing.table_info(table)
        self.position = showing.position(table, seat)

    def hear(self, table: HouseTable, told: Heard) -> None:
        """Versions come one by one; what was sent along makes up the table as it is."""
        news = showing.news(table, [told], self.seat, told.at)
        if news is not None:
            assert [happening.version for happening in news.happened] == [news.version] == [self.version + 1]
            self.version = news.version
            self.info = news.table or self.info
            self.position = news.position or self.position
        assert self.version == table.versions[showing.viewer_of(self.seat)]
        assert self.info == showing.table_info(table)
        assert self.position == showing.position(table, self.seat)


def check_secrets(table: HouseTable, raw: bytes) -> None:
    """No key, luck, secret or seed is shown."""
    hidden = [seat.key for seat in table.seats] + [*table.watchers]
    hidden += [seat.luck for seat in table.seats] + [table.secret.hex(), table.secret.decode()]
    hidden.append(seed_of(table.secret, [bytes.fromhex(seat.luck) for seat in table.seats]).hex())
    if table.setup.seed is not None:
        hidden += [table.setup.seed, table.setup.seed.encode().hex()]
    for secret in hidden:
        assert not secret or secret.encode() not in raw


def check_fold(table: HouseTable, twin: HouseTable) -> None:
    """The log alone makes the same table."""
    there = facts(twin)
    for name, fact in facts(table).items():
        assert there[name] == fact, name


def check_told(table: HouseTable, told: Heard, again: Heard) -> None:
    """The log alone tells everybody the same."""
    assert (told.mask, told.game, told.table) == (again.mask, again.game, again.table)
    for viewer in [*range(len(table.seats)), SPECTATOR]:
        assert told.to(viewer) == again.to(viewer)


def facts(table: HouseTable) -> dict[str, object]:
    """Everything about a table that is not seen of it, to be compared."""
    return {
        "missed": [showing.gap(table, seat, max(0, version - 3)) for seat, version in _versions(table)],
        "versions": [table.versions, table.asked_version, table.heard_version, table.own_version],
        "clocks": table.clocks.value(),
        "times": [table.number, table.last_at, table.played_at, table.created, *table.asked_at],
        "seats": [public(seat) for seat in table.seats],
        "watchers": table.watchers,
        "hushed": table.hushed,
        "marks": [*table.marks.items()],
        "race": None if table.race is None else public(table.race),
        "deeds": [_deed(table, deed) for deed in table.deeds],
        "state": None if table.match is None else _state(table, table.state),
        "record": None if table.match is None else table.match.record.to_bytes(),
    }


def public(thing: object) -> dict[str, object]:
    """What is kept in it; compiled classes have no dictionary of it."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: value for name in names if not callable(value := getattr(thing, name))}


def _versions(table: HouseTable) -> list[tuple[int | None, int]]:
    return [(seat, table.versions[showing.viewer_of(seat)]) for seat in viewers(table)]


def _deed(table: HouseTable, deed: Deed) -> list[object]:
    return [deed.seat, deed.action, deed.mask, _state(table, deed.before), deed.clocks.value()]


def _chat(table: HouseTable, seat: int | None) -> list[AnyHappening]:
    """As it stands in the first message of a connection."""
    viewer = showing.viewer_of(seat)
    return [told.to(viewer) for told in table.chat[viewer]]


def _state(table: HouseTable, state: State) -> bytes:
    return canonical(table.game.dump(state))


def _change(before: bytes, after: bytes) -> str:
    """Where two messages part."""
    start = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    here = slice(max(0, start - 60), start + 60)
    return f"{before[here]!r} became {after[here]!r}"
