"""The services that other tests rely on: they answer, keep what is durable, and leave nothing behind."""

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as NoConnection
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.services.postgres import fresh_database
from tests.services.service import HOST, Service

pytestmark = pytest.mark.slow

TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"

# Starts both services, says where they are, and waits to be killed.
HOLDER = """
from tests.services.postgres import open_postgres
from tests.services.redis import open_redis
with open_postgres() as postgres, open_redis() as redis:
    for service in (postgres, redis):
        print(service.folder, service.address.rpartition(":")[2], flush=True)
    input()
"""


def query(url: str, *statements: str) -> object:
    """The value that the last of some statements gives, all in one transaction."""

    async def run() -> object:
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                for statement in statements[:-1]:
                    await connection.execute(text(statement))
                return (await connection.execute(text(statements[-1]))).scalar()
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_postgresql_answers_and_is_durable(postgres_url: str) -> None:
    assert query(postgres_url, "SELECT 6 * 7") == 42
    assert query(postgres_url, "SHOW fsync") == "on"
    assert query(postgres_url, "SHOW synchronous_commit") == "on"


def test_postgresql_listens_on_loopback_only(postgres_url: str) -> None:
    assert query(postgres_url, "SHOW listen_addresses") == "127.0.0.1"


@pytest.mark.parametrize("turn", ["first", "second"])
def test_every_test_gets_an_empty_database(postgres_url: str, turn: str) -> None:
    assert query(postgres_url, TABLES) == 0, turn
    assert query(postgres_url, "CREATE TABLE seat (name text)", TABLES) == 1


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_a_restart_keeps_what_was_committed(
    postgres: Service, postgres_url: str, end: Callable[[Service], None]
) -> None:
    query(postgres_url, "CREATE TABLE seat (name text)", "INSERT INTO seat VALUES ('Anna')", "SELECT 1")
    end(postgres)
    with pytest.raises((OSError, DBAPIError)):
        query(postgres_url, "SELECT 1")
    postgres.start()
    assert query(postgres_url, "SELECT name FROM seat") == "Anna"


def test_a_database_is_dropped_though_the_server_was_left_dead(postgres: Service) -> None:
    with fresh_database(postgres, "left"):
        postgres.kill()
    assert query(postgres.url("postgres"), "SELECT count(*) FROM pg_database WHERE datname = 'left'") == 0


def test_a_server_that_died_by_itself_is_started_again(postgres: Service) -> None:
    assert postgres.process is not None
    postgres.process.kill()
    postgres.process.wait()
    postgres.start()
    assert query(postgres.url("postgres"), "SELECT 1") == 1


def talk(url: str) -> tuple[object, int]:
    """The answer to a ping, and how many keys there were before one more was set."""

    async def run() -> tuple[object, int]:
        async with Redis.from_url(url) as redis:
            answer = await redis.ping()
            keys = await redis.dbsize()
            await redis.set("seat", "Anna")
            return answer, keys

    return asyncio.run(run())


@pytest.mark.parametrize("turn", ["first", "second"])
def test_redis_answers_and_every_test_finds_it_empty(redis_url: str, turn: str) -> None:
    assert talk(redis_url) == (True, 0), turn


@pytest.mark.parametrize("end", [Service.stop, Service.kill])
def test_redis_comes_back_on_the_same_port(
    redis_server: Service, redis_url: str, end: Callable[[Service], None]
) -> None:
    end(redis_server)
    with pytest.raises(NoConnection):
        talk(redis_url)
    redis_server.start()
    assert talk(redis_url) == (True, 0)


@pytest.mark.parametrize("how", ["terminate", "kill"])
def test_nothing_is_left_when_the_tests_are_killed(how: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        lines = [holder.stdout.readline().split() for _ in range(2)]
        assert all(Path(folder).is_dir() for folder, _ in lines)
        getattr(holder, how)()
    for folder, port in lines:
        wait_until_gone(Path(folder))
        with socket.socket() as caller:
            assert caller.connect_ex((HOST, int(port))) != 0


def wait_until_gone(folder: Path) -> None:
    deadline = time.monotonic() + 90
    while folder.exists():
        assert time.monotonic() < deadline, f"{folder} is still there"
        time.sleep(0.05)
