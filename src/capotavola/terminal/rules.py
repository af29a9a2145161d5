"""The rulebook on the screen."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from capotavola.speech.rulebook import Appendix, Rule, Rulebook
from capotavola.speech.speaker import Speaker


def whole_book(book: Rulebook) -> RenderableType:
    parts: list[RenderableType] = [Text(book.title, style="bold"), Text(book.introduction)]
    for chapter in book.chapters:
        parts += ["", Text(f"{chapter.number} {chapter.title}", style="bold yellow")]
        parts += [_rule(rule) for rule in chapter.rules]
    if book.appendix is not None:
        parts += _appendix(book.appendix)
    return Group(*parts)


def _appendix(appendix: Appendix) -> list[RenderableType]:
    parts: list[RenderableType] = ["", Text(appendix.title, style="bold yellow")]
    for group in appendix.groups:
        parts += ["", Text(group.title, style="bold")]
        for card in group.cards:
            line = Text(card.name, style="bold cyan")
            line.append("".join(f" · {figure}" for figure in card.figures), style="default")
            parts.append(Padding(line, (0, 0, 0, 2)))
            if card.text:
                parts.append(Padding(Text(card.text), (0, 0, 0, 6)))
    return parts


def one_rule(book: Rulebook, rule_id: str, speaker: Speaker) -> RenderableType:
    rule = book.rule(rule_id)
    if rule is None:
        return Text(speaker.say("no-such-rule", game=book.title, rule=rule_id), style="yellow")
    return _rule(rule)


def _rule(rule: Rule) -> RenderableType:
    return Group(Text(rule.id, style="bold cyan"), Padding(Markdown(rule.text), (0, 0, 0, 2)))
