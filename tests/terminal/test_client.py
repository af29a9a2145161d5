"""People at the terminal: what they type, what they see, what they do not see."""

import hashlib
import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

import capotavola
from capotavola.bots.catalogue import bot
from capotavola.engine.chance import fast_chance
from capotavola.engine.match import open_match
from capotavola.engine.record import Secrets, read_record
from capotavola.engine.replay import replay, verify
from capotavola.engine.state import State
from capotavola.speech.languages import LANGUAGES
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import TerminalClient
from tests.boxes import game_of
from tests.omerta.situation import discard_drawn, situation

GAME = game_of("omerta")


class Typist:
    """A console whose keyboard is a list of lines; with `forever`, the last one is typed on."""

    def __init__(self, lines: Iterable[str], forever: bool = False) -> None:
        self.lines = list(lines)
        self.forever = forever
        self.console = Console(file=io.StringIO(), width=120, height=60, force_terminal=False)
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


def seat_down(
    typist: Typist, people: list[str], tmp_path: Path, lang: str = "en", game: str = "omerta"
) -> TerminalClient:
    names = [*people, *["Bruno", "Carla"]][:3]
    match = open_match(game_of(game), names, {}, b"terminal")
    bots = [None if name in people else bot("random", game, 3) for name in names]
    return TerminalClient(
        match, bots, Speaker(lang, match.game, names), typist.console, fast_chance(1), tmp_path / "game.jsonl"
    )


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", capotavola.games())
def test_a_whole_game_by_typing_numbers(tmp_path: Path, game: str, lang: str) -> None:
    typist = Typist(["1"], forever=True)
    client = seat_down(typist, ["Anna"], tmp_path, lang, game)
    assert client.play()
    outcome = client.match.state.outcome()
    assert outcome is not None
    assert client.speaker.say("game-over") in typist.screen()
    assert verify(client.match.game, read_record((tmp_path / "game.jsonl").read_bytes())).finished


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    client = seat_down(Typist(["1", "", "quit"]), ["Anna"], tmp_path)
    assert not client.play()
    record = read_record((tmp_path / "game.jsonl").read_bytes())
    assert record.pause is not None
    assert not verify(GAME, record).finished


def test_the_end_of_the_input_is_leaving(tmp_path: Path) -> None:
    assert not seat_down(Typist([]), ["Anna"], tmp_path).play()


def test_a_wrong_choice_and_an_illegal_action_are_answered(tmp_path: Path) -> None:
    typist = Typist(["99", "nonsense", "omerta", "om-1.6", "OM-77", "?", "rules", "log"])
    assert not seat_down(typist, ["Anna"], tmp_path).play()
    screen = typist.screen()
    assert "There is no choice “99”" in screen
    assert "There is no choice “nonsense”" in screen
    assert "Not allowed by OM-1.6: First everybody looks at two cards." in screen
    assert "look once at any two of their own four cards" in screen
    assert "Omerta has no rule OM-77" in screen
    assert "“quit” leaves the game" in screen
    assert "OM-R25" in screen


def test_an_action_can_be_typed_in_words_counted_as_it_is_shown(tmp_path: Path) -> None:
    typist = Typist(["peek 1 4"])
    client = seat_down(typist, ["Anna"], tmp_path)
    assert not client.play()
    assert [str(GAME.decode(entry.action)) for entry in client.match.record.entries if entry.seat == 0] == [
        "peek 0 3"
    ]


def test_what_one_has_seen_is_shown_once_and_not_kept(tmp_path: Path) -> None:
    """The private line comes with the look and is not among the lines shown afterwards."""
    typist = Typist(["1", ""])
    client = seat_down(typist, ["Anna"], tmp_path)
    assert not client.play()
    assert typist.screen().count("Anna sees, in places 1, 2:") == 1
    assert all(event.name != "saw" for event in client.ears.heard[0])


def test_two_people_look_behind_a_curtain(tmp_path: Path) -> None:
    typist = Typist(["", "1", "", "", "1", "", "", "", ""])
    assert not seat_down(typist, ["Anna", "Bea"], tmp_path).play()
    parts = typist.screen().split("Curtain.")[1:]
    assert {"Bea" if "decide is Bea" in part else "Anna" for part in parts} == {"Anna", "Bea"}
    for part in parts:
        other = "Anna" if "decide is Bea" in part else "Bea"
        assert f"{other} sees, in places" not in part


def test_a_name_is_never_read_as_markup(tmp_path: Path) -> None:
    typist = Typist(["", "1", ""])
    assert not seat_down(typist, ["[/b]x", "[red]y"], tmp_path).play()
    assert "[/b]x" in typist.screen()
    assert "[red]y" in typist.screen()


