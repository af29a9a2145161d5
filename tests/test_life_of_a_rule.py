"""docs/life-of-a-rule.md: every link leads to what it names. Run as a module, this puts the lines right."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "life-of-a-rule.md"
LINK = re.compile(r"\[`([\w.]+)`\]\(([^)#]+)#L(\d+)\)")


def line_of(name: str, file: Path) -> int:
    """Where a class, a function, a method or a constant is defined."""
    body: list[ast.stmt] = ast.parse(file.read_text(encoding="utf-8")).body
    line = 0
    for part in name.split("."):
        found = [node for node in body if part in names_of(node)]
        assert len(found) == 1, f"{file.name} has no {name}"
        line = found[0].lineno
        body = found[0].body if isinstance(found[0], ast.ClassDef) else []
    return line


def names_of(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def with_lines(text: str) -> str:
    def right(link: re.Match[str]) -> str:
        name, file = link[1], link[2]
        return f"[`{name}`]({file}#L{line_of(name, PAGE.parent / file)})"

    return LINK.sub(right, text)


def test_every_link_leads_to_what_it_names() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(LINK.findall(text)) > 30
    assert with_lines(text) == text


def test_every_file_that_is_linked_is_there() -> None:
    for file in re.findall(r"\]\((\.\./[^)#]+)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / file).exists(), file


if __name__ == "__main__":
    PAGE.write_text(with_lines(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
