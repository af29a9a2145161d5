"""The balance report counts what happened, and complains of what is not fair."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import capotavola
from capotavola.arena.balance import (
    BalanceReport,
    Item,
    TableBalance,
    count_game,
    empty_table,
    merge,
    tables_of,
)
from capotavola.engine.chance import fast_chance
from capotavola.engine.playout import first_decider
from capotavola.games.corleone.shown.tally import keep_tally
from tests.boxes import game_of
from tests.example import environment

GAME = game_of("corleone")


def test_every_game_is_counted_once() -> None:
    table = empty_table(3)
    for number in range(3):
        count_game(table, GAME, "random", f"count {number}")
    assert table.games == len(table.decisions) == 3
    assert sum(table.seat_wins) == pytest.approx(3)
    assert sum(item.wins for item in table.role_wins.values()) == pytest.approx(3)
    assert sum(item.taken for item in table.role_wins.values()) == 9
    assert len(table.scores) == 9
    for names in table.items.values():
        assert all(item.taken <= item.chances for item in names.values())


def test_the_sources_add_up_to_the_scores() -> None:
    """Money in suitcases comes from somewhere, and bribes go away from it."""
    for number in range(4):
        table = empty_table(4)
        count_game(table, GAME, "random", f"sources {number}")
        assert sum(table.sources.values()) == sum(table.scores)


def test_what_was_taken_is_what_the_table_shows_in_the_end() -> None:
    state = GAME.start(players=4, seed=b"taken")
    keeper = keep_tally(state)
    chance = fast_chance(4)
    while state.waiting:
        seat = first_decider(state)
        actions = state.legal(seat)
        for event in state.apply(seat, actions[chance.below(len(actions))]):
            keeper.hear(event)
    view = json.loads(capotavola.to_json(state.view(None)))
    for seat, entry in enumerate(view["seats"]):
        completed = [name for group, name, taker in keeper.tally.taken if (group, taker) == ("job", seat)]
        assert completed == entry["completed"]
        assert keeper.tally.roles[seat] == entry["family"]


def test_tables_are_merged() -> None:
    one, other = empty_table(2), empty_table(2)
    count_game(one, GAME, "random", "one")
    count_game(other, GAME, "random", "other")
    both = empty_table(2)
    count_game(both, GAME, "random", "one")
    count_game(both, GAME, "random", "other")
    merge(one, other)
    assert one == both


def test_what_is_not_balanced_is_named() -> None:
    table = TableBalance(4, games=100, seat_wins=[31.0, 23.0, 23.0, 23.0])
    table.items = {"job": {"dead": Item(1000, 19, 5, 4.75), "decisive": Item(100, 50, 20, 12.5)}}
    assert BalanceReport("corleone", "", "greedy", "", [table]).complaints() == [
        "4 players: place 1 wins 1.24 × its share",
        "job dead is dead: taken in 1.9% of its chances",
        "job decisive is decisive: its takers win 1.60 × their share",
    ]


def capo(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "capotavola", *words]
    with_example = os.environ | environment()
    return subprocess.run(command, capture_output=True, text=True, check=False, env=with_example)


@pytest.mark.slow
@pytest.mark.parametrize("game", capotavola.games())
def test_the_command_reports_every_table(game: str) -> None:
    """Every number of players, and the options that the game wants to know about."""
    run = capo("balance", game, "--games", "2", "--bots", "random", "--json")
    assert run.returncode == 0, run.stderr
    box = game_of(game)
    tables = json.loads(run.stdout)["tables"]
    usual = [table["players"] for table in tables if not table["options"]]
    assert usual == list(range(box.fewest, box.most + 1))
    assert [table["options"] for table in tables] == [table.options for table in tables_of(box)]
    assert all(table["games"] == 2 for table in tables)
    again = capo("balance", game, "--games", "2", "--bots", "random", "--json")
    assert again.stdout == run.stdout


@pytest.mark.slow
def test_a_page_without_the_drawing_library_is_refused(tmp_path: Path) -> None:
    run = capo("balance", "corleone", "--games", "1", "--bots", "random", "--to", str(tmp_path / "page.md"))
    assert run.returncode == 2
    assert "capotavola[plots]" in run.stderr
    assert capo("balance", "corleone", "--games", "0").returncode == 2
    assert "no such bot" in capo("balance", "corleone", "--bots", "genius").stderr
