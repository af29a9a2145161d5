"""Omerta: a game of memory and speed about getting rid of the bottles before the raid."""

from capotavola.games.omerta.game import open_box

__all__ = ["open_box"]
