"""The players, each with what everybody may know, and the figures in the Hudson."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from capotavola.engine.words import Words
from capotavola.games.corleone.shown.terminal.flow import Flow
from capotavola.games.corleone.shown.terminal.pen import (
    COLOUR_STYLES,
    HORSE_HEAD,
    MEMBER,
    SMALL,
    SMALLEST,
    THUG,
    TINY,
    listed,
    name_of,
    player,
)
from capotavola.games.corleone.shown.types import Seat, View


def players(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    if form >= TINY:
        return _tiny_seats(v, words, names)
    return _seats(v, words, names) if form < SMALL else _seat_lines(v, words, names, form)


def _seats(v: View, words: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for number, seat in enumerate(v.seats):
        family = words.named("family", seat.family)
        notes = [
            words.say("hand-count", count=seat.hand_size),
            words.say("thugs-count", count=seat.thugs),
            words.say("members-count", count=seat.members),
            words.say("markers-count", count=seat.markers),
        ]
        if number == v.first:
            notes.insert(0, words.say("horse-head-with"))
        line = Text(" · ").join([Text(" · ".join(notes)), _jobs_done(v, seat, words, 0)])
        table.add_row(player(v, number, words, names), Text(family, style="dim"), line, _allies(seat, words))
    return table


def _seat_lines(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    """A player in one line; in the smallest forms several."""
    lines: list[Text] = []
    for number, seat in enumerate(v.seats):
        line = player(v, number, words, names)
        if number == v.first:
            line.append(f" · {words.say('horse-head-with')}", style="default")
        counts = [("hand-count", seat.hand_size)]
        if form < SMALLEST:
            counts += [("thugs-count", seat.thugs), ("members-count", seat.members)]
        for key, count in counts:
            line.append(f" · {words.say(key, count=count)}", style="default")
        if seat.completed or form < SMALLEST:
            line.append(" · ").append_text(_jobs_done(v, seat, words, form))
        allies = Text("") if form >= SMALLEST else _allies(seat, words)
        lines.append(line.append(" · ").append_text(allies) if allies.plain else line)
    return Flow(lines, "   ") if form >= SMALLEST else Text("\n").join(lines)


def _tiny_seats(v: View, words: Words, names: list[str]) -> Flow:
    """How many jobs of each colour everybody has done, and the cards in hand."""
    colours = [Text(words.named("colour", colour), style=style) for colour, style in COLOUR_STYLES.items()]
    parts = [Text("/").join(colours)]
    for number, seat in enumerate(v.seats):
        part = player(v, number, words, names)
        done = [str(v.cards[job].colour) for job in seat.completed]
        styles = COLOUR_STYLES.items()
        counts = [Text(words.number(done.count(colour)), style=style) for colour, style in styles]
        part.append(f" {HORSE_HEAD}" if number == v.first else "", style="default")
        part.append(" ").append_text(Text("/").join(counts))
        parts.append(part.append(f" · {words.say('hand-count', count=seat.hand_size)}", style="default"))
    return Flow(parts, "   ")


def _jobs_done(v: View, seat: Seat, words: Words, form: int) -> Text:
    """Completed jobs by colour, since most of a colour counts at the end."""
    line = Text(words.say("jobs-done", count=len(seat.completed)))
    colours = [v.cards[job].colour for job in seat.completed]
    parts = [
        Text(f"{words.named('colour', colour)} {words.number(colours.count(colour))}", style=style)
        for colour, style in COLOUR_STYLES.items()
        if colour in colours
    ]
    by_colour = listed(words, parts)
    if form >= SMALLEST:
        return by_colour
    return line.append(" (").append_text(by_colour).append(")") if parts else line


def _allies(seat: Seat, words: Words) -> Text:
    line = Text(words.listed([words.card(ally) for ally in seat.allies]) if seat.allies else "")
    if seat.played:
        played = words.listed([words.card(ally) for ally in seat.played])
        line.append(f"{'  ' if seat.allies else ''}{words.say('plays')}: {played}", style="dim")
    return line


def in_hudson(v: View, words: Words, names: list[str], form: int) -> list[Text]:
    """All figures in the Hudson: the neutral ones, then each family's."""
    figures = [Text(words.named("figure", name)) for name in v.hudson]
    for number, seat in enumerate(v.seats):
        sunk = _sunk(seat, words, form)
        if sunk:
            figures.append(name_of(v, number, words, names).append(f" {sunk}"))
    return figures


def _sunk(seat: Seat, words: Words, form: int) -> str:
    thugs, members = seat.thugs_in_hudson, seat.members_in_hudson
    if form >= TINY:
        signs = [(THUG, thugs), (MEMBER, members)]
        return " ".join(f"{sign} {words.number(count)}" for sign, count in signs if count)
    counts = [("thugs-count", thugs), ("members-count", members)]
    said = [words.say(key, count=count) for key, count in counts if count]
    return f"({words.listed(said)})" if said else ""
