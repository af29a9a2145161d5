"""Where a game's own drawing is found: `render` and `question` in its `terminal` module."""

import importlib
from typing import Protocol

from rich.console import RenderableType

from capotavola.engine.values import Json
from capotavola.engine.words import Words


class Drawing(Protocol):
    def render(self, view: dict[str, Json], words: Words, names: list[str], compact: bool) -> RenderableType:
        """The table as its viewer sees it; `compact` for a screen of few lines."""

    def explained(self, view: dict[str, Json], words: Words) -> list[str]:
        """What the cards do that the viewer is about to decide on, a line each."""

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """The message that says what the viewer has to decide, with its arguments."""


def drawing_of(game: str) -> Drawing:
    drawing: Drawing = importlib.import_module(f"capotavola.games.{game}.terminal")
    return drawing
