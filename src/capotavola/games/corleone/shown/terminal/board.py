"""The turfs with their businesses, and the spaces for family members."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from capotavola.engine.words import Words
from capotavola.games.corleone.shown.terminal.flow import Flow
from capotavola.games.corleone.shown.terminal.pen import (
    CHIEF,
    MEMBER,
    SMALL,
    SMALLEST,
    THUG,
    TINY,
    icons_of,
    name_of,
)
from capotavola.games.corleone.shown.types import Business, View


def all_turfs(v: View, words: Words, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for title in ("turf-title", "control-of"):
        table.add_column(words.say(title))
    table.add_column("")
    for title in ("front", "back"):
        table.add_column(words.say(title))
    table.add_column("")
    for number, turf in enumerate(v.turfs):
        area = Text(f"{words.number(number + 1)} {words.named('area', turf.turf)}", style="bold")
        if turf.chief:
            area.append(f" + {words.named('figure', 'police-chief')}", style="bold reverse")
        stack = Text(" ").join([name_of(v, owner, words, names) for owner in turf.markers[::-1]])
        for business in _businesses(v, turf.turf):
            table.add_row(
                area,
                stack,
                Text(words.named("business", business.business), style=_tile_style(business)),
                Text(icons_of(business.front, words)),
                Text(icons_of(business.back, words), style="dim"),
                Text("") if business.thug is None else name_of(v, business.thug, words, names),
            )
            area, stack = Text(""), Text("")
    return table


def turf_lines(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    """A turf in one line, for small screens; in the smallest forms nothing goes on below."""
    lines = [_turf_line(v, number, words, names, form) for number in range(len(v.turfs))]
    if form >= SMALLEST:
        return Group(*[Flow(line, "", most=1) for line in lines])
    return Group(*[Text("").join(line) for line in lines])


def _turf_line(v: View, number: int, words: Words, names: list[str], form: int) -> list[Text]:
    """Its name, who controls it, its businesses and their thugs, and the members beside it."""
    turf = v.turfs[number]
    head = Text(f"{words.number(number + 1)} {words.named('area', turf.turf)}", style="bold")
    if turf.chief:
        chief = f"+ {words.named('figure', 'police-chief')}" if form < TINY else CHIEF
        head.append(f" {chief}", style="reverse")
    parts = [head]
    if turf.control is not None:
        parts.append(Text(" (").append_text(name_of(v, turf.control, words, names)).append(")"))
    for business in _businesses(v, turf.turf):
        part = Text("")
        if form < TINY:
            part.append(f"  {words.named('business', business.business)}", style=_tile_style(business))
        if form < SMALL:
            part.append(f" [{icons_of(business.front, words)} / {icons_of(business.back, words)}]")
        if business.thug is not None:
            part.append(f" {THUG} ").append_text(name_of(v, business.thug, words, names))
        parts.append(part)
    for member, count in _members_beside(v, turf.turf).items() if form >= SMALLEST else []:
        part = Text(f" {MEMBER} ").append_text(name_of(v, member, words, names))
        parts.append(part.append(f" × {words.number(count)}" if count > 1 else ""))
    return parts


def _members_beside(v: View, turf: str) -> dict[int | str, int]:
    """Whose family members stand on spaces that touch a turf, and how many."""
    beside: dict[int | str, int] = {}
    for space in v.spaces:
        if space.member is not None and turf in space.areas.split("+"):
            beside[space.member] = beside.get(space.member, 0) + 1
    return beside


def _businesses(v: View, turf: str) -> list[Business]:
    return [business for business in v.businesses if business.turf == turf]


def _tile_style(business: Business) -> str:
    return {"blue": "bright_blue", "red": "red"}.get(business.colour, "default")


def spaces(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    cells: list[RenderableType] = []
    for space in v.spaces:
        if form and space.member is None:
            continue
        areas = words.named("area", space.areas)
        cell = Text(areas + ": ", style="dim" if space.closed else "default")
        if space.member is not None:
            cell.append_text(name_of(v, space.member, words, names))
        else:
            cell.append(words.say("closed" if space.closed else "free"), style="dim")
        cells.append(cell)
    title = Text(words.say("family-spaces"), style="bold")
    if form:
        taken = [cell for cell in cells if isinstance(cell, Text)] or [Text(words.say("nobody"), style="dim")]
        return title.append("  ").append_text(Text(" · ").join(taken))
    park = Text(f"{words.named('area', 'central-park')}: {icons_of(v.park, words)}", style="dim")
    return Group(title.append("  ").append_text(park), Columns(cells, padding=(0, 3), equal=True))
