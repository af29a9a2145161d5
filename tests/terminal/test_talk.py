"""Haggling at the terminal: offers typed, answered by bots, and asked about."""

from pathlib import Path

from capotavola.bots.bot import Bot
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.speech.speaker import Speaker
from capotavola.terminal.client import TerminalClient
from tests.boxes import game_of
from tests.cosanostra.reading import cash, markers
from tests.cosanostra.situation import MEN, situation
from tests.terminal.test_client import Typist

GAME = game_of("cosanostra")
NAMES = ["Anna", "Bruno", "Carla"]


class Says:
    """A bot that says these things when it may, and otherwise does the last thing in the list."""

    def __init__(self, *words: str) -> None:
        self.name = "says"
        self.words = list(words)

    def choose(self, eyes: Eyes) -> Action:
        return eyes.legal()[-1]

    def speak(self, eyes: Eyes) -> Action | None:
        if self.words:
            action = GAME.parse(self.words[0])
            if eyes.why_not(action) is None:
                self.words.pop(0)
                return action
        return None


def client(typist: Typist, turn: int, bots: list[Bot | None], tmp_path: Path) -> TerminalClient:
    """Anna at seat 0; the last task of the round is on an action turn of some seat."""
    match = open_match(GAME, NAMES, {}, b"talk")
    match.state = situation(
        turn=turn,
        tasks={MEN[turn][0]: "threats"},
        own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]},
        cash={0: 5000, 1: 5000, 2: 5000},
    )
    speaker = Speaker("en", GAME, NAMES)
    return TerminalClient(match, bots, speaker, typist.console, fast_chance(1), tmp_path / "game.jsonl")


def test_an_offer_is_typed_and_a_bot_takes_it(tmp_path: Path) -> None:
    typist = Typist(["?", "offer 2 give 2000 want use:lawyer-1", "quit"])
    table = client(typist, 0, [None, Says("accept 0"), Says()], tmp_path)
    assert not table.play()
    state = table.match.state
    assert isinstance(state, CosaNostraState)
    assert markers(state, "lawyer-1") == [0]
    assert (cash(state, 0), cash(state, 1)) == (3000, 7000)
    assert "for example: offer Bruno give 1000 want use:lawyer-1" in typist.screen()  # the help shows how


def test_a_refused_offer_names_its_rule(tmp_path: Path) -> None:
    typist = Typist(["offer Bruno give 9000 want use:lawyer-1", "quit"])
    table = client(typist, 0, [None, Says(), Says()], tmp_path)
    table.play()
    assert "Not allowed by LC-R9" in typist.screen()
    assert not table.match.record.entries


def test_a_bots_offer_is_asked_about(tmp_path: Path) -> None:
    typist = Typist(["3", "quit"])
    table = client(typist, 1, [None, Says("offer 0 give 2000 want use:casino-1"), Says()], tmp_path)
    table.play()
    state = table.match.state
    assert isinstance(state, CosaNostraState)
    assert "An offer waits for your answer." in typist.screen()
    assert markers(state, "casino-1") == [1]
    assert cash(state, 0) >= 7000


def test_an_offer_may_be_left_open_and_is_not_asked_about_twice(tmp_path: Path) -> None:
    typist = Typist(["", "quit"])
    bots: list[Bot | None] = [None, Says("offer 0 give 2000 want use:casino-1"), Says()]
    table = client(typist, 1, bots, tmp_path)
    table.play()
    assert typist.screen().count("An offer waits for your answer.") == 1
    names = [event.name for event in table.ears.heard[0]]
    assert "offered" in names
    assert "lapsed" in names
    assert "agreed" not in names
