"""Where a game's own drawing is found: in its `terminal` module. It need not have all parts."""

from types import ModuleType
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
    own, plain = module_of(game, "terminal"), PlainDrawing(capotavola.game(game))
    return plain if own is None else OwnDrawing(own, plain)


class OwnDrawing:
    """Of what a game does not bring, the plain one's."""

    def __init__(self, own: ModuleType, plain: PlainDrawing) -> None:
        self.FORMS: int = own.FORMS
        self.render = own.render
        self.explained = getattr(own, "explained", plain.explained)
        self.question = getattr(own, "question", plain.question)
        self.choice = getattr(own, "choice", plain.choice)
        self.deals = getattr(own, "deals", plain.deals)
