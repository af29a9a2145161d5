"""A balance report as a page in Markdown with plots."""

import importlib
import importlib.util
from pathlib import Path

from capotavola.arena.balance import DEAD, DECISIVE, UNFAIR, BalanceReport, Item, TableBalance, median_length

COLOURS = [
    "#8c2f39",
    "#33658a",
    "#5b8c5a",
    "#b8860b",
    "#6a4c93",
    "#3d8b8b",
    "#b5651d",
    "#7d7d7d",
]
FAIR = "#444444"


class NoPlots(RuntimeError):
    """A page with plots cannot be made; says why."""


def open_page(page: Path) -> None:
    """Before hours of play: can the page be written at all?"""
    if importlib.util.find_spec("matplotlib") is None:
        raise NoPlots("plots need matplotlib: pip install 'capotavola[plots]'")
    if not page.suffix:
        raise NoPlots(f"{page} needs an ending such as .md: its plots go to a folder of that name")
    page.with_suffix("").mkdir(parents=True, exist_ok=True)
    page.touch()


def write_page(report: BalanceReport, page: Path) -> None:
    """The page, and its plots in a folder of the same name beside it."""
    folder = page.with_suffix("")
    plots = Plots(folder)
    page.write_text("\n".join(_page(report, plots)) + "\n", encoding="utf-8")


def _page(report: BalanceReport, plots: "Plots") -> list[str]:
    games = ", ".join(f"{table.games} with {table.title()}" for table in report.tables)
    lines = [
        f"# Balance: {report.game}",
        "",
        f"{report.bot.capitalize()} bots among themselves: {games} players. Content `{report.content[:12]}`,",
        f"seed `{report.seed}`. Made by `capo balance {report.game}`; the same seed gives the same page.",
        "",
        f"What must hold: no place at the table wins more than {UNFAIR} × its share, whatever the number",
        f"of players; no card is dead (taken in under {DEAD:.0%} of its chances), none is decisive (its",
        f"takers win more than {DECISIVE} × their share). A chance is a card that somebody was dealt or",
        "kept, or that lay open.",
        "",
    ]
    complaints = report.complaints()
    lines += [f"- **not met**: {complaint}" for complaint in complaints] or ["**All of it holds.**"]
    lines += ["", "## Places", "", "Counted from the player who begins.", ""]
    lines += _seat_table(report)
    plots.seats(report)
    lines += ["", f"![wins by place]({plots.folder.name}/places.svg)"]
    if any(table.role_wins for table in report.tables):
        lines += ["", "## Families", ""]
        lines += _role_table(report)
    lines += ["", "## Length and scores", ""]
    lines += _length_table(report)
    plots.lengths(report)
    lines += ["", f"![length]({plots.folder.name}/length.svg)"]
    if any(table.sources for table in report.tables):
        lines += ["", "## Where the money comes from", "", "Dollars per player and game.", ""]
        lines += _source_table(report)
        plots.sources(report)
        lines += ["", f"![sources]({plots.folder.name}/sources.svg)"]
    for group in sorted({group for table in report.tables for group in table.items}, reverse=True):
        items = report.totals(group)
        lines += ["", f"## {group.capitalize()}: taken, and won with", ""]
        lines += _item_table(items)
        plots.items(group, items)
        lines += ["", f"![{group}]({plots.folder.name}/{group}.svg)"]
    return lines


def _seat_table(report: BalanceReport) -> list[str]:
    most = max(table.players for table in report.tables)
    lines = ["| players | " + " | ".join(f"place {seat + 1}" for seat in range(most)) + " |"]
    lines.append("|---" * (most + 1) + "|")
    for table in report.tables:
        cells = [f"{times:.2f}" for times in seat_times(table)] + [""] * (most - table.players)
        lines.append(f"| {table.title()} | " + " | ".join(cells) + " |")
    return lines


def seat_times(table: TableBalance) -> list[float]:
    """Wins of each place as a multiple of its share."""
    return [wins * table.players / table.games for wins in table.seat_wins]


def _role_table(report: BalanceReport) -> list[str]:
    roles = sorted({role for table in report.tables for role in table.role_wins})
    lines = ["| players | " + " | ".join(roles) + " |", "|---" * (len(roles) + 1) + "|"]
    for table in report.tables:
        cells = [f"{table.role_wins.get(role, Item()).times_share():.2f}" for role in roles]
        lines.append(f"| {table.title()} | " + " | ".join(cells) + " |")
    return lines


