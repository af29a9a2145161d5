"""The texts that a game must bring: ours have them, and the list for people names them all."""

from pathlib import Path

import pytest

import capotavola
from capotavola.speech.needed import missing_texts, needed_texts, wrong_rulebook
from tests.boxes import game_of

LIST = (Path(__file__).parents[2] / "docs" / "texts.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", capotavola.games())
def test_every_game_has_what_it_needs(name: str) -> None:
    game = game_of(name)
    assert missing_texts(game, []) == []
    assert wrong_rulebook(name) is None
    assert f"do-{game.vocabulary.verbs[0].name}" in needed_texts(game)


@pytest.mark.parametrize("name", capotavola.games())
def test_every_kind_of_them_is_in_the_list(name: str) -> None:
    for key in needed_texts(game_of(name)):
        kind = "about-option" if key.startswith("about-option") else key.partition("-")[0]
        assert f"`{kind}`" in LIST or f"`{kind}-<" in LIST, key
