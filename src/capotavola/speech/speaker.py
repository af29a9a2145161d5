"""Keys and arguments into sentences."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from capotavola.engine.action import Action
from capotavola.engine.event import Event
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.speech.languages import RIGHT_TO_LEFT, check_language

PERSIAN = str.maketrans("0123456789,", "۰۱۲۳۴۵۶۷۸۹٬")
ISOLATED_NUMBER = re.compile("\u2068[0-9,]+\u2069")  # isolated means right-to-left, so Persian
GROUPED = 10_000
NUMBERED = re.compile(r"(.+)-(\d+)")

# What an integer is, by its argument's name, in every game's events, actions and refusals.
SEATS = {"seat", "other_seat", "target", "winner", "to", "by"}
PLACES = {"place", "other_place", "safe_place", "height"}
# Words that a text chooses by, as in `{ $from -> [pile] … }`.
CHOSEN_BY_TEXT = {"from", "order", "first", "pile", "verdict"}
# What somebody said, in whatever language.
VERBATIM = {"said"}
# Where messages are not named after the argument: those to try, in order.
NAMED_AS = {
    "job": ["card"],
    "ally": ["card"],
    "good": ["card"],
    "goods": ["card"],
    "turf": ["area"],
    "to_turf": ["area"],
    "to_business": ["business"],
    "kind": ["business"],
    "victim": ["gangster"],
    "mercenary": ["gangster"],
    "figure": ["business", "area", "figure"],
}


class MissingText(KeyError):
    """A text is not there, or does not fit its arguments."""


class Speaker:
    """Speaks one language about one game, with the players' names."""

    def __init__(
        self, lang: str, game: str, names: list[str], titles: dict[str, dict[str, str]] | None = None
    ) -> None:
        """`titles`: what a content file calls its own cards, by language and message."""
        self.lang = check_language(lang)
        self.names = names
        self._bundle = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
        for folder in text_folders(game):
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
        self._titles = (titles or {}).get(lang, {})

    def say(self, key: str, **args: Json) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return ISOLATED_NUMBER.sub(lambda found: found[0].translate(PERSIAN), str(text))

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.name}", **self._worded(event.args)).rstrip()

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"no-{refusal.reason}", **self._worded(refusal.args))

    def action(self, action: Action, step: str) -> str:
        """What the action would do, as a choice in a list."""
        form = action.verb.form
        args = action.value() if form is None else form.phrases(action.terms, action.text)
        args.pop("verb", None)
        same = "yes" if args.get("seat", 0) == args.get("other_seat", 1) else "no"
        said = self.say(f"do-{action.verb.name}", step=step, count=len(args), same=same, **self._worded(args))
        return said.rstrip()

    def card(self, name: str) -> str:
        return self.named("card", name)

    def named(self, kind: str, word: str) -> str:
        """`lady` of the kind card is the message card-lady, `bottle-7` is card-bottle with $value 7.

        Where the number only tells alike ones apart, `business-numbered` says how.
        `gun+booze` is a list of two, also where the kind is named in the plural.
        """
        if "+" in word:
            return self.listed([self.named(singular(kind), part) for part in word.split("+")])
        found = NUMBERED.fullmatch(word)
        for name in NAMED_AS.get(kind, [kind]):
            if f"{name}-{word}" in self._titles:
                return self._titles[f"{name}-{word}"]
            if found and self._knows(f"{name}-{found[1]}"):
                return self._numbered(name, found[1], int(found[2]))
            if self._bundle.has_message(f"{name}-{word}"):
                return self.say(f"{name}-{word}")
        raise MissingText(f"{kind}-{word}")

    def _knows(self, key: str) -> bool:
        return key in self._titles or self._bundle.has_message(key)

    def _numbered(self, kind: str, word: str, number: int) -> str:
        title = self._titles.get(f"{kind}-{word}")
        said = self.say(f"{kind}-{word}", value=number) if title is None else title
        if self._bundle.has_message(f"{kind}-numbered"):
            return self.say(f"{kind}-numbered", name=said, value=number)
        return said

    def option(self, name: str, value: Json) -> str:
        """The value of a table's option."""
        if isinstance(value, bool):
            return self.say("option-on" if value else "option-off")
        return self.number(value) if isinstance(value, int) else self.say(f"option-{name}-{value}")

    def number(self, value: int) -> str:
        """In groups of three from five digits on, as the language does it."""
        grouped = f"{value:,}" if abs(value) >= GROUPED else str(value)
        if self.lang == "fa":
            return grouped.translate(PERSIAN)
        return grouped if self.lang == "en" else grouped.replace(",", "\u00a0")

    def listed(self, parts: list[str]) -> str:
        return ("، " if self.lang == "fa" else ", ").join(parts) or "–"

    def part(self, name: str, value: Json) -> Json:
        """An argument as it is said: seats by name, places from 1, words by their message `name-word`.

        A list `cards` is a list of what `card` is; {"phrase": "cash", …} is a message of its own.
        """
        if isinstance(value, dict):
            args = {key: part for key, part in value.items() if key != "phrase"}
            return self.say(f"phrase-{value['phrase']}", **self._worded(args))
        if isinstance(value, list):
            parts = [self.part(singular(name), item) for item in value]
            return self.listed([self.number(part) if isinstance(part, int) else str(part) for part in parts])
        if isinstance(value, int) and name in SEATS:
            return self.names[value]
        if isinstance(value, int) and name in PLACES:
            return value + 1
        if isinstance(value, str) and name in VERBATIM:
            return self.say("quoted", text=value) if value else ""
        if isinstance(value, str) and name not in CHOSEN_BY_TEXT:
            return self.named(name, value)
        return value

    def _worded(self, args: dict[str, Json]) -> dict[str, Json]:
        return {name: self.part(name, value) for name, value in args.items()}


def singular(name: str) -> str:
    """`cards` are a list of what `card` is, `allies` of `ally`, `businesses` of `business`."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-2] if name.endswith("sses") else name.removesuffix("s")


def text_folders(game: str) -> list[Traversable]:
    """Where the texts lie: the common ones, and the game's."""
    return [
        files("capotavola.speech") / "text",
        files(f"capotavola.games.{game}") / "text",
    ]
