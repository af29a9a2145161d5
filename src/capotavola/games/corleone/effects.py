"""What only cards do: allies and jobs (chapters 4 and 10; the words of docs/content.md)."""

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL
from capotavola.games.corleone import guns, hands, news
from capotavola.games.corleone.cards import (
    AMBUSH_MOVE,
    ANY_GOOD,
    BLOOD,
    BOOZE,
    BOTH_JOBS,
    CHIEF,
    CHIEF_ANY,
    DOLLAR_FROM_EACH,
    EFFECT_ARG,
    EFFECT_MASK,
    FRONT,
    GIFT,
    GUN,
    HIGHEST_MONEY,
    HUDSON,
    JOB_FROM_DISCARD,
    JOBS,
    LOOK_DISCARD,
    LOOK_TAKE_MONEY,
    MAYOR,
    MONEY,
    MOVE_THUG,
    NARCOTICS,
    NEUTRAL,
    NOBODY,
    ONE,
    TOP_FIVE,
    TYPES,
    UNION_BOSS,
    is_look,
)
from capotavola.games.corleone.fronts import spend, use_backs, use_front
from capotavola.games.corleone.rules import (
    AGAINST,
    BOSS_VERB,
    CHIEF_VERB,
    DISCARD,
    DONE,
    FRONT_VERB,
    GIVE,
    GUN_DOWN,
    KEEP_VERB,
    MAYOR_VERB,
    MOVE,
    TAKE,
    TURFS,
    USE_ICON,
)
from capotavola.games.corleone.table import (
    BOSS_BIT,
    CHIEF_BIT,
    DOLLARS,
    FLAG,
    GIVING,
    KEEPING,
    LOOKING,
    MAYOR_BIT,
    NUMBER,
    SEAT,
    SEAT_MASK,
    Table,
    frame,
)


def usable(t: Table, seat: int, kind: int) -> bool:
    if kind in (JOBS, BOTH_JOBS, TOP_FIVE):
        return bool(t.deck or t.discards)  # CE-4.12
    if kind == ANY_GOOD:
        return t.supply[GUN] + t.supply[BOOZE] + t.supply[BLOOD] > 0
    if kind == JOB_FROM_DISCARD:
        return bool(t.discards)
    if kind == MOVE_THUG:
        return seat in t.thug_at and has_free_thug_space(t)
    if kind == UNION_BOSS:
        return t.boss_at != HUDSON and has_free_thug_space(t)  # CE-R14
    if kind == MAYOR:
        return t.mayor_at != HUDSON and has_free_member_space(t)
    if kind == CHIEF or kind == CHIEF_ANY:
        return t.chief_at != HUDSON
    if kind == FRONT:
        return True
    return bool(victims(t, seat, kind))


def victims(t: Table, seat: int, kind: int) -> list[int]:
    """Opponents with cards that this could be about; everybody can count them."""
    found: list[int] = []
    for other in range(t.players):
        if other != seat and (t.hand_size(other) if is_look(kind) else t.loose_cards(other)) > 0:
            found.append(other)
    return found


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


def add_legal(t: Table, seat: int, kind: int, actions: list[Action]) -> None:
    vocabulary = t.rules.vocabulary
    if kind == ANY_GOOD:
        for good in (GUN, BOOZE, BLOOD):
            if t.supply[good]:
                actions.append(vocabulary.one(TAKE, good))
    elif kind == JOB_FROM_DISCARD:
        for job in range(t.rules.jobs):
            if job in t.discards:
                actions.append(vocabulary.one(TAKE, TYPES + job))
    elif kind == MOVE_THUG:
        for business in guns.own_thugs(t, seat):
            for to in free_thug_spaces(t):
                actions.append(vocabulary.several(MOVE, business, to))
    elif kind == UNION_BOSS:
        for business in free_thug_spaces(t):
            actions.append(vocabulary.one(BOSS_VERB, business))
    elif kind == MAYOR:
        for space in free_member_spaces(t):
            actions.append(vocabulary.one(MAYOR_VERB, space))
    elif kind == CHIEF or kind == CHIEF_ANY:
        for turf in range(TURFS):
            if turf != t.chief_at:
                actions.append(vocabulary.one(CHIEF_VERB, turf))
    elif kind == FRONT:
        for business in t.open_businesses():
            actions.append(vocabulary.one(FRONT_VERB, business))
    elif kind in (GIFT, HIGHEST_MONEY) or is_look(kind):
        for other in victims(t, seat, kind):
            actions.append(vocabulary.several(AGAINST, kind, other))
    else:
        actions.append(vocabulary.one(USE_ICON, kind))


