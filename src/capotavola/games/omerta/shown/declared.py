"""What Omerta tells those outside."""

from typing import Final

from capotavola.engine.declared import Arguments, Declared
from capotavola.games.omerta.shown.types import View

ARGUMENTS: Final = Arguments(
    seats=["seat", "other_seat", "target", "winner", "by"],
    places=["place", "other_place", "safe_place"],
    amounts=["round", "count", "sum", "score", "penalty", "limit"],
    choices={
        "from": ["pile", "discard"],
        "same": ["yes", "no"],
        "how": ["called", "lowest", "above", "beaten", "plain"],
    },
    words={"card": ["card"]},
    phrases=["at"],
    lists=["at"],
)

EVENTS: Final = {
    "round-began": ["round", "seat"],
    "looked": ["seat", "places"],
    "saw": ["seat", "places", "cards"],
    "put-back": ["seat"],
    "turn-began": ["seat"],
    "turn-skipped": ["seat"],
    "could-not-draw": ["seat"],
    "drew": ["seat"],
    "drew-card": ["seat", "card"],
    "took-discard": ["seat", "card"],
    "replaced": ["seat", "place", "card"],
    "discarded": ["seat", "card"],
    "pile-rebuilt": ["count"],
    "dealt": ["seat", "place"],
    "no-card-left": ["seat"],
    "snap-opened": ["card"],
    "snapped": ["seat", "place", "card"],
    "too-slow": ["seat"],
    "wrong-card": ["seat", "place", "card"],
    "no-target": ["seat", "card"],
    "aimed": ["seat", "card", "targets", "at"],
    "killed": ["seat", "place", "card"],
    "stock-shuffled": ["seat"],
    "swapped": ["seat", "place", "other_seat", "other_place"],
    "driver-showed": ["seat", "places", "cards"],
    "driver-failed": ["seat"],
    "declined": ["seat", "card"],
    "safe-opened": ["seat"],
    "saw-safe": ["seat", "cards"],
    "exchanged": ["seat", "safe_place", "place"],
    "la-mamma-given": ["seat", "target"],
    "patrol-given": ["seat", "target", "place"],
    "given-removed": ["card", "target"],
    "omerta": ["seat"],
    "turns-ran-out": [],
    "scored": ["seat", "cards", "sum", "score", "how", "penalty", "limit"],
    "game-over": ["winners"],
}

DECLARED: Final = Declared(view=View, events=EVENTS, arguments=ARGUMENTS)
