"""Bustarella: who gives most gets the favour. A game for Capotavola, small enough to copy."""

from bustarella.game import open_box

__all__ = ["open_box"]
