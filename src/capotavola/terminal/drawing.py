"""Where a game's own drawing is found: in its `terminal` module. A game need not have one."""

from typing import Protocol

from rich.console import RenderableType

import capotavola
from capotavola.engine.action import Action
from capotavola.engine.boxes import module_of
from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.terminal.plain import PlainDrawing


class Drawing(Protocol):
    FORMS: int
    """How many forms of the table there are, from the largest, 0, to the smallest."""

    def render(self, view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
        """The table as its viewer sees it."""

    def explained(self, view: dict[str, Json], words: Words) -> list[str]:
        """What the cards do that the viewer is about to decide on, a line each."""

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """The message that says what the viewer has to decide, with its arguments."""

    def choice(self, view: dict[str, Json], action: Action, words: Words) -> str | None:
        """What an action is called in a list, where the view knows more of it than the action says."""

    def deals(self, view: dict[str, Json], names: list[str]) -> list[str]:
        """Offers that the viewer might make, as they are typed, the likeliest first."""


def drawing_of(game: str) -> Drawing:
    drawing: Drawing | None = module_of(game, "terminal")
    return PlainDrawing(capotavola.game(game)) if drawing is None else drawing
