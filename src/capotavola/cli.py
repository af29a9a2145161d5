"""The command `capo`."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

import capotavola
from capotavola.arena import bench as benches
from capotavola.arena.balance import run_balance, tables_of
from capotavola.arena.balance_page import NoPlots, open_page, write_page
from capotavola.arena.report import print_series
from capotavola.arena.series import run_series
from capotavola.bots.catalogue import NoSuchBot, bot, usual_for
from capotavola.engine.build import compiled
from capotavola.engine.chance import fast_chance
from capotavola.engine.content import ContentError, ContentFile
from capotavola.engine.game import BadSetup, Game
from capotavola.engine.match import Match, open_match, resume_match
from capotavola.engine.record import Record, RecordError, Secrets, read_record
from capotavola.engine.replay import verify as verify_record
from capotavola.engine.typed import NOBODY, seat_called
from capotavola.engine.values import Json
from capotavola.server.settings import BadSetting, NotNow, from_environment
from capotavola.speech.languages import NoSuchLanguage
from capotavola.speech.rulebook import whole_rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import TerminalClient
from capotavola.terminal.options import explained_options, print_options
from capotavola.terminal.replays import print_replay, run_to, shown
from capotavola.terminal.rules import one_rule, whole_book
from capotavola.terminal.seats import Seat, default_name, seated_bots, sit_down

if TYPE_CHECKING:
    from capotavola.server.commands import Commands

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
content_app = App(name="content", help="Content files: the figures of a box.")
app.command(content_app)
out = Console(highlight=False)


@app.command
def play(
    game: Annotated[str | None, Parameter(help="Which game, for example omerta; --resume knows it.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="Seats at the table; 4 if that fits.")] = None,
    name: Annotated[list[str], Parameter(negative="", help="A person's name; repeat it for hot seat.")] = [],  # noqa: B006
    bots: Annotated[
        str | None, Parameter(help="Who takes the other seats: greedy, random, or a list; the best there is.")
    ] = None,
    lang: Lang = "en",
    option: Options = [],  # noqa: B006
    seed: Annotated[str | None, Parameter(help="The same deal again.")] = None,
    luck: Annotated[str, Parameter(help="Your own part in the shuffle.")] = "",
    record: Annotated[Path | None, Parameter(help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a game that was left.")] = None,
    content: Content = None,
) -> None:
    """Play in the terminal: against bots, or with friends at one screen."""
    if resume is not None:
        if players is not None or name or option or seed is not None or luck:
            raise Wrong(
                "--resume goes on with the same table: no --players, --name, --option, --seed, --luck"
            )
        match = _resumed(resume, game, content)
    elif game is None:
        raise Wrong(f"play what? There are {', '.join(capotavola.games())}; --resume goes on with a game")
    else:
        box = capotavola.game(game, content)
        seats = sit_down(box, players, name or [default_name()], (bots or usual_for(game)).split(","))
        match = _new_match(box, seats, _parse_options(option), seed, luck)
    game = match.game.name
    client = TerminalClient(
        match,
        seated_bots(match.record.bots(), game, int.from_bytes(os.urandom(3), "big")),
        Speaker(lang, match.game, match.record.names()),
        out,
        fast_chance(int.from_bytes(os.urandom(4), "big")),
        resume or record or _default_file(game),
    )
    with _naming(client.file, "written"):
        if resume is None and client.file.exists():
            raise Wrong(f"{client.file} is there already: --resume goes on with it")
        said = "record-saved" if client.play() else "goodbye"
    _print(client.speaker.say(said, file=str(client.file)))


@app.command
def simulate(
    game: GameName,
    *,
    players: Annotated[int | None, Parameter(help="Seats; as many as there are bots in the list.")] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    bots: Annotated[str, Parameter(help="Bots in seat order, repeated to fill: greedy,random.")] = "random",
    option: Options = [],  # noqa: B006
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Let bots play many games, and report who wins, how much and how fast."""
    box = capotavola.game(game, content)
    kinds = bots.split(",")
    seats = max(len(kinds), box.fewest) if players is None else players
    if games < 1:
        raise Wrong(f"--games must be 1 or more, not {games}")
    if len(kinds) > seats:
        raise Wrong(f"--bots names {len(kinds)} bots for {seats} seats")
    full = [kinds[seat % len(kinds)] for seat in range(seats)]
    words = Speaker(lang, box, [])
    report = _with_progress(
        words.say("sim-running"),
        games,
        json,
        lambda progress: run_series(box, full, games, seed, _parse_options(option), progress),
    )
    if json:
        _print_json(report)
    else:
        print_series(out, report, words)


