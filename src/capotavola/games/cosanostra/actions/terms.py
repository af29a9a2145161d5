"""The terms of an offer (LC-R9) in words; `parts.py` has the integers.

`offer 1,2 open give 3000 use:cop-1 want garage-1 promise peace:3 share:20 ask pay:4000@3 say and no hard
feelings`: `give` and `promise` are the proposer's side, `want` and `ask` the other's; `debt` after the seats
says that what is given pays debts. `promise words` makes a promise of what is said, `ask words` one of the
other side; otherwise it is only said.
"""

from typing import Final

from capotavola.engine.action import NONE, Form
from capotavola.engine.audience import seats_in
from capotavola.engine.typed import Mistyped, People
from capotavola.engine.values import Json, MalformedValue, items, whole, word
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.item_forms import ItemForm, PeaceForm, PromiseForm
from capotavola.games.cosanostra.actions.mistyped import (
    WORDS,
    partners,
    promise_doubt,
    thing_doubt,
    whole_doubt,
)
from capotavola.games.cosanostra.actions.parts import item, side_of, terms_of, until_of, value_of, what_of

KEYWORDS: Final = ["open", "debt", "give", "want", "promise", "ask", "say"]


class Terms(Form):
    def __init__(self, businesses: list[str], men: list[str]) -> None:
        self.businesses = businesses
        self.men = men
        self.things = [
            ItemForm(parts.CASH_ITEM, "cash", called="amount"),
            ItemForm(parts.BUSINESS_ITEM, "business", called="business", names=businesses),
            ItemForm(parts.GANGSTER_ITEM, "gangster", called="gangster", names=men),
            ItemForm(parts.USE_ITEM, "use", before="use:", called="business", names=businesses),
        ]
        self.promises = [
            PromiseForm(parts.SHARE, "share", "share:20", called="percent", most=parts.PER_CENT, dated=False),
            PeaceForm(parts.PEACE, "peace", "peace:3", called="round", dated=False),
            PromiseForm(parts.PAY_LATER, "pay", "pay:4000@3", called="amount"),
            PromiseForm(parts.USE_LATER, "use-later", "use:cop-1@3", called="business", names=businesses),
            PromiseForm(parts.GIVE_LATER, "return", "return:cop-1@3", called="business", names=businesses),
        ]
        self.forms = [*self.things, *self.promises, ItemForm(parts.IN_WORDS, WORDS, names=[WORDS])]

    def __reduce__(self) -> tuple[object, ...]:
        return Terms, (self.businesses, self.men)

    def outside(self, terms: list[int], text: str) -> dict[str, Json]:
        obj: dict[str, Json] = {
            "to": [*seats_in(terms[parts.TO])],
            "open": terms[parts.OPEN] & parts.OPENLY != 0,
        }
        if terms[parts.OPEN] & parts.AS_DEBT:
            obj["debt"] = True
        for name, side, promises in _SIDES:
            texts: list[Json] = [
                self.item_text(entry)
                for entry in terms[parts.ITEMS :]
                if side_of(entry) == side and (what_of(entry) >= parts.FIRST_PROMISE) == promises
            ]
            if texts:
                obj[name] = texts
        if text:
            obj["say"] = text
        return obj

    def phrases(self, terms: list[int], text: str) -> dict[str, Json]:
        """Promises stand with what is given now."""
        return self.phrases_with(terms, text, [])

    def phrases_with(self, terms: list[int], text: str, lacking: list[int]) -> dict[str, Json]:
        """With a word about what is promised by somebody who does not have it (LC-R45)."""
        mine = [entry for entry in terms[parts.ITEMS :] if side_of(entry) == parts.MINE]
        theirs = [entry for entry in terms[parts.ITEMS :] if side_of(entry) == parts.THEIRS]
        return {
            "to": [*seats_in(terms[parts.TO])],
            "give": [self.phrase(entry, lacking=entry in lacking) for entry in mine],
            "want": [self.phrase(entry, lacking=entry in lacking) for entry in theirs],
            "debt": 1 if terms[parts.OPEN] & parts.AS_DEBT else 0,
            "said": text,
        }

    def phrase(self, entry: int, *, lacking: bool = False) -> dict[str, Json]:
        return self.forms[what_of(entry)].phrase(value_of(entry), until_of(entry), lacking=lacking)

    def inside(self, obj: dict[str, Json]) -> tuple[list[int], str]:
        for name in obj:
            if name != "to" and name not in KEYWORDS:
                raise MalformedValue(f"an offer has to, {', '.join(KEYWORDS)}, not {name}")
        to = 0
        for seat in items(obj.get("to"), "to"):
            to |= 1 << whole(seat, "to", 0, parts.SEATS - 1)
        openly, as_debt = obj.get("open", False), obj.get("debt", False)
        if not isinstance(openly, bool) or not isinstance(as_debt, bool):
            raise MalformedValue("open and debt must be true or false")
        entries: list[int] = []
        for name, side, promises in _SIDES:
            for part in items(obj.get(name, []), name):
                text = word(part, name)
                entries.append(self.promise_from(side, text) if promises else self.thing_from(side, text))
        return self._whole(to, openly, as_debt, entries, word(obj.get("say", ""), "say"))

    def spoken(self, terms: list[int], text: str, people: People | None = None) -> str:
        obj = self.outside(terms, text)
        to = seats_in(terms[parts.TO])
        words = [",".join([str(seat) if people is None else people.call_of(seat) for seat in to])]
        if terms[parts.OPEN] & parts.OPENLY:
            words.append("open")
        if terms[parts.OPEN] & parts.AS_DEBT:
            words.append("debt")
        for name, _, _ in _SIDES:
            texts = obj.get(name)
            if isinstance(texts, list):
                words.append(name)
                words.extend(str(text) for text in texts)
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
            unsaid = not text and any(what_of(entry) == parts.IN_WORDS for entry in entries)
            raise whole_doubt(str(error), at, len(entries), len(text), unsaid) from None

    def _typed_item(self, keyword: str, part: str, at: int) -> int:
        side, promises = _side_of(keyword)
        try:
            return self.promise_from(side, part) if promises else self.thing_from(side, part)
        except MalformedValue as error:
            raise self.doubt(str(error), part, at, self.businesses, promises=promises) from None

    def doubt(self, complaint: str, part: str, at: int, businesses: list[str], *, promises: bool) -> Mistyped:
        """Why a part was not understood; `businesses` are what might be meant."""
        if promises:
            return promise_doubt(complaint, part, at, self.promises, businesses)
        return thing_doubt(complaint, part, at, businesses, self.men)

    def item_text(self, entry: int) -> str:
        """`3000`, `garage-1`, `use:cop-2`, `share:20`, `peace:3`, `pay:4000@3`."""
        return self.forms[what_of(entry)].text(value_of(entry), until_of(entry))

    def thing_from(self, side: int, part: str) -> int:
        """What is given at once."""
        name, _, rest = part.partition(":")
        for form in self.things:
            number = form.number_in(part if rest else name)
            if number != NONE:
                return item(side, form.what, number)
        raise MalformedValue(f"no such thing to give: {part} (say 3000, garage-1 or use:garage-1)")

    def promise_from(self, side: int, part: str) -> int:
        if part == WORDS:
            return item(side, parts.IN_WORDS, 0)
        name, _, rest = part.partition(":")
        for form in self.promises:
            if form.name == name:
                thing, _, until = rest.partition("@")
                return form.item_from(side, thing, until, part)
        known = ", ".join([form.name for form in self.promises])
        raise MalformedValue(f"no such promise: {part} (there are {known}, {WORDS})")

    def _whole(
        self, to: int, openly: bool, as_debt: bool, entries: list[int], text: str
    ) -> tuple[list[int], str]:
        if not to:
            raise MalformedValue("an offer is made to somebody")
        if len(entries) > parts.MOST_ITEMS:
            raise MalformedValue(f"an offer has at most {parts.MOST_ITEMS} parts")
        parts.check_cash(entries)
        if len(text) > parts.LONGEST_TEXT:
            raise MalformedValue(f"what is said has at most {parts.LONGEST_TEXT} letters")
        if not text.strip() and any(what_of(entry) == parts.IN_WORDS for entry in entries):
            raise MalformedValue("what is promised in words has to be said: … promise words say …")
        return terms_of(to, entries, openly=openly, as_debt=as_debt), " ".join(text.split())


# The members of an offer: whose side, and whether they are promises.
_SIDES: Final[list[tuple[str, int, bool]]] = [
    ("give", parts.MINE, False),
    ("want", parts.THEIRS, False),
    ("promise", parts.MINE, True),
    ("ask", parts.THEIRS, True),
]


def _side_of(keyword: str) -> tuple[int, bool]:
    return next((side, promises) for name, side, promises in _SIDES if name == keyword)
