"""The OpenAPI document: what the routes declare, with the true shapes of messages and bodies."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from litestar import Request
from litestar.datastructures import ResponseHeader, State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityRequirement, SecurityScheme, Tag
from litestar.params import Parameter

import capotavola
from capotavola.engine.values import Json, canonical
from capotavola.server.messages.told import Refused
from capotavola.server.shapes import Shape, shapes_of_all

if TYPE_CHECKING:
    from litestar.types import Method
    from litestar.types.internal_types import PathParameterDefinition

WHERE = "#/components/schemas/{name}"
REFUSALS = {
    400: "Malformed: the body or a parameter does not fit",
    403: "Not yours to do, or asked by another site's page",
    404: "There is no such table, game or language",
    409: "The game or the table forbids it now; nothing changed",
    413: "Too large",
    429: "Too much at once; wait a moment",
    503: "The house cannot keep it now; nothing changed",
}

LARGEST = 2**31 - 1  # that every storage can look for
Number = Annotated[
    int, Parameter(ge=1, le=LARGEST, description="As it is listed", schema_extra={"minimum": 1})
]

Security: TypeAlias = list[SecurityRequirement]
A_SEAT: Security = [{"key": []}, {"cookie": []}]
ANYBODY: Security = [{}, *A_SEAT]  # a spectator, or with a key a player
METRICS: Security = [{}, {"metrics-token": []}]
OWNER: Security = [{"owner-secret": []}]

SETS_COOKIE = ResponseHeader(
    name="Set-Cookie",
    documentation_only=True,
    value="capo_seat=…",
    description="The key, for this table only: HttpOnly, SameSite=Strict",
)
HAS_ETAG = ResponseHeader(
    name="ETag", documentation_only=True, value='"…"', description="Another one when anything has changed"
)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead, for its declaration."""
    return {status: ResponseSpec(Refused, False, REFUSALS[status]) for status in statuses}


def known_already() -> dict[int, ResponseSpec]:
    """Where an ETag is given, for the route's declaration."""
    return {304: ResponseSpec(None, False, "If-None-Match names what would be the answer")}


def text(description: str, media_type: str) -> ResponseSpec:
    """An answer that is not JSON."""
    return ResponseSpec(str, False, description, media_type)


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Capotavola",
        version=capotavola.__version__,
        description=(
            "A table server for tabletop games; which ones, /api/house says. "
            "docs/protocol.md explains it, and the WebSocket, which OpenAPI cannot describe."
        ),
        path="/api/schema",
        render_plugins=[_TrueJson(path="/openapi.json")],
        components=Components(security_schemes=_security_schemes()),
        tags=[
            Tag("house", "What can be played here"),
            Tag("tables", "Opening tables, sitting down, looking back"),
            Tag("play", "Where WebSockets are blocked: server-sent events, and POST"),
            Tag("operations", "For whoever runs the house"),
        ],
        use_handler_docstrings=True,
        operation_id_creator=_name_of_handler,
    )


def document(declared: dict[str, Json]) -> dict[str, Json]:
    """Litestar's document, with shapes that leave nothing out, always in the same order."""
    shapes = shapes_of_all(WHERE)
    true = _corrected(declared, {name: shape for name, shape in shapes.items() if "anyOf" in shape})
    assert isinstance(true, dict)
    assert isinstance(true["components"], dict)
    true["components"]["schemas"] = {**shapes}
    ordered: dict[str, Json] = msgspec.json.decode(canonical(true))
    return ordered


class _TrueJson(JsonRenderPlugin):
    """Serves that document."""

    def render(self, request: Request[None, None, State], openapi_schema: dict[str, Json]) -> bytes:
        return msgspec.json.encode(document(openapi_schema))


def _name_of_handler(
    handler: HTTPRouteHandler, _: "Method", __: "list[str | PathParameterDefinition]"
) -> str:
    return handler.handler_name


def _security_schemes() -> dict[str, SecurityScheme | Reference]:
    return {
        "key": SecurityScheme("http", "The key to one's seats", scheme="bearer"),
        "cookie": SecurityScheme(
            "apiKey", "The same key, as a browser keeps it", name="capo_seat", security_scheme_in="cookie"
        ),
        "owner-secret": SecurityScheme("http", "CAPO_OWNER_SECRET", scheme="bearer"),
        "metrics-token": SecurityScheme("http", "CAPO_METRICS_TOKEN, where it is set", scheme="bearer"),
    }


def _corrected(value: Json, unions: dict[str, Shape]) -> Json:
    """Unions are called by their names, and whole numbers are written as such."""
    if isinstance(value, list):
        return [_corrected(item, unions) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, dict):
        return value
    for name, union in unions.items():
        if value.get("oneOf") == union["anyOf"]:
            return {"$ref": WHERE.format(name=name)}
    corrected = {key: _corrected(item, unions) for key, item in value.items()}
    return _never_null(corrected) if corrected.get("in") == "query" else corrected


def _never_null(parameter: Shape) -> Shape:
    """What may be left out of an address is a plain number there, or is not there."""
    shape = parameter["schema"]
    assert isinstance(shape, dict)
    match shape.pop("oneOf", None):
        case [dict(number), {"type": "null"}]:
            shape.update(number)
    return parameter
