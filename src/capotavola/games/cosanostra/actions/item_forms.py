"""How each kind of item is written, read back, and named to the texts; its rules are in `items/`."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.action import MOST, NONE
from capotavola.engine.typed import nearest
from capotavola.engine.values import Json, MalformedValue
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item

WORDS: Final = "words"
GANGSTER: Final = "gangster"


class ItemForm:
    """One kind of item, `what` in an entry; with the number in it, and until when, as the entry has them."""

    def __init__(self, what: int) -> None:
        self.what = what

    @abstractmethod
    def text(self, number: int, until: int) -> str:
        """As it is typed, and as it stands in JSON."""

    @abstractmethod
    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        """As an argument for the texts; `lacking` is what whoever promises it does not have (LC-R45)."""


# -- what is given at once ------------------------------------------------------------


class ThingForm(ItemForm):
    @abstractmethod
    def number_in(self, name: str, rest: str) -> int:
        """What `name` or `name:rest` is of this kind; NONE if it is nothing of it."""


class CashForm(ThingForm):
    """`3000`"""

    def text(self, number: int, until: int) -> str:
        return str(number)

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "cash", "amount": number}

    def number_in(self, name: str, rest: str) -> int:
        is_amount = not rest and name.isdecimal() and len(name) <= len(str(MOST))
        return int(name) if is_amount else NONE


class NamedForm(ThingForm):
    """`garage-1`, `lil-omar`: the name says which kind it is."""

    def __init__(self, what: int, called: str, names: list[str]) -> None:
        super().__init__(what)
        self.called = called
        self.names = names

    def text(self, number: int, until: int) -> str:
        return self.names[number]

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": self.called, self.called: self.names[number]}

    def number_in(self, name: str, rest: str) -> int:
        return self.names.index(name) if not rest and name in self.names else NONE


class UseForm(ThingForm):
    """`use:cop-2`"""

    def __init__(self, what: int, businesses: list[str]) -> None:
        super().__init__(what)
        self.businesses = businesses

    def text(self, number: int, until: int) -> str:
        return f"use:{self.businesses[number]}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "use", "business": self.businesses[number]}

    def number_in(self, name: str, rest: str) -> int:
        return self.businesses.index(rest) if name == "use" and rest in self.businesses else NONE


# -- promises ---------------------------------------------------------------------


class PromiseForm(ItemForm):
    """`name:number@until`, as in `example`; not every promise has both."""

    def __init__(self, what: int, name: str, example: str) -> None:
        super().__init__(what)
        self.name = name
        self.example = example

    @abstractmethod
    def read(self, side: int, number: str, until: str, part: str) -> int:
        """The item; MalformedValue about the whole part, if something is missing."""

    def doubt(self, number: str, businesses: list[str]) -> tuple[str, list[str]]:
        """Why it could not be read, as a reason of `typo-…`, and what might have been meant."""
        return "promise-number", [self.example]


class ShareForm(PromiseForm):
    def text(self, number: int, until: int) -> str:
        return f"{self.name}:{number}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "share", "percent": number}

    def read(self, side: int, number: str, until: str, part: str) -> int:
        return item(side, self.what, _number(number, part, parts.PER_CENT))


class PeaceForm(PromiseForm):
    def text(self, number: int, until: int) -> str:
        return f"{self.name}:{until}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "peace", "round": until}

    def read(self, side: int, number: str, until: str, part: str) -> int:
        return item(side, self.what, 0, _number(number, part, parts.UNTIL_MASK))


class PayForm(PromiseForm):
    def text(self, number: int, until: int) -> str:
        return f"{self.name}:{number}@{until}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "pay", "amount": number, "round": until}

    def read(self, side: int, number: str, until: str, part: str) -> int:
        by = _number(until, part, parts.UNTIL_MASK)
        return item(side, self.what, _number(number, part, MOST), by)


class BusinessPromiseForm(PromiseForm):
    """Its use, or itself."""

    def __init__(self, what: int, name: str, example: str, called: str, businesses: list[str]) -> None:
        super().__init__(what, name, example)
        self.called = called
        self.businesses = businesses

    def text(self, number: int, until: int) -> str:
        return f"{self.name}:{self.businesses[number]}@{until}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        called = f"{self.called}-lacking" if lacking else self.called
        return {"phrase": called, "business": self.businesses[number], "round": until}

    def read(self, side: int, number: str, until: str, part: str) -> int:
        by = _number(until, part, parts.UNTIL_MASK)
        if number not in self.businesses:
            raise MalformedValue(f"no such business: {part}")
        return item(side, self.what, self.businesses.index(number), by)

    def doubt(self, number: str, businesses: list[str]) -> tuple[str, list[str]]:
        if number in businesses:
            return super().doubt(number, businesses)
        return "no-such-thing", [f"{self.name}:{business}" for business in nearest(number, businesses)]


class WordsForm(ItemForm):
    """`words`: what is said is promised."""

    def text(self, number: int, until: int) -> str:
        return WORDS

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": WORDS}


def _number(text: str, part: str, high: int) -> int:
    if not text.isdecimal() or len(text) > len(str(high)) or not 1 <= int(text) <= high:
        raise MalformedValue(f"{part}: a number from 1 to {high} is missing")
    return int(text)


# -- what is wanted on notes alone (LC-R46) ---------------------------------------------


class AnyForm(ItemForm):
    @abstractmethod
    def number_in(self, part: str) -> int:
        """Which kind of thing it names; NONE if it is something else."""


class AnyOfKindForm(AnyForm):
    """`garage`, or with something before it `use:garage`."""

    def __init__(self, what: int, called: str, before: str, kinds: list[str]) -> None:
        super().__init__(what)
        self.called = called
        self.kinds = kinds
        self.texts = [before + kind for kind in kinds]

    def text(self, number: int, until: int) -> str:
        return self.texts[number]

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": self.called, "kind": self.kinds[number]}

    def number_in(self, part: str) -> int:
        return self.texts.index(part) if part in self.texts else NONE


class AnyGangsterForm(AnyForm):
    def text(self, number: int, until: int) -> str:
        return GANGSTER

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return {"phrase": "any-gangster"}

    def number_in(self, part: str) -> int:
        return 0 if part == GANGSTER else NONE
