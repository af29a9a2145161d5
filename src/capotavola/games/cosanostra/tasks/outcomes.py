"""Carrying out a job (LC-3.2), from the roll to the end. Answers come in between (LC-R8)."""

from __future__ import annotations

from typing import Final

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.audience import ALL
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import FIRE, PASS
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MONEY,
    A_SIZE,
    A_TAKEN,
    A_TAKER,
    IN_RETURN,
    NO_CARD,
    REACHED,
    REPELLED,
)
from capotavola.games.cosanostra.cards import effect_of
from capotavola.games.cosanostra.influence import hands, on_gangsters
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import FIRING_BACK, PAYING_OUT, STRIKING
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Listing, must_ask
from capotavola.games.cosanostra.table import DEACTIVATED, KILLED, Table
from capotavola.games.cosanostra.tasks import effects, news, work
from capotavola.games.cosanostra.tasks.attacks import Harm, Join, PayBank, PayYou, ReturnFire
from capotavola.games.cosanostra.tasks.buying import Buy
from capotavola.games.cosanostra.tasks.countering import KillAttacker, Repel, TakeAll, TakeHalf
from capotavola.games.cosanostra.tasks.effect import Effect
from capotavola.games.cosanostra.tasks.laundering import Launder
from capotavola.games.cosanostra.tasks.resolving import Resolving, must_resolve
from capotavola.games.cosanostra.tasks.stakes import DoubleBack, DoubleStake, LoseStake, TakePot
from capotavola.games.cosanostra.tasks.targets import target_of
from capotavola.games.cosanostra.windows import HOLD_UPS, TRAPS, open_window

EFFECTS: Final[dict[int, Effect]] = {
    cards.DEACTIVATE: Harm(DEACTIVATED),
    cards.KILL: Harm(KILLED),
    cards.DESTROY: Harm(KILLED),
    cards.JOIN: Join(),
    cards.PAY_BANK: PayBank(),
    cards.PAY_YOU: PayYou(),
    cards.BUY: Buy(),
    cards.BUY_LESS: Buy(),
    cards.BUY_HALF: Buy(),
    cards.LAUNDER: Launder(),
    cards.TAKE_HALF: TakeHalf(),
    cards.TAKE_ALL: TakeAll(),
    cards.REPEL: Repel(),
    cards.KILL_ATTACKER: KillAttacker(),
    cards.DOUBLE_STAKE: DoubleStake(),
    cards.LOSE_STAKE: LoseStake(),
    cards.TAKE_POT: TakePot(),
    cards.DOUBLE_BACK: DoubleBack(),
    cards.RETURN_FIRE: ReturnFire(),
}
assert len(EFFECTS) == len(cards.EFFECT_NAMES) - 1, "an effect without an object"


class Rolled(Resolving):
    """Nobody re-rolls any more: what comes of it, if nobody answers."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        successes = work.hits(t)
        t.set_attempt(A_HITS, successes)
        t.dice = []
        kind = t.job_kind()
        if t.rules.jobs.types[kind] == cards.CASH:
            _pays(t, kind, successes)
        else:
            _reaches(t, kind, successes)


def _pays(t: Table, kind: int, successes: int) -> None:
    """What pays is told when it does, with its sum."""
    seat = t.doer_seat()
    pay = effects.pay_of(t, kind, successes)
    if not pay:
        t.tell_of("came-off", seat, "job", t.rules.jobs.names[kind], "count", successes)
        promises.took(t, seat, 0)
        return
    t.set_attempt(A_MONEY, pay)
    t.mark_attempt(REACHED)
    t.push(PAYING_OUT)
    open_window(t, HOLD_UPS)


def _reaches(t: Table, kind: int, successes: int) -> None:
    seat = t.doer_seat()
    t.tell_of("came-off", seat, "job", t.rules.jobs.names[kind], "count", successes)
    outcome = effects.of(t, kind, successes)
    if not outcome:
        return
    if effect_of(outcome[0]) == cards.DEACTIVATE and target_of(t.rules, kind).is_down(t, t.target()):
        return  # LC-R4: nobody is deactivated again
    if outcome[0] == cards.RETURN_FIRE:  # a miss is no effect that could be trapped
        EFFECTS[cards.RETURN_FIRE].bring_about(t, kind, seat, outcome[0])
        return
    if successes:
        t.mark_attempt(REACHED)
    t.push(STRIKING)
    if t.rules.jobs.attack[kind] and t.rules.men.ability[t.doer()] != cards.TRAP_PROOF:
        open_window(t, TRAPS)


class PayingOut(Resolving):
    """LC-3.4, LC-R8 c: the bank pays; the first Hold-up that came off takes its share."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        seat = t.doer_seat()
        pay, taker, taken = t.attempt(A_MONEY), t.attempt(A_TAKER), t.attempt(A_TAKEN)
        if taker >= 0:
            t.cash[taker] += taken
            t.tell_of("held-up", taker, "other_seat", seat, "amount", taken)
        t.cash[seat] += pay - taken
        job = t.rules.jobs.names[t.job_kind()]
        news.paid_out(t.told, seat, job, t.attempt(A_HITS), pay - taken)
        promises.took(t, seat, pay - taken)


class Striking(Resolving):
    """Nobody has repelled it, or it did not come to anything."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        if t.attempt_is(REPELLED):
            return
        kind = t.job_kind()
        seat = t.doer_seat()
        for entry in effects.of(t, kind, t.attempt(A_HITS)):
            EFFECTS[effect_of(entry)].bring_about(t, kind, seat, entry)


class FiringBack(Listing):
    """LC-R5: an attack with the target's strength on the one who missed."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.plain(FIRE), t.rules.vocabulary.plain(PASS)]

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R5", "fire-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        if action.kind == FIRE:
            shooter, target = t.target(), t.doer()
            work.attempt(t, shooter, t.job_kind(), target, NO_CARD | IN_RETURN)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        now = convert(view, Glance).asked.attempts[-1]
        return "ask-firing-back", {"gangster": now.gangster, "victim": now.target["victim"]}

    def check_stored(self, t: Table, at: int) -> None:
        must_resolve(t, at)
        seat = must_ask(t, FIRING_BACK)
        must(seat == t.man_at[t.target()], "waiting: whose job it is")


class Finishing(Resolving):
    """The last attempt is over: an answer at once, a job of the own turn by way of the task's end."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        size = len(t.attempts) - A_SIZE
        if not size:
            return  # the end of the task goes on with it
        man, card, flags = t.doer(), t.attempt(A_CARD), t.attempt(A_FLAGS)
        del t.attempts[size:]
        if not flags & NO_CARD:
            hands.discard_job(t, card & cards.CARD_MASK, ALL)
        if not flags & IN_RETURN:
            on_gangsters.task_gone(t, man)
