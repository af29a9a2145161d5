"""A bot that somebody has brought along plays like ours, by the rules."""

import os
import re
import sys
from pathlib import Path

import pytest

from capotavola.arena.series import run_series
from capotavola.arena.sitting import Sitting
from capotavola.bots.bot import Haggler
from capotavola.bots.catalogue import NoSuchBot, bot
from capotavola.bots.own import BadBot, bot_called
from capotavola.bots.random import RandomBot
from capotavola.cli.command import Wrong, app
from capotavola.cli.play import resumed
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import open_match
from tests.boxes import game_of

OMERTA, COSANOSTRA = game_of("omerta"), game_of("cosanostra")
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


class Same(RandomBot):
    """The random one under another name."""


class Cheat(RandomBot):
    """Calls whatever the moment."""

    def choose(self, eyes: Eyes) -> Action:
        return OMERTA.parse("omerta")


class Clumsy(RandomBot):
    def choose(self, eyes: Eyes) -> Action:
        raise ZeroDivisionError("oh")


class Mute(RandomBot):
    def choose(self, eyes: Eyes) -> Action:
        return None  # type: ignore[return-value]


class Killed(RandomBot):
    def choose(self, eyes: Eyes) -> Action:
        os._exit(9)


class Talker(RandomBot):
    """Says what it may not say."""

    def speak(self, eyes: Eyes) -> Action | None:
        return COSANOSTRA.parse("accept 7")


class Nothing:
    def __init__(self, seed: int) -> None:
        pass


def own(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def test_it_plays_as_ours_do() -> None:
    mine = run_series(OMERTA, [own(Same), "greedy", own(Same)], 3, "own", {})
    ours = run_series(OMERTA, ["random", "greedy", "random"], 3, "own", {})
    assert [seat.scores for seat in mine.seats] == [seat.scores for seat in ours.seats]
    assert mine.seats[0].bot == own(Same)


def test_the_one_in_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n# hasty.py\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert found is not None
    (tmp_path / "hasty.py").write_text(found[1])
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    outcome = Sitting(OMERTA, ["hasty:Hasty", "random", "greedy"], "docs", {}).play()
    assert len(outcome.scores) == 3


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Cheat, r"decision 1, step peeks, chose <omerta>, against OM-1.6 \(look-first\)"),
        (Clumsy, r"decision 1, step peeks, failed: ZeroDivisionError: oh"),
        (Mute, r"decision 1, step peeks, chose None, which is no action"),
    ],
)
def test_what_is_not_legal_stops_the_game_with_a_word(kind: type, reason: str) -> None:
    seated = Sitting(OMERTA, ["random", own(kind), "random"], "stop/4", {})
    said = rf"^the bot {own(kind)} on seat 2, {reason}, in the game of seed stop/4$"
    with pytest.raises(BadBot, match=said):
        seated.play()


def test_what_a_haggler_says_is_checked_too() -> None:
    assert isinstance(bot_called(own(Talker), "cosanostra", 1), Haggler)
    assert not isinstance(bot_called(own(Same), "cosanostra", 1), Haggler)
    said = rf"^the bot {own(Talker)} on seat ., decision .* chose <accept 7>, against LC-R9"
    with pytest.raises(BadBot, match=said):
        Sitting(COSANOSTRA, [own(Talker)] * 3, "talk", {}).play()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{__name__}:Absent", "has no attribute 'Absent'"),
        (":Bot", "ValueError: Empty module name"),
        (own(Nothing), "it has no choose"),
    ],
)
def test_one_that_is_not_there_is_said_in_a_line(name: str, reason: str) -> None:
    with pytest.raises(NoSuchBot, match=re.escape(f"no such bot: {name} (")) as error:
        bot_called(name, "omerta", 1)
    assert reason in str(error.value)


def test_the_catalogue_imports_nobody_s_code() -> None:
    """What a house is told over the wire goes through it."""
    with pytest.raises(NoSuchBot):
        bot(own(Same), "omerta", 1)


def test_a_record_alone_makes_nobody_s_code_run(tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    match = open_match(OMERTA, ["A", "B", "C"], {}, b"left", bots=[None, own(Same), "random"])
    file.write_bytes(match.pause().to_bytes())
    with pytest.raises(Wrong, match=f"has a bot of its own: --bots {own(Same)} lets it play"):
        app(["play", "--resume", str(file)])
    assert resumed(file, None, None, ["greedy", own(Same)]).record.bots() == [None, own(Same), "random"]