def step(t: Table, seat: int, action: Action, start: int) -> None:
    verb = action.kind
    if verb == GUN_DOWN:
        guns.shoot(t, seat, action.a)
    elif verb == USE_ICON:
        spend(t, start, action.a)
        run(t, seat, action.a)
    elif verb == AGAINST:
        spend(t, start, action.a)
        turn_on(t, seat, action.a, action.b)
    elif verb == TAKE:
        if action.a < TYPES:
            spend(t, start, ANY_GOOD)
            hands.take(t, seat, action.a)
        else:
            spend(t, start, JOB_FROM_DISCARD)
            take_from_discards(t, seat, action.a - TYPES)
    elif verb == MOVE:
        _spend_move(t, start)
        guns.move_thug(t, seat, action.a, action.b)
    elif verb == BOSS_VERB:
        spend(t, start, UNION_BOSS)
        place_union_boss(t, seat, action.a)
    elif verb == MAYOR_VERB:
        spend(t, start, MAYOR)
        place_mayor(t, seat, action.a)
    elif verb == CHIEF_VERB:
        any_figure = CHIEF not in t.current_effects(start)
        spend(t, start, CHIEF_ANY if any_figure else CHIEF)
        place_chief(t, seat, action.a)
        guns.chief_shoots(t, start, action.a, not any_figure)
    else:
        spend(t, start, FRONT)
        news.front_used(t.told, seat, t.rules.business_names[action.a])
        use_front(t, seat, action.a)  # CE-4.13, CE-R6


def run(t: Table, seat: int, kind: int) -> None:
    """Effects that need no choice to begin with."""
    if kind == JOBS:
        draw_jobs(t, seat, 2)
    elif kind == BOTH_JOBS:
        keep_both(t, seat)
    elif kind == TOP_FIVE:
        draw_jobs(t, seat, 5)
    elif kind == DOLLAR_FROM_EACH:
        ask_for_dollars(t, seat)
    else:
        make_offer(t, seat)


# -- jobs ------------------------------------------------------------------


def draw_jobs(t: Table, seat: int, count: int) -> None:
    """CE-10.3: keep one, discard the others face up; a single card is kept (CE-R15)."""
    t.drawn = []
    for _ in range(count):
        job = hands.draw_job(t)
        if job >= 0:
            t.drawn.append(job)
    news.drew_jobs(t.told, seat, t.drawn, t.rules)
    if len(t.drawn) > 1:
        t.ask(KEEPING, seat)
    elif t.drawn:
        keep(t, seat, t.drawn[0])


def legal_keeping(t: Table) -> list[Action]:
    actions: list[Action] = []
    for place, job in enumerate(t.drawn):
        if job not in t.drawn[:place]:
            actions.append(t.rules.vocabulary.one(KEEP_VERB, job))
    return actions


def keep(t: Table, seat: int, job: int) -> None:
    t.drawn.remove(job)
    hands.add_job(t, seat, job, 0)
    news.kept_job(t.told, seat, job, t.drawn, t.rules)
    t.discards.extend(t.drawn)
    t.drawn = []


def keep_both(t: Table, seat: int) -> None:
    drawn: list[int] = []
    for _ in range(2):
        job = hands.draw_job(t)
        if job >= 0:
            drawn.append(job)
            hands.add_job(t, seat, job, 0)
    news.drew_jobs(t.told, seat, drawn, t.rules)


def take_from_discards(t: Table, seat: int, job: int) -> None:
    t.discards.remove(job)
    hands.add_job(t, seat, job, ALL)
    news.took_from_discards(t.told, seat, job, t.rules)


# -- neutral figures (CE-4.11, CE-R14) -------------------------------------


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


# -- opponents' hands ------------------------------------------------------


def turn_on(t: Table, seat: int, kind: int, target: int) -> None:
    """An effect against one opponent."""
    if kind == GIFT:
        news.asked_gift(t.told, seat, target)
        t.stack.append(frame(GIVING, target, 0, seat))
        t.waiting = 1 << target
    elif kind == HIGHEST_MONEY:
        take_highest(t, seat, target)
    else:
        optional = t.stack[-1] >> FLAG & 1
        hands.look(t, seat, target)
        t.ask(LOOKING, seat, optional, kind | target << EFFECT_ARG)


def legal_giving(t: Table, seat: int) -> list[Action]:
    """The giver's choice, never an ally."""
    return [t.rules.vocabulary.one(GIVE, card) for card in t.cards_of(seat) if card < t.rules.first_ally]


