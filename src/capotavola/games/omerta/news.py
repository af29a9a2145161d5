"""Everything that the players hear of: each happening once, to those who may know it."""

from capotavola.engine.audience import ALL, but, only
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import GAP, KIND_NAMES, kind_of
from capotavola.games.omerta.rules import CALLER_LIMIT, CALLER_PENALTY


def word_of(card: int) -> str:
    return KIND_NAMES[kind_of(card)]


def round_began(told: Told, number: int, starter: int) -> None:
    if told is not None:
        told.append(Event("round-began", {"round": number, "seat": starter}))


def looked(told: Told, seat: int, places: list[int], cards: list[int]) -> None:
    """At own cards: all see at which, the looker sees the faces."""
    if told is not None:
        here: list[Json] = [*places]
        faces: list[Json] = [word_of(card) for card in cards]
        told.append(Event("looked", {"seat": seat, "places": here}, but(seat)))
        told.append(Event("saw", {"seat": seat, "places": here, "cards": faces}, only(seat)))


def put_back(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("put-back", {"seat": seat}))


def turn_began(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("turn-began", {"seat": seat}))


def turn_skipped(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("turn-skipped", {"seat": seat}))


def could_not_draw(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("could-not-draw", {"seat": seat}))


def drew_from_pile(told: Told, seat: int, card: int) -> None:
    if told is not None:
        told.append(Event("drew", {"seat": seat}, but(seat)))
        told.append(Event("drew-card", {"seat": seat, "card": word_of(card)}, only(seat)))


def drew_from_discards(told: Told, seat: int, card: int) -> None:
    if told is not None:
        told.append(Event("took-discard", {"seat": seat, "card": word_of(card)}))


def replaced(told: Told, seat: int, place: int, card: int) -> None:
    if told is not None:
        told.append(Event("replaced", {"seat": seat, "place": place, "card": word_of(card)}))


def discarded(told: Told, seat: int, card: int) -> None:
    if told is not None:
        told.append(Event("discarded", {"seat": seat, "card": word_of(card)}))


def rebuilt(told: Told, cards: int) -> None:
    if told is not None:
        told.append(Event("pile-rebuilt", {"count": cards}))


def dealt(told: Told, seat: int, place: int) -> None:
    if told is not None:
        told.append(Event("dealt", {"seat": seat, "place": place}))


def no_card_left(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("no-card-left", {"seat": seat}))


def snap_opened(told: Told, value: int) -> None:
    if told is not None:
        told.append(Event("snap-opened", {"card": KIND_NAMES[value]}))


def snapped(told: Told, seat: int, place: int, card: int) -> None:
    if told is not None:
        told.append(Event("snapped", {"seat": seat, "place": place, "card": word_of(card)}))


def too_slow(told: Told, seat: int) -> None:
    """A void attempt was never revealed (OM-R3): only its maker hears of it."""
    if told is not None:
        told.append(Event("too-slow", {"seat": seat}, only(seat)))


def wrong_card(told: Told, seat: int, place: int, card: int) -> None:
    if told is not None:
        told.append(Event("wrong-card", {"seat": seat, "place": place, "card": word_of(card)}))


def no_target(told: Told, seat: int, character: int) -> None:
    if told is not None:
        told.append(Event("no-target", {"seat": seat, "card": KIND_NAMES[character]}))


def aimed(told: Told, seat: int, character: int, targets: list[int], at: list[Json]) -> None:
    """OM-R8: who may answer, and the very cards that it is about."""
    if told is not None:
        seats: list[Json] = [*targets]
        args: dict[str, Json] = {"seat": seat, "card": KIND_NAMES[character], "targets": seats, "at": at}
        told.append(Event("aimed", args))


def card_at(seat: int, place: int) -> Json:
    return {"phrase": "card-of", "seat": seat, "place": place}


def killed(told: Told, seat: int, place: int, character: int) -> None:
    if told is not None:
        told.append(Event("killed", {"seat": seat, "place": place, "card": KIND_NAMES[character]}))


def shuffled(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("stock-shuffled", {"seat": seat}))


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
        faces: list[Json] = [word_of(card) for card in cards]
        told.append(Event("driver-showed", {"seat": seat, "places": here, "cards": faces}))


def driver_failed(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("driver-failed", {"seat": seat}))


def declined(told: Told, seat: int, character: int) -> None:
    if told is not None:
        told.append(Event("declined", {"seat": seat, "card": KIND_NAMES[character]}))


def safe_opened(told: Told, seat: int, cards: list[int]) -> None:
    if told is not None:
        faces: list[Json] = [word_of(card) for card in cards]
        told.append(Event("safe-opened", {"seat": seat}, but(seat)))
        told.append(Event("saw-safe", {"seat": seat, "cards": faces}, only(seat)))


def exchanged(told: Told, seat: int, safe_place: int, place: int) -> None:
    if told is not None:
        told.append(Event("exchanged", {"seat": seat, "safe_place": safe_place, "place": place}))


def gave_la_mamma(told: Told, seat: int, target: int) -> None:
    if told is not None:
        told.append(Event("la-mamma-given", {"seat": seat, "target": target}))


def gave_patrol(told: Told, seat: int, target: int, place: int) -> None:
    if told is not None:
        told.append(Event("patrol-given", {"seat": seat, "target": target, "place": place}))


def given_removed(told: Told, card: int, target: int) -> None:
    if told is not None:
        told.append(Event("given-removed", {"card": word_of(card), "target": target}))


def omerta(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("omerta", {"seat": seat}))


def turns_ran_out(told: Told) -> None:
    if told is not None:
        told.append(Event("turns-ran-out", {}))


def round_scored(
    told: Told, stocks: list[list[int]], sums: list[int], scores: list[int], caller: int
) -> None:
    """OM-5.1: all reveal."""
    if told is not None:
        for seat, stock in enumerate(stocks):
            faces: list[Json] = [word_of(card) for card in stock if card != GAP]
            args: dict[str, Json] = {
                "seat": seat,
                "cards": faces,
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


def game_over(told: Told, winners: list[int]) -> None:
    if told is not None:
        seats: list[Json] = [*winners]
        told.append(Event("game-over", {"winners": seats}))
