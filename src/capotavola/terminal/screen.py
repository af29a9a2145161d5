"""What is printed and typed, and how much of it fits."""

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.segment import SegmentLines
from rich.text import Text

from capotavola.speech.speaker import Speaker

VERY_WIDE = 10_000
ENDS_PAGING = ("q", "quit")


class Left(Exception):
    """A player wants to leave, or the input is at its end."""


class Screen:
    """Who plays alone keeps the ordinary screen with what has scrolled off it; several hide theirs."""

    def __init__(self, console: Console, speaker: Speaker, alone: bool) -> None:
        self.console = console
        self.speaker = speaker
        self.alone = alone

    def open(self) -> None:
        if not self.alone:
            self.console.set_alt_screen(True)  # where nothing stays to be scrolled back to

    def close(self) -> None:
        if not self.alone:
            self.console.set_alt_screen(False)

    def fresh(self) -> None:
        """Before the table is drawn anew."""
        if self.alone:
            self.console.print()
        else:
            self.console.clear()

    def height_of(self, *things: RenderableType) -> int:
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def drawn(self, thing: RenderableType) -> RenderableType:
        """The same, in lines that need no drawing again."""
        return SegmentLines(self.console.render_lines(thing, pad=False), new_lines=True)

    def cropped(self, thing: RenderableType, rows: int, more: str) -> RenderableType:
        """Its first lines, and a last one that says that there are more."""
        lines = self.console.render_lines(thing, pad=False)
        last = Text(more, style="dim", no_wrap=True, overflow="ellipsis")
        return Group(SegmentLines(lines[: rows - 1], new_lines=True), last)

    def is_wide_enough(self, thing: RenderableType) -> bool:
        """Whether no word of it would have to be broken."""
        options = self.console.options.update(width=VERY_WIDE)
        return Measurement.get(self.console, options, thing).minimum <= self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(Group(thing))  # a text by itself would be copied without its overflow

    def say(self, key: str, style: str = "default", **args: str | int) -> None:
        self.show(Text(self.speaker.say(key, **args), style=style))

    def page(self, thing: RenderableType) -> None:
        """Screen by screen; where nobody can turn pages, all at once."""
        if not self.console.is_terminal:
            self.show(thing)
            return
        lines = self.console.render_lines(thing, pad=False)
        room = max(1, self.console.height - 2)
        for at in range(0, max(1, len(lines)), room):
            self.fresh()
            self.console.print(SegmentLines(lines[at : at + room], new_lines=True), end="")
            more = at + room < len(lines)
            if self.read("page-more" if more else "page-last") in ENDS_PAGING:
                return

    def read(self, prompt: str, **args: str | int) -> str:
        """A line that was typed."""
        try:
            return self.console.input(Text(f"{self.speaker.say(prompt, **args)} ", style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
