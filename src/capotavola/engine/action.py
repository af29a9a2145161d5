"""What a player does: a verb and a few integers, with a text and a JSON form both ways."""

from abc import abstractmethod
from typing import Final

from capotavola.engine.open import mypyc_attr
from capotavola.engine.typed import NOBODY, Mistyped, People, nearest
from capotavola.engine.values import Json, MalformedValue

NONE: Final = -1
READY_MADE: Final = 64
MOST: Final = 999_999_999
NO_TERMS: Final[list[int]] = []


class Param:
    """One integer of an action: its name outside, and its words if it is one of a few."""

    def __init__(self, name: str, words: list[str] | None = None) -> None:
        self.name = name
        self.words = words

    def outside(self, number: int) -> Json:
        return number if self.words is None else self.words[number]

    def inside(self, value: Json) -> int:
        if self.words is not None:
            if isinstance(value, str) and value in self.words:
                return self.words.index(value)
            raise MalformedValue(f"{self.name} must be one of {', '.join(self.words)}")
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            raise MalformedValue(f"{self.name} must be a whole number from 0")
        return value

    def typed(self, number: int, people: People | None) -> str:
        """In the text form; with people, as they write it."""
        if self.words is not None:
            return self.words[number]
        if people is None:
            return str(number)
        if people.is_seat(self.name):
            return people.call_of(number)
        return str(number + 1 if people.from_one(self.name) else number)

    def read(self, word: str, at: int, people: People | None) -> int:
        """From the text form; with people, as they write it."""
        if self.words is not None:
            if word in self.words:
                return self.words.index(word)
            complaint = f"{self.name} must be one of {', '.join(self.words)}"
            raise Mistyped(complaint, "not-one-of", at, {"word": word, "near": [*nearest(word, self.words)]})
        if people is not None and people.is_seat(self.name):
            return people.read_seat(word, at)
        least = 1 if people is not None and people.from_one(self.name) else 0
        if not word.isdecimal() or len(word) > len(str(MOST)) or int(word) < least:
            complaint = f"{self.name} must be a whole number from {least}"
            raise Mistyped(complaint, "not-a-number", at, {"word": word, "least": least})
        return int(word) - least

    def __reduce__(self) -> tuple[object, ...]:
        return Param, (self.name, self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How the terms of an action are written: integers inside, words outside, and a text of its own."""

    @abstractmethod
    def outside(self, terms: list[int], text: str) -> dict[str, Json]:
        """The members of the JSON form besides the verb."""

    @abstractmethod
    def inside(self, obj: dict[str, Json]) -> "tuple[list[int], str]":
        """Back from those members; MalformedValue says which part is wrong."""

    @abstractmethod
    def phrases(self, terms: list[int], text: str) -> dict[str, Json]:
        """As arguments for the texts: parts are {"phrase": "cash", "amount": 3000}."""

    @abstractmethod
    def spoken(self, terms: list[int], text: str, people: People | None = None) -> str:
        """The text form without the verb; with people, as they type it."""

    @abstractmethod
    def heard(self, words: list[str], people: People | None = None) -> "tuple[list[int], str]":
        """Back from the words of the text form, the first of which is the verb."""


class Verb:
    """A kind of action. The last `optional` parameters may be left out.

    `harmless` is what may be done by just pressing Enter; what is `grave`, such as ending a round
    or spending a card for good, is never the first in a list if there is anything else. Of a
    `free_form` verb the legal lists show
    a choice only; `State.permits` judges any. A verb with a `form` has terms instead of parameters.
    What a seat may do unasked is worth a question of its own if it `presses`, such as an offer's answer.
    """

    def __init__(
        self,
        code: int,
        name: str,
        params: list[Param],
        optional: int = 0,
        harmless: bool = False,
        free_form: bool = False,
        form: Form | None = None,
        presses: bool = False,
        grave: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.params = params
        self.optional = optional
        self.harmless = harmless
        self.free_form = free_form
        self.form = form
        self.presses = presses
        self.grave = grave

    def __reduce__(self) -> tuple[object, ...]:
        what = self.code, self.name, self.params, self.optional
        return Verb, (*what, self.harmless, self.free_form, self.form, self.presses, self.grave)


class Action:
    """A verb and up to four integers; those not used are NONE. Equal by value."""

    def __init__(self, verb: Verb, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        self.verb = verb
        self.kind = verb.code
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.terms = NO_TERMS  # of a verb with a form, with what is said along with them
        self.text = ""

    def numbers(self) -> list[int]:
        used = [self.a, self.b, self.c, self.d]
        while used and used[-1] == NONE:
            used.pop()
        return used

    def value(self) -> dict[str, Json]:
        """The JSON form: {"verb": "replace", "place": 2}."""
        obj: dict[str, Json] = {"verb": self.verb.name}
        if self.verb.form is not None:
            obj.update(self.verb.form.outside(self.terms, self.text))
            return obj
        for param, number in zip(self.verb.params, self.numbers(), strict=False):
            obj[param.name] = param.outside(number)
        return obj

    def __str__(self) -> str:
        return self.typed(None)

    def typed(self, people: People | None) -> str:
        """The text form; with people, as they write it: counted from 1, with the players' names."""
        if self.verb.form is not None:
            return f"{self.verb.name} {self.verb.form.spoken(self.terms, self.text, people)}"
        words = [self.verb.name]
        for param, number in zip(self.verb.params, self.numbers(), strict=False):
            words.append(param.typed(number, people))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
            and self.verb.name == other.verb.name
            and self.terms == other.terms
            and self.text == other.text
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.a, self.b, self.c, self.d, *self.terms))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.verb, self.a, self.b, self.c, self.d, self.terms, self.text)

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self


