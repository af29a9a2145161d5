"""Cards: those on show, and those in hands and suitcases."""

from rich.console import Group, RenderableType
from rich.text import Text

from capotavola.engine.words import Words
from capotavola.games.corleone.shown.terminal.flow import Flow
from capotavola.games.corleone.shown.terminal.pen import (
    COLOUR_STYLES,
    SMALLER,
    SMALLEST,
    TINY,
    icons_of,
    listed,
)
from capotavola.games.corleone.shown.types import Face, Seat, View

HAND_LINES = 2  # in the tiny form


def offers(v: View, words: Words, form: int) -> RenderableType:
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
        return [head.append("  ").append_text(listed(words, [_card_name(card, v, words) for card in cards]))]
    return [
        head,
        *([card_line(card, v, words) for card in cards] or [Text(words.say("nobody"), style="dim")]),
    ]


def _card_name(name: str, v: View, words: Words) -> Text:
    face = v.cards.get(name, Face([]))
    return Text(words.card(name), style=COLOUR_STYLES.get(face.colour or "", "bold"))


def card_line(name: str, v: View, words: Words) -> Text:
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
    return line.append(icons_of(face.effects, words))


def own_cards(v: View, me: int, words: Words, form: int) -> list[RenderableType]:
    """The viewer's hand and suitcase; in small forms what the suitcase holds is only added up."""
    amount = words.say("case-sum", amount=_worth(v.seats[me]))
    if form >= TINY:
        return [
            _tiny_hand(v, me, f"{words.say('your-suitcase')}: {amount} · {words.say('your-hand')}", words)
        ]
    hand = hand_of(v, me, words.say("your-hand"), words, form)
    if form < SMALLEST:
        return [hand, _suitcase(v.seats[me], words)]
    assert isinstance(hand, Text)
    return [hand.append(f" · {words.say('your-suitcase')}: {amount}")]


def hand_of(v: View, seat: int, title: str, words: Words, form: int) -> RenderableType:
    aside = v.seats[seat].aside_cards
    cards = _left_in_hand(v.seats[seat]) if form >= SMALLEST else v.seats[seat].hand or []
    plain = [words.card(card) for card in cards if card not in v.cards]
    head = Text(title + ": ", style="bold")
    head.append(words.listed(plain) if form < SMALLEST else words.counted(plain), style="green")
    if aside and form < SMALLEST:
        head.append(f"  (− {words.listed([words.card(card) for card in aside])})", style="red")
    if form >= SMALLER:
        named = [_card_name(card, v, words) for card in cards if card in v.cards]
        return head.append(" · ").append_text(listed(words, named)) if named else head
    return Group(head, *[card_line(card, v, words) for card in cards if card in v.cards])


def _tiny_hand(v: View, seat: int, title: str, words: Words) -> Flow:
    """Jobs and allies after money and goods, as many as two lines hold."""
    cards = _left_in_hand(v.seats[seat])
    plain = words.counts([words.card(card) for card in cards if card not in v.cards])
    parts = [Text(name, style="green") for name in plain]
    parts += [_card_name(card, v, words) for card in cards if card in v.cards]
    return Flow([Text(title + ":", style="bold"), *parts], "  ", most=HAND_LINES)


def _left_in_hand(seat: Seat) -> list[str]:
    """Without what has been put aside for the tribute."""
    cards = list(seat.hand or [])
    for card in seat.aside_cards or []:
        cards.remove(card)
    return cards


def _worth(seat: Seat) -> int:
    return sum(int(kind.removeprefix("money-")) * count for kind, count in (seat.suitcase or {}).items())


def _suitcase(seat: Seat, words: Words) -> Text:
    held = {kind: count for kind, count in (seat.suitcase or {}).items() if count}
    cards = [f"{words.card(kind)} × {words.number(count)}" for kind, count in held.items()]
    line = Text(words.say("your-suitcase") + ": ", style="bold").append(words.listed(cards), style="green")
    return line.append(f"  = {words.say('case-sum', amount=_worth(seat))}")
