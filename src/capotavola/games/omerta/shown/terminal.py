"""Omerta's table drawn for a terminal."""

import msgspec
from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.omerta.shown.types import Place, View
from capotavola.games.omerta.state import COURSE

__all__ = ["FORMS", "explained", "question", "render"]

FORMS = 3
question = COURSE.question

BOTTLE_STYLE = "green"
CHARACTER_STYLE = "bold magenta"
DOWN_STYLE = "blue"
LOCK_STYLE = "red"
PLAIN = "╭─╮│╰╯"
EMPTY = "┌┄┐┆└┘"
LOCKED = "╔═╗║╚╝"
DECK = "╭═╮│╰╯"
HELD = "┏━┓┃┗┛"


def explained(view: dict[str, Json], words: Words) -> list[str]:
    """A character in the hand, or one that is being resolved."""
    v = msgspec.convert(view, View)
    cards = [v.held.face if v.held else None, v.character]
    named = [card for card in cards if card and not card.startswith("bottle")]
    return [f"{words.card(card)}: {words.say(f'about-{card}')}" for card in named]


def render(view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
    """With cards as boxes, or a line for each stock, or that line without the notes."""
    v = msgspec.convert(view, View)
    if form:
        return Group(_headline(v, words), *_lines(v, words, names, form))
    me = v.viewer
    order = [(seat + (me or 0)) % v.players for seat in range(v.players)]
    others = order if me is None else order[1:]
    opponents = [_seat(v, seat, words, names) for seat in others]
    parts: list[RenderableType] = [_headline(v, words), Columns(opponents, padding=(0, 1))]
    parts.append(_middle(v, words))
    if me is not None:
        parts.append(_seat(v, me, words, names))
    return Group(*parts)


def _lines(v: View, words: Words, names: list[str], form: int) -> list[Text]:
    """The own stock last, below the piles."""
    me = v.viewer or 0
    order = [(seat + me) % v.players for seat in range(v.players)]
    stocks = [_seat_line(v, seat, words, names, form) for seat in order]
    if v.viewer is None:
        return [*stocks, _middle_line(v, words)]
    return [*stocks[1:], _middle_line(v, words), stocks[0]]


def _headline(v: View, words: Words) -> Text:
    line = Text(words.say("title"), style="bold")
    line.append("  " + words.say("round-of", round=v.round, rounds=v.players), style="default")
    if v.turn:
        line.append("  " + words.say("turn-number", turn=v.turn), style="dim")
    if v.snap is not None:
        line.append("  " + words.say("snap-for", card=words.card(v.snap)), style="bold yellow")
    return line


def _seat(v: View, seat: int, words: Words, names: list[str]) -> Panel:
    gangster = words.say(f"gangster-{v.gangsters[seat]}")
    mine = seat == v.viewer
    title = Text(f"{names[seat]} · {gangster}", style="bold" if seat == v.active else "default")
    note = Text(" · ".join(_notes(v, seat, words)), style="dim")
    cards = _rows(
        [_place(place, number, words) for number, place in enumerate(v.stocks[seat])], 10 if mine else 6
    )
    return Panel(
        Group(cards, note),
        title=title,
        border_style="bold yellow" if seat in v.deciders else ("white" if mine else "dim"),
        box=box.HEAVY if mine else box.ROUNDED,
        expand=False,
        width=max(title.cell_len + 6, note.cell_len + 4, _width(cards) + 4),
    )


def _notes(v: View, seat: int, words: Words) -> list[str]:
    notes = [words.say(f"nickname-{v.gangsters[seat]}"), words.say("total-points", points=v.totals[seat])]
    if seat == v.starter:
        notes.append(words.say("starts"))
    if any(given.to == seat and given.place is None for given in v.given):
        notes.append(words.say("under-la-mamma"))
    return notes


def _seat_line(v: View, seat: int, words: Words, names: list[str], form: int) -> Text:
    """A stock in one line, for small screens; in the smallest form without the gangster's nickname."""
    line = Text(names[seat], style="bold yellow" if seat in v.deciders else "bold")
    for number, place in enumerate(v.stocks[seat]):
        line.append(f"  {words.number(number + 1)}:", style="dim")
        if place is None:
            line.append(words.say("gap"), style="dim")
        else:
            line.append(_face(place.face, words), style=_style(place.face))
            if place.locked:
                line.append(f" {words.say('locked')}", style=LOCK_STYLE)
    return line.append("  " + " · ".join(_notes(v, seat, words)[form - 1 :]), style="dim")


def _middle_line(v: View, words: Words) -> Text:
    line = Text(words.say("safe"), style="bold")
    for number, card in enumerate(v.safe):
        line.append(f"  {words.number(number + 1)}:", style="dim").append(
            _face(card, words), style=_style(card)
        )
    line.append(f"  {words.say('pile')} ", style="bold").append(words.number(v.pile), style=DOWN_STYLE)
    top = words.say("empty") if v.top is None else words.card(v.top)
    line.append(f"  {words.say('discards')} ", style="bold").append(top, style=_style(v.top))
    if v.held is not None:
        line.append(f"  {words.say('in-hand')} ", style="bold")
        line.append(_face(v.held.face, words), style=_style(v.held.face))
    return line


def _place(place: Place | None, number: int, words: Words) -> Text:
    label = words.number(number + 1)
    if place is None:
        return _card(words.say("gap"), label, "dim", EMPTY)
    if place.locked:
        return _card(f"{_face(place.face, words)} {words.say('locked')}", label, LOCK_STYLE, LOCKED)
    return _card(_face(place.face, words), label, _style(place.face), PLAIN)


def _face(card: str | None, words: Words) -> str:
    return words.say("face-down") if card is None else words.card(card)


def _style(card: str | None) -> str:
    if card is None:
        return DOWN_STYLE
    return BOTTLE_STYLE if card.startswith("bottle") else CHARACTER_STYLE


def _card(face: str, label: str, style: str, frame: str) -> Text:
    """A card of four lines; `frame` is its corners and edges."""
    wide = max(3, cell_len(face) + 2)
    gap = wide - cell_len(face)
    middle = " " * (gap // 2) + face + " " * (gap - gap // 2)
    top_left, top, top_right, side, bottom_left, bottom_right = list(frame)
    card = Text(f"{top_left}{top * wide}{top_right}\n{side}{middle}{side}\n", style=style, no_wrap=True)
    card.append(f"{bottom_left}{top * wide}{bottom_right}\n")
    return card.append(" " * max(0, (wide + 2 - cell_len(label)) // 2) + label, style="dim")


def _rows(cards: list[Text], most: int) -> Group:
    """Cards side by side, so many in a row."""
    rows: list[RenderableType] = []
    for at in range(0, len(cards), most):
        row = Table.grid()
        for _ in cards[at : at + most]:
            row.add_column()
        row.add_row(*cards[at : at + most])
        rows.append(row)
    return Group(*rows)


def _width(rows: Group) -> int:
    widths = [0]
    for row in rows.renderables:
        assert isinstance(row, Table)
        widths.append(sum(_card_width(cell) for column in row.columns for cell in column.cells))
    return max(widths)


def _card_width(card: RenderableType) -> int:
    assert isinstance(card, Text)
    return max(cell_len(line) for line in card.plain.split("\n"))


def _middle(v: View, words: Words) -> RenderableType:
    """Safe, piles, and the card in somebody's hand."""
    safe = [
        _card(_face(card, words), words.number(number + 1), _style(card), PLAIN)
        for number, card in enumerate(v.safe)
    ]
    cells: list[RenderableType] = [
        _titled(words.say("safe"), _rows(safe, len(safe))),
        _titled(words.say("pile"), _card(words.say("cards-count", count=v.pile), "", DOWN_STYLE, DECK)),
        _titled(words.say("discards"), _discards(v, words)),
    ]
    if v.held is not None:
        held = _card(_face(v.held.face, words), "", _style(v.held.face), HELD)
        cells.append(_titled(words.say("in-hand"), held))
    if v.second is not None:
        cells.append(_titled("", _card(words.card(v.second), "", _style(v.second), PLAIN)))
    return Columns(cells, padding=(0, 2))


def _titled(title: str, content: RenderableType) -> Group:
    return Group(Text(title, style="dim"), content)


def _discards(v: View, words: Words) -> RenderableType:
    if v.top is None:
        return _card(words.say("empty"), "", "dim", EMPTY)
    return _card(words.card(v.top), words.say("cards-count", count=v.discards), _style(v.top), PLAIN)
