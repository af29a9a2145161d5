"""New York drawn for a terminal."""

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.corleone.shown.types import Business, Face, Seat, View
from capotavola.games.corleone.state import COURSE

__all__ = ["FORMS", "explained", "question", "render"]

FAMILY_STYLES = {
    "marzullo": "yellow",
    "matarazzo": "bright_blue",
    "pizzino": "green",
    "vitale": "red",
    "caccamo": "magenta",
}
COLOUR_STYLES = {"yellow": "yellow", "blue": "bright_blue", "green": "green", "grey": "white"}
FORMS = 6
question = COURSE.question
SMALL = 2  # players and turfs have a line each
SMALLER = 3  # cards are only named
SMALLEST = 4  # players stand side by side, and a turf's line says whose members are beside it
TINY = 5  # of a turf only the figures count, signs stand for words, and hardly anything goes on below
THUG, MEMBER, CHIEF, HORSE_HEAD = "◆", "○", "★", "♞"
MORE = " …"
HAND_LINES = 2  # in the tiny form


def explained(view: dict[str, Json], words: Words) -> list[str]:
    """The cards to choose from: drawn jobs, or allies for sale."""
    v = msgspec.convert(view, View)
    names: list[str] = []
    if v.step == "keeping" and v.drawn is not None:
        names = v.drawn.jobs or []
    elif v.step in ("bids", "choosing"):
        names = v.allies
    return [_card_line(name, v, words).plain for name in dict.fromkeys(names)]


