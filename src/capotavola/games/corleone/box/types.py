"""A content file of Corleone's Empire as types."""

from typing import Literal

import msgspec

from capotavola.engine.content import Origin, Title


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    money: dict[str, int]
    money_origin: Origin
    goods: dict[str, int]
    goods_origin: Origin


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    limits: list[int]
    origins: list[Origin]


class Space(msgspec.Struct, forbid_unknown_fields=True):
    areas: list[str]
    origin: Origin
    from_three: bool = False


class Business(msgspec.Struct, forbid_unknown_fields=True):
    turf: str
    name: str
    front: list[str]
    front_origin: Origin
    back: list[str]
    back_origin: Origin
    title: Title = {}


class Park(msgspec.Struct, forbid_unknown_fields=True):
    back: list[str]
    back_origin: Origin


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    colour: Literal["blue", "red"]
    name: str
    front: list[str]
    front_origin: Origin
    back: list[str]
    back_origin: Origin
    title: Title = {}


class Ally(msgspec.Struct, forbid_unknown_fields=True):
    act: int
    name: str
    effects: list[str]
    origin: Origin
    title: Title = {}


class Job(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    copies: int
    name: str
    goods: list[str]
    effects: list[str]
    money: list[int]
    origin: Origin
    title: Title = {}


class Box(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["corleone"]
    edition: str
    supply: Supply
    hand: Hand
    space: list[Space]
    business: list[Business]
    park: Park
    tile: list[Tile]
    ally: list[Ally]
    job: list[Job]
