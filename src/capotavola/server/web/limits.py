"""How much anybody may ask for: buckets that fill up again with time, counted together by all workers."""

import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from mmap import ACCESS_WRITE, mmap
from pathlib import Path
from struct import Struct

SHARED = "CAPO_LEDGER"  # where the first process tells its workers of the file
PLACES = 1 << 16
MOST_WORKERS = 64
HEAD = Struct("<16s")
LINE = Struct("<dd")  # what part of a bucket is used up, and when that was so
LINE_SIZE = LINE.size
COUNT = Struct("<I")
LINES = HEAD.size
DESKS = LINES + 2 * PLACES * LINE.size
DESK = COUNT.size * (1 + 2 * PLACES)  # whose it is, then two rows of counts
FULL = 1 + 1e-9  # thirds and the like do not add up to one exactly
REMEMBERED = 4096  # names whose places are known
SIZE = DESKS + MOST_WORKERS * DESK


class Bucket:
    """Holds `burst` at most, and gets `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Ledger:
    """Lines for buckets and counts, in memory that all workers of this machine see.

    Each name has two lines, by a hash that nobody outside can foretell, and others may have one of them, but
    hardly both: what either allows is allowed. Two workers that write a line together lose a penny at most.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._known: dict[str, tuple[int, int]] = {}
        if file is None:
            self._pages = mmap(-1, SIZE)
            HEAD.pack_into(self._pages, 0, secrets.token_bytes(HEAD.size))
            self._desk = self._sit_down()
            return
        import fcntl  # noqa: PLC0415  (several workers are for systems that have it)

        with file.open("r+b") as handle:
            self._pages = mmap(handle.fileno(), SIZE, access=ACCESS_WRITE)
            fcntl.flock(handle, fcntl.LOCK_EX)  # of two workers that come together each gets a desk
            self._desk = self._sit_down()
            fcntl.flock(handle, fcntl.LOCK_UN)  # the pages would hold it for as long as they are open

    def _sit_down(self) -> int:
        """At a desk that is free, or whose worker died: what it counted is gone with it."""
        for number in range(MOST_WORKERS):
            desk = DESKS + number * DESK
            if not _lives(COUNT.unpack_from(self._pages, desk)[0]):
                self._pages[desk : desk + DESK] = bytes(DESK)
                COUNT.pack_into(self._pages, desk, os.getpid())
                return desk
        raise RuntimeError(f"there are no more than {MOST_WORKERS} workers")

    def places(self, name: str) -> tuple[int, int]:
        """Asked for again and again by the same: those who speak are remembered."""
        known = self._known.get(name)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[name] = self._hashed(name)
        return known

    def _hashed(self, name: str) -> tuple[int, int]:
        digest = blake2b(name.encode(errors="replace"), digest_size=8, key=self._pages[: HEAD.size]).digest()
        first, second = int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big")
        return first % PLACES, PLACES + second % PLACES

    def line(self, place: int) -> tuple[float, float]:
        line: tuple[float, float] = LINE.unpack_from(self._pages, LINES + place * LINE_SIZE)
        return line

    def write(self, place: int, used: float, at: float) -> None:
        LINE.pack_into(self._pages, LINES + place * LINE_SIZE, used, at)

    def count(self, name: str, more: int) -> None:
        """So many more here, or fewer."""
        for place in self.places(name):
            where = self._desk + COUNT.size * (1 + place)
            COUNT.pack_into(self._pages, where, max(0, self._count(self._desk, place) + more))

    def counted(self, name: str) -> int:
        """At all workers."""
        desks = [DESKS + number * DESK for number in range(MOST_WORKERS)]
        taken = [desk for desk in desks if COUNT.unpack_from(self._pages, desk)[0]]
        return min(sum(self._count(desk, place) for desk in taken) for place in self.places(name))

    def _count(self, desk: int, place: int) -> int:
        count: int = COUNT.unpack_from(self._pages, desk + COUNT.size * (1 + place))[0]
        return count


class Buckets:
    """One for each name, such as an address: full at first, and again after `seconds`."""

    def __init__(self, ledger: Ledger, kind: str, burst: float, seconds: float = 60) -> None:
        self._ledger = ledger
        self._kind = kind
        self._burst = burst
        self._seconds = seconds

    def take(self, name: str, cost: float = 1) -> bool:
        now = time.monotonic()  # one clock for all processes
        place, other = self._ledger.places(f"{self._kind}/{name}")
        used, used_too = self._used(place, now), self._used(other, now)
        share = cost / self._burst
        if min(used, used_too) + share > FULL:
            return False
        self._ledger.write(place, min(1.0, used + share), now)
        self._ledger.write(other, min(1.0, used_too + share), now)
        return True

    def is_empty(self, name: str) -> bool:
        now = time.monotonic()
        places = self._ledger.places(f"{self._kind}/{name}")
        return min(self._used(place, now) for place in places) + 1 / self._burst > FULL

    def _used(self, place: int, now: float) -> float:
        used, at = self._ledger.line(place)
        if not used:
            return 0.0
        return max(0.0, used - max(0.0, now - at) / self._seconds)


def _lives(worker: int) -> bool:
    """Whether there is such a process; after a restart in the same place it is not the one that we are."""
    if worker in (0, os.getpid()):
        return False
    try:
        os.kill(worker, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@contextmanager
def shared_ledger() -> Iterator[None]:
    """For all processes that are started in this block."""
    handle, name = tempfile.mkstemp(prefix="capotavola-")
    os.truncate(handle, SIZE)
    os.write(handle, secrets.token_bytes(HEAD.size))
    os.close(handle)
    os.environ[SHARED] = name
    try:
        yield
    finally:
        del os.environ[SHARED]
        with suppress(FileNotFoundError):
            Path(name).unlink()


def open_ledger() -> Ledger:
    """The one that the workers share; where there is only one process, its own."""
    name = os.environ.get(SHARED)
    return Ledger(Path(name) if name else None)
