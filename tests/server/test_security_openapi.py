"""The OpenAPI document against a real house: requests made of it, right and wrong, by schemathesis."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.attacks import INSIDE, PATIENCE, attacked, opened, with_key
from tests.server.live import LiveHouse

pytestmark = pytest.mark.slow

EXAMPLES = 40
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
Operation: TypeAlias = APIOperation[Any, Any, Any, Any]  # its own parts do not matter here
ENDLESS = "/api/tables/{code}/events"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    with attacked(tmp_path_factory.mktemp("openapi")) as house:
        yield house


@pytest.fixture(scope="module")
def document(house: LiveHouse) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def line() -> Iterator[requests.Session]:
    with requests.Session() as session:
        yield session


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_answers_as_announced(
    house: LiveHouse, document: BaseSchema, line: requests.Session, mode: GenerationMode
) -> None:
    """At a table that there is, by a player at it, and at made-up tables by nobody."""
    routes = 0
    for found in document.get_all_operations():
        assert isinstance(found, Ok)
        operation: Operation = found.ok()
        takes_anything = bool(operation.body) or any(operation.iter_parameters())
        if operation.path != ENDLESS and (takes_anything or mode is GenerationMode.POSITIVE):
            _try(house, operation, line, mode)
            routes += 1
    assert routes >= (15 if mode is GenerationMode.POSITIVE else 10)


def _try(house: LiveHouse, operation: Operation, line: requests.Session, mode: GenerationMode) -> None:
    table = opened(house, players=3, visibility="public")

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def answered_well(case: Case[Operation], real: bool) -> None:
        if real and "code" in case.path_parameters:
            case.path_parameters["code"] = table["code"]
        headers = with_key(str(table["key"])) if real else {}
        answer = case.call(base_url=house.url, session=line, headers=headers, timeout=PATIENCE)
        line.cookies.clear()
        wrong = [negative_data_rejection] if _has_a_wrong_body(case) else []
        case.validate_response(answer, checks=[*CHECKS, *wrong])
        assert INSIDE.search(answer.text) is None, answer.text

    answered_well()


def _has_a_wrong_body(case: Case[Operation]) -> bool:
    """Whatever else is wrong, or right: a code is replaced above, and unknown parameters are borne."""
    body = case.meta.components.get(ParameterLocation.BODY) if case.meta else None
    return body is not None and body.mode is GenerationMode.NEGATIVE
