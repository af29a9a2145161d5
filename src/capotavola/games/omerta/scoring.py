"""Chapter 5: Omerta and scoring."""

from typing import Final

from capotavola.games.omerta import news, setup
from capotavola.games.omerta.cards import GAP, kind_of, show_to_all
from capotavola.games.omerta.rules import CALLER_LIMIT, CALLER_PENALTY
from capotavola.games.omerta.table import Table

NOBODY: Final = -1


def end_round(t: Table, caller: int) -> None:
    """All reveal and add up; then the next round begins, or the game is over (OM-5.1, OM-1.7)."""
    sums = [stock_points(t, seat) for seat in range(t.players)]
    scores = round_scores(sums, caller)
    news.round_scored(t.told, t.stocks, sums, scores, caller)
    t.scores.extend(scores)
    t.waiting = 0
    t.stack = []
    if t.round == t.players:  # OM-1.7
        t.stocks = [[card if card == GAP else show_to_all(card) for card in stock] for stock in t.stocks]
        t.tell_that("game-over", "winners", [*winners(t)])
    else:
        t.starter = next_starter(t)
        setup.start_round(t)


def stock_points(t: Table, seat: int) -> int:
    """La Mamma and the patrol are not in the stock, so they never count (OM-4.15)."""
    points = t.rules.points
    total = 0
    for card in t.stocks[seat]:
        if card != GAP:
            total += points[kind_of(card)]
    return total


def round_scores(sums: list[int], caller: int) -> list[int]:
    """What the sums of all score, with the caller's or NOBODY's (OM-5.2 to OM-5.4, OM-R11, OM-R16)."""
    scores = list(sums)
    if caller != NOBODY and sums[caller] <= CALLER_LIMIT and sums[caller] == min(sums):
        scores[caller] = 0
        return scores
    least = min([sums[seat] for seat in range(len(sums)) if seat != caller])
    for seat in range(len(sums)):
        if seat == caller:
            scores[seat] = sums[seat] + CALLER_PENALTY
        elif sums[seat] == least:
            scores[seat] = 0
    return scores


def next_starter(t: Table) -> int:
    """The highest total starts; of equals the first one clockwise (OM-1.4, OM-R13)."""
    totals = t.totals()
    most = max(totals)
    for seat in t.clockwise_from(t.starter):
        if totals[seat] == most:
            return seat
    return t.starter


def winners(t: Table) -> list[int]:
    """The lowest total wins; equals share the victory (OM-1.7, OM-R13)."""
    totals = t.totals()
    least = min(totals)
    return [seat for seat in range(t.players) if totals[seat] == least]
