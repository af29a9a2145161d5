"""Which numbered rules have a test that cites them: `make rules`."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import capotavola
from capotavola.speech.rulebook import rulebook

TESTS = Path(__file__).parent
ROOT = TESTS.parent
RULE_ID = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")


def main() -> int:
    problems = 0
    proven = dict.fromkeys(citations())
    known: set[str] = set()
    for game in capotavola.games():
        ids = rulebook(game, "en").ids()
        known.update(ids)
        missing = [rule for rule in ids if rule not in proven]
        problems += len(missing)
        print(f"{game}: {len(ids) - len(missing)} of {len(ids)} rules have a test")
        for rule in missing:
            print(f"  without a test: {rule}")
    for rule in proven:
        if rule not in known:
            problems += 1
            print(f"  a test cites a rule that no rulebook has: {rule}")
    for path, rule in mentions():
        if rule not in known:
            problems += 1
            print(f"  {path.relative_to(ROOT)} mentions a rule that no rulebook has: {rule}")
    return 1 if problems else 0


def citations() -> Iterator[str]:
    """The ids in every `@pytest.mark.rule(...)` on a test function."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        yield from (ast.literal_eval(argument) for argument in mark.args)


def mentions() -> Iterator[tuple[Path, str]]:
    """Ids in the source and the documents, of the games that there are."""
    prefixes = {rulebook(game, "en").ids()[0][:2] for game in capotavola.games()}
    for folder, pattern in ((ROOT / "src", "*.py"), (ROOT / "docs", "*.md")):
        for path in sorted(folder.rglob(pattern)):
            for rule in RULE_ID.findall(path.read_text(encoding="utf-8")):
                if rule[:2] in prefixes:
                    yield path, rule


if __name__ == "__main__":
    sys.exit(main())
