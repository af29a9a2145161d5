"""What is written down of the protocol is what the server does: the files that `make protocol` makes."""

import json
import re
from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest

from capotavola.engine.boxes import own_games
from capotavola.engine.values import Json
from capotavola.server.generate import generated
from capotavola.server.messages.happened import AnyHappening
from capotavola.server.messages.said import ClientMessage
from capotavola.server.messages.told import PROTOCOL, ServerMessage
from capotavola.server.table.refusing import REASONS
from capotavola.server.web.app import STATUS, STATUS_OF_REASON
from tests.server.protocol import ROOT, Messages, OpenApi

FILES = ["docs/protocol/messages.schema.json", "docs/protocol/openapi.json", "web/src/protocol/messages.ts"]
FILES += [f"web/src/protocol/games/{game}.ts" for game in own_games()]

SAID: list[dict[str, Json]] = [
    {"type": "act", "id": "1", "seen": 0, "action": {"verb": "pass"}},
    {"type": "claim", "id": "1", "race": 3, "reaction": 250, "action": {"verb": "snap", "place": 1}},
    {"type": "ask", "id": "1", "action": {"verb": "offer", "to": [3], "give": ["2000"]}},
    {"type": "foresee", "id": "1", "action": {"verb": "bid", "ones": 3}},
    {"type": "undo", "id": "1", "seen": 9},
    {"type": "chat", "id": "1", "to": "table", "text": "Ciao!"},
    {"type": "chat", "id": "1", "to": 6, "phrase": "hello"},
    {"type": "chat", "id": "1", "to": "spectators", "text": None, "phrase": "hello"},
    {"type": "vote", "id": "1", "matter": "pause", "yes": False},
    {"type": "start", "id": "1"},
    {"type": "start", "id": "1", "fill": "greedy"},
    {"type": "bot", "id": "1", "seat": 0, "bot": None},
    {"type": "kick", "id": "1", "seat": 2},
    {"type": "mute", "id": "1", "seat": 2, "muted": True},
    {"type": "mute-watcher", "id": "1", "watcher": 3, "muted": True},
    {"type": "kick-watcher", "id": "1", "watcher": 3},
    {"type": "hush", "id": "1", "hushed": True},
    {"type": "leave", "id": "1"},
    {"type": "pong", "nonce": "3f6f53f88e3edb05"},
]
NEVER_SAID: list[Json] = [
    None,
    [],
    {},
    {"type": "shout", "id": "1"},
    {"type": "leave"},
    {"type": "leave", "id": ""},
    {"type": "leave", "id": "x" * 65},
    {"type": "leave", "id": 1},
    {"type": "leave", "id": "1", "why": "bored"},
    {"type": "act", "id": "1", "action": {}},
    {"type": "act", "id": "1", "seen": -1, "action": {}},
    {"type": "act", "id": "1", "seen": 1.5, "action": {}},
    {"type": "act", "id": "1", "seen": 1, "action": "pass"},
    {"type": "claim", "id": "1", "race": 0, "reaction": 1, "action": {}},
    {"type": "claim", "id": "1", "race": 1, "reaction": 2**40, "action": {}},
    {"type": "chat", "id": "1", "to": 7, "text": "x"},
    {"type": "chat", "id": "1", "to": "everybody", "text": "x"},
    {"type": "chat", "id": "1", "to": "table", "text": ""},
    {"type": "chat", "id": "1", "to": "table", "text": "x" * 501},
    {"type": "vote", "id": "1", "matter": "chaos", "yes": True},
    {"type": "vote", "id": "1", "matter": "end", "yes": 1},
    {"type": "bot", "id": "1", "seat": 0},
    {"type": "pong", "nonce": "x" * 33},
]


@pytest.fixture(scope="module")
def messages() -> Messages:
    return Messages()


@pytest.fixture(scope="module")
def openapi() -> OpenApi:
    return OpenApi()


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "docs/protocol.md").read_text()


@pytest.fixture(scope="module")
def types() -> str:
    return (ROOT / "web/src/protocol/messages.ts").read_text()


# The files are those that the classes make


@pytest.mark.parametrize("path", FILES)
def test_committed_files_are_up_to_date(path: str) -> None:
    assert (ROOT / path).read_text() == generated()[path], "run: make protocol"


def test_nothing_else_is_generated() -> None:
    assert [*generated()] == FILES


# The schema of the messages


def test_the_schema_is_a_schema_and_refers_to_nothing_outside(messages: Messages) -> None:
    jsonschema_rs.meta.validate(messages.schema)
    assert _dangling(messages.schema, messages.schema) == []


@pytest.mark.parametrize("said", SAID, ids=lambda said: str(said["type"]))
def test_what_the_house_understands_fits_the_schema(messages: Messages, said: dict[str, Json]) -> None:
    msgspec.convert(said, ClientMessage)
    assert messages.complaints("ClientMessage", said) == []


def test_there_is_an_example_of_every_message_a_client_may_say() -> None:
    assert {said["type"] for said in SAID} == _tags(ClientMessage)


