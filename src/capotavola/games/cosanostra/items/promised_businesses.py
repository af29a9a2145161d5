"""A business that is promised, and the use of one (LC-R45)."""

from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import value_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.items.promised import Dated
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import BROKEN, KEPT, P_BY, P_ITEM, P_TO, VOID
from capotavola.games.cosanostra.table import IN_DECK, Table


class BusinessPromise(Dated):
    """Of what one owns, or can come to own."""

    def why_not_promised(self, t: Table, entry: int) -> Refusal | None:
        refusal = super().why_not_promised(t, entry)
        if refusal is None and t.business_at[value_of(entry)] == IN_DECK:
            return Refusal("LC-R45", "not-in-play", {"business": t.rules.business_names[value_of(entry)]})
        return refusal

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        if super().why_not_promised(t, entry) is not None:
            return super().why_lapsed(t, giver, entry)
        return {"phrase": "lapse-business", "business": t.rules.business_names[value_of(entry)]}

    def bit(self, t: Table, number: int) -> int:
        return promises.business_bit(number)

    def lacks(self, t: Table, by: int, entry: int) -> bool:
        return t.business_at[value_of(entry)] != by


class UseLater(BusinessPromise):
    def can_keep(self, t: Table, promise: list[int]) -> bool:
        usable = estate.usable(t, promise[P_BY], value_of(promise[P_ITEM]))
        return usable and _has_marker(t, promise[P_TO])

    def keep(self, t: Table, number: int) -> None:
        promise = t.ledger[number]
        estate.put_marker(t, value_of(promise[P_ITEM]), promise[P_TO])
        promises.settle(t, number, KEPT)

    def verdict_in_time(self, t: Table, promise: list[int]) -> int:
        """What an attack made impossible is void, as is a use for which the other has no marker."""
        business = value_of(promise[P_ITEM])
        down = t.business_at[business] == promise[P_BY] and not t.is_active(business)
        return VOID if down or not _has_marker(t, promise[P_TO]) else BROKEN


class GiveLater(BusinessPromise):
    """One's own, or one that was lent."""

    def can_keep(self, t: Table, promise: list[int]) -> bool:
        return t.business_at[value_of(promise[P_ITEM])] == promise[P_BY]

    def keep(self, t: Table, number: int) -> None:
        promise = t.ledger[number]
        by, to, business = promise[P_BY], promise[P_TO], value_of(promise[P_ITEM])
        estate.hand_over(t, business, to)
        t.tell_of("handed-over", by, "other_seat", to, "business", t.rules.business_names[business])
        promises.handed_over(t, by, to, business, repays=True)
        estate.check_monopolies(t)

    def verdict_in_time(self, t: Table, promise: list[int]) -> int:
        return BROKEN


def _has_marker(t: Table, seat: int) -> bool:
    return t.markers_out(seat) < t.rules.figures.markers
