"""The rulebooks say the same in four languages."""

import re
from pathlib import Path

import pytest

import capotavola
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.rulebook import rulebook

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
RULE_ID = re.compile(r"[A-Z]{2}-R?[0-9]+(?:\.[0-9]+)?")
WESTERN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
IN_THOUSANDS = re.compile("(?<=[0-9])[,٬ \u00a0](?=[0-9]{3})")
ROMAN = {"I": "1", "II": "2", "III": "3", "IV": "4"}  # acts and rounds; Persian counts them in figures
PAGE = Path(__file__).parents[2] / "web" / "src"
WRITTEN_IN_PERSIAN = [
    *Path(capotavola.__file__).parent.rglob("fa.md"),
    *Path(capotavola.__file__).parent.rglob("fa.ftl"),
    *PAGE.rglob("fa.ftl"),
]


def cited(text: str) -> set[str]:
    return set(RULE_ID.findall(text))


def numbers(text: str) -> set[str]:
    """Those in figures, but for the ids."""
    plain = IN_THOUSANDS.sub("", RULE_ID.sub(" ", text).translate(WESTERN))
    plain = re.sub(r"\b(?:IV|I{1,3})\b", lambda found: ROMAN[found[0]], plain)
    return set(re.findall("[0-9]+", plain))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", capotavola.games())
def test_a_rule_has_the_same_numbers_and_cites_the_same_rules_in_every_language(game: str, lang: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, lang)
    assert other.ids() == english.ids()
    for rule_id in english.ids():
        rule, translated = english.rule(rule_id), other.rule(rule_id)
        assert rule is not None
        assert translated is not None
        assert numbers(translated.text) == numbers(rule.text), rule_id
        assert cited(translated.text) == cited(rule.text), rule_id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_what_a_rule_cites_is_there(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    ids = set(book.ids())
    for chapter in book.chapters:
        for rule in chapter.rules:
            assert cited(rule.text) <= ids, rule.id


def test_numbers_are_found_however_they_are_written() -> None:
    assert numbers("(CE-4.12) In act IV you get $2,000 or 3+.") == {"4", "2000", "3"}
    assert numbers("(CE-4.12) در اکت ۴، ۲٬۰۰۰ دلار یا \u2068۳+\u2069") == {"4", "2000", "3"}
    assert numbers("(CE-4.12) В раунде IV 2\u00a0000 $ или «3+»") == {"4", "2000", "3"}
    assert cited("(LC-2.1, LC-R9) as in LC-10.4") == {"LC-2.1", "LC-R9", "LC-10.4"}


def test_persian_joins_the_same_two_words_in_one_way() -> None:
    """The ezafe after a silent he is written, as ی: never once with it and once without, nor as a hamza."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in WRITTEN_IN_PERSIAN)
    word = "[\u0600-\u06ff\u200c]+"
    joined = set(re.findall(f"({word}ه)\u200cی ({word})", text))
    bare = set(re.findall(f"(?<![\u0600-\u06ff\u200c])({word}ه) ({word})", text))
    assert len(joined) > 100
    assert joined & bare == set()
    assert not re.findall(f"{word}(?:هٔ|ۀ)", text)
