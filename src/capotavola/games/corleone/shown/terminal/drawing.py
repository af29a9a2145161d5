"""New York as a whole, and the cards to choose from."""

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.corleone.shown.terminal.board import all_turfs, spaces, turf_lines
from capotavola.games.corleone.shown.terminal.cards import card_line, hand_of, offers, own_cards
from capotavola.games.corleone.shown.terminal.pen import SMALLEST, listed
from capotavola.games.corleone.shown.terminal.players import in_hudson, players
from capotavola.games.corleone.shown.types import View
from capotavola.games.corleone.state import COURSE

FORMS = 6
question = COURSE.question


def explained(view: dict[str, Json], words: Words) -> list[str]:
    """The cards to choose from: drawn jobs, or allies for sale."""
    v = msgspec.convert(view, View)
    names: list[str] = []
    if v.step == "keeping" and v.drawn is not None:
        names = v.drawn.jobs or []
    elif v.step in ("bids", "choosing"):
        names = v.allies
    return [card_line(name, v, words).plain for name in dict.fromkeys(names)]


def render(view: dict[str, Json], words: Words, names: list[str], form: int) -> RenderableType:
    """From a row for each business down to a line for each turf, without fronts and backs."""
    v = msgspec.convert(view, View)
    parts: list[RenderableType] = [_headline(v, words, names, form)]
    parts.append(players(v, words, names, form))
    parts.append(turf_lines(v, words, names, form) if form else all_turfs(v, words, names))
    if form < SMALLEST:
        parts.append(spaces(v, words, names, form))
    parts.append(offers(v, words, form))
    if v.viewer is not None:
        parts += own_cards(v, v.viewer, words, form)
    if v.asked.target is not None and v.seats[v.asked.target].hand is not None:
        title = words.say("hand-of", name=names[v.asked.target])
        parts.append(hand_of(v, v.asked.target, title, words, form))
    return Group(*parts)


def _headline(v: View, words: Words, names: list[str], form: int) -> Text:
    line = Text(words.say("title"), style="bold")
    line.append("  " + words.say("act-of", act=v.act))
    line.append("  " + words.say("limit-now", limit=v.limit), style="dim")
    drowned = in_hudson(v, words, names, form)
    if drowned:
        line.append(f"  {words.say('in-hudson')}: ", style="red").append_text(listed(words, drowned))
    return line
