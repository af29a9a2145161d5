"""What the players hear of promises."""

from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json


def share_due(told: Told, number: int, by: int, to: int, amount: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": by, "other_seat": to, "promise": number, "amount": amount}
        told.append(Event("share-due", args))
