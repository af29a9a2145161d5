"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports."""

from typing import Final

from capotavola.engine.fields import (
    Field,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    SeatField,
    SeatNumber,
    StoredForm,
    UpToPlayers,
)
from capotavola.games.omerta.cards import GAP, KIND_NAMES, KINDS
from capotavola.games.omerta.rules import FEWEST, GANGSTERS, MOST, OPTIONS
from capotavola.games.omerta.state import COURSE
from capotavola.games.omerta.stored.cards import Card, Given
from capotavola.games.omerta.table import PASSED, UNDECIDED

MOST_BATCHES: Final = 100_000
CARD: Final = Card()
CARDS: Final = ListOf(CARD)

FORM: Final = StoredForm(
    "omerta",
    COURSE,
    FEWEST,
    MOST,
    OPTIONS,
    [
        Field("gangsters", PerSeat(OneOf(GANGSTERS))),
        Field("round", UpToPlayers(1)),
        Field("starter", SeatNumber()),
        Field("scores", ListOf(Number())),
        Field("turn", Number()),
        Field("active", SeatNumber()),
        Field("stocks", PerSeat(CARDS)),
        Field("safe", CARDS),
        Field("pile", CARDS),
        Field("discards", CARDS),
        Field("given", ListOf(Given()), []),
        Field("batch", Number(0, MOST_BATCHES), 0),
        Field("lots", ListOf(CARDS), []),
        Field("shown", CARDS, []),
        Field("held", CARD, GAP),
        Field("held_from", Number(0, 1), 0),
        Field("character", OneOf(KIND_NAMES), GAP),
        Field("aim", ListOf(Number(-1)), []),
        Field("second", CARD, GAP),
        Field("snap", Number(0, KINDS), 0, attribute="snap_value"),
        Field("snaps", Number(), 0),
        Field("snapper", SeatNumber(-1), -1),
        SeatField("choices", Number(PASSED), UNDECIDED),
    ],
)
