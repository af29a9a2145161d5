"""Fixtures: a real PostgreSQL and a real Redis, started when first asked for, one each per test process."""

from collections.abc import Iterator

import pytest

from tests.services.postgres import fresh_database, open_postgres
from tests.services.redis import fresh_keys, open_redis
from tests.services.service import Service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    with open_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Service) -> Iterator[str]:
    """A database for this test only. It runs, whatever the test before has done to the server."""
    postgres.start()
    with fresh_database(postgres, "house") as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Service]:
    with open_redis() as server:
        yield server


@pytest.fixture
def redis_url(redis_server: Service) -> str:
    return fresh_keys(redis_server)
