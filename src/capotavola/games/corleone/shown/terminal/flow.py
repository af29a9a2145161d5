"""Cards, players and turfs one after the other, in lines as long as the terminal is wide."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

MORE = " …"


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
