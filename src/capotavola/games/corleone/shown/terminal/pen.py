"""What all parts of the drawing share: styles, signs, names, and what each smaller form leaves out."""

from rich.text import Text

from capotavola.engine.words import Words
from capotavola.games.corleone.shown.types import View

FAMILY_STYLES = {
    "marzullo": "yellow",
    "matarazzo": "bright_blue",
    "pizzino": "green",
    "vitale": "red",
    "caccamo": "magenta",
}
COLOUR_STYLES = {"yellow": "yellow", "blue": "bright_blue", "green": "green", "grey": "white"}
SMALL = 2  # players and turfs have a line each
SMALLER = 3  # cards are only named
SMALLEST = 4  # players stand side by side, and a turf's line says whose members are beside it
TINY = 5  # of a turf only the figures count, signs stand for words, and hardly anything goes on below
THUG, MEMBER, CHIEF, HORSE_HEAD = "◆", "○", "★", "♞"


def name_of(v: View, owner: int | str, words: Words, names: list[str]) -> Text:
    """A player in the family's colour, or the neutral side."""
    if isinstance(owner, str):
        return Text(words.say("neutral"), style="bold")
    return Text(names[owner], style=FAMILY_STYLES[v.seats[owner].family])


def player(v: View, number: int, words: Words, names: list[str]) -> Text:
    """A name, which stands out if its player is asked."""
    name = name_of(v, number, words, names)
    if number in v.deciders:
        name.stylize("bold reverse")
    return name


def icons_of(icons: list[str], words: Words) -> str:
    return " · ".join([words.named("effect", icon) for icon in icons])


def listed(words: Words, parts: list[Text]) -> Text:
    return Text(words.comma).join(parts)
