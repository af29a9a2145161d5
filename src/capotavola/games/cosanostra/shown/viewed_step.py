"""What a viewer sees of the present step: what is asked, and the task being resolved."""

from capotavola.engine.frames import flag_of, number_of, seat_of, step_of
from capotavola.engine.values import Json
from capotavola.games.cosanostra.attempts import A_CARD, A_HITS, A_MAN, A_MONEY, A_SIZE, A_TARGET
from capotavola.games.cosanostra.cards import CARD_MASK, EASIER, KIND_MASK, LOOK_OR_MARKET, WEAKER
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.order import (
    ACTION_TURN,
    DRAWING,
    PICKING_MARKERS,
    PLAN_TURN,
    SETTLING,
    WINDOW,
)
from capotavola.games.cosanostra.round import settling
from capotavola.games.cosanostra.table import KILLED, MAN, Table
from capotavola.games.cosanostra.tasks import answers, work
from capotavola.games.cosanostra.tasks.targets import target_name
from capotavola.games.cosanostra.windows import PLACE_MASK, WINDOW_NAMES


def asked(t: Table, top: int) -> dict[str, Json]:
    """What it is about; all of it is public."""
    step = step_of(top)
    window: str | None = None
    if step == WINDOW:
        window = WINDOW_NAMES[flag_of(top)]
    played: dict[str, Json] = {"card": None, "by": None, "on": None, "for_market": False}
    if window == "vetoes":
        played = _played(t, t.stack[-2])
    return {
        "window": window,
        **played,
        "left": number_of(top) if step == DRAWING else None,
        "kind": t.rules.kinds.names[number_of(top)] if step == PICKING_MARKERS else None,
        "done": flag_of(top) if step in (PLAN_TURN, ACTION_TURN) else 0,
        "attempts": [_attempt(t, at) for at in range(0, len(t.attempts), A_SIZE)],
        "dice": [*t.dice],
        "difficulty": work.difficulty(t) if t.dice else None,
        "vain": window == "rerolls" and answers.vain(t, number_of(top) & PLACE_MASK),
        "harm": _harm(t),
        "debts": _debts(t, top),
    }


def _played(t: Table, works: int) -> dict[str, Json]:
    """The influence card that is about to work: LC-R8 lets it be cancelled before."""
    kind, number = flag_of(works), number_of(works)
    return {
        "card": t.rules.influences.names[kind],
        "by": seat_of(works),
        "on": t.rules.men.names[number] if EASIER <= kind <= WEAKER else None,
        "for_market": kind == LOOK_OR_MARKET and number == asides.FOR_MARKET,
    }


def _debts(t: Table, top: int) -> list[Json]:
    """LC-R43: the promises that those who are asked could keep now."""
    if step_of(top) != SETTLING:
        return []
    moment = flag_of(top)
    return [number for seat in t.deciders() for number in settling.owed(t, seat, moment)]


def _attempt(t: Table, at: int) -> dict[str, Json]:
    man, card, target = t.attempts[at + A_MAN], t.attempts[at + A_CARD], t.attempts[at + A_TARGET]
    kind = card & CARD_MASK & KIND_MASK
    return {
        "gangster": t.rules.men.names[man],
        "job": t.rules.jobs.names[kind],
        "target": target_name(t, kind, target),
        "hits": t.attempts[at + A_HITS],
        "money": t.attempts[at + A_MONEY],
    }


def _harm(t: Table) -> Json:
    if not t.harm:
        return None
    return {
        "business": None if t.victim >= MAN else t.rules.business_names[t.victim],
        "gangster": t.rules.men.names[t.victim - MAN] if t.victim >= MAN else None,
        "killed": t.harm == KILLED,
        "by": t.harmed_by,
    }