@pytest.mark.parametrize("said", NEVER_SAID, ids=str)
def test_what_the_house_does_not_understand_does_not_fit_either(messages: Messages, said: Json) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(said, ClientMessage)
    assert messages.complaints("ClientMessage", said) != []


# The OpenAPI document


def test_the_document_refers_to_nothing_outside(openapi: OpenApi) -> None:
    assert openapi.document["openapi"] == "3.1.0"
    assert _dangling(openapi.document, openapi.document) == []


def test_operations_have_names_of_their_own(openapi: OpenApi) -> None:
    names = [str(operation["operationId"]) for operation in _operations(openapi)]
    assert len(names) == len({*names}) >= 17


def test_every_refusal_is_announced_as_one(openapi: OpenApi) -> None:
    announced = set()
    for operation in _operations(openapi):
        assert isinstance(operation["responses"], dict)
        for status, answer in operation["responses"].items():
            if status.startswith("4") and operation["operationId"] != "metrics":
                assert "#/components/schemas/Refused" in _references(answer), (operation, status)
                announced.add(int(status))
        assert "429" in operation["responses"], operation["operationId"]
    assert announced == {*STATUS.values(), *STATUS_OF_REASON.values()} - {503}


def test_whoever_writes_can_be_told_that_it_is_not_theirs_or_too_large(openapi: OpenApi) -> None:
    writing = [path["post"] for path in openapi.paths.values() if "post" in path]
    assert len(writing) == 17
    for operation in writing:
        assert isinstance(operation["responses"], dict)
        assert {"400", "403", "413", "503"} <= {*operation["responses"]}


# The page for people


def test_examples_on_the_page_are_real_messages(messages: Messages, page: str) -> None:
    examples = [
        value for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL) for value in _values(block)
    ]
    assert len(examples) > 10
    for example in examples:
        union = "AnyHappening" if "kind" in example else "ClientMessage"
        if example.get("type") in _tags(ServerMessage):
            union = "ServerMessage"
        assert messages.complaints(union, example) == []


def test_the_page_names_every_message_happening_and_reason(page: str) -> None:
    named = {*re.findall(r"`([a-z-]+)`", page), *re.findall(r'"type": "(\w+)"', page)}
    wanted = {*_tags(ClientMessage), *_tags(ServerMessage), *_tags(AnyHappening), *REASONS}
    assert wanted - named == set()


def test_the_page_is_about_this_protocol(page: str) -> None:
    assert f"This is protocol {PROTOCOL}." in page


# The TypeScript types


def test_every_message_and_body_has_a_type(types: str, messages: Messages, openapi: OpenApi) -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", types, re.MULTILINE)
    assert len(declared) == len({*declared})
    schemas = openapi.document["components"]
    assert isinstance(schemas, dict)
    assert isinstance(schemas["schemas"], dict)
    assert isinstance(messages.schema["$defs"], dict)
    assert {*declared} == {"Json", "JsonObject", *schemas["schemas"]} >= {*messages.schema["$defs"]}


def test_types_use_only_each_other(types: str) -> None:
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*|'[^']*'", "", types, flags=re.DOTALL)
    declared = {*re.findall(r"^export (?:interface|type|const) (\w+)", code, re.MULTILINE)}
    used = {*re.findall(r"\b[A-Z]\w+", code)}
    assert used == declared
    assert not re.search(r"\bany\b|\bunknown\b|\bobject\b", code)
    assert code.count("{") == code.count("}") > 50


def test_unions_are_told_apart_by_their_tags(types: str) -> None:
    for union in (ClientMessage, ServerMessage):
        for tag in _tags(union):
            assert types.count(f"    type: '{tag}';\n") == 1


def _tags(union: object) -> set[Json]:
    kinds = msgspec.inspect.type_info(union)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    return {kind.tag for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)}


def _values(block: str) -> Iterator[dict[str, Json]]:
    """The JSON values that follow each other in a text."""
    decoder, rest = json.JSONDecoder(), block.strip()
    while rest:
        value, end = decoder.raw_decode(rest)
        yield value
        rest = rest[end:].strip()


def _operations(openapi: OpenApi) -> list[dict[str, Json]]:
    return [operation for path in openapi.paths.values() for operation in path.values()]


def _references(value: Json) -> list[str]:
    if isinstance(value, list):
        return [reference for item in value for reference in _references(item)]
    if not isinstance(value, dict):
        return []
    own = [str(value["$ref"])] if "$ref" in value else []
    return own + [reference for item in value.values() for reference in _references(item)]


def _dangling(value: Json, document: dict[str, Json]) -> list[str]:
    """References that lead nowhere; there must be some that lead somewhere."""
    references = _references(value)
    assert len(references) > 40
    return [reference for reference in references if not _leads_somewhere(reference, document)]


def _leads_somewhere(reference: str, document: Json) -> bool:
    there = document
    for step in reference.removeprefix("#/").split("/"):
        if not isinstance(there, dict) or step not in there:
            return False
        there = there[step]
    return True
