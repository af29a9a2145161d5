"""Writes down the protocol for others, from its classes: `python -m capotavola.server.generate [folder]`."""

import sys
from pathlib import Path

import msgspec

import capotavola
from capotavola.engine.boxes import own_games
from capotavola.engine.values import Json
from capotavola.server.generate_typescript import typescript, typescript_of_game
from capotavola.server.messages.told import PROTOCOL
from capotavola.server.settings import settings_from
from capotavola.server.shapes import shapes_of_all, shapes_of_events, shapes_of_messages, shapes_of_view
from capotavola.server.web.app import make_app
from capotavola.server.web.openapi import document


def generated() -> dict[str, str]:
    """The text of each file, by its path in the repository."""
    return {
        "docs/protocol/messages.schema.json": _pretty(_messages_schema()),
        "docs/protocol/openapi.json": _pretty(_openapi()),
        "web/src/protocol/messages.ts": typescript(shapes_of_all("{name}")),
        **{f"web/src/protocol/games/{name}.ts": _game_types(name) for name in own_games()},
    }


def _game_types(name: str) -> str:
    declared = capotavola.game(name).declared
    return typescript_of_game(shapes_of_view(declared, "{name}"), shapes_of_events(declared))


def _messages_schema() -> dict[str, Json]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Capotavola protocol {PROTOCOL}",
        "description": "The messages of a table, both ways; docs/protocol.md explains them.",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {**shapes_of_messages("#/$defs/{name}")},
    }


def _openapi() -> dict[str, Json]:
    return document(make_app(settings_from({})).openapi_schema.to_schema())


def _pretty(value: Json) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def main(folder: Path) -> None:
    for path, text in generated().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
