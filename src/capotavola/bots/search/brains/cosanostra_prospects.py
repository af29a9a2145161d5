"""How a game of La Cosa Nostra will end, foretold from what everybody has when a round begins.

Learnt from games between greedy bots: `tools/prospects.py` plays them and fits these figures by least squares
to the score at the end, beside the mean of the table. They say what no single rule does: how much more than
its income a business brings by the jobs it serves, and how little of a monopoly is left when the end comes.
"""

import math
from typing import Final

from capotavola.games.cosanostra.cards import COP, INFLUENCE, LAWYER, POLITICIAN
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
]
# What each of these adds to the score at the end, with one, two and three rounds to play: from 3,000 games
# with three players and 929 with four. Trophies and laundered money, which greedy bots hardly have so early,
# count there about as they do later.
WEIGHTS: Final = [
    [0.89, 0.83, 1.71, 1.09, 2084.0, 5578.0, -1348.0, 2492.0, 963.0, 0.60],
    [0.96, 0.75, 1.00, 1.42, -2450.0, 10269.0, -4171.0, 4930.0, 1150.0, 0.52],
    [1.02, 0.75, 1.00, 2.24, -5450.0, 11930.0, -4502.0, 7160.0, 1068.0, 0.04],
]
ROUNDS: Final = 3
LUCK: Final = [12018.0, 14520.0, 17544.0]  # by so much the best may still be overtaken
LUCK_AT_THE_END: Final = 4000.0  # a victory by more is a better one: it was less in danger


def chance_to_win(t: Table, seat: int) -> float:
    """From 0 to 1."""
    scores, luck = foretold(t)
    best = max(scores)
    total = 0.0
    for score in scores:
        total += math.exp((score - best) / luck)
    return math.exp((scores[seat] - best) / luck) / total


def foretold(t: Table) -> tuple[list[float], float]:
    """Everybody's score at the end, and how much luck is still to come."""
    if not t.stack:
        return [float(score) for score in ending.final_scores(t)], LUCK_AT_THE_END
    left = max(0, min(t.last_round - t.round, ROUNDS - 1))
    weights = WEIGHTS[left]
    scores: list[float] = []
    for has in holdings(t):
        score = 0.0
        for number in range(len(weights)):
            score += weights[number] * has[number]
        scores.append(score)
    return scores, LUCK[left]


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
    for man in range(t.rules.gangsters):
        place: int = t.man_at[man]
        if place < t.players:
            muscle[place] += t.printed_strength(man)
    found: list[list[float]] = []
    for seat in range(t.players):
        cards = sum(t.influence[seat * INFLUENCE : (seat + 1) * INFLUENCE])
        monopolies = t.monopolies.count(seat)
        has = [t.cash[seat], laundered[seat], trophies[seat], income[seat], monopolies, count[seat]]
        found.append([float(amount) for amount in [*has, skilled[seat], muscle[seat], cards, most[seat]]])
    return found
