"""A process that appends to tables as fast as it can, and says on stdout what was acknowledged.

Usage: python -m tests.server.appender URL ROOM CODE...; no file may grow beyond ROOM bytes, unless that is 0.
Lines are `table number`, or `trouble reason` when it fails.
"""

import asyncio
import resource
import subprocess
import sys

from capotavola.server.storage.sqlstore import SqlStore
from capotavola.server.storage.store import StoreTrouble
from tests.server.stores import opened, said, summary

WORDS = "parola " * 40


async def main(url: str, codes: list[str]) -> None:
    async with opened(url, patience=30) as store:
        await asyncio.gather(*[append_forever(store, code) for code in codes])


async def append_forever(store: SqlStore, code: str) -> None:
    """Two entries at a time, each with a mark, so that a half append would show."""
    kept = await store.find(code)
    if kept is None:
        raise LookupError(code)
    number = len(await store.entries(kept.id, 0))
    while True:
        entries = [said(place, f"1:{place}", WORDS) for place in (number + 1, number + 2)]
        try:
            await store.append(kept.id, entries, summary())
        except StoreTrouble as trouble:
            print("trouble", trouble.reason, flush=True)
            return
        number += 2
        print(kept.id, number, flush=True)


def run_appender(url: str, codes: list[str], kill_after: int = 0, room: int = 0) -> list[str]:
    """The lines of an appender that runs until it fails, or is killed after so many of them."""
    lines: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.appender", url, str(room), *codes],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.endswith("\n"):  # what was cut off in the middle was not said
                lines.append(line.strip())
            if len(lines) == kill_after:
                process.kill()
    return lines


def last_acknowledged(lines: list[str]) -> dict[int, int]:
    """The newest number of each table."""
    pairs = [line.split() for line in lines if not line.startswith("trouble")]
    return {int(table): int(number) for table, number in pairs}


if __name__ == "__main__":
    if room := int(sys.argv[2]):
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    asyncio.run(main(sys.argv[1], sys.argv[3:]))
