"""Exactly once: a message that is sent again does nothing, also after the log was read anew."""

from capotavola.server.messages import happened, said
from capotavola.server.table.table import KEPT_MARKS
from tests.server.tables import Driver


def test_a_message_that_comes_again_is_done_once() -> None:
    table = Driver(people=3, seats=3).begin()
    act = table.acting(0, "peek 0 1")
    assert len(table.say(0, act)) == 1
    before = table.table.number
    assert table.say(0, act) == []
    assert table.table.number == before
    assert [entry.seat for entry in _record(table)] == [0]


def test_also_where_it_would_now_be_refused_or_would_do_something_else() -> None:
    table = Driver(people=3, seats=3)
    leave, start = said.Leave("l"), said.Start("s", "random")
    table.say(0, start)
    assert table.say(0, start) == []  # a second start is refused
    table.say(1, leave)
    assert table.say(1, leave) == []


def test_a_mark_stands_at_the_first_entry_of_its_message() -> None:
    table = Driver(people=1, seats=3)
    before = table.table.number
    table.say(0, said.Start("s", "random"))
    assert [entry.mark for entry in table.entries[before:]] == ["s0:s", None, None]
    assert table.table.marks == {"s0:s": before + 1}


def test_what_was_refused_may_be_tried_again_under_its_id() -> None:
    table = Driver(people=2, seats=3)
    assert table.refusal(0, said.Start("s")).reason == "seats-free"
    table.sit("Carlo")
    assert table.say(0, said.Start("s"))


def test_the_same_id_of_somebody_else_is_another_message() -> None:
    table = Driver(people=3, seats=3).begin()
    for seat in range(3):
        assert table.say(seat, said.Act("1", table.version(seat), table.value("peek 0 1")))


def test_what_was_done_is_known_when_the_log_is_read_anew() -> None:
    table = Driver(people=3, seats=3).begin()
    table.act(0, "peek 0 1")
    assert table.refolded().marks == table.table.marks
    assert f"s0:id-{table.ids}" in table.table.marks


def test_the_newest_are_remembered_and_no_more_than_so_many() -> None:
    table = Driver(people=2, seats=3)
    for number in range(KEPT_MARKS + 3):
        table.say(0, said.Chat(f"{number}", "table", "word"))
    assert [*table.table.marks] == [f"s0:{number}" for number in range(3, KEPT_MARKS + 3)]


def _record(table: Driver) -> list[happened.Acted]:
    """What a spectator has heard of actions."""
    heard = [told.to(7) for told in table.table.news]
    return [happening for happening in heard if isinstance(happening, happened.Acted)]
