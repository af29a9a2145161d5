"""Dadi: high or low? A plug-in for the tests: its game has two steps and declares its fields."""

from .game import open_box

__all__ = ["open_box"]
