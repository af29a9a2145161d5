"""The bounds in a record: below what each number was drawn."""

import copy

import pytest

from capotavola.engine.chance import Chance
from capotavola.engine.record import RecordError
from capotavola.engine.replay import verify
from tests.engine.records import GAME, as_record, first_draw, lines_of, numbers_in, played, secrets


def change_a_bound_of_the_deal(lines: list[dict[str, object]]) -> None:
    numbers_in(lines[0], "of")[0] += 1


def change_a_bound_of_an_action(lines: list[dict[str, object]]) -> None:
    numbers_in(lines[first_draw(lines) - 1], "of")[0] += 1


@pytest.mark.parametrize("with_secrets", [True, False])
def test_bounds_are_compared_with_and_without_a_seed(with_secrets: bool) -> None:
    lines = lines_of(played(secrets()) if with_secrets else played())
    if with_secrets:
        del lines[-1]["secrets"]
    for change, line in [(change_a_bound_of_the_deal, 1), (change_a_bound_of_an_action, first_draw(lines))]:
        changed = copy.deepcopy(lines)
        change(changed)
        with pytest.raises(RecordError, match="other bounds than the record says") as caught:
            verify(GAME, as_record(changed))
        assert caught.value.line == line


def test_every_number_stands_below_its_bound() -> None:
    lines = lines_of(played())
    chance = Chance(b"records")
    for line in lines[:-1]:
        if "chance" in line or "of" in line:
            assert [chance.below(bound) for bound in numbers_in(line, "of")] == numbers_in(line, "chance")
    assert chance.counter > 60


def test_a_record_without_bounds_is_checked_all_the_same() -> None:
    lines = lines_of(played(secrets()))
    for line in lines:
        line.pop("of", None)
    findings = verify(GAME, as_record(lines))
    assert (findings.finished, findings.seeded, findings.committed) == (True, True, True)
    dealt = numbers_in(lines[0], "chance")
    dealt[0] = (dealt[0] + 1) % 4
    with pytest.raises(RecordError, match="does not follow from the seed"):
        verify(GAME, as_record(lines))


@pytest.mark.parametrize(
    ("chance", "of", "reason"),
    [
        ([1], [], "one bound for each number"),
        ([1], [6, 6], "one bound for each number"),
        (None, [6], "one bound for each number"),
        ([6], [6], "6, which is not below 6"),
        ([0], [0], "of must be a whole number from 1 to 4294967296"),
        ([0], [2**32 + 1], "of must be a whole number from 1 to 4294967296"),
        ([0], [-1], "of must be a whole number"),
        ([0], [True], "of must be a whole number"),
        ([0], [6.0], "of must be a whole number"),
        ([0], ["6"], "of must be a whole number"),
        ([0], 6, "of must be a list"),
        ([0], None, "of must be a list"),
    ],
)
@pytest.mark.parametrize("line", [1, 3])
def test_bounds_that_cannot_be(chance: object, of: object, reason: str, line: int) -> None:
    lines = lines_of(played(actions=4))
    if chance is not None or line == 1:
        lines[line - 1]["chance"] = chance or []
    lines[line - 1]["of"] = of
    with pytest.raises(RecordError, match=reason) as caught:
        as_record(lines)
    assert caught.value.line == line


def test_the_largest_bound_is_read() -> None:
    lines = lines_of(played(actions=4))
    lines[2]["chance"], lines[2]["of"] = [2**32 - 1], [2**32]
    assert as_record(lines).entries[1].bounds == [2**32]
