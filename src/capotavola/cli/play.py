"""A game in the terminal, new or gone on with."""

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import capotavola
from capotavola.bots.catalogue import usual_for
from capotavola.bots.own import is_own
from capotavola.cli.command import (
    Content,
    Lang,
    Options,
    Wrong,
    app,
    game_of,
    naming,
    out,
    parse_options,
    say,
)
from capotavola.engine.chance import fast_chance
from capotavola.engine.game import Game
from capotavola.engine.match import Match, open_match, resume_match
from capotavola.engine.record import Secrets, read_record
from capotavola.engine.values import Json
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import TerminalClient
from capotavola.terminal.seats import Seat, default_name, seated_bots, sit_down


@app.command
def play(
    game: Annotated[str | None, Parameter(help="Which game, for example omerta; --resume knows it.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="Seats at the table; 4 if that fits.")] = None,
    name: Annotated[list[str], Parameter(negative="", help="A person's name; repeat it for hot seat.")] = [],  # noqa: B006
    bots: Annotated[
        str | None,
        Parameter(
            help="Who takes the other seats: easy, normal, hard, boss, module:Class or a list; normal."
        ),
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
        match = resumed(resume, game, content, (bots or "").split(","))
    elif game is None:
        raise Wrong(f"play what? There are {', '.join(capotavola.games())}; --resume goes on with a game")
    else:
        box = capotavola.game(game, content)
        seats = sit_down(box, players, name or [default_name()], (bots or usual_for(game)).split(","))
        match = _new_match(box, seats, parse_options(option), seed, luck)
    game = match.game.name
    client = TerminalClient(
        match,
        seated_bots(match.record.bots(), game, int.from_bytes(os.urandom(3), "big")),
        Speaker(lang, match.game, match.record.names()),
        out,
        fast_chance(int.from_bytes(os.urandom(4), "big")),
        resume or record or _default_file(game),
    )
    with naming(client.file, "written"):
        if resume is None and client.file.exists():
            raise Wrong(f"{client.file} is there already: --resume goes on with it")
        said = "record-saved" if client.play() else "goodbye"
    say(client.speaker.say(said, file=str(client.file)))


def _new_match(box: Game, seats: list[Seat], options: dict[str, Json], seed: str | None, luck: str) -> Match:
    names = [seat.name for seat in seats]
    kinds = [seat.bot for seat in seats]
    if seed is not None:
        return open_match(box, names, options, seed.encode(), bots=kinds)
    secrets = Secrets(os.urandom(32), [luck.encode() if seat == 0 else b"" for seat in range(len(names))])
    return open_match(box, names, options, None, secrets, kinds)


def resumed(file: Path, game: str | None, content: Path | None, named: list[str]) -> Match:
    """A game that was left; its record says which. A file alone makes nobody's code run."""
    with naming(file):
        record = read_record(file.read_bytes())
        box = game_of(record, content)
        if game not in (None, box.name):
            raise Wrong(f"{file} is a game of {box.name}, not of {game}")
        for bot in record.bots():
            if bot is not None and is_own(bot) and bot not in named:
                raise Wrong(f"{file} has a bot of its own: --bots {bot} lets it play")
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
