"""The payout stage (LC-2.6, LC-R21), and the end of the game (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capotavola.engine.action import Action
from capotavola.engine.frames import frame
from capotavola.games.cosanostra.actions.verbs import DISCARD, DISCARD_JOB, DOUBLE, GROW_VERB, PASS
from capotavola.games.cosanostra.cards import GROW, INCOME_MORE, INFLUENCE, KIND_MASK, MULTIPLY_KIND, NOBODY
from capotavola.games.cosanostra.deals.debts import CASH
from capotavola.games.cosanostra.influence import asides, hands
from capotavola.games.cosanostra.order import DEAL, DOUBLING, GROWING, HIRING, LIMITS, NEXT_ROUND, SETTLING
from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.table import TROPHY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


# -- income ---------------------------------------------------------------


def pay_incomes(t: Table) -> None:
    """LC-2.6, LC-9.1: all at once, by the monopolies of that moment; Takeshi's choice comes first."""
    owner = t.owner_with(MULTIPLY_KIND) if t.expansion else NOBODY
    if owner != NOBODY and legal_doubling(t, owner):
        t.ask(DOUBLING, owner)
        return
    finish_incomes(t, NOBODY)


def legal_doubling(t: Table, seat: int) -> list[Action]:
    """LC-R13: the kinds of businesses that pay."""
    row = t.rules.vocabulary.row(DOUBLE)
    return [
        row[kind]
        for kind in range(len(t.rules.kinds.names))
        if any(
            t.rules.kind_of[business] == kind and t.business_at[business] == seat and t.is_active(business)
            for business in range(t.rules.businesses)
        )
    ]


def decide_doubling(t: Table, kind: int) -> None:
    t.answered()
    finish_incomes(t, kind)


def finish_incomes(t: Table, doubled: int) -> None:
    t.stack.pop()
    last = t.round == t.last_round
    incomes = [income(t, seat, doubled) for seat in range(t.players)]
    factor = t.rules.figures.final_income_factor if last else 1
    for seat in range(t.players):
        t.cash[seat] += incomes[seat] * factor
        t.final_income[seat] = incomes[seat] * factor
        news.income(t.told, seat, incomes[seat], factor)
    if t.bonus:
        business_bonus(t, incomes)
    t.settled = [0] * t.players
    if not last:
        t.stack.append(frame(NEXT_ROUND))
        t.stack.append(frame(LIMITS))
        t.stack.append(frame(GROWING))
        if not t.expansion:
            t.stack.append(frame(HIRING))
    t.stack.append(frame(SETTLING, 0, CASH))


def income(t: Table, seat: i64, doubled: i64 = NOBODY) -> i64:
    """Active businesses, monopolies, Laverne, and what Takeshi chose."""
    total: i64 = 0
    taker = t.owner_with(MULTIPLY_KIND) if doubled != NOBODY else NOBODY
    for business in range(t.rules.businesses):
        if t.business_at[business] != seat or t.down >> business & 1:
            continue
        pay: i64 = t.rules.income_of[business]
        if taker == seat and t.rules.kind_of[business] == doubled:
            pay *= t.rules.men.amount[t.rules.with_ability[MULTIPLY_KIND]]
        total += pay
    for holder in t.monopolies:
        if holder == seat:
            total += t.rules.figures.monopoly_income
    if t.expansion and t.owner_with(INCOME_MORE) == seat:
        total += t.rules.men.amount[t.rules.with_ability[INCOME_MORE]]
    return total


def business_bonus(t: Table, incomes: list[int]) -> None:
    """LC-10.4: never doubled, nobody on a tie."""
    best = max(incomes)
    if incomes.count(best) == 1:
        seat = incomes.index(best)
        t.cash[seat] += t.rules.figures.business_bonus
        news.business_bonus(t.told, seat, t.rules.figures.business_bonus)


# -- Adriano, hand limits, the next round -----------------------------------------


def open_growing(t: Table) -> None:
    """LC-R21: once a round, if he is active and his owner can pay."""
    t.stack.pop()
    owner = t.owner_with(GROW) if t.expansion else NOBODY
    if owner != NOBODY and t.cash[owner] >= t.rules.men.cost[t.rules.with_ability[GROW]]:
        t.ask(GROWING, owner, 1)


