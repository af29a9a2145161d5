"""Chapter 4: family business, one action after another."""

from capotavola.engine.action import Action
from capotavola.games.corleone import hands, neutrals, news, use
from capotavola.games.corleone.cards import (
    EFFECT_MASK,
    GUN,
    JOB_MASK,
    NARCOTICS,
    NOBODY,
    SUITCASE,
    THEN,
    TYPES,
)
from capotavola.games.corleone.fronts import begin, use_backs, use_front
from capotavola.games.corleone.rules import (
    COMPLETE,
    FROM_HAND,
    FROM_PUBLIC,
    MEMBER,
    MONEY_FIRST,
    PLAY,
    THUG,
)
from capotavola.games.corleone.table import (
    END_OF_TURN,
    IN_HAND,
    NUMBER,
    OPTIONAL,
    PLAYED,
    REWARD,
    SEAT,
    SEAT_MASK,
    TURN,
    WAR,
    Table,
    frame,
)


def open_phase(t: Table) -> None:
    """CE-4.1: from the first player."""
    t.active = (t.first - 1) % t.players
    next_turn(t)


def next_turn(t: Table) -> None:
    """CE-4.1, 4.2, CE-R5"""
    t.moved_now = 0
    for step in range(1, t.players + 1):
        seat = (t.active + step) % t.players
        if (t.thugs_left[seat] or t.members_left[seat]) and can_act(t, seat):
            t.active = seat
            news.turn_began(t.told, seat)
            t.ask(TURN, seat)
            return
    news.turf_war(t.told)
    t.stack.append(frame(WAR))


def can_act(t: Table, seat: int) -> bool:
    if t.thugs_left[seat] and neutrals.has_free_thug_space(t):
        return True
    if t.members_left[seat] and neutrals.has_free_member_space(t):
        return True
    return bool(legal(t, seat))


