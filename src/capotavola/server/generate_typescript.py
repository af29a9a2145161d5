"""The shapes of messages, bodies, views and events as TypeScript types."""

from typing import cast

from capotavola.engine.values import Json
from capotavola.server.messages.told import PROTOCOL
from capotavola.server.shapes import Shape

MADE = "// Made by `make protocol` from the classes of the server: changes go there, not here."
MADE_OF_GAME = "// Made by `make protocol` from what the game declares: changes go there, not here."
HEAD = f"""\
{MADE}

export const PROTOCOL = {PROTOCOL};

export type Json = boolean | number | string | null | Json[] | JsonObject;

export interface JsonObject {{
    [key: string]: Json;
}}
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(shapes: dict[str, Shape]) -> str:
    """One exported type for each shape; they refer to each other by name."""
    return "\n".join([HEAD, *(_declaration(name, shape) for name, shape in shapes.items())])


def typescript_of_game(view: dict[str, Shape], events: list[Shape]) -> str:
    """What is shown and told at a table of one game."""
    told = "".join(f"\n    | {{ {_line(event)} }}" for event in events)
    union = f"/** What happened in the game. */\nexport type GameEvent ={told};\n"
    types = [_declaration(name, shape) for name, shape in view.items()]
    return "\n".join([f"{MADE_OF_GAME}\n", *types, union])


def _line(shape: Shape) -> str:
    fields = cast(dict[str, Json], shape["properties"])
    return "; ".join(f"{name}: {_type(field)}" for name, field in fields.items())


def _declaration(name: str, shape: Shape) -> str:
    comment = _comment(str(shape.get("description", "")))
    if "properties" in shape:
        return f"{comment}export interface {name} {{\n{_fields(shape)}}}\n"
    choices = "".join(f"\n    | {_type(choice)}" for choice in cast(list[Json], shape["anyOf"]))
    return f"{comment}export type {name} ={choices};\n"


def _comment(text: str) -> str:
    lines = text.splitlines()
    if len(lines) < 2:
        return f"/** {text} */\n" if text else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(shape: Shape) -> str:
    """What is not required may be left out."""
    fields = cast(dict[str, Json], shape["properties"])
    required = cast(list[Json], shape.get("required", []))
    return "".join(
        f"    {name}{'' if name in required else '?'}: {_type(field)};\n" for name, field in fields.items()
    )


def _type(shape: Json) -> str:
    match shape:
        case {"$ref": str(name)}:
            return name
        case {"enum": list(words)}:
            return " | ".join(f"'{word}'" for word in words)
        case {"anyOf": list(choices)}:
            return " | ".join(_type(choice) for choice in choices)
        case {"type": "array", "items": item}:
            return f"({_type(item)})[]" if " | " in _type(item) else f"{_type(item)}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"{{ [key: string]: {_type(value)} }}"
        case {"type": "object"}:
            return "JsonObject"
        case {"type": str(plain)}:
            return PLAIN[plain]
        case dict() if not shape:
            return "Json"
    raise ValueError(f"no TypeScript for {shape}")
