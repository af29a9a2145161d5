"""What the players hear of offers, gifts and notes: each to those who may know it."""

from capotavola.engine.action import NONE
from capotavola.engine.audience import seats_in
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import REASONS, UNSAID
from capotavola.games.cosanostra.rules import Rules


def offered(
    told: Told, seat: int, rules: Rules, terms: list[int], text: str, lacking: list[int], audience: int
) -> None:
    if told is not None and audience:
        args = rules.terms.phrases_with(terms, text, lacking)
        told.append(Event("offered", {"seat": seat, **args}, audience))


def countered(
    told: Told,
    seat: int,
    by: int,
    rules: Rules,
    terms: list[int],
    text: str,
    lacking: list[int],
    audience: int,
) -> None:
    """To those who know the offer that is answered, and may know the answer."""
    if told is not None:
        args = rules.terms.phrases_with(terms, text, lacking)
        told.append(Event("countered", {"seat": seat, "other_seat": by, **args}, audience))


def answered_otherwise(told: Told, seat: int, by: int, audience: int) -> None:
    """An offer for all to hear, answered by one that is not."""
    if told is not None and audience:
        told.append(Event("countered-privately", {"seat": seat, "other_seat": by}, audience))


def agreed(
    told: Told, seat: int, other: int, rules: Rules, terms: list[int], text: str, lacking: list[int]
) -> None:
    if told is not None:
        args = rules.terms.phrases_with(terms, text, lacking)
        args["to"] = [other]
        told.append(Event("agreed", {"seat": seat, **args}))


def would_take(told: Told, seat: int, by: int, audience: int) -> None:
    if told is not None:
        told.append(Event("would-take", {"seat": seat, "other_seat": by}, audience))


def declined(told: Told, seat: int, by: int, why: int, audience: int) -> None:
    if told is not None:
        reason = REASONS[UNSAID if why == NONE else why]
        told.append(Event("declined", {"seat": seat, "other_seat": by, "why": reason}, audience))


def withdrawn(told: Told, seat: int, to: int, audience: int) -> None:
    if told is not None:
        told.append(Event("withdrawn", {"seat": seat, "other_seat": to}, audience))


def lapsed(told: Told, seat: int, to: int, cause: dict[str, Json], audience: int) -> None:
    if told is not None:
        told.append(Event("lapsed", {"seat": seat, "to": [*seats_in(to)], "cause": cause}, audience))


def posted(told: Told, seat: int, rules: Rules, terms: list[int]) -> None:
    if told is not None:
        told.append(Event("posted", {"seat": seat, **rules.wishes.phrases(terms, "")}))
