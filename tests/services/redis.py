"""A Redis of our own: not the system's, in memory only, open to this machine only."""

import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.services.folder import own_folder
from tests.services.service import HOST, Service, free_port


@contextmanager
def open_redis() -> Iterator[Service]:
    """A running server; gone after the block."""
    with own_folder("redis") as folder:
        port = free_port()
        server = Service(
            folder,
            command=[program(), "--bind", HOST, "--port", str(port), "--save", "", "--appendonly", "no"],
            address=f"redis://{HOST}:{port}",
            answers=lambda _: ask(port, "PING") == "+PONG",
        )
        server.start()
        try:
            yield server
        finally:
            server.kill()


def fresh_keys(server: Service) -> str:
    """The URL of a server without any keys. Channels belong to no database: name them apart."""
    server.start()
    answer = ask(int(server.address.rpartition(":")[2]), "FLUSHALL")
    if answer != "+OK":
        raise RuntimeError(f"Redis does not forget: {answer}")
    return server.url("0")


def ask(port: int, command: str) -> str:
    """The first line of the answer to a command, or nothing if nobody answers."""
    try:
        with socket.create_connection((HOST, port), timeout=30) as connection:
            connection.sendall(f"{command}\r\n".encode())
            return connection.makefile().readline().strip()
    except OSError:
        return ""


def program() -> str:
    found = shutil.which("redis-server")
    if found is None:
        raise RuntimeError("Redis is not installed: run make services")
    return found
