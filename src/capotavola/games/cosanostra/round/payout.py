"""The payout stage (LC-2.6, LC-R21): incomes, who grows, the hand limit, the next round."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import frame
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra import order
from capotavola.games.cosanostra.actions.verbs import DISCARD, DISCARD_JOB, DOUBLE, GROW_VERB, PASS
from capotavola.games.cosanostra.cards import (
    ABILITY_NAMES,
    GROW,
    INCOME_MORE,
    INFLUENCE,
    KIND_MASK,
    MULTIPLY_KIND,
    NOBODY,
)
from capotavola.games.cosanostra.deals.debts import CASH
from capotavola.games.cosanostra.influence import hands, on_gangsters
from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.rules import BUSINESS_BONUS, MONOPOLIES
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.steps import Listing, lies_below, must_ask, must_be_idle
from capotavola.games.cosanostra.table import Table

# -- income ---------------------------------------------------------------


class Income(Passage[Table]):
    """LC-2.6, LC-9.1: all at once, by the monopolies of that moment; what is doubled is chosen first."""

    def go_on(self, t: Table) -> None:
        owner = t.owner_with(MULTIPLY_KIND)
        if owner != NOBODY and kinds_that_pay(t, owner):
            t.ask_one(order.DOUBLING, owner)
        else:
            finish_incomes(t, NOBODY)


class Doubling(Listing):
    """LC-R13: a kind of business, of which each copy pays more."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        row = t.rules.vocabulary.row(DOUBLE)
        return [row[kind] for kind in kinds_that_pay(t, seat)]

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R13", "choose-own-kind")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        finish_incomes(t, action.a)

    def check_stored(self, t: Table, at: int) -> None:
        must_be_idle(t)
        must(t.stack[:at] == [frame(order.INCOME)], "stack: nothing in the game begins like this")
        seat = must_ask(t, order.DOUBLING)
        must(t.has_ability(seat, MULTIPLY_KIND), "stack: who doubles an income")
        must(bool(kinds_that_pay(t, seat)), "businesses: none to double")


def kinds_that_pay(t: Table, seat: int) -> list[int]:
    """The kinds of the seat's active businesses."""
    return [
        kind
        for kind in range(len(t.rules.kinds.names))
        if any(
            t.rules.kind_of[business] == kind and t.business_at[business] == seat and t.is_active(business)
            for business in range(t.rules.businesses)
        )
    ]


def finish_incomes(t: Table, doubled: int) -> None:
    t.stack.pop()
    last = t.round == t.last_round
    incomes = [income(t, seat, doubled) for seat in range(t.players)]
    factor = t.rules.figures.final_income_factor if last else 1
    for seat in range(t.players):
        t.cash[seat] += incomes[seat] * factor
        t.final_income[seat] = incomes[seat] * factor
        held = [name for name, holder in zip(MONOPOLIES, t.monopolies, strict=True) if holder == seat]
        extra = len(held) * t.rules.figures.monopoly_income
        news.income(t.told, seat, incomes[seat], factor, extra, held)
    if t.plays_with(BUSINESS_BONUS):
        business_bonus(t, incomes)
    t.settled = [0] * t.players
    if not last:
        t.push(order.NEXT_ROUND)
        t.push(order.LIMITS)
        t.push(order.GROWING)
        if not t.expansion:
            t.push(order.HIRING)
    t.push(order.SETTLING, flag=CASH)


def income(t: Table, seat: i64, doubled: i64 = NOBODY) -> i64:
    """Active businesses, monopolies, and what mercenaries bring."""
    total: i64 = t.gains(seat, INCOME_MORE)
    factor: i64 = t.gains(seat, MULTIPLY_KIND) if doubled != NOBODY else 0
    for business in range(t.rules.businesses):
        if t.business_at[business] != seat or t.down >> business & 1:
            continue
        pay: i64 = t.rules.income_of[business]
        if factor and t.rules.kind_of[business] == doubled:
            pay *= factor
        total += pay
    for holder in t.monopolies:
        if holder == seat:
            total += t.rules.figures.monopoly_income
    return total


def business_bonus(t: Table, incomes: list[int]) -> None:
    """LC-10.4: never doubled, nobody on a tie."""
    best = max(incomes)
    if incomes.count(best) == 1:
        seat = incomes.index(best)
        t.cash[seat] += t.rules.figures.business_bonus
        t.tell_of("business-bonus", seat, "amount", t.rules.figures.business_bonus)


# -- who grows, hand limits, the next round ---------------------------------------


