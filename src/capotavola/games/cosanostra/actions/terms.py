"""The terms of an offer (LC-R9): integers inside, words outside.

Terms are the seats it is made to as a mask, how it is made, and the items in order. In
text: `offer 1,2 open give 3000 use:cop-1 want garage-1 promise peace:3 share:20 ask pay:4000@3 say
and no hard feelings`. `give` and `promise` are the proposer's side, `want` and `ask` the other's;
`debt` after the seats says that what is given pays debts. `promise words` makes a promise of what is said,
`ask words` one of the other side; otherwise it is only said.
"""

from typing import Final

from capotavola.engine.action import MOST, Form
from capotavola.engine.typed import Mistyped, People
from capotavola.engine.values import Json, MalformedValue, items, whole, word
from capotavola.games.cosanostra.actions.mistyped import (
    LONGEST_TEXT,
    MOST_ITEMS,
    PROMISES,
    SEATS,
    part_doubt,
    partners,
    whole_doubt,
)

# An item: a side, what it is, until which round, and a number.
CASH_ITEM: Final = 0
BUSINESS_ITEM: Final = 1
GANGSTER_ITEM: Final = 2
USE_ITEM: Final = 3  # the right to put a marker on a business
FIRST_PROMISE: Final = 4
SHARE: Final = 4  # so many per cent of the next cash job's take
PEACE: Final = 5  # no attack until a round is over
PAY_LATER: Final = 6
USE_LATER: Final = 7
GIVE_LATER: Final = 8  # a business, or one that was lent
IN_WORDS: Final = 9
ITEM_NAMES: Final = ["cash", "business", "gangster", "use", "share", "peace", "pay", "use", "return", "words"]

MINE: Final = 0  # the proposer's side
THEIRS: Final = 1
SIDE_MASK: Final = 1
WHAT: Final = 1
WHAT_MASK: Final = 15
UNTIL: Final = 5
UNTIL_MASK: Final = 7
VALUE: Final = 8

TO: Final = 0  # in terms: the mask of seats, then how it is made, then the items
OPEN: Final = 1
OPENLY: Final = 1  # whether it is made openly, and whether it counts as a debt paid (LC-R45)
AS_DEBT: Final = 2
ITEMS: Final = 2
PER_CENT: Final = 100
KEYWORDS: Final = ["open", "debt", "give", "want", "promise", "ask", "say"]


def item(side: int, what: int, value: int, until: int = 0) -> int:
    return side | what << WHAT | until << UNTIL | value << VALUE


def what_of(entry: int) -> int:
    return entry >> WHAT & WHAT_MASK


def value_of(entry: int) -> int:
    return entry >> VALUE


def until_of(entry: int) -> int:
    return entry >> UNTIL & UNTIL_MASK


def terms_of(to: int, open_to_all: bool, entries: list[int], as_debt: bool = False) -> list[int]:
    """In the one order that equal offers share."""
    how = (OPENLY if open_to_all else 0) | (AS_DEBT if as_debt else 0)
    return [to, how, *sorted(set(entries))]