def give(t: Table, seat: int, card: int) -> None:
    taker = t.answered() >> NUMBER
    hands.pass_on(t, seat, taker, card, hands.ANY_CARD)


def take_highest(t: Table, seat: int, target: int) -> None:
    value = hands.highest_money(t, target)
    if value < 0:
        hands.remember(t, hands.NO_MONEY, target, target, 0)
        news.had_no_money(t.told, target)
    else:
        hands.pass_on(t, target, seat, value, hands.HIGHEST)


def ask_for_dollars(t: Table, seat: int) -> None:
    """All who hold any card but allies are asked at once, so that the question tells nothing."""
    asked = 0
    for other in range(t.players):
        if other == seat:
            continue
        if t.loose_cards(other):
            asked |= 1 << other
        else:
            news.had_no_money(t.told, other)
    t.stack.append(frame(DOLLARS, seat))
    t.waiting = asked


def legal_dollars(t: Table, seat: int) -> list[Action]:
    """A $1; without one, another money card of the giver's choice; without money, nothing."""
    vocabulary = t.rules.vocabulary
    at = seat * TYPES
    if t.hands[at + ONE]:
        return [vocabulary.one(GIVE, ONE)]
    actions: list[Action] = []
    for value in range(MONEY):
        if t.hands[at + value]:
            actions.append(vocabulary.one(GIVE, value))
    return actions or [vocabulary.plain(DONE)]


def give_dollar(t: Table, seat: int, action: Action) -> None:
    taker = t.stack[-1] >> SEAT & SEAT_MASK
    if action.kind == GIVE:
        hands.pass_on(t, seat, taker, action.a, hands.DOLLAR)
    else:
        hands.remember(t, hands.NO_MONEY, seat, seat, 0)
        news.had_no_money(t.told, seat)
    t.waiting &= ~(1 << seat)
    if not t.waiting:
        t.stack.pop()


def legal_looking(t: Table, seat: int, top: int) -> list[Action]:
    vocabulary = t.rules.vocabulary
    kind = top >> NUMBER & EFFECT_MASK
    target = top >> NUMBER >> EFFECT_ARG
    verb = DISCARD if kind == LOOK_DISCARD else TAKE
    actions: list[Action] = []
    for card in t.cards_of(target):
        if may_be_taken(kind, card):
            actions.append(vocabulary.one(verb, card))
    if not actions or top >> FLAG & 1:
        actions.append(vocabulary.plain(DONE))
    return actions


def may_be_taken(kind: int, card: int) -> bool:
    if kind == LOOK_DISCARD:
        return True
    if kind == LOOK_TAKE_MONEY:
        return card < MONEY
    return GUN <= card <= NARCOTICS


def take_seen(t: Table, seat: int, action: Action) -> None:
    """What the looker chose of the hand in view."""
    top = t.answered()
    kind = top >> NUMBER & EFFECT_MASK
    target = top >> NUMBER >> EFFECT_ARG
    if action.kind == DONE:
        if not top >> FLAG & 1:  # had there been one, it would have been taken
            hands.remember(t, _lacks(kind), target, seat, 0)
        news.declined(t.told, seat)
    elif kind == LOOK_DISCARD:
        hands.discard(t, target, action.a)
        news.discarded(t.told, target, action.a, t.rules)
    elif kind == LOOK_TAKE_MONEY:
        hands.pass_on(t, target, seat, action.a, hands.SOME_MONEY)
    else:
        hands.pass_on(t, target, seat, action.a, hands.SOME_GOOD)


def _lacks(look: int) -> int:
    return hands.NO_MONEY if look == LOOK_TAKE_MONEY else hands.NO_GOODS


def make_offer(t: Table, seat: int) -> None:
    """Everybody else shows the highest money card; the best goes into the own suitcase, the others back."""
    shown: list[int] = []
    best = -1
    for other in range(t.players):
        value = hands.show_highest(t, other) if other != seat and t.loose_cards(other) else -1
        shown.append(value)
        if other != seat:
            news.showed(t.told, other, value)
        if value > best:
            best = value
    taken = False
    for other, value in enumerate(shown):
        if value < 0:
            continue
        if value == best and not taken:
            taken = True
            hands.leave_for_suitcase(t, other, seat, value)
            news.offer_taken(t.told, seat, other, value)
        else:
            hands.put_back(t, other, value)


def _spend_move(t: Table, start: int) -> None:
    """Of Hired Muscle and the like, or the second part of Ambush."""
    for effect in t.current_effects(start):
        if effect == MOVE_THUG or effect & EFFECT_MASK == AMBUSH_MOVE:
            spend(t, start, effect)
            return
