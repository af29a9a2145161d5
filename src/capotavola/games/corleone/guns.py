"""CE-4.10, CE-R4: gunning down."""

from capotavola.engine.action import Action
from capotavola.games.corleone import news
from capotavola.games.corleone.cards import (
    AMBUSH,
    AMBUSH_MOVE,
    CAR_BOMB,
    CAR_BOMB_THUG,
    CHIEF_SHOOTS_ANY,
    CHIEF_SHOOTS_THUG,
    DRIVE_BY,
    DRIVE_BY_SECOND,
    EFFECT_ARG,
    EFFECT_MASK,
    GUN_FIGURE,
    GUN_MEMBER,
    GUN_THUG,
    HUDSON,
    NEUTRAL,
    NOBODY,
    THEN,
)
from capotavola.games.corleone.fronts import spend, use_front
from capotavola.games.corleone.rules import GUN_DOWN, MOVE, TURFS
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, NUMBER, Table

# A target is a business (the figure on its thug space), a space, or the Police Chief.


def usable(t: Table, seat: int, effect: int) -> bool:
    if effect & EFFECT_MASK == AMBUSH_MOVE:
        return can_move_to(t, seat, effect >> EFFECT_ARG)
    return bool(targets(t, seat, effect))


def add_legal(t: Table, seat: int, effect: int, actions: list[Action]) -> None:
    if effect & EFFECT_MASK == AMBUSH_MOVE:
        for business in own_thugs(t, seat):
            actions.append(t.rules.vocabulary.several(MOVE, business, effect >> EFFECT_ARG))
        return
    for target in targets(t, seat, effect):
        action = t.rules.vocabulary.one(GUN_DOWN, target)
        if action not in actions:
            actions.append(action)


def targets(t: Table, seat: int, effect: int) -> list[int]:
    """Every figure that this effect could hit now."""
    kind = effect & EFFECT_MASK
    where = effect >> EFFECT_ARG  # turfs, a bit each
    if kind in (GUN_THUG, AMBUSH):
        return _thugs(t, seat, -1)
    if kind in (GUN_MEMBER, CAR_BOMB):
        return _members(t, seat, -1)
    if kind in (GUN_FIGURE, DRIVE_BY):
        return _thugs(t, seat, -1) + _members(t, seat, -1) + _chief(t, -1)
    if kind in (CAR_BOMB_THUG, CHIEF_SHOOTS_THUG):
        return _thugs(t, seat, where)
    return _thugs(t, seat, where) + _members(t, seat, where) + _chief(t, where)


def shoot(t: Table, seat: int, target: int) -> None:
    """With the first effect of the use that can hit that figure."""
    start = t.stack[-1] >> NUMBER
    effect = 0
    for candidate in t.current_effects(start):
        kind = candidate & EFFECT_MASK
        if kind >= GUN_THUG and kind != AMBUSH_MOVE and target in targets(t, seat, candidate):
            effect = candidate
            break
    spend(t, start, effect)
    turfs = turfs_of_target(t, target)
    gun_down(t, seat, target)
    kind = effect & EFFECT_MASK
    if kind == DRIVE_BY:
        _follow_up(t, start, DRIVE_BY_SECOND, turfs)
    elif kind == CAR_BOMB:
        _follow_up(t, start, CAR_BOMB_THUG, turfs)
    elif kind == AMBUSH:
        _follow_up(t, start, AMBUSH_MOVE, target)


def gun_down(t: Table, seat: int, target: int) -> None:
    """Into the Hudson until the entr'acte; the space is free again (CE-4.10)."""
    businesses = t.rules.businesses
    owner = NEUTRAL
    if target < businesses:
        owner = t.thug_at[target]
        t.thug_at[target] = NOBODY
        if owner == NEUTRAL:
            t.boss_at = HUDSON
    elif target < businesses + t.rules.spaces:
        owner = t.member_at[target - businesses]
        t.member_at[target - businesses] = NOBODY
        if owner == NEUTRAL:
            t.mayor_at = HUDSON
    else:
        t.chief_at = HUDSON
    news.gunned_down(t.told, seat, owner, target, t.rules)


def turfs_of_target(t: Table, target: int) -> int:
    """Where a figure counts, a bit for each turf (CE-2.3)."""
    if target < t.rules.businesses:
        return 1 << t.turf_of(target)
    if target < t.rules.businesses + t.rules.spaces:
        return t.rules.space_turfs[target - t.rules.businesses]
    return 1 << t.chief_at


def chief_shoots(t: Table, start: int, turf: int, thug_only: bool) -> None:
    """After the Police Chief has been put there."""
    _follow_up(t, start, CHIEF_SHOOTS_THUG if thug_only else CHIEF_SHOOTS_ANY, 1 << turf)


def own_thugs(t: Table, seat: int) -> list[int]:
    return [business for business in t.open_businesses() if t.thug_at[business] == seat]


def can_move_to(t: Table, seat: int, business: int) -> bool:
    return t.thug_at[business] == NOBODY and seat in t.thug_at


def move_thug(t: Table, seat: int, business: int, to: int) -> None:
    """To a free thug space, whose front is used."""
    t.thug_at[business] = NOBODY
    t.thug_at[to] = seat
    news.thug_moved(t.told, seat, t.rules.business_names[business], t.rules.business_names[to])
    use_front(t, seat, to)


def _follow_up(t: Table, start: int, effect: int, where: int) -> None:
    """It comes before all that is left of this use."""
    t.pending[start:start] = [effect | where << EFFECT_ARG, THEN]


def _thugs(t: Table, seat: int, where: int) -> list[int]:
    """CE-R4: any figure on a thug space, the Union Boss included."""
    found: list[int] = []
    for turf in range(TURFS):
        if not where >> turf & 1:
            continue
        for business in (turf, t.tile_on[turf]):
            owner = NOBODY if business == NOBODY else t.thug_at[business]
            if owner != NOBODY and not t.is_own(seat, owner, BOSS_BIT):
                found.append(business)
    return found


def _members(t: Table, seat: int, where: int) -> list[int]:
    """CE-R4: any figure on a family-member space, the Mayor included."""
    found: list[int] = []
    for space, owner in enumerate(t.member_at):
        if owner == NOBODY or t.is_own(seat, owner, MAYOR_BIT):
            continue
        if t.rules.space_turfs[space] & where:
            found.append(t.rules.businesses + space)
    return found


def _chief(t: Table, where: int) -> list[int]:
    """CE-R4: he is hit only by what hits any figure."""
    if t.chief_at < 0 or not where >> t.chief_at & 1 or t.moved_now & CHIEF_BIT:
        return []
    return [t.rules.businesses + t.rules.spaces]
