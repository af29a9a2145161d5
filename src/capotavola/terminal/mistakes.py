"""A typed line that was not understood, with the place of the mistake."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from capotavola.engine.typed import Mistyped
from capotavola.speech.speaker import Speaker

WORD = re.compile(r"\S+")


def pointed_out(text: str, mistake: Mistyped, speaker: Speaker) -> RenderableType:
    """The line, a mark under the word, and what is wrong with it."""
    said = Text(speaker.mistake(mistake), style="yellow")
    if mistake.at == 0:
        return said
    words = list(WORD.finditer(text))
    start, end = len(text) + 1, len(text) + 2
    if mistake.at < len(words):
        start, end = words[mistake.at].span()
    line = Text("  " + text, style="default")
    line.stylize("bold red", start + 2, end + 2)
    mark = Text(" " * (start + 2) + "^" * (end - start), style="bold red")
    return Group(line, mark, said)
