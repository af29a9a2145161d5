"""Keys and arguments into sentences."""

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from capotavola.engine.action import Action
from capotavola.engine.boxes import files_of
from capotavola.engine.declared import singular
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.refusal import Refusal
from capotavola.engine.typed import Mistyped
from capotavola.engine.values import Json
from capotavola.speech.languages import RIGHT_TO_LEFT, check_language

PERSIAN = str.maketrans("0123456789,", "۰۱۲۳۴۵۶۷۸۹٬")
ISOLATED_NUMBER = re.compile("\u2068[0-9,]+\u2069")  # isolated means right-to-left, so Persian
GROUPED = 10_000
NUMBERED = re.compile(r"(.+)-(\d+)")


class MissingText(KeyError):
    """A text is not there, or does not fit its arguments."""


class Speaker:
    """Speaks one language about one game, with the players' names."""

    def __init__(self, lang: str, game: Game, names: list[str]) -> None:
        self.lang = check_language(lang)
        self.comma = "، " if lang == "fa" else ", "
        self.arrow = "←" if lang in RIGHT_TO_LEFT else "→"
        self.names = names
        self._bundle = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
        for folder in text_folders(game.name):
            self._bundle.add_resource(_parsed((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
        self._titles = game.titles.get(lang, {})
        self._arguments = game.declared.arguments
        self._kinds = self._arguments.kinds()

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
        seats = [str(value) for name, value in args.items() if self._kinds.get(name) == "seat"]
        same = "yes" if len(seats) > len(set(seats)) else "no"  # one player is meant twice
        said = self.say(f"do-{action.verb.name}", step=step, count=len(args), same=same, **self._worded(args))
        return said.rstrip()

    def mistake(self, mistake: Mistyped) -> str:
        """What is wrong with a typed line."""
        args: dict[str, Json] = {}
        for name, value in mistake.details.items():
            args[name] = value
            if isinstance(value, list):
                args["found"] = len(value)
                args[name] = self.listed([self._meant(name, part) for part in value])
        return self.say(f"typo-{mistake.reason}", **args)

    def _meant(self, name: str, part: Json) -> str:
        if name == "players" and isinstance(part, int):
            return self.names[part]
        return self.say(f"param-{part}") if name == "takes" else str(part)

    def card(self, name: str) -> str:
        return self.named("card", name)

    def named(self, kind: str, word: str) -> str:
        """`lady` of the kind card is the message card-lady, `bottle-7` is card-bottle with $value 7.

        Where the number only tells alike ones apart, `business-numbered` says how.
        `gun+booze` is a list of two. An argument has the kinds that its game declares.
        """
        if "+" in word:
            return self.listed([self.named(kind, part) for part in word.split("+")])
        found = NUMBERED.fullmatch(word)
        for name in self._arguments.words.get(kind, [kind]):
            if f"{name}-{word}" in self._titles:
                return self._titles[f"{name}-{word}"]
            if found and self.knows(f"{name}-{found[1]}"):
                return self._numbered(name, found[1], int(found[2]))
            if self._bundle.has_message(f"{name}-{word}"):
                return self.say(f"{name}-{word}")
        raise MissingText(f"{kind}-{word}")

    def knows(self, key: str) -> bool:
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

    def player(self, seat: Json) -> str:
        assert isinstance(seat, int)
        return self.names[seat]

    def listed(self, parts: list[str]) -> str:
        return self.comma.join(parts) or "–"

    def counts(self, names: list[str]) -> list[str]:
        counts = {name: names.count(name) for name in names}
        return [f"{name} × {self.number(many)}" if many > 1 else name for name, many in counts.items()]

    def counted(self, names: list[str]) -> str:
        return self.listed(self.counts(names))

    def part(self, name: str, value: Json) -> Json:
        """An argument as it is said: seats by name, places from 1, words by their message `name-word`.

        A list `cards` is a list of what `card` is; {"phrase": "cash", …} is a message of its own.
        """
        if isinstance(value, dict):
            args = {key: part for key, part in value.items() if key != "phrase"}
            return self.say(f"phrase-{value['phrase']}", **self._worded(args))
        if isinstance(value, list):
            each = name if name in self._kinds else singular(name)
            parts = [self.part(each, item) for item in value]
            return self.listed([self.number(part) if isinstance(part, int) else str(part) for part in parts])
        kind = self._kinds.get(name)
        if kind is None:
            raise MissingText(f"the game declares no argument {name}")
        if kind == "seat" and isinstance(value, int):
            return self.names[value]
        if kind == "place" and isinstance(value, int):
            return value + 1
        if kind == "quote" and isinstance(value, str):
            return self.say("quoted", text=value) if value else ""
        if kind == "word" and isinstance(value, str):
            return self.named(name, value)
        return value

    def label(self, name: str, value: Json) -> str:
        """An argument that stands alone, as a choice in a list."""
        if self._kinds.get(name) == "choice" and self.knows(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        said = self.part(name, value)
        if self._kinds.get(name) == "place":
            return self.say("place-number", place=said)
        return self.number(said) if isinstance(said, int) else str(said)

    def _worded(self, args: dict[str, Json]) -> dict[str, Json]:
        """Each argument as it is said; of a list `places` there is `places_count` too."""
        counts: dict[str, Json] = {
            f"{name}_count": len(value) for name, value in args.items() if isinstance(value, list)
        }
        return {name: self.part(name, value) for name, value in args.items()} | counts


@lru_cache(maxsize=64)
def _parsed(source: str) -> Resource:
    """Kept, since every speaker of a language needs the same: to parse them takes tenths of a second."""
    return FluentResource(source)


def text_folders(game: str) -> list[Traversable]:
    """Where the texts lie: those of every client, those of the terminal and the commands, and the game's."""
    speech = files("capotavola.speech")
    return [speech / "text", speech / "commands", files_of(game) / "text"]


def client_texts(game: str, lang: str) -> str:
    """What any client says of a game, in Fluent, without comments and empty lines."""
    everywhere, _, own = text_folders(game)
    name = f"{check_language(lang)}.ftl"
    source = "\n".join((folder / name).read_text(encoding="utf-8") for folder in (everywhere, own))
    return "\n".join(line for line in source.splitlines() if line.strip() and not line.startswith("#"))
