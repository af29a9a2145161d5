"""New York drawn for a terminal."""

from capotavola.games.corleone.shown.terminal.drawing import FORMS, explained, question, render
from capotavola.games.corleone.shown.terminal.pen import SMALLER, SMALLEST, TINY

__all__ = [
    "FORMS",
    "SMALLER",
    "SMALLEST",
    "TINY",
    "explained",
    "question",
    "render",
]
