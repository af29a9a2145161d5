"""`capo options`: what a table can be set to, in words."""

import io

import pytest
from rich.console import Console

import capotavola
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from capotavola.terminal.options import explained_options, print_options
from tests.boxes import game_of


def printed(game: str, speaker: Speaker) -> str:
    console = Console(file=io.StringIO(), width=1000)
    print_options(console, explained_options(game_of(game), speaker), speaker)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_every_option_is_listed_with_its_values_and_its_meaning(game: str, lang: str) -> None:
    speaker = Speaker(lang, game_of(game), [])
    said = printed(game, speaker)
    assert speaker.say("title") in said
    for option in game_of(game).options:
        assert speaker.say(f"option-{option.name}") in said
        assert speaker.say(f"about-option-{option.name}") in said
        if isinstance(option.default, bool):
            assert f"--option {option.name}=true" in said
            assert f"--option {option.name}=false" in said
        for word in option.words or []:
            assert f"--option {option.name}={word}" in said
        if option.words is None and not isinstance(option.default, bool):
            assert f"--option {option.name}={option.default}" in said
            assert speaker.number(option.high) in said


def test_what_is_usual_is_marked() -> None:
    said = printed("omerta", Speaker("en", game_of("omerta"), []))
    assert "snap=sealed  sealed choice (usual)" in said
    assert "snap=race  race\n" in "\n".join(line.rstrip() + "\n" for line in said.splitlines())
    assert "turns=50  a number from 1 to 1000; usually 50" in said


def test_a_game_without_options_says_so() -> None:
    assert (
        printed("corleone", Speaker("en", game_of("corleone"), [])).strip()
        == "Corleone’s Empire has no options."
    )
