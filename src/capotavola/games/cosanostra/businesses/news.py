"""What the players hear of the market, of markers and monopolies."""

from capotavola.engine.audience import but, only
from capotavola.engine.event import Event, Told


def market_card(told: Told, business: str) -> None:
    if told is not None:
        told.append(Event("market-card", {"business": business}))


def market_away(told: Told, businesses: list[str]) -> None:
    """LC-7.1: the old cards, under the deck."""
    if told is not None:
        told.append(Event("market-away", {"businesses": [*businesses]}))


def saw_deck(told: Told, seat: int, businesses: list[str]) -> None:
    if told is not None:
        told.append(Event("looked-through-deck", {"seat": seat}, but(seat)))
        told.append(Event("saw-deck", {"seat": seat, "businesses": [*businesses]}, only(seat)))


def bought(told: Told, seat: int, business: str, amount: int) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "business": business, "amount": amount}))


def monopoly_gained(told: Told, seat: int, monopoly: str) -> None:
    if told is not None:
        told.append(Event("monopoly-gained", {"seat": seat, "monopoly": monopoly}))


def monopoly_lost(told: Told, seat: int, monopoly: str) -> None:
    if told is not None:
        told.append(Event("monopoly-lost", {"seat": seat, "monopoly": monopoly}))


def marker_put(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("marker-put", {"seat": seat, "business": business}))


def marker_back(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("marker-back", {"seat": seat, "business": business}))