@app.command
def replay(
    file: Path,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many actions.")] = None,
    seat: Annotated[
        str | None, Parameter(help="As this player saw it, by name or number; without it, as a spectator.")
    ] = None,
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Go through a record, to its end or to any action."""
    with _naming(file):
        record = read_record(file.read_bytes())
        actions = len(record.entries)
        if to is not None and not 0 <= to <= actions:
            raise Wrong(f"--to must be from 0 to {actions}, not {to}")
        viewer = None if seat is None else _seat_of(record, seat)
        box = _game_of(record, content)
        run, events = run_to(box, record, actions if to is None else to, viewer)
    if json:
        _print_json(shown(run, events, viewer))
    else:
        print_replay(out, run, events, viewer, Speaker(lang, box, record.names()))


@app.command
def verify(file: Path, *, content: Content = None, lang: Lang = "en", json: AsJson = False) -> None:
    """Check a record: every action against the rules, every draw against the seed."""
    with _naming(file):
        record = read_record(file.read_bytes())
        box = _game_of(record, content)
        findings = verify_record(box, record)
    if json:
        _print_json(findings.value())
        return
    words = Speaker(lang, box, record.names())
    _print(words.say("verify-ok", count=findings.actions))
    _print(words.say("verify-seeded" if findings.seeded else "verify-unseeded"))
    if findings.committed:
        _print(words.say("verify-commitments"))
    if not findings.finished:
        _print(words.say("verify-unfinished"))


@app.command
def rules(
    game: GameName,
    rule: str | None = None,
    *,
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """The rulebook of a game with all its cards, or one rule of it."""
    box = capotavola.game(game, content)
    speaker = Speaker(lang, box, [])
    book = whole_rulebook(box, speaker)
    if rule is None:
        _print_json(book) if json else out.print(whole_book(book))
        return
    found = book.rule(rule.upper())
    if found is None:
        raise Wrong(f"{game} has no rule {rule}: capo rules {game} lists them")
    if json:
        _print_json(found)
    else:
        out.print(one_rule(book, found.id, speaker))


@app.command
def options(game: GameName, *, lang: Lang = "en", json: AsJson = False) -> None:
    """The options of a table: their values and what they mean."""
    box = capotavola.game(game)
    speaker = Speaker(lang, box, [])
    explained = explained_options(box, speaker)
    if json:
        _print_json(explained)
    else:
        print_options(out, explained, speaker)


@content_app.command
def check(file: Path, *, lang: Lang = "en", json: AsJson = False) -> None:
    """Whether a content file can be played with; if not, its line and the reason."""
    named = ContentFile(file).data.get("game")
    if named not in capotavola.games():
        raise ContentError(str(file), 1, f"game must be one of {', '.join(capotavola.games())}")
    box = capotavola.game(named, file)
    if json:
        _print_json({"file": str(file), "game": named, "fingerprint": box.content_hash})
    else:
        words = Speaker(lang, box, [])
        _print(words.say("content-ok", file=str(file), game=named, fingerprint=box.content_hash[:12]))


@app.command
def balance(
    game: GameName,
    *,
    games: Annotated[int, Parameter(help="How many games for each number of players.")] = 1000,
    bots: Annotated[str | None, Parameter(help="Which bot plays all seats; the best there is.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "balance",
    content: Content = None,
    to: Annotated[Path | None, Parameter(help="Write a page with plots to this file.")] = None,
    json: AsJson = False,
) -> None:
    """Let bots play thousands of games, and report whether seats and cards are balanced."""
    box = capotavola.game(game, content)
    if games < 1:
        raise Wrong(f"--games must be 1 or more, not {games}")
    kind = bots or usual_for(game)
    bot(kind, game, 0)
    if to is not None:
        with _naming(to, "written"):
            open_page(to)
    report = _with_progress(
        "balance",
        games * len(tables_of(box)),
        json,
        lambda progress: run_balance(box, content, kind, games, seed, progress),
    )
    if to is not None:
        with _naming(to, "written"):
            write_page(report, to)
    if json:
        _print_json(report)
    else:
        for line in report.complaints() or ["balanced"]:
            _print(line)


@app.command
def bench(
    game: GameName = "omerta",
    *,
    rounds: Annotated[int, Parameter(help="How often each is measured; the median counts.")] = 5,
    seconds: Annotated[float, Parameter(help="CPU seconds for each measurement.")] = 0.5,
    json: AsJson = False,
) -> None:
    """Measure the engine beside other engines, in one run."""
    box = capotavola.game(game)
    if rounds < 1 or seconds <= 0:
        raise Wrong("--rounds and --seconds must be above 0")
    report = _with_progress(
        "bench", rounds, json, lambda progress: benches.measure(box, rounds, seconds, progress)
    )
    if json:
        _print_json(report)
    else:
        benches.print_report(out, report)


@app.command
def serve(
    *,
    show: Annotated[
        bool,
        Parameter(name="--open", negative="", help="Open the browser on it, and say how friends get in."),
    ] = False,
) -> None:
    """Open the house: a server with a page where people sit down at tables.

    All settings are environment variables; the most used are CAPO_HOST, CAPO_PORT, CAPO_DATA and
    CAPO_DATABASE. docs/hosting.md explains them all.
    """
    _house().serve(show)


@app.command
def backup(to: Annotated[Path, Parameter(help="A file that is not there yet.")]) -> None:
    """Copy the house's database while it is open."""
    with _naming(to, "written"):
        _house().backup(to)


@app.command
def export(code: Annotated[str, Parameter(help="The table's short code.")], to: Path) -> None:
    """A table with its whole log, to move it to another house. The file holds the deal's secret."""
    with _naming(to, "written"):
        _house().export(code, to)


@app.command(name="import")
def import_(file: Path) -> None:
    """Take a table from another house; its links and keys go on working."""
    with _naming(file):
        _print(_house().import_(file))


def main() -> None:
    try:
        app()
    except (Wrong, BadSetup, NoSuchBot, NoSuchLanguage, ContentError, NoPlots) as error:
        _fail(str(error))
    except NotNow as error:
        _fail(str(error), 3)
    except BadSetting as error:
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def _fail(message: str, code: int = 2) -> NoReturn:
    """In a line; a program that asked for JSON gets it as JSON, too."""
    errors = Console(stderr=True, highlight=False)
    errors.print(f"capo: {message}", soft_wrap=not errors.is_terminal, markup=False)
    if "--json" in sys.argv:
        _print_json({"error": message})
    sys.exit(code)


def _house() -> "Commands":
    from capotavola.server.commands import Commands  # noqa: PLC0415  (half a second that other commands need not pay)

    return Commands(from_environment())


def _new_match(box: Game, seats: list[Seat], options: dict[str, Json], seed: str | None, luck: str) -> Match:
    names = [seat.name for seat in seats]
    kinds = [seat.bot for seat in seats]
    if seed is not None:
        return open_match(box, names, options, seed.encode(), bots=kinds)
    secrets = Secrets(os.urandom(32), [luck.encode() if seat == 0 else b"" for seat in range(len(names))])
    return open_match(box, names, options, None, secrets, kinds)


def _resumed(file: Path, game: str | None, content: Path | None) -> Match:
    """A game that was left; its record says which."""
    with _naming(file):
        record = read_record(file.read_bytes())
        box = _game_of(record, content)
        if game not in (None, box.name):
            raise Wrong(f"{file} is a game of {box.name}, not of {game}")
        return resume_match(box, record)


def _default_file(game: str) -> Path:
    """A name that is free, in the user's folder for data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    first = home / "capotavola" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
    file, number = first, 2
    while file.exists():
        file = first.with_stem(f"{first.stem}-{number}")
        number += 1
    return file


@contextmanager
def _naming(file: Path, done: str = "read") -> Iterator[None]:
    """Whatever is wrong with a record, its file is named."""
    try:
        yield
    except OSError as error:
        raise Wrong(f"{file} cannot be {done}: {error.strerror}") from None
    except RecordError as error:
        raise Wrong(f"{file}: {error}") from None


def _game_of(record: Record, content: Path | None) -> Game:
    return capotavola.game(record.game_name(), content)


def _seat_of(record: Record, called: str) -> int:
    """People are counted from 1."""
    seat = seat_called(called, record.names())
    if seat == NOBODY:
        raise Wrong(f"--seat is a name or a number from 1 to {record.players()}, not {called}")
    return seat


def _parse_options(pairs: list[str]) -> dict[str, Json]:
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


def _with_progress(title: str, steps: int, quiet: bool, work: Callable[[Callable[[int], None]], T]) -> T:
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(title, total=steps)
        return work(lambda done: progress.update(task, completed=done))


def _print(text: str) -> None:
    out.print(Text(text), soft_wrap=not out.is_terminal)


def _print_json(thing: object) -> None:
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")
