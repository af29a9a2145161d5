"""How each kind of item is written, read back, and named to the texts; its rules are in `items/`."""

from capotavola.engine.action import MOST, NONE
from capotavola.engine.typed import nearest
from capotavola.engine.values import Json, MalformedValue
from capotavola.games.cosanostra.actions.parts import UNTIL_MASK, item


class ItemForm:
    """`before` and a thing, which has a name or is an amount; the texts speak of it as `called`."""

    def __init__(
        self, what: int, phrase: str, *, before: str = "", called: str = "", names: list[str] | None = None
    ) -> None:
        self.what = what
        self.message = phrase
        self.before = before
        self.called = called
        self.names = names

    def text(self, number: int, until: int) -> str:
        """As it is typed, and as it stands in JSON."""
        return f"{self.before}{self.thing(number)}"

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        """For the texts; `lacking` is what whoever promises it does not have (LC-R45)."""
        found: dict[str, Json] = {"phrase": f"{self.message}-lacking" if lacking else self.message}
        if self.called:
            found[self.called] = self.thing(number)
        return found

    def thing(self, number: int) -> str | int:
        return number if self.names is None else self.names[number]

    def number_in(self, text: str) -> int:
        """Which thing of this kind that is; NONE if it is something else."""
        if not text.startswith(self.before):
            return NONE
        thing = text[len(self.before) :]
        if self.names is None:
            return int(thing) if thing.isdecimal() and len(thing) <= len(str(MOST)) else NONE
        return self.names.index(thing) if thing in self.names else NONE


class PromiseForm(ItemForm):
    """`name:thing`, and `@round` if it is `dated`, as in `example`; an amount is `most` at the most."""

    def __init__(
        self,
        what: int,
        phrase: str,
        example: str,
        *,
        called: str,
        names: list[str] | None = None,
        most: int = MOST,
        dated: bool = True,
    ) -> None:
        self.name = example.partition(":")[0]
        super().__init__(what, phrase, before=f"{self.name}:", called=called, names=names)
        self.example = example
        self.most = most
        self.dated = dated

    def text(self, number: int, until: int) -> str:
        return super().text(number, until) + (f"@{until}" if self.dated else "")

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        found = super().phrase(number, until, lacking=lacking)
        if self.dated:
            found["round"] = until
        return found

    def item_from(self, side: int, thing: str, until: str, part: str) -> int:
        """MalformedValue about the whole part, if something is missing."""
        by = number_from(until, part, UNTIL_MASK) if self.dated else 0
        if self.names is None:
            return item(side, self.what, number_from(thing, part, self.most), by)
        if thing not in self.names:
            raise MalformedValue(f"no such business: {part}")
        return item(side, self.what, self.names.index(thing), by)

    def doubt(self, thing: str, businesses: list[str]) -> tuple[str, list[str]]:
        """Why it could not be read, as a reason of `typo-…`, and what might have been meant."""
        if self.names is None or thing in businesses:
            return "promise-number", [self.example]
        return "no-such-thing", [self.before + business for business in nearest(thing, businesses)]


class PeaceForm(PromiseForm):
    """`peace:3`: a round alone."""

    def text(self, number: int, until: int) -> str:
        return super().text(until, until)

    def phrase(self, number: int, until: int, *, lacking: bool) -> dict[str, Json]:
        return super().phrase(until, until, lacking=lacking)

    def item_from(self, side: int, thing: str, until: str, part: str) -> int:
        return item(side, self.what, 0, number_from(thing, part, UNTIL_MASK))


def number_from(text: str, part: str, high: int) -> int:
    if not text.isdecimal() or len(text) > len(str(high)) or not 1 <= int(text) <= high:
        raise MalformedValue(f"{part}: a number from 1 to {high} is missing")
    return int(text)
