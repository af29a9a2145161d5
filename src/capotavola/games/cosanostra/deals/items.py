"""What can be put into an offer (LC-R9), part by part: whether, and why not."""

from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.terms import (
    BUSINESS_ITEM,
    CASH_ITEM,
    GANGSTER_ITEM,
    GIVE_LATER,
    IN_WORDS,
    ITEMS,
    MINE,
    PAY_LATER,
    SHARE,
    SIDE_MASK,
    THEIRS,
    USE_ITEM,
    USE_LATER,
    item,
    until_of,
    value_of,
    what_of,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.order import HIRING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table


def why_not_items(t: Table, by: int, to: int, terms: list[int]) -> Refusal | None:
    """None if each part by itself could happen now."""
    for entry in terms[ITEMS:]:
        refusal = why_not_item(t, by if entry & SIDE_MASK == MINE else to, entry, terms)
        if refusal is not None:
            return refusal
    return None


def why_not_item(t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
    """What one of the two gives or promises."""
    what, number = what_of(entry), value_of(entry)
    if what == CASH_ITEM:
        if not number or number % NOTE:
            return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
        return Refusal("LC-R9", "not-so-much-cash", {"seat": giver}) if number > t.cash[giver] else None
    if what == BUSINESS_ITEM:
        if t.business_at[number] != giver:
            return Refusal("LC-R9", "not-their-business", {"seat": giver})
        if item(entry & SIDE_MASK, USE_ITEM, number) in terms[ITEMS:]:
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    if what == GANGSTER_ITEM:
        if t.man_at[number] != giver:
            return Refusal("LC-R9", "not-their-gangster", {"seat": giver})
        if t.task_count(number):
            return Refusal("LC-R9", "gangster-has-task", {"gangster": t.rules.men.names[number]})
        if t.traded >> number & 1:
            return Refusal("LC-R9", "once-a-stage", {"gangster": t.rules.men.names[number]})
        return None
    if what == USE_ITEM:
        if not estate.usable(t, giver, number):
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    return why_not_promise(t, entry)


def why_not_promise(t: Table, entry: int) -> Refusal | None:
    what, number = what_of(entry), value_of(entry)
    if what != SHARE and what != IN_WORDS and not first_round(t) <= until_of(entry) <= t.last_round:
        return Refusal("LC-R9", "no-such-round", {"round": until_of(entry)})
    if what in (USE_LATER, GIVE_LATER) and t.business_at[number] == IN_DECK:
        return Refusal("LC-R45", "not-in-play", {"business": t.rules.business_names[number]})
    if what == PAY_LATER and number % NOTE:
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return None


def first_round(t: Table) -> int:
    """The first in which a promise can still be kept: while hiring after a payout, the next one."""
    over = step_of(t.stack[-1]) == HIRING and not t.expansion
    return t.round + 1 if over else t.round


def markers_left(t: Table, by: int, to: int, terms: list[int]) -> bool:
    """LC-R20: one for each use that somebody gets."""
    uses = [0, 0]
    for entry in terms[ITEMS:]:
        if what_of(entry) == USE_ITEM:
            uses[entry & SIDE_MASK] += 1
    markers = t.rules.figures.markers
    return uses[MINE] <= markers - t.markers_out(to) and uses[THEIRS] <= markers - t.markers_out(by)
