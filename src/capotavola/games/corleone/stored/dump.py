"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports."""

from capotavola.engine.chance import Chance
from capotavola.engine.fields import (
    Field,
    Frame,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    SeatNumber,
    Seats,
    StoredForm,
)
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import COUNTED, MONEY, NOBODY, OFF_BOARD, OWNER, TURF, TYPES
from capotavola.games.corleone.hands import ENTRY
from capotavola.games.corleone.rules import (
    ACTS,
    AREA_NAMES,
    FAMILIES,
    FEWEST,
    MEMBERS,
    MOST,
    OPTIONS,
    THUGS,
    TURFS,
    Rules,
)
from capotavola.games.corleone.state import COURSE, CorleoneState
from capotavola.games.corleone.stored import valid
from capotavola.games.corleone.stored.codecs import (
    MOST_CARDS,
    Allies,
    Counts,
    Figures,
    HeldJobs,
    MemoryEntry,
    Minima,
    Owned,
    Pending,
    Place,
    Rows,
    Tiles,
)
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT


def form(rules: Rules) -> StoredForm[CorleoneState]:
    """Who controls a turf is derived of the markers there."""
    tiles = ListOf(OneOf(rules.business_names))
    jobs = ListOf(OneOf(rules.job_names))
    figures = PerSeat(Number(0, max(*THUGS, *MEMBERS)))
    turfs = AREA_NAMES[:TURFS]
    fields = [
        Field("families", PerSeat(OneOf(FAMILIES))),
        Field("act", Number(1, ACTS)),
        Field("first", SeatNumber()),
        Field("active", SeatNumber()),
        Field("stack", ListOf(Frame(COURSE.names))),
        Field("waiting", Seats()),
        Field("blue", tiles),
        Field("red", tiles),
        Field("tiles", Tiles(rules.business_names, TURFS), attribute="tile_on"),
        Field("thugs", Figures(rules.business_names), [], attribute="thug_at"),
        Field("members", Figures(rules.space_names), [], attribute="member_at"),
        Field("boss_at", Place(rules.business_names), OFF_BOARD),
        Field("mayor_at", Place(rules.space_names), OFF_BOARD),
        Field("chief_at", Place(turfs), OFF_BOARD),
        Field("moved_now", Number(0, BOSS_BIT | MAYOR_BIT | CHIEF_BIT), 0),
        Field("thugs_left", figures),
        Field("members_left", figures),
        Field("markers", ListOf(Owned(turfs, TURF, seat_first=False)), []),
        Field("supply", Counts(TYPES)),
        Field("hands", Rows(Counts(TYPES), TYPES, for_seats=True)),
        Field("suitcases", Rows(Counts(MONEY), MONEY, for_seats=True)),
        Field("jobs", HeldJobs(rules.job_names)),
        Field("completed", ListOf(Owned(rules.job_names, OWNER, seat_first=True)), []),
        Field("deck", jobs),
        Field("discards", jobs, []),
        Field("public", jobs),
        Field("allies", Allies(rules.ally_names), attribute="ally_at"),
        Field("pending", ListOf(Pending()), []),
        Field("drawn", jobs, []),
        Field("bids", ListOf(Number(NOBODY, MOST_CARDS)), []),
        Field("queue", ListOf(SeatNumber()), []),
        Field("aside", ListOf(Owned(rules.card_names, OWNER, seat_first=True)), []),
        Field("memory", Rows(MemoryEntry(), ENTRY, for_seats=False), []),
        Field("minima", Rows(Minima(), COUNTED, for_seats=False), []),
    ]
    return StoredForm("corleone", FEWEST, MOST, OPTIONS, fields)


def dump(t: CorleoneState) -> dict[str, Json]:
    return form(t.rules).dump(t, {})


def load(rules: Rules, value: Json) -> CorleoneState:
    """MalformedValue names the part that is wrong, or that does not fit the others."""
    t = load_trusted(rules, value)
    valid.check(t)
    return t


def load_trusted(rules: Rules, value: Json) -> CorleoneState:
    def make(players: int, chance: Chance, options: dict[str, Json]) -> CorleoneState:
        return CorleoneState(rules, players, chance)

    t = form(rules).load(value, make)
    t.control = [NOBODY] * TURFS
    for turf in range(TURFS):
        t.set_control(turf)
    return t
