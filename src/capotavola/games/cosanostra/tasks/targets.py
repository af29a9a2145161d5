"""What a job needs: a target (LC-3.3, LC-R4), or access to businesses (LC-3.4, LC-R20)."""

from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.machine import i64
from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER, DO
from capotavola.games.cosanostra.attempts import A_CARD, A_MAN, A_PICKED, A_TARGET
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import PICKING_MARKERS
from capotavola.games.cosanostra.table import IN_DECK, UNDER, Table, marker_business, marker_seat

UNMET: Final = 0
TO_PICK: Final = 1
MET: Final = 2


# -- targets --------------------------------------------------------------


def add_attempts(t: Table, seat: i64, man: i64, kind: i64, slot: i64, actions: list[Action]) -> None:
    """Every way to carry out a job: with each target, or without one if there is none (LC-R28)."""
    rules = t.rules
    target = rules.jobs.target[kind]
    before = len(actions)
    if target == cards.ON_BUSINESSMAN or target == cards.ON_COMPANY:
        for business in range(rules.businesses):
            if can_hit_business(t, seat, kind, business):
                if slot == NONE:
                    actions.append(rules.raids[man][business])
                else:
                    actions.append(rules.vocabulary.several(ATTACK_BUSINESS, man, business, slot))
    elif target == cards.ON_GANGSTER:
        for victim in range(t.men()):
            if can_hit_man(t, seat, kind, victim):
                if slot == NONE:
                    actions.append(rules.hits[man][victim])
                else:
                    actions.append(rules.vocabulary.several(ATTACK_GANGSTER, man, victim, slot))
    elif target == cards.ON_PLAYER:
        for other in range(t.players):
            if other != seat:
                if slot == NONE:
                    actions.append(rules.robberies[man][other])
                else:
                    actions.append(rules.vocabulary.several(ATTACK_PLAYER, man, other, slot))
    if len(actions) == before:
        if slot == NONE:
            actions.append(rules.vocabulary.one(DO, man))
        else:
            actions.append(rules.vocabulary.several(DO, man, slot))


def can_hit_business(t: Table, seat: i64, kind: i64, business: i64) -> bool:
    """LC-R4"""
    owner: i64 = t.business_at[business]
    if owner >= IN_DECK or owner == seat:
        return False
    if t.rules.company[business] != (t.rules.jobs.target[kind] == cards.ON_COMPANY):
        return False
    return t.rules.hits_down[kind] or not t.down >> business & 1


def can_hit_man(t: Table, seat: i64, kind: i64, victim: i64) -> bool:
    owner: i64 = t.man_at[victim]
    if owner >= UNDER or owner == seat:
        return False
    return t.rules.hits_down[kind] or not t.man_down >> victim & 1


def victim_seat(t: Table) -> int:
    """Whom the present attempt is against; NOBODY."""
    kind, target = t.attempt(A_CARD) & cards.KIND_MASK, t.attempt(A_TARGET)
    on = t.rules.jobs.target[kind]
    if on == cards.ON_CASH_JOB:
        return t.man_at[t.attempt_before(A_MAN)]
    if target == cards.NOBODY:
        return cards.NOBODY
    if on == cards.ON_GANGSTER:
        return t.man_at[target]
    if on == cards.ON_PLAYER:
        return target
    return t.business_at[target]


def target_name(t: Table, kind: int, target: int) -> dict[str, Json]:
    """As an argument of an event."""
    if target == cards.NOBODY:
        return {}
    on = t.rules.jobs.target[kind]
    if on == cards.ON_GANGSTER:
        return {"victim": t.rules.men.names[target]}
    if on == cards.ON_PLAYER:
        return {"other_seat": target}
    return {"business": t.rules.business_names[target]}


# -- access ---------------------------------------------------------------


def use_businesses(t: Table, seat: int, kind: int) -> int:
    """LC-3.4 to 3.6: own ones first, then markers, which go back at once."""
    for need in t.rules.needed[kind]:
        if missing(t, seat, need[0], need[1]) > len(marked(t, seat, need[0])):
            t.tell_of("unmet", seat, "job", t.rules.jobs.names[kind])
            return UNMET
    _use_own(t, seat, kind)
    return use_markers(t, seat, kind)


def _use_own(t: Table, seat: int, kind: int) -> None:
    """LC-R44: what a share may have been promised for."""
    if not t.ledger:
        return
    promises.used_man(t, seat, t.attempt(A_MAN))
    for business in range(t.rules.businesses):
        needed = t.rules.kind_of[business] in t.rules.jobs.needs[kind]
        if needed and t.business_at[business] == seat and t.is_active(business):
            promises.used_business(t, seat, business)


def use_markers(t: Table, seat: int, kind: int) -> int:
    for need in t.rules.needed[kind]:
        lacking = missing(t, seat, need[0], need[1])
        choice = marked(t, seat, need[0])
        if lacking and lacking < len(choice):
            t.ask_one(PICKING_MARKERS, seat, 0, need[0])
            return TO_PICK
        for business in choice[:lacking]:
            use_marker(t, seat, business)
    t.set_attempt(A_PICKED, 0)
    return MET


def missing(t: Table, seat: i64, kind: i64, wanted: i64) -> i64:
    """How many of a kind are still to come from markers."""
    picked: i64 = t.attempt(A_PICKED)
    for business in t.rules.of_kind[kind]:
        if picked >> business & 1 or (t.business_at[business] == seat and not t.down >> business & 1):
            wanted -= 1
    return wanted if wanted > 0 else 0


def marked(t: Table, seat: int, kind: int) -> list[int]:
    """Others' active businesses of a kind that the seat has a marker on, each once."""
    picked = t.attempt(A_PICKED)
    found: list[int] = []
    for marker in t.markers:
        business = marker_business(marker)
        if (
            marker_seat(marker) == seat
            and t.rules.kind_of[business] == kind
            and t.is_active(business)
            and not picked >> business & 1
            and business not in found
        ):
            found.append(business)
    return found


def use_marker(t: Table, seat: int, business: int) -> None:
    t.set_attempt(A_PICKED, t.attempt(A_PICKED) | 1 << business)
    estate.take_marker(t, business, seat)
    promises.used_business(t, seat, business)
