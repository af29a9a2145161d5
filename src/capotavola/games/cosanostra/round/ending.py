"""The end of the game (chapter 9): what is counted, and who has won."""

from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.table import TROPHY, Table


def end_game(t: Table) -> None:
    t.stack = []
    if t.told is not None:
        gangsters, trophies = gangster_bonus(t), trophy_bonus(t)
        laundered, totals = laundered_bonus(t), final_scores(t)
        for seat in range(t.players):
            news.scored(
                t.told, seat, t.cash[seat], gangsters[seat], trophies[seat], laundered[seat], totals[seat]
            )
        t.tell_that("game-over", "seats", [*winners(t)])


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
