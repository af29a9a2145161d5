"""Every field of a state is copied, dumped and loaded: a new one that is forgotten somewhere fails here."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import capotavola
from capotavola.engine.game import Game
from capotavola.engine.options import Option
from capotavola.engine.record import read_record
from capotavola.engine.replay import Replay
from capotavola.engine.state import State
from capotavola.engine.stored_game import StoredGame
from capotavola.engine.values import Json
from tests.boxes import game_of
from tests.conformance.walks import laws_of, walk

EVERY_GAME = pytest.mark.parametrize("name", capotavola.games())
STRIDE = 3  # looked at is every so manyeth decision
MOST_GAMES = 8
ENGINES_OWN = ("chance", "told", "players")
RECORDS = Path(__file__).parents[1] / "records"


def fields(state: State) -> dict[str, object]:
    """All that a state of a game consists of, but what is the very same object in every one."""
    return {name: value for name, value in vars(state).items() if name not in ENGINES_OWN}


def shared(game: Game) -> list[str]:
    """The tables and steps that all states look things up in."""
    one, other = (game.start(players=game.fewest, seed=bytes([seed])) for seed in (1, 2))
    same = [name for name, value in fields(one).items() if vars(other)[name] is value]
    return [name for name in same if not isinstance(vars(one)[name], int)]


def otherwise(option: Option) -> Json:
    """A value that the option has not by default."""
    if isinstance(option.default, bool):
        return not option.default
    if option.words is not None:
        return next(word for word in option.words if word != option.default)
    return option.low if option.default != option.low else option.high


def moments(game: Game) -> Iterator[State]:
    """Situations of random games, with all sets of options and with all turned round, and of records."""
    turned: dict[str, Json] = {option.name: otherwise(option) for option in game.options}
    sets = [*laws_of(game.name).OPTIONS, turned]
    for number in range(MOST_GAMES):
        players = (game.fewest, game.most)[number // len(sets) % 2]
        state = game.start(players, f"fields {number}".encode(), sets[number % len(sets)])
        for _ in itertools.islice(walk(game, state, random.Random(number)), 0, None, STRIDE):
            yield state
    for file in sorted(RECORDS.glob(f"{game.name}-*.jsonl")):
        run = Replay(game, read_record(file.read_bytes()))
        for done in range(len(run.record.entries) - 1):
            run.forward()
            if not done % STRIDE:
                yield run.state


@EVERY_GAME
def test_a_copy_forgets_no_field(name: str) -> None:
    """Whatever number or list is in a field is in that of the copy."""
    game = game_of(name)
    derived = ["waiting", *shared(game)]  # a game may derive who is asked
    for field in fields(next(moments(game))):
        state = next(moments(game))
        if field not in derived and isinstance(vars(state)[field], int | list):
            setattr(state, field, mark := [[7], [7, 7]] if isinstance(vars(state)[field], list) else 77)
            assert vars(state.copy())[field] == mark, field


@EVERY_GAME
def test_a_dump_forgets_no_field(name: str) -> None:
    """Games are played until every field has been seen with two values, and both came back."""
    game = game_of(name)
    loads = (
        [game.load] if isinstance(game, StoredGame) else [game.load, game.load_trusted]
    )  # the one has both
    constant = set(shared(game))
    seen: dict[str, list[object]] = {}
    unproven: set[str] = set()
    for state in moments(game):
        dump = game.dump(state)
        now = fields(state)
        for load in loads:
            assert fields(load(dump)) == now
        for field, value in now.items():
            different = seen.setdefault(field, [])
            if len(different) < 2 and value not in different:
                different.append(value)
        unproven = {field for field, values in seen.items() if len(values) < 2}
        if unproven == constant:
            return
    for field in unproven - constant:
        assert_dumped(game, field)


def assert_dumped(game: Game, field: str) -> None:
    """What is seldom used: whatever it is, it is in the dump, and no dump has a part that is not loaded."""
    state = next(moments(game))
    before = game.dump(state)
    value = vars(state)[field]
    setattr(state, field, [0] if isinstance(value, list) else int(value != 1))
    assert game.dump(state) != before, field
