"""The Godfather: Corleone's Empire: figures on New York's turfs, jobs, bribes, and a suitcase to fill."""

from capotavola.games.corleone.game import open_box

__all__ = ["open_box"]
