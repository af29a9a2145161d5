"""The view of Omerta as types, for those who read it."""

from typing import Literal, TypeAlias

import msgspec

# Those in which somebody is asked; the others are over before anybody looks.
StepName: TypeAlias = Literal[
    "over", "peeks", "turn", "holding", "snaps", "ability", "answers", "looking", "cracking"
]


class Place(msgspec.Struct, forbid_unknown_fields=True):
    face: str | None
    locked: bool


class Held(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    seat: int
    source: Literal["pile", "discard"]
    face: str | None


class Given(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    to: int
    place: int | None
    by: int
    turns: int


class Options(msgspec.Struct, forbid_unknown_fields=True):
    snap: Literal["sealed", "race"]
    snap_seconds: int
    memory_aid: bool
    turns: int


class View(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["omerta"]
    viewer: int | None
    players: int
    options: Options
    gangsters: list[str]
    round: int
    starter: int
    turn: int
    active: int
    step: StepName
    deciders: list[int]
    totals: list[int]
    rounds: list[list[int]]
    stocks: list[list[Place | None]]
    safe: list[str | None]
    pile: int
    discards: int
    top: str | None
    held: Held | None
    snap: str | None
    character: str | None
    aim: list[int]
    second: str | None
    given: list[Given]
