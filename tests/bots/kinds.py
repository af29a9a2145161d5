"""The bots of a game for tests that play much: those that search simulate little, and not by the clock."""

from capotavola.bots.catalogue import SEARCH, names_for
from capotavola.bots.levels import BOSS, HARD, NORMAL

FEW = 6
SAME = [NORMAL, HARD, BOSS]  # as greedy and search, which are there, too


def quick_names_for(game: str, simulations: int = FEW) -> list[str]:
    names = [name for name in names_for(game) if name not in SAME]
    return [f"{SEARCH}-{simulations}" if name == SEARCH else name for name in names]
