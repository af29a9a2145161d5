"""Bots see what their seat may see: in a world in which all that is hidden is different they do the same."""

import random

import pytest

import capotavola
from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.catalogue import bot, usual_for
from capotavola.engine.action import Action
from capotavola.engine.eyes import Eyes
from capotavola.engine.game import Game
from capotavola.engine.state import State
from capotavola.engine.values import Json
from tests.bots.kinds import quick_names_for
from tests.boxes import game_of

KINDS = [
    pytest.param(name, kind, marks=[pytest.mark.slow] if "search" in kind and name != "omerta" else [])
    for name in capotavola.games()
    for kind in quick_names_for(name)
]
WORLDS = 6  # of which the least like the truth is taken
LOOKED_AT = 25  # decisions of a game


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_bot_decides_by_what_its_seat_may_know(name: str, kind: str) -> None:
    game = game_of(name)
    rng = random.Random(kind)
    different = 0
    for state, seat in positions(game, rng):
        world = least_like(game, state, seat, rng)
        different += difference(game, state, world) > 0
        assert said_and_chosen(bot(kind, name, 7), world, seat) == said_and_chosen(
            bot(kind, name, 7), state, seat
        )
    assert different


@pytest.mark.parametrize("name", capotavola.games())
def test_one_that_peeps_is_found_out(name: str) -> None:
    game = game_of(name)
    rng = random.Random(1)
    assert any(
        said_and_chosen(Peeper(game), least_like(game, state, seat, rng), seat)
        != said_and_chosen(Peeper(game), state, seat)
        for state, seat in positions(game, rng)
    )


class Peeper:
    """Looks behind its eyes."""

    name = "peeper"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, eyes: Eyes) -> Action:
        actions = eyes.legal()
        hidden = "".join(numbers_of(self.game, eyes._state))
        return actions[sum(hidden.encode()) % len(actions)]


def positions(game: Game, rng: random.Random) -> list[tuple[State, int]]:
    """Decisions of a game between bots, from the first to the last, where there is a choice."""
    players = max(3, game.fewest)
    state = game.start(players=players, seed=b"eyes")
    bots = [bot(usual_for(game.name), game.name, seat) for seat in range(players)]
    found: list[tuple[State, int]] = []
    while seats := state.deciders():
        seat = rng.choice(seats)
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        state.step(seat, bots[seat].choose(Eyes(state, seat)))
    return rng.sample(found, min(LOOKED_AT, len(found)))


def least_like(game: Game, state: State, seat: int, rng: random.Random) -> State:
    worlds = [state.imagine(seat, rng.getrandbits(30)) for _ in range(WORLDS)]
    return max(worlds, key=lambda world: difference(game, state, world))


def difference(game: Game, one: State, other: State) -> int:
    """In how many of its words and numbers the table differs, chance aside."""
    here, there = (numbers_of(game, state) for state in (one, other))
    return sum(a != b for a, b in zip(here, there, strict=False)) + abs(len(here) - len(there))


def numbers_of(game: Game, state: State) -> list[str]:
    return leaves({key: value for key, value in game.dump(state).items() if key != "chance"}, [])


def leaves(value: Json, found: list[str]) -> list[str]:
    if isinstance(value, dict):
        for part in value.values():
            leaves(part, found)
    elif isinstance(value, list):
        for part in value:
            leaves(part, found)
    else:
        found.append(str(value))
    return found


def said_and_chosen(player: Bot, state: State, seat: int) -> tuple[str, str]:
    eyes = Eyes(state, seat)
    talks = isinstance(player, Haggler) and state.talk_open()
    said = str(player.speak(eyes)) if talks and isinstance(player, Haggler) else ""
    return said, str(player.choose(eyes))