def _rebuilt(verb: Verb, a: int, b: int, c: int, d: int, terms: list[int], text: str) -> Action:
    action = Action(verb, a, b, c, d)
    action.terms = terms
    action.text = text
    return action


class Vocabulary:
    """A game's verbs in the order of their codes, with the commonest actions ready made."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.bare = [Action(verb) for verb in verbs]
        self.rows = [
            [Action(verb, number) for number in range(READY_MADE)] if verb.params else [] for verb in verbs
        ]

    def plain(self, code: int) -> Action:
        return self.bare[code]

    def one(self, code: int, a: int) -> Action:
        if 0 <= a < READY_MADE:
            return self.rows[code][a]
        return Action(self.verbs[code], a)

    def row(self, code: int) -> list[Action]:
        """The ready-made actions of a verb, by their one integer: for loops that know it is small."""
        return self.rows[code]

    def several(self, code: int, a: int, b: int, c: int = NONE, d: int = NONE) -> Action:
        return Action(self.verbs[code], a, b, c, d)

    def formed(self, code: int, terms: list[int], text: str = "") -> Action:
        """An action of a verb with a form."""
        action = Action(self.verbs[code])
        action.terms = terms
        action.text = text
        return action

    def decode(self, obj: Json) -> Action:
        """An action from its JSON value; whether it is legal is another question."""
        if not isinstance(obj, dict):
            raise MalformedValue("an action is an object with a verb")
        verb = self._verb(obj.get("verb"))
        if verb.form is not None:
            terms, said = verb.form.inside({name: part for name, part in obj.items() if name != "verb"})
            return self.formed(verb.code, terms, said)
        numbers: list[int] = []
        for param in verb.params:
            if param.name not in obj:
                break
            numbers.append(param.inside(obj[param.name]))
        if len(numbers) + 1 != len(obj):
            known = {"verb"} | {param.name for param in verb.params}
            wrong = [name for name in obj if name not in known]
            raise MalformedValue(f"{verb.name} takes {_list_of(verb)}, not {', '.join(wrong) or 'that'}")
        return self._with(verb, numbers)

    def parse(self, text: str, people: People | None = None) -> Action:
        """An action from its text form, as `str(action)` gives it; with people, as they type it."""
        words = text.split()
        verb = self._typed_verb(words[0] if words else "")
        if verb.form is not None:
            terms, said = verb.form.heard(words, people)
            return self.formed(verb.code, terms, said)
        numbers: list[int] = []
        at = 1
        for param in verb.params:
            if at >= len(words):
                break
            long = (
                _words_of_name(words, at, people) if people is not None and people.is_seat(param.name) else 1
            )
            numbers.append(param.read(" ".join(words[at : at + long]), at, people))
            at += long
        takes: dict[str, Json] = {"verb": verb.name, "takes": [param.name for param in verb.params]}
        if at < len(words):
            complaint = f"{verb.name} takes {_list_of(verb)}"
            raise Mistyped(complaint, "too-much", at, {**takes, "word": words[at]})
        if len(numbers) < len(verb.params) - verb.optional:
            raise Mistyped(f"{verb.name} takes {_list_of(verb)}", "too-little", at, takes)
        return self._with(verb, numbers)

    def _typed_verb(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name.casefold():
                return verb
        raise Mistyped(f"no such verb: {name!r}", "no-such-choice", 0, {"word": name})

    def _verb(self, name: Json) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise MalformedValue(f"no such verb: {name!r}")

    def _with(self, verb: Verb, numbers: list[int]) -> Action:
        if len(numbers) < len(verb.params) - verb.optional:
            raise MalformedValue(f"{verb.name} takes {_list_of(verb)}")
        full = numbers + [NONE] * (4 - len(numbers))
        return Action(verb, full[0], full[1], full[2], full[3])


def _words_of_name(words: list[str], at: int, people: People) -> int:
    """How many words from here on are one player's name."""
    for long in range(len(words) - at, 1, -1):
        if people.seat_called(" ".join(words[at : at + long])) != NOBODY:
            return long
    return 1


def _list_of(verb: Verb) -> str:
    return ", ".join(param.name for param in verb.params) or "nothing more"
