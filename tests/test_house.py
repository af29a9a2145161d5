"""The engine stands on the standard library and msgspec, and on nothing else."""

import ast
import sys
from pathlib import Path

import capotavola

ENGINE = Path(capotavola.__file__).parent / "engine"
ALLOWED = {"msgspec", "capotavola.engine"}
FOR_TYPES_ONLY = {"mypy_extensions"}


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names.add(node.module or "")
    return names


def for_types(tree: ast.AST) -> set[str]:
    blocks = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    return {name for block in blocks for line in block.body for name in imported(line)}


def test_what_the_engine_imports() -> None:
    files = list(ENGINE.glob("*.py"))
    assert len(files) > 10
    for file in files:
        tree = ast.parse(file.read_text())
        hidden = for_types(tree)
        assert hidden <= FOR_TYPES_ONLY, file
        for name in imported(tree) - hidden:
            package = name.split(".")[0]
            known = package in sys.stdlib_module_names or package in ALLOWED
            assert known or ".".join(name.split(".")[:2]) in ALLOWED, f"{file.name}: {name}"
