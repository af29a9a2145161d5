"""The words, colours and codes that everything on the table is drawn with."""

from rich.text import Text

from capotavola.engine.typed import call_of
from capotavola.engine.words import Words
from capotavola.games.cosanostra.shown.types import View

BRIEF = 2  # the others have a line each
BRIEFEST = 3  # and only what is at hand is shown
TINY = 4  # and nothing goes on below

COLOURS = {"yellow": "yellow", "green": "green", "red": "red", "purple": "magenta", "blue": "bright_blue"}


class Pen:
    """One view in one language."""

    def __init__(self, v: View, words: Words, names: list[str], form: int) -> None:
        self.v = v
        self.words = words
        self.names = names
        self.compact = form > 0
        self.brief = form >= BRIEF
        self.briefest = form >= BRIEFEST
        self.tiny = form >= TINY
        self.say = words.say
        self.arrow = words.arrow
        self.asked = v.viewer is not None and v.viewer in v.deciders

    def money(self, amount: int) -> str:
        return self.say("money", amount=amount)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=COLOURS.get(self.v.seats[seat].colour, "bold"))

    def numbered(self, seat: int) -> Text:
        """With the number that offers may name the player by."""
        return Text(f"{self.words.number(seat + 1)} ", style="bold").append_text(self.name(seat))

    def title(self, key: str) -> Text:
        return Text(self.say(key), style="bold")

    def code(self, typed: str) -> Text:
        """What to type."""
        return Text(f" \u2068{typed}\u2069" if self.words.lang == "fa" else f" {typed}", style="dim")

    def cards(self, cards: list[str]) -> str:
        return self.words.counted([self.words.card(card) for card in cards])

    def business(self, name: str, kind: str) -> Text:
        """Either its code or its number tells it from others of its kind."""
        if self.briefest or (self.compact and not self.v.deals_open):
            return Text(self.words.named("business", name))
        return Text(self.words.named("business", kind)).append_text(self.code(name))

    def markers(self, business: str) -> Text:
        line = Text()
        for marker in self.v.markers:
            if marker.business == business:
                line.append(" ◆ ").append_text(self.name(marker.seat))
        return line

    def call(self, seat: int) -> str:
        return call_of(seat, self.names)

    def things(self, given: list[dict[str, str]]) -> list[str]:
        """Businesses and gangsters."""
        return [self.words.named(kind, name) for thing in given for kind, name in thing.items()]
