"""The house's texts, read and spoken."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from capotavola.speech.languages import RIGHT_TO_LEFT


class Choice(NamedTuple):
    by: str
    keys: set[str]


class Parts(Visitor):
    """The arguments of a message, and what it chooses by."""

    def __init__(self) -> None:
        super().__init__()
        self.args: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.choices.append(Choice(node.selector.id.name, keys))
        self.generic_visit(node)


def source(lang: str) -> str:
    return (files("capotavola.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def texts(lang: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(source(lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = parts = Parts()
            parts.visit(entry)
    return found


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
    made.add_resource(FluentResource(source(lang)))
    return made


def say(spoken: FluentBundle, key: str, args: dict[str, str | int]) -> str:
    pattern = spoken.get_message(key).value
    assert pattern is not None
    text, errors = spoken.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)
