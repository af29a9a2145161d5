"""A tournament: the same deals from every seat, on a sheet that survives whatever happens."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from capotavola.arena.sheet import Sheet
from capotavola.arena.sitting import Sitting
from capotavola.arena.terms import Played, Terms, moved_on, orders_of, terms_of
from capotavola.arena.tournament import TournamentReport, run_tournament
from capotavola.cli import SAID_IN_A_LINE
from capotavola.cli.command import app
from capotavola.engine.record import RecordError
from capotavola.engine.values import Json
from tests.boxes import game_of

OMERTA = game_of("omerta")
BOTS = ["greedy", "random", "random"]
COMMAND = ["tournament", "omerta", "--bots", ",".join(BOTS)]


def terms(bots: list[str] = BOTS, seed: str = "t") -> Terms:
    return terms_of(OMERTA, bots, {}, seed)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[TournamentReport, Path]:
    file = tmp_path_factory.mktemp("tournament") / "whole.jsonl"
    return run_tournament(terms(), None, 8, None, Sheet(file, terms())), file


@pytest.mark.parametrize(
    ("bots", "orders"), [("abb", 3), ("ab", 2), ("abab", 2), ("aabb", 4), ("abcab", 5), ("aaaa", 1)]
)
def test_a_deal_is_played_until_all_sit_as_at_first(bots: str, orders: int) -> None:
    lined = list(bots)
    assert orders_of(lined) == orders
    ways = [moved_on(lined, by) for by in range(orders)]
    for seat in range(len(lined)):
        there = [way[seat] for way in ways]
        assert {bot: there.count(bot) * len(lined) for bot in there} == {
            bot: lined.count(bot) * orders for bot in lined
        }


def test_every_bot_has_every_seat_of_the_same_deal(whole: tuple[TournamentReport, Path]) -> None:
    report, file = whole
    assert report.games == 24
    games = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()[1:]]
    for one in games:
        sitting = Sitting(OMERTA, moved_on(BOTS, one.moved), f"t/{one.deal}", {})
        outcome = sitting.play()
        assert sitting.state.outcome() is not None
        assert sitting.decisions == one.decisions
        assert [outcome.scores[(number + one.moved) % 3] for number in range(3)] == one.scores
        winners = [number for number in range(3) if one.shares[number]]
        assert sorted((number + one.moved) % 3 for number in winners) == sorted(outcome.winners)


def test_a_share_is_that_of_one_seat_and_all_are_one_together(whole: tuple[TournamentReport, Path]) -> None:
    report, file = whole
    greedy, others = report.standings
    assert (greedy.bot, greedy.seats, others.bot, others.seats) == ("greedy", 1, "random", 2)
    assert greedy.share + 2 * others.share == pytest.approx(1)
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert greedy.share == pytest.approx(sum(game["shares"][0] for game in games) / 24)
    assert greedy.low < greedy.share < greedy.high
    assert greedy.always_low < greedy.low < greedy.high <= greedy.always_high


def test_a_bot_against_itself_has_its_share_exactly() -> None:
    """Pairing leaves no luck between players that play alike."""
    same = ["tests.bots.test_own:Same", "random", "random"]
    report = run_tournament(terms(same), None, 6, None)
    assert [standing.share for standing in report.standings] == pytest.approx([1 / 3, 1 / 3])
    assert report.standings[0].high - report.standings[0].low < 1e-9


def test_it_stops_with_the_deal_that_decides_and_counts_no_later_one(
    whole: tuple[TournamentReport, Path], tmp_path: Path
) -> None:
    bots = terms(seed="stop")
    first = run_tournament(bots, None, 60, 0.34, Sheet(tmp_path / "stop.jsonl", bots))
    assert first.verdict == "above"
    assert first.deals < 60
    assert first.standings[0].always_low == pytest.approx(0.34, abs=0.1)
    again = run_tournament(bots, None, 60, 0.34, Sheet(tmp_path / "stop.jsonl", bots))
    assert again == first
    assert run_tournament(bots, None, first.deals - 1, 0.34).verdict == "open"


def test_whatever_of_the_file_is_there_it_goes_on_to_the_same_end(
    whole: tuple[TournamentReport, Path], tmp_path: Path
) -> None:
    """Killed after the heading, between two games, in the middle of a line, and one byte before its end."""
    report, file = whole
    raw = file.read_bytes()
    ends = [number for number, sign in enumerate(raw, start=1) if sign == ord("\n")]
    for cut in (ends[0], ends[11], ends[17] + 20, ends[-1] - 1):
        torn = tmp_path / f"{cut}.jsonl"
        torn.write_bytes(raw[:cut])
        assert run_tournament(terms(), None, 8, None, Sheet(torn, terms())) == report
        lines = torn.read_bytes().splitlines()
        assert sorted(lines[1:]) == sorted(raw.splitlines()[1:])


def test_a_game_that_is_there_twice_counts_once(whole: tuple[TournamentReport, Path], tmp_path: Path) -> None:
    report, file = whole
    double = tmp_path / "double.jsonl"
    double.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[3])
    assert run_tournament(terms(), None, 8, None, Sheet(double, terms())) == report


def game(**other: Json) -> str:
    right: dict[str, Json] = {"deal": 0, "moved": 0, "shares": [1, 0, 0], "scores": [1, 2, 3], "decisions": 9}
    return json.dumps(right | other)


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "hello", "line 1: is not the heading of a tournament"),
        (1, '{"capotavola":1,"game":"omerta"}', "line 1: is not the heading of a tournament"),
        (4, "hello", "line 4: is no game of a tournament"),
        (2, "", "line 2: is no game of a tournament"),
        (2, game(moved=3), "line 2: there is no game 3 of deal 0"),
        (2, game(deal=-1), "line 2: there is no game 0 of deal -1"),
        (3, game(scores=[1, 2]), "line 3: must have a share and a score for each of 3 players"),
        (3, game(shares=[1, 1, 0]), "line 3: must have shares that are 1 together"),
        (3, game(shares=[2, -1, 0]), "line 3: must have shares that are 1 together"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_is_changed(
    whole: tuple[TournamentReport, Path], tmp_path: Path, line: int, text: str, reason: str
) -> None:
    lines = whole[1].read_text().splitlines()
    lines[line - 1] = text
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*lines, '{"half']))
    before = broken.read_bytes()
    with pytest.raises(RecordError, match=f"^{reason}"):
        Sheet(broken, terms())
    assert broken.read_bytes() == before


def test_the_file_of_another_tournament_is_refused(whole: tuple[TournamentReport, Path]) -> None:
    _, file = whole
    for other, reason in (
        (terms(seed="u"), 'seed is "t", not "u"'),
        (terms(["greedy", "greedy", "random"]), "bots is"),
        (terms_of(OMERTA, BOTS, {"turns": 9}, "t"), "options is"),
        (terms_of(game_of("cosanostra"), BOTS, {}, "t"), 'game is "omerta", not "cosanostra"'),
    ):
        with pytest.raises(RecordError, match=f"^line 1: is of another tournament: {reason}"):
            Sheet(file, other)


# -- as a user meets it ------------------------------------------------------------------


def test_the_command_reports_for_people_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*COMMAND, "--deals", "3", "--than", "0.999", "--keep", str(tmp_path / "sheet.jsonl")]
    app([*words, "--json"], result_action="return_value")
    report = json.loads(capsys.readouterr().out)
    assert report["deals"] == 3
    assert report["verdict"] == "open"
    assert [standing["bot"] for standing in report["standings"]] == ["greedy", "random"]
    for lang, said in (("en", "each played from every seat"), ("ru", "3 раздачи"), ("fa", "۳")):
        app([*words, "--lang", lang], result_action="return_value")
        assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "random"], "--bots needs two that differ: random would only meet itself"),
        (["--bots", "greedy,random", "--players", "9"], "omerta is for 3 to 5 players, not 9"),
        (["--bots", "greedy,genius"], "no such bot: genius"),
        (["--bots", "greedy,nowhere:Bot"], "no such bot: nowhere:Bot (ModuleNotFoundError"),
        (["--bots", "greedy,random", "--deals", "0"], "--deals must be 1 or more, not 0"),
        (["--bots", "greedy,random", "--than", "1"], "--than is a share between 0 and 1, not 1"),
        (["--bots", "greedy,random", "--keep", "/proc/nowhere/x"], "/proc/nowhere/x cannot be written"),
        (["--bots", "greedy,tests.bots.test_own:Cheat"], "the bot tests.bots.test_own:Cheat on seat "),
        (["--bots", "greedy,tests.bots.test_own:Killed"], "a process that played has died"),
        (["--bots", "greedy,random", "--dels", "3"], "Usage: capo tournament"),
        ([], "Usage: capo tournament"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises((*SAID_IN_A_LINE, SystemExit)) as stopped:
        app(["tournament", "omerta", *words])
    assert reason in f"{stopped.value} {capsys.readouterr().err}"


@pytest.mark.slow
def test_a_killed_tournament_goes_on_and_leaves_no_process(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.jsonl"
    words = [*COMMAND, "--keep", str(sheet), "--json", "--deals"]
    run = subprocess.Popen([sys.executable, "-m", "capotavola", *words, "1000000"], stdout=subprocess.DEVNULL)
    wait_until(lambda: sheet.exists() and sheet.read_bytes().count(b"\n") > 5)
    children = [int(pid) for pid in Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()]
    assert children
    run.kill()
    run.wait()
    wait_until(lambda: not any(is_running(pid) for pid in children))
    there = Sheet(sheet, terms(seed="0")).played
    report = run_tournament(terms(seed="0"), None, 4, None, Sheet(sheet, terms(seed="0")))
    assert report == run_tournament(terms(seed="0"), None, 4, None)
    assert Sheet(sheet, terms(seed="0")).played[: len(there)] == there


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
