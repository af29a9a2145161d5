"""CE-4.11, CE-R14: neutral figures, and the spaces that are free for them."""

from capotavola.games.corleone import news
from capotavola.games.corleone.cards import NEUTRAL, NOBODY
from capotavola.games.corleone.fronts import use_backs, use_front
from capotavola.games.corleone.rules import TURFS
from capotavola.games.corleone.table import BOSS_BIT, CHIEF_BIT, MAYOR_BIT, Table


def free_thug_spaces(t: Table) -> list[int]:
    return [business for business in t.open_businesses() if t.thug_at[business] == NOBODY]


def has_free_thug_space(t: Table) -> bool:
    for turf in range(TURFS):
        if t.thug_at[turf] == NOBODY:
            return True
        tile = t.tile_on[turf]
        if tile != NOBODY and t.thug_at[tile] == NOBODY:
            return True
    return False


def has_free_member_space(t: Table) -> bool:
    for space, owner in enumerate(t.member_at):
        if owner == NOBODY and not t.rules.space_closed(space, t.players):
            return True
    return False


def free_member_spaces(t: Table) -> list[int]:
    """CE-2.4"""
    found: list[int] = []
    for space, owner in enumerate(t.member_at):
        if owner == NOBODY and not t.rules.space_closed(space, t.players):
            found.append(space)
    return found


def place_union_boss(t: Table, seat: int, business: int) -> None:
    if t.boss_at >= 0:
        t.thug_at[t.boss_at] = NOBODY
    t.boss_at = business
    t.thug_at[business] = NEUTRAL
    t.moved_now |= BOSS_BIT
    news.boss_placed(t.told, seat, t.rules.business_names[business])
    use_front(t, seat, business)


def place_mayor(t: Table, seat: int, space: int) -> None:
    if t.mayor_at >= 0:
        t.member_at[t.mayor_at] = NOBODY
    t.mayor_at = space
    t.member_at[space] = NEUTRAL
    t.moved_now |= MAYOR_BIT
    news.mayor_placed(t.told, seat, t.rules.space_names[space])
    use_backs(t, seat, space)


def place_chief(t: Table, seat: int, turf: int) -> None:
    t.chief_at = turf
    t.moved_now |= CHIEF_BIT
    news.chief_placed(t.told, seat, turf)
