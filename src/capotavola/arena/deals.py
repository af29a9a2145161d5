"""Deals between bots: how many were made, what went through them, and what talking is worth."""

import math
import statistics

import msgspec

from capotavola.arena.sitting import Sitting
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

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.name in ("offered", "countered"):
                self.offers += 1
            elif event.name == "agreed":
                self.deals += 1
                self.money += _cash(event.args["give"]) + _cash(event.args["want"])
            elif event.name == "gave-cash":
                self.money += _number(event.args["amount"])
            elif event.name == "promise-kept":
                self.promises_kept += 1
            elif event.name == "promise-broken":
                self.promises_broken += 1
            elif event.name == "promise-void":
                self.promises_void += 1


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


def _cash(phrases: Json) -> int:
    assert isinstance(phrases, list)
    total = 0
    for phrase in phrases:
        if isinstance(phrase, dict) and phrase["phrase"] == "cash":
            total += _number(phrase["amount"])
    return total


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
