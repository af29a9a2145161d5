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

from capotavola.arena.peers import peers
from capotavola.engine.build import compiled
from capotavola.engine.chance import fast_chance
from capotavola.engine.game import Game
from capotavola.engine.playout import playout
from capotavola.engine.state import State
from capotavola.engine.values import canonical

DRIVEN = "driven from Python"
INSIDE = "inside the loop"


class Rate(msgspec.Struct):
    name: str
    decisions_per_second: float
    lowest: float
    highest: float
    times_ours_driven: float


class BenchReport(msgspec.Struct):
    game: str
    players: int
    build: str
    rates: list[Rate]
    copy_microseconds: float
    imagine_microseconds: float
    state_bytes_mean: float
    state_bytes_most: int


def measure(game: Game, rounds: int, seconds: float, progress: Callable[[int], None]) -> BenchReport:
    players = (game.fewest + game.most) // 2
    start = game.start(players=players, seed=b"bench")
    runs: dict[str, Callable[[random.Random], int]] = {
        DRIVEN: lambda rng: _driven(start, rng),
        INSIDE: lambda rng: _inside(start, rng),
        **peers(),
    }
    rates: dict[str, list[float]] = {name: [] for name in runs}
    copies: list[float] = []
    imaginings: list[float] = []
    for number in range(rounds):
        for name, run in runs.items():
            rates[name].append(_rate(run, random.Random(number), seconds))
        states = _states_of_a_game(game, players, number)
        copies.append(_microseconds(lambda state: state.copy(), states))
        imaginings.append(_microseconds(lambda state: state.imagine(0, 1), states))
        progress(number + 1)
    sizes = [
        len(canonical(game.dump(state)))
        for number in range(20)
        for state in _states_of_a_game(game, players, number)
    ]
    ours = statistics.median(rates[DRIVEN])
    return BenchReport(
        game=game.name,
        players=players,
        build="compiled" if compiled() else "pure",
        rates=[
            Rate(name, statistics.median(all_of), min(all_of), max(all_of), ours / statistics.median(all_of))
            for name, all_of in rates.items()
        ],
        copy_microseconds=statistics.median(copies),
        imagine_microseconds=statistics.median(imaginings),
        state_bytes_mean=statistics.fmean(sizes),
        state_bytes_most=max(sizes),
    )


def print_report(console: Console, report: BenchReport) -> None:
    console.print(f"{report.game}, {report.players} players, {report.build}")
    table = Table("random playouts", "decisions per CPU second", "range", f"{DRIVEN} is × as fast")
    for rate in report.rates:
        table.add_row(
            rate.name,
            f"{rate.decisions_per_second:,.0f}",
            f"{rate.lowest:,.0f} – {rate.highest:,.0f}",
            f"{rate.times_ours_driven:.2f}",
        )
    console.print(table)
    if len(report.rates) == len((DRIVEN, INSIDE)):
        console.print("no other engine is installed here: `make bench` installs some")
    console.print(f"copy {report.copy_microseconds:.2f} µs, imagine {report.imagine_microseconds:.2f} µs")
    console.print(
        f"a state is {report.state_bytes_mean:.0f} bytes of JSON, at most {report.state_bytes_most}"
    )


def _driven(start: State, rng: random.Random) -> int:
    """The public contract, called from interpreted Python."""
    state = start.imagine(None, rng.getrandbits(30))
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


def _rate(run: Callable[[random.Random], int], rng: random.Random, seconds: float) -> float:
    decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += run(rng)
        spent = time.process_time() - began
    return decisions / spent


def _states_of_a_game(game: Game, players: int, number: int) -> list[State]:
    """Situations as they come in random play."""
    state = game.start(players=players, seed=f"bench {number}".encode())
    chance = fast_chance(number)
    states: list[State] = []
    while seats := state.deciders():
        states.append(state.copy())
        actions = state.legal(seats[0])
        state.step(seats[0], actions[chance.below(len(actions))])
    return states


def _microseconds(call: Callable[[State], State], states: list[State]) -> float:
    times = max(1, 20_000 // len(states))
    began = time.process_time()
    for _ in range(times):
        for state in states:
            call(state)
    return (time.process_time() - began) / times / len(states) * 1e6
