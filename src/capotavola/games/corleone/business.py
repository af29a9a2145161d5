"""Chapter 4: family business, one action after another."""

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of, seat_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.corleone import hands, news, rules
from capotavola.games.corleone.cards import ANY, GOODS, GUN, NOBODY, THEN, TYPES, job_of, owned
from capotavola.games.corleone.effects.all import effect_of
from capotavola.games.corleone.effects.effect import why_not_business, why_not_space
from capotavola.games.corleone.fronts import begin, use_backs, use_front
from capotavola.games.corleone.questions import CorleoneStep
from capotavola.games.corleone.table import END_OF_TURN, IN_HAND, OPTIONAL, PLAYED, REWARD, TURN, WAR, Table


def open_phase(t: Table) -> None:
    """CE-4.1: from the first player."""
    t.active = (t.first - 1) % t.players
    next_turn(t)


def next_turn(t: Table) -> None:
    """CE-4.1, 4.2, CE-R5"""
    t.moved_now = 0
    for step in range(1, t.players + 1):
        seat = t.after(t.active, step)
        if (t.thugs_left[seat] or t.members_left[seat]) and can_act(t, seat):
            t.active = seat
            t.tell_of("turn-began", seat)
            t.ask_one(TURN, seat)
            return
    t.tell_that("turf-war")
    t.push(WAR)


class EndOfTurn(Passage[Table]):
    def go_on(self, t: Table) -> None:
        t.stack.pop()
        next_turn(t)

    def check_stored(self, t: Table, at: int) -> None:
        super().check_stored(t, at)
        must(at == 0, "stack: that cannot wait")


def can_act(t: Table, seat: int) -> bool:
    if t.thugs_left[seat] and t.has_free_thug_space():
        return True
    if t.members_left[seat] and t.has_free_member_space():
        return True
    return bool(actions_of(t, seat))


def actions_of(t: Table, seat: int) -> list[Action]:
    """CE-4.1: what a seat could do if it were its turn."""
    vocabulary = t.rules.vocabulary
    actions: list[Action] = []
    if t.thugs_left[seat]:
        row = vocabulary.row(rules.THUG)
        thug_at = t.thug_at
        for turf, tile in enumerate(t.tile_on):
            if thug_at[turf] == NOBODY:
                actions.append(row[turf])
            if tile != NOBODY and thug_at[tile] == NOBODY:
                actions.append(row[tile])
    if t.members_left[seat]:
        row = vocabulary.row(rules.MEMBER)
        closed = t.rules.closed_to_two if t.players == 2 else t.rules.none_closed
        for space, owner in enumerate(t.member_at):
            if owner == NOBODY and not closed[space]:
                actions.append(row[space])
    if has_goods(t, seat):
        last = NOBODY
        for held in t.jobs[seat]:  # alike ones lie together
            kind = job_of(held)
            if kind != last:
                if can_pay_somehow(t, seat, kind):
                    add_completions(t, seat, rules.FROM_HAND, kind, actions)
                last = kind
        for place, kind in enumerate(t.public):
            if can_pay_somehow(t, seat, kind) and kind not in t.public[:place]:
                add_completions(t, seat, rules.FROM_PUBLIC, kind, actions)
    mine = IN_HAND + seat
    for ally, at in enumerate(t.ally_at):
        if at == mine and can_play(t, seat, ally):
            actions.append(vocabulary.one(rules.PLAY, ally))
    return actions


def has_goods(t: Table, seat: int) -> bool:
    at = seat * TYPES + GUN
    hands_of_all = t.hands
    return hands_of_all[at] + hands_of_all[at + 1] + hands_of_all[at + 2] + hands_of_all[at + 3] > 0


def add_completions(t: Table, seat: int, source: int, kind: int, actions: list[Action]) -> None:
    """CE-4.6, 4.7: every way to pay, and both orders where there is an effect."""
    for payment in t.rules.job_payments[kind]:
        if can_pay(t, seat, payment):
            for order in range(orders_of(t, kind)):
                actions.append(t.rules.vocabulary.several(rules.COMPLETE, source, kind, payment, order))


def orders_of(t: Table, kind: int) -> int:
    """CE-R12: money and effect may come in either order, where there is an effect."""
    return 2 if t.rules.job_effects[kind] else 1


def can_pay_somehow(t: Table, seat: i64, kind: i64) -> bool:
    """CE-4.7: narcotics make up for what lacks."""
    goods = t.rules.job_goods[kind]
    at = seat * TYPES + GUN
    spare: i64 = t.hands[at + ANY] - goods[ANY]
    for good in range(ANY):
        lacking: i64 = goods[good] - t.hands[at + good]
        if lacking > 0:
            spare -= lacking
    return spare >= 0


def can_pay(t: Table, seat: i64, payment: i64) -> bool:
    paid = t.rules.payments[payment]
    at = seat * TYPES + GUN
    return all(t.hands[at + good] >= paid[good] for good in range(GOODS))


def can_play(t: Table, seat: int, ally: int) -> bool:
    """CE-R10: something of it can be used, once it has left the hand."""
    t.ally_at[ally] = PLAYED + seat
    of_use = False
    for effect in t.rules.ally_effects[ally]:
        if effect != THEN and effect_of(effect).of_use(t, seat):
            of_use = True
            break
    t.ally_at[ally] = IN_HAND + seat
    return of_use


