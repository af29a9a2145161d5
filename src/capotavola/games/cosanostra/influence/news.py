"""What the players hear of hands and influence cards."""

from capotavola.engine.audience import but, only
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import KIND_MASK
from capotavola.games.cosanostra.rules import Rules


def drew_jobs(told: Told, seat: int, cards: list[int], rules: Rules) -> None:
    if told is not None:
        jobs: list[Json] = [rules.jobs.names[card & KIND_MASK] for card in cards]
        told.append(Event("drew-jobs", {"seat": seat, "count": len(cards)}, but(seat)))
        told.append(Event("saw-jobs", {"seat": seat, "jobs": jobs}, only(seat)))


def drew_influence(told: Told, seat: int, kinds: list[int], rules: Rules) -> None:
    if told is not None:
        cards: list[Json] = [rules.influences.names[kind] for kind in kinds]
        told.append(Event("drew-influence", {"seat": seat, "count": len(kinds)}, but(seat)))
        told.append(Event("saw-influence", {"seat": seat, "cards": cards}, only(seat)))


def played(told: Told, seat: int, card: str, man: str, for_market: bool) -> None:
    """What it is for is told at once: whoever may cancel it decides before it works (LC-R8)."""
    if told is not None:
        if man:
            told.append(Event("put", {"seat": seat, "card": card, "gangster": man}))
        elif for_market:
            told.append(Event("played-for-market", {"seat": seat, "card": card}))
        else:
            told.append(Event("played", {"seat": seat, "card": card}))


def looked(told: Told, seat: int, man: str, owner: int, job: str) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "other_seat": owner}
        told.append(Event("looked", args, but(seat)))
        told.append(Event("saw-job", {**args, "job": job}, only(seat)))


def discarded_job(told: Told, seat: int, job: str, number: int) -> None:
    """Face down (LC-R21)."""
    if told is not None:
        told.append(Event("discarded-job", {"seat": seat, "round": number}, but(seat)))
        told.append(Event("discarded-own-job", {"seat": seat, "job": job}, only(seat)))


def discarded_influence(told: Told, seat: int, card: str) -> None:
    if told is not None:
        told.append(Event("discarded-influence", {"seat": seat}, but(seat)))
        told.append(Event("discarded-own-influence", {"seat": seat, "card": card}, only(seat)))
