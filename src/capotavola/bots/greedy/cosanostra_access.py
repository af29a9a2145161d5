"""Access to businesses at a table of La Cosa Nostra (LC-3.4): what jobs lack, and what a use is worth."""

from typing import Final

from capotavola.bots.greedy.cosanostra_jobs import cash_worth
from capotavola.bots.greedy.cosanostra_worth import planning_ahead
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NO_TASK, REACTION
from capotavola.games.cosanostra.table import DECK_MASK, PURCHASE, Table, marker_of

HOPE: Final = [0.0, 0.35, 0.15]  # of a take, for a job that lacks so many businesses and has got others


def lacking(t: Table, seat: int, kind: int) -> list[int]:
    """The kinds of businesses that a cash job still needs, one entry for each."""
    found: list[int] = []
    for need in t.rules.needed[kind]:
        there = 0
        for business in t.rules.of_kind[need[0]]:
            own = t.business_at[business] == seat
            if t.is_active(business) and (own or marker_of(business, seat) in t.markers):
                there += 1
        while there < need[1]:
            found.append(need[0])
            there += 1
    return found


def lenders(t: Table, seat: int, kind: int) -> list[int]:
    """Active businesses of a kind of other players without an own marker on them."""
    return [
        business
        for business in t.rules.of_kind[kind]
        if t.is_active(business)
        and t.business_at[business] != seat
        and marker_of(business, seat) not in t.markers
    ]


def can_wait(t: Table, seat: int) -> bool:
    """Whether there is something else to do before a job that lacks something, or only waits, is given up."""
    for man in range(t.rules.gangsters):
        if t.man_at[man] != seat:
            continue
        for slot in range(2):
            task: int = t.tasks[man * 2 + slot]
            if task == NO_TASK:
                continue
            if task >= PURCHASE:
                if estate.price(t, seat, task & DECK_MASK) <= t.cash[seat]:
                    return True
            elif t.rules.jobs.types[task & KIND_MASK] != CASH:
                if t.rules.jobs.types[task & KIND_MASK] != REACTION:
                    return True
            elif not lacking(t, seat, task & KIND_MASK):
                return True
    return False


# -- takes that can be counted on -----------------------------------------------------


def planned_takes(t: Table, seat: int) -> float:
    """Of the own planned cash jobs together."""
    return sum(takes_of(t, seat))


def takes_of(t: Table, seat: int) -> list[float]:
    """Of each of the own planned cash jobs, the best first: a marker serves one of them (LC-4.2)."""
    own, marked = _reach(t, seat)
    nothing = [0] * len(own)
    planned: list[tuple[float, int]] = []
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat:
            for slot in range(2):
                task: int = t.tasks[man * 2 + slot]
                if task != NO_TASK and task < PURCHASE and t.rules.jobs.types[task & KIND_MASK] == CASH:
                    kind = task & KIND_MASK
                    planned.append((cash_worth(t, man, kind, t.strength(man, split=t.split), 0), kind))
    planned.sort(reverse=True)
    takes: list[float] = []
    for take, kind in planned:
        missing = _missing(t, kind, own, marked)
        borrowed = _missing(t, kind, own, nothing) - missing
        if not missing:
            takes.append(take)
        elif borrowed and missing < len(HOPE):
            takes.append(take * HOPE[missing])
        if not missing:
            for need in t.rules.needed[kind]:
                marked[need[0]] -= max(0, need[1] - own[need[0]])
    return takes


def hand_takes(t: Table, seat: int) -> float:
    """Half of what the jobs in the hand would bring that lack nothing, while planning."""
    takes = _takes_in_hand(t, seat)
    takes.sort(reverse=True)
    return sum(takes[: _idle(t, seat)]) * 0.5


def best_in_hand(t: Table, seat: int) -> float:
    """Half of what the best of them would bring."""
    return max(_takes_in_hand(t, seat), default=0.0) * 0.5


def _takes_in_hand(t: Table, seat: int) -> list[float]:
    """With the strongest gangster who is idle."""
    strongest = -1
    for man in range(t.rules.gangsters):
        if _is_idle(t, seat, man) and (strongest < 0 or t.strength(man) > t.strength(strongest)):
            strongest = man
    takes: list[float] = []
    if strongest < 0 or not planning_ahead(t):
        return takes
    own, marked = _reach(t, seat)
    for card in t.jobs[seat]:
        kind = card & KIND_MASK
        if t.rules.jobs.types[kind] == CASH and not _missing(t, kind, own, marked):
            takes.append(cash_worth(t, strongest, kind, t.strength(strongest), 0))
    return takes


def _idle(t: Table, seat: int) -> int:
    return sum(_is_idle(t, seat, man) for man in range(t.rules.gangsters))


def _is_idle(t: Table, seat: int, man: int) -> bool:
    return t.man_at[man] == seat and t.man_active(man) and not t.task_count(man)


def use_worth(t: Table, seat: int, business: int) -> float:
    """What a marker on it would add."""
    if not t.is_active(business) or t.business_at[business] == seat:
        return 0.0
    before = planned_takes(t, seat)
    t.markers.append(marker_of(business, seat))
    after = planned_takes(t, seat)
    t.markers.pop()
    return after - before


def _reach(t: Table, seat: int) -> tuple[list[int], list[int]]:
    """By kind: the own active businesses, and others' with an own marker."""
    own = [0] * len(t.rules.kinds.names)
    marked = [0] * len(t.rules.kinds.names)
    for business in range(t.rules.businesses):
        if t.is_active(business):
            if t.business_at[business] == seat:
                own[t.rules.kind_of[business]] += 1
            elif marker_of(business, seat) in t.markers:
                marked[t.rules.kind_of[business]] += 1
    return own, marked


def _missing(t: Table, kind: int, own: list[int], marked: list[int]) -> int:
    count = 0
    for need in t.rules.needed[kind]:
        count += max(0, need[1] - own[need[0]] - marked[need[0]])
    return count
