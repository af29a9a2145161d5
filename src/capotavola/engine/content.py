"""Content files: TOML read into typed tables; every mistake with its file, its line and the reason."""

import hashlib
import re
import tomllib
from collections.abc import Collection, Container, Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec
import msgspec.inspect

from capotavola.engine.boxes import files_of
from capotavola.engine.game import Titles

T = TypeVar("T")

LANGUAGES: Final = ["en", "ru", "pl", "fa"]  # that titles are in, and everything else

HEADER = re.compile(r"\s*(\[\[?)\s*([^\]#]+?)\s*\]")
KEY = re.compile(r"\s*([A-Za-z0-9_\-]+|\"[^\"]*\")\s*=")
UNKNOWN = re.compile(r"unknown field `([^`]+)`")
STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


Origin: TypeAlias = Literal["book", "public", "derived", "house"]  # where a figure comes from
Title: TypeAlias = dict[str, str]  # by language


def built_in(game: str) -> Traversable:
    """The content file of a game's own box; a plug-in need not have one."""
    return files_of(game) / "content" / "house.toml"


class ContentError(ValueError):
    """A content file cannot be used: where and why."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class ContentFile:
    """A parsed content file that can say on which line a value stands."""

    def __init__(self, path: Path | Traversable) -> None:
        self.name = str(path) if isinstance(path, Path) else path.name
        try:
            raw = path.read_bytes()
            self.text = raw.decode()
        except OSError as error:
            raise ContentError(self.name, 1, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError as error:
            line = raw[: error.start].count(b"\n") + 1
            raise ContentError(self.name, line, "is not UTF-8") from None
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(self.name, _line_of_syntax_error(error, self.text), str(error)) from None

    def as_type(self, wanted: type[T]) -> T:
        """The whole file as a msgspec type; unknown and missing keys are mistakes."""
        try:
            return msgspec.convert(self.data, wanted)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$")
            unknown = UNKNOWN.search(reason)
            key = f".{unknown[1]}" if unknown else ""
            where = path.rstrip("`")
            raise self.error(where + key, reason + _instead(wanted, where, reason)) from None

    def error(self, path: str, reason: str) -> ContentError:
        """A mistake at a path such as `.character[3].points`."""
        return ContentError(self.name, line_of(self.text, path), reason)

    def must_know(self, path: str, kind: str, word: str, known: Collection[str]) -> None:
        """A word that must be one of these."""
        if word not in known:
            raise self.error(path, f"no such {kind}: {word} (there are {', '.join(known)})")

    def must_total(self, path: str, things: str, copies: Iterable[int], wanted: int, rule: str = "") -> None:
        """So many cards in all, as a rule may say."""
        total = sum(copies)
        if total != wanted:
            by = f" ({rule})" if rule else ""
            raise self.error(path, f"the {things} are {total} cards, not {wanted}{by}")

    def fingerprint(self) -> str:
        """The same figures give the same hash, however the file is laid out."""
        return hashlib.sha256(msgspec.json.encode(self.data, order="sorted")).hexdigest()


def _instead(wanted: type, path: str, reason: str) -> str:
    """Where only certain words will do, these words."""
    if not reason.startswith(("Invalid enum value", "Invalid value")):
        return ""
    words = _words_at(msgspec.inspect.type_info(wanted), STEP.findall(path))
    return f" (there are {', '.join(words)})" if words else ""


def _words_at(kind: msgspec.inspect.Type, steps: list[tuple[str, str]]) -> list[str]:
    """The words that may stand at the end of a path through a type."""
    if isinstance(kind, msgspec.inspect.LiteralType) and not steps:
        return [str(value) for value in kind.values]
    if isinstance(kind, msgspec.inspect.UnionType):
        return list(dict.fromkeys(word for one in kind.types for word in _words_at(one, steps)))
    if isinstance(kind, msgspec.inspect.ListType) and steps:
        return _words_at(kind.item_type, steps[1:])
    if isinstance(kind, msgspec.inspect.StructType) and steps:
        if steps == [(kind.tag_field, "")]:
            return [str(kind.tag)]
        return [
            word
            for field in kind.fields
            if field.encode_name == steps[0][0]
            for word in _words_at(field.type, steps[1:])
        ]
    return []


def line_of(text: str, path: str) -> int:
    """The line where the value at a path stands, or the nearest table above it."""
    wanted = [name if name else int(number) for name, number in STEP.findall(path)]
    best_line, best_depth = 1, 0
    here: list[str | int] = []
    counts: dict[tuple[str | int, ...], int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = HEADER.match(line)
        key = KEY.match(line)
        if header:
            here = _table_path(header, counts)
            spot = here
        elif key:
            spot = [*here, key.group(1).strip('"')]
        else:
            continue
        depth = len(spot)
        if depth > best_depth and wanted[:depth] == spot:
            best_line, best_depth = number, depth
    return best_line


def _table_path(header: re.Match[str], counts: dict[tuple[str | int, ...], int]) -> list[str | int]:
    """`[[a.b]]` is the next element of the list `b` in the last element of the list `a`."""
    path: list[str | int] = []
    names = [name.strip().strip('"') for name in header.group(2).split(".")]
    for position, name in enumerate(names):
        path.append(name)
        listed = tuple(path)
        if position == len(names) - 1 and header.group(1) == "[[":
            counts[listed] = counts.get(listed, -1) + 1
        if listed in counts:
            path.append(counts[listed])
    return path


def _line_of_syntax_error(error: tomllib.TOMLDecodeError, text: str) -> int:
    found = re.search(r"at line (\d+)", str(error))
    return int(found.group(1)) if found else text.count("\n") + 1


# -- names -----------------------------------------------------------------------------


class Titled(Protocol):
    """What a file gives a name, and perhaps a title in some languages."""

    name: str
    title: Title


Names: TypeAlias = list[tuple[str, str, Titled]]
"""All that has a name, with its path in the file and the kind of its message."""


def check_names(file: ContentFile, named: Names, reserved: Container[str]) -> None:
    """Every name once: an action names a thing by it."""
    seen: set[str] = set()
    for here, _, entry in named:
        if not is_name(entry.name):
            raise file.error(f"{here}.name", f"a name has small letters and hyphens only: {entry.name!r}")
        if entry.name in reserved:
            raise file.error(f"{here}.name", f"{entry.name} means something else in this game")
        if entry.name in seen:
            raise file.error(f"{here}.name", f"{entry.name} stands in the file twice")
        seen.add(entry.name)
        for lang in entry.title:
            if lang not in LANGUAGES:
                raise file.error(f"{here}.title", f"titles are in {', '.join(LANGUAGES)}, not {lang}")


def titles_of(named: Names, house: Names) -> Titles:
    """What a file itself calls its things, by language and message; English where a language is missing.

    Whatever is in the built-in box as well needs no title.
    """
    at_home = {f"{kind}-{entry.name}" for _, kind, entry in house}
    titles: Titles = {lang: {} for lang in LANGUAGES}
    for _, kind, entry in named:
        message = f"{kind}-{entry.name}"
        if entry.title or message not in at_home:
            usual = entry.title.get("en", titled(entry.name))
            for lang in LANGUAGES:
                titles[lang][message] = entry.title.get(lang, usual)
    return titles


def titled(name: str) -> str:
    return name.replace("-", " ").capitalize()


def is_name(name: str) -> bool:
    plain = name.replace("-", "")
    return plain.isascii() and plain.isalpha() and plain == plain.lower()
