"""The chance to win, from what everybody is likely to have at the end."""

import math


def chance_of(scores: list[float], seat: int, luck: float) -> float:
    """From 0 to 1; by about so much luck the best may still be overtaken."""
    best = max(scores)
    total = 0.0
    for score in scores:
        total += math.exp((score - best) / luck)
    return math.exp((scores[seat] - best) / luck) / total
