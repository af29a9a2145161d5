"""Where a game has steps, `legal` is exactly what `why_not` lets through: all that can be said is tried."""

import importlib
import importlib.util
import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import capotavola
from capotavola.engine.action import NONE, Action
from capotavola.engine.game import Game
from capotavola.engine.record import read_record
from capotavola.engine.replay import Replay
from capotavola.engine.state import State
from capotavola.engine.steps import Passage, Stepped
from tests.boxes import game_of
from tests.conformance.test_fields import RECORDS
from tests.conformance.walks import laws_of, walk

GAMES = [
    name for name in capotavola.games() if isinstance(game_of(name).start(game_of(name).most, b""), Stepped)
]
EACH_STEP = 4  # moments to look at
ALL_TRIED = 10_000  # if no more than so many can be said, else some
SOME = 1_000
HIGHEST = 8  # numbers without words are tried up to here


def everything(game: Game) -> list[Action]:
    """Every action of the vocabulary with numbers that are not too high."""
    found: dict[Action, None] = {}
    for verb in game.vocabulary.verbs:
        if verb.form is not None:
            continue
        top = 3 if verb.free_form else HIGHEST + 1
        ranges = [range(len(param.words) if param.words else top) for param in verb.params]
        for used in range(len(ranges) - verb.optional, len(ranges) + 1):
            for numbers in itertools.product(*ranges[:used]):
                found[game.normal(Action(verb, *numbers, *[NONE] * (4 - used)))] = None
    return list(found)


def is_tried(action: Action) -> bool:
    return not action.verb.free_form and all(
        number <= HIGHEST or param.words
        for param, number in zip(action.verb.params, action.numbers(), strict=False)
    )


def moments(game: Game) -> Iterator[tuple[Stepped, int]]:
    """Who is asked at which table: in random games, in those on record, and where these hardly come to."""
    options = laws_of(game.name).OPTIONS
    for number in range(6):
        state = game.start(game.most, bytes([number]), options[number % len(options)])
        for seat, _ in walk(game, state, random.Random(number)):
            yield stepped(state), seat
    for file in sorted(RECORDS.glob(f"{game.name}-*.jsonl")):
        run = Replay(game, read_record(file.read_bytes()))
        while run.state.waiting:
            yield stepped(run.state), run.state.deciders()[0]
            run.forward()
    for state in seldom_asked(game.name):
        yield stepped(state), state.deciders()[0]


def seldom_asked(name: str) -> list[State]:
    """What a game sets up in `tests/<game>/seldom.py`, if there is need of it."""
    if importlib.util.find_spec(f"tests.{name}.seldom") is None:
        return []
    states: list[State] = importlib.import_module(f"tests.{name}.seldom").seldom_asked()
    return states


def stepped(state: State) -> Stepped:
    assert isinstance(state, Stepped)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_legal_is_what_the_check_lets_through(name: str) -> None:
    game = game_of(name)
    rng = random.Random(1)
    actions = everything(game)
    looked_at: Counter[str] = Counter()
    asking: set[str] = set()
    for state, seat in moments(game):
        asking = {step.name for step in state.steps if not isinstance(step, Passage)}
        step = state.step_name()
        if looked_at[step] == EACH_STEP:
            continue
        looked_at[step] += 1
        some = set(actions if len(actions) <= ALL_TRIED else rng.sample(actions, SOME))
        allowed = {action for action in some if state.why_not(seat, action) is None}
        legal = [*state.legal(seat), *state.unasked(seat)]
        assert set(filter(is_tried, allowed)) == set(filter(is_tried, legal)) & some, step
        assert all(state.why_not(seat, action) is None for action in legal)
        if all(looked_at[each] == EACH_STEP for each in asking):
            break
    assert {*looked_at} == asking, f"tables at the others are set up in tests/{name}/seldom.py"
