"""The command `capo` itself, and what its parts have in common."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

import capotavola
from capotavola.engine.build import compiled
from capotavola.engine.game import Game
from capotavola.engine.record import Record, RecordError
from capotavola.engine.values import Json

T = TypeVar("T")

GameName = Annotated[str, Parameter(help="Which game, for example omerta.")]
Lang = Annotated[str, Parameter(help="Language: en, ru, pl or fa.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Content = Annotated[Path | None, Parameter(help="A content file to play with instead of the built-in one.")]
Options = Annotated[
    list[str], Parameter(name="--option", negative="", help="A table option, for example memory_aid=true.")
]


class Wrong(Exception):
    """Something the user gave cannot be used; the message says what and why."""


def version_text() -> str:
    return f"capotavola {capotavola.__version__} ({'compiled' if compiled() else 'pure Python'})"


def usage_text(error: CycloptsError) -> str:
    command = " ".join(["capo", *(error.command_chain or [])])
    return f"Usage: {command} …  ({command} --help lists what it takes)\ncapo: {error}"


app = App(
    name="capo",
    help="Mafia games at one table.",
    version=version_text,
    version_flags=["--version"],
    error_formatter=usage_text,
)
out = Console(highlight=False)


@contextmanager
def naming(file: Path, done: str = "read") -> Iterator[None]:
    """Whatever is wrong with a record, its file is named."""
    try:
        yield
    except OSError as error:
        raise Wrong(f"{file} cannot be {done}: {error.strerror}") from None
    except RecordError as error:
        raise Wrong(f"{file}: {error}") from None


def game_of(record: Record, content: Path | None) -> Game:
    """With the content file that is given, else with the one that the record has kept, if it has."""
    box = record.box()
    if content is None and box is not None:
        return capotavola.boxed(record.game_name(), box)
    return capotavola.game(record.game_name(), content)


def parse_options(pairs: list[str]) -> dict[str, Json]:
    """`memory_aid=true` and the like: numbers and true, false as in JSON, all else words."""
    options: dict[str, Json] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise Wrong(f"--option takes name=value, not {pair}")
        try:
            options[name] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            options[name] = text
    return options


def line_up(box: Game, bots: str, players: int | None) -> list[str]:
    """Which bot sits on each seat: those of the list in order, again and again until the table is full."""
    kinds = bots.split(",")
    seats = max(len(kinds), box.fewest) if players is None else players
    if len(kinds) > seats:
        raise Wrong(f"--bots names {len(kinds)} bots for {seats} seats")
    return [kinds[seat % len(kinds)] for seat in range(seats)]


def with_progress(title: str, steps: int, quiet: bool, work: Callable[[Callable[[int], None]], T]) -> T:
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(title, total=steps)
        return work(lambda done: progress.update(task, completed=done))


def say(text: str) -> None:
    out.print(Text(text), soft_wrap=not out.is_terminal)


def print_json(thing: object) -> None:
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")
