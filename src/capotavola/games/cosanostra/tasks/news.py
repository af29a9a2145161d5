"""What the players hear of a task: dice, money and harm."""

from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json


def vetoed(told: Told, seat: int, card: str) -> None:
    if told is not None:
        told.append(Event("vetoed", {"seat": seat, "card": card}))


def gave_up(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("gave-up", {"seat": seat, "gangster": man}))


def revealed(told: Told, seat: int, man: str, job: str, target: dict[str, Json]) -> None:
    if told is not None:
        name = "revealed"
        for kind in target:
            name = {"victim": "attacks-gangster", "other_seat": "attacks-player"}.get(
                kind, "attacks-business"
            )
        told.append(Event(name, {"seat": seat, "gangster": man, "job": job, **target}))


def no_target(told: Told, seat: int, job: str) -> None:
    if told is not None:
        told.append(Event("no-target", {"seat": seat, "job": job}))


def unmet(told: Told, seat: int, job: str) -> None:
    if told is not None:
        told.append(Event("unmet", {"seat": seat, "job": job}))


def staked(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("staked", {"seat": seat, "amount": amount}))


def pot(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("pot", {"seat": seat, "amount": amount}))


def cannot_match(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("cannot-match", {"seat": seat, "amount": amount}))


def rolled(told: Told, seat: int, man: str, dice: list[int], difficulty: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "dice": [*dice], "difficulty": difficulty}
        told.append(Event("rolled", args))


def rerolled(told: Told, seat: int, before: int, after: int) -> None:
    if told is not None:
        told.append(Event("rerolled", {"seat": seat, "before": before, "after": after}))


def came_off(told: Told, seat: int, job: str, successes: int) -> None:
    if told is not None:
        told.append(Event("came-off", {"seat": seat, "job": job, "count": successes}))


def held_up(told: Told, seat: int, other: int, amount: int) -> None:
    if told is not None:
        told.append(Event("held-up", {"seat": seat, "other_seat": other, "amount": amount}))


def paid_out(told: Told, seat: int, job: str, successes: int, amount: int) -> None:
    """One sentence for what came of a cash job."""
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "job": job, "count": successes, "amount": amount}
        told.append(Event("paid-out", args))


def paid_bank(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("paid-bank", {"seat": seat, "amount": amount}))


def paid_player(told: Told, seat: int, other: int, amount: int) -> None:
    if told is not None:
        told.append(Event("paid-player", {"seat": seat, "other_seat": other, "amount": amount}))


def won_stake(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("won-stake", {"seat": seat, "amount": amount}))


def lost_stake(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("lost-stake", {"seat": seat, "amount": amount}))


def laundered(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("laundered", {"seat": seat, "amount": amount}))


def repelled(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("repelled", {"seat": seat}))


def prevented(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("prevented", {"seat": seat, "gangster": man}))


def persuaded(told: Told, seat: int, other: int, business: str) -> None:
    if told is not None:
        told.append(Event("persuaded", {"seat": seat, "other_seat": other, "business": business}))


def business_down(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("business-down", {"seat": seat, "business": business}))


def business_lost(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("business-lost", {"seat": seat, "business": business}))


def man_down(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("gangster-down", {"seat": seat, "gangster": man}))


def man_killed(told: Told, seat: int, man: str, by: int) -> None:
    if told is not None:
        told.append(Event("gangster-killed", {"seat": seat, "gangster": man, "other_seat": by}))


def job_lost(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("job-lost", {"seat": seat, "gangster": man}))


def purchase_lost(told: Told, seat: int, man: str, business: str) -> None:
    if told is not None:
        told.append(Event("purchase-lost", {"seat": seat, "gangster": man, "business": business}))
