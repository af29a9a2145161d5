"""A sound record to break, and the verdicts that both checks must give on what came of it.

A break is about "chance" if it can be told without the rules: then both checks agree. About "rules":
only `capo verify` can tell. About "bounds": the record is sound, but says too little for the page.
"""

from typing import Literal, TypeAlias

from capotavola.engine.chance import Chance
from capotavola.engine.deal import seed_of
from capotavola.engine.record import Secrets, read_record
from capotavola.engine.values import Json
from tests.deal.edits import Edit

Variant: TypeAlias = dict[str, Json]


class Source:
    """A finished record that draws in its deal and in some of its actions."""

    def __init__(self, text: str) -> None:
        record = read_record(text.encode())
        secrets = record.secrets()
        assert secrets is not None
        self.lines = text.splitlines()
        self.last = len(self.lines)
        self.secrets: Secrets = secrets
        self.seed = seed_of(secrets.house, secrets.seats)
        self.numbers = [[], record.dealt(), *[entry.drawn for entry in record.entries]]
        self.bounds = [[], record.bounds() or [], *[entry.bounds or [] for entry in record.entries]]
        drawing = [line for line, numbers in enumerate(self.numbers) if numbers]
        self.first_draw = drawing[1]  # drawing[0] is the deal
        self.last_draw = drawing[-1]

    def stream(self, left: int) -> Chance:
        """The stream just before the last `left` numbers of the game."""
        chance = Chance(self.seed)
        bounds = [bound for line in self.bounds for bound in line]
        for bound in bounds[: len(bounds) - left]:
            chance.below(bound)
        return chance


def broken(name: str, edits: list[Edit], line: int, reason: str) -> Variant:
    """Both checks find it, on the same line."""
    capo: Json = {"ok": False, "line": line}
    return _variant(name, "chance", edits, capo, {"ok": False, "line": line, "reason": reason})


def sound(name: str, edits: list[Edit], seeded: bool) -> Variant:
    """Nothing is wrong, but less is sure than before."""
    found: Json = {"ok": True, "seeded": seeded, "committed": False}
    return _variant(name, "chance", edits, found, found)


def against_rules(name: str, edits: list[Edit], line: int) -> Variant:
    return _variant(name, "rules", edits, {"ok": False, "line": line}, {"ok": True})


def unbounded(name: str, edits: list[Edit], line: int) -> Variant:
    return _variant(name, "bounds", edits, {"ok": True}, {"ok": False, "line": line, "reason": "no-bounds"})


def _variant(
    name: str, about: Literal["chance", "rules", "bounds"], edits: list[Edit], capo: Json, page: Json
) -> Variant:
    return {"name": name, "about": about, "edits": [*edits], "capo": capo, "page": page}
