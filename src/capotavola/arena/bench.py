"""How fast the engine is, as ratios to others measured in the same run.

Rates are per CPU second, each the median of several rounds in which all take turns, so that a
busy machine hurts all alike. This module stays interpreted: it drives as a user would.
"""

import random
import statistics
import time
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table

from capotavola.arena import peers
from capotavola.arena.peers import Run
from capotavola.arena.simulations import simulations
from capotavola.bots.catalogue import SEARCH, bot, names_for, usual_for
from capotavola.engine.build import compiled
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.game import Game
from capotavola.engine.playout import playout
from capotavola.engine.state import State
from capotavola.engine.values import canonical

WHOLE = "whole games"
PLAYOUTS = "playouts of a dealt game"
OURS = "capotavola, driven from Python"
INSIDE = "capotavola, inside the loop"
SIMULATIONS = "simulations of a search"
SAMPLE = 400


class Rate(msgspec.Struct):
    """Of decisions, or of simulations, a CPU second."""

    kind: str
    name: str
    per_second: float
    lowest: float
    highest: float
    ours_is_times: float
    """How many times as fast ours is, the first of the same kind of run."""


class Spread(msgspec.Struct):
    mean: float
    p95: float
    most: float


class BenchReport(msgspec.Struct):
    game: str
    players: int
    build: str
    rates: list[Rate]
    copy_microseconds: Spread
    imagine_microseconds: Spread
    state_bytes: Spread


def measure(game: Game, rounds: int, seconds: float, progress: Callable[[int], None]) -> BenchReport:
    players = (game.fewest + game.most) // 2
    runs = _runs(game, players)
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in runs}
    for number in range(rounds):
        for key, run in runs.items():
            rates[key].append(_rate(run, random.Random(number), seconds))
        progress(number + 1)
    states = _states_of_real_games(game)
    return BenchReport(
        game=game.name,
        players=players,
        build="compiled" if compiled() else "pure",
        rates=[_rated(key, rates) for key in rates],
        copy_microseconds=_spread([_microseconds(_copy, state) for state in states]),
        imagine_microseconds=_spread([_microseconds(_imagine, state) for state in states]),
        state_bytes=_spread([len(canonical(game.dump(state))) for state in states]),
    )


def print_report(console: Console, report: BenchReport) -> None:
    console.print(f"{report.game}, {report.players} players, {report.build}, random players")
    table = Table("", "", "decisions or simulations per CPU second", "range", "ours is × as fast")
    for rate in report.rates:
        table.add_row(
            rate.kind,
            rate.name,
            f"{rate.per_second:,.0f}",
            f"{rate.lowest:,.0f} – {rate.highest:,.0f}",
            f"{rate.ours_is_times:.2f}",
        )
    console.print(table)
    if not peers.whole_games():
        console.print("no other engine is installed here: `make bench` installs some")
    for what, spread in (
        ("copy, µs", report.copy_microseconds),
        ("imagine, µs", report.imagine_microseconds),
        ("a state as JSON, bytes", report.state_bytes),
    ):
        average, usual, most = f"{spread.mean:.2f}", f"{spread.p95:.2f}", f"{spread.most:.2f}"
        console.print(f"{what}: {average} on average, 95 % up to {usual}, at most {most}")


def _runs(game: Game, players: int) -> dict[tuple[str, str], Run]:
    start = game.start(players=players, seed=b"bench")
    runs: dict[tuple[str, str], Run] = {(WHOLE, OURS): lambda rng: _whole(game, players, rng)}
    runs.update({(WHOLE, name): run for name, run in peers.whole_games().items()})
    runs[PLAYOUTS, OURS] = lambda rng: _drive(start.imagine(None, rng.getrandbits(30)), rng)
    runs[PLAYOUTS, INSIDE] = lambda rng: _inside(start, rng)
    runs.update({(PLAYOUTS, name): run for name, run in peers.playouts().items()})
    searches = {**simulations(game, players), **peers.simulations()} if SEARCH in names_for(game.name) else {}
    runs.update({(SIMULATIONS, name): run for name, run in searches.items()})
    return runs


def _rated(key: tuple[str, str], rates: dict[tuple[str, str], list[float]]) -> Rate:
    kind, name = key
    median = statistics.median(rates[key])
    first = next(other for other in rates if other[0] == kind)
    ours = statistics.median(rates[first])
    return Rate(kind, name, median, min(rates[key]), max(rates[key]), ours / median)


def _whole(game: Game, players: int, rng: random.Random) -> int:
    return _drive(game.start(players=players, seed=rng.randbytes(16)), rng)


def _drive(state: State, rng: random.Random) -> int:
    """The public contract, called from interpreted Python."""
    decisions = 0
    while seats := state.deciders():
        seat = seats[0]
        actions = state.legal(seat)
        state.step(seat, actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def _inside(start: State, rng: random.Random) -> int:
    number = rng.getrandbits(30)
    return playout(start.imagine(None, number), fast_chance(number))


def _rate(run: Run, rng: random.Random, seconds: float) -> float:
    decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += run(rng)
        spent = time.process_time() - began
    return decisions / spent


def _states_of_real_games(game: Game) -> list[State]:
    """Situations as they come when the best bot plays itself, with every number of players."""
    kind = usual_for(game.name)
    states: list[State] = []
    for players in range(game.fewest, game.most + 1):
        for number in range(5):
            state = game.start(players=players, seed=f"bench {number}".encode())
            bots = [bot(kind, game.name, seat + 1) for seat in range(players)]
            while seats := state.deciders():
                states.append(state.copy())
                state.step(seats[0], bots[seats[0]].choose(Eyes(state, seats[0])))
    return random.Random(1).sample(states, SAMPLE)


def _copy(state: State) -> State:
    return state.copy()


def _imagine(state: State) -> State:
    return state.imagine(0, 1)


def _microseconds(call: Callable[[State], State], state: State) -> float:
    times = 200
    began = time.process_time()
    for _ in range(times):
        call(state)
    return (time.process_time() - began) / times * 1e6


def _spread(values: list[float] | list[int]) -> Spread:
    ordered = sorted(values)
    return Spread(statistics.fmean(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])
