"""How offers and promises are written in a dump, there and back.

An offer has the members of its JSON form, with who made it and who has taken it. What is due of a
promised share is null until there is a take.
"""

from typing import Final

from capotavola.engine.audience import seats_in
from capotavola.engine.values import Json, MalformedValue, one_of, whole, word
from capotavola.games.cosanostra.offers import BY, KNOWN_BY, TAKEN, TERMS
from capotavola.games.cosanostra.promises import (
    NOT_YET,
    P_BY,
    P_DUE,
    P_ITEM,
    P_STATUS,
    P_TO,
    STATUS_NAMES,
)
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.terms import (
    IN_WORDS,
    LONGEST_TEXT,
    MINE,
    PAY_LATER,
    SHARE,
    item,
    what_of,
)
from capotavola.games.cosanostra.written import MOST_MONEY, member, seats_mask, seen_in, seen_out

PROMISE_PARTS: Final = ["by", "to", "promise", "words", "status", "due"]


def offer_out(t: Table, number: int) -> dict[str, Json]:
    offer = t.offers[number]
    obj: dict[str, Json] = {"by": offer[BY]}
    if offer[TAKEN]:
        obj["taken"] = [*seats_in(offer[TAKEN])]
    obj.update(t.rules.terms.outside(offer[TERMS:], t.offer_texts[number]))
    return obj


def offer_in(t: Table, value: Json) -> None:
    if not isinstance(value, dict):
        raise MalformedValue("offers must be objects")
    by = whole(member(value, "offers", "by"), "offers.by", 0, t.players - 1)
    taken = seats_mask(value.get("taken", []), "offers.taken", t.players)
    try:
        terms, text = t.rules.terms.inside(
            {name: part for name, part in value.items() if name not in ("by", "taken")}
        )
    except MalformedValue as error:
        raise MalformedValue(f"offers: {error}") from None
    t.offers.append([by, taken, *terms])
    t.offer_texts.append(text)


def made_out(entry: int) -> str:
    """`0@2`: who made an offer, and who else knows of it."""
    by = entry & 7
    known = entry >> KNOWN_BY
    return f"{by}{seen_out(known if known >> 5 else known & ~(1 << by))}"


def made_in(value: Json, players: int) -> int:
    text, known = seen_in(value, "made", players)
    if text not in list("01234"[:players]) or not known:
        raise MalformedValue(f"made: who made it, and who else knows of it, as in 0@2, not {value}")
    return int(text) | (known | 1 << int(text)) << KNOWN_BY


def promise_out(t: Table, number: int) -> dict[str, Json]:
    promise = t.ledger[number]
    what = what_of(promise[P_ITEM])
    obj: dict[str, Json] = {"by": promise[P_BY], "to": promise[P_TO]}
    if what == IN_WORDS:
        obj["words"] = t.ledger_texts[number]
    else:
        obj["promise"] = t.rules.terms.item_text(promise[P_ITEM])
    obj["status"] = STATUS_NAMES[promise[P_STATUS]]
    if what == SHARE or what == PAY_LATER:
        obj["due"] = None if promise[P_DUE] == NOT_YET else promise[P_DUE]
    return obj


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
        if not text or len(text) > LONGEST_TEXT or "promise" in value:
            raise MalformedValue(f"ledger.words: up to {LONGEST_TEXT} letters, and nothing else")
    else:
        entry = _item_in(t, member(value, "ledger", "promise"))
    due = 0
    if what_of(entry) == SHARE or what_of(entry) == PAY_LATER:
        given = member(value, "ledger", "due")
        due = NOT_YET if given is None else whole(given, "ledger.due", 0, MOST_MONEY)
    elif "due" in value:
        raise MalformedValue("ledger.due: of a share or a payment only")
    by = whole(member(value, "ledger", "by"), "ledger.by", 0, t.players - 1)
    to = whole(member(value, "ledger", "to"), "ledger.to", 0, t.players - 1)
    status = one_of(member(value, "ledger", "status"), "ledger.status", STATUS_NAMES)
    t.ledger.append([by, to, entry, status, due])
    t.ledger_texts.append(text)


def _item_in(t: Table, value: Json) -> int:
    text = word(value, "ledger.promise")
    try:
        return t.rules.terms.item_from(MINE, True, text)
    except MalformedValue as error:
        raise MalformedValue(f"ledger: {error}") from None