def _length_table(report: BalanceReport) -> list[str]:
    lines = ["| players | decisions (median) | shortest | longest | mean score |", "|---|---|---|---|---|"]
    for table in report.tables:
        mean = sum(table.scores) / len(table.scores)
        shortest, longest = min(table.decisions), max(table.decisions)
        lines.append(
            f"| {table.title()} | {median_length(table):.0f} | {shortest} | {longest} | {mean:.1f} |"
        )
    return lines


def _source_table(report: BalanceReport) -> list[str]:
    names = source_names(report)
    lines = ["| players | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for table in report.tables:
        cells = [f"{per_player(table, name):.1f}" for name in names]
        lines.append(f"| {table.title()} | " + " | ".join(cells) + " |")
    return lines


def source_names(report: BalanceReport) -> list[str]:
    names = {name for table in report.tables for name in table.sources}
    return sorted(names, key=lambda name: -sum(table.sources.get(name, 0) for table in report.tables))


def per_player(table: TableBalance, source: str) -> float:
    return table.sources.get(source, 0) / table.games / table.players


def _item_table(items: dict[str, Item]) -> list[str]:
    lines = ["| card | chances | taken | of its chances | wins × share |", "|---|---|---|---|---|"]
    for name, item in sorted(items.items(), key=lambda pair: -pair[1].rate()):
        rate, times = f"{item.rate():.1%}", f"{item.times_share():.2f}"
        lines.append(f"| {name} | {item.chances} | {item.taken} | {rate} | {times} |")
    return lines


class Plots:
    """Bars, drawn to files that are the same in every run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._pyplot = importlib.import_module("matplotlib.pyplot")
        matplotlib = importlib.import_module("matplotlib")
        matplotlib.use("svg")
        self._pyplot.rcParams.update({"svg.hashsalt": "capotavola", "svg.fonttype": "none", "font.size": 9})

    def seats(self, report: BalanceReport) -> None:
        rows = [(f"{table.title()} players", seat_times(table)) for table in report.tables]
        self._grouped("places", rows, "wins × share", [1.0, UNFAIR])

    def lengths(self, report: BalanceReport) -> None:
        figure, axes = self._pyplot.subplots(figsize=(7, 3))
        for table, colour in zip(report.tables, COLOURS, strict=False):
            label = f"{table.title()} players"
            axes.hist(table.decisions, bins=40, histtype="step", color=colour, label=label)
        axes.set_xlabel("decisions in a game")
        axes.legend(frameon=False)
        self._save(figure, "length")

    def sources(self, report: BalanceReport) -> None:
        names = source_names(report)
        rows = [
            (f"{table.title()} players", [per_player(table, name) for name in names])
            for table in report.tables
        ]
        self._grouped("sources", rows, "dollars per player", [], names)

    def items(self, group: str, items: dict[str, Item]) -> None:
        names = sorted(items, key=lambda name: items[name].times_share())
        figure, (left, right) = self._pyplot.subplots(1, 2, figsize=(8, 1 + 0.2 * len(names)), sharey=True)
        left.barh(names, [items[name].rate() for name in names], color=COLOURS[1])
        left.axvline(DEAD, color=FAIR, linewidth=0.8)
        left.set_xlabel("taken, of its chances")
        right.barh(names, [items[name].times_share() for name in names], color=COLOURS[0])
        for line in (1.0, DECISIVE):
            right.axvline(line, color=FAIR, linewidth=0.8, linestyle="--" if line > 1 else "-")
        right.set_xlabel("wins × share")
        self._save(figure, group)

    def _grouped(
        self,
        file: str,
        rows: list[tuple[str, list[float]]],
        title: str,
        lines: list[float],
        names: list[str] | None = None,
    ) -> None:
        figure, axes = self._pyplot.subplots(figsize=(8, 3))
        width = 0.8 / len(rows)
        for number, ((label, values), colour) in enumerate(zip(rows, COLOURS, strict=False)):
            places = [at + number * width for at in range(len(values))]
            axes.bar(places, values, width=width, color=colour, label=label)
        for line in lines:
            axes.axhline(line, color=FAIR, linewidth=0.8, linestyle="--" if line > 1 else "-")
        most = max(len(values) for _, values in rows)
        axes.set_xticks([at + 0.4 - width / 2 for at in range(most)])
        axes.set_xticklabels(names or [f"place {at + 1}" for at in range(most)], rotation=20 if names else 0)
        axes.set_ylabel(title)
        axes.legend(frameon=False, ncols=2)
        self._save(figure, file)

    def _save(self, figure: object, name: str) -> None:
        figure.tight_layout()  # type: ignore[attr-defined]
        figure.savefig(self.folder / f"{name}.svg", metadata={"Date": None})  # type: ignore[attr-defined]
        self._pyplot.close(figure)
