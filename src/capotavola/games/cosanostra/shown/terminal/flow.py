"""Things side by side, as many in a line as fit."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

INDENT = 2
MORE = " …"


class Flow:
    """Things side by side after a head, as many in a line as fit; further lines are indented.

    With `cut` there is one line only, and a sign that there is more; with `short` each takes a line at most.
    """

    def __init__(self, head: Text | None, items: list[Text], cut: bool = False, short: bool = False) -> None:
        self.head = Text(" " * (INDENT - 1)) if head is None else head
        self.items = items
        self.cut = cut
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self._lines(options.max_width)
        if not self.cut:
            for line in lines:
                yield from _wrapped(line, console, options)
            return
        line, room = lines[0], options.max_width
        if len(lines) > 1:
            room -= len(MORE)
            line = self._lines(room)[0]
        line.truncate(room, overflow="ellipsis")
        yield line.append(MORE if len(lines) > 1 else "")

    def _lines(self, width: int) -> list[Text]:
        lines, between = [Text().append_text(self.head)], " " if self.head.plain.isspace() else "  "
        for item in self.items:
            if self.short:
                item = item.copy()
                item.truncate(width - INDENT, overflow="ellipsis")
            if between == " · " and lines[-1].cell_len + len(between) + item.cell_len > width:
                lines.append(Text(" " * (INDENT - 1)))
                between = " "
            lines[-1].append(between).append_text(item)
            between = " · "
        return lines


def _wrapped(line: Text, console: Console, options: ConsoleOptions) -> RenderResult:
    """A line too long goes on below, indented further."""
    if line.cell_len <= options.max_width:
        yield line
        return
    first, *rest = line.wrap(console, options.max_width - 2 * INDENT)
    yield first
    for piece in rest:
        yield Text(" " * 2 * INDENT).append_text(piece)
