"""The terms of an offer (LC-R9): integers inside, words outside.

Terms are the seats it is made to as a mask, whether it is made openly, and the items in order. In
text: `offer 1,2 open give 3000 use:cop-1 want garage-1 promise peace:3 share:20 ask pay:4000@3 say
and no hard feelings`. `give` and `promise` are the proposer's side, `want` and `ask` the other's.
"""

from typing import Final

from capotavola.engine.action import MOST, Form
from capotavola.engine.values import Json, MalformedValue, items, whole, word

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
ITEM_NAMES: Final = [
    "cash",
    "business",
    "gangster",
    "use",
    "share",
    "peace",
    "pay",
    "use",
    "return",
    "words",
]
PROMISES: Final = ["share", "peace", "pay", "use", "return"]

MINE: Final = 0  # the proposer's side
THEIRS: Final = 1
SIDE_MASK: Final = 1
WHAT: Final = 1
WHAT_MASK: Final = 15
UNTIL: Final = 5
UNTIL_MASK: Final = 7
VALUE: Final = 8

TO: Final = 0  # in terms: the mask of seats, then whether it is open, then the items
OPEN: Final = 1
ITEMS: Final = 2
SEATS: Final = 5
LONGEST_TEXT: Final = 200
MOST_ITEMS: Final = 40
KEYWORDS: Final = ["open", "give", "want", "promise", "ask", "say"]


def item(side: int, what: int, value: int, until: int = 0) -> int:
    return side | what << WHAT | until << UNTIL | value << VALUE


def what_of(entry: int) -> int:
    return entry >> WHAT & WHAT_MASK


def value_of(entry: int) -> int:
    return entry >> VALUE


def until_of(entry: int) -> int:
    return entry >> UNTIL & UNTIL_MASK


def terms_of(to: int, open_to_all: bool, entries: list[int]) -> list[int]:
    """In the one order that equal offers share."""
    return [to, 1 if open_to_all else 0, *sorted(set(entries))]


class Terms(Form):
    def __init__(self, businesses: list[str], men: list[str]) -> None:
        self.businesses = businesses
        self.men = men

    def outside(self, terms: list[int], text: str) -> dict[str, Json]:
        obj: dict[str, Json] = {
            "to": [seat for seat in range(SEATS) if terms[TO] >> seat & 1],
            "open": terms[OPEN] == 1,
        }
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
        return {
            "to": [seat for seat in range(SEATS) if terms[TO] >> seat & 1],
            "give": [self.phrase(entry) for entry in terms[ITEMS:] if entry & SIDE_MASK == MINE],
            "want": [self.phrase(entry) for entry in terms[ITEMS:] if entry & SIDE_MASK == THEIRS],
            "said": text,
        }

    def phrase(self, entry: int) -> dict[str, Json]:
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
        return {"phrase": "use-later" if what == USE_LATER else "return", "business": name, "round": until}

    def inside(self, obj: dict[str, Json]) -> tuple[list[int], str]:
        for name in obj:
            if name != "to" and name not in KEYWORDS:
                raise MalformedValue(f"an offer has to, {', '.join(KEYWORDS)}, not {name}")
        to = 0
        for seat in items(obj.get("to"), "to"):
            to |= 1 << whole(seat, "to", 0, SEATS - 1)
        openly = obj.get("open", False)
        if not isinstance(openly, bool):
            raise MalformedValue("open must be true or false")
        entries: list[int] = []
        for name, side, promises in _SIDES:
            for part in items(obj.get(name, []), name):
                entries.append(self.item_from(side, promises, word(part, name)))
        return self._whole(to, openly, entries, word(obj.get("say", ""), "say"))

    def spoken(self, terms: list[int], text: str) -> str:
        obj = self.outside(terms, text)
        words = [",".join(str(seat) for seat in range(SEATS) if terms[TO] >> seat & 1)]
        if terms[OPEN]:
            words.append("open")
        for name, _, _ in _SIDES:
            parts = obj.get(name)
            if isinstance(parts, list):
                words.append(name)
                words.extend(str(part) for part in parts)
        if text:
            words.extend(["say", text])
        return " ".join(words)

    def heard(self, words: list[str]) -> tuple[list[int], str]:
        to = 0
        for seat in words[0].split(",") if words else []:
            if not seat.isdecimal() or int(seat) >= SEATS:
                raise MalformedValue("an offer names the seats it is made to first: offer 1,2 …")
            to |= 1 << int(seat)
        openly = False
        entries: list[int] = []
        text = ""
        now = ""
        for at, part in enumerate(words[1:], start=1):
            if part == "say":
                text = " ".join(words[at + 1 :])
                break
            if part == "open":
                openly = True
            elif part in KEYWORDS:
                now = part
            elif not now:
                raise MalformedValue(f"say give, want, promise or ask before {part}")
            else:
                side = MINE if now in ("give", "promise") else THEIRS
                entries.append(self.item_from(side, now in ("promise", "ask"), part))
        return self._whole(to, openly, entries, text)

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
        if name not in PROMISES:
            raise MalformedValue(f"no such promise: {part} (there are {', '.join(PROMISES)})")
        number, _, until = rest.partition("@")
        if name == "share":
            return item(side, SHARE, _number(number, part, 1, 100))
        if name == "peace":
            return item(side, PEACE, 0, _number(number, part, 1, UNTIL_MASK))
        by = _number(until, part, 1, UNTIL_MASK)
        if name == "pay":
            return item(side, PAY_LATER, _number(number, part, 1, MOST), by)
        if number not in self.businesses:
            raise MalformedValue(f"no such business: {part}")
        return item(side, USE_LATER if name == "use" else GIVE_LATER, self.businesses.index(number), by)

    def _whole(self, to: int, openly: bool, entries: list[int], text: str) -> tuple[list[int], str]:
        if not to:
            raise MalformedValue("an offer is made to somebody")
        if len(entries) > MOST_ITEMS:
            raise MalformedValue(f"an offer has at most {MOST_ITEMS} parts")
        for side in (MINE, THEIRS):
            if sum(entry & SIDE_MASK == side and what_of(entry) == CASH_ITEM for entry in entries) > 1:
                raise MalformedValue("cash stands once on each side")
        if len(text) > LONGEST_TEXT:
            raise MalformedValue(f"what is said has at most {LONGEST_TEXT} letters")
        return terms_of(to, openly, entries), " ".join(text.split())


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
