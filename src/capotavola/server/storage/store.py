"""Where tables are kept: what the house needs of a storage, whatever is behind it."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from capotavola.server.messages.fields import Status
from capotavola.server.storage.database import T, Work
from capotavola.server.table.log import Entry, TableSetup


class Kept(NamedTuple):
    """A table as it stands in the storage; its log is apart."""

    id: int
    code: str
    setup: TableSetup
    secret: bytes
    created: int


class Picture(NamedTuple):
    """Of a table after the entry of that number, so that it need not be made of its whole log again."""

    number: int
    body: bytes


class Opening(NamedTuple):
    """A table, its newest picture, if there is one that fits the log, and the first entries after that.

    `closings`: from when to when the house was closed since something happened there, or before.
    """

    kept: Kept
    picture: Picture | None
    entries: list[Entry]
    closings: list[tuple[int, int]]


class Summary(NamedTuple):
    """What a search for tables needs to know of one: written together with its newest entries.

    `due` is when the house must do something at it; `info` is its TableInfo as JSON.
    """

    status: Status
    due: int | None
    info: bytes


class Taken(Exception):
    """Somebody else has written an entry of that number first: read on, and decide again."""


class MarkTaken(Exception):
    """This message was carried out before."""


class CodeTaken(Exception):
    """There is a table of that code."""


class StoreTrouble(Exception):
    """Nothing was written. `reason`: store-full, store-busy (locked for long), store-failed."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason


class Damaged(Exception):
    """What is stored cannot be read: of which table, at which entry, and why."""


class Store(Protocol):
    """All times are milliseconds since 1970. Every method may raise StoreTrouble."""

    async def ping(self) -> None:
        """A real query."""

    async def get_ready(self) -> None:
        """What is done once, such as composing statements, is done now."""

    async def create(
        self,
        code: str,
        setup: TableSetup,
        secret: bytes,
        created: int,
        entries: list[Entry],
        summary: Summary,
    ) -> Kept:
        """A new table with its first entries (numbers from 1); CodeTaken if the code is in use."""

    async def find(self, code: str) -> Kept | None: ...

    async def openings(self, codes: list[str], most: int) -> dict[str, Opening | Damaged]:
        """All that is needed to open tables, by code, if there are such; of each so many entries at most."""

    async def entries(self, table: int, after: int, most: int | None = None) -> list[Entry]:
        """Those with a number above `after`, in order, all or so many at most.

        Damaged if one is missing or cannot be read.
        """

    async def append(self, table: int, entries: list[Entry], summary: Summary) -> None:
        """All of them durably, or none: Taken, MarkTaken. When it returns they outlive the process."""

    async def marked(self, table: int, mark: str) -> bool:
        """Whether an entry of the table has that mark."""

    async def tables(self, statuses: list[Status], limit: int, before: int | None) -> list[bytes]:
        """`info` of public tables, the last changed first, changed before that time."""

    async def claim_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Codes of tables that are due and not leased, leased to the caller until `now + lease`."""

    async def lease(self, table: int, until: int) -> None:
        """Nobody else claims that table's duty until then."""

    async def put_off(self, code: str, until: int) -> None:
        """As `lease`, of a table that cannot be opened."""

    async def close_table(self, code: str) -> bool:
        """Nobody finds it among the tables, and nothing is due there; False if there is no such table."""

    async def remove(self, code: str) -> bool:
        """The table with its log, for good; False if there is no such table."""

    async def expired(self, statuses: list[Status], before: int, limit: int) -> list[str]:
        """Codes of tables where nothing happened since then, nothing is due later, and nobody is."""

    async def rewrite(self, table: int, changed: list[Entry], last: Entry, summary: Summary) -> None:
        """Other entries in the place of those of the same numbers, and one more at the end: all, or Taken."""

    async def keep_picture(self, table: int, picture: Picture) -> bool:
        """Whether it was kept, in the place of an earlier one."""

    async def numbers(self, tables: list[int]) -> dict[int, int]:
        """The number of the last entry, by table."""

    async def beat(self, worker: str, now: int) -> None:
        """This worker is alive."""

    async def last_beat(self) -> int | None:
        """The newest of all workers' beats."""

    async def open_house(self, worker: str, now: int, pause: int) -> None:
        """The first beat of a worker; with none alive for longer than `pause`, the house was closed."""

    async def closings(self, after: int) -> list[tuple[int, int]]:
        """From when to when the house was closed, as far as it opened after that time."""

    async def bury(self, before: int) -> list[str]:
        """Forget workers last alive before that, and their connections; codes of the tables concerned."""

    async def connect(self, worker: str, table: int, *seats: int) -> None:
        """LookupError if there is no such table."""

    async def disconnect(self, worker: str, table: int, seat: int) -> None: ...

    async def connected(self, table: int) -> set[int]:
        """Seats with a connection to any living worker."""

    async def look(self, work: Work[T]) -> T:
        """Of the books beside the tables (`order`, …): work that changes nothing."""

    async def change(self, work: Work[T]) -> T:
        """Of the same: work that is on the disk when this returns; tried twice perhaps, and kept once."""

    async def room(self) -> int | None:
        """Bytes that are left on its disk; None if that cannot be seen from here."""

    def waiting(self) -> int:
        """How much is ordered to be written and not on the disk."""

    def note(self, noted: Callable[[float], None]) -> None:
        """Tell how many seconds each order took from now on."""

    async def close(self) -> None: ...
