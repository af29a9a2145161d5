"""The sheet of a tournament: a file that gains a line with every game, and from which it can go on.

Its first line is there before anything else. Who is killed while writing a line leaves a part of it
at the end at most, and that game is played again.
"""

from pathlib import Path

import msgspec

from capotavola.arena.terms import Played, Terms, orders_of
from capotavola.engine.record import RecordError

FORMAT = 1


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    tournament: int
    terms: Terms


class Sheet:
    """Open for one tournament; RecordError names the line that does not belong to it."""

    def __init__(self, file: Path, terms: Terms) -> None:
        self.file = file
        self.played: list[Played] = []
        if file.exists():
            self._read(file.read_bytes(), terms)
        else:
            self._begin(terms)

    def add(self, game: Played) -> None:
        with self.file.open("ab") as end:
            end.write(msgspec.json.encode(game) + b"\n")

    def _begin(self, terms: Terms) -> None:
        """Whole or not at all."""
        half = self.file.with_name(self.file.name + ".part")
        half.write_bytes(msgspec.json.encode(Heading(FORMAT, terms)) + b"\n")
        half.replace(self.file)

    def _read(self, raw: bytes, terms: Terms) -> None:
        *lines, rest = raw.split(b"\n")
        _check_heading(lines[0] if lines else rest, terms)
        for number, line in enumerate(lines[1:], start=2):
            self.played.append(_read_game(number, line, terms))
        if rest:
            with self.file.open("r+b") as end:
                end.truncate(len(raw) - len(rest))


def _check_heading(line: bytes, terms: Terms) -> None:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError(1, "is not the heading of a tournament") from None
    if heading.tournament != FORMAT:
        raise RecordError(1, f"has tournament format {heading.tournament}, not {FORMAT}")
    for name in Terms.__struct_fields__:
        there, here = getattr(heading.terms, name), getattr(terms, name)
        if there != here:
            raise RecordError(1, f"is of another tournament: {name} is {_shown(there)}, not {_shown(here)}")


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read_game(number: int, line: bytes, terms: Terms) -> Played:
    try:
        game = msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(number, f"is no game of a tournament ({error})") from None
    players = len(terms.bots)
    if game.deal < 0 or not 0 <= game.moved < orders_of(terms.bots):
        raise RecordError(number, f"there is no game {game.moved} of deal {game.deal}")
    if len(game.shares) != players or len(game.scores) != players:
        raise RecordError(number, f"must have a share and a score for each of {players} players")
    if min(game.shares) < 0 or abs(sum(game.shares) - 1) > 1e-9:
        raise RecordError(number, "must have shares that are 1 together")
    return game
