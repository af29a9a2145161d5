"""The command line as a user meets it: each command in a process of its own, some in a new Python."""

import json
import os
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.record import read_record
from tests import commands
from tests.commands import Ended, capo_itself

FOUR_NAMES = ["--name=A", "--name=B", "--name=C", "--name=D"]
HOUSE = Path(capotavola.__file__).parent / "games" / "omerta" / "content" / "house.toml"

pytestmark = pytest.mark.slow


def capo(*words: str, typed: str = "", home: Path | None = None) -> Ended:
    return commands.capo(*words, typed=typed, env=environment(home))


def environment(home: Path | None = None) -> dict[str, str]:
    usual = {**os.environ, "COLUMNS": "110", "PYTHONIOENCODING": "utf-8"}
    return usual if home is None else {**usual, "XDG_DATA_HOME": str(home)}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played to its end by somebody who always types 1."""
    file = tmp_path_factory.mktemp("games") / "game.jsonl"
    words = ["play", "omerta", "--players", "3", "--name", "Anna", "--record", str(file)]
    run = capo_itself(*words, typed="1\n" * 4000, env=environment())
    assert run.returncode == 0, run.stderr
    return file


def test_the_version_says_which_build_it_is() -> None:
    run = capo_itself("--version")
    assert run.stdout.strip() in (
        f"capotavola {capotavola.__version__} (compiled)",
        f"capotavola {capotavola.__version__} (pure Python)",
    )


def test_play_ends_with_a_winner_and_a_record_that_verifies(finished: Path) -> None:
    run = capo("verify", str(finished))
    assert run.returncode == 0
    assert "The record is sound" in run.stdout
    assert "every secret fits its commitment" in run.stdout
    found = json.loads(capo("verify", str(finished), "--json").stdout)
    assert found["finished"]
    assert found["committed"]


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    run = capo("play", "omerta", "--name", "Anna", typed="1\n\nquit\n", home=tmp_path)
    assert run.returncode == 0
    assert "The game is saved" in run.stdout
    [file] = (tmp_path / "capotavola").glob("omerta-*.jsonl")
    before = len(file.read_text().splitlines())
    again = capo("play", "--resume", str(file), typed="1\n1\nquit\n")
    assert again.returncode == 0
    assert len(file.read_text().splitlines()) > before
    assert "not finished" in capo("verify", str(file)).stdout
    other = capo("play", "corleone", "--resume", str(file))
    assert other.returncode == 2
    assert "is a game of omerta, not of corleone" in other.stderr


def test_replay_shows_any_moment_to_any_viewer(finished: Path) -> None:
    whole = json.loads(capo("replay", str(finished), "--json").stdout)
    assert whole["actions"] == whole["of"]
    assert whole["viewer"] is None
    assert whole["view"]["step"] == "over"
    early = json.loads(capo("replay", str(finished), "--to", "1", "--seat", "1", "--json").stdout)
    assert early["view"]["viewer"] == 0  # people count from 1, programs from 0
    name = read_record(finished.read_bytes()).names()[1]
    by_name = json.loads(capo("replay", str(finished), "--to", "1", "--seat", name, "--json").stdout)
    assert by_name["view"]["viewer"] == 1
    wrong = capo("replay", str(finished), "--seat", "0")
    assert wrong.returncode == 2
    assert "--seat is a name or a number from 1 to" in wrong.stderr
    text = capo("replay", str(finished), "--lang", "ru")
    assert text.returncode == 0
    assert "Раунд" in text.stdout


def test_simulate_reports_for_people_and_for_programs() -> None:
    words = ["simulate", "omerta", "--players", "3", "--games", "5", "--seed", "s", "--bots", "greedy,random"]
    report = json.loads(capo(*words, "--json").stdout)
    assert report["games"] == 5
    assert [seat["bot"] for seat in report["seats"]] == ["greedy", "random", "greedy"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(5)
    assert report["decisions_per_second"] > 0
    assert [seat["seat"] for seat in report["seats"]] == [0, 1, 2]
    for lang, words_there in (("en", "Share of wins"), ("pl", "Miejsce")):
        shown = capo(*words, "--lang", lang).stdout
        assert words_there in shown
        assert [line.split()[1] for line in shown.splitlines() if "greedy" in line] == ["1", "3"]


def test_rules_in_every_language() -> None:
    assert "OM-R25" in capo("rules", "omerta").stdout
    one = json.loads(capo("rules", "omerta", "om-2.3", "--lang", "fa", "--json").stdout)
    assert one["id"] == "OM-2.3"
    assert "کارت" in one["text"]
    assert len(json.loads(capo("rules", "omerta", "--json").stdout)["chapters"]) == 6


def test_content_check(tmp_path: Path) -> None:
    assert json.loads(capo("content", "check", str(HOUSE), "--json").stdout)["game"] == "omerta"
    broken = tmp_path / "broken.toml"
    broken.write_text(HOUSE.read_text().replace("value = 4", "value = 44"))
    run = capo("content", "check", str(broken))
    assert run.returncode == 2
    line = next(n for n, text in enumerate(broken.read_text().splitlines(), start=1) if "44" in text)
    assert f"broken.toml:{line}: a bottle is worth 1 to 10, not 44" in run.stderr


def test_a_box_of_one_s_own_begins_with_ours(tmp_path: Path) -> None:
    begun = capo("content", "show", "omerta").stdout
    assert 'edition = "my box"' in begun
    own = tmp_path / "own.toml"
    own.write_text(begun.replace("points = 15", "points = 16", 1))
    run = capo("content", "check", str(own))
    assert run.returncode == 0, run.stderr
    line = next(n for n, text in enumerate(own.read_text().splitlines(), start=1) if "points = 16" in text)
    assert run.stdout.splitlines()[1:] == [
        f"{own}:{line}: character lady points is 16; the printed rulebook says 15"
    ]
    own.write_text(begun.replace('game = "omerta"', 'game = "poker"'))
    line = next(n for n, text in enumerate(own.read_text().splitlines(), start=1) if "poker" in text)
    complaint = f"own.toml:{line}: game must be one of corleone, cosanostra, omerta"
    assert complaint in capo("content", "check", str(own)).stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "poker"], "no such game: poker"),
        (["play"], "play what? There are corleone, cosanostra, omerta; --resume goes on with a game"),
        (["play", "omerta", "--players", "9"], "for 3 to 5 players, not 9"),
        (["play", "omerta", "--lang", "de"], "no such language: de"),
        (["play", "omerta", "--bots", "genius"], "no such bot: genius"),
        (["play", "omerta", "--name", "A" * 31], "a name has 1 to 30 letters"),
        (["play", "omerta", "--name", "A", "--name", "A"], "two people cannot have the same name"),
        (["play", "omerta", "--players", "0"], "for 3 to 5 players, not 0"),
        (["play", "omerta", "--resume", "x.jsonl", "--players", "4"], "--resume goes on with the same table"),
        (["play", "omerta", "--record", "/proc/nowhere/x.jsonl"], "/proc/nowhere/x.jsonl cannot be written"),
        (["simulate", "omerta", "--players", "0"], "1 bots for 0 seats"),
        (["play", "omerta", "--name", " "], "a name has 1 to 30 letters"),
        (["play", "omerta", "--players", "3", *FOUR_NAMES], "4 people cannot sit at a table for 3"),
        (["play", "omerta", "--option", "snap"], "--option takes name=value"),
        (["play", "omerta", "--option", "snap=slow"], "option snap must be one of sealed, race"),
        (["play", "omerta", "--option", "turns=0"], "option turns must be a whole number from 1"),
        (["play", "omerta", "--option", "memory_aid=1"], "option memory_aid must be true or false"),
        (["play", "omerta", "--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["simulate", "omerta", "--games", "0"], "--games must be 1 or more"),
        (["simulate", "omerta", "--players", "3", "--bots", "random,random,random,random"], "4 bots for 3"),
        (["rules", "omerta", "OM-99"], "no rule OM-99"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["content", "check", "nowhere.toml"], "nowhere.toml:1: cannot be read"),
        (["content", "show", "poker"], "no such game: poker"),
        (["bench", "omerta", "--rounds", "0"], "must be above 0"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(words: list[str], reason: str) -> None:
    run = capo(*words)
    assert run.returncode == 2
    assert reason in run.stderr
    assert "Traceback" not in run.stderr


def test_a_program_gets_its_answer_as_json(tmp_path: Path) -> None:
    run = capo_itself("verify", str(tmp_path / "nowhere.jsonl"), "--json")
    assert run.returncode == 2
    assert "cannot be read" in json.loads(run.stdout)["error"]


def test_a_record_is_never_overwritten(finished: Path) -> None:
    before = finished.read_bytes()
    run = capo("play", "omerta", "--record", str(finished))
    assert run.returncode == 2
    assert "is there already" in run.stderr
    assert finished.read_bytes() == before


def test_odd_file_names_are_shown_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "[red]q.jsonl"
    run = capo("play", "omerta", "--name", "[/b]x", "--record", str(file), typed="quit\n")
    assert run.returncode == 0, run.stderr
    assert str(file) in run.stdout.replace("\n", "")
    assert capo("content", "check", str(tmp_path / "[/b]" / "x.toml")).returncode == 2


def test_five_people_get_a_table_for_five(tmp_path: Path) -> None:
    names = [word for name in "ABCDE" for word in ("--name", name)]
    file = tmp_path / "five.jsonl"
    assert capo("play", "omerta", *names, "--record", str(file), typed="").returncode == 0
    assert json.loads(file.read_text().splitlines()[0])["players"] == 5


def test_without_secrets_the_draws_are_not_said_to_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    capo("play", "omerta", "--name", "Anna", "--record", str(file), typed="1\nquit\n")
    assert "Every draw follows from the seed" in capo("verify", str(file)).stdout
    file.write_text("".join(f"{line}\n" for line in file.read_text().splitlines()[:-1]))
    run = capo("verify", str(file))
    assert run.returncode == 0
    assert "cannot be checked" in run.stdout
    assert "Every draw" not in run.stdout


def test_a_wrong_flag_gets_a_usage_line() -> None:
    run = capo("simulate", "omerta", "--gmaes", "5")
    assert run.returncode != 0
    assert "Usage: capo simulate" in run.stderr + run.stdout
    assert "--gmaes" in run.stderr + run.stdout


def test_a_broken_record_is_answered_with_its_line(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text().splitlines()
    lines[2] = lines[2].replace("verb", "werb")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(lines) + "\n")
    run = capo("verify", str(broken))
    assert run.returncode == 2
    assert f"{broken}: line 3" in run.stderr.replace("\n", "")
    assert json.loads(capo("verify", str(finished), "--json").stdout)["actions"] == len(lines) - 2
    too_far = capo("replay", str(finished), "--to", "100000")
    assert "--to must be from 0 to" in too_far.stderr
