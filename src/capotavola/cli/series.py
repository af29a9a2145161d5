"""Many games at once: who wins, whether it is balanced, how fast it is."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import capotavola
from capotavola.arena import bench as benches
from capotavola.arena.balance import run_balance, tables_of
from capotavola.arena.balance_page import open_page, write_page
from capotavola.arena.report import print_series
from capotavola.arena.series import run_series
from capotavola.bots.catalogue import usual_for
from capotavola.bots.own import bot_called
from capotavola.cli.command import (
    AsJson,
    Content,
    GameName,
    Lang,
    Options,
    Wrong,
    app,
    line_up,
    naming,
    out,
    parse_options,
    print_json,
    say,
    with_progress,
)
from capotavola.speech.speaker import Speaker


@app.command
def simulate(
    game: GameName,
    *,
    players: Annotated[int | None, Parameter(help="Seats; as many as there are bots in the list.")] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    bots: Annotated[
        str,
        Parameter(
            help="Bots in seat order, repeated to fill: easy, normal, hard, boss, random, module:Class."
        ),
    ] = "random",
    option: Options = [],  # noqa: B006
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Let bots play many games, and report who wins, how much and how fast."""
    box = capotavola.game(game, content)
    seated = line_up(box, bots, players)
    if games < 1:
        raise Wrong(f"--games must be 1 or more, not {games}")
    words = Speaker(lang, box, [])
    report = with_progress(
        words.say("sim-running"),
        games,
        json,
        lambda progress: run_series(box, seated, games, seed, parse_options(option), progress),
    )
    if json:
        print_json(report)
    else:
        print_series(out, report, words)


@app.command
def balance(
    game: GameName,
    *,
    games: Annotated[int, Parameter(help="How many games for each number of players.")] = 1000,
    bots: Annotated[str | None, Parameter(help="Which bot plays all seats; normal.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "balance",
    content: Content = None,
    to: Annotated[Path | None, Parameter(help="Write a page with plots to this file.")] = None,
    json: AsJson = False,
) -> None:
    """Let bots play thousands of games, and report whether seats and cards are balanced."""
    box = capotavola.game(game, content)
    if games < 1:
        raise Wrong(f"--games must be 1 or more, not {games}")
    kind = bots or usual_for(game)
    bot_called(kind, game, 0)
    if to is not None:
        with naming(to, "written"):
            open_page(to)
    report = with_progress(
        "balance",
        games * len(tables_of(box)),
        json,
        lambda progress: run_balance(box, content, kind, games, seed, progress),
    )
    if to is not None:
        with naming(to, "written"):
            write_page(report, to)
    if json:
        print_json(report)
    else:
        for line in report.complaints() or ["balanced"]:
            say(line)


@app.command
def bench(
    game: GameName,
    *,
    rounds: Annotated[int, Parameter(help="How often each is measured; the median counts.")] = 5,
    seconds: Annotated[float, Parameter(help="CPU seconds for each measurement.")] = 0.5,
    json: AsJson = False,
) -> None:
    """Measure the engine beside other engines, in one run."""
    box = capotavola.game(game)
    if rounds < 1 or seconds <= 0:
        raise Wrong("--rounds and --seconds must be above 0")
    report = with_progress(
        "bench", rounds, json, lambda progress: benches.measure(box, rounds, seconds, progress)
    )
    if json:
        print_json(report)
    else:
        benches.print_report(out, report)
