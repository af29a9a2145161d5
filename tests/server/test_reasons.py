"""The house refuses for reasons that have a text, and gives the text its arguments."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import capotavola
from capotavola.server.table.refusing import REASONS
from tests.server.texts import texts

SERVER = Path(capotavola.__file__).parent / "server"

# Reasons that come to a refusal through a variable: the store's, and what is too large for HTTP.
THROUGH_A_VARIABLE = {"store-busy", "store-failed", "store-full", "too-large"}


class Given(NamedTuple):
    """A refusal in the source: its reason, which is None if it comes in a variable, and its arguments."""

    by: str
    reason: str | None
    args: set[str]
    where: str


def refusals() -> list[Given]:
    found = []
    for path, tree in sources():
        for node in ast.walk(tree):
            given = _given(node, path) if isinstance(node, ast.Call) else None
            if given is not None:
                found.append(given)
    return found


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SERVER.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _given(call: ast.Call, path: Path) -> Given | None:
    by = ast.unparse(call.func).split(".")[-1]
    place = {"house_refuses": 0, "too_much": 0, "unavailable": 0, "Refused": 2}.get(by)
    if place is None:
        return None
    args = {keyword.arg or "**" for keyword in call.keywords}
    for given in call.args[place + 1 :]:
        if isinstance(given, ast.Dict):
            args |= {_text(key) or "**" for key in given.keys}
    return Given(by, _text(call.args[place]), args, f"{path.name}:{call.lineno}")


def _text(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_the_house_refuses_for_known_reasons_with_the_arguments_of_the_text() -> None:
    english = texts("en")
    found = [given for given in refusals() if given.reason is not None]
    assert len(found) > 40
    for given in found:
        assert given.reason in REASONS, given
        assert english[f"house-{given.reason}"].args <= given.args, given


def test_whoever_asks_the_house_to_refuse_names_the_reason() -> None:
    assert [given for given in refusals() if given.by == "house_refuses" and given.reason is None] == []


def test_a_reason_that_comes_in_a_variable_has_a_text_without_arguments() -> None:
    elsewhere = {
        _text(node) for path, tree in sources() if path.name != "refusing.py" for node in ast.walk(tree)
    }
    assert elsewhere >= THROUGH_A_VARIABLE
    assert all(texts("en")[f"house-{reason}"].args == set() for reason in THROUGH_A_VARIABLE)


def test_every_reason_is_given_somewhere() -> None:
    given = {given.reason for given in refusals()} | THROUGH_A_VARIABLE
    assert given - {None} == set(REASONS)
