"""What the players hear of offers, gifts and notes: each to those who may know it."""

from capotavola.engine.audience import seats_in
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.cosanostra.rules import Rules


def offered(told: Told, seat: int, args: dict[str, Json], audience: int) -> None:
    """`args` are the terms, in phrases; so they are in the two that follow."""
    if told is not None and audience:
        told.append(Event("offered", {"seat": seat, **args}, audience))


def countered(told: Told, seat: int, by: int, args: dict[str, Json], audience: int) -> None:
    """To those who know the offer that is answered, and may know the answer."""
    if told is not None:
        told.append(Event("countered", {"seat": seat, "other_seat": by, **args}, audience))


def agreed(told: Told, seat: int, other: int, args: dict[str, Json]) -> None:
    if told is not None:
        told.append(Event("agreed", {"seat": seat, **args, "to": [other]}))


def lapsed(told: Told, seat: int, to: int, cause: dict[str, Json], audience: int) -> None:
    if told is not None:
        told.append(Event("lapsed", {"seat": seat, "to": [*seats_in(to)], "cause": cause}, audience))


def posted(told: Told, seat: int, rules: Rules, terms: list[int]) -> None:
    if told is not None:
        told.append(Event("posted", {"seat": seat, **rules.wishes.phrases(terms, "")}))
