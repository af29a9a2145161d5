"""What the players hear of a task: dice, money and harm."""

from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json


def revealed(told: Told, event: str, seat: int, man: str, job: str, target: dict[str, Json]) -> None:
    """Without a target, or with one: that is another event for each kind."""
    if told is not None:
        name = event if target else "revealed"
        told.append(Event(name, {"seat": seat, "gangster": man, "job": job, **target}))


def rolled(told: Told, seat: int, man: str, dice: list[int], difficulty: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "dice": [*dice], "difficulty": difficulty}
        told.append(Event("rolled", args))


def paid_out(told: Told, seat: int, job: str, successes: int, amount: int) -> None:
    """One sentence for what came of a cash job."""
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "job": job, "count": successes, "amount": amount}
        told.append(Event("paid-out", args))
