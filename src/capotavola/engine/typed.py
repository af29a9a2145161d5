"""How people type: they count from 1 and call each other by name; JSON and Python count from 0."""

from difflib import get_close_matches
from typing import Final

from capotavola.engine.declared import Kind
from capotavola.engine.values import Json, MalformedValue

NOBODY: Final = -1  # in the place of a seat
MOST_LISTED: Final = 8
MOST_NEAR: Final = 4


class Mistyped(MalformedValue):
    """A word that could not be understood, by its number in the line; the message `typo-…` says why."""

    def __init__(self, complaint: str, reason: str, at: int, details: dict[str, Json]) -> None:
        super().__init__(complaint)
        self.reason = reason
        self.at = at
        self.details = details


class People:
    """Those who sit at a table, as they call each other; and what an action's arguments are, by name."""

    def __init__(self, names: list[str], kinds: dict[str, Kind]) -> None:
        self.names = names
        self.kinds = kinds

    def is_seat(self, argument: str) -> bool:
        return self.kinds.get(argument) == "seat"

    def from_one(self, argument: str) -> bool:
        return self.kinds.get(argument) in ("seat", "place")

    def seat_called(self, word: str) -> int:
        return seat_called(word, self.names)

    def call_of(self, seat: int) -> str:
        return call_of(seat, self.names)

    def read_seat(self, word: str, at: int) -> int:
        """Mistyped if there is no such player."""
        seat = self.seat_called(word)
        if seat == NOBODY:
            players: list[Json] = [*range(len(self.names))]
            raise Mistyped(
                f"no such player: {word}", "no-such-player", at, {"word": word, "players": players}
            )
        return seat


def seat_called(word: str, names: list[str]) -> int:
    """A player by number, from 1, or by name, in whatever letters; NOBODY."""
    if word.isdecimal() and len(word) < 3:
        return int(word) - 1 if 1 <= int(word) <= len(names) else NOBODY
    if word in names:
        return names.index(word)
    folded = [name.casefold() for name in names]
    return folded.index(word.casefold()) if word.casefold() in folded else NOBODY


def call_of(seat: int, names: list[str]) -> str:
    """By name, where that is understood; otherwise by number."""
    if seat >= len(names):
        return str(seat + 1)
    name = names[seat]
    plain = "," not in name and " ".join(name.split()) == name and seat_called(name, names) == seat
    return name if plain and not any(part.isdecimal() for part in name.split()) else str(seat + 1)


def nearest(word: str, known: list[str]) -> list[str]:
    """What might have been meant: all, if they are few; otherwise those that begin so, or look alike."""
    if len(known) <= MOST_LISTED:
        return known
    begun = [name for name in known if word and name.startswith(word)]
    return (begun or get_close_matches(word, known, MOST_NEAR))[:MOST_NEAR]
