"""New York drawn for a terminal."""

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.corleone.viewtypes import Business, Face, Seat, View

FAMILY_STYLES = {
    "marzullo": "yellow",
    "matarazzo": "bright_blue",
    "pizzino": "green",
    "vitale": "red",
    "caccamo": "magenta",
}
COLOUR_STYLES = {"yellow": "yellow", "blue": "bright_blue", "green": "green", "grey": "white"}
ARROWS = {"fa": "←"}


def question(view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    """The message that tells the viewer what to decide, and what it speaks of."""
    v = msgspec.convert(view, View)
    args: dict[str, Json] = {}
    if v.step in ("order", "benefit"):
        args = {"business": v.asked.business}
    elif v.step == "use":
        args = {"effects": [*_now(v.asked.effects)]}
    elif v.step == "paying":
        args = {"count": v.asked.further}
    elif v.step == "looking":
        args = {"seat": v.asked.target}
    elif v.step == "marking":
        args = {"turf": v.asked.turf}
    elif v.step == "discards":
        args = {"limit": v.limit}
    return f"ask-{v.step}", args


def _now(effects: list[str]) -> list[str]:
    """Up to the first `then`."""
    return effects[: effects.index("then")] if "then" in effects else effects


def explained(view: dict[str, Json], words: Words) -> list[str]:
    """The cards to choose from: drawn jobs, or allies for sale."""
    v = msgspec.convert(view, View)
    names: list[str] = []
    if v.step == "keeping" and v.drawn is not None:
        names = v.drawn.jobs or []
    elif v.step in ("bids", "choosing"):
        names = v.allies
    return [_card_line(name, v, words).plain for name in dict.fromkeys(names)]


def render(view: dict[str, Json], words: Words, names: list[str], compact: bool) -> RenderableType:
    v = msgspec.convert(view, View)
    parts: list[RenderableType] = [_headline(v, words)]
    parts.append(_seats(v, words, names))
    parts.append(_turf_lines(v, words, names) if compact else _turfs(v, words, names))
    parts.append(_spaces(v, words, names, compact))
    parts.append(_offers(v, words, compact))
    if v.viewer is not None:
        parts.append(_hand(v, v.viewer, words.say("your-hand"), words))
        parts.append(_suitcase(v.seats[v.viewer], words))
    if v.asked.target is not None and v.seats[v.asked.target].hand is not None:
        title = words.say("hand-of", name=names[v.asked.target])
        parts.append(_hand(v, v.asked.target, title, words))
    return Group(*parts)


def _headline(v: View, words: Words) -> Text:
    line = Text(words.say("title"), style="bold")
    line.append("  " + words.say("act-of", act=v.act))
    line.append("  " + words.say("limit-now", limit=v.limit), style="dim")
    if v.hudson:
        drowned = words.listed([words.named("figure", name) for name in v.hudson])
        line.append(f"  {words.say('in-hudson')}: {drowned}", style="red")
    return line


def _name(v: View, owner: int | str, words: Words, names: list[str]) -> Text:
    """A player in the family's colour, or the neutral side."""
    if isinstance(owner, str):
        return Text(words.say("neutral"), style="bold")
    return Text(names[owner], style=FAMILY_STYLES[v.seats[owner].family])


def _seats(v: View, words: Words, names: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for number, seat in enumerate(v.seats):
        name = _name(v, number, words, names)
        if number in v.deciders:
            name.stylize("bold reverse")
        family = words.named("family", seat.family)
        notes = [
            words.say("hand-count", count=seat.hand_size),
            words.say("thugs-count", count=seat.thugs),
            words.say("members-count", count=seat.members),
            words.say("markers-count", count=seat.markers),
            words.say("jobs-done", count=len(seat.completed)),
        ]
        if number == v.first:
            notes.insert(0, words.say("horse-head-with"))
        table.add_row(name, Text(family, style="dim"), Text(" · ".join(notes)), _allies(seat, words))
    return table


def _allies(seat: Seat, words: Words) -> Text:
    line = Text(words.listed([words.card(ally) for ally in seat.allies]) if seat.allies else "")
    if seat.played:
        played = words.listed([words.card(ally) for ally in seat.played])
        line.append(f"{'  ' if seat.allies else ''}{words.say('plays')}: {played}", style="dim")
    return line


def _turfs(v: View, words: Words, names: list[str]) -> Table:
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
        stack = Text(" ").join([_name(v, owner, words, names) for owner in turf.markers[::-1]])
        for business in _businesses(v, turf.turf):
            table.add_row(
                area,
                stack,
                Text(words.named("business", business.business), style=_tile_style(business)),
                Text(_icons(business.front, words)),
                Text(_icons(business.back, words), style="dim"),
                Text("") if business.thug is None else _name(v, business.thug, words, names),
            )
            area, stack = Text(""), Text("")
    return table


def _turf_lines(v: View, words: Words, names: list[str]) -> Text:
    """A turf in one line, for small screens."""
    lines = Text()
    for number, turf in enumerate(v.turfs):
        lines.append(f"{words.number(number + 1)} {words.named('area', turf.turf)}", style="bold")
        if turf.chief:
            lines.append(f" + {words.named('figure', 'police-chief')}", style="bold reverse")
        if turf.control is not None:
            lines.append(" (").append_text(_name(v, turf.control, words, names)).append(")")
        for business in _businesses(v, turf.turf):
            lines.append("  " + words.named("business", business.business), style=_tile_style(business))
            lines.append(f" [{_icons(business.front, words)} / {_icons(business.back, words)}]")
            if business.thug is not None:
                lines.append(" ").append_text(_name(v, business.thug, words, names))
        if number < len(v.turfs) - 1:
            lines.append("\n")
    return lines


def _businesses(v: View, turf: str) -> list[Business]:
    return [business for business in v.businesses if business.turf == turf]


def _tile_style(business: Business) -> str:
    return {"blue": "bright_blue", "red": "red"}.get(business.colour, "default")


def _icons(icons: list[str], words: Words) -> str:
    return " · ".join([words.named("effect", icon) for icon in icons])


def _spaces(v: View, words: Words, names: list[str], compact: bool) -> RenderableType:
    cells: list[RenderableType] = []
    for space in v.spaces:
        if compact and space.member is None:
            continue
        areas = words.named("area", space.areas)
        cell = Text(areas + ": ", style="dim" if space.closed else "default")
        if space.member is not None:
            cell.append_text(_name(v, space.member, words, names))
        else:
            cell.append(words.say("closed" if space.closed else "free"), style="dim")
        cells.append(cell)
    title = Text(words.say("family-spaces"), style="bold")
    if compact:
        taken = [cell for cell in cells if isinstance(cell, Text)] or [Text(words.say("nobody"), style="dim")]
        return Text("  ").join([title, *taken])
    park = Text(f"{words.named('area', 'central-park')}: {_icons(v.park, words)}", style="dim")
    return Group(title.append("  ").append_text(park), Columns(cells, padding=(0, 3), equal=True))


def _offers(v: View, words: Words, compact: bool) -> RenderableType:
    """Public jobs, allies, supply and the job piles."""
    lines: list[RenderableType] = [Text(words.say("public-jobs"), style="bold")]
    lines += [_card_line(job, v, words) for job in v.public] or [Text(words.say("nobody"), style="dim")]
    if v.allies and v.step not in ("bids", "choosing"):
        lines.append(Text(words.say("allies-on-show"), style="bold"))
        lines += [_card_line(ally, v, words) for ally in v.allies]
    stock = words.listed([f"{words.card(kind)} × {words.number(count)}" for kind, count in v.supply.items()])
    deck, discards = words.number(v.deck), words.number(len(v.discards))
    piles = f"{words.say('deck')} {deck} · {words.say('discards')} {discards}"
    lines.append(Text(f"{words.say('supply')}: {stock} · {piles}", style="dim"))
    if not compact and v.discards:
        shown = words.listed([words.card(job) for job in v.discards])
        lines.append(Text(f"{words.say('discards')}: {shown}", style="dim"))
    return Group(*lines)


def _card_line(name: str, v: View, words: Words) -> Text:
    """A job: colour, goods, effect and money; an ally: what it does."""
    face = v.cards.get(name, Face([]))
    line = Text("  ")
    line.append(words.card(name), style=COLOUR_STYLES.get(face.colour or "", "bold"))
    if face.colour is not None:
        goods = words.listed([words.card(good) for good in face.goods])
        line.append(f" ({words.named('colour', face.colour)}): {goods} {ARROWS.get(words.lang, '→')} ")
        parts = [words.card(f"money-{value}") for value in face.money]
        line.append(" + ".join(parts), style="green")
        semicolon = "؛ " if words.lang == "fa" else "; "
        line.append(semicolon if face.effects and face.money else "")
    else:
        line.append(": ")
    return line.append(_icons(face.effects, words))


def _hand(v: View, seat: int, title: str, words: Words) -> RenderableType:
    cards = v.seats[seat].hand or []
    plain = [card for card in cards if card not in v.cards]
    head = Text(title + ": ", style="bold")
    head.append(words.listed([words.card(card) for card in plain]), style="green")
    aside = v.seats[seat].aside_cards
    if aside:
        head.append(f"  (− {words.listed([words.card(card) for card in aside])})", style="red")
    return Group(head, *[_card_line(card, v, words) for card in cards if card in v.cards])


def _suitcase(seat: Seat, words: Words) -> Text:
    held = {kind: count for kind, count in (seat.suitcase or {}).items() if count}
    cards = [f"{words.card(kind)} × {words.number(count)}" for kind, count in held.items()]
    total = sum(int(kind.removeprefix("money-")) * count for kind, count in held.items())
    line = Text(words.say("your-suitcase") + ": ", style="bold").append(words.listed(cards), style="green")
    return line.append(f"  = {words.say('case-sum', amount=total)}")
