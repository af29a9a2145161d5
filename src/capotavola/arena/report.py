"""A series or a tournament on the screen."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from capotavola.arena.deals import DealReport
from capotavola.arena.series import SeriesReport
from capotavola.arena.tournament import TournamentReport
from capotavola.speech.speaker import Speaker

VERDICTS = {"above": "tour-above", "below": "tour-below", "open": "tour-open"}


def print_series(console: Console, report: SeriesReport, words: Speaker) -> None:
    say = words.say
    console.print(
        Text(say("sim-title", game=say("title"), games=report.games, players=report.players), style="bold")
    )
    table = Table(
        say("sim-seat"),
        say("sim-bot"),
        say("sim-wins"),
        say("sim-share"),
        say("sim-score"),
        say("sim-spread"),
    )
    for seat in report.seats:
        table.add_row(
            words.number(seat.seat + 1),
            seat.bot,
            f"{seat.wins:g}",
            f"{seat.share:.1%}",
            f"{seat.mean_score:.1f}",
            f"{seat.lowest}  {seat.median:g}  {seat.highest}",
        )
    console.print(table)
    facts = Table.grid(padding=(0, 2))
    facts.add_row(say("sim-decisions"), f"{report.decisions:,}")
    facts.add_row(say("sim-per-game"), f"{report.decisions_per_game:.1f}")
    facts.add_row(say("sim-decisions-rate"), f"{report.decisions_per_second:,.0f}")
    facts.add_row(say("sim-games-rate"), f"{report.games_per_second:,.1f}")
    facts.add_row(say("sim-build"), say(f"build-{report.build}"))
    if report.deals is not None:
        _add_deals(facts, report.deals, report.games, words)
    if report.gain is not None:
        gain = report.gain
        facts.add_row(say("sim-gain"), f"{gain.mean:+,.0f}  ({gain.low:+,.0f} … {gain.high:+,.0f})")
    console.print(facts)


def _add_deals(facts: Table, deals: DealReport, games: int, words: Speaker) -> None:
    say = words.say
    facts.add_row(say("sim-offers"), f"{deals.offers:,}")
    facts.add_row(say("sim-deals"), f"{deals.deals:,}  ({deals.deals / games:.1f} {say('sim-a-game')})")
    facts.add_row(say("sim-money"), f"${deals.money:,}  (${deals.money / games:,.0f} {say('sim-a-game')})")
    facts.add_row(say("sim-kept"), f"{deals.promises_kept:,}")
    facts.add_row(say("sim-broken"), f"{deals.promises_broken:,}")
    facts.add_row(say("sim-void"), f"{deals.promises_void:,}")


def print_tournament(console: Console, report: TournamentReport, words: Speaker) -> None:
    say = words.say
    bots = report.terms.bots
    console.print(
        Text(say("sim-title", game=say("title"), games=report.games, players=len(bots)), style="bold")
    )
    table = Table(
        say("sim-bot"),
        say("tour-seats"),
        say("sim-share"),
        say("tour-interval"),
        say("tour-always"),
        say("sim-score"),
    )
    for standing in report.standings:
        table.add_row(
            standing.bot,
            words.number(standing.seats),
            f"{standing.share:.1%}",
            f"{standing.low:.1%} – {standing.high:.1%}",
            f"{standing.always_low:.1%} – {standing.always_high:.1%}",
            f"{standing.mean_score:.1f}",
        )
    console.print(table)
    console.print(Text(say("tour-deals", deals=report.deals)))
    if report.than is not None:
        console.print(Text(say(VERDICTS[report.verdict], bot=bots[0], share=f"{report.than:.1%}")))
