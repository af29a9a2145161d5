"""What an offer gives at once (LC-4.4, LC-R9): cash, businesses, gangsters, uses of businesses."""

from abc import abstractmethod

from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.parts import ITEMS, MINE, USE_ITEM, item, side_of, value_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.items.item import Offered, why_not_amount
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.table import Table, marker_of


class Thing(Offered):
    @abstractmethod
    def has(self, t: Table, seat: int, number: int) -> bool:
        """Whether it is somebody's."""

    @abstractmethod
    def go_over(self, t: Table, giver: int, taker: int, number: int, *, repays: bool) -> None:
        """It changes hands; `repays` if it counts as a debt paid (LC-R45)."""

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        if side_of(entry) == MINE:
            return None if self.has(t, seat, value_of(entry)) else Refusal("LC-R46", "not-yours-to-give")
        return None if self.may_want(t, seat, value_of(entry)) else Refusal("LC-R46", "nobody-else-has-it")

    def may_want(self, t: Table, seat: int, number: int) -> bool:
        """LC-R46: whether there is another player to get it from."""
        for other in range(t.players):
            if other != seat and self.has(t, other, number):
                return True
        return False


class Cash(Thing):
    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        refusal = why_not_amount(value_of(entry))
        if refusal is None and not self.has(t, giver, value_of(entry)):
            return Refusal("LC-R9", "not-so-much-cash", {"seat": giver})
        return refusal

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-cash", "seat": giver}

    def has(self, t: Table, seat: int, number: int) -> bool:
        return number <= t.cash[seat]

    def go_over(self, t: Table, giver: int, taker: int, number: int, *, repays: bool) -> None:
        estate.pay_player(t, giver, taker, number)
        if repays:
            promises.gave_cash(t, giver, taker, number)

    def why_not_on_note(self, t: Table, seat: int, entry: int) -> Refusal | None:
        return why_not_amount(value_of(entry)) or super().why_not_on_note(t, seat, entry)

    def may_want(self, t: Table, seat: int, number: int) -> bool:
        """Somebody may come to have so much."""
        return True

    def meets(self, t: Table, number: int, what: int, given: int) -> bool:
        return what == self.what and given >= number


class Business(Thing):
    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        """LC-R20: whoever gives it away has no use of it to give."""
        if not self.has(t, giver, value_of(entry)):
            return Refusal("LC-R9", "not-their-business", {"seat": giver})
        if item(side_of(entry), USE_ITEM, value_of(entry)) in terms[ITEMS:]:
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[value_of(entry)]})
        return None

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-business", "business": t.rules.business_names[value_of(entry)]}

    def has(self, t: Table, seat: int, number: int) -> bool:
        return t.business_at[number] == seat

    def go_over(self, t: Table, giver: int, taker: int, number: int, *, repays: bool) -> None:
        estate.hand_over(t, number, taker)
        promises.handed_over(t, giver, taker, number, repays=repays)

    def bit(self, t: Table, number: int) -> int:
        return promises.business_bit(number)


class Gangster(Thing):
    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        man = value_of(entry)
        if not self.has(t, giver, man):
            return Refusal("LC-R9", "not-their-gangster", {"seat": giver})
        if t.task_count(man):
            return Refusal("LC-R9", "gangster-has-task", {"gangster": t.rules.men.names[man]})
        if t.traded >> man & 1:
            return Refusal("LC-R9", "once-a-stage", {"gangster": t.rules.men.names[man]})
        return None

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-gangster", "gangster": t.rules.men.names[value_of(entry)]}

    def has(self, t: Table, seat: int, number: int) -> bool:
        return t.man_at[number] == seat

    def go_over(self, t: Table, giver: int, taker: int, number: int, *, repays: bool) -> None:
        t.man_at[number] = taker
        t.traded |= 1 << number

    def bit(self, t: Table, number: int) -> int:
        return promises.man_bit(t.rules, number)


class Use(Thing):
    """The right to put a marker on a business (LC-4.2)."""

    def why_not(self, t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
        if self.has(t, giver, value_of(entry)):
            return None
        return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[value_of(entry)]})

    def why_lapsed(self, t: Table, giver: int, entry: int) -> dict[str, Json]:
        return {"phrase": "lapse-use", "business": t.rules.business_names[value_of(entry)]}

    def has(self, t: Table, seat: int, number: int) -> bool:
        return estate.usable(t, seat, number)

    def go_over(self, t: Table, giver: int, taker: int, number: int, *, repays: bool) -> None:
        estate.put_marker(t, number, taker)
        if repays:
            promises.gave_use(t, giver, taker, number)

    def may_want(self, t: Table, seat: int, number: int) -> bool:
        return marker_of(number, seat) not in t.markers and super().may_want(t, seat, number)

    def bit(self, t: Table, number: int) -> int:
        return promises.business_bit(number)
