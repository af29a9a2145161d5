"""The protocol as it is written down: whether what passes over the line fits it."""

from pathlib import Path
from typing import cast

import httpx
import jsonschema_rs
import msgspec

from capotavola.engine.values import Json

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "docs" / "protocol" / "messages.schema.json"
OPENAPI = ROOT / "docs" / "protocol" / "openapi.json"


class Messages:
    """The committed schema of the messages."""

    def __init__(self) -> None:
        self.schema = read(MESSAGES)
        strict = cast(dict[str, Json], _nothing_besides(self.schema))
        definitions = cast(dict[str, Json], strict["$defs"])
        self._validators = {
            name: jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})
            for name in definitions
        }

    def complaints(self, name: str, value: Json) -> list[str]:
        """What of a value does not fit, also what is in it besides."""
        return [f"{error.message} in {value}" for error in self._validators[name].iter_errors(value)]


class OpenApi:
    """The committed document of the HTTP routes."""

    def __init__(self) -> None:
        self.document = read(OPENAPI)
        self.paths = cast(dict[str, dict[str, dict[str, Json]]], self.document["paths"])
        self._components = _nothing_besides(self.document["components"])

    def complaints(self, path: str, answer: httpx.Response) -> list[str]:
        """What of an answer is not as it was announced for `path`, such as /api/tables/{code}."""
        operation = self.paths[path][answer.request.method.lower()]
        announced = cast(dict[str, Json], operation["responses"]).get(str(answer.status_code))
        if not isinstance(announced, dict):
            return [f"{answer.status_code} is not announced for {path}: {answer.text}"]
        media_type = answer.headers["content-type"].split(";")[0]
        content = cast(dict[str, dict[str, Json]], announced["content"])
        if media_type not in content:
            return [f"{media_type} is not announced for {path}"]
        value: Json = answer.json() if media_type == "application/json" else answer.text
        schema = {**cast(dict[str, Json], content[media_type]["schema"]), "components": self._components}
        validator = jsonschema_rs.Draft202012Validator(schema)
        return [f"{error.message} in {value}" for error in validator.iter_errors(value)]


def read(file: Path) -> dict[str, Json]:
    value: dict[str, Json] = msgspec.json.decode(file.read_bytes())
    return value


def _nothing_besides(schema: Json) -> Json:
    """Clients must bear fields that are new to them; here any field that is not written down is wrong."""
    if isinstance(schema, list):
        return [_nothing_besides(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    strict = {key: _nothing_besides(item) for key, item in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        strict["additionalProperties"] = False
    return strict
