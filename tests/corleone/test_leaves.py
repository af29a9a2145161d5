"""How many ways a game can begin: counted by the engine, and by hand from the rules."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import capotavola
from tests.boxes import game_of
from tests.conformance.walks import leaves


# Thug spaces: seven printed businesses, the tiles of CE-1.3 and the one of act I. Family spaces: sixteen,
# ten with two players. Nobody has goods for a job, or an ally.
@pytest.mark.rule("CE-1.3", "CE-2.4", "CE-3.1", "CE-4.1")
@pytest.mark.parametrize(
    ("players", "count"), [(2, 7 + 1 + 10), (3, 7 + 1 + 16), (4, 7 + 2 + 16), (5, 7 + 4 + 16)]
)
def test_the_first_action(players: int, count: int) -> None:
    state = game_of("corleone").start(players=players, seed=b"leaves")
    assert leaves(state, 1) == count


# Where every icon is a $1, only placements are decided. Two players have three thugs and the Don each, there
# are eight thug spaces and ten others: the first two actions have 18 and 17 ways. Who has placed the Don has
# only thugs left. After a thug (8 ways) and a thug (7) or the Don (10) of the other there are 16 ways; after
# the Don (10 ways) and a thug (8) there are 7, after both Dons (10 and 9) there are 8.
@pytest.mark.rule("CE-1.6", "CE-4.1", "CE-4.3", "CE-4.5")
@pytest.mark.parametrize(
    ("depth", "count"), [(1, 18), (2, 18 * 17), (3, 8 * (7 + 10) * 16 + 10 * (8 * 7 + 9 * 8))]
)
def test_the_first_placements_of_two_players(tmp_path: Path, depth: int, count: int) -> None:
    house = (files("capotavola.games.corleone") / "content" / "house.toml").read_text(encoding="utf-8")
    file = tmp_path / "plain.toml"
    plain = re.sub(r"^(front|back) = .*$", r'\1 = ["money-1"]', house, flags=re.MULTILINE)
    file.write_text(plain, encoding="utf-8")
    state = capotavola.game("corleone", content=file).start(players=2, seed=b"leaves")
    assert leaves(state, depth) == count