class Turn(CorleoneStep):
    """CE-4.1: one action."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return actions_of(t, seat)

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        verb = action.kind
        if verb == rules.THUG:
            return why_not_business(t, action.a) if t.thugs_left[seat] else Refusal("CE-4.3", "no-thug-left")
        if verb == rules.MEMBER:
            return why_not_space(t, action.a) if t.members_left[seat] else Refusal("CE-4.5", "no-member-left")
        if verb == rules.COMPLETE:
            return why_not_complete(t, seat, action)
        if verb == rules.PLAY:
            return why_not_play(t, seat, action.a)
        if verb == rules.DONE:
            return Refusal("CE-4.1", "no-passing")
        return (
            Refusal("CE-6.2", "allies-by-bids")
            if verb == rules.CHOOSE
            else Refusal("CE-4.1", "one-of-four-actions")
        )

    def not_asked(self, t: Table, seat: int) -> Refusal:
        if not t.thugs_left[seat] and not t.members_left[seat]:
            return Refusal("CE-4.2", "no-figure-left")
        return Refusal("CE-4.1", "not-your-turn", {"seat": t.active})

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        t.push(END_OF_TURN)
        verb = action.kind
        if verb == rules.THUG:
            place_thug(t, seat, action.a)
        elif verb == rules.MEMBER:
            place_member(t, seat, action.a)
        elif verb == rules.COMPLETE:
            complete_job(t, seat, action)
        else:
            play_ally(t, seat, action.a)

    def check_stored(self, t: Table, at: int) -> None:
        seat = seat_of(t.stack[at])
        must(len(t.stack) == 1 and t.waiting == 1 << seat and seat == t.active, "waiting: the active player")
        has_figure = t.thugs_left[seat] + t.members_left[seat] > 0
        must(has_figure and bool(self.legal(t, seat)), "waiting: there is no action")


def why_not_complete(t: Table, seat: int, action: Action) -> Refusal | None:
    """CE-4.6, CE-4.7"""
    source, kind, payment, order = action.a, action.b, action.c, action.d
    job = t.rules.job_names[kind]
    if source == rules.FROM_HAND and not t.holds_job(seat, kind):
        return Refusal("CE-4.6", "job-not-in-hand", {"job": job})
    if source != rules.FROM_HAND and kind not in t.public:
        return Refusal("CE-4.6", "job-not-public", {"job": job})
    if payment not in t.rules.job_payments[kind]:
        return Refusal("CE-4.7", "wrong-goods", {"job": job})
    if not can_pay(t, seat, payment):
        return Refusal("CE-4.6", "goods-missing", {"job": job})
    return None if order < orders_of(t, kind) else Refusal("CE-R12", "no-effect-to-order", {"job": job})


def why_not_play(t: Table, seat: int, ally: int) -> Refusal | None:
    """CE-4.8"""
    name = t.rules.ally_names[ally]
    if t.ally_at[ally] == PLAYED + seat:
        return Refusal("CE-4.8", "ally-once-an-act", {"ally": name})
    if t.ally_at[ally] != IN_HAND + seat:
        return Refusal("CE-4.8", "ally-not-in-hand", {"ally": name})
    return None if can_play(t, seat, ally) else Refusal("CE-R10", "ally-of-no-use", {"ally": name})


def place_thug(t: Table, seat: int, business: int) -> None:
    """CE-4.3"""
    t.thugs_left[seat] -= 1
    t.thug_at[business] = seat
    t.tell_of("thug-placed", seat, "business", t.rules.business_names[business])
    use_front(t, seat, business)


def place_member(t: Table, seat: int, space: int) -> None:
    """CE-4.5"""
    t.members_left[seat] -= 1
    t.member_at[space] = seat
    t.tell_of("member-placed", seat, "areas", t.rules.space_names[space])
    use_backs(t, seat, space)


def complete_job(t: Table, seat: int, action: Action) -> None:
    """CE-4.6, CE-R12"""
    source, kind, payment, order = action.a, action.b, action.c, action.d
    paid = t.rules.payments[payment]
    for good in range(GOODS):
        for _ in range(paid[good]):
            hands.put_back(t, seat, GUN + good)
    if source == rules.FROM_HAND:
        hands.remove_job(t, seat, kind)
    else:
        t.public.remove(kind)
    t.completed.append(owned(seat, kind))
    news.completed(t.told, seat, source, kind, payment, t.rules)
    if order == rules.MONEY_FIRST:
        take_reward(t, seat, kind)
    else:
        t.push(REWARD, seat, 0, kind)
    begin(t, seat, t.rules.job_effects[kind], OPTIONAL)


def take_reward(t: Table, seat: int, kind: int) -> None:
    """CE-4.6: exactly the money cards it shows, into the hand (CE-R11)."""
    for value in t.rules.job_money[kind]:
        hands.take(t, seat, value)


class Reward(Passage[Table]):
    """The money of a job, after its effect."""

    def go_on(self, t: Table) -> None:
        top = t.stack.pop()
        take_reward(t, seat_of(top), number_of(top))

    def check_stored(self, t: Table, at: int) -> None:
        super().check_stored(t, at)
        must(number_of(t.stack[at]) < t.rules.jobs, "stack: no such job")


def play_ally(t: Table, seat: int, ally: int) -> None:
    """CE-4.8"""
    t.ally_at[ally] = PLAYED + seat
    if needs_money(t, seat, ally):
        hands.remember(t, hands.HAS_MONEY, seat, seat, 0)  # or it could not be played (CE-R10)
    t.tell_of("ally-played", seat, "ally", t.rules.ally_names[ally])
    begin(t, seat, t.rules.ally_effects[ally])


def needs_money(t: Table, seat: int, ally: int) -> bool:
    for effect in t.rules.ally_effects[ally]:
        what = effect_of(effect)
        if effect != THEN and not what.needs_own_money() and what.of_use(t, seat):
            return False
    return True
