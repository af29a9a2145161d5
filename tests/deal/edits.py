"""The edits by which `docs/vectors/broken.json` describes a broken record."""

import json
from typing import TypeAlias

from capotavola.engine.values import Json

Edit: TypeAlias = dict[str, Json]


def edited(text: str, edits: list[Edit]) -> str:
    lines = text.splitlines()
    for edit in edits:
        line, cut = edit.get("line"), edit.get("cut")
        if isinstance(cut, int):
            return _joined(lines)[:-cut]
        assert isinstance(line, int)
        if "at" in edit:
            lines[line - 1] = _with_value(lines[line - 1], edit)
        else:
            written = edit["text"]
            assert isinstance(written, list)
            lines[line - 1 : line] = [str(item) for item in written]
    return _joined(lines)


def set_value(line: int, at: list[Json], to: Json) -> Edit:
    return {"line": line, "at": at, "to": to}


def drop_value(line: int, at: list[Json]) -> Edit:
    return {"line": line, "at": at}


def write_lines(line: int, *texts: str) -> Edit:
    """These lines in place of that one."""
    return {"line": line, "text": [*texts]}


def cut_off(characters: int) -> Edit:
    return {"cut": characters}


def _with_value(line: str, edit: Edit) -> str:
    value = json.loads(line)
    at = edit["at"]
    assert isinstance(at, list)
    *path, name = at
    inner = value
    for step in path:
        inner = inner[step]
    if "to" in edit:
        inner[name] = edit["to"]
    else:
        del inner[name]
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
