"""Every text is there in every language, with the same arguments, and speaks of all that can happen."""

import functools
import random
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import capotavola
from capotavola.engine.boxes import files_of
from capotavola.engine.game import Game
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.speech.languages import LANGUAGES, NoSuchLanguage
from capotavola.speech.rulebook import parse_rulebook, rulebook
from capotavola.speech.speaker import MissingText, Speaker, text_folders
from capotavola.terminal.menu import Lister
from tests.boxes import game_of
from tests.conformance.everywhere import every_table
from tests.conformance.walks import Table, any_action, walk

OMERTA = game_of("omerta")
NAMES = ["Anna", "Bea", "Carlo", "Dora", "Ezio"]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "fa": {"one", "other"}}
PLURALS["pl"] = PLURALS["ru"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Variables(Visitor):
    """The variables and the selector keys of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.keys: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.keys.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


def messages(game: str, lang: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for folder in text_folders(game):
        resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    return found


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", capotavola.games())
def test_a_translation_has_every_message_with_the_same_arguments(game: str, lang: str) -> None:
    english, other = messages(game, "en"), messages(game, lang)
    assert list(other) == list(english)
    for key, variables in english.items():
        assert other[key].names == variables.names, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_plurals_have_the_forms_of_the_language(game: str, lang: str) -> None:
    counted = 0
    for key, variables in messages(game, lang).items():
        for keys in variables.keys:
            if keys & CATEGORIES:
                counted += 1
                assert keys == PLURALS[lang], key
    assert counted


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", capotavola.games())
def test_the_rulebooks_have_the_same_rules(game: str, lang: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, lang)
    assert other.ids() == english.ids()
    assert [chapter.number for chapter in other.chapters] == [chapter.number for chapter in english.chapters]
    assert len(set(english.ids())) == len(english.ids())
    for chapter, ours in zip(other.chapters, english.chapters, strict=True):
        for rule, original in zip(chapter.rules, ours.rules, strict=True):
            assert rule.text != original.text, rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_rules_refer_only_to_rules_that_there_are(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    for chapter in book.chapters:
        for rule in chapter.rules:
            for mentioned in re.findall(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)", rule.text):
                assert book.rule(mentioned), (rule.id, mentioned)


class Remembering(Speaker):
    """Puts together once what is said over and over: a sentence depends on nothing but its arguments."""

    def __init__(self, lang: str, game: Game) -> None:
        super().__init__(lang, game, NAMES)
        self.said: dict[tuple[str, str], str] = {}

    def say(self, key: str, **args: Json) -> str:
        wanted = key, repr(args)
        if wanted not in self.said:
            self.said[wanted] = super().say(key, **args)
        return self.said[wanted]


@functools.cache
def speakers_of(name: str) -> list[Speaker]:
    return [Remembering(lang, game_of(name)) for lang in LANGUAGES]


@pytest.mark.slow
@every_table()
def test_whatever_happens_can_be_said(table: Table) -> None:
    name, players, options = table
    game = game_of(name)
    rng = random.Random(8)
    for seed in range(2):
        state = game.start(players=players, seed=bytes([seed]), options=options)
        for seat, action in walk(game, state, rng):
            events, legal = state.copy().apply(seat, action), state.legal(seat)
            step, asked = str(state.view(seat)["step"]), seat in state.deciders()
            refusal = state.why_not(seat, any_action(game, rng))
            for speaker in speakers_of(name):
                for sentence in [speaker.event(event) for event in events]:
                    assert sentence
                    assert "{" not in sentence
                assert speaker.action(action, step)
                assert Lister(speaker, step, lambda _: None).menu_of(legal).entries or not asked
                assert refusal is None or speaker.refusal(refusal)


@pytest.mark.parametrize("game", capotavola.games())
def test_every_refusal_in_the_source_has_its_sentence(game: str) -> None:
    source = source_of(game)
    reasons = set(re.findall(r'Refusal\(\s*"[^"]+",\s*"([a-z-]+)"', source))
    known = messages(game, "en")
    assert len(reasons) > len([key for key in known if key.startswith("no-")]) / 2
    assert not {reason for reason in reasons if f"no-{reason}" not in known}


def source_of(game: str) -> str:
    return "".join(file.read_text(encoding="utf-8") for file in modules_in(files_of(game)))


def modules_in(room: Traversable) -> Iterator[Traversable]:
    for file in room.iterdir():
        if file.is_dir():
            yield from modules_in(file)
        elif file.name.endswith(".py"):
            yield file


# Messages whose names the source puts together.
MADE = ["card", "about", "gangster", "nickname", "ask", "do", "verb", "param", "event", "no"]
MADE += ["option", "reason", "build", "family", "area", "business", "figure", "colour", "effect", "column"]
MADE += ["order", "from", "gang", "monopoly", "phrase", "typo", "view", "foreseen"]


@pytest.mark.slow
@pytest.mark.parametrize("game", capotavola.games())
def test_no_text_is_left_that_nothing_says(game: str) -> None:
    root = Path(capotavola.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py")) + source_of(game)
    words = game_of(game).declared.arguments.words
    made = {*MADE, *(kind for kinds in words.values() for kind in kinds)}
    quoted = {*re.findall(r"""["'](?=([\w-]+)["'])""", source)}
    for key in messages(game, "en"):
        assert key in quoted or key.split("-")[0] in made, key


def test_numbers_and_names_as_each_reader_writes_them() -> None:
    assert Speaker("fa", OMERTA, NAMES).number(1907) == "۱۹۰۷"
    assert Speaker("ru", OMERTA, NAMES).number(1907) == "1907"
    line = Speaker("fa", OMERTA, NAMES).refusal(Refusal("OM-4.13", "card-locked", {"place": 2}))
    assert "۳" in line
    twenty_one = {lang: Speaker(lang, OMERTA, NAMES).say("cards-count", count=21) for lang in LANGUAGES}
    assert twenty_one["ru"] == "21 карта"
    assert twenty_one["pl"] == "21 kart"
    assert twenty_one["en"] == "21 cards"


def test_persian_isolates_what_is_put_in() -> None:
    sentence = Speaker("fa", OMERTA, NAMES).say("replay-as", name="Anna")
    assert "\u2068Anna\u2069" in sentence
    assert "\u2068" not in Speaker("en", OMERTA, NAMES).say("replay-as", name="Anna")


def test_a_missing_text_or_language_is_named() -> None:
    with pytest.raises(MissingText, match="nowhere"):
        Speaker("en", OMERTA, NAMES).say("nowhere")
    with pytest.raises(MissingText, match="replay-as"):
        Speaker("en", OMERTA, NAMES).say("replay-as")
    with pytest.raises(NoSuchLanguage, match="no such language: de"):
        Speaker("de", OMERTA, NAMES)


def test_a_line_that_is_no_rule_is_found() -> None:
    with pytest.raises(ValueError, match="line 3"):
        parse_rulebook("# Game\n## 1 Chapter\nsomething else\n")


@pytest.mark.parametrize(
    ("lang", "long"), [("en", "128,000"), ("ru", "128\u00a0000"), ("pl", "128\u00a0000"), ("fa", "۱۲۸٬۰۰۰")]
)
def test_long_numbers_are_read_in_groups(lang: str, long: str) -> None:
    speaker = Speaker(lang, game_of("cosanostra"), [])
    assert speaker.number(128_000) == long
    assert speaker.number(2000).isdecimal()
