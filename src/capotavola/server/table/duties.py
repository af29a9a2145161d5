"""What the house itself must do next at a table, and when: bots' turns, races, clocks, absent players."""

from typing import Literal, NamedTuple

from capotavola.bots.levels import level_of
from capotavola.engine.audience import SPECTATOR
from capotavola.engine.chance import fast_chance
from capotavola.server.clock import DaysClock, LiveClock, NoClock
from capotavola.server.table import log, race
from capotavola.server.table.decisions import best_bot
from capotavola.server.table.table import HouseTable

SECOND = 1000
# How long a seat that is asked stays empty before a bot steps in; a table in days has its deadline for that.
GRACE_LIVE = 60 * SECOND
GRACE_UNTIMED = 180 * SECOND
# How long a bot waits for a person's answer to an offer before it goes on. Without a clock it waits for
# somebody who is away as long as the game would at that person's turn.
OFFER_PATIENCE = 30 * SECOND
OFFER_PATIENCE_IN_DAYS = 3600 * SECOND
OVERDUE_IN_A_ROW = 2  # one turn of grace, then a bot


class Duty(NamedTuple):
    at: int
    kind: Literal["bot", "race", "overdue", "takeover"]
    seat: int = 0


def next_duty(table: HouseTable, bot_delay: int, quiet_since: int) -> Duty | None:
    """The first of all; `quiet_since` is the entry after which the bots had nothing to do."""
    if not table.playing():
        return None
    duties = [_race(table), _bots(table, bot_delay, quiet_since), _clock(table)]
    duties += [_takeover(table, seat) for seat in table.thinking()]
    return min((duty for duty in duties if duty is not None), default=None)


def perform(table: HouseTable, duty: Duty, luck: int) -> list[log.AnyLog]:
    """Everything but a bot's turn, which has to be thought about first."""
    if duty.kind == "race":
        assert table.race is not None
        return [log.RaceSettled(table.race.number, over=not table.race.claims)]
    if duty.kind == "takeover":
        return [log.Replaced(duty.seat, best_bot(table))]
    action = table.state.overdue(duty.seat, fast_chance(luck))
    entries: list[log.AnyLog] = [log.Done(duty.seat, action.value(), "overdue")]
    if table.seats[duty.seat].overdue + 1 >= OVERDUE_IN_A_ROW:
        entries.append(log.Replaced(duty.seat, best_bot(table)))
    return entries


def takeover_at(table: HouseTable, seat: int) -> int | None:
    """When a bot takes the seat of somebody who is gone and asked; None if it will not."""
    duty = _takeover(table, seat) if seat in table.thinking() else None
    return None if duty is None else duty.at


def _race(table: HouseTable) -> Duty | None:
    """It is settled when its window closes, or when nobody claims in time."""
    now = table.race
    if now is None:
        return None
    closes = now.closes()
    if closes is not None:
        return Duty(min(closes, table.last_at) if _all_answered(table) else closes, "race")
    if isinstance(table.setup.clock, DaysClock):
        return None  # days to answer: the clock says when it is over
    patience = table.state.race_seconds() * SECOND
    return Duty(race.closes_at(now.since, [], [0], patience), "race")


def _all_answered(table: HouseTable) -> bool:
    assert table.race is not None
    return all(table.race.claimed(seat) for seat in table.deciders())


def _bots(table: HouseTable, bot_delay: int, quiet_since: int) -> Duty | None:
    asked = _asked(table)
    answering = table.bots_pressed() if quiet_since != table.number else []
    if answering or (asked and not table.people_pressed()):
        # Not every decision takes the same time: from half to one and a half of the usual, by what all know.
        delay = bot_delay * (50 + table.versions[SPECTATOR] * 37 % 101) // 100
        pace = min(_pace(table, seat) for seat in [*answering, *asked])
        return Duty(table.played_at + delay * pace // 100, "bot")
    return Duty(max(_patient_until(table, seat) for seat in table.people_pressed()), "bot") if asked else None


def _patient_until(table: HouseTable, seat: int) -> int:
    """Until when bots wait for the answer of a person, who may have come back to it just now."""
    clock, person = table.setup.clock, table.seats[seat]
    if isinstance(clock, DaysClock):
        return table.played_at + OFFER_PATIENCE_IN_DAYS
    if person.away is not None and isinstance(clock, NoClock):
        return table.played_at + GRACE_UNTIMED
    return max(table.played_at, person.here_since) + OFFER_PATIENCE


def deciding_bots(table: HouseTable, quiet_since: int) -> list[int]:
    """The quickest of the bots that are asked; none yet while bots and people have offers to answer."""
    words_first = table.bots_pressed() and table.people_pressed() and quiet_since != table.number
    if words_first:
        return []
    asked = _asked(table)
    quickest = min((_pace(table, seat) for seat in asked), default=0)
    return [seat for seat in asked if _pace(table, seat) == quickest]


def _pace(table: HouseTable, seat: int) -> int:
    """The time that a bot takes, in per cent of the usual."""
    level = level_of(table.seats[seat].played_by() or "")
    return level.pace if table.race is None else level.in_race


def _asked(table: HouseTable) -> list[int]:
    return [seat for seat in table.bots_asked() if table.race is None or not table.race.claimed(seat)]


def _clock(table: HouseTable) -> Duty | None:
    deadline = table.clocks.deadline()
    if deadline is None:
        return None
    at, seat = deadline
    return Duty(at, "takeover" if table.seats[seat].away is not None else "overdue", seat)


def _takeover(table: HouseTable, seat: int) -> Duty | None:
    """Without a clock a table waits for whoever is gone, unless somebody sits there and waits, too."""
    away, clock = table.seats[seat].away, table.setup.clock
    if away is None or isinstance(clock, DaysClock):
        return None
    since = max(away, table.asked_at[seat])
    if isinstance(clock, LiveClock):
        return Duty(since + GRACE_LIVE, "takeover", seat)
    here = [other.here_since for other in table.seats if other.kind == "person" and other.away is None]
    return Duty(max(since, min(here)) + GRACE_UNTIMED, "takeover", seat) if here else None