def render(view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
    """From a row for each business down to a line for each turf, without fronts and backs."""
    v = msgspec.convert(view, View)
    parts: list[RenderableType] = [_headline(v, words, names, form)]
    parts.append(_players(v, words, names, form))
    parts.append(_turf_lines(v, words, names, form) if form else _turfs(v, words, names))
    if form < SMALLEST:
        parts.append(_spaces(v, words, names, form))
    parts.append(_offers(v, words, form))
    if v.viewer is not None:
        parts += _own(v, v.viewer, words, form)
    if v.asked.target is not None and v.seats[v.asked.target].hand is not None:
        title = words.say("hand-of", name=names[v.asked.target])
        parts.append(_hand(v, v.asked.target, title, words, form))
    return Group(*parts)


def _own(v: View, me: int, words: Words, form: int) -> list[RenderableType]:
    """The viewer's hand and suitcase; in small forms what the suitcase holds is only added up."""
    amount = words.say("case-sum", amount=_worth(v.seats[me]))
    if form >= TINY:
        return [
            _tiny_hand(v, me, f"{words.say('your-suitcase')}: {amount} · {words.say('your-hand')}", words)
        ]
    hand = _hand(v, me, words.say("your-hand"), words, form)
    if form < SMALLEST:
        return [hand, _suitcase(v.seats[me], words)]
    assert isinstance(hand, Text)
    return [hand.append(f" · {words.say('your-suitcase')}: {amount}")]


def _headline(v: View, words: Words, names: list[str], form: int) -> Text:
    line = Text(words.say("title"), style="bold")
    line.append("  " + words.say("act-of", act=v.act))
    line.append("  " + words.say("limit-now", limit=v.limit), style="dim")
    drowned = _drowned(v, words, names, form)
    if drowned:
        line.append(f"  {words.say('in-hudson')}: ", style="red").append_text(_listed(words, drowned))
    return line


def _drowned(v: View, words: Words, names: list[str], form: int) -> list[Text]:
    """All figures in the Hudson: the neutral ones, then each family's."""
    figures = [Text(words.named("figure", name)) for name in v.hudson]
    for number, seat in enumerate(v.seats):
        sunk = _sunk(seat, words, form)
        if sunk:
            figures.append(_name(v, number, words, names).append(f" {sunk}"))
    return figures


def _sunk(seat: Seat, words: Words, form: int) -> str:
    thugs, members = seat.thugs_in_hudson, seat.members_in_hudson
    if form >= TINY:
        signs = [(THUG, thugs), (MEMBER, members)]
        return " ".join(f"{sign} {words.number(count)}" for sign, count in signs if count)
    counts = [("thugs-count", thugs), ("members-count", members)]
    said = [words.say(key, count=count) for key, count in counts if count]
    return f"({words.listed(said)})" if said else ""


def _name(v: View, owner: int | str, words: Words, names: list[str]) -> Text:
    """A player in the family's colour, or the neutral side."""
    if isinstance(owner, str):
        return Text(words.say("neutral"), style="bold")
    return Text(names[owner], style=FAMILY_STYLES[v.seats[owner].family])


def _players(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    if form >= TINY:
        return _tiny_seats(v, words, names)
    return _seats(v, words, names) if form < SMALL else _seat_lines(v, words, names, form)


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
        ]
        if number == v.first:
            notes.insert(0, words.say("horse-head-with"))
        line = Text(" · ").join([Text(" · ".join(notes)), _jobs_done(v, seat, words, 0)])
        table.add_row(name, Text(family, style="dim"), line, _allies(seat, words))
    return table


def _seat_lines(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    """A player in one line; in the smallest forms several."""
    lines: list[Text] = []
    for number, seat in enumerate(v.seats):
        line = _name(v, number, words, names)
        if number in v.deciders:
            line.stylize("bold reverse")
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


def _tiny_seats(v: View, words: Words, names: list[str]) -> "Flow":
    """How many jobs of each colour everybody has done, and the cards in hand."""
    colours = [Text(words.named("colour", colour), style=style) for colour, style in COLOUR_STYLES.items()]
    parts = [Text("/").join(colours)]
    for number, seat in enumerate(v.seats):
        part = _name(v, number, words, names)
        if number in v.deciders:
            part.stylize("bold reverse")
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
    by_colour = _listed(words, parts)
    if form >= SMALLEST:
        return by_colour
    return line.append(" (").append_text(by_colour).append(")") if parts else line


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


class Flow:
    """Things side by side; with `most` in so many lines, and a sign that there are more."""

    def __init__(self, parts: list[Text], between: str, most: int | None = None) -> None:
        self.parts = parts
        self.between = between
        self.most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        done = 0
        line = self._whole(self.parts[0], options.max_width)
        for part in self.parts[1:]:
            last = self.most == done + 1
            room = options.max_width - (len(MORE) if last and part is not self.parts[-1] else 0)
            if line.cell_len + len(self.between) + part.cell_len <= room:
                line.append(self.between).append_text(part)
                continue
            yield line.append(MORE if last else "")
            if last:
                return
            done += 1
            line = self._whole(part, options.max_width)
        yield line

    def _whole(self, part: Text, width: int) -> Text:
        """One that begins a line; where lines are counted it may take no second one."""
        part = Text().append_text(part)  # a copy whose style is not that of what follows
        if self.most is not None:
            part.truncate(width - len(MORE), overflow="ellipsis")
        return part


def _turf_lines(v: View, words: Words, names: list[str], form: int) -> RenderableType:
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
        parts.append(Text(" (").append_text(_name(v, turf.control, words, names)).append(")"))
    for business in _businesses(v, turf.turf):
        part = Text("")
        if form < TINY:
            part.append(f"  {words.named('business', business.business)}", style=_tile_style(business))
        if form < SMALL:
            part.append(f" [{_icons(business.front, words)} / {_icons(business.back, words)}]")
        if business.thug is not None:
            part.append(f" {THUG} ").append_text(_name(v, business.thug, words, names))
        parts.append(part)
    for member, count in _members_beside(v, turf.turf).items() if form >= SMALLEST else []:
        part = Text(f" {MEMBER} ").append_text(_name(v, member, words, names))
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


def _icons(icons: list[str], words: Words) -> str:
    return " · ".join([words.named("effect", icon) for icon in icons])


def _spaces(v: View, words: Words, names: list[str], form: int) -> RenderableType:
    cells: list[RenderableType] = []
    for space in v.spaces:
        if form and space.member is None:
            continue
        areas = words.named("area", space.areas)
        cell = Text(areas + ": ", style="dim" if space.closed else "default")
        if space.member is not None:
            cell.append_text(_name(v, space.member, words, names))
        else:
            cell.append(words.say("closed" if space.closed else "free"), style="dim")
        cells.append(cell)
    title = Text(words.say("family-spaces"), style="bold")
    if form:
        taken = [cell for cell in cells if isinstance(cell, Text)] or [Text(words.say("nobody"), style="dim")]
        return title.append("  ").append_text(Text(" · ").join(taken))
    park = Text(f"{words.named('area', 'central-park')}: {_icons(v.park, words)}", style="dim")
    return Group(title.append("  ").append_text(park), Columns(cells, padding=(0, 3), equal=True))


def _offers(v: View, words: Words, form: int) -> RenderableType:
    """Public jobs, allies, supply and the job piles."""
    lines: list[RenderableType] = _on_show(v, "public-jobs", v.public, words, form)
    if v.allies and v.step not in ("bids", "choosing") and form < SMALLEST:
        lines += _on_show(v, "allies-on-show", v.allies, words, form)
    if form >= SMALLER:
        return Group(*lines)
    stock = words.listed([f"{words.card(kind)} × {words.number(count)}" for kind, count in v.supply.items()])
    deck, discards = words.number(v.deck), words.number(len(v.discards))
    piles = f"{words.say('deck')} {deck} · {words.say('discards')} {discards}"
    lines.append(Text(f"{words.say('supply')}: {stock} · {piles}", style="dim"))
    if not form and v.discards:
        shown = words.listed([words.card(job) for job in v.discards])
        lines.append(Text(f"{words.say('discards')}: {shown}", style="dim"))
    return Group(*lines)


def _on_show(v: View, title: str, cards: list[str], words: Words, form: int) -> list[RenderableType]:
    """A line for each card; in small forms their names in one."""
    head = Text(words.say(title), style="bold")
    if form >= SMALLEST and not cards:
        return []
    if form >= TINY:
        return [Flow([head, *[_card_name(card, v, words) for card in cards]], "  ", most=1)]
    if form >= SMALLER:
        return [head.append("  ").append_text(_listed(words, [_card_name(card, v, words) for card in cards]))]
    return [
        head,
        *([_card_line(card, v, words) for card in cards] or [Text(words.say("nobody"), style="dim")]),
    ]


def _card_name(name: str, v: View, words: Words) -> Text:
    face = v.cards.get(name, Face([]))
    return Text(words.card(name), style=COLOUR_STYLES.get(face.colour or "", "bold"))


def _card_line(name: str, v: View, words: Words) -> Text:
    """A job: colour, goods, effect and money; an ally: what it does."""
    face = v.cards.get(name, Face([]))
    line = Text("  ").append_text(_card_name(name, v, words))
    if face.colour is not None:
        goods = words.listed([words.card(good) for good in face.goods])
        line.append(f" ({words.named('colour', face.colour)}): {goods} {words.arrow} ")
        parts = [words.card(f"money-{value}") for value in face.money]
        line.append(" + ".join(parts), style="green")
        semicolon = "؛ " if words.lang == "fa" else "; "
        line.append(semicolon if face.effects and face.money else "")
    else:
        line.append(": ")
    return line.append(_icons(face.effects, words))


def _hand(v: View, seat: int, title: str, words: Words, form: int) -> RenderableType:
    cards = list(v.seats[seat].hand or [])
    aside = v.seats[seat].aside_cards
    if form >= SMALLEST and aside:
        for card in aside:
            cards.remove(card)
    plain = [words.card(card) for card in cards if card not in v.cards]
    head = Text(title + ": ", style="bold")
    head.append(words.listed(plain) if form < SMALLEST else words.counted(plain), style="green")
    if aside and form < SMALLEST:
        head.append(f"  (− {words.listed([words.card(card) for card in aside])})", style="red")
    if form >= SMALLER:
        named = [_card_name(card, v, words) for card in cards if card in v.cards]
        return head.append(" · ").append_text(_listed(words, named)) if named else head
    return Group(head, *[_card_line(card, v, words) for card in cards if card in v.cards])


def _tiny_hand(v: View, seat: int, title: str, words: Words) -> Flow:
    """Jobs and allies after money and goods, as many as two lines hold."""
    cards = list(v.seats[seat].hand or [])
    for card in v.seats[seat].aside_cards or []:
        cards.remove(card)
    plain = words.counts([words.card(card) for card in cards if card not in v.cards])
    parts = [Text(name, style="green") for name in plain]
    parts += [_card_name(card, v, words) for card in cards if card in v.cards]
    return Flow([Text(title + ":", style="bold"), *parts], "  ", most=HAND_LINES)


def _listed(words: Words, parts: list[Text]) -> Text:
    return Text(words.comma).join(parts)


def _worth(seat: Seat) -> int:
    return sum(int(kind.removeprefix("money-")) * count for kind, count in (seat.suitcase or {}).items())


def _suitcase(seat: Seat, words: Words) -> Text:
    held = {kind: count for kind, count in (seat.suitcase or {}).items() if count}
    cards = [f"{words.card(kind)} × {words.number(count)}" for kind, count in held.items()]
    line = Text(words.say("your-suitcase") + ": ", style="bold").append(words.listed(cards), style="green")
    return line.append(f"  = {words.say('case-sum', amount=_worth(seat))}")
