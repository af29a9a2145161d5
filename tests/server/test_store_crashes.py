"""A process that appends is stopped at any moment: what it has acknowledged is there, nothing by halves."""

from pathlib import Path
from random import Random

import pytest

from tests.server.appender import last_acknowledged, run_appender
from tests.server.stores import integrity, look, make

pytestmark = pytest.mark.slow


def test_a_killed_process_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    codes = [f"T{number}" for number in range(8)]
    tables = make(f"sqlite:///{file}", codes)
    luck = Random(5)
    begun = dict.fromkeys(tables, 0)
    for _ in range(20):
        done = run_appender(f"sqlite:///{file}", codes, kill_after=luck.randrange(1, 400))
        acknowledged = {**begun, **last_acknowledged(done)}
        found = look(f"sqlite:///{file}", tables)
        for table in tables:
            # The one append that was under way may have been kept, whole.
            assert found[table] - acknowledged[table] in (0, 2)
        begun = {table: found[table] + 2 for table in tables}
        assert integrity(file) == "ok"


@pytest.mark.parametrize("room", [100_000, 150_001, 201_234])
def test_a_file_that_cannot_grow_loses_nothing(tmp_path: Path, room: int) -> None:
    file = tmp_path / "house.db"
    codes = [f"T{number}" for number in range(6)]
    tables = make(f"sqlite:///{file}", codes)

    done = run_appender(f"sqlite:///{file}", codes, room=room)
    troubles = [line for line in done if line.startswith("trouble")]
    assert len(troubles) == 6
    assert set(troubles) <= {"trouble store-full", "trouble store-failed"}
    acknowledged = last_acknowledged(done)
    assert min(acknowledged.values()) > 0
    # Where there was no room for a first append, there is none.
    assert look(f"sqlite:///{file}", tables) == {table: acknowledged.get(table, 0) for table in tables}
    assert integrity(file) == "ok"
