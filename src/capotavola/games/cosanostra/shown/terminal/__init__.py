"""The families' table drawn for a terminal."""

from capotavola.games.cosanostra.course import COURSE
from capotavola.games.cosanostra.shown.choices import choice, deals
from capotavola.games.cosanostra.shown.telling import explained
from capotavola.games.cosanostra.shown.terminal.drawing import FORMS, render

__all__ = ["FORMS", "choice", "deals", "explained", "question", "render"]

question = COURSE.question
