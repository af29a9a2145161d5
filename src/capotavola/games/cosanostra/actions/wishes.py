"""A note on the board (LC-R46): what its writer has and wants, integers inside, words outside.

Terms are the items in order, written as in an offer (`terms.py`): `post have use:garage-1 3000 want pimp-1
share:20`. What is wanted may also be any of a kind: `garage`, `use:garage`, `gangster`. `post nothing` takes
the note down.
"""

from typing import Final

from capotavola.engine.action import NONE, Form
from capotavola.engine.typed import Mistyped, People
from capotavola.engine.values import Json, MalformedValue, items, word
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.item_forms import ItemForm
from capotavola.games.cosanostra.actions.parts import item, side_of, until_of, value_of, what_of
from capotavola.games.cosanostra.actions.terms import Terms

MOST_ON_NOTE: Final = 12

NOTHING: Final = "nothing"
SIDES: Final[list[tuple[str, int]]] = [("have", parts.MINE), ("want", parts.THEIRS)]


class Wishes(Form):
    def __init__(self, terms: Terms, kinds: list[str]) -> None:
        self.terms = terms
        self.kinds = kinds
        self.any = [
            ItemForm(parts.ANY_BUSINESS, "any-business", called="kind", names=kinds),
            ItemForm(parts.ANY_USE, "any-use", before="use:", called="kind", names=kinds),
            ItemForm(parts.ANY_GANGSTER, "any-gangster", names=["gangster"]),
        ]
        self.forms = [*terms.forms, *self.any]

    def __reduce__(self) -> tuple[object, ...]:
        return Wishes, (self.terms, self.kinds)

    def outside(self, terms: list[int], text: str) -> dict[str, Json]:
        obj: dict[str, Json] = {}
        for name, side in SIDES:
            texts: list[Json] = [self.item_text(entry) for entry in terms if side_of(entry) == side]
            if texts:
                obj[name] = texts
        return obj

    def inside(self, obj: dict[str, Json]) -> tuple[list[int], str]:
        for name in obj:
            if name not in ("have", "want"):
                raise MalformedValue(f"a note has have and want, not {name}")
        entries: list[int] = []
        for name, side in SIDES:
            for part in items(obj.get(name, []), name):
                entries.append(self.item_from(side, word(part, name)))
        return _whole(entries), ""

    def phrases(self, terms: list[int], text: str) -> dict[str, Json]:
        have: list[Json] = [self.phrase(entry) for entry in terms if side_of(entry) == parts.MINE]
        want: list[Json] = [self.phrase(entry) for entry in terms if side_of(entry) == parts.THEIRS]
        return {"have": have, "want": want}

    def phrase(self, entry: int) -> dict[str, Json]:
        return self.forms[what_of(entry)].phrase(value_of(entry), until_of(entry), lacking=False)

    def spoken(self, terms: list[int], text: str, people: People | None = None) -> str:
        words: list[str] = []
        for name, side in SIDES:
            texts = [self.item_text(entry) for entry in terms if side_of(entry) == side]
            if texts:
                words.extend([name, *texts])
        return " ".join(words) or NOTHING

    def heard(self, words: list[str], people: People | None = None) -> tuple[list[int], str]:
        if words[1:] == [NOTHING]:
            return [], ""
        if len(words) == 1:
            raise Mistyped("say what you have and want: post have … want …", "post-what", 1, {})
        entries: list[int] = []
        now = NOTHING
        for at in range(1, len(words)):
            part = words[at]
            if part == "have" or part == "want":
                now = part
            elif now == NOTHING:
                raise Mistyped(f"say have or want before {part}", "say-have", at, {"word": part})
            else:
                entries.append(self._typed_item(parts.MINE if now == "have" else parts.THEIRS, part, at))
        try:
            return _whole(entries), ""
        except MalformedValue as error:
            many = len(entries) > MOST_ON_NOTE
            reason = "note-too-long" if many else "cash-twice"
            raise Mistyped(
                str(error), reason, len(words) - 1, {"most": MOST_ON_NOTE} if many else {}
            ) from None

    def _typed_item(self, side: int, part: str, at: int) -> int:
        try:
            return self.item_from(side, part)
        except MalformedValue as error:
            which: list[Json] = [*self._of_kind(part)] if side == parts.MINE else []
            if which:
                raise Mistyped(str(error), "say-which", at, {"word": part, "near": which}) from None
            known = [*self.kinds, *self.terms.businesses] if side == parts.THEIRS else self.terms.businesses
            promises = self.is_promise(part)
            raise self.terms.doubt(str(error), part, at, known, promises=promises) from None

    def _of_kind(self, part: str) -> list[str]:
        """The businesses that are meant by somebody who says only of which kind."""
        use, _, kind = part.rpartition(":")
        if kind not in self.kinds or use not in ("", "use"):
            return []
        before = f"{use}:" if use else ""
        return [before + name for name in self.terms.businesses if name.rpartition("-")[0] == kind]

    def item_text(self, entry: int) -> str:
        """As in an offer; or `garage`, `use:garage`, `gangster`."""
        return self.forms[what_of(entry)].text(value_of(entry), until_of(entry))

    def item_from(self, side: int, part: str) -> int:
        if side == parts.THEIRS:
            for form in self.any:
                number = form.number_in(part)
                if number != NONE:
                    return item(side, form.what, number)
        if self.is_promise(part):
            return self.terms.promise_from(side, part)
        return self.terms.thing_from(side, part)

    def is_promise(self, part: str) -> bool:
        """`use:cop-1` is given at once, `use:cop-1@3` by the end of round III."""
        name = part.partition(":")[0]
        return "@" in part or (name != "use" and name in [form.name for form in self.terms.promises])


def _whole(entries: list[int]) -> list[int]:
    """In the one order that equal notes share."""
    if len(entries) > MOST_ON_NOTE:
        raise MalformedValue(f"a note has at most {MOST_ON_NOTE} parts")
    parts.check_cash(entries)
    return sorted(set(entries))
