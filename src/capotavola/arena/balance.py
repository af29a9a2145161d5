"""Is a game fair? Thousands of games between bots, counted by seat, role, card and source of money."""

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

import capotavola
from capotavola.arena.cores import on_all_cores
from capotavola.arena.sitting import Sitting, shares_of
from capotavola.engine.boxes import module_of
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.outcome import Outcome
from capotavola.engine.state import State
from capotavola.engine.tally import Tally, TallyKeeper
from capotavola.engine.values import Json

BATCH = 25
DEAD = 0.02  # taken in fewer of its chances
DECISIVE = 1.5  # its taker wins more often than this times the fair share
UNFAIR = 1.15  # a seat wins more often than this times its share


class Item(msgspec.Struct):
    """A card that could be taken: in how many of its chances, and how its takers fared."""

    chances: int = 0
    taken: int = 0
    wins: float = 0.0
    expected: float = 0.0

    def rate(self) -> float:
        return self.taken / self.chances if self.chances else 0.0

    def times_share(self) -> float:
        """How often its takers won, as a multiple of the fair share."""
        return self.wins / self.expected if self.expected else 0.0


class TableBalance(msgspec.Struct):
    """All games with one number of players and the same options. Seats are counted from who began."""

    players: int
    options: dict[str, Json] = {}
    games: int = 0
    decisions: list[int] = []
    scores: list[int] = []
    seat_wins: list[float] = []
    role_wins: dict[str, Item] = {}
    items: dict[str, dict[str, Item]] = {}
    sources: dict[str, int] = {}

    def title(self) -> str:
        """`4`, or `4, expansion`."""
        return ", ".join([str(self.players), *[name.replace("_", " ") for name in self.options]])


class BalanceReport(msgspec.Struct):
    game: str
    content: str
    bot: str
    seed: str
    tables: list[TableBalance]

    def totals(self, group: str) -> dict[str, Item]:
        """A group over all numbers of players."""
        found: dict[str, Item] = {}
        for table in self.tables:
            for name, item in table.items.get(group, {}).items():
                _add(found.setdefault(name, Item()), item)
        return found

    def complaints(self) -> list[str]:
        """What is not as balanced as it should be."""
        found: list[str] = []
        for table in self.tables:
            for seat, wins in enumerate(table.seat_wins):
                times = wins * table.players / table.games
                if times > UNFAIR:
                    found.append(f"{table.title()} players: place {seat + 1} wins {times:.2f} × its share")
        for group in sorted({group for table in self.tables for group in table.items}):
            for name, item in self.totals(group).items():
                if item.chances and item.rate() < DEAD:
                    found.append(f"{group} {name} is dead: taken in {item.rate():.1%} of its chances")
                times = item.times_share()
                if times > DECISIVE:
                    found.append(f"{group} {name} is decisive: its takers win {times:.2f} × their share")
        return found


def run_balance(
    game: Game,
    content: Path | None,
    kind: str,
    games: int,
    seed: str,
    progress: Callable[[int], None] = lambda done: None,
) -> BalanceReport:
    """So many games for every table, on all cores."""
    tables = tables_of(game)
    batches = [
        Batch(game.name, content, kind, number, f"{seed}/{table.title()}/{first}", min(BATCH, games - first))
        for number, table in enumerate(tables)
        for first in range(0, games, BATCH)
    ]
    counted: dict[Batch, TableBalance] = {}
    for batch, table in on_all_cores(_play_batch, batches):
        counted[batch] = table
        progress(sum(part.games for part in counted.values()))
    for batch in batches:
        merge(tables[batch.table], counted[batch])
    return BalanceReport(game.name, game.content_hash, kind, seed, tables)


def tables_of(game: Game) -> list[TableBalance]:
    """Every number of players, and the variants that the game's `tally` module names."""
    tables = [empty_table(players) for players in range(game.fewest, game.most + 1)]
    for players, options in getattr(module_of(game.name, "tally"), "VARIANTS", []):
        tables.append(empty_table(players, options))
    return tables


def empty_table(players: int, options: dict[str, Json] | None = None) -> TableBalance:
    return TableBalance(players, options or {}, seat_wins=[0.0] * players)


class Batch(NamedTuple):
    """Some games for one process."""

    game: str
    content: Path | None
    bot: str
    table: int
    seed: str
    games: int


def _play_batch(batch: Batch) -> TableBalance:
    game = capotavola.game(batch.game, batch.content)
    table = tables_of(game)[batch.table]
    for number in range(batch.games):
        count_game(table, game, batch.bot, f"{batch.seed}/{number}")
    return table


def count_game(table: TableBalance, game: Game, kind: str, seed: str) -> None:
    """Play one game and add it to the table."""
    sitting = Sitting(game, [kind] * table.players, seed, table.options)
    keeper = _keep_tally(game.name, sitting.state)

    def hear(events: list[Event]) -> None:
        if keeper is not None:
            for event in events:
                keeper.hear(event)

    outcome = sitting.play(hear)
    if keeper is not None:
        keeper.end(outcome)
    _count(table, outcome, sitting.decisions, Tally(0, []) if keeper is None else keeper.tally)


def _keep_tally(game: str, state: State) -> TallyKeeper | None:
    """A game without a `tally` module is counted by seat only."""
    module = module_of(game, "tally")
    if module is None:
        return None
    keeper: TallyKeeper = module.keep_tally(state)
    return keeper


def _count(table: TableBalance, outcome: Outcome, decisions: int, tally: Tally) -> None:
    table.games += 1
    table.decisions.append(decisions)
    table.scores.extend(outcome.scores)
    wins = shares_of(outcome)
    for seat, won in enumerate(wins):
        table.seat_wins[(seat - tally.starter) % table.players] += won
    for role, won in zip(tally.roles, wins, strict=False):
        _add(table.role_wins.setdefault(role, Item()), Item(1, 1, won, 1 / table.players))
    for group, names in tally.chances.items():
        for name, count in names.items():
            _add(table.items.setdefault(group, {}).setdefault(name, Item()), Item(count))
    for group, name, seat in tally.taken:
        item = table.items.setdefault(group, {}).setdefault(name, Item())
        _add(item, Item(0, 1, wins[seat], 1 / table.players))
    for name, amount in tally.sources.items():
        table.sources[name] = table.sources.get(name, 0) + amount


def merge(table: TableBalance, other: TableBalance) -> None:
    table.games += other.games
    table.decisions.extend(other.decisions)
    table.scores.extend(other.scores)
    for seat, wins in enumerate(other.seat_wins):
        table.seat_wins[seat] += wins
    for role, item in other.role_wins.items():
        _add(table.role_wins.setdefault(role, Item()), item)
    for group, names in other.items.items():
        for name, item in names.items():
            _add(table.items.setdefault(group, {}).setdefault(name, Item()), item)
    for name, amount in other.sources.items():
        table.sources[name] = table.sources.get(name, 0) + amount


def median_length(table: TableBalance) -> float:
    return statistics.median(table.decisions)


def _add(item: Item, other: Item) -> None:
    item.chances += other.chances
    item.taken += other.taken
    item.wins += other.wins
    item.expected += other.expected
