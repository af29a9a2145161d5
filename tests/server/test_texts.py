"""The house's words: all that it can say is there in four languages, with the arguments that it gives."""

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields

import capotavola
from capotavola.bots.catalogue import NAMES
from capotavola.server import clock
from capotavola.server.messages import happened, shown, told
from capotavola.server.messages.fields import Matter, Status
from capotavola.server.table.phrases import PHRASES
from capotavola.server.table.refusing import REASONS
from capotavola.speech.languages import LANGUAGES
from tests.server.texts import Parts, bundle, say, source, texts
from tests.speech.test_texts import OTHERS, PLURALS
from tests.speech.test_texts import messages as texts_of_game

COUNTS = {"one": 1, "few": 2, "many": 5, "other": 2}
QUOTED = {"en": "“whatever”", "ru": "«whatever»", "pl": "„whatever”", "fa": "«whatever»"}

# What a client can say of a field; a field that is not here is said as it is.
SAID_OF = {
    "seat": ["name"],
    "results": ["count"],
    "to": ["to", "other"],
    "phrase": ["text"],
    "lost": ["time"],
}


# -- what there is to say --------------------------------------------------------------


def tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def words(struct: type[Struct], field: str) -> set[str]:
    return {str(word) for word in get_args(get_type_hints(struct)[field])}


def every_key() -> set[str]:
    """Of every list and type of words, a message each."""
    kinds: dict[str, set[str]] = {
        "house": set(REASONS),
        "phrase": set(PHRASES),
        "happened": {tag(struct) for struct in get_args(happened.AnyHappening)},
        "status": set(get_args(Status)),
        "visibility": words(shown.TableInfo, "visibility"),
        "clock": {tag(struct) for struct in get_args(clock.ClockRules)},
        "span": {"seconds", "minutes", "hours", "days"},
        "bot": set(NAMES),
        "connection": {"connected", "reconnecting"},
        "closing": words(told.Closing, "reason"),
        "race": {"result"},
    }
    return {f"{kind}-{word}" for kind, known in kinds.items() for word in known}


def test_there_is_a_text_for_all_that_the_house_can_say_and_for_nothing_else() -> None:
    assert set(texts("en")) == every_key()
    assert len(every_key()) > 80


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_every_message_with_the_same_arguments(lang: str) -> None:
    english, other = texts("en"), texts(lang)
    assert list(other) == list(english)
    for key, parts in english.items():
        assert other[key].args == parts.args, key


@pytest.mark.parametrize("game", capotavola.games())
def test_no_message_has_the_name_of_one_of_a_game(game: str) -> None:
    """A client has all of them in one bundle."""
    assert not set(texts("en")) & set(texts_of_game(game, "en"))


@pytest.mark.parametrize("struct", get_args(happened.AnyHappening), ids=tag)
def test_a_happening_brings_all_that_its_text_needs(struct: type[Struct]) -> None:
    assert texts("en")[f"happened-{tag(struct)}"].args <= sayable(struct)


def test_the_other_texts_have_the_arguments_of_their_types() -> None:
    english = texts("en")
    assert english["race-result"].args == sayable(happened.RaceResult) | {"place"}
    assert english["clock-live"].args == {"start", "increment", "cap"}
    assert english["clock-days"].args == {"days"}
    for key, parts in english.items():
        if key.startswith("span-"):
            assert parts.args == {"count"}, key
        elif not key.startswith(("house-", "happened-", "race-", "clock-")):
            assert parts.args == set(), key


def sayable(struct: type[Struct]) -> set[str]:
    return {said for field in fields(struct) for said in SAID_OF.get(field.name, [field.name])}


# -- choices and plurals ------------------------------------------------------------------

CHOICES = {
    ("happened-freed", "why"): words(happened.Freed, "why"),
    ("happened-raced", "count"): {"0", "some"},
    ("race-result", "result"): words(happened.RaceResult, "result"),
    ("happened-spoke", "to"): {"table", "spectators", "seat"},
    ("happened-voted", "matter"): set(get_args(Matter)),
    ("happened-voted", "yes"): {"yes", "no"},
    ("happened-stand-in", "bot"): {"none", "some"},
    ("happened-muted", "muted"): {"yes", "no"},
    ("happened-watcher-muted", "muted"): {"yes", "no"},
    ("happened-watcher-gone", "kicked"): {"yes", "no"},
    ("happened-hushed", "hushed"): {"yes", "no"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_chooses_among_the_words_of_the_protocol_or_the_plurals_of_the_language(lang: str) -> None:
    found = set()
    for key, parts in texts(lang).items():
        for choice in parts.choices:
            found.add((key, choice.by))
            assert choice.keys == CHOICES.get((key, choice.by), PLURALS[lang]), key
    counted = {("house-seats-free", "count"), ("clock-days", "days")}
    counted |= {(f"span-{unit}", "count") for unit in ("seconds", "minutes", "hours", "days")}
    assert found == CHOICES.keys() | counted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said_whatever_it_chooses(lang: str) -> None:
    spoken = bundle(lang)
    for key, parts in texts(lang).items():
        said = [say(spoken, key, args) for args in every_argument(parts)]
        assert all(said), key
        assert not any("{" in text for text in said), key
        plural = any(choice.keys == PLURALS[lang] for choice in parts.choices)
        assert plural or len(set(said)) == len(said), f"{key} says the same of different things"


def every_argument(parts: Parts) -> Iterator[dict[str, str | int]]:
    plain: dict[str, str | int] = {arg: f"<{arg}>" for arg in parts.args}
    choices = {choice.by: sorted(choice.keys) for choice in parts.choices}
    for picked in product(*choices.values()):
        yield plain | {by: picked_as(word) for by, word in zip(choices, picked, strict=True)}


def picked_as(word: str) -> str | int:
    return int(word) if word.isdecimal() else COUNTS.get(word, word)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 minute", "2 minutes", "5 minutes", "21 minutes"]),
        ("ru", ["1 минута", "2 минуты", "5 минут", "21 минута"]),
        ("pl", ["1 minuta", "2 minuty", "5 minut", "21 minut"]),
        ("fa", ["\u20681\u2069 دقیقه", "\u20682\u2069 دقیقه", "\u20685\u2069 دقیقه", "\u206821\u2069 دقیقه"]),
    ],
)
def test_time_is_counted_as_the_language_counts(lang: str, said: list[str]) -> None:
    spoken = bundle(lang)
    assert [say(spoken, "span-minutes", {"count": count}) for count in (1, 2, 5, 21)] == said


# -- how each language is written ----------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_typed_stands_in_the_quotes_of_the_language(lang: str) -> None:
    for key in ("house-malformed", "house-bad-setup", "house-no-such-bot", "house-no-such-phrase"):
        (arg,) = texts(lang)[key].args
        said = say(bundle(lang), key, {arg: "whatever"}).replace("\u2068", "").replace("\u2069", "")
        assert QUOTED[lang] in said


def test_persian_is_written_with_its_own_letters_signs_and_half_spaces() -> None:
    lines = [line for line in source("fa").splitlines() if not line.startswith("#")]
    words_only = re.sub(r"\{ \$\w+( ->)?|^[a-z-]+ =|\*?\[[a-z0-9-]+\]|\}", "", "\n".join(lines), flags=re.M)
    assert "می‌" in words_only
    assert not re.search(r"[A-Za-z0-9,;?'\"]|[يك]", words_only)  # Arabic letters look alike
    assert not re.search(r"(?<!\S)ن?می |ه ی |\w ها\b", words_only)
