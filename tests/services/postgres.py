"""A PostgreSQL of our own: not the system's, empty at first, open to this machine only."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.services.folder import own_folder
from tests.services.service import HOST, Service, free_port, run_as_servant

USER = "capo"
# Small, but as durable as any: fsync and synchronous_commit stay on.
SETTINGS = {
    "listen_addresses": HOST,
    "shared_buffers": "32MB",
    "max_wal_size": "256MB",
    "jit": "off",
    "timezone": "UTC",
}


@contextmanager
def open_postgres() -> Iterator[Service]:
    """A running server; it and all its data are gone after the block."""
    with own_folder("postgres") as folder:
        data, port = folder / "data", free_port()
        make_cluster(folder, data)
        server = Service(
            folder,
            command=run_cluster(folder, data, port),
            address=f"postgresql+asyncpg://{USER}@{HOST}:{port}",
            answers=lambda pid: is_ready(data, pid),
        )
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def fresh_database(server: Service, name: str) -> Iterator[str]:
    """The URL of a new, empty database; dropped after the block, whoever is still connected."""
    where = ("--maintenance-db", server.url("postgres").replace("+asyncpg", ""))
    run_as_servant(program("createdb"), *where, name, folder=server.folder)
    try:
        yield server.url(name)
    finally:
        server.start()
        run_as_servant(program("dropdb"), *where, "--force", name, folder=server.folder)


def make_cluster(folder: Path, data: Path) -> None:
    """An empty data folder that trusts whoever comes from this machine."""
    options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"]
    run_as_servant(program("initdb"), *options, f"--username={USER}", f"--pgdata={data}", folder=folder)


def run_cluster(folder: Path, data: Path, port: int) -> list[str]:
    settings = {**SETTINGS, "port": str(port), "unix_socket_directories": str(folder)}
    words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    return [program("postgres"), "-D", str(data), *words]


def is_ready(data: Path, pid: int) -> bool:
    """Whether the server says so in its own notes, which may be those of one that was killed before."""
    try:
        notes = (data / "postmaster.pid").read_text().split()
    except FileNotFoundError:
        return False
    return notes[:1] == [str(pid)] and notes[-1] == "ready"


def program(name: str) -> str:
    """A program of PostgreSQL: the newest where Debian keeps them, or the one on the path."""
    kept = sorted(
        Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda file: float(file.parent.parent.name)
    )
    found = str(kept[-1]) if kept else shutil.which(name)
    if found is None:
        raise RuntimeError("PostgreSQL is not installed: run make services")
    return found
