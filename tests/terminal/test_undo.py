"""Taking back at the terminal: where nobody learnt anything, nothing was drawn and nobody acted since."""

from pathlib import Path

from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot
from capotavola.engine.chance import fast_chance
from capotavola.engine.match import open_match
from capotavola.engine.record import read_record
from capotavola.engine.replay import replay
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import TerminalClient
from tests.boxes import game_of
from tests.terminal.test_client import Typist, seat_down
from tests.terminal.test_talk import Says, client

GAME = game_of("cosanostra")


def planning(typed: list[str], tmp_path: Path) -> tuple[TerminalClient, str]:
    """Anna plays on from a game that has just begun, until she has typed all of it."""
    names = ["Anna", "Bruno", "Carla"]
    match = open_match(GAME, names, {}, b"undo")
    typist = Typist(typed)
    bots: list[Bot | None] = [None, bot("random", "cosanostra", 1), bot("random", "cosanostra", 2)]
    speaker = Speaker("en", GAME, names)
    table = TerminalClient(match, bots, speaker, typist.console, fast_chance(1), tmp_path / "game.jsonl")
    assert not table.play()
    return table, typist.screen()


def own_actions(table: TerminalClient) -> list[str]:
    return [str(GAME.decode(entry.action)) for entry in table.match.record.entries if entry.seat == 0]


def plans(table: TerminalClient) -> list[str]:
    return [text for text in own_actions(table) if text.startswith("plan")]


def test_a_planned_task_is_taken_back_and_planned_anew(tmp_path: Path) -> None:
    table, screen = planning(["1", "1", "1", "undo", "quit"], tmp_path)
    assert not plans(table)
    assert "Anything else? Otherwise end the turn." in screen
    assert all(event.name != "planned" for event in table.ears.heard[0])
    record = read_record((tmp_path / "game.jsonl").read_bytes())
    assert replay(GAME, record).view(0) == table.match.state.view(0)
    assert len(record.entries) == len(table.match.record.entries)


def test_nothing_is_taken_back_that_was_not_done(tmp_path: Path) -> None:
    _, screen = planning(["undo", "quit"], tmp_path)
    assert "There is no action of yours to take back." in screen


def test_a_look_cannot_be_taken_back(tmp_path: Path) -> None:
    """One has learnt something oneself: the two cards of Omerta's beginning."""
    typist = Typist(["peek 1 2", "undo", "quit"])
    table = seat_down(typist, ["Anna"], tmp_path)
    table.play()
    assert "This cannot be taken back: somebody has learnt something from it." in typist.screen()
    assert any(entry.seat == 0 for entry in table.match.record.entries)


def test_what_was_said_beside_the_turn_is_not_taken_back(tmp_path: Path) -> None:
    """As at the house: an offer is withdrawn, not undone."""
    typist = Typist(["offer Bruno give 1000 want use:lawyer-1", "undo", "quit"])
    table = client(typist, 0, [None, Says(), Says()], tmp_path)
    table.play()
    assert "There is no action of yours to take back." in typist.screen()
    assert len(table.match.record.entries) == 1
