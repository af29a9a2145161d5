"""The shapes of all messages, bodies, views and events as JSON Schema, made from what declares them."""

from inspect import cleandoc
from typing import TypeAlias

import msgspec

from capotavola.engine.declared import Arguments, Declared, Kind, singular
from capotavola.engine.values import Json
from capotavola.server import bodies
from capotavola.server.clock import ClockRules
from capotavola.server.house.privacy import KeptAbout
from capotavola.server.messages import happened, said, told
from capotavola.speech.rulebook import Rulebook

Shape: TypeAlias = dict[str, Json]

# Types that have a name but no class, and what they are.
UNIONS = {
    "ClientMessage": (said.ClientMessage, "What a client says."),
    "ServerMessage": (told.ServerMessage, "What the house says."),
    "AnyHappening": (happened.AnyHappening, "What happened at a table, as one viewer hears of it."),
    "ClockRules": (ClockRules, "How long each seat may think."),
}
BODIES: list[type[msgspec.Struct]] = [
    bodies.HouseInfo,
    Rulebook,
    bodies.GameTexts,
    bodies.NewTable,
    bodies.NewSeat,
    bodies.NewWatcher,
    bodies.WatcherShown,
    bodies.KeyShown,
    bodies.Again,
    bodies.Forget,
    bodies.Nothing,
    bodies.NewReport,
    bodies.NewCall,
    bodies.Calls,
    bodies.NewBan,
    bodies.Desk,
    KeptAbout,
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


def shapes_of_view(declared: Declared, where: str) -> dict[str, Shape]:
    """A game's view and what it is made of, by name."""
    _, classes = msgspec.json.schema_components([declared.view], ref_template=where)
    return {name: {**shape} for name, shape in classes.items()}


def shapes_of_events(declared: Declared) -> list[Shape]:
    """In the order in which the game declares them."""
    return [
        {
            "type": "object",
            "properties": {
                "event": {"enum": [event]},
                **{name: _argument(name, declared.arguments) for name in names},
            },
            "required": ["event", *names],
            "additionalProperties": False,
        }
        for event, names in declared.events.items()
    ]


OF_KIND: dict[Kind, Shape] = {
    "seat": {"type": "integer"},
    "place": {"type": "integer"},
    "amount": {"type": "integer"},
    "quote": {"type": "string"},
    "word": {"type": "string"},
    "phrase": {
        "type": "object",
        "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
    },
}


def _argument(name: str, arguments: Arguments) -> Shape:
    kinds = arguments.kinds()
    one = name if name in kinds else singular(name)
    shape: Shape = {"enum": [*arguments.choices[one]]} if one in arguments.choices else OF_KIND[kinds[one]]
    return {"type": "array", "items": shape} if one != name or name in arguments.lists else shape


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
