"""CE-4.10, CE-R4: gunning down.

A target is a figure by its number in `Rules.figure_names`: on the thug space of a business, on a space for
members, or the Police Chief.
"""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.corleone import news
from capotavola.games.corleone.cards import AMBUSH_MOVE, HUDSON, NEUTRAL, NOBODY, business_of, turfs_of
from capotavola.games.corleone.effects.effect import Effect
from capotavola.games.corleone.effects.follow_ups import follow_up
from capotavola.games.corleone.effects.neutrals import move_thug, why_not_own_thug
from capotavola.games.corleone.rules import BOSS_NAME, GUN_DOWN, MAYOR_NAME, MOVE, TURFS
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, Table

ANYWHERE: Final = -1  # all turfs, a bit each
NO_FOLLOW_UP: Final = 0


class Gun(Effect):
    """CE-R1: violence is never compulsory.

    It hits thugs, members, or any figure; a `second` shot only where the first part happened. `then` is what
    follows from it.
    """

    def __init__(
        self, kind: int, thugs: bool, members: bool, second: bool = False, then: int = NO_FOLLOW_UP
    ) -> None:
        super().__init__(kind, GUN_DOWN, optional=True)
        self.thugs = thugs
        self.members = members
        self.second = second
        self.then = then

    def targets(self, t: Table, seat: int, effect: int) -> list[int]:
        """Every figure that it could hit now."""
        where = turfs_of(effect) if self.second else ANYWHERE
        found = thugs_in(t, seat, where) if self.thugs else []
        if self.members:
            found += members_in(t, seat, where)
        if self.thugs and self.members:
            found += chief_in(t, where)
        return found

    def not_here(self) -> Refusal:
        return Refusal("CE-4.10", "no-gun")

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return bool(self.targets(t, seat, effect))

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for target in self.targets(t, seat, effect):
            action = t.rules.vocabulary.one(GUN_DOWN, target)
            if action not in actions:
                actions.append(action)

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        return None if action.a in self.targets(t, seat, effect) else Refusal("CE-R4", "cannot-be-hit")

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        turfs = turfs_of_target(t, action.a)
        gun_down(t, seat, action.a)
        if self.then != NO_FOLLOW_UP:
            follow_up(t, self.then, turfs)

    def check_stored(self, t: Table, carried: int) -> None:
        must(carried == 0 or self.second, "pending: only what follows up has a place")
        must(carried < 1 << TURFS, "pending: no such turfs")


class Ambush(Gun):
    """A thug; then an own one may take the space."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, thugs=True, members=False)

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        gun_down(t, seat, action.a)
        follow_up(t, AMBUSH_MOVE, action.a)


class AmbushMove(Effect):
    """The second part of Ambush: an own thug to the space that has become free."""

    def usable(self, t: Table, seat: int, effect: int) -> bool:
        return t.thug_at[business_of(effect)] == NOBODY and seat in t.thug_at

    def add_legal(self, t: Table, seat: int, effect: int, actions: list[Action]) -> None:
        for business in t.own_thugs(seat):
            actions.append(t.rules.vocabulary.several(MOVE, business, business_of(effect)))

    def why_not_choice(self, t: Table, seat: int, effect: int, action: Action) -> Refusal | None:
        own = why_not_own_thug(t, seat, action.a)
        if own is not None:
            return own
        free = self.usable(t, seat, effect)
        fits = free and action.b == business_of(effect)
        return None if fits else Refusal("CE-4.10", "only-to-ambushed-space")

    def use(self, t: Table, seat: int, effect: int, action: Action) -> None:
        move_thug(t, seat, action.a, action.b)

    def check_stored(self, t: Table, carried: int) -> None:
        must(carried < TURFS or carried in t.tile_on, "pending: no such business on the board")


def gun_down(t: Table, seat: int, target: int) -> None:
    """Into the Hudson until the entr'acte; the space is free again (CE-4.10)."""
    rules = t.rules
    owner, figure = NEUTRAL, rules.figure_names[target]
    if target < rules.first_space:
        owner = t.thug_at[target]
        t.thug_at[target] = NOBODY
        if owner == NEUTRAL:
            t.boss_at = HUDSON
            figure = BOSS_NAME
    elif target < rules.chief:
        owner = t.member_at[target - rules.first_space]
        t.member_at[target - rules.first_space] = NOBODY
        if owner == NEUTRAL:
            t.mayor_at = HUDSON
            figure = MAYOR_NAME
    else:
        t.chief_at = HUDSON
    news.gunned_down(t.told, seat, owner, figure)


def turfs_of_target(t: Table, target: int) -> int:
    """Where a figure counts, a bit for each turf (CE-2.3)."""
    if target < t.rules.first_space:
        return 1 << t.turf_of(target)
    if target < t.rules.chief:
        return t.rules.space_turfs[target - t.rules.first_space]
    return 1 << t.chief_at


def thugs_in(t: Table, seat: int, where: int) -> list[int]:
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


def members_in(t: Table, seat: int, where: int) -> list[int]:
    """CE-R4: any figure on a family-member space, the Mayor included."""
    found: list[int] = []
    for space, owner in enumerate(t.member_at):
        if owner == NOBODY or t.is_own(seat, owner, MAYOR_BIT):
            continue
        if t.rules.space_turfs[space] & where:
            found.append(t.rules.first_space + space)
    return found


def chief_in(t: Table, where: int) -> list[int]:
    """CE-R4: he is hit only by what hits any figure."""
    if t.chief_at < 0 or not where >> t.chief_at & 1 or t.moved_now & CHIEF_BIT:
        return []
    return [t.rules.chief]
