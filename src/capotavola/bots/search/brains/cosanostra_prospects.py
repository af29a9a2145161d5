"""How a game of La Cosa Nostra will end, foretold from what everybody has when a round begins.

Learnt from games between greedy bots: `tools/prospects.py` plays them and fits these figures by least squares
to the score at the end, beside the mean of the table. They say what no single rule does: how much more than
its income a business brings by the jobs it serves, and how little of a monopoly is left when the end comes.
"""

from typing import Final

from capotavola.bots.search.odds import chance_of
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import COP, LAWYER, POLITICIAN
from capotavola.games.cosanostra.ledger.promises import BROKEN, P_BY, P_STATUS
from capotavola.games.cosanostra.order import LIMITS
from capotavola.games.cosanostra.round import ending
from capotavola.games.cosanostra.table import Table

HOLDINGS: Final = [
    "cash",
    "laundered",  # as it counts at the end
    "trophies",  # the same
    "income",
    "monopolies",  # beside their businessmen, who count each
    "businesses",
    "skilled",  # those of them with a skill
    "strength",  # of all gangsters
    "influence",  # cards
    "most",  # the bonus for the most gangsters, as it stands
    "broken",  # promises
]
INCOME: Final = 3
BUSINESSES: Final = 5
SKILLED: Final = 6
STRENGTH: Final = 7
# What each of these adds to the score at the end, with one, two and three rounds to play: from 3,000 games
# with three players and 929 with four. Trophies and laundered money, which greedy bots hardly have so early,
# count there about as they do later.
WEIGHTS: Final = [
    [0.89, 0.83, 1.71, 1.09, 2084.0, 5578.0, -1348.0, 2492.0, 963.0, 0.60, -1000.0],
    [0.96, 0.75, 1.00, 1.42, -2450.0, 10269.0, -4171.0, 4930.0, 1150.0, 0.52, -1000.0],
    [1.02, 0.75, 1.00, 2.24, -5450.0, 11930.0, -4502.0, 7160.0, 1068.0, 0.04, -1000.0],
]
ROUNDS: Final = 3
LUCK: Final = [12018.0, 14520.0, 17544.0]  # by so much the best may still be overtaken
LUCK_AT_THE_END: Final = 4000.0  # a victory by more is a better one: it was less in danger

REMEMBERED: Final = 1000.0  # what a broken word costs when the game is over: there is another evening


def chance_to_win(t: Table, seat: int) -> float:
    """From 0 to 1."""
    scores, luck = foretold(t)
    return chance_of(scores, seat, luck)


def foretold(t: Table) -> tuple[list[float], float]:
    """Everybody's score at the end, and how much luck is still to come."""
    if not t.stack:
        scores, broken = ending.final_scores(t), _broken(t)
        return [scores[seat] - REMEMBERED * broken[seat] for seat in range(t.players)], LUCK_AT_THE_END
    over = 1 if step_of(t.stack[-1]) == LIMITS else 0  # all that is left of the round is to discard
    left = max(0, min(t.last_round - t.round - over, ROUNDS - 1))
    weights = WEIGHTS[left]
    likely: list[float] = []
    for has in holdings(t):
        score = 0.0
        for number in range(len(weights)):
            score += weights[number] * has[number]
        likely.append(score)
    return likely, LUCK[left]


def holdings(t: Table) -> list[list[float]]:
    """Of each seat, in the order of `HOLDINGS`."""
    trophies, laundered, most = ending.trophy_bonus(t), ending.laundered_bonus(t), ending.gangster_bonus(t)
    income, count, skilled, muscle = [0] * t.players, [0] * t.players, [0] * t.players, [0] * t.players
    for business in range(t.rules.businesses):
        owner: int = t.business_at[business]
        if owner < t.players:
            income[owner] += t.rules.income_of[business]
            count[owner] += 1
            skill = t.rules.skill_of[business]
            skilled[owner] += 1 if skill == LAWYER or skill == POLITICIAN or skill == COP else 0
    broken = _broken(t)
    for man in range(t.rules.gangsters):
        place: int = t.man_at[man]
        if place < t.players:
            muscle[place] += t.printed_strength(man)
    monopolies = _monopolies(t)
    found: list[list[float]] = []
    for seat in range(t.players):
        cards = min(t.influence_count(seat), t.rules.figures.influence_limit)
        has = [t.cash[seat], laundered[seat], trophies[seat], income[seat], monopolies.count(seat)]
        has += [count[seat], skilled[seat], muscle[seat], cards, most[seat], broken[seat]]
        found.append([float(amount) for amount in has])
    return found


def _broken(t: Table) -> list[int]:
    """Promises, by seat."""
    broken = [0] * t.players
    for promise in t.ledger:
        if promise[P_STATUS] == BROKEN:
            broken[promise[P_BY]] += 1
    return broken


def _monopolies(t: Table) -> list[int]:
    """Who holds each when the next round begins, and what is down is up again."""
    if not t.down:
        return t.monopolies
    down, t.down = t.down, 0
    holders: list[int] = [estate.holder_of(t, monopoly) for monopoly in range(len(t.monopolies))]
    t.down = down
    return holders


class Learnt:
    """What a single thing adds to the score at the end."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def business(self, t: Table, business: int) -> float:
        skill = t.rules.skill_of[business]
        skilled = self.weights[SKILLED] if skill == LAWYER or skill == POLITICIAN or skill == COP else 0.0
        now = float(t.rules.income_of[business] if t.is_active(business) else 0)
        return now + self.weights[INCOME] * t.rules.income_of[business] + self.weights[BUSINESSES] + skilled

    def man(self, t: Table, man: int) -> float:
        """And a task in this round, about as much as in another."""
        rounds: int = t.last_round - t.round
        strength: int = t.printed_strength(man)
        return self.weights[STRENGTH] * strength * (rounds + 1) / max(1, rounds)


def learnt(t: Table) -> Learnt:
    """With the rounds that are left after this one."""
    return Learnt(WEIGHTS[max(0, min(t.last_round - t.round - 1, ROUNDS - 1))])
