"""The shapes of all messages and bodies as JSON Schema, made from their classes."""

from inspect import cleandoc
from typing import TypeAlias

import msgspec

from capotavola.engine.values import Json
from capotavola.server import bodies, messages
from capotavola.server.clock import ClockRules
from capotavola.speech.rulebook import Rulebook

Shape: TypeAlias = dict[str, Json]

# Types that have a name but no class, and what they are.
UNIONS = {
    "ClientMessage": (messages.ClientMessage, "What a client says."),
    "ServerMessage": (messages.ServerMessage, "What the house says."),
    "AnyHappening": (messages.AnyHappening, "What happened at a table, as one viewer hears of it."),
    "ClockRules": (ClockRules, "How long each seat may think."),
}
BODIES: list[type[msgspec.Struct]] = [
    bodies.HouseInfo,
    Rulebook,
    bodies.NewTable,
    bodies.NewSeat,
    bodies.NewWatcher,
    bodies.KeyShown,
    bodies.Again,
    bodies.Seated,
    bodies.History,
    bodies.Moment,
    bodies.Health,
]


def shapes_of_messages(where: str) -> dict[str, Shape]:
    """By name; `where` says how one refers to another, such as `#/$defs/{name}`."""
    return _shapes([], where)


def shapes_of_all(where: str) -> dict[str, Shape]:
    """Those of the messages, then those of HTTP requests and answers."""
    return _shapes(BODIES, where)


def _shapes(more: list[type[msgspec.Struct]], where: str) -> dict[str, Shape]:
    types = [union for union, _ in UNIONS.values()]
    made, classes = msgspec.json.schema_components([*types, *more], ref_template=where)
    unions = {
        name: {"description": about, **shape}
        for (name, (_, about)), shape in zip(UNIONS.items(), made, strict=False)
    }
    named = {name: _naming_unions(shape, unions, where) for name, shape in classes.items()}
    return unions | {name: shape for name, shape in named.items() if isinstance(shape, dict)}


def _naming_unions(value: Json, unions: dict[str, Shape], where: str) -> Json:
    """A union that has a name is referred to by it; descriptions lose their indentation."""
    if isinstance(value, list):
        return [_naming_unions(item, unions, where) for item in value]
    if not isinstance(value, dict):
        return cleandoc(value) if isinstance(value, str) else value
    for name, union in unions.items():
        if value.get("anyOf") == union["anyOf"]:
            rest = {key: item for key, item in value.items() if key not in ("anyOf", "discriminator")}
            return {"$ref": where.format(name=name), **rest}
    return {key: _naming_unions(item, unions, where) for key, item in value.items()}
