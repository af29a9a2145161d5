"""The page's words: four languages, each complete, and every word that the page says is there."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from capotavola.bots.names import BOT_NAMES
from capotavola.speech.languages import LANGUAGES
from tests.server.texts import Parts
from tests.server.texts import texts as house_texts
from tests.speech.test_texts import CATEGORIES, OTHERS, PLURALS
from tests.speech.test_texts import messages as texts_of_game

SOURCE = Path(__file__).parents[2] / "web" / "src"
PAGE = SOURCE / "text"
BOARDS = sorted((SOURCE / "games").glob("*/text"))
FOLDERS = [PAGE, *BOARDS]

# The same in English and in the language: loanwords, texts of nothing but arguments and signs, Italian names.
ARGUMENTS = {"label-zone", "against-business", "against-gangster"}
SIGNS = {"gains-card", "loses-card", *ARGUMENTS}
MONEY_AND_PER_CENT = {"gains-money", "loses-money", "bid-of", "per-cent", "odds-of"}
SAME_AS_ENGLISH = {
    "pl": {"menu", "label-player", "figure-don", *MONEY_AND_PER_CENT, *SIGNS},
    "ru": SIGNS,
    "fa": ARGUMENTS,
}
NAMES = {"pl": "bot-name-"}

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))


# -- the texts ---------------------------------------------------------------------------


def entries(folder: Path, lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def lines(folder: Path, lang: str) -> list[str]:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()


def comments(folder: Path, lang: str) -> list[str]:
    return [line for line in lines(folder, lang) if line.startswith("#")]


def game_of(board: Path) -> str:
    return board.parent.name


def test_the_page_and_a_board_have_texts() -> None:
    assert BOARDS
    assert len(entries(PAGE, "en")) > 100


@every_folder
def test_there_is_a_file_for_each_language(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@every_folder
@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_every_message_with_the_same_arguments(folder: Path, lang: str) -> None:
    english, other = entries(folder, "en"), entries(folder, lang)
    assert list(other) == list(english)
    assert comments(folder, lang) == comments(folder, "en")
    for key, message in english.items():
        assert parts(other[key]).args == parts(message).args, key


@every_folder
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(folder: Path, lang: str) -> None:
    english, other = entries(folder, "en"), entries(folder, lang)
    same = {key for key in english if other[key].equals(english[key])}
    same = {key for key in same if not key.startswith(NAMES.get(lang, "\0"))}
    assert same == SAME_AS_ENGLISH[lang] & english.keys()


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(folder: Path, lang: str) -> None:
    originals = entries(folder, "en")
    for key, message in entries(folder, lang).items():
        english = parts(originals[key]).choices
        choices = parts(message).choices
        assert [choice.by for choice in choices] == [choice.by for choice in english], key
        for choice, original in zip(choices, english, strict=True):
            plural = bool(original.keys & CATEGORIES)
            assert choice.keys & CATEGORIES == (PLURALS[lang] if plural else set()), key
            assert choice.keys - CATEGORIES == original.keys - CATEGORIES, key


@every_folder
def test_persian_is_written_with_its_own_letters_and_half_spaces(folder: Path) -> None:
    spoken = "\n".join(line for line in lines(folder, "fa") if not line.startswith("#"))
    isolated = r"\u2068[^\u2069]*\u2069"
    fluent = r"\{ \$\w+( ->)?|^[\w-]+ =|\*?\[[a-z0-9-]+\]|\}"
    words = re.sub(f"{isolated}|{fluent}", "", spoken, flags=re.M)
    assert not re.search(r"[A-Za-z0-9,;?'\"]|[يك]", words)  # Arabic letters look alike
    assert not re.search(r"(?<!\S)ن?می |ه ی |\w ها\b", words)


# -- one bundle of them -------------------------------------------------------------------


def test_no_message_of_the_page_has_the_name_of_one_of_the_house() -> None:
    assert not entries(PAGE, "en").keys() & house_texts("en").keys()


@pytest.mark.parametrize("board", BOARDS, ids=game_of)
def test_no_message_of_a_board_has_the_name_of_one_of_its_game(board: Path) -> None:
    assert not entries(board, "en").keys() & texts_of_game(game_of(board), "en").keys()


# -- what the page says -------------------------------------------------------------------

# `say(` alone speaks for the page and the house, `words.say(` for the game.
SAID_BY_PAGE = re.compile(r"(?<![\w.])say\(([^(),]*)")
SAID_BY_GAME = re.compile(r"(?:\b\w*[wW]ords|(?:about|cover)\([^()]*\))\??\.say\(([^(),]*)")
LITERAL = re.compile(r"'([a-z][\w-]*)'")
MADE = re.compile(r"`([a-z][\w-]*-)\$\{")


def source(without: Iterable[Path] = ()) -> str:
    """All that is written for the page, its tests left out."""
    files = [path for ending in ("svelte", "ts") for path in sorted(SOURCE.rglob(f"*.{ending}"))]
    wanted = [path for path in files if ".test." not in path.name and not set(path.parents) & set(without)]
    return "\n".join(path.read_text(encoding="utf-8") for path in wanted)


def literals(said: re.Pattern[str], text: str) -> set[str]:
    return {key for argument in said.findall(text) for key in LITERAL.findall(argument)}


def starts(said: re.Pattern[str], text: str) -> set[str]:
    return {start for argument in said.findall(text) for start in MADE.findall(argument)}


def missing(said: re.Pattern[str], text: str, known: set[str]) -> set[str]:
    unheard = {start for start in starts(said, text) if not any(key.startswith(start) for key in known)}
    return literals(said, text) - known | unheard


def test_the_source_is_read_as_it_is_written() -> None:
    text = "say('go') session.say({ type: 'leave' }) words.say(mine ? 'a' : 'b', args) say(`bot-${x}`, 'y')"
    assert literals(SAID_BY_PAGE, text) == {"go"}
    assert literals(SAID_BY_GAME, text) == {"a", "b"}
    assert starts(SAID_BY_PAGE, text) == {"bot-"}
    assert literals(SAID_BY_GAME, "speech.about(info.game)?.say('title')") == {"title"}


def test_all_that_the_page_says_has_a_text() -> None:
    text = source()
    assert len(literals(SAID_BY_PAGE, text)) > 100
    assert not missing(SAID_BY_PAGE, text, entries(PAGE, "en").keys() | house_texts("en").keys())


@pytest.mark.parametrize("board", BOARDS, ids=game_of)
def test_all_that_is_said_of_a_game_has_a_text(board: Path) -> None:
    """By its own folder, and by what all games share."""
    text = source(without=[other.parent for other in BOARDS if other != board])
    assert literals(SAID_BY_GAME, text) <= texts_of(board)


def texts_of(board: Path) -> set[str]:
    return entries(board, "en").keys() | texts_of_game(game_of(board), "en").keys()


def test_what_is_said_of_games_by_the_first_part_of_a_key_is_a_text_of_one() -> None:
    """Not every game has options, columns or tabs."""
    text = source()
    assert len(literals(SAID_BY_GAME, text)) > 10
    known = set().union(*map(texts_of, BOARDS))
    assert not missing(SAID_BY_GAME, text, known)


def test_every_bot_has_a_name_in_the_letters_of_the_reader() -> None:
    assert entries(PAGE, "en").keys() >= {f"bot-name-{name.replace(' ', '-')}" for name in BOT_NAMES}


@every_folder
def test_no_text_is_left_that_nothing_says(folder: Path) -> None:
    text = source()
    made = tuple(MADE.findall(text))
    unsaid = [key for key in entries(folder, "en") if not key.startswith(made)]
    assert [key for key in unsaid if f"'{key}'" not in text and f'"{key}"' not in text] == []
