"""People at the terminal: what they type, what they see, what they do not see."""

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

import capotavola
from capotavola.bots.catalogue import bot
from capotavola.engine.chance import fast_chance
from capotavola.engine.match import open_match
from capotavola.engine.record import read_record
from capotavola.engine.replay import verify
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import Left, TerminalClient

GAME = capotavola.game("omerta")


class Typist:
    """A console whose keyboard is a list of lines; with `forever`, the last one is typed on."""

    def __init__(self, lines: Iterable[str], forever: bool = False) -> None:
        self.lines = list(lines)
        self.forever = forever
        self.console = Console(file=io.StringIO(), width=120, force_terminal=False)
        self.console.input = self.input  # type: ignore[method-assign, assignment]

    def input(self, prompt: str = "") -> str:
        self.console.print(prompt)
        if len(self.lines) == 1 and self.forever:
            return self.lines[0]
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def screen(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()


def seat_down(typist: Typist, people: list[str], tmp_path: Path, lang: str = "en") -> TerminalClient:
    names = [*people, *["Bruno", "Carla"]][:3]
    match = open_match(GAME, names, {}, b"terminal")
    bots = [None if name in people else bot("greedy", "omerta", 3) for name in names]
    return TerminalClient(
        match, bots, Speaker(lang, "omerta", names), typist.console, fast_chance(1), tmp_path / "game.jsonl"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_typing_numbers(tmp_path: Path, lang: str) -> None:
    typist = Typist(["1"], forever=True)
    client = seat_down(typist, ["Anna"], tmp_path, lang)
    client.play()
    outcome = client.match.state.outcome()
    assert outcome is not None
    assert client.speaker.say("game-over") in typist.screen()
    assert verify(GAME, read_record((tmp_path / "game.jsonl").read_bytes())).finished


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    client = seat_down(Typist(["1", "", "quit"]), ["Anna"], tmp_path)
    with pytest.raises(Left):
        client.play()
    client.save()
    record = read_record((tmp_path / "game.jsonl").read_bytes())
    assert record.pause is not None
    assert not verify(GAME, record).finished


def test_the_end_of_the_input_is_leaving(tmp_path: Path) -> None:
    with pytest.raises(Left):
        seat_down(Typist([]), ["Anna"], tmp_path).play()


def test_a_wrong_choice_and_an_illegal_action_are_answered(tmp_path: Path) -> None:
    typist = Typist(["99", "nonsense", "omerta", "om-1.6", "OM-77", "?", "rules", "log"])
    with pytest.raises(Left):
        seat_down(typist, ["Anna"], tmp_path).play()
    screen = typist.screen()
    assert "There is no choice “99”" in screen
    assert "There is no choice “nonsense”" in screen
    assert "Not allowed by OM-1.6: First everybody looks at two cards." in screen
    assert "look once at any two of their own four cards" in screen
    assert "Omerta has no rule OM-77" in screen
    assert "“quit” leaves the game" in screen
    assert "OM-R25" in screen


def test_an_action_can_be_typed_in_words(tmp_path: Path) -> None:
    typist = Typist(["peek 0 3"])
    client = seat_down(typist, ["Anna"], tmp_path)
    with pytest.raises(Left):
        client.play()
    assert [str(GAME.decode(entry.action)) for entry in client.match.record.entries if entry.seat == 0] == [
        "peek 0 3"
    ]


def test_what_one_has_seen_is_shown_once_and_not_kept(tmp_path: Path) -> None:
    """The private line comes with the look and is not among the lines shown afterwards."""
    typist = Typist(["1", ""])
    client = seat_down(typist, ["Anna"], tmp_path)
    with pytest.raises(Left):
        client.play()
    assert typist.screen().count("Anna sees, in places 1, 2:") == 1
    assert all(event.name != "saw" for event in client.heard[0])


def test_two_people_look_behind_a_curtain(tmp_path: Path) -> None:
    typist = Typist(["", "1", "", "", "1", ""], forever=True)
    client = seat_down(typist, ["Anna", "Bea"], tmp_path)
    client.match.state.chance.drawn = None
    typist.lines += [""] * 3
    typist.forever = False
    with pytest.raises(Left):
        client.play()
    screen = typist.screen()
    assert screen.count("Curtain. The next to decide is Bea") >= 1
    assert screen.count("Curtain. The next to decide is Anna") >= 1
    for part in screen.split("Curtain.")[1:]:
        who = "Bea" if "decide is Bea" in part else "Anna"
        other = "Anna" if who == "Bea" else "Bea"
        assert f"{other} sees, in places" not in part


def test_long_lists_are_chosen_part_by_part(tmp_path: Path) -> None:
    from tests.omerta.situation import do, situation  # noqa: PLC0415

    state = situation([["1", "2", "3", "4"], ["1", "2", "3", "4"], ["1", "2", "3", "4"]], pile=["gangster"])
    do(state, 0, "draw pile")
    do(state, 0, "discard")
    typist = Typist(["1", "2", "2", "3"])
    client = seat_down(typist, ["Anna"], tmp_path)
    client.match.state = state
    chosen = client._ask(0)
    assert chosen in state.legal(0)
    assert str(chosen).startswith("gangster")
    assert "The other player" in typist.screen() or "Player" in typist.screen()
