"""La Cosa Nostra: families that plan in secret, haggle over everything, and break their word."""

from capotavola.games.cosanostra.game import open_box

__all__ = ["open_box"]
