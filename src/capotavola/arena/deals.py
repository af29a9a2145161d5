"""Deals between bots: how many were made, what went through them, and what talking is worth."""

import math
import statistics

import msgspec

from capotavola.arena.play import Listener
from capotavola.arena.sitting import Sitting
from capotavola.engine.boxes import module_of
from capotavola.engine.event import Event
from capotavola.engine.game import Game
from capotavola.engine.values import Json

TALKER, SILENT = "greedy", "silent"
CERTAIN = 1.96  # standard errors on either side hold 95 %


class DealReport(msgspec.Struct):
    """Of all games together."""

    offers: int = 0
    deals: int = 0
    money: int = 0
    promises_kept: int = 0
    promises_broken: int = 0
    promises_void: int = 0


def deal_counter(game: str, report: DealReport) -> Listener | None:
    """Counts the deals of a game, whose tally knows by which happenings; None where nobody deals."""
    count_deals = getattr(module_of(game, "tally"), "count_deals", None)
    if count_deals is None:
        return None

    def hear(events: list[Event]) -> None:
        for event in events:
            count_deals(event, report)

    return hear


class GainReport(msgspec.Struct):
    """What a talking player ends with more than a silent one at the same table, with 95 % certainty."""

    games: int
    mean: float
    low: float
    high: float


def gain_of_haggling(game: Game, players: int, games: int, seed: str, options: dict[str, Json]) -> GainReport:
    """Half of the players talk, at least two; the others are of the same kind, but silent.

    Places change from game to game.
    """
    talkers = max(2, players // 2)
    gains: list[float] = []
    for number in range(games):
        talks = [(seat + number) % players < talkers for seat in range(players)]
        kinds = [TALKER if talks[seat] else SILENT for seat in range(players)]
        outcome = Sitting(game, kinds, f"{seed}/gain/{number}", options).play()
        loud = [outcome.scores[seat] for seat in range(players) if talks[seat]]
        quiet = [outcome.scores[seat] for seat in range(players) if not talks[seat]]
        gains.append(statistics.fmean(loud) - statistics.fmean(quiet))
    mean = statistics.fmean(gains)
    error = CERTAIN * statistics.stdev(gains) / math.sqrt(games) if games > 1 else math.inf
    return GainReport(games, mean, mean - error, mean + error)
