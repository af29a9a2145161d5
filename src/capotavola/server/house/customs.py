"""What a stranger's file says of a table, looked at before anything is made of it."""

import re

import msgspec

from capotavola.bots.catalogue import names_for
from capotavola.bots.names import fits_as_name
from capotavola.engine.game import BadSetup, Game
from capotavola.server.table import log
from capotavola.server.table.log import TableSetup
from capotavola.server.table.phrases import PHRASES

CODE = re.compile(r"[A-Z0-9]{4,12}")
KEY = re.compile(r"[0-9a-f]{64}")
LUCK = re.compile(r"([0-9a-f]{2}){0,64}")
MARK = re.compile(r"[!-~]{1,150}")
LONGEST_LINE = 500
LONGEST_SEED = 64
SECRET = 32  # bytes
LARGEST = 64 * 1024 * 1024  # bytes of a file
MOST_ENTRIES = 100_000
AHEAD = 24 * 3600 * 1000  # milliseconds by which two houses' clocks may differ


class Suspicious(ValueError):
    """Something in it cannot be; says what."""


def check_table(code: str, setup: TableSetup, secret: bytes, game: Game) -> None:
    _must(CODE.fullmatch(code), "its code is none")
    _must(len(secret) == SECRET, "its secret is none")
    _must(setup.seed is None or 0 < len(setup.seed) <= LONGEST_SEED, "its seed is none")
    try:
        game.check_players(setup.players)
        _must(game.settle(setup.options) == setup.options, "its options are none")
    except BadSetup as bad:
        raise Suspicious(str(bad)) from None


def check_times(created: int, times: list[int], now: int) -> None:
    _must(len(times) <= MOST_ENTRIES, "it has too many entries")
    _must(created > 0, "it was made before there was time")
    _must(times == sorted(times) and (not times or created <= times[0]), "its times are not in order")
    _must(max([created, *times]) <= now + AHEAD, "it comes from the future")


def check_entry(what: log.AnyLog, mark: str | None, setup: TableSetup) -> None:
    """By the names of its fields: the same name means the same everywhere in a log."""
    _must(mark is None or MARK.fullmatch(mark), "its mark is none")
    for name, value in msgspec.structs.asdict(what).items():
        match name, value:
            case _, None:
                pass
            case ("seat", int(seat)) | ("to", int(seat)):
                _must(0 <= seat < setup.players, f"there is no seat {seat}")
            case "name", str(shown):
                _must(fits_as_name(shown), "a name is none")
            case "key", str(key):
                _must(KEY.fullmatch(key), "a key's hash is none")
            case "luck", str(luck):
                _must(LUCK.fullmatch(luck), "a luck is none")
            case "text", str(line):
                _must(len(line) <= LONGEST_LINE, "a line is too long")
            case "phrase", str(phrase):
                _must(phrase in PHRASES, "a phrase is none")
            case "bot", str(bot):
                _must(bot in names_for(setup.game), "a bot is none")
            case "code", str(code):
                _must(CODE.fullmatch(code), "the next table's code is none")


def _must(holds: object, complaint: str) -> None:
    if not holds:
        raise Suspicious(complaint)
