"""What a player of La Cosa Nostra can expect to end with, by the figures of the game alone."""

import itertools

from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.parts import GIVE_LATER, ITEMS, terms_of, until_of, value_of, what_of
from capotavola.games.cosanostra.actions.verbs import ACCEPT, OFFER
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import CASH, EASIER, HARDER, KIND_MASK, NO_TASK
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import HIRING, PLAN_TURN
from capotavola.games.cosanostra.round import ending
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import PURCHASE, bit_of


def wealth(state: CosaNostraState, seat: int) -> float:
    """What a seat can expect to end with: cash, incomes to come, gangsters at their price for the rounds that
    are left, planned cash jobs that lack nothing; less what it has promised."""
    figures = state.rules.figures
    total = float(state.cash[seat] + figures.laundered_factor * state.laundered[seat])
    total += sum(incomes(state, b) for b in range(state.rules.businesses) if state.business_at[b] == seat)
    total += figures.monopoly_income * monopoly_payouts(state, seat)
    total += sum(price(state, man) for man in state.men_of(seat))
    if state.round == state.last_round:
        total += ending.gangster_bonus(state)[seat]
    return total + expected_takes(state, seat) - promised(state, seat)


def payouts(state: CosaNostraState) -> tuple[int, int]:
    """How often this round's income counts, and how often those of later rounds."""
    last = state.rules.figures.final_income_factor
    later = state.last_round - state.round - 1 + last if state.round < state.last_round else 0
    paid = step_of(state.stack[-1]) == HIRING and not state.expansion
    return 0 if paid else last if state.round == state.last_round else 1, later


def incomes(state: CosaNostraState, business: int) -> int:
    now, later = payouts(state)
    return state.rules.income_of[business] * (later if state.down >> business & 1 else now + later)


def monopoly_payouts(state: CosaNostraState, seat: int) -> int:
    now, later = payouts(state)
    up = state.copy()
    up.down, up.man_down = 0, 0
    kinds = range(len(state.monopolies))
    return sum(
        now * (estate.holder_of(state, kind) == seat) + later * (estate.holder_of(up, kind) == seat)
        for kind in kinds
    )


def price(state: CosaNostraState, man: int) -> float:
    """LC-8.4: so much a point, or what he was hired for."""
    step = step_of(state.stack[-1])
    planning = step == PLAN_TURN or (step == HIRING and state.expansion)
    rounds = state.last_round - state.round + (planning and not state.man_down >> man & 1)
    points = state.rules.figures.swap_base * state.printed_strength(man)
    return max(points, state.rules.men.price[man]) * rounds / state.last_round


def planned(state: CosaNostraState, seat: int) -> list[tuple[int, float]]:
    """The cash jobs of a seat, and what their dice bring."""
    found: list[tuple[int, float]] = []
    for man in state.men_of(seat):
        for task in state.tasks[man * 2 : man * 2 + 2]:
            if task != NO_TASK and task < PURCHASE and state.rules.jobs.types[task & KIND_MASK] == CASH:
                found.append((task & KIND_MASK, dice_bring(state, man, task & KIND_MASK)))
    return found


def dice_bring(state: CosaNostraState, man: int, kind: int) -> float:
    jobs = state.rules.jobs
    eased, hindered = (state.mods[man] & bit_of(card) != 0 for card in (EASIER, HARDER))
    difficulty = jobs.difficulty[kind] - eased + hindered
    hit = (7 - min(6, max(1, difficulty))) / 6
    chances = [1.0]
    for _ in range(state.strength(man, split=state.split)):
        chances = [
            (chances[n] * (1 - hit) if n < len(chances) else 0) + (chances[n - 1] * hit if n else 0)
            for n in range(len(chances) + 1)
        ]
    pay = jobs.pay[kind]
    if len(pay) == 1:
        return sum(n * chance * pay[0] for n, chance in enumerate(chances))
    return sum(chance * [0, pay[0], pay[1]][min(n, 2)] for n, chance in enumerate(chances))


def expected_takes(state: CosaNostraState, seat: int) -> float:
    """A marker serves one job: the best order counts."""
    jobs = planned(state, seat)
    return max((_in_order(state, seat, order) for order in itertools.permutations(jobs)), default=0.0)


def _in_order(state: CosaNostraState, seat: int, jobs: tuple[tuple[int, float], ...]) -> float:
    rules = state.rules
    active = [b for b in range(rules.businesses) if state.is_active(b)]
    markers = [b for b in active if state.business_at[b] != seat and (b << 3 | seat) in state.markers]
    total = 0.0
    for kind, brings in jobs:
        used: list[int] = []
        for need, count in rules.needed[kind]:
            own = sum(state.business_at[b] == seat and rules.kind_of[b] == need for b in active)
            lent = [b for b in markers if rules.kind_of[b] == need][: max(0, count - own)]
            if own + len(lent) < count:
                break
            used += lent
        else:
            total += brings
            markers = [b for b in markers if b not in used]
    return total


def promised(state: CosaNostraState, seat: int) -> float:
    """Cash and businesses that a seat still owes."""
    total = 0.0
    for promise in state.ledger:
        if promise[promises.P_BY] != seat or promise[promises.P_STATUS] != promises.PENDING:
            continue
        entry = promise[promises.P_ITEM]
        total += max(0, promise[promises.P_DUE])
        if what_of(entry) == GIVE_LATER and state.business_at[value_of(entry)] == seat:
            left = state.last_round - until_of(entry) + state.rules.figures.final_income_factor
            total += state.rules.income_of[value_of(entry)] * left
    return total


def changed(state: CosaNostraState, seat: int, by: int, terms: list[int]) -> float:
    """What an offer would change in it."""
    twin = state.copy()
    twin.offers, twin.offer_texts = [], []
    twin.step(by, twin.rules.vocabulary.formed(OFFER, terms_of(1 << seat, terms[ITEMS:])))
    twin.step(seat, twin.rules.vocabulary.one(ACCEPT, by))
    return wealth(twin, seat) - wealth(state, seat)