class Growing(Listing):
    """LC-R21: once a round, if he is active and his owner can pay; the flag is set when it asks."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        owner = t.owner_with(GROW)
        if owner != NOBODY and t.cash[owner] >= t.rules.men.cost[t.rules.with_ability[GROW]]:
            t.ask_one(order.GROWING, owner, 1)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.plain(GROW_VERB), t.rules.vocabulary.plain(PASS)]

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R21", "grow-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        if action.kind == GROW_VERB:
            man = t.rules.with_ability[GROW]
            t.cash[seat] -= t.rules.men.cost[man]
            t.grown += t.rules.men.amount[man]
            news.grew(t.told, seat, t.rules.men.names[man], t.printed_strength(man), t.rules.men.cost[man])

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """What it costs, and how strong he is then."""
        v = convert(view, View)
        grows = [man for seat in v.seats for man in seat.gangsters if man.ability == ABILITY_NAMES[GROW]]
        man = grows[0]
        strength = man.printed + man.figures["amount"]
        return "ask-growing", {"gangster": man.gangster, "amount": man.figures["cost"], "strength": strength}

    def check_stored(self, t: Table, at: int) -> None:
        if lies_below(t, at):
            return
        must_be_idle(t)
        seat = must_ask(t, order.GROWING, 1)
        must_be_paid(t)
        must(t.expansion and t.stack[:at] == after_payout(), "stack: what comes after growing")
        must(t.has_ability(seat, GROW), "stack: whose gangster grows")
        must(t.cash[seat] >= t.rules.men.cost[t.rules.with_ability[GROW]], "cash: too little to grow")


class Limits(Listing):
    """LC-2.6: from round II on, all who hold too much at once: jobs first, then influence cards."""

    def go_on(self, t: Table) -> None:
        if t.round >= t.rules.figures.limit_from:
            for seat in range(t.players):
                if surplus_jobs(t, seat) or surplus_influence(t, seat):
                    t.waiting |= 1 << seat
        if not t.waiting:
            t.stack.pop()

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        if surplus_jobs(t, seat):
            last = NOBODY
            for card in t.jobs[seat]:
                kind = card & KIND_MASK
                if kind != last:
                    actions.append(t.rules.vocabulary.one(DISCARD_JOB, kind))
                    last = kind
            return actions
        for kind in range(INFLUENCE):
            if t.influence[seat * INFLUENCE + kind]:
                actions.append(t.rules.vocabulary.one(DISCARD, kind))
        return actions

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-2.6", "discard-first")

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("LC-2.6", "within-limits")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        if action.kind == DISCARD_JOB:
            hands.discard_job_unseen(t, seat, action.a)
        else:
            hands.discard_unseen(t, seat, action.a)
        if not surplus_jobs(t, seat) and not surplus_influence(t, seat):
            t.one_has_answered(seat)
        if not t.waiting:
            t.stack.pop()

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """Jobs first."""
        v = convert(view, View)
        seat = v.seats[v.viewer if v.viewer in v.deciders else v.deciders[0]]
        if seat.surplus_jobs:
            return "ask-limits-jobs", {"count": seat.surplus_jobs}
        return "ask-limits-influence", {"count": seat.surplus_influence}

    def check_stored(self, t: Table, at: int) -> None:
        if lies_below(t, at):
            return
        must_be_idle(t)
        must_be_paid(t)
        must(t.stack == after_payout() and t.round >= t.rules.figures.limit_from, "stack: no hand limit now")
        for seat in range(t.players):
            above = surplus_jobs(t, seat) + surplus_influence(t, seat) > 0
            must(above == t.is_asked(seat), "waiting: who is above the limit")


def after_payout() -> list[int]:
    return [frame(order.NEXT_ROUND), frame(order.LIMITS)]


def must_be_paid(t: Table) -> None:
    must(t.round < t.last_round, "stack: no payout in the last round (LC-2.1)")


def surplus_jobs(t: Table, seat: int) -> int:
    return max(0, len(t.jobs[seat]) - t.rules.figures.job_limit)


def surplus_influence(t: Table, seat: int) -> int:
    return max(0, t.influence_count(seat) - t.rules.figures.influence_limit)


class NextRound(Passage[Table]):
    """LC-7.6, LC-7.7: what lies on gangsters is gone; the start marker moves."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        for man in range(t.rules.gangsters):
            if t.mods[man]:
                on_gangsters.take_off_all(t, man)
        t.start = t.after(t.start, 1)
        t.round += 1
        t.push(order.DEAL)
