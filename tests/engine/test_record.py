"""Records: what is broken is found, with its position; what is sound can be checked and continued."""

import random
from collections.abc import Callable

import pytest

from capotavola.engine.chance import OutOfNumbers
from capotavola.engine.deal import seed_of
from capotavola.engine.match import open_match, resume_match
from capotavola.engine.record import RecordError, read_record
from capotavola.engine.replay import replay, verify
from tests.conformance.walks import snapshot
from tests.engine.records import GAME, SEATS, as_record, lines_of, numbers_in, played, secrets


def test_a_finished_game_with_its_secrets_is_wholly_checked() -> None:
    match = played(secrets())
    findings = verify(GAME, read_record(match.record.to_bytes()))
    assert (findings.finished, findings.seeded, findings.committed) == (True, True, True)
    assert findings.actions == len(match.record.entries)


def test_before_the_end_the_secrets_are_not_in_the_record() -> None:
    match = played(secrets(), actions=30)
    raw = match.record.to_bytes()
    assert b"the house's".hex().encode() not in raw
    findings = verify(GAME, read_record(raw))
    assert (findings.finished, findings.seeded, findings.committed) == (False, False, False)


def test_without_a_seed_chance_is_taken_from_the_record() -> None:
    match = played(secrets(), actions=60)
    again = replay(GAME, read_record(match.record.to_bytes()))
    assert again.view(None) == match.state.view(None)
    assert [again.legal(seat) for seat in range(3)] == [match.state.legal(seat) for seat in range(3)]


def test_a_game_on_script_keeps_its_script_in_copies_and_dumps() -> None:
    match = played(secrets(), actions=30)
    state = replay(GAME, read_record(match.record.to_bytes()))
    state.chance.script = [2, 1, 0]
    twins = [state.copy(), GAME.load(GAME.dump(state))]
    state.chance.below(3)
    assert [twin.chance.script for twin in twins] == [[2, 1, 0], [2, 1, 0]]
    assert [[twin.chance.below(3) for _ in range(3)] for twin in twins] == [[0, 1, 2], [0, 1, 2]]
    with pytest.raises(OutOfNumbers):
        twins[0].chance.below(3)


Change = Callable[[list[dict[str, object]]], None]


def repeat_an_action(lines: list[dict[str, object]]) -> None:
    lines.insert(2, lines[1])


def change_an_action(lines: list[dict[str, object]]) -> None:
    lines[1]["action"] = {"verb": "omerta"}


def change_the_deal(lines: list[dict[str, object]]) -> None:
    dealt = numbers_in(lines[0], "chance")
    dealt[0] = (dealt[0] + 1) % numbers_in(lines[0], "of")[0]


def add_a_draw(lines: list[dict[str, object]]) -> None:
    lines[4]["chance"] = [1]


def change_the_score(lines: list[dict[str, object]]) -> None:
    end = lines[-1]["end"]
    assert isinstance(end, dict)
    end["scores"][0] += 1


def drop_the_end(lines: list[dict[str, object]]) -> None:
    del lines[-1]


def end_too_early(lines: list[dict[str, object]]) -> None:
    del lines[-2]


def change_the_seed(lines: list[dict[str, object]]) -> None:
    lines[0]["seed"] = b"other".hex()


def change_the_content(lines: list[dict[str, object]]) -> None:
    lines[0]["content"] = "0" * 64


def change_the_rules(lines: list[dict[str, object]]) -> None:
    lines[0]["rules"] = 99


def change_the_players(lines: list[dict[str, object]]) -> None:
    lines[0]["players"] = 6
    lines[0]["seats"] = [{"name": "x"}] * 6


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (repeat_an_action, 3, "not allowed by OM-"),
        (change_an_action, 2, "not allowed by OM-1.6"),
        (change_the_deal, 1, "the deal does not follow from the seed"),
        (change_the_seed, 1, "the deal does not follow from the seed"),
        (add_a_draw, 5, "chance gave something else"),
        (change_the_score, -1, "the game ended otherwise"),
        (drop_the_end, -1, "the last line is missing"),
        (end_too_early, -1, "says the game is over, but it is not"),
        (change_the_content, 1, "other content"),
        (change_the_rules, 1, "rules version 99"),
        (change_the_players, 1, "3 to 5 players"),
    ],
)
def test_a_change_is_found_at_its_line(change: Change, line: int, reason: str) -> None:
    lines = lines_of(played())
    change(lines)
    with pytest.raises(RecordError, match=reason) as caught:
        verify(GAME, as_record(lines))
    assert caught.value.line == (line if line > 0 else len(lines))


def test_without_a_seed_a_deal_must_use_up_what_chance_gave() -> None:
    lines = lines_of(played(secrets(), actions=5))
    numbers_in(lines[0], "chance").append(0)
    numbers_in(lines[0], "of").append(6)
    with pytest.raises(RecordError, match="more numbers than are drawn") as caught:
        verify(GAME, as_record(lines))
    assert caught.value.line == 1


