"""Random games, decision by decision, for the tests that every game must pass."""

import importlib
import random
from collections.abc import Iterator
from types import ModuleType

import capotavola
from capotavola.engine.action import NONE, Action
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json, canonical
from tests.boxes import game_of

Table = tuple[str, int, dict[str, Json]]
UNASKED = 0.1  # how often somebody does something that the game does not wait for


def tables() -> list[Table]:
    """Every game, with every number of players, with every set of options worth a try."""
    return [
        (name, players, options)
        for name in capotavola.games()
        for players in range(game_of(name).fewest, game_of(name).most + 1)
        for options in laws_of(name).OPTIONS
    ]


def table_name(table: Table) -> str:
    name, players, options = table
    return "-".join([name, str(players), *[f"{key}={value}" for key, value in options.items()]])


def laws_of(name: str) -> ModuleType:
    """A game's own invariants: `tests/<game>/laws.py`."""
    return importlib.import_module(f"tests.{name}.laws")


def walk(game: Game, state: State, rng: random.Random) -> Iterator[tuple[int, Action]]:
    """Yield each decision before it is made, until the game is over; now and then somebody acts unasked."""
    rare = laws_of(game.name).RARE
    while seats := state.deciders():
        if rng.random() < UNASKED:
            speaker = rng.randrange(state.players)
            if unasked := state.unasked(speaker):
                action = rng.choice(unasked)
                yield speaker, action
                state.step(speaker, action)
                continue
        seat = rng.choice(seats)
        actions = state.legal(seat)
        action = rng.choice(actions)
        if action.verb.name in rare and rng.random() < 0.9:
            action = rng.choice(actions)
        yield seat, action
        state.step(seat, action)


def snapshot(game: Game, state: State) -> bytes:
    return canonical(game.dump(state))


def any_action(game: Game, rng: random.Random) -> Action:
    """Some action with some integers, hardly ever legal."""
    verb = rng.choice(game.vocabulary.verbs)
    if verb.form is not None:
        return game.parse(f"{verb.name} {laws_of(game.name).any_terms(verb.name, rng)}")
    numbers = []
    for param in verb.params:
        top = len(param.words) if param.words else rng.choice([2, 6, 70])
        numbers.append(rng.randrange(top))
    if verb.optional:
        del numbers[rng.randint(len(numbers) - verb.optional, len(numbers)) :]
    numbers += [NONE] * (4 - len(numbers))
    return game.normal(Action(verb, *numbers))


def leaves(state: State, depth: int) -> int:
    """The lowest decider first; a game that is over is one leaf."""
    if not depth or not state.waiting:
        return 1
    seat = state.deciders()[0]
    count = 0
    for action in state.legal(seat):
        child = state.copy()
        child.step(seat, action)
        count += leaves(child, depth - 1)
    return count
