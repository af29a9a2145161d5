"""The bots of a game for tests that play much: those that search simulate little, and not by the clock."""

from capotavola.bots.catalogue import SEARCH, names_for

FEW = 6


def quick_names_for(game: str, simulations: int = FEW) -> list[str]:
    return [f"{SEARCH}-{simulations}" if name == SEARCH else name for name in names_for(game)]
