"""Chapter 4: completing a job, paid with its goods (CE-4.6, CE-4.7)."""

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of, seat_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.corleone import hands, news, rules
from capotavola.games.corleone.actions import TurnAction
from capotavola.games.corleone.cards import ANY, GOODS, GUN, NOBODY, TYPES, job_of, owned
from capotavola.games.corleone.fronts import begin
from capotavola.games.corleone.table import OPTIONAL, REWARD, Table


class CompleteJob(TurnAction):
    """Of the hand, or a public one: goods against its effect and its money, in either order (CE-R12)."""

    def add_legal(self, t: Table, seat: int, actions: list[Action]) -> None:
        if not has_goods(t, seat):
            return
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

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
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

    def do(self, t: Table, seat: int, action: Action) -> None:
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
