"""What leaves the process and comes back: games by their names, states by what lies on their tables.

Pickles are for processes of one house and one release; what is stored for long goes through `Game.dump`.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from capotavola.engine import boxes

# A state gets these from its class, or has them only while it acts.
NOT_KEPT: Final = ("course", "steps", "told")
NOT_KNOWN: Final = ("chance", "rules", *NOT_KEPT)


class Boxed(Protocol):
    """A game in its box."""

    tables: object

    def keep_box(self, box: str) -> None:
        """This is the content file, as it stands."""


@contextmanager
def unpacked(box: str) -> Iterator[Path]:
    """A content file of this text, for a while."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "kept.toml")
        file.write_text(box, encoding="utf-8", newline="")
        yield file


@cache
def reopened(name: str, box: str | None) -> Boxed:
    """The game that somebody has put away: one for all that come back of it."""
    open_box = import_module(boxes.package_of(name)).open_box
    game: Boxed
    if box is None:
        game = open_box(None)
        return game
    with unpacked(box) as file:
        game = open_box(file)
    game.keep_box(box)
    return game


def tables_of(name: str, box: str | None) -> object:
    return reopened(name, box).tables


def bare(kind: type[object], parts: tuple[object, ...] | None) -> object:
    """A new one of a class, made of its parts, or empty: what lies on it comes next."""
    return kind.__new__(kind) if parts is None else kind(*parts)


def fields_of(thing: object) -> dict[str, object]:
    """All that it consists of, by name; a compiled class lists what its objects have beside a `__dict__`."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {
        name: getattr(thing, name)
        for name in sorted(set(names))
        if name not in NOT_KEPT and name != "__dict__" and hasattr(thing, name)
    }


def key_of(thing: object, viewer: int) -> int:
    """64 bits that are the same for the same table and viewer, in every process and build."""
    known = {name: value for name, value in fields_of(thing).items() if name not in NOT_KNOWN}
    digest = hashlib.blake2b(repr((viewer, known)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")
