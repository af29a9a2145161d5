"""The command in a real terminal: a pseudo-terminal of a given size, keys typed, bytes read."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = "(? for help):"
ASKED = (PROMPT, "(Enter goes back):")
PATIENCE = 180.0  # seconds that a busy machine may take to start and to think


class Terminal:
    """What was shown, as text; `typed` sends a line and waits for the next prompt."""

    def __init__(self, master: int, height: int) -> None:
        self.master = master
        self.height = height
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, *texts: str) -> str:
        """All that comes until the last line has one of these; AssertionError if it does not come.

        What is typed before everything is drawn would be seen in the middle of it.
        """
        start = len(self.raw)
        until = time.monotonic() + PATIENCE
        while not any(text in self.since(start).rpartition("\n")[2] for text in texts):
            assert time.monotonic() < until, f"{texts} did not come:\n{self.raw[start:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.raw += self.decoder.decode(os.read(self.master, 65536))
                except OSError as error:  # the other end is closed: what was said last may have several lines
                    if any(text in self.since(start) for text in texts):
                        break
                    raise AssertionError(f"{texts} did not come:\n{self.raw[start:]}") from error
        return self.since(start)

    def since(self, start: int) -> str:
        return ANSI.sub("", self.raw[start:]).replace("\r", "").removesuffix("\n")

    def type(self, line: str, *until: str) -> str:
        """Until the next question, or one of these."""
        os.write(self.master, f"{line}\n".encode())
        return self.wait_for(*(until or (PROMPT,)))

    def in_sight(self) -> str:
        """The last lines, which is what a terminal shows that scrolls."""
        return "\n".join(ANSI.sub("", self.raw).replace("\r", "").split("\n")[-self.height :])


@contextmanager
def terminal(width: int, height: int, *words: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    environment |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "PAGER": "cat -v"}
    process = subprocess.Popen(
        [sys.executable, "-m", "capotavola", *words], stdin=slave, stdout=slave, stderr=slave, env=environment
    )
    os.close(slave)
    try:
        yield Terminal(master, height)
    finally:
        process.kill()
        process.wait()
        os.close(master)


GAMES = [
    ("omerta", ["Omerta  Round 1", "Safe", "Draw pile"]),
    ("corleone", ["Act 1 of 4", "1 Wall Street", "7 Chelsea", "Your hand"]),
    ("cosanostra", ["Round 1 of 4", "Market", "1 Anna", "5 Elena"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("game", "words"), GAMES)
def test_the_whole_table_is_on_the_screen(
    game: str, words: list[str], width: int, height: int, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.jsonl")
    table = ["play", game, "--players=5", "--name=Anna", "--seed=sight", "--record", file]
    with terminal(width, height, *table) as screen:
        screen.wait_for(PROMPT)
        for _ in range(4):
            for word in words:
                assert word in screen.in_sight()
            assert all(name in screen.in_sight() for name in ("Anna", "Bruno", "Carla", "Dino", "Elena"))
            screen.type("1", *ASKED)
            screen.type("")
        assert "\x1b[?1049h" not in screen.raw


@pytest.mark.slow
def test_rules_log_and_table_are_paged_without_codes(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    with terminal(80, 24, "play", "cosanostra", "--name=Anna", "--seed=a", "--record", file) as screen:
        screen.wait_for(PROMPT)
        first = screen.type("rules", "Enter: next page, q: back")
        assert "La Cosa Nostra" in first
        assert len(first.split("\n")) <= 26
        second = screen.type("", "Enter: next page, q: back")
        assert second.split("LC-")[1] != first.split("LC-")[1]
        for page in (first, second):
            assert "ESC[" not in page
            assert "^[[" not in page
            assert "[1;" not in page
        back = screen.type("q")
        assert "Keep these jobs?" in back
        assert "Dino Blundetto" in screen.type("table", "Enter: next page, q: back")
        assert "Vandalism · 3+" in screen.type("", "Enter: back")
        screen.type("")
        screen.type("log", "Enter: back")
        screen.type("")
        assert "Market" in screen.in_sight()


@pytest.mark.slow
def test_a_game_goes_on_without_its_name_and_with_its_whole_log(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(100, 50, "play", "omerta", "--name=Anna", "--seed=a", "--record", str(file)) as screen:
        screen.wait_for(PROMPT)
        for line in ("peek 1 2", "", "1", "1"):
            screen.type(line)
        log = screen.type("log", "Enter: ")
        screen.type("q", PROMPT)
        screen.type("quit", "The game is saved")
    with terminal(100, 50, "play", "--resume", str(file)) as screen:
        screen.wait_for(PROMPT)
        again = screen.type("log", "Enter: ")
    for heard in ("Bruno looks at own cards", "Anna replaces place 1 and discards:"):
        assert heard in log
        assert heard in again
    assert "Anna sees" not in again  # what was for her alone is not kept
