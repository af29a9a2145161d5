"""Content files: every mistake has its line and its reason, and other boxes can be played."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.content import ContentError
from capotavola.engine.game import Game
from capotavola.games.corleone.state import CorleoneState
from capotavola.speech.speaker import Speaker
from tests.conformance.walks import walk
from tests.corleone.laws import check
from tests.corleone.situation import case, figure_on, hand, situation

HOUSE = Path(capotavola.__file__).parent / "games" / "corleone" / "content" / "house.toml"
MONEY = "money = { 1 = 30, 2 = 30, 3 = 30, 5 = 30 }"
GOODS = "goods = { gun = 8, booze = 8, blood-money = 8, narcotics = 8 }"
QUEENS = 'areas = ["midtown", "queens"]'
UPPER = 'areas = ["upper-east-side", "queens"]\nfrom_three = true'
PAWN = '[[tile]]\ncolour = "blue"\nname = "pawn-shop"'
CAPO = 'effects = ["any-good", "then", "jobs"]'
HIT = 'copies = 3\nname = "hit"\ngoods = ["gun", "blood-money"]\neffects = ["gun-thug"]\nmoney = [3]'
NEW_JOB = """
[[job]]
colour = "green"
copies = 1
name = "bank-robbery"
goods = ["gun", "narcotics"]
effects = ["suitcase"]
money = [5, 5]
origin = "house"
title = { en = "Bank Robbery", pl = "Napad na bank" }
"""
ONE_RAID_LESS = ('copies = 2\nname = "warehouse-raid"', 'copies = 1\nname = "warehouse-raid"')


def write(path: Path, *changes: tuple[str, str]) -> Path:
    """The house's file with some words changed, each once."""
    text = HOUSE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def with_job(path: Path, job: str = NEW_JOB) -> Path:
    file = write(path, ONE_RAID_LESS)
    file.write_text(file.read_text(encoding="utf-8") + job, encoding="utf-8")
    return file


def play_through(game: Game, players: int) -> None:
    state = game.start(players=players, seed=b"box")
    for _ in walk(game, state, random.Random(players)):
        check(state)
    assert state.outcome() is not None


