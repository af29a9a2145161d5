"""A house that has just opened reads several tables at once, in several threads, in types it meets first."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.stores import new_table, opened

TABLES = 8
PROCESSES = 12  # as the crash that this is about came once in five

FIND = f"""
import asyncio, sys
from tests.server.stores import opened

sys.setswitchinterval(1e-6)

async def main():
    async with opened(sys.argv[1]) as store:
        found = await asyncio.gather(*[store.find(f"T{{number}}") for number in range({TABLES})])
        print(len([kept for kept in found if kept is not None]))

asyncio.run(main())
"""


@pytest.mark.slow
def test_tables_are_found_in_several_threads_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"

    async def make() -> None:
        async with opened(url) as store:
            for number in range(TABLES):
                await new_table(store, f"T{number}")

    asyncio.run(make())
    for _ in range(PROCESSES):
        done = subprocess.run([sys.executable, "-c", FIND, url], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, f"{TABLES}\n"), done.stderr
