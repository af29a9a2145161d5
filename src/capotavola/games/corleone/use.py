"""Using fronts, backs, allies and jobs: icons and effects one by one, in any order (CE-R1, CE-R2).

A use is a frame of the stack whose effects lie at the end of `pending`. What is simply taken is
taken at once where its order cannot matter; everything else is asked. Whether a seat is asked
depends on public things only, or the question would tell what is in the hand.
"""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.games.corleone import effects, guns, hands, news
from capotavola.games.corleone.cards import (
    EFFECT_ARG,
    EFFECT_MASK,
    FIRST_TAKE,
    GUN,
    HORSE_HEAD,
    JOBS,
    LAST_ICON,
    MONEY,
    NARCOTICS,
    ONE_FOR_GOODS,
    SUITCASE,
    THEN,
    THREE_FOR_8,
    TYPES,
    cards_needed,
    is_exchange,
    is_gun,
    is_take,
)
from capotavola.games.corleone.fronts import spend
from capotavola.games.corleone.rules import DISCARD, DONE, STASH, TRADE, USE_ICON
from capotavola.games.corleone.table import (
    FLAG,
    NUMBER,
    OPTIONAL,
    PAYING,
    PICKING,
    SEAT,
    SEAT_MASK,
    Table,
)

THREE_DOLLARS: Final = 2  # the type of a $3
FIVE_DOLLARS: Final = 3


def go_on(t: Table) -> None:
    """The use on top of the stack: take what is taken anyway, then ask, or end it."""
    top = t.stack[-1]
    seat = top >> SEAT & SEAT_MASK
    flag = top >> FLAG & 1
    start = top >> NUMBER
    while len(t.pending) > start:
        if t.pending[start] & EFFECT_MASK == THEN:
            del t.pending[start]
            continue
        group = t.current_effects(start)
        if not flag and not _in_short_supply(t, group) and _take_all(t, seat, start, group):
            continue
        if not flag and _only_one_way(group):
            t.pending.pop(start)
            run(t, seat, group[0])
            return
        for effect in group:
            if askable(t, seat, effect):
                t.waiting = only(seat)
                return
        del t.pending[start : start + len(group)]  # nothing of it can be used
    t.stack.pop()


def run(t: Table, seat: int, effect: int) -> None:
    """An effect that needs no choice to begin with."""
    if is_take(effect):
        hands.take(t, seat, effect - FIRST_TAKE)
    elif effect == HORSE_HEAD:
        take_horse_head(t, seat)
    else:
        effects.run(t, seat, effect)


def take_horse_head(t: Table, seat: int) -> None:
    """CE-10.7, CE-R3"""
    if t.first != seat:
        t.first = seat
        news.horse_head(t.told, seat)


def is_optional(effect: int) -> bool:
    """CE-R1: giving up is never compulsory, nor is violence."""
    return effect == SUITCASE or is_exchange(effect) or is_gun(effect)


def askable(t: Table, seat: int, effect: int) -> bool:
    """Whether the effect is worth a question, from what everybody knows."""
    kind = effect & EFFECT_MASK
    if kind == SUITCASE:
        return t.loose_cards(seat) > 0
    if is_exchange(kind):
        return t.hand_size(seat) >= cards_needed(kind) and (gives(t, kind) or t.loose_cards(seat) > 0)
    return usable(t, seat, effect)


def of_use(t: Table, seat: int, effect: int) -> bool:
    """CE-R10: usable, and not just to get an own card back (CE-R25) or the horse head that one has."""
    kind = effect & EFFECT_MASK
    if kind == HORSE_HEAD:
        return t.first != seat
    return usable(t, seat, effect) and (gives(t, kind) or not is_exchange(kind))


def usable(t: Table, seat: int, effect: int) -> bool:
    kind = effect & EFFECT_MASK
    if is_take(kind):
        return hands.any_left(t, kind - FIRST_TAKE)
    if kind == HORSE_HEAD:
        return True
    if kind == SUITCASE:
        return t.has_money(seat)
    if is_exchange(kind):
        if t.hand_size(seat) < cards_needed(kind):
            return False  # CE-R1: too few cards
        return gives(t, kind) or holds_what_it_gives(t, seat, kind)
    if is_gun(kind):
        return guns.usable(t, seat, effect)
    return effects.usable(t, seat, kind)


