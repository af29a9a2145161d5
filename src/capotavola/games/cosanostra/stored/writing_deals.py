"""How offers and promises are written in a dump, there and back.

An offer has the members of its JSON form, with who made it, who has taken it, and whether it is of this
turn. What is due of a promised share is null until there is a take, and `now` while the job it is due from
is being done; `for` is what was given for it.
"""

from typing import Final

from capotavola.engine.audience import SPECTATOR, seats_in
from capotavola.engine.codecs import Truth, seen_out
from capotavola.engine.fields import Codec, Field, ListOf, Seats
from capotavola.engine.state import State
from capotavola.engine.values import Json, MalformedValue, items, one_of, whole, word
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import IN_WORDS, MINE, item, what_of
from capotavola.games.cosanostra.deals.offers import BY, FRESH, KNOWN_BY, TAKEN, TERMS, maker_of
from capotavola.games.cosanostra.items.all import promise_of
from capotavola.games.cosanostra.items.promised import CashPromise
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import NOT_YET, STATUS_NAMES, THIS_JOB
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.stored.writing import MOST_MONEY, is_seat, member, seen_in

PROMISE_PARTS: Final = ["by", "to", "promise", "words", "status", "due", "for"]
OF_THIS_JOB: Final = "now"


# A row of the table, and what is said beside it.
Said = tuple[list[int], str]


class WithTexts(Field):
    """A list of rows, and beside it the list of what is said with each."""

    def __init__(self, name: str, texts: str, each: Codec[Said]) -> None:
        self.each = ListOf(each)
        super().__init__(name, self.each, [])
        self.texts = texts

    def out(self, state: State) -> Json:
        rows, texts = getattr(state, self.attribute), getattr(state, self.texts)
        return self.each.out([*zip(rows, texts, strict=True)])

    def into(self, state: State, obj: dict[str, Json]) -> None:
        read = self.each.into(obj.get(self.name, []), self.name, state.players)
        setattr(state, self.attribute, [row for row, _ in read])
        setattr(state, self.texts, [text for _, text in read])


class Offer(Codec[Said]):
    def __init__(self, rules: Rules) -> None:
        self.terms = rules.terms

    def out(self, value: Said) -> Json:
        offer, text = value
        obj: dict[str, Json] = {"by": offer[BY]}
        if offer[TAKEN]:
            obj["taken"] = [*seats_in(offer[TAKEN])]
        if offer[FRESH]:
            obj["fresh"] = True
        return {**obj, **self.terms.outside(offer[TERMS:], text)}

    def into(self, value: Json, name: str, players: int) -> Said:
        if not isinstance(value, dict):
            raise MalformedValue("offers must be objects")
        by = whole(member(value, "offers", "by"), "offers.by", 0, players - 1)
        taken = Seats().into(value.get("taken", []), "offers.taken", players)
        fresh = Truth().into(value.get("fresh", False), "offers.fresh", players)
        try:
            terms, text = self.terms.inside(
                {part: one for part, one in value.items() if part not in ("by", "taken", "fresh")}
            )
        except MalformedValue as error:
            raise MalformedValue(f"offers: {error}") from None
        return [by, taken, 1 if fresh else 0, *terms], text


class Made(Codec[int]):
    """`0@2`: who made an offer, and who else knows of it."""

    def out(self, value: int) -> Json:
        by = maker_of(value)
        known = value >> KNOWN_BY
        return f"{by}{seen_out(known if known >> SPECTATOR & 1 else known & ~(1 << by))}"

    def into(self, value: Json, name: str, players: int) -> int:
        text, known = seen_in(value, name, players)
        if not is_seat(text, players) or not known:
            raise MalformedValue(f"made: who made it, and who else knows of it, as in 0@2, not {value}")
        return int(text) | (known | 1 << int(text)) << KNOWN_BY


class Note(Codec[list[int]]):
    """LC-R46: as it is posted."""

    def __init__(self, rules: Rules) -> None:
        self.wishes = rules.wishes

    def out(self, value: list[int]) -> Json:
        return self.wishes.outside(value, "")

    def into(self, value: Json, name: str, players: int) -> list[int]:
        if not isinstance(value, dict):
            raise MalformedValue("notes must be objects")
        try:
            return self.wishes.inside(value)[0]
        except MalformedValue as error:
            raise MalformedValue(f"notes: {error}") from None


class Promise(Codec[Said]):
    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def out(self, value: Said) -> Json:
        (by, to, entry, status, due, given), text = value
        obj: dict[str, Json] = {"by": by, "to": to}
        if what_of(entry) == IN_WORDS:
            obj["words"] = text
        else:
            obj["promise"] = self.rules.terms.item_text(entry)
        obj["status"] = STATUS_NAMES[status]
        if isinstance(promise_of(entry), CashPromise):
            obj["due"] = _due_out(due)
        if given:
            obj["for"] = [*promises.given_for(self.rules, given)]
        return obj

    def into(self, value: Json, name: str, players: int) -> Said:
        if not isinstance(value, dict):
            raise MalformedValue("ledger must be objects")
        for part in value:
            if part not in PROMISE_PARTS:
                raise MalformedValue(f"ledger: no such part: {part}")
        entry, text = self._item_in(value)
        due = 0
        if isinstance(promise_of(entry), CashPromise):
            due = _due_in(member(value, "ledger", "due"))
        elif "due" in value:
            raise MalformedValue("ledger.due: of a share or a payment only")
        by = whole(member(value, "ledger", "by"), "ledger.by", 0, players - 1)
        to = whole(member(value, "ledger", "to"), "ledger.to", 0, players - 1)
        status = one_of(member(value, "ledger", "status"), "ledger.status", STATUS_NAMES)
        return [by, to, entry, status, due, self._given_in(value.get("for", []))], text

    def _item_in(self, value: dict[str, Json]) -> tuple[int, str]:
        """What is promised, and in which words if it is."""
        if "words" in value:
            text = word(value["words"], "ledger.words")
            if not text or len(text) > parts.LONGEST_TEXT or "promise" in value:
                raise MalformedValue(f"ledger.words: up to {parts.LONGEST_TEXT} letters, and nothing else")
            return item(MINE, IN_WORDS, 0), text
        written = word(member(value, "ledger", "promise"), "ledger.promise")
        try:
            entry = self.rules.terms.promise_from(MINE, written)
        except MalformedValue as error:
            raise MalformedValue(f"ledger: {error}") from None
        if what_of(entry) == IN_WORDS:
            raise MalformedValue("ledger.words: what was promised in words")
        return entry, ""

    def _given_in(self, value: Json) -> int:
        given = 0
        men = self.rules.men.names
        for name in items(value, "ledger.for"):
            if name in men:
                given |= promises.man_bit(self.rules, one_of(name, "ledger.for", men))
            else:
                given |= promises.business_bit(one_of(name, "ledger.for", self.rules.business_names))
        return given


def _due_out(due: int) -> Json:
    if due == THIS_JOB:
        return OF_THIS_JOB
    return None if due == NOT_YET else due


def _due_in(value: Json) -> int:
    if value == OF_THIS_JOB:
        return THIS_JOB
    return NOT_YET if value is None else whole(value, "ledger.due", 0, MOST_MONEY)