@pytest.mark.rule("CE-1.2", "CE-2.3", "CE-2.4", "CE-R5", "CE-7.1")
@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ('game = "corleone"', 'game = "omerta"', 'game = "omerta"', "Invalid enum value 'omerta'"),
        ('edition = "house"\n', "", "", "missing required field `edition`"),
        ("[hand]\n", "[hand]\nlimit = 5\n", "limit = 5", "unknown field `limit`"),
        ("[supply]", "[supply", "[supply", "at line"),
        (MONEY, MONEY.replace("5 = 30", "5 = 31"), "5 = 31", "money must be 120 cards in all"),
        (MONEY, MONEY.replace("5 = 30", "4 = 30"), "4 = 30", "money must name 1, 2, 3, 5"),
        (MONEY, "money = { 1 = 30, 2 = 30, 3 = 61, 5 = -1 }", "-1", "money must be 120 cards in all"),
        (MONEY, "money = { 1 = 4, 2 = 30, 3 = 30, 5 = 56 }", "1 = 4", "start with a $1, a $2 and a $3"),
        (MONEY, MONEY.replace("5 = 30", '5 = "30"'), '5 = "30"', "Expected `int`, got `str`"),
        (GOODS, GOODS.replace("gun = 8", "gun = 9"), "gun = 9", "goods must be 32 cards in all"),
        (GOODS, GOODS.replace("gun = 8", "rum = 8"), "rum = 8", "goods must name gun, booze"),
        ('goods_origin = "house"', 'goods_origin = "mine"', '"mine"', "Invalid enum value 'mine'"),
        ("limits = [5, 4, 3, 2]", "limits = [5, 4, 3]", "limits = ", "limits must be 4 numbers"),
        ("limits = [5, 4, 3, 2]", "limits = [5, 4, 3, -2]", "limits = ", "limits must be 4 numbers"),
        ("limits = [5, 4, 3, 2]", "limits = [5, 4, 3, 101]", "limits = ", "4 numbers up to 100"),
        ('origins = ["house", ', "origins = [", "origins = ", "origins must be 4"),
        (QUEENS, 'areas = ["midtown", "harlem"]', "harlem", "no such area: harlem"),
        (QUEENS, 'areas = ["queens"]', 'areas = ["queens"]', "two or three areas"),
        (QUEENS, 'areas = ["queens", "queens"]', '["queens", "queens"]', "two or three areas"),
        (QUEENS, QUEENS[:-1] + ', "chelsea", "brooklyn"]', '"chelsea", "brooklyn"]', "two or three areas"),
        (UPPER, UPPER.partition("\n")[0], "[[space]]", "6 spaces are from three players on, not 5"),
        ('turf = "queens"', 'turf = "harlem"', "harlem", "no such turf: harlem"),
        ('turf = "queens"', 'turf = "central-park"', 'turf = "central-park"', "no such turf: central-park"),
        ('turf = "queens"', 'turf = "brooklyn"', 'turf = "brooklyn"', "brooklyn has 2 printed businesses"),
        ('front = ["one-for-5"]', 'front = ["six-for-5"]', "six-for-5", "no such icon: six-for-5"),
        ('front = ["one-for-5"]', 'front = ["then"]', 'front = ["then"]', "no such icon: then"),
        ('back = ["money-3"]', 'back = ["any-good"]', 'back = ["any-good"]', "no such icon: any-good"),
        ('back = ["money-1"]', 'back = ["money-4"]', "money-4", "no such icon: money-4"),
        ('[park]\nback = ["suitcase"]', '[park]\nback = ["bench"]', "bench", "no such icon: bench"),
        ('front = ["one-for-5"]', f"front = {['jobs'] * 13}", "'jobs'", "more than 12 icons"),
        (PAWN, PAWN.replace("blue", "red"), "[[tile]]", "there are 7 blue tiles, not 8"),
        (PAWN, PAWN.replace("blue", "green"), 'colour = "green"', "Invalid enum value 'green'"),
        (PAWN, PAWN.replace("pawn-shop", "tailor"), 'name = "tailor"', "tailor stands in the file twice"),
        (PAWN, PAWN.replace("pawn-shop", "gun"), 'name = "gun"', "gun means something else"),
        (PAWN, PAWN.replace("pawn-shop", "capo"), 'name = "capo"', "capo stands in the file twice"),
        (PAWN, PAWN.replace("pawn-shop", "Pawn Shop"), "Pawn Shop", "small letters and hyphens only"),
        (PAWN, PAWN.replace("pawn-shop", ""), 'name = ""', "small letters and hyphens only"),
        (PAWN, PAWN + '\ntitle = { de = "Pfandhaus" }', "Pfandhaus", "titles are in en, ru, pl, fa, not de"),
        ('act = 3\nname = "mayor', 'act = 4\nname = "mayor', "act = 4", "acts 1 to 3, not 4"),
        ('act = 3\nname = "mayor', 'act = 2\nname = "mayor', "[[ally]]", "act 2 has 7 allies, not 6"),
        (CAPO, "effects = []", "effects = []", "an ally must have an effect"),
        (CAPO, 'effects = ["bribe"]', '"bribe"', "no such effect: bribe"),
        (CAPO, 'effects = ["ambush-move"]', '"ambush-move"', "no such effect: ambush-move"),
        (CAPO, 'effects = ["then", "jobs"]', '["then", "jobs"]', "`then` stands between two effects"),
        (CAPO, 'effects = ["jobs", "then"]', '["jobs", "then"]', "`then` stands between two effects"),
        (CAPO, f"effects = {['jobs'] * 13}", "'jobs'", "more than 12 effects"),
        ('colour = "grey"', 'colour = "black"', '"black"', "no such colour: black"),
        (HIT, HIT.replace("copies = 3", "copies = 0"), "copies = 0", "copies cannot be 0"),
        (HIT, HIT.replace("copies = 3", "copies = 4"), "[[job]]", "the jobs are 45 cards, not 44"),
        (HIT, HIT.replace('["gun", "blood-money"]', "[]"), "goods = []", "one to five of gun"),
        (HIT, HIT.replace('["gun", "blood-money"]', '["knife"]'), '"knife"', "one to five of gun"),
        (HIT, HIT.replace('["gun", "blood-money"]', f"{['gun'] * 6}"), "'gun'", "one to five of gun"),
        (HIT, HIT.replace("money = [3]", "money = [4]"), "money = [4]", "money cards are 1, 2, 3, 5"),
        (HIT, HIT.replace("gun-thug", "gun-nobody"), "gun-nobody", "no such effect: gun-nobody"),
        (HIT, HIT.replace("copies", "copy"), "copy = 3", "unknown field `copy`"),
        (HIT, HIT.replace("copies = 3\n", ""), "[[job]]", "missing required field `copies`"),
        (HIT, HIT.replace("money = [3]", f"money = {[1] * 13}"), "[1, 1", "money cards are"),
    ],
)
def test_a_mistake_is_found_on_its_line(tmp_path: Path, old: str, new: str, where: str, reason: str) -> None:
    file = write(tmp_path, (old, new))
    with pytest.raises(ContentError) as caught:
        capotavola.game("corleone", content=file)
    assert any(words in caught.value.reason for words in reason.split("|"))
    assert caught.value.file == str(file)
    text = file.read_text(encoding="utf-8").splitlines()
    lines = [number for number, line in enumerate(text, start=1) if where and where in line]
    assert caught.value.line in (lines or [1])
    assert str(caught.value).startswith(f"{file}:{caught.value.line}: ")


