"""Where an own box departs from the printed rulebook, as far as the built-in edition knows the book."""

from importlib.resources import files
from pathlib import Path

import pytest

from capotavola.editions import built_in_content
from capotavola.engine.boxes import own_games
from capotavola.engine.compared import departures
from capotavola.engine.content import ContentFile


def content_of(game: str) -> ContentFile:
    built_in = built_in_content(game)
    assert built_in is not None
    return ContentFile(built_in)


@pytest.mark.parametrize("game", own_games())
def test_the_built_in_edition_does_not_depart_from_itself(game: str) -> None:
    assert departures(content_of(game), content_of(game)) == []


@pytest.mark.parametrize(
    ("game", "old", "new", "found"),
    [
        # Of one figure, by its own origin; of a list with an origin each; of a table with one origin.
        ("cosanostra", "markers = 5", "markers = 6", [(".setup.markers", "markers", "6", "5")]),
        (
            "corleone",
            "limits = [5, 4, 3, 2]",
            "limits = [6, 4, 3, 1]",
            [(".hand.limits", "limits 4", "1", "2")],
        ),
        (
            "corleone",
            '["midtown", "queens"]',
            '["midtown", "brooklyn"]',
            [(".space[1].areas", "space 2 areas", "midtown, brooklyn", "midtown, queens")],
        ),
        # What is no figure of the book may be anything.
        ("corleone", "1 = 30", "1 = 29", []),
        ("omerta", "copies = 4", "copies = 5", []),
    ],
)
def test_only_figures_of_the_book_are_compared(
    tmp_path: Path, game: str, old: str, new: str, found: list[tuple[str, str, str, str]]
) -> None:
    text = files(f"capotavola.games.{game}").joinpath("content", "house.toml").read_text()
    assert old in text
    own = tmp_path / "own.toml"
    own.write_text(text.replace(old, new, 1))
    assert [tuple(departure) for departure in departures(ContentFile(own), content_of(game))] == found
