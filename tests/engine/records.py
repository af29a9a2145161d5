"""Records of games played at random, and ways to change them."""

import random

import msgspec

from capotavola.engine.match import Match, open_match
from capotavola.engine.record import Record, Secrets, read_record
from tests.boxes import game_of
from tests.conformance.walks import walk

GAME = game_of("omerta")
SEATS = ["Anna", "Bea", "Carlo"]


def played(secrets: Secrets | None = None, actions: int | None = None) -> Match:
    match = open_match(GAME, SEATS, {}, b"records" if secrets is None else None, secrets)
    for number, (seat, action) in enumerate(walk(GAME, match.state.copy(), random.Random(2))):
        if number == actions:
            break
        match.apply(seat, action)
    return match


def secrets() -> Secrets:
    return Secrets(b"the house's", [b"a", b"", b"c"])


def lines_of(match: Match) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in match.record.lines()]


def numbers_in(line: dict[str, object], name: str) -> list[int]:
    numbers = line[name]
    assert isinstance(numbers, list)
    return numbers


def first_draw(lines: list[dict[str, object]]) -> int:
    """The first line, after the deal, that draws."""
    return next(number for number, line in enumerate(lines[1:], start=2) if "chance" in line)


def as_record(lines: list[dict[str, object]]) -> Record:
    return read_record(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
