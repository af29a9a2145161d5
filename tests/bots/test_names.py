"""What bots are called: who hears a name knows the level."""

import pytest

from capotavola.bots.levels import LEVELS
from capotavola.bots.names import BOT_NAMES, NAMES_OF_LEVELS, as_seen, fits_as_name, free_names
from capotavola.engine.boxes import own_games
from capotavola.terminal.seats import sit_down
from tests.boxes import game_of


def test_every_level_has_names_of_its_own_for_a_whole_table() -> None:
    assert [*NAMES_OF_LEVELS] == [*LEVELS]
    most = max(game_of(name).most for name in own_games())
    assert all(len(names) >= most for names in NAMES_OF_LEVELS.values())
    assert len({as_seen(name) for name in BOT_NAMES}) == len(BOT_NAMES)
    assert all(fits_as_name(name) for name in BOT_NAMES)


@pytest.mark.parametrize("level", [*LEVELS])
def test_a_bot_has_a_name_of_its_level(level: str) -> None:
    own = NAMES_OF_LEVELS[level]
    assert free_names([], level)[: len(own)] == own
    assert free_names([own[0].upper()], level)[: len(own) - 1] == own[1:]


def test_who_has_no_level_is_called_as_a_normal_one() -> None:
    assert free_names([], "greedy") == free_names([], "normal")


def test_there_are_names_left_when_those_of_a_level_are_taken() -> None:
    left = free_names(NAMES_OF_LEVELS["boss"], "boss")
    assert len(left) == len(BOT_NAMES) - 5
    assert not {*left} & {*NAMES_OF_LEVELS["boss"]}


def test_at_a_terminal_each_bot_has_a_name_of_its_level() -> None:
    seats = sit_down(game_of("omerta"), 5, ["Anna"], ["easy", "boss"])
    assert [seat.name for seat in seats] == ["Anna", "Gina", "Don Saverio", "Lino", "Donna Rosa"]
