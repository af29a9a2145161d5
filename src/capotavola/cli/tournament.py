"""Which bot is better, and how sure that is."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import capotavola
from capotavola.arena.report import print_tournament
from capotavola.arena.sheet import Sheet
from capotavola.arena.sitting import Sitting
from capotavola.arena.terms import orders_of, terms_of
from capotavola.arena.tournament import run_tournament
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
    with_progress,
)
from capotavola.speech.speaker import Speaker


@app.command
def tournament(
    game: GameName,
    *,
    bots: Annotated[
        str,
        Parameter(
            help="Bots, repeated to fill: easy, normal, hard, boss, random, greedy, search-200, module:Class."
        ),
    ],
    players: Annotated[int | None, Parameter(help="Seats; as many as there are bots in the list.")] = None,
    deals: Annotated[int, Parameter(help="How many deals at most; each is played from every seat.")] = 100,
    than: Annotated[
        float | None,
        Parameter(help="Stop when it is certain that the first bot wins more than this share, or less: 0.4."),
    ] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.")] = "0",
    keep: Annotated[
        Path | None, Parameter(help="Keep every game in this file, and go on with those that it has.")
    ] = None,
    option: Options = [],  # noqa: B006
    content: Content = None,
    lang: Lang = "en",
    json: AsJson = False,
) -> None:
    """Let bots play the same deals from every seat, and report which is better and how sure that is."""
    box = capotavola.game(game, content)
    seated = line_up(box, bots, players)
    if len(set(seated)) == 1:
        raise Wrong(f"--bots needs two that differ: {seated[0]} would only meet itself")
    if deals < 1:
        raise Wrong(f"--deals must be 1 or more, not {deals}")
    if than is not None and not 0 < than < 1:
        raise Wrong(f"--than is a share between 0 and 1, not {than:g}")
    terms = terms_of(box, seated, parse_options(option), seed)
    Sitting(box, seated, seed, {**terms.options})  # what cannot be seated is said before anything is written
    words = Speaker(lang, box, [])
    with nullcontext() if keep is None else naming(keep, "written"):
        sheet = None if keep is None else Sheet(keep, terms)
        report = with_progress(
            words.say("sim-running"),
            deals * orders_of(seated),
            json,
            lambda progress: run_tournament(terms, content, deals, than, sheet, progress),
        )
    if json:
        print_json(report)
    else:
        print_tournament(out, report, words)
