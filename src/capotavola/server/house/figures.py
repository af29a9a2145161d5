"""The figures of all workers on one machine: each counts in files of its own, that any of them can read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Protocol

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library counts in files where this is set before it is imported
KEPT = ("counter", "histogram")  # files of what was counted; the others are of what is so at the moment


class AllWorkers(Protocol):
    def read(self, registry: CollectorRegistry) -> bytes:
        """All that they have counted; `registry` is one worker's own."""


class OneWorker:
    """There are no others."""

    def read(self, registry: CollectorRegistry) -> bytes:
        return generate_latest(registry)


class Desks:
    """Of workers in a folder. Whoever comes takes over what one that is gone has counted.

    So nothing is lost, and there are never more files than there were workers at once. A worker holds a lock
    on a file of its own for as long as it lives: a process number might be somebody else's by now.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with self._alone():
            self._own = self._sit_down()

    def read(self, registry: CollectorRegistry) -> bytes:
        with self._alone():
            for worker in self._gone():
                mark_process_dead(worker, str(self._folder))
            together = CollectorRegistry()
            MultiProcessCollector(together, str(self._folder))
            return generate_latest(together)

    def _sit_down(self) -> IO[bytes]:
        """Before anything is counted; the open file is what shows that we live."""
        own, gone = os.getpid(), self._gone()
        for worker in gone:
            mark_process_dead(worker, str(self._folder))
        if gone and own not in gone:
            self._take_over(gone[0], own)
        file = self._lock_of(own).open("ab")
        _lock(file, wait=True)
        return file

    def _take_over(self, worker: int, own: int) -> None:
        for kind in KEPT:
            counted = self._folder / f"{kind}_{worker}.db"
            if counted.exists():
                counted.rename(self._folder / f"{kind}_{own}.db")
        self._lock_of(worker).unlink()

    def _gone(self) -> list[int]:
        workers = sorted(int(lock.stem) for lock in self._folder.glob("*.lock"))
        return [worker for worker in workers if self._is_gone(worker)]

    def _is_gone(self, worker: int) -> bool:
        with self._lock_of(worker).open("ab") as file:
            return _lock(file, wait=False)

    def _lock_of(self, worker: int) -> Path:
        return self._folder / f"{worker}.lock"

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """While one reads, none takes over: what is counted would be seen twice, or not at all."""
        with (self._folder / "reading").open("ab") as file:
            _lock(file, wait=True)
            yield


def _lock(file: IO[bytes], wait: bool) -> bool:
    """Whether it is ours now, until the file is closed."""
    import fcntl  # noqa: PLC0415  (several workers are for systems that have it)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def all_workers() -> AllWorkers:
    """Those that share a folder with this process; where there is only one, itself."""
    folder = os.environ.get(FOLDER)
    return Desks(Path(folder)) if folder else OneWorker()


@contextmanager
def shared_figures() -> Iterator[None]:
    """For all processes that are started in this block."""
    with TemporaryDirectory(prefix="capotavola-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]
