"""What can be put into an offer (LC-R9), part by part: whether, and why not."""

from capotavola.engine.frames import step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import item, side_of, until_of, value_of, what_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.order import HIRING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import IN_DECK, Table


def why_not_items(t: Table, by: int, to: int, terms: list[int]) -> Refusal | None:
    """None if each part by itself could happen now."""
    for entry in terms[parts.ITEMS :]:
        refusal = why_not_item(t, by if side_of(entry) == parts.MINE else to, entry, terms)
        if refusal is not None:
            return refusal
    return None


def why_not_item(t: Table, giver: int, entry: int, terms: list[int]) -> Refusal | None:
    """What one of the two gives or promises."""
    what, number = what_of(entry), value_of(entry)
    if what == parts.CASH_ITEM:
        if not number or number % NOTE:
            return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
        return Refusal("LC-R9", "not-so-much-cash", {"seat": giver}) if number > t.cash[giver] else None
    if what == parts.BUSINESS_ITEM:
        if t.business_at[number] != giver:
            return Refusal("LC-R9", "not-their-business", {"seat": giver})
        if item(side_of(entry), parts.USE_ITEM, number) in terms[parts.ITEMS :]:
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    if what == parts.GANGSTER_ITEM:
        if t.man_at[number] != giver:
            return Refusal("LC-R9", "not-their-gangster", {"seat": giver})
        if t.task_count(number):
            return Refusal("LC-R9", "gangster-has-task", {"gangster": t.rules.men.names[number]})
        if t.traded >> number & 1:
            return Refusal("LC-R9", "once-a-stage", {"gangster": t.rules.men.names[number]})
        return None
    if what == parts.USE_ITEM:
        if not estate.usable(t, giver, number):
            return Refusal("LC-R20", "not-usable", {"business": t.rules.business_names[number]})
        return None
    return why_not_promise(t, entry)


def why_not_promise(t: Table, entry: int) -> Refusal | None:
    what, number = what_of(entry), value_of(entry)
    if (
        what != parts.SHARE
        and what != parts.IN_WORDS
        and not first_round(t) <= until_of(entry) <= t.last_round
    ):
        return Refusal("LC-R9", "no-such-round", {"round": until_of(entry)})
    if what in (parts.USE_LATER, parts.GIVE_LATER) and t.business_at[number] == IN_DECK:
        return Refusal("LC-R45", "not-in-play", {"business": t.rules.business_names[number]})
    if what == parts.PAY_LATER and number % NOTE:
        return Refusal("LC-R29", "whole-notes", {"amount": NOTE})
    return None


def first_round(t: Table) -> int:
    """The first in which a promise can still be kept: while hiring after a payout, the next one."""
    over = step_of(t.stack[-1]) == HIRING and not t.expansion
    return t.round + 1 if over else t.round


def markers_left(t: Table, by: int, to: int, terms: list[int]) -> bool:
    """LC-R20: one for each use that somebody gets."""
    uses = [0, 0]
    for entry in terms[parts.ITEMS :]:
        if what_of(entry) == parts.USE_ITEM:
            uses[side_of(entry)] += 1
    markers = t.rules.figures.markers
    return uses[parts.MINE] <= markers - t.markers_out(to) and uses[parts.THEIRS] <= markers - t.markers_out(
        by
    )
