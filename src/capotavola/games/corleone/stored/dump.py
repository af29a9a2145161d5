"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports."""

from capotavola.engine.codecs import ByName, OfSeat, Rows, SeatRows, SeatsOwn
from capotavola.engine.fields import (
    Field,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    SeatNumber,
    StoredForm,
)
from capotavola.games.corleone.cards import COUNTED, MONEY, NOBODY, OFF_BOARD, OWNER, TURF, TYPE_NAMES, TYPES
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
from capotavola.games.corleone.state import COURSE
from capotavola.games.corleone.stored import codecs
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, OUT


def form_of(rules: Rules) -> StoredForm:
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
        Field("blue", tiles),
        Field("red", tiles),
        Field("tiles", codecs.Tiles(rules.business_names, TURFS), attribute="tile_on"),
        Field("thugs", ByName(rules.business_names, codecs.Owner(), NOBODY), [], attribute="thug_at"),
        Field("members", ByName(rules.space_names, codecs.Owner(), NOBODY), [], attribute="member_at"),
        Field("boss_at", codecs.Place(rules.business_names), OFF_BOARD),
        Field("mayor_at", codecs.Place(rules.space_names), OFF_BOARD),
        Field("chief_at", codecs.Place(turfs), OFF_BOARD),
        Field("moved_now", Number(0, BOSS_BIT | MAYOR_BIT | CHIEF_BIT), 0),
        Field("thugs_left", figures),
        Field("members_left", figures),
        Field("markers", ListOf(OfSeat(turfs, TURF)), []),
        Field("supply", codecs.counts(TYPE_NAMES)),
        Field("hands", SeatRows(codecs.counts(TYPE_NAMES), TYPES)),
        Field("suitcases", SeatRows(codecs.counts(TYPE_NAMES[:MONEY]), MONEY)),
        Field("jobs", codecs.HeldJobs(rules.job_names)),
        Field("completed", ListOf(SeatsOwn(rules.job_names, OWNER)), []),
        Field("deck", jobs),
        Field("discards", jobs, []),
        Field("public", jobs),
        Field("allies", ByName(rules.ally_names, codecs.AllyPlace(), OUT), attribute="ally_at"),
        Field("pending", ListOf(codecs.Pending()), []),
        Field("drawn", jobs, []),
        Field("bids", ListOf(Number(NOBODY, codecs.MOST_CARDS)), []),
        Field("queue", ListOf(SeatNumber()), []),
        Field("aside", ListOf(SeatsOwn(rules.card_names, OWNER)), []),
        Field("memory", Rows(codecs.MemoryEntry(), ENTRY), []),
        Field("minima", Rows(codecs.Minima(), COUNTED), []),
    ]
    return StoredForm("corleone", COURSE, FEWEST, MOST, OPTIONS, fields)
