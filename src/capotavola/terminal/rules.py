"""The rulebook on the screen."""

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from capotavola.speech.rulebook import Rulebook
from capotavola.speech.speaker import Speaker


def print_rulebook(console: Console, book: Rulebook) -> None:
    console.print(Text(book.title, style="bold"), Text(book.introduction), sep="\n")
    for chapter in book.chapters:
        console.print()
        console.print(Text(f"{chapter.number} {chapter.title}", style="bold yellow"))
        for rule in chapter.rules:
            _print_one(console, rule.id, rule.text)


def print_rule(console: Console, book: Rulebook, rule_id: str, speaker: Speaker) -> bool:
    rule = book.rule(rule_id)
    if rule is None:
        console.print(Text(speaker.say("no-such-rule", game=book.title, rule=rule_id), style="yellow"))
        return False
    _print_one(console, rule.id, rule.text)
    return True


def _print_one(console: Console, rule_id: str, text: str) -> None:
    console.print(Text(rule_id, style="bold cyan"))
    console.print(Padding(Markdown(text), (0, 0, 0, 2)))