def test_a_seed_beside_the_secrets_must_be_theirs() -> None:
    lines = lines_of(played(secrets()))
    lines[0]["seed"] = seed_of(secrets().house, secrets().seats).hex()
    assert verify(GAME, as_record(lines)).committed
    lines[0]["seed"] = b"other".hex()
    with pytest.raises(RecordError, match="the seed is not that of the secrets") as caught:
        verify(GAME, as_record(lines))
    assert caught.value.line == 1


def test_a_secret_that_is_changed_is_named_before_the_deal_is_doubted() -> None:
    lines = lines_of(played(secrets()))
    published = lines[-1]["secrets"]
    assert isinstance(published, dict)
    published["house"] = b"another".hex()
    with pytest.raises(RecordError, match="does not fit its commitment") as caught:
        verify(GAME, as_record(lines))
    assert caught.value.line == len(lines)


def test_a_record_keeps_every_option_and_who_is_a_bot() -> None:
    match = open_match(GAME, SEATS, {"turns": 7}, b"x", bots=[None, "greedy", None])
    record = read_record(match.record.to_bytes())
    assert record.options() == {"snap": "sealed", "snap_seconds": 4, "memory_aid": False, "turns": 7}
    assert record.names() == SEATS
    assert record.bots() == [None, "greedy", None]


def test_a_secret_that_was_not_promised_is_found() -> None:
    lines = lines_of(played(secrets()))
    promised = lines[0]["commitments"]
    assert isinstance(promised, dict)
    promised["house"] = "0" * 64
    with pytest.raises(RecordError, match="does not fit its commitment"):
        verify(GAME, as_record(lines))


@pytest.mark.parametrize(
    ("raw", "line", "reason"),
    [
        (b"", 1, "is empty"),
        (b"{}\n", 1, "not the header"),
        (b"not json\n", 1, "malformed"),
        (b'{"capotavola":9}\n', 1, "record format 9"),
        (b'{"capotavola":1}', 1, "cut off"),
    ],
)
def test_a_file_that_is_no_record(raw: bytes, line: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as caught:
        read_record(raw)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (b'{"seat":0,"acti', "cut off"),
        (b'{"seat":0,"acti\n', "truncated"),
        (b'{"seat":9,"action":{}}\n', "seat must be a whole number from 0 to 2"),
        (b'{"seat":0}\n', "action is missing"),
        (b"[]\n", "seat is missing"),
        (b'{"seat":0,"action":{},"chance":["x"]}\n', "chance must be a whole number"),
        (b'{"end":{},"secrets":{"house":"zz","seats":[]}}\n', "secrets.house must be hexadecimal"),
        (b'{"end":{},"secrets":{"house":"0 0","seats":[]}}\n', "secrets.house must be hexadecimal"),
        (b'{"end":{},"secrets":{"house":"00 00","seats":[]}}\n', "secrets.house must be hexadecimal"),
        (b'{"end":{},"secrets":{"house":"","seats":["000"]}}\n', "secrets.seats must be hexadecimal"),
    ],
)
def test_a_broken_line_is_named(broken: bytes, reason: str) -> None:
    good = played(actions=4).record.to_bytes()
    with pytest.raises(RecordError, match=reason) as caught:
        read_record(good + broken)
    assert caught.value.line == 6


def test_nothing_may_stand_after_the_end() -> None:
    raw = played().record.to_bytes()
    with pytest.raises(RecordError, match="after the end"):
        read_record(raw + raw.split(b"\n")[1] + b"\n")


def test_a_random_byte_changed_anywhere_never_crashes_the_check() -> None:
    raw = played(secrets()).record.to_bytes()
    rng = random.Random(5)
    found = 0
    for _ in range(300):
        at = rng.randrange(len(raw))
        changed = raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
        try:
            verify(GAME, read_record(changed))
        except RecordError:
            found += 1
    assert found > 200


@pytest.mark.parametrize("with_secrets", [True, False])
def test_a_paused_game_goes_on_as_if_it_had_not_been_left(with_secrets: bool) -> None:
    chosen = secrets() if with_secrets else None
    whole = played(chosen)
    left = played(chosen, actions=40)
    match = resume_match(GAME, read_record(left.pause().to_bytes()))
    for entry in whole.record.entries[40:]:
        match.apply(entry.seat, GAME.decode(entry.action))
    assert snapshot(GAME, match.state) == snapshot(GAME, whole.state)
    assert match.record.to_bytes() == whole.record.to_bytes()


def test_what_cannot_be_resumed() -> None:
    with pytest.raises(RecordError, match="the game is over"):
        resume_match(GAME, read_record(played().record.to_bytes()))
    with pytest.raises(RecordError, match="neither a seed nor secrets"):
        resume_match(GAME, read_record(played(secrets(), actions=9).record.to_bytes()))
