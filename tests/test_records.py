"""Finished games on file play again to the same end."""

from pathlib import Path

import pytest

import capotavola
from capotavola.engine.record import read_record
from capotavola.engine.replay import verify
from tests.boxes import game_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_verifies(path: Path) -> None:
    record = read_record(path.read_bytes())
    findings = verify(game_of(record.game_name()), record)
    assert findings.finished
    assert findings.committed


def test_every_game_has_records() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(capotavola.games())
