"""What a person may vote on, and for whom."""

from capotavola.server.messages import said
from capotavola.server.messages.fields import Matter
from capotavola.server.table import log
from capotavola.server.table.refusing import house_refuses
from capotavola.server.table.table import HouseTable


def vote(table: HouseTable, seat: int, message: said.Vote) -> list[log.AnyLog]:
    """One voice against it is enough; in favour a player speaks for all who share the key."""
    if table.status == "open":
        raise house_refuses("not-started")
    if table.finished():
        raise house_refuses("game-over")
    if message.matter == "pause" and table.status == "paused":
        raise house_refuses("paused")
    if message.matter == "resume" and table.status != "paused":
        raise house_refuses("not-paused")
    seats = _in_favour(table, seat, message.matter) if message.yes else [seat]
    return [log.Polled(each, message.matter, message.yes) for each in seats]


def _in_favour(table: HouseTable, seat: int, matter: Matter) -> list[int]:
    """The seat and those at the same screen, which shows the vote to one of them only.

    Without those who were in favour before: so it is never settled before the last of these.
    """
    beside = [other for other in table.voters() if table.seats[other].key == table.seats[seat].key]
    before = table.votes.get(matter, {})
    return [each for each in dict.fromkeys([seat, *beside]) if each not in before] or [seat]
