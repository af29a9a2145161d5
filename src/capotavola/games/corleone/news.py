"""Everything that the players hear of: each happening once, to those who may know it."""

from capotavola.engine.audience import ALL, but, only
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import JOB_MASK, NEUTRAL, NOBODY, TYPE_NAMES, as_often
from capotavola.games.corleone.rules import AREA_NAMES, FROM_PUBLIC, Rules
from capotavola.games.corleone.table import IN_HAND, PLAYED, SHOWN, Table


def allies_shown(told: Told, allies: list[int], rules: Rules) -> None:
    if told is not None:
        names: list[Json] = [rules.ally_names[ally] for ally in allies]
        told.append(Event("allies-shown", {"allies": names}))


def completed(told: Told, seat: int, source: int, job: int, payment: int, rules: Rules) -> None:
    if told is not None:
        args: dict[str, Json] = {
            "seat": seat,
            "from": "public" if source == FROM_PUBLIC else "hand",
            "job": rules.job_names[job],
            "goods": rules.payment_names[payment],
        }
        told.append(Event("completed", args))


def drew_jobs(told: Told, seat: int, jobs: list[int], rules: Rules) -> None:
    """The drawer sees them, the others how many."""
    if told is None:
        return
    if not jobs:
        told.append(Event("no-job-left", {"seat": seat}))
    else:
        names: list[Json] = [rules.job_names[job] for job in jobs]
        told.append(Event("drew-jobs", {"seat": seat, "count": len(jobs)}, but(seat)))
        told.append(Event("saw-jobs", {"seat": seat, "jobs": names}, only(seat)))


def kept_job(told: Told, seat: int, job: int, others: list[int], rules: Rules) -> None:
    """What is not kept is discarded face up (CE-R15)."""
    if told is not None:
        names: list[Json] = [rules.job_names[other] for other in sorted(others)]
        told.append(Event("kept-a-job", {"seat": seat, "jobs": names}, but(seat)))
        args: dict[str, Json] = {"seat": seat, "job": rules.job_names[job], "jobs": names}
        told.append(Event("kept-job", args, only(seat)))


def gunned_down(told: Told, seat: int, owner: int, figure: str) -> None:
    """A family's figure by where it stood, a neutral one by its name."""
    if told is None:
        return
    if owner == NEUTRAL:
        told.append(Event("neutral-gunned-down", {"seat": seat, "figure": figure}))
    else:
        told.append(Event("gunned-down", {"seat": seat, "target": owner, "figure": figure}))


def passed(told: Told, giver: int, taker: int, card: int, rules: Rules) -> None:
    """CE-R13: seen by those two only."""
    if told is not None:
        both = only(giver) | only(taker)
        args: dict[str, Json] = {"seat": giver, "target": taker}
        told.append(Event("gave", args, ALL & ~both))
        told.append(Event("gave-card", {**args, "card": rules.card_names[card]}, both))


def looked(t: Table, seat: int, target: int) -> None:
    if t.told is not None:
        args: dict[str, Json] = {"seat": seat, "target": target}
        t.told.append(Event("looked", args, but(seat)))
        t.told.append(Event("saw-hand", {**args, "cards": hand_words(t, target)}, only(seat)))


def hand_words(t: Table, seat: int) -> list[Json]:
    """A whole hand, always in the same order."""
    words: list[Json] = [*as_often(TYPE_NAMES, t.counts_of(seat))]
    for job in sorted(job & JOB_MASK for job in t.jobs[seat]):
        words.append(t.rules.job_names[job])
    words.extend(_allies_at(t, IN_HAND + seat))
    return words


def showed(told: Told, seat: int, value: int) -> None:
    if told is not None:
        if value < 0:
            told.append(Event("had-no-money", {"seat": seat}))
        else:
            told.append(Event("showed", {"seat": seat, "card": TYPE_NAMES[value]}))


def fought(told: Told, turf: int, winner: int, influence: list[int]) -> None:
    if told is not None:
        sides = _sides(influence)
        if winner == NOBODY:
            told.append(Event("nobody-won-turf", {"turf": AREA_NAMES[turf], "sides": sides}))
        else:
            told.append(Event("won-turf", {"turf": AREA_NAMES[turf], "seat": winner, "sides": sides}))


def _sides(influence: list[int]) -> list[Json]:
    """Who has influence there, the most first."""
    there = [side for side, count in enumerate(influence) if count > 0]
    return [_side(side, influence[side]) for side in sorted(there, key=lambda side: -influence[side])]


def _side(side: int, count: int) -> Json:
    if side == NEUTRAL:
        return {"phrase": "neutral-side", "count": count}
    return {"phrase": "side", "seat": side, "count": count}


def bid_shown(told: Told, seat: int, amount: int, cards: list[int]) -> None:
    if told is not None:
        names: list[Json] = [*as_often(TYPE_NAMES, cards)]
        told.append(Event("bid-shown", {"seat": seat, "amount": amount, "cards": names}))


def allies_back(t: Table, seat: int) -> None:
    """The played ones, before they return to the hand (CE-7.1)."""
    if t.told is not None:
        names = _allies_at(t, PLAYED + seat)
        if names:
            t.told.append(Event("allies-back", {"seat": seat, "allies": names}))


def allies_gone(t: Table) -> None:
    """Those that nobody took (CE-8.3)."""
    if t.told is not None:
        names = _allies_at(t, SHOWN)
        if names:
            t.told.append(Event("allies-gone", {"allies": names}))


def _allies_at(t: Table, place: int) -> list[Json]:
    names: list[Json] = []
    for ally in range(t.rules.allies):
        if t.ally_at[ally] == place:
            names.append(t.rules.ally_names[ally])
    return names


def scored(told: Told, seat: int, suitcase: int, turfs: int, colours: int, total: int) -> None:
    if told is not None:
        args: dict[str, Json] = {
            "seat": seat,
            "suitcase": suitcase,
            "turfs": turfs,
            "colours": colours,
            "total": total,
        }
        told.append(Event("scored", args))
