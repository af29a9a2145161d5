"""Omerta's table drawn for a terminal."""

import msgspec
from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.omerta.viewtypes import Place, View

BOTTLE_STYLE = "green"
CHARACTER_STYLE = "bold magenta"
DOWN_STYLE = "blue"
LOCK_STYLE = "red"


def question(view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    """The message that tells the viewer what to decide, and the cards it speaks of."""
    v = msgspec.convert(view, View)
    assert v.viewer is not None
    if v.step == "peeks" and any(place and place.face for place in v.stocks[v.viewer]):
        return "ask-peeks-looking", {}
    if v.step == "holding" and v.held is not None and v.held.source == "discard":
        return "ask-holding-taken", {}
    if v.step in ("ability", "answers"):
        return f"ask-{v.step}", {"card": v.character}
    return f"ask-{v.step}", {}


def render(view: dict[str, Json], words: Words, names: list[str]) -> RenderableType:
    v = msgspec.convert(view, View)
    me = v.viewer
    order = [(seat + (me or 0)) % v.players for seat in range(v.players)]
    others = order if me is None else order[1:]
    parts: list[RenderableType] = [
        _headline(v, words),
        Columns([_seat(v, seat, words, names) for seat in others], padding=(0, 1)),
        _middle(v, words),
    ]
    if me is not None:
        parts.append(_seat(v, me, words, names))
    return Group(*parts)


def _headline(v: View, words: Words) -> Text:
    line = Text(words.say("title"), style="bold")
    line.append("  " + words.say("round-of", round=v.round, rounds=v.players), style="default")
    if v.turn:
        line.append("  " + words.say("turn-number", turn=v.turn), style="dim")
    if v.snap is not None:
        line.append("  " + words.say("snap-for", card=words.card(v.snap)), style="bold yellow")
    return line


def _seat(v: View, seat: int, words: Words, names: list[str]) -> Panel:
    nickname = words.say(f"nickname-{v.gangsters[seat]}")
    notes: list[str] = [words.say("total-points", points=v.totals[seat])]
    if seat == v.starter:
        notes.append(words.say("starts"))
    if any(given.to == seat and given.place is None for given in v.given):
        notes.append(words.say("under-la-mamma"))
    mine = seat == v.viewer
    return Panel(
        Columns(
            [_place(place, number, words) for number, place in enumerate(v.stocks[seat])], padding=(0, 0)
        ),
        title=Text(f"{names[seat]} · {nickname}", style="bold" if seat == v.active else "default"),
        subtitle=Text(" · ".join(notes), style="dim"),
        border_style="bold yellow" if seat in v.deciders else ("white" if mine else "dim"),
        box=box.HEAVY if mine else box.ROUNDED,
        expand=False,
    )


def _place(place: Place | None, number: int, words: Words) -> RenderableType:
    label = words.number(number + 1)
    if place is None:
        return _card(words.say("gap"), label, "dim", box.SIMPLE)
    if place.locked:
        return _card(
            f"{_face(place.face, words)} ⛓", f"{label} {words.say('locked')}", LOCK_STYLE, box.DOUBLE
        )
    return _card(_face(place.face, words), label, _style(place.face), box.ROUNDED)


def _face(card: str | None, words: Words) -> str:
    return words.say("face-down") if card is None else words.card(card)


def _style(card: str | None) -> str:
    if card is None:
        return DOWN_STYLE
    return BOTTLE_STYLE if card.startswith("bottle") else CHARACTER_STYLE


def _card(face: str, label: str, style: str, frame: box.Box) -> Panel:
    return Panel(
        Text(face, style=style, no_wrap=True),
        subtitle=Text(label, style="dim"),
        box=frame,
        border_style=style,
        expand=False,
    )


def _middle(v: View, words: Words) -> RenderableType:
    """Safe, piles, and the card in somebody's hand."""
    table = Table.grid(padding=(0, 2))
    safe = Columns(
        [
            _card(_face(card, words), words.number(number + 1), _style(card), box.ROUNDED)
            for number, card in enumerate(v.safe)
        ],
        padding=(0, 0),
    )
    cells: list[RenderableType] = [
        _titled(words.say("safe"), safe),
        _titled(words.say("pile"), _pile(words.say("cards-count", count=v.pile), DOWN_STYLE)),
        _titled(words.say("discards"), _discards(v, words)),
    ]
    if v.held is not None:
        held = _card(_face(v.held.face, words), words.say("in-hand"), _style(v.held.face), box.HEAVY)
        cells.append(_titled("", held))
    for _ in cells:
        table.add_column()
    table.add_row(*cells)
    return Align.left(table)


def _titled(title: str, content: RenderableType) -> Group:
    return Group(Text(title, style="dim"), content)


def _pile(text: str, style: str) -> Panel:
    return Panel(Text(text, style=style), box=box.ROUNDED, border_style=style, expand=False)


def _discards(v: View, words: Words) -> RenderableType:
    if v.top is None:
        return _pile(words.say("empty"), "dim")
    return _card(words.card(v.top), words.say("cards-count", count=v.discards), _style(v.top), box.ROUNDED)
