"""Everything that the players hear of: each happening once, to those who may know it."""

from capotavola.engine.audience import ALL, but, only
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import GAP, KIND_NAMES, word_of
from capotavola.games.omerta.rules import CALLER_LIMIT, CALLER_PENALTY


def faces(cards: list[int]) -> list[Json]:
    return [word_of(card) for card in cards]


def looked(told: Told, seat: int, places: list[int], cards: list[int]) -> None:
    """At own cards: all see at which, the looker sees the faces."""
    if told is not None:
        here: list[Json] = [*places]
        told.append(Event("looked", {"seat": seat, "places": here}, but(seat)))
        told.append(Event("saw", {"seat": seat, "places": here, "cards": faces(cards)}, only(seat)))


def aimed(told: Told, seat: int, character: int, targets: list[int], at: list[Json]) -> None:
    """OM-R8: who may answer, and the very cards that it is about."""
    if told is not None:
        seats: list[Json] = [*targets]
        args: dict[str, Json] = {"seat": seat, "card": KIND_NAMES[character], "targets": seats, "at": at}
        told.append(Event("aimed", args))


def card_at(seat: int, place: int) -> Json:
    return {"phrase": "card-of", "seat": seat, "place": place}


def swapped(told: Told, seat: int, place: int, other: int, other_place: int) -> None:
    if told is not None:
        args: dict[str, Json] = {
            "seat": seat,
            "place": place,
            "other_seat": other,
            "other_place": other_place,
        }
        told.append(Event("swapped", args))


def driver_showed(told: Told, seat: int, places: list[int], cards: list[int]) -> None:
    if told is not None:
        here: list[Json] = [*places]
        told.append(Event("driver-showed", {"seat": seat, "places": here, "cards": faces(cards)}))


def safe_opened(told: Told, seat: int, cards: list[int]) -> None:
    if told is not None:
        told.append(Event("safe-opened", {"seat": seat}, but(seat)))
        told.append(Event("saw-safe", {"seat": seat, "cards": faces(cards)}, only(seat)))


def round_scored(
    told: Told, stocks: list[list[int]], sums: list[int], scores: list[int], caller: int
) -> None:
    """OM-5.1: all reveal."""
    if told is not None:
        for seat, stock in enumerate(stocks):
            args: dict[str, Json] = {
                "seat": seat,
                "cards": faces([card for card in stock if card != GAP]),
                "sum": sums[seat],
                "score": scores[seat],
                "how": _how_scored(seat, sums, scores[seat], caller),
                "penalty": CALLER_PENALTY,
                "limit": CALLER_LIMIT,
            }
            told.append(Event("scored", args, ALL))


def _how_scored(seat: int, sums: list[int], score: int, caller: int) -> str:
    """OM-5.2 to OM-5.4: how the score comes of the sum."""
    if seat != caller:
        return "plain" if score == sums[seat] else "lowest"
    if score <= sums[seat]:
        return "called"
    return "above" if sums[seat] > CALLER_LIMIT else "beaten"
