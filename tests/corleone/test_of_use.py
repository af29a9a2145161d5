"""What may be played and taken when little is left, and what a job leaves to its doer."""

from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.values import MalformedValue
from tests.corleone.situation import GAME, do, hand, legal, refused, situation, step


@pytest.mark.rule("CE-R10", "CE-R7")
def test_an_ally_whose_money_is_gone_is_of_no_use() -> None:
    short = situation(hands=[["small-time-bookie"]], act=2, supply={"money-1": 0, "money-2": 0})
    assert refused(short, 0, "play small-time-bookie") == "CE-R10"
    enough = situation(hands=[["small-time-bookie"]], act=2, supply={"money-1": 1, "money-2": 0})
    do(enough, 0, "play small-time-bookie")
    assert hand(enough, 0) == ["money-1"]


@pytest.mark.rule("CE-R10", "CE-R14")
def test_a_gift_that_is_gone_beside_a_boss_in_the_hudson_is_of_no_use() -> None:
    state = situation(hands=[["union-boss-ii"]], act=3, supply={"money-1": 0}, boss_at="hudson")
    assert refused(state, 0, "play union-boss-ii") == "CE-R10"


@pytest.mark.rule("CE-R10", "CE-R25")
def test_an_ally_is_not_played_for_the_horse_head_that_one_has() -> None:
    gone = {"money-1": 0, "money-2": 0, "money-3": 0}
    for first in (0, 1):
        state = situation(hands=[["hollywood-producer"]], act=2, supply=gone, first=first)
        if first == 0:
            assert refused(state, 0, "play hollywood-producer") == "CE-R10"
        else:
            do(state, 0, "play hollywood-producer")
            assert state.first == 0


@pytest.mark.rule("CE-R12", "CE-R20")
def test_what_a_job_gives_besides_its_money_may_be_declined(tmp_path: Path) -> None:
    house = (files("capotavola.games.corleone") / "content" / "house.toml").read_text(encoding="utf-8")
    plain = 'name = "bookmaking"\ngoods = ["booze"]\neffects = []'
    assert plain in house
    file = tmp_path / "box.toml"
    file.write_text(house.replace(plain, plain.replace("[]", '["horse-head", "narcotics"]')))
    game = capotavola.game("corleone", content=file)
    state = situation(hands=[["bookmaking", "booze"]], first=1, game=game)
    state.apply(0, game.parse("complete hand bookmaking booze money-first"))
    assert legal(state, 0) == ["use horse-head", "use narcotics", "done"]
    state.apply(0, game.parse("use narcotics"))
    state.apply(0, game.parse("done"))
    assert hand(state, 0) == ["money-1", "money-2", "narcotics"]
    assert state.first == 1


@pytest.mark.rule("CE-6.1", "CE-R8")
def test_the_listed_bids_are_the_sums_that_can_be_made_and_everything() -> None:
    cases = [[5, 3, 3], [], [2, 2]]
    state = situation(suitcases=cases, thugs_left=[1, 0, 0], members_left=[0, 0, 0])
    do(state, 0, "thug grand-hotel")
    assert step(state) == "bids"
    assert legal(state, 0) == [
        "bid 0 0 0 0",
        "bid 0 0 1 0",
        "bid 0 0 0 1",
        "bid 0 0 2 0",
        "bid 0 0 1 1",
        "bid 0 0 2 1",
    ]
    assert legal(state, 1) == ["bid 0 0 0 0"]
    assert legal(state, 2) == ["bid 0 0 0 0", "bid 0 1 0 0", "bid 0 2 0 0"]


def test_effects_of_a_dump_have_no_place_unless_they_follow_up() -> None:
    state = situation(hands=[["money-1"]])
    do(state, 0, "thug stock-exchange")
    dump = GAME.dump(state)
    assert dump["pending"] == ["suitcase"]
    with pytest.raises(MalformedValue, match="pending"):
        GAME.load({**dump, "pending": ["suitcase:1"]})


def test_a_hand_is_kept_in_order_however_it_was_written() -> None:
    state = situation(hands=[["hit", "ambush", "hit", "gun", "blood-money"]])
    listed = legal(state, 0)
    assert len(set(listed)) == len(listed)
    assert hand(state, 0)[2:] == ["hit", "hit", "ambush"]