def legal(t: Table, seat: int, top: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    start = top >> NUMBER
    group = t.current_effects(start)
    actions: list[Action] = []
    compulsory = False
    for place, effect in enumerate(group):
        if effect in group[:place]:
            continue  # CE-10.1: the same icon again
        kind = effect & EFFECT_MASK
        if kind == SUITCASE:
            for value in range(MONEY):
                if t.hands[seat * TYPES + value]:
                    actions.append(vocabulary.one(STASH, value))
            continue
        if not usable(t, seat, effect):
            continue
        if is_exchange(kind):
            for card in t.cards_of(seat):
                if gives(t, kind) or is_given_by(kind, card):
                    actions.append(vocabulary.several(TRADE, kind, card))
        elif is_gun(kind):
            guns.add_legal(t, seat, effect, actions)
        else:
            compulsory = True
            if is_take(kind) or kind == HORSE_HEAD or kind == JOBS:
                actions.append(vocabulary.one(USE_ICON, kind))
            else:
                effects.add_legal(t, seat, kind, actions)
    if top >> FLAG & 1 or not compulsory or len(group) > _compulsory_ones(t, seat, group):
        actions.append(vocabulary.plain(DONE))
    return actions


def step(t: Table, seat: int, action: Action) -> None:
    kind = action.kind
    start = t.stack[-1] >> NUMBER
    if kind == DONE:
        decline(t, seat)
        return
    t.waiting = 0
    if kind == STASH:
        spend(t, start, SUITCASE)
        hands.stash(t, seat, action.a)
    elif kind == TRADE:
        spend(t, start, action.a)
        trade(t, seat, action.a, action.b)
    elif kind == USE_ICON and (is_take(action.a) or action.a == HORSE_HEAD or action.a == JOBS):
        spend(t, start, action.a)
        run(t, seat, action.a)
    else:
        effects.step(t, seat, action, start)


def decline(t: Table, seat: int) -> None:
    """Everything of this use that may be declined; what is compulsory goes on (CE-R1)."""
    top = t.stack[-1]
    start = top >> NUMBER
    t.waiting = 0
    group = t.current_effects(start)
    kept: list[int] = []
    if not top >> FLAG & OPTIONAL:
        for effect in group:
            if not is_optional(effect & EFFECT_MASK):
                kept.append(effect)
    t.pending[start : start + len(group)] = kept
    news.declined(t.told, seat)


def gives(t: Table, exchange: int) -> bool:
    """CE-R25: whether the supply has anything for it."""
    return hands.goods_left(t) if exchange == ONE_FOR_GOODS else hands.any_left(t, FIVE_DOLLARS)


def is_given_by(exchange: int, card: int) -> bool:
    """CE-R25: given up, it is itself what can be taken."""
    return GUN <= card < NARCOTICS if exchange == ONE_FOR_GOODS else card < MONEY


def holds_what_it_gives(t: Table, seat: int, exchange: int) -> bool:
    for kind in range(TYPES):
        if is_given_by(exchange, kind) and t.hands[seat * TYPES + kind]:
            return True
    return False


def trade(t: Table, seat: int, exchange: int, card: int) -> None:
    """CE-10.4, 10.5: the first card; the others are asked for one by one."""
    hands.discard(t, seat, card)
    news.discarded(t.told, seat, card, t.rules)
    further = cards_needed(exchange) - 1
    if further:
        t.ask(PAYING, seat, 0, exchange | further << EFFECT_ARG)
    else:
        _receive(t, seat, exchange)


def legal_paying(t: Table, seat: int) -> list[Action]:
    return [t.rules.vocabulary.one(DISCARD, card) for card in t.cards_of(seat)]


def pay(t: Table, seat: int, card: int) -> None:
    top = t.answered()
    hands.discard(t, seat, card)
    news.discarded(t.told, seat, card, t.rules)
    exchange = top >> NUMBER & EFFECT_MASK
    further = (top >> NUMBER >> EFFECT_ARG) - 1
    if further:
        t.ask(PAYING, seat, 0, exchange | further << EFFECT_ARG)
    else:
        _receive(t, seat, exchange)


def legal_picking(t: Table) -> list[Action]:
    """A good from the supply, but no narcotics."""
    actions: list[Action] = []
    effects.add_goods(t, actions)
    return actions


def pick(t: Table, seat: int, good: int) -> None:
    t.answered()
    hands.take(t, seat, good)


def _receive(t: Table, seat: int, exchange: int) -> None:
    if exchange == ONE_FOR_GOODS:
        t.ask(PICKING, seat)
        return
    if exchange == THREE_FOR_8:
        hands.take(t, seat, THREE_DOLLARS)
    hands.take(t, seat, FIVE_DOLLARS)


def _in_short_supply(t: Table, group: list[int]) -> bool:
    """Whether it can matter when something is taken: a card given up may be just the one that lacks."""
    gives_up = False
    for effect in group:
        if is_exchange(effect) or effect > LAST_ICON:  # a figure brings further icons
            gives_up = True
    if not gives_up:
        return False
    for effect in group:
        if is_take(effect) and t.supply[effect - FIRST_TAKE] < len(group):
            return True
    return False


def _take_all(t: Table, seat: int, start: int, group: list[int]) -> bool:
    taken = False
    kept: list[int] = []
    for effect in group:
        if is_take(effect) or effect == HORSE_HEAD:
            run(t, seat, effect)
            taken = True
        else:
            kept.append(effect)
    if taken:
        t.pending[start : start + len(group)] = kept
    return taken


def _only_one_way(group: list[int]) -> bool:
    """One kind of icon is left, which is compulsory and leaves no choice."""
    effect = group[0]
    if not (is_take(effect) or effect == HORSE_HEAD or effect == JOBS):
        return False
    return group.count(effect) == len(group)


def _compulsory_ones(t: Table, seat: int, group: list[int]) -> int:
    """How many of a group cannot be declined, or cannot be used anyway."""
    total = 0
    for effect in group:
        if not is_optional(effect & EFFECT_MASK) or not askable(t, seat, effect):
            total += 1
    return total