def legal_growing(t: Table) -> list[Action]:
    return [t.rules.vocabulary.plain(GROW_VERB), t.rules.vocabulary.plain(PASS)]


def decide_growing(t: Table, seat: int, kind: int) -> None:
    t.answered()
    if kind == GROW_VERB:
        man = t.rules.with_ability[GROW]
        t.cash[seat] -= t.rules.men.cost[man]
        t.grown += t.rules.men.amount[man]
        news.grew(t.told, seat, t.rules.men.names[man], t.printed_strength(man), t.rules.men.cost[man])


def open_limits(t: Table) -> None:
    """LC-2.6: from round II on; all who hold too much at once."""
    if t.round >= t.rules.figures.limit_from:
        for seat in range(t.players):
            if surplus_jobs(t, seat) or surplus_influence(t, seat):
                t.waiting |= 1 << seat
    if not t.waiting:
        t.stack.pop()


def surplus_jobs(t: Table, seat: int) -> int:
    return max(0, len(t.jobs[seat]) - t.rules.figures.job_limit)


def surplus_influence(t: Table, seat: int) -> int:
    return max(0, t.influence_count(seat) - t.rules.figures.influence_limit)


def legal_limits(t: Table, seat: int) -> list[Action]:
    """Jobs first, then influence cards."""
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


def decide_limits(t: Table, seat: int, action: Action) -> None:
    if action.kind == DISCARD_JOB:
        hands.discard_job_unseen(t, seat, action.a)
    else:
        hands.discard_unseen(t, seat, action.a)
    if not surplus_jobs(t, seat) and not surplus_influence(t, seat):
        t.waiting &= ~(1 << seat)
    if not t.waiting:
        t.stack.pop()


def next_round(t: Table) -> None:
    """LC-7.6, LC-7.7: what lies on gangsters is gone; the start marker moves."""
    t.stack.pop()
    for man in range(t.rules.gangsters):
        if t.mods[man]:
            asides.take_off_all(t, man)
    t.start = t.after(t.start, 1)
    t.round += 1
    t.stack.append(frame(DEAL))


# -- the end (section 9) -----------------------------------------------------------


def end_game(t: Table) -> None:
    t.stack = []
    if t.told is not None:
        gangsters, trophies = gangster_bonus(t), trophy_bonus(t)
        laundered, totals = laundered_bonus(t), final_scores(t)
        for seat in range(t.players):
            news.scored(
                t.told, seat, t.cash[seat], gangsters[seat], trophies[seat], laundered[seat], totals[seat]
            )
        news.game_over(t.told, winners(t))


def gangsters_of(t: Table, seat: int) -> int:
    """LC-R10: in the area, deactivated ones too."""
    return t.man_at.count(seat)


def businesses_of(t: Table, seat: int) -> int:
    return t.business_at.count(seat)


def gangster_bonus(t: Table) -> list[int]:
    """LC-9.2"""
    counts = [gangsters_of(t, seat) for seat in range(t.players)]
    most = max(counts)
    alone = counts.count(most) == 1
    return [t.rules.figures.most_gangsters_bonus if alone and count == most else 0 for count in counts]


def trophy_bonus(t: Table) -> list[int]:
    """LC-9.3"""
    bonus: list[int] = []
    factors = t.rules.figures.trophy_factors
    for seat in range(t.players):
        strengths = [
            t.printed_strength(man) for man in range(t.rules.gangsters) if t.man_at[man] == TROPHY + seat
        ]
        bonus.append(sum(strengths) * factors[min(len(strengths), len(factors)) - 1] if strengths else 0)
    return bonus


def laundered_bonus(t: Table) -> list[int]:
    """LC-6.4, LC-9.4"""
    return [amount * t.rules.figures.laundered_factor for amount in t.laundered]


def final_scores(t: Table) -> list[int]:
    gangsters, trophies, laundered = gangster_bonus(t), trophy_bonus(t), laundered_bonus(t)
    return [t.cash[seat] + gangsters[seat] + trophies[seat] + laundered[seat] for seat in range(t.players)]


def winners(t: Table) -> list[int]:
    """LC-9.4, LC-R12"""
    totals = final_scores(t)
    ranks = [(totals[seat], businesses_of(t, seat) + gangsters_of(t, seat)) for seat in range(t.players)]
    return [seat for seat in range(t.players) if ranks[seat] == max(ranks)]
