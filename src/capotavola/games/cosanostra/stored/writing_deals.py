"""How offers and promises are written in a dump, there and back.

An offer has the members of its JSON form, with who made it, who has taken it, and whether it is of this
turn. What is due of a promised share is null until there is a take, and `now` while the job it is due from
is being done; `for` is what was given for it.
"""

from typing import Final

from capotavola.engine.audience import SPECTATOR, seats_in
from capotavola.engine.codecs import seen_out
from capotavola.engine.fields import Codec, Seats
from capotavola.engine.values import Json, MalformedValue, items, one_of, whole, word
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import IN_WORDS, MINE, item, what_of
from capotavola.games.cosanostra.deals.offers import BY, FRESH, KNOWN_BY, TAKEN, TERMS, maker_of
from capotavola.games.cosanostra.items.all import promise_of
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.ledger.promises import NOT_YET, STATUS_NAMES, THIS_JOB
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.stored.writing import MOST_MONEY, member, seen_in
from capotavola.games.cosanostra.table import Table

PROMISE_PARTS: Final = ["by", "to", "promise", "words", "status", "due", "for"]
OF_THIS_JOB: Final = "now"


def offer_out(t: Table, number: int) -> dict[str, Json]:
    offer = t.offers[number]
    obj: dict[str, Json] = {"by": offer[BY]}
    if offer[TAKEN]:
        obj["taken"] = [*seats_in(offer[TAKEN])]
    if offer[FRESH]:
        obj["fresh"] = True
    obj.update(t.rules.terms.outside(offer[TERMS:], t.offer_texts[number]))
    return obj


def offer_in(t: Table, value: Json) -> None:
    if not isinstance(value, dict):
        raise MalformedValue("offers must be objects")
    by = whole(member(value, "offers", "by"), "offers.by", 0, t.players - 1)
    taken = Seats().into(value.get("taken", []), "offers.taken", t.players)
    fresh = value.get("fresh", False)
    if not isinstance(fresh, bool):
        raise MalformedValue("offers.fresh must be true or false")
    try:
        terms, text = t.rules.terms.inside(
            {name: part for name, part in value.items() if name not in ("by", "taken", "fresh")}
        )
    except MalformedValue as error:
        raise MalformedValue(f"offers: {error}") from None
    t.offers.append([by, taken, 1 if fresh else 0, *terms])
    t.offer_texts.append(text)


class Made(Codec[int]):
    """`0@2`: who made an offer, and who else knows of it."""

    def out(self, value: int) -> Json:
        by = maker_of(value)
        known = value >> KNOWN_BY
        return f"{by}{seen_out(known if known >> SPECTATOR & 1 else known & ~(1 << by))}"

    def into(self, value: Json, name: str, players: int) -> int:
        text, known = seen_in(value, name, players)
        if text not in list("01234"[:players]) or not known:
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


def promise_out(t: Table, number: int) -> dict[str, Json]:
    by, to, entry, status, due, given = t.ledger[number]
    what = what_of(entry)
    obj: dict[str, Json] = {"by": by, "to": to}
    if what == IN_WORDS:
        obj["words"] = t.ledger_texts[number]
    else:
        obj["promise"] = t.rules.terms.item_text(entry)
    obj["status"] = STATUS_NAMES[status]
    if promise_of(entry).is_cash():
        obj["due"] = _due_out(due)
    if given:
        obj["for"] = [*promises.given_for(t.rules, given)]
    return obj


def _due_out(due: int) -> Json:
    if due == THIS_JOB:
        return OF_THIS_JOB
    return None if due == NOT_YET else due


def _due_in(value: Json) -> int:
    if value == OF_THIS_JOB:
        return THIS_JOB
    return NOT_YET if value is None else whole(value, "ledger.due", 0, MOST_MONEY)


def _given_in(t: Table, value: Json) -> int:
    given = 0
    for name in items(value, "ledger.for"):
        if name in t.rules.men.names:
            given |= promises.man_bit(t.rules, one_of(name, "ledger.for", t.rules.men.names))
        else:
            given |= promises.business_bit(one_of(name, "ledger.for", t.rules.business_names))
    return given


def promise_in(t: Table, value: Json) -> None:
    if not isinstance(value, dict):
        raise MalformedValue("ledger must be objects")
    for name in value:
        if name not in PROMISE_PARTS:
            raise MalformedValue(f"ledger: no such part: {name}")
    text = ""
    if "words" in value:
        entry = item(MINE, IN_WORDS, 0)
        text = word(value["words"], "ledger.words")
        if not text or len(text) > parts.LONGEST_TEXT or "promise" in value:
            raise MalformedValue(f"ledger.words: up to {parts.LONGEST_TEXT} letters, and nothing else")
    else:
        entry = _item_in(t, member(value, "ledger", "promise"))
        if what_of(entry) == IN_WORDS:
            raise MalformedValue("ledger.words: what was promised in words")
    due = 0
    if promise_of(entry).is_cash():
        due = _due_in(member(value, "ledger", "due"))
    elif "due" in value:
        raise MalformedValue("ledger.due: of a share or a payment only")
    by = whole(member(value, "ledger", "by"), "ledger.by", 0, t.players - 1)
    to = whole(member(value, "ledger", "to"), "ledger.to", 0, t.players - 1)
    status = one_of(member(value, "ledger", "status"), "ledger.status", STATUS_NAMES)
    t.ledger.append([by, to, entry, status, due, _given_in(t, value.get("for", []))])
    t.ledger_texts.append(text)


def _item_in(t: Table, value: Json) -> int:
    text = word(value, "ledger.promise")
    try:
        return t.rules.terms.promise_from(MINE, text)
    except MalformedValue as error:
        raise MalformedValue(f"ledger: {error}") from None