def legal(t: Table, seat: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    if t.thugs_left[seat]:
        row = vocabulary.row(THUG)
        thug_at = t.thug_at
        for turf, tile in enumerate(t.tile_on):
            if thug_at[turf] == NOBODY:
                actions.append(row[turf])
            if tile != NOBODY and thug_at[tile] == NOBODY:
                actions.append(row[tile])
    if t.members_left[seat]:
        row = vocabulary.row(MEMBER)
        closed = t.rules.closed_to_two if t.players == 2 else t.rules.none_closed
        for space, owner in enumerate(t.member_at):
            if owner == NOBODY and not closed[space]:
                actions.append(row[space])
    if has_goods(t, seat):
        last = NOBODY
        for job in t.jobs[seat]:  # alike ones lie together
            kind = job & JOB_MASK
            if kind != last:
                add_completions(t, seat, FROM_HAND, kind, actions)
                last = kind
        for place, kind in enumerate(t.public):
            if kind not in t.public[:place]:
                add_completions(t, seat, FROM_PUBLIC, kind, actions)
    for ally, at in enumerate(t.ally_at):
        if at == IN_HAND + seat and can_play(t, seat, ally):
            actions.append(vocabulary.one(PLAY, ally))
    return actions


def has_goods(t: Table, seat: int) -> bool:
    at = seat * TYPES + GUN
    hands_of_all = t.hands
    return hands_of_all[at] + hands_of_all[at + 1] + hands_of_all[at + 2] + hands_of_all[at + 3] > 0


def add_completions(t: Table, seat: int, source: int, kind: int, actions: list[Action]) -> None:
    """CE-4.6, 4.7: every way to pay, and both orders where there is an effect."""
    if not can_pay_somehow(t, seat, kind):
        return
    orders = 2 if t.rules.job_effects[kind] else 1
    for payment in t.rules.job_payments[kind]:
        if can_pay(t, seat, payment):
            for order in range(orders):
                actions.append(t.rules.vocabulary.several(COMPLETE, source, kind, payment, order))


def can_pay_somehow(t: Table, seat: int, kind: int) -> bool:
    """CE-4.7: narcotics make up for what lacks."""
    goods = t.rules.job_goods[kind]
    at = seat * TYPES + GUN
    spare = t.hands[at + 3] - goods[3]
    for good in range(3):
        lacking = goods[good] - t.hands[at + good]
        if lacking > 0:
            spare -= lacking
    return spare >= 0


def can_pay(t: Table, seat: int, payment: int) -> bool:
    paid = t.rules.payments[payment]
    at = seat * TYPES + GUN
    for good in range(NARCOTICS - GUN + 1):
        if t.hands[at + good] < paid[good]:
            return False
    return True


def can_play(t: Table, seat: int, ally: int) -> bool:
    """CE-R10: something of it can be used, once it has left the hand."""
    t.ally_at[ally] = PLAYED + seat
    of_use = False
    for effect in t.rules.ally_effects[ally]:
        if effect != THEN and use.of_use(t, seat, effect):
            of_use = True
            break
    t.ally_at[ally] = IN_HAND + seat
    return of_use


def step(t: Table, seat: int, action: Action) -> None:
    t.answered()
    t.stack.append(frame(END_OF_TURN))
    verb = action.kind
    if verb == THUG:
        place_thug(t, seat, action.a)
    elif verb == MEMBER:
        place_member(t, seat, action.a)
    elif verb == COMPLETE:
        complete_job(t, seat, action.a, action.b, action.c, action.d)
    else:
        play_ally(t, seat, action.a)


def place_thug(t: Table, seat: int, business: int) -> None:
    """CE-4.3"""
    t.thugs_left[seat] -= 1
    t.thug_at[business] = seat
    news.thug_placed(t.told, seat, t.rules.business_names[business])
    use_front(t, seat, business)


def place_member(t: Table, seat: int, space: int) -> None:
    """CE-4.5"""
    t.members_left[seat] -= 1
    t.member_at[space] = seat
    news.member_placed(t.told, seat, t.rules.space_names[space])
    use_backs(t, seat, space)


def complete_job(t: Table, seat: int, source: int, kind: int, payment: int, order: int) -> None:
    """CE-4.6, CE-R12"""
    paid = t.rules.payments[payment]
    for good in range(NARCOTICS - GUN + 1):
        for _ in range(paid[good]):
            hands.put_back(t, seat, GUN + good)
    if source == FROM_HAND:
        hands.remove_job(t, seat, kind)
    else:
        t.public.remove(kind)
    t.completed.append(seat << 8 | kind)
    news.completed(t.told, seat, source, kind, payment, t.rules)
    if order == MONEY_FIRST:
        take_reward(t, seat, kind)
    else:
        t.stack.append(frame(REWARD, seat, 0, kind))
    begin(t, seat, t.rules.job_effects[kind], OPTIONAL)


def take_reward(t: Table, seat: int, kind: int) -> None:
    """CE-4.6: exactly the money cards it shows, into the hand (CE-R11)."""
    for value in t.rules.job_money[kind]:
        hands.take(t, seat, value)


def reward_after_effect(t: Table) -> None:
    top = t.stack.pop()
    take_reward(t, top >> SEAT & SEAT_MASK, top >> NUMBER)


def play_ally(t: Table, seat: int, ally: int) -> None:
    """CE-4.8"""
    t.ally_at[ally] = PLAYED + seat
    if _needs_money(t, seat, ally):
        hands.remember(t, hands.HAS_MONEY, seat, seat, 0)  # or it could not be played (CE-R10)
    news.ally_played(t.told, seat, t.rules.ally_names[ally])
    begin(t, seat, t.rules.ally_effects[ally])


def _needs_money(t: Table, seat: int, ally: int) -> bool:
    for effect in t.rules.ally_effects[ally]:
        if effect & EFFECT_MASK not in (THEN, SUITCASE) and use.of_use(t, seat, effect):
            return False
    return True