@pytest.mark.rule("CE-R5")
def test_too_few_spaces_for_five_players(tmp_path: Path) -> None:
    space = '[[space]]\nareas = ["midtown", "queens"]\norigin = "book"\n'
    with pytest.raises(ContentError, match="5 players need 16 spaces, there are 15"):
        capotavola.game("corleone", content=write(tmp_path, (space, "")))


@pytest.mark.rule("CE-2.3")
def test_two_spaces_that_touch_the_same_areas(tmp_path: Path) -> None:
    file = write(tmp_path, (QUEENS, 'areas = ["brooklyn", "wall-street"]'))
    with pytest.raises(ContentError, match="another space touches the same areas"):
        capotavola.game("corleone", content=file)


@pytest.mark.rule("CE-4.10")
@pytest.mark.parametrize("name", ["police-chief", "hudson"])
def test_a_business_is_not_named_like_another_place_or_figure(tmp_path: Path, name: str) -> None:
    """`gun-down police-chief` and `boss_at: hudson` must mean one thing only."""
    with pytest.raises(ContentError, match=f"{name} means something else"):
        capotavola.game("corleone", content=write(tmp_path, (PAWN, PAWN.replace("pawn-shop", name))))


def test_a_missing_and_a_binary_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        capotavola.game("corleone", content=tmp_path / "nowhere.toml")
    (tmp_path / "binary.toml").write_bytes(b'game = "corleone"\nedition = "\xff"\n')
    with pytest.raises(ContentError, match=r"binary.toml:2: is not UTF-8"):
        capotavola.game("corleone", content=tmp_path / "binary.toml")


def capo(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "capotavola", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_content_check_names_the_line_or_the_fingerprint(tmp_path: Path) -> None:
    good = json.loads(capo("content", "check", str(HOUSE), "--json").stdout)
    assert (good["game"], good["fingerprint"]) == ("corleone", capotavola.game("corleone").content_hash)
    file = write(tmp_path, (QUEENS, 'areas = ["midtown", "harlem"]'))
    line = file.read_text(encoding="utf-8").splitlines().index('areas = ["midtown", "harlem"]') + 1
    run = capo("content", "check", str(file))
    assert run.returncode == 2
    assert f"box.toml:{line}: no such area: harlem" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.rule("CE-4.6", "CE-4.7")
def test_a_new_job_can_be_completed(tmp_path: Path) -> None:
    game = capotavola.game("corleone", content=with_job(tmp_path))
    state = situation(hands=[["bank-robbery", "gun", "narcotics", "money-1"]], game=game)
    state.apply(0, game.parse("complete hand bank-robbery gun+narcotics money-first"))
    state.apply(0, game.parse("stash money-5"))
    assert (hand(state, 0), case(state, 0)) == (["money-1", "money-5"], [5])


def test_a_new_job_is_called_by_its_title_in_each_language(tmp_path: Path) -> None:
    game = capotavola.game("corleone", content=with_job(tmp_path))
    titles = {lang: words.get("card-bank-robbery") for lang, words in game.titles.items()}
    english = "Bank Robbery"
    assert titles == {"en": english, "pl": "Napad na bank", "ru": english, "fa": english}
    untitled = with_job(tmp_path, "\n".join(NEW_JOB.splitlines()[:-1]) + "\n")
    game = capotavola.game("corleone", content=untitled)
    assert game.titles["en"]["card-bank-robbery"] == "Bank robbery"
    assert Speaker("en", game, []).card("bank-robbery") == "Bank robbery"


@pytest.mark.rule("CE-4.3", "CE-4.5", "CE-7.1")
def test_a_changed_board_can_be_played(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        (QUEENS, 'areas = ["queens", "wall-street"]'),
        ('name = "grand-hotel"\nfront = ["blood-money", "money-3"]', 'name = "big-inn"\nfront = ["money-5"]'),
        ("limits = [5, 4, 3, 2]", "limits = [9, 4, 3, 2]"),
    )
    game = capotavola.game("corleone", content=file)
    assert game.content_hash != capotavola.game("corleone").content_hash
    state = situation(game=game)
    assert isinstance(state, CorleoneState)
    assert state.view(0)["limit"] == 9
    state.apply(0, game.parse("thug big-inn"))
    assert hand(state, 0) == ["money-5"]
    state.apply(1, game.parse("member queens+wall-street"))
    assert figure_on(state, "queens+wall-street") == 1
    for players in (2, 5):
        play_through(game, players)


def test_the_layout_of_a_file_does_not_change_its_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("# my box\n\n" + HOUSE.read_text(encoding="utf-8").replace(" = ", "="), encoding="utf-8")
    assert capotavola.game("corleone", content=file).content_hash == capotavola.game("corleone").content_hash
