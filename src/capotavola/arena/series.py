"""A series of games between bots, and what came of it."""

import statistics
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from capotavola.arena.deals import SILENT, TALKER, DealReport, GainReport, deal_counter, gain_of_haggling
from capotavola.arena.sitting import Sitting, shares_of
from capotavola.bots.catalogue import names_for
from capotavola.bots.levels import NORMAL
from capotavola.engine.build import compiled
from capotavola.engine.game import Game
from capotavola.engine.values import Json


class SeatReport(msgspec.Struct):
    """Wins are shared: a victory of two counts half for each."""

    seat: int
    bot: str
    wins: float
    share: float
    mean_score: float
    lowest: int
    median: float
    highest: int
    scores: dict[int, int]
    """How often each score came."""


class SeriesReport(msgspec.Struct):
    game: str
    players: int
    games: int
    seed: str
    build: str
    decisions: int
    decisions_per_game: float
    decisions_per_second: float
    games_per_second: float
    reasons: dict[str, int]
    seats: list[SeatReport]
    deals: DealReport | None = None
    """Where bots haggle."""
    gain: GainReport | None = None
    """Where they do and none of them was silent: what it brings."""


def run_series(
    game: Game,
    bots: list[str],
    games: int,
    seed: str,
    options: dict[str, Json],
    progress: Callable[[int], None] = lambda done: None,
) -> SeriesReport:
    """Play; the same arguments give the same games."""
    wins = [0.0] * len(bots)
    scores: list[list[int]] = [[] for _ in bots]
    reasons: dict[str, int] = {}
    decisions = 0
    deals = DealReport()
    counter = deal_counter(game.name, deals)
    haggled = False
    began = time.perf_counter()
    for number in range(games):
        sitting = Sitting(game, bots, f"{seed}/{number}", options)
        haggled = haggled or (counter is not None and sitting.haggles())
        outcome = sitting.play(counter if haggled else None)
        decisions += sitting.decisions
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
        for seat, score in enumerate(outcome.scores):
            scores[seat].append(score)
        for seat, won in enumerate(shares_of(outcome)):
            wins[seat] += won
        progress(number + 1)
    seconds = time.perf_counter() - began
    gain: GainReport | None = None
    talks = TALKER in bots or NORMAL in bots
    if talks and SILENT in names_for(game.name) and SILENT not in bots:
        gain = gain_of_haggling(game, len(bots), games, seed, options)
    return SeriesReport(
        game=game.name,
        players=len(bots),
        games=games,
        seed=seed,
        build="compiled" if compiled() else "pure",
        decisions=decisions,
        decisions_per_game=decisions / games,
        decisions_per_second=decisions / seconds,
        games_per_second=games / seconds,
        reasons=reasons,
        seats=[_seat_report(seat, bots[seat], wins[seat], scores[seat]) for seat in range(len(bots))],
        deals=deals if haggled else None,
        gain=gain,
    )


def _seat_report(seat: int, kind: str, wins: float, scores: list[int]) -> SeatReport:
    return SeatReport(
        seat=seat,
        bot=kind,
        wins=wins,
        share=wins / len(scores),
        mean_score=statistics.fmean(scores),
        lowest=min(scores),
        median=statistics.median(scores),
        highest=max(scores),
        scores=dict(sorted(Counter(scores).items())),
    )
