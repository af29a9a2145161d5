"""What a viewer sees of the present step: what is asked, and the task being resolved."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra.attempts import A_CARD, A_HITS, A_MAN, A_MONEY, A_SIZE, A_TARGET
from capotavola.games.cosanostra.cards import CARD_MASK, KIND_MASK
from capotavola.games.cosanostra.steps import asking
from capotavola.games.cosanostra.table import KILLED, MAN, Table
from capotavola.games.cosanostra.tasks import work
from capotavola.games.cosanostra.tasks.targets import target_of


def asked(t: Table) -> dict[str, Json]:
    """What it is about; all of it is public."""
    about: dict[str, Json] = {
        "window": None,
        "card": None,
        "by": None,
        "on": None,
        "for_market": False,
        "left": None,
        "kind": None,
        "done": 0,
        "attempts": [_attempt(t, at) for at in range(0, len(t.attempts), A_SIZE)],
        "dice": [*t.dice],
        "difficulty": work.difficulty(t) if t.dice else None,
        "vain": False,
        "harm": _harm(t),
        "debts": [],
    }
    step = asking(t)
    if step is not None:
        about.update(step.asked(t, t.now()))
    return about


def _attempt(t: Table, at: int) -> dict[str, Json]:
    man, card, target = t.attempts[at + A_MAN], t.attempts[at + A_CARD], t.attempts[at + A_TARGET]
    kind = card & CARD_MASK & KIND_MASK
    return {
        "gangster": t.rules.men.names[man],
        "job": t.rules.jobs.names[kind],
        "target": target_of(t.rules, kind).named(t.rules, target),
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
