"""Where an own box has other figures than the printed rulebook, as far as the built-in edition knows it.

A figure is the book's if its origin says so: `copies` by `copies_origin`, else by the `origin` of its table.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from capotavola.engine.content import ContentFile

Toml: TypeAlias = "str | int | float | bool | list[Toml] | dict[str, Toml]"

BOOK: Final = "book"
WHO: Final = ["name", "value"]  # what tells the entries of a list apart; else their place does
ORIGINS: Final = ("origin", "origins")


class Departure(NamedTuple):
    """`path` is where it stands in the own file, `what` what it is a figure of."""

    path: str
    what: str
    own: str
    book: str


def departures(own: ContentFile, built_in: ContentFile) -> list[Departure]:
    """In the order of the built-in file; of cards that only one of the two has nothing is said."""
    return [*_tables("", own.data, built_in.data, "")]


def _tables(path: str, own: Toml, book: Toml, what: str) -> Iterator[Departure]:
    if isinstance(book, dict) and isinstance(own, dict):
        for key, value in book.items():
            if key not in WHO and key not in ORIGINS and not key.endswith("_origin"):
                yield from _member(f"{path}.{key}", key, own, book, value, what)
    elif isinstance(book, list) and isinstance(own, list):
        yield from _entries(path, own, book)


def _member(
    path: str, key: str, own: dict[str, Toml], book: dict[str, Toml], value: Toml, what: str
) -> Iterator[Departure]:
    origin = book.get(f"{key}_origin", book.get("origin", book.get("origins")))
    if isinstance(value, list) and any(isinstance(one, dict) and _has_origin(one) for one in value):
        yield from _tables(path, own.get(key, []), value, what)
    elif origin is None:
        yield from _tables(path, own.get(key, {}), value, what)
    elif isinstance(origin, list) and isinstance(value, list):
        mine = own.get(key)
        for number, (one, whose) in enumerate(zip(value, origin, strict=False)):
            there = mine[number : number + 1] if isinstance(mine, list) else []
            if whose == BOOK and there != [one]:
                yield Departure(path, f"{what} {key} {number + 1}".strip(), _said(there), _said(one))
    elif origin == BOOK and own.get(key) != value:
        yield Departure(path, f"{what} {key}".strip(), _said(own.get(key, "missing")), _said(value))


def _entries(path: str, own: list[Toml], book: list[Toml]) -> Iterator[Departure]:
    known = {_who(entry, number): number for number, entry in enumerate(own)}
    for number, entry in enumerate(book):
        who = _who(entry, number)
        if who in known:
            here = known[who]
            yield from _tables(f"{path}[{here}]", own[here], entry, f"{path.rpartition('.')[2]} {who}")


def _who(entry: Toml, number: int) -> str:
    names = [str(entry[key]) for key in WHO if isinstance(entry, dict) and key in entry]
    return names[0] if names else str(number + 1)


def _has_origin(table: dict[str, Toml]) -> bool:
    return any(key in ORIGINS or key.endswith("_origin") for key in table)


def _said(value: Toml) -> str:
    if isinstance(value, list):
        return ", ".join(_said(one) for one in value) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(one)}" for key, one in value.items())
    return str(value).lower() if isinstance(value, bool) else str(value)
