"""See before you do, at the terminal: a question mark before a choice tells what it would bring."""

from pathlib import Path

import pytest

from capotavola.speech.languages import LANGUAGES
from capotavola.terminal.asking import Asking
from tests.terminal.test_client import Typist, seat_down
from tests.terminal.test_screen import room_for


def asked(game: str, lang: str = "en") -> Asking:
    room = room_for(game, 3, (100, 60), lang)
    seat = room.match.state.deciders()[0]
    return Asking(room, seat, room.match.state.legal(seat), may_wait=False)


def told(asking: Asking, typed: str) -> str:
    """Answered beside the table, and nothing is done."""
    before = asking.state.view(asking.seat)
    assert asking._understand(typed) is None
    assert asking.state.view(asking.seat) == before
    return "\n".join(str(one) for one in asking.sheet.notice)


def test_a_thug_that_was_only_asked_about_is_not_placed() -> None:
    asking = asked("corleone")
    name = asking.speaker.names[asking.seat]
    said = told(asking, "? thug red-hook-docks")
    assert "What it brings:" in said
    assert f"{name} places a thug: Red Hook Docks" in said


def test_what_follows_is_told_up_to_the_next_decision() -> None:
    asking = asked("omerta")
    assert "peek" in str(asking.sheet.actions[0])
    asking.state.apply(asking.seat, asking.sheet.actions[0])
    asking = Asking(asking.room, asking.seat, asking.state.legal(asking.seat), may_wait=False)
    said = told(asking, "?put-back")
    assert "puts everything back face down." in said
    assert "then others decide" in said


def test_what_may_not_be_done_gets_its_rule() -> None:
    assert "CE-" in told(asked("corleone"), "? bid 1 0 0 0")


def test_what_is_no_choice_is_said_to_be_none() -> None:
    assert "There is no choice “99”" in told(asked("corleone"), "?99")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["omerta", "corleone", "cosanostra"])
def test_every_choice_can_be_asked_about_in_every_language(game: str, lang: str) -> None:
    asking = asked(game, lang)
    for action in asking.sheet.actions[:8]:
        typed = asking.room.match.game.typed(action, asking.speaker.names)
        assert asking.speaker.say("foreseen") in told(asking, f"? {typed}")


def test_a_number_is_enough(tmp_path: Path) -> None:
    typist = Typist(["?1", "quit"])
    seat_down(typist, ["Anna"], tmp_path).play()
    assert "What it brings:\n  what follows you cannot know yet" in typist.screen()
