"""What only cards do: allies and jobs (chapters 4 and 10; the words of docs/content.md)."""

from capotavola.engine.action import Action
from capotavola.games.corleone import draws, guns, hands, neutrals, news, opponents
from capotavola.games.corleone.cards import (
    AMBUSH_MOVE,
    ANY_GOOD,
    BLOOD,
    BOOZE,
    BOTH_JOBS,
    CHIEF,
    CHIEF_ANY,
    DOLLAR_FROM_EACH,
    EFFECT_MASK,
    FRONT,
    GIFT,
    GUN,
    HIGHEST_MONEY,
    HUDSON,
    JOB_FROM_DISCARD,
    JOBS,
    MAYOR,
    MOVE_THUG,
    TOP_FIVE,
    TYPES,
    UNION_BOSS,
    is_look,
)
from capotavola.games.corleone.fronts import spend, use_front
from capotavola.games.corleone.rules import (
    AGAINST,
    BOSS_VERB,
    CHIEF_VERB,
    FRONT_VERB,
    GUN_DOWN,
    MAYOR_VERB,
    MOVE,
    TAKE,
    TURFS,
    USE_ICON,
)
from capotavola.games.corleone.table import Table


def usable(t: Table, seat: int, kind: int) -> bool:
    if kind in (JOBS, BOTH_JOBS, TOP_FIVE):
        return bool(t.deck or t.discards)  # CE-4.12
    if kind == ANY_GOOD:
        return hands.goods_left(t)
    if kind == JOB_FROM_DISCARD:
        return bool(t.discards)
    if kind == MOVE_THUG:
        return seat in t.thug_at and neutrals.has_free_thug_space(t)
    if kind == UNION_BOSS:
        return t.boss_at != HUDSON and neutrals.has_free_thug_space(t)  # CE-R14
    if kind == MAYOR:
        return t.mayor_at != HUDSON and neutrals.has_free_member_space(t)
    if kind == CHIEF or kind == CHIEF_ANY:
        return t.chief_at != HUDSON
    if kind == FRONT:
        return True
    return bool(opponents.victims(t, seat, kind))


def add_legal(t: Table, seat: int, kind: int, actions: list[Action]) -> None:
    vocabulary = t.rules.vocabulary
    if kind == ANY_GOOD:
        add_goods(t, actions)
    elif kind == JOB_FROM_DISCARD:
        for job in range(t.rules.jobs):
            if job in t.discards:
                actions.append(vocabulary.one(TAKE, TYPES + job))
    elif kind == MOVE_THUG:
        for business in guns.own_thugs(t, seat):
            for to in neutrals.free_thug_spaces(t):
                actions.append(vocabulary.several(MOVE, business, to))
    elif kind == UNION_BOSS:
        for business in neutrals.free_thug_spaces(t):
            actions.append(vocabulary.one(BOSS_VERB, business))
    elif kind == MAYOR:
        for space in neutrals.free_member_spaces(t):
            actions.append(vocabulary.one(MAYOR_VERB, space))
    elif kind == CHIEF or kind == CHIEF_ANY:
        for turf in range(TURFS):
            if turf != t.chief_at:
                actions.append(vocabulary.one(CHIEF_VERB, turf))
    elif kind == FRONT:
        for business in t.open_businesses():
            actions.append(vocabulary.one(FRONT_VERB, business))
    elif kind in (GIFT, HIGHEST_MONEY) or is_look(kind):
        for other in opponents.victims(t, seat, kind):
            actions.append(vocabulary.several(AGAINST, kind, other))
    else:
        actions.append(vocabulary.one(USE_ICON, kind))


def add_goods(t: Table, actions: list[Action]) -> None:
    """Any good of the supply, but narcotics."""
    for good in (GUN, BOOZE, BLOOD):
        if t.supply[good]:
            actions.append(t.rules.vocabulary.one(TAKE, good))


def step(t: Table, seat: int, action: Action, start: int) -> None:
    verb = action.kind
    if verb == GUN_DOWN:
        guns.shoot(t, seat, action.a)
    elif verb == USE_ICON:
        spend(t, start, action.a)
        run(t, seat, action.a)
    elif verb == AGAINST:
        spend(t, start, action.a)
        opponents.turn_on(t, seat, action.a, action.b)
    elif verb == TAKE:
        if action.a < TYPES:
            spend(t, start, ANY_GOOD)
            hands.take(t, seat, action.a)
        else:
            spend(t, start, JOB_FROM_DISCARD)
            draws.take_from_discards(t, seat, action.a - TYPES)
    elif verb == MOVE:
        _spend_move(t, start)
        guns.move_thug(t, seat, action.a, action.b)
    elif verb == BOSS_VERB:
        spend(t, start, UNION_BOSS)
        neutrals.place_union_boss(t, seat, action.a)
    elif verb == MAYOR_VERB:
        spend(t, start, MAYOR)
        neutrals.place_mayor(t, seat, action.a)
    elif verb == CHIEF_VERB:
        any_figure = CHIEF not in t.current_effects(start)
        spend(t, start, CHIEF_ANY if any_figure else CHIEF)
        neutrals.place_chief(t, seat, action.a)
        guns.chief_shoots(t, start, action.a, not any_figure)
    else:
        spend(t, start, FRONT)
        news.front_used(t.told, seat, t.rules.business_names[action.a])
        use_front(t, seat, action.a)  # CE-4.13, CE-R6


def run(t: Table, seat: int, kind: int) -> None:
    """Effects that need no choice to begin with."""
    if kind == JOBS:
        draws.draw_jobs(t, seat, 2)
    elif kind == BOTH_JOBS:
        draws.keep_both(t, seat)
    elif kind == TOP_FIVE:
        draws.draw_jobs(t, seat, 5)
    elif kind == DOLLAR_FROM_EACH:
        opponents.ask_for_dollars(t, seat)
    else:
        opponents.make_offer(t, seat)


def _spend_move(t: Table, start: int) -> None:
    """Of Hired Muscle and the like, or the second part of Ambush."""
    for effect in t.current_effects(start):
        if effect == MOVE_THUG or effect & EFFECT_MASK == AMBUSH_MOVE:
            spend(t, start, effect)
            return
