"""Access to the businesses that a cash job needs (LC-3.4, LC-R20)."""

from typing import Final

from capotavola.engine.machine import i64
from capotavola.games.cosanostra.attempts import A_PICKED
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import PICKING_MARKERS
from capotavola.games.cosanostra.table import Table, marker_business, marker_seat

UNMET: Final = 0
TO_PICK: Final = 1
MET: Final = 2


def use_businesses(t: Table, seat: int, kind: int) -> int:
    """LC-3.4 to 3.6: own ones first, then markers, which go back at once."""
    for need in t.rules.needed[kind]:
        if missing(t, seat, need[0], need[1]) > len(marked(t, seat, need[0])):
            t.tell_of("unmet", seat, "job", t.rules.jobs.names[kind])
            return UNMET
    _use_own(t, seat, kind)
    return use_markers(t, seat, kind)


def _use_own(t: Table, seat: int, kind: int) -> None:
    """LC-R44: what a share may have been promised for."""
    if not t.ledger:
        return
    promises.used_man(t, seat, t.doer())
    for business in range(t.rules.businesses):
        needed = t.rules.kind_of[business] in t.rules.jobs.needs[kind]
        if needed and t.business_at[business] == seat and t.is_active(business):
            promises.used_business(t, seat, business)


def use_markers(t: Table, seat: int, kind: int) -> int:
    for need in t.rules.needed[kind]:
        lacking = missing(t, seat, need[0], need[1])
        choice = marked(t, seat, need[0])
        if lacking and lacking < len(choice):
            t.ask_one(PICKING_MARKERS, seat, number=need[0])
            return TO_PICK
        for business in choice[:lacking]:
            use_marker(t, seat, business)
    t.set_attempt(A_PICKED, 0)
    return MET


def missing(t: Table, seat: i64, kind: i64, wanted: i64) -> i64:
    """How many of a kind are still to come from markers."""
    picked: i64 = t.attempt(A_PICKED)
    for business in t.rules.of_kind[kind]:
        if picked >> business & 1 or (t.business_at[business] == seat and not t.down >> business & 1):
            wanted -= 1
    return wanted if wanted > 0 else 0


def marked(t: Table, seat: int, kind: int) -> list[int]:
    """Others' active businesses of a kind that the seat has a marker on, each once."""
    picked = t.attempt(A_PICKED)
    found: list[int] = []
    for marker in t.markers:
        business = marker_business(marker)
        if (
            marker_seat(marker) == seat
            and t.rules.kind_of[business] == kind
            and t.is_active(business)
            and not picked >> business & 1
            and business not in found
        ):
            found.append(business)
    return found


def use_marker(t: Table, seat: int, business: int) -> None:
    t.set_attempt(A_PICKED, t.attempt(A_PICKED) | 1 << business)
    estate.take_marker(t, business, seat)
    promises.used_business(t, seat, business)
