"""Draws how a bot's strength grows with its budget, from what `capo tournament --json` printed.

    for n in 1 4 12 48 100 400; do
        capo tournament corleone --bots search-$n,normal --deals 30 --seed grow --json > grow-$n.json
    done
    .venv/bin/python tools/growth.py grow-*.json

A line for each report, the fewest simulations first: the share of wins (o) within its interval, and an equal
share (|) for comparison.
"""

import sys
from pathlib import Path

import msgspec

from capotavola.arena.tournament import TournamentReport

WIDTH = 50  # characters for a share of 1


def main(files: list[Path]) -> None:
    reports = [msgspec.json.decode(file.read_bytes(), type=TournamentReport) for file in files]
    print("simulations  games  wins")
    for report in sorted(reports, key=simulations):
        print(line_of(report))


def simulations(report: TournamentReport) -> int:
    """By the first bot's name, `search-48`."""
    return int(report.terms.bots[0].rpartition("-")[2])


def line_of(report: TournamentReport) -> str:
    first = report.standings[0]
    plot = [" "] * (WIDTH + 1)
    plot[place(first.low) : place(first.high) + 1] = "-" * (place(first.high) + 1 - place(first.low))
    plot[place(1 / len(report.terms.bots))] = "|"
    plot[place(first.share)] = "o"
    wins = f"{first.share:.3f} ± {(first.high - first.low) / 2:.3f}"
    return f"{simulations(report):11}  {report.games:5}  {wins}  {''.join(plot).rstrip()}"


def place(share: float) -> int:
    return round(max(0.0, min(1.0, share)) * WIDTH)


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