@pytest.mark.parametrize(("height", "boxes"), [(24, 0), (60, 4)])
def test_a_small_screen_shows_the_whole_table_in_few_lines(tmp_path: Path, height: int, boxes: int) -> None:
    typist = Typist(["1"])
    typist.console = Console(file=io.StringIO(), width=80, height=height, force_terminal=False)
    typist.console.input = typist.input  # type: ignore[method-assign, assignment]
    assert not seat_down(typist, ["Anna"], tmp_path).play()
    screen = typist.screen()
    for name in ("Anna", "Bruno", "Carla", "Safe", "Draw pile", "Discard pile"):
        assert name in screen
    assert (screen.count("╭───╮") >= boxes) if boxes else "╭───╮" not in screen
    assert len(screen.splitlines()) <= 2 * height


def on_a_terminal(typist: Typist, height: int = 40) -> None:
    typist.console = Console(file=io.StringIO(), width=100, height=height, force_terminal=True)
    typist.console.input = typist.input  # type: ignore[method-assign, assignment]


def test_who_plays_alone_can_scroll_back(tmp_path: Path) -> None:
    """No other screen, nothing wiped; at the end all of the game is still there."""
    typist = Typist(["1"], forever=True)
    on_a_terminal(typist)
    seat_down(typist, ["Anna"], tmp_path).play()
    screen = typist.screen()
    assert "\x1b[?1049h" not in screen
    assert "\x1b[2J" not in screen
    assert "Anna sees" in screen
    assert "The game is over" in screen


def test_of_people_at_one_screen_nothing_stays_to_be_scrolled_back_to(tmp_path: Path) -> None:
    """They play on the terminal's other screen, and it is wiped before the next one looks."""
    typist = Typist(["", "1"])
    on_a_terminal(typist)
    seat_down(typist, ["Anna", "Bea"], tmp_path).play()
    before, _, after = typist.screen().partition("\x1b[?1049h")
    table, _, end = after.partition("\x1b[?1049l")
    assert "Choose two" not in before
    assert "\x1b[2J" in table
    assert "sees, in places 1, 2" in table
    assert "sees, in places 1, 2" not in end


FOUR_EACH: list[list[str | None]] = [["1", "2", "3", "4"], ["1", "2", "3", "4"], ["1", "2", "3", "4"]]


def asked(state: State, typed: list[str], tmp_path: Path) -> tuple[str, str]:
    """What seat 0 chooses by typing all of this, and the screen."""
    typist = Typist(typed)
    client = seat_down(typist, ["Anna"], tmp_path)
    client.match.state = state
    chosen = str(client._ask(0, state.legal(0)))  # as JSON and Python count, from 0
    assert not typist.lines
    return chosen, typist.screen()


def test_long_lists_are_chosen_part_by_part(tmp_path: Path) -> None:
    """Of 48 swaps: the first player, the place, then one of the 8 that are left."""
    state = situation(FOUR_EACH, pile=["gangster"])
    discard_drawn(state)
    assert len(state.legal(0)) == 48
    chosen, screen = asked(state, ["1", "2", "2"], tmp_path)
    assert chosen == "gangster 0 1 1 1"
    assert screen.index("Player") < screen.index("Place") < screen.index("Gangster: swap two cards")


def test_enter_in_a_further_list_goes_back(tmp_path: Path) -> None:
    """And never does what Enter does in the first one."""
    many: list[list[str | None]] = [[*["1", "2", "3", "4"] * 3, "5"], ["6"], ["6"]]
    state = situation(many, pile=["7"])
    discard_drawn(state)
    assert len(state.legal(0)) == 14
    chosen, screen = asked(state, ["2", "", "2", "1"], tmp_path)
    assert chosen.startswith("snap")
    assert screen.count("Enter: keep quiet") == 2
    assert asked(state, [""], tmp_path)[0] == "pass"


def test_leaving_keeps_what_the_bots_have_done_since(tmp_path: Path) -> None:
    client = seat_down(Typist(["1", "", "", "", ""]), ["Anna"], tmp_path)
    assert not client.play()
    record = read_record((tmp_path / "game.jsonl").read_bytes())
    assert record.entries[-1].seat != 0
    assert len(record.entries) == len(client.match.record.entries)
    assert replay(GAME, record).view(0) == client.match.state.view(0)


def test_the_deal_is_promised_before_the_first_question(tmp_path: Path) -> None:
    names = ["Anna", "Bruno", "Carla"]
    match = open_match(GAME, names, {}, None, Secrets(b"secret", [b""] * 3))
    bots = [None, bot("greedy", "omerta", 1), bot("greedy", "omerta", 2)]
    typist = Typist([])
    speaker = Speaker("en", GAME, names)
    TerminalClient(match, bots, speaker, typist.console, fast_chance(1), tmp_path / "g.jsonl").play()
    promised = hashlib.sha256(b"secret").hexdigest()
    assert promised in typist.screen().partition("Choose two")[0]
