"""What the players hear of the market, of markers and monopolies."""

from capotavola.engine.audience import but, only
from capotavola.engine.event import Event, Told


def saw_deck(told: Told, seat: int, businesses: list[str]) -> None:
    if told is not None:
        told.append(Event("looked-through-deck", {"seat": seat}, but(seat)))
        told.append(Event("saw-deck", {"seat": seat, "businesses": [*businesses]}, only(seat)))