class Terms(Form):
    def __init__(self, businesses: list[str], men: list[str]) -> None:
        self.businesses = businesses
        self.men = men

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.businesses, self.men)

    def outside(self, terms: list[int], text: str) -> dict[str, Json]:
        obj: dict[str, Json] = {
            "to": [seat for seat in range(SEATS) if terms[TO] >> seat & 1],
            "open": terms[OPEN] & OPENLY != 0,
        }
        if terms[OPEN] & AS_DEBT:
            obj["debt"] = True
        for name, side, promises in _SIDES:
            parts: list[Json] = [
                self.item_text(entry)
                for entry in terms[ITEMS:]
                if entry & SIDE_MASK == side and (what_of(entry) >= FIRST_PROMISE) == promises
            ]
            if parts:
                obj[name] = parts
        if text:
            obj["say"] = text
        return obj

    def phrases(self, terms: list[int], text: str) -> dict[str, Json]:
        """Promises stand with what is given now."""
        return self.phrases_with(terms, text, [])

    def phrases_with(self, terms: list[int], text: str, lacking: list[int]) -> dict[str, Json]:
        """With a word about what is promised by somebody who does not have it (LC-R45)."""
        mine = [entry for entry in terms[ITEMS:] if entry & SIDE_MASK == MINE]
        theirs = [entry for entry in terms[ITEMS:] if entry & SIDE_MASK == THEIRS]
        return {
            "to": [seat for seat in range(SEATS) if terms[TO] >> seat & 1],
            "give": [self.phrase(entry, entry in lacking) for entry in mine],
            "want": [self.phrase(entry, entry in lacking) for entry in theirs],
            "debt": 1 if terms[OPEN] & AS_DEBT else 0,
            "said": text,
        }

    def phrase(self, entry: int, lacking: bool = False) -> dict[str, Json]:
        what, number, until = what_of(entry), value_of(entry), until_of(entry)
        if what == CASH_ITEM:
            return {"phrase": "cash", "amount": number}
        if what == GANGSTER_ITEM:
            return {"phrase": "gangster", "gangster": self.men[number]}
        if what == SHARE:
            return {"phrase": "share", "percent": number}
        if what == PEACE:
            return {"phrase": "peace", "round": until}
        if what == PAY_LATER:
            return {"phrase": "pay", "amount": number, "round": until}
        if what == IN_WORDS:
            return {"phrase": "words"}
        name = self.businesses[number]
        if what == BUSINESS_ITEM or what == USE_ITEM:
            return {"phrase": ITEM_NAMES[what], "business": name}
        phrase = "use-later" if what == USE_LATER else "return"
        return {"phrase": f"{phrase}-lacking" if lacking else phrase, "business": name, "round": until}

    def inside(self, obj: dict[str, Json]) -> tuple[list[int], str]:
        for name in obj:
            if name != "to" and name not in KEYWORDS:
                raise MalformedValue(f"an offer has to, {', '.join(KEYWORDS)}, not {name}")
        to = 0
        for seat in items(obj.get("to"), "to"):
            to |= 1 << whole(seat, "to", 0, SEATS - 1)
        openly, as_debt = obj.get("open", False), obj.get("debt", False)
        if not isinstance(openly, bool) or not isinstance(as_debt, bool):
            raise MalformedValue("open and debt must be true or false")
        entries: list[int] = []
        for name, side, promises in _SIDES:
            for part in items(obj.get(name, []), name):
                entries.append(self.item_from(side, promises, word(part, name)))
        return self._whole(to, openly, as_debt, entries, word(obj.get("say", ""), "say"))

    def spoken(self, terms: list[int], text: str, people: People | None = None) -> str:
        obj = self.outside(terms, text)
        to = [seat for seat in range(SEATS) if terms[TO] >> seat & 1]
        words = [",".join([str(seat) if people is None else people.call_of(seat) for seat in to])]
        if terms[OPEN] & OPENLY:
            words.append("open")
        if terms[OPEN] & AS_DEBT:
            words.append("debt")
        for name, _, _ in _SIDES:
            parts = obj.get(name)
            if isinstance(parts, list):
                words.append(name)
                words.extend(str(part) for part in parts)
        if text:
            words.extend(["say", text])
        return " ".join(words)

    def heard(self, words: list[str], people: People | None = None) -> tuple[list[int], str]:
        at = 1
        while at < len(words) and words[at] not in KEYWORDS and (at == 1 or people is not None):
            at += 1
        to = partners(words[:at], people)
        openly = False
        as_debt = False
        entries: list[int] = []
        text = ""
        now = ""
        while at < len(words):
            part = words[at]
            if part == "say":
                text = " ".join(words[at + 1 :])
                break
            if part == "open":
                openly = True
            elif part == "debt":
                as_debt = True
            elif part in KEYWORDS:
                now = part
            elif not now:
                raise Mistyped(
                    f"say give, want, promise or ask before {part}", "say-give", at, {"word": part}
                )
            else:
                entries.append(self._typed_item(now, part, at))
            at += 1
        try:
            return self._whole(to, openly, as_debt, entries, text)
        except MalformedValue as error:
            unsaid = not text and any(what_of(entry) == IN_WORDS for entry in entries)
            raise whole_doubt(str(error), at, len(entries), len(text), unsaid) from None

    def _typed_item(self, keyword: str, part: str, at: int) -> int:
        promise = keyword in ("promise", "ask")
        try:
            return self.item_from(MINE if keyword in ("give", "promise") else THEIRS, promise, part)
        except MalformedValue as error:
            raise part_doubt(str(error), part, at, promise, self.businesses, self.men) from None

    def item_text(self, entry: int) -> str:
        """`3000`, `garage-1`, `use:cop-2`, `share:20`, `peace:3`, `pay:4000@3`."""
        what, number, until = what_of(entry), value_of(entry), until_of(entry)
        if what == CASH_ITEM:
            return str(number)
        if what == BUSINESS_ITEM:
            return self.businesses[number]
        if what == GANGSTER_ITEM:
            return self.men[number]
        if what == USE_ITEM:
            return f"use:{self.businesses[number]}"
        if what == SHARE:
            return f"share:{number}"
        if what == PEACE:
            return f"peace:{until}"
        if what == PAY_LATER:
            return f"pay:{number}@{until}"
        if what == IN_WORDS:
            return ITEM_NAMES[IN_WORDS]
        return f"{ITEM_NAMES[what]}:{self.businesses[number]}@{until}"

    def item_from(self, side: int, promise: bool, part: str) -> int:
        name, _, rest = part.partition(":")
        if not promise:
            if not rest and name.isdecimal() and len(name) <= len(str(MOST)):
                return item(side, CASH_ITEM, int(name))
            if not rest and name in self.businesses:
                return item(side, BUSINESS_ITEM, self.businesses.index(name))
            if not rest and name in self.men:
                return item(side, GANGSTER_ITEM, self.men.index(name))
            if name == "use" and rest in self.businesses:
                return item(side, USE_ITEM, self.businesses.index(rest))
            raise MalformedValue(f"no such thing to give: {part} (say 3000, garage-1 or use:garage-1)")
        if part == ITEM_NAMES[IN_WORDS]:
            return item(side, IN_WORDS, 0)
        if name not in PROMISES:
            raise MalformedValue(f"no such promise: {part} (there are {', '.join(PROMISES)}, words)")
        number, _, until = rest.partition("@")
        if name == "share":
            return item(side, SHARE, _number(number, part, 1, PER_CENT))
        if name == "peace":
            return item(side, PEACE, 0, _number(number, part, 1, UNTIL_MASK))
        by = _number(until, part, 1, UNTIL_MASK)
        if name == "pay":
            return item(side, PAY_LATER, _number(number, part, 1, MOST), by)
        if number not in self.businesses:
            raise MalformedValue(f"no such business: {part}")
        return item(side, USE_LATER if name == "use" else GIVE_LATER, self.businesses.index(number), by)

    def _whole(
        self, to: int, openly: bool, as_debt: bool, entries: list[int], text: str
    ) -> tuple[list[int], str]:
        if not to:
            raise MalformedValue("an offer is made to somebody")
        if len(entries) > MOST_ITEMS:
            raise MalformedValue(f"an offer has at most {MOST_ITEMS} parts")
        for side in (MINE, THEIRS):
            if sum(entry & SIDE_MASK == side and what_of(entry) == CASH_ITEM for entry in entries) > 1:
                raise MalformedValue("cash stands once on each side")
        if len(text) > LONGEST_TEXT:
            raise MalformedValue(f"what is said has at most {LONGEST_TEXT} letters")
        if not text.strip() and any(what_of(entry) == IN_WORDS for entry in entries):
            raise MalformedValue("what is promised in words has to be said: … promise words say …")
        return terms_of(to, openly, entries, as_debt), " ".join(text.split())


# The members of an offer: whose side, and whether they are promises.
_SIDES: Final[list[tuple[str, int, bool]]] = [
    ("give", MINE, False),
    ("want", THEIRS, False),
    ("promise", MINE, True),
    ("ask", THEIRS, True),
]


def _number(text: str, part: str, low: int, high: int) -> int:
    if not text.isdecimal() or len(text) > len(str(high)) or not low <= int(text) <= high:
        raise MalformedValue(f"{part}: a number from {low} to {high} is missing")
    return int(text)
