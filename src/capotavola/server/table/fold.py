"""The log, entry by entry, into a table. The same entries always make the same table."""

from collections.abc import Callable
from typing import assert_never

from capotavola.engine.audience import ALL, SPECTATOR
from capotavola.server.messages import happened
from capotavola.server.table import log, playing
from capotavola.server.table.clocks import Clocks
from capotavola.server.table.playing import wait
from capotavola.server.table.table import KEPT_CHAT, KEPT_MARKS, Heard, HouseTable, Seat, TellTo, Watcher


def take(table: HouseTable, entry: log.Entry) -> Heard:
    """What the entry does to the table, and what everybody hears of it."""
    assert entry.number == table.number + 1
    heard = _happen(table, entry.what, entry.at)
    if heard.game and any(seat.away is not None for seat in table.seats):
        heard.table = True  # when bots step in for who is away moves with the game
    table.number = entry.number
    table.last_at = entry.at
    if entry.mark is not None:
        table.marks[entry.mark] = entry.number
        table.marked += 1
        if len(table.marks) > KEPT_MARKS:
            del table.marks[next(iter(table.marks))]
    _count(table, heard)
    return heard


def _count(table: HouseTable, heard: Heard) -> None:
    """Every viewer has versions of the own, so that no number tells of what others do in private."""
    for viewer in range(len(table.versions)):
        if heard.concerns(viewer):
            table.versions[viewer] += 1
    heard.versions = table.versions[:]
    table.news.append(heard)
    if heard.game:
        table.game_number = table.number
        for seat in range(len(table.seats)):
            if heard.concerns(seat):
                table.heard_version[seat] = table.versions[seat]


def _happen(table: HouseTable, what: log.AnyLog, at: int) -> Heard:
    match what:
        case log.Sat():
            return _sat(table, what, at)
        case log.Watched():
            table.watchers = {**table.watchers, what.key: Watcher(what.name)}
            return _public(at, lambda _, version, when: happened.Watching(version, when, what.name))
        case log.BotSat():
            return _bot_sat(table, what, at)
        case log.Left():
            return _left(table, what, at)
        case log.Begun():
            return playing.begun(table, at)
        case log.Done():
            return playing.done(table, what, at)
        case log.Claimed():
            return playing.claimed(table, what, at)
        case log.RaceSettled():
            return playing.race_settled(table, what, at)
        case log.TakenBack():
            return playing.taken_back(table, what, at)
        case log.Talked():
            return _talked(table, what, at)
        case log.Polled():
            return _polled(table, what, at)
        case log.Gone():
            table.changing(what.seat).away = at
            return _public(at, lambda _, version, when: happened.WentAway(version, when, what.seat))
        case log.Returned():
            return _returned(table, what, at)
        case log.Replaced():
            return _replaced(table, what, at)
        case log.Rematched():
            table.rematch = what.code
            return _public(at, lambda _, version, when: happened.RematchOpened(version, when, what.code))
        case log.HouseReopened():
            return _reopened(table, what, at)
        case log.Muted():
            table.changing(what.seat).muted = what.muted
            return _public(
                at, lambda _, version, when: happened.Silenced(version, when, what.seat, what.muted)
            )
        case log.WatcherMuted() | log.Unwatched() | log.Hushed():
            return _of_watchers(table, what, at)
        case log.Shut():
            _end(table, at)
            return _public(at, lambda _, version, when: happened.Closed(version, when))
        case log.Forgotten():
            table.forgotten += 1
            return _public(at, lambda _, version, when: happened.Cleared(version, when))
        case _:
            assert_never(what)


def _public(at: int, telling: TellTo) -> Heard:
    return Heard(at, ALL, telling, game=False, table=True)


# -- seats -----------------------------------------------------------------------------


def _sat(table: HouseTable, what: log.Sat, at: int) -> Heard:
    seat = table.changing(what.seat)
    seat.name, seat.key, seat.luck = what.name, what.key, what.luck
    seat.bot = seat.stand_in = seat.away = None
    seat.overdue = 0
    seat.muted = False
    seat.sat_version = table.versions[what.seat]
    table.own_version[what.seat] = 0  # what was done here before is not this person's to take back
    if table.host is None:
        table.host = what.seat
    wait(table, at)
    return _public(at, lambda _, version, when: happened.Joined(version, when, what.seat, what.name))


def _bot_sat(table: HouseTable, what: log.BotSat, at: int) -> Heard:
    seat = table.seats[what.seat] = Seat()
    seat.name, seat.bot = what.name, what.bot
    return _public(
        at, lambda _, version, when: happened.BotSeated(version, when, what.seat, what.name, what.bot)
    )


def _left(table: HouseTable, what: log.Left, at: int) -> Heard:
    """Before the start the seat is free; in a game it keeps its name, and a bot has it."""
    seat = Seat()
    if what.bot is not None:
        seat.name, seat.bot = table.seats[what.seat].name, what.bot
        seat.closed = what.why == "kicked"
    table.seats[what.seat] = seat
    if table.host == what.seat:
        table.host = next((n for n, other in enumerate(table.seats) if other.kind == "person"), None)
    for votes in table.votes.values():
        votes.pop(what.seat, None)
    wait(table, at)
    return _public(at, lambda _, version, when: happened.Freed(version, when, what.seat, what.why))


def _returned(table: HouseTable, what: log.Returned, at: int) -> Heard:
    seat = table.changing(what.seat)
    seat.away = seat.stand_in = None
    seat.here_since = at
    seat.overdue = 0
    wait(table, at)
    return _public(at, lambda _, version, when: happened.CameBack(version, when, what.seat))


def _replaced(table: HouseTable, what: log.Replaced, at: int) -> Heard:
    seat = table.changing(what.seat)
    seat.stand_in = what.bot
    seat.overdue = 0
    table.clocks.timed_out(what.seat, at)
    wait(table, at)
    return _public(at, lambda _, version, when: happened.StoodIn(version, when, what.seat, what.bot))


# -- spectators ------------------------------------------------------------------------------


def _of_watchers(table: HouseTable, what: log.WatcherMuted | log.Unwatched | log.Hushed, at: int) -> Heard:
    match what:
        case log.WatcherMuted():
            name = _watcher(table, what.watcher, muted=what.muted, gone=False)
            return _public(
                at, lambda _, version, when: happened.WatcherSilenced(version, when, name, what.muted)
            )
        case log.Unwatched():
            name = _watcher(table, what.watcher, muted=True, gone=True)
            kicked = what.why == "kicked"
            return _public(at, lambda _, version, when: happened.WatcherGone(version, when, name, kicked))
        case log.Hushed():
            table.hushed = what.hushed
            return _public(at, lambda _, version, when: happened.Hushed(version, when, what.hushed))
        case _:
            assert_never(what)


def _watcher(table: HouseTable, number: int, muted: bool, gone: bool) -> str:
    """Puts another in the place of the spectator with that number; the name."""
    key, before = dict(enumerate(table.watchers.items(), start=1))[number]
    table.watchers = {**table.watchers, key: Watcher(before.name, muted, gone)}
    return before.name


# -- talk, votes, time ---------------------------------------------------------------------


def _talked(table: HouseTable, what: log.Talked, at: int) -> Heard:
    mask = ALL
    if what.to == "spectators":
        mask = 1 << SPECTATOR
    elif what.to != "table" and what.seat is not None:
        mask = 1 << what.to | 1 << what.seat

    def telling(_: int, version: int, when: int) -> happened.Spoke:
        return happened.Spoke(version, when, what.seat, what.name, what.to, what.text, what.phrase)

    heard = Heard(at, mask, telling, game=False, table=False)
    table.chat = [
        [*chat, heard][-KEPT_CHAT:] if heard.concerns(viewer) else chat
        for viewer, chat in enumerate(table.chat)
    ]
    return heard


def _polled(table: HouseTable, what: log.Polled, at: int) -> Heard:
    votes = table.votes.setdefault(what.matter, {})
    votes[what.seat] = what.yes
    if not what.yes:
        table.votes.pop(what.matter)  # one voice against it settles the matter
    elif all(votes.get(seat) for seat in table.voters()):
        table.votes.clear()
        return _agreed(table, what, at)
    return _public(
        at, lambda _, version, when: happened.Voted(version, when, what.seat, what.matter, what.yes)
    )


def _agreed(table: HouseTable, what: log.Polled, at: int) -> Heard:
    if what.matter == "pause":
        table.status = "paused"
        _set_clocks(table, lambda clocks: clocks.pause(at))
        return _public(at, lambda _, version, when: happened.Paused(version, when))
    if what.matter == "resume":
        table.status = "playing"
        _set_clocks(table, lambda clocks: clocks.resume(at))
        if table.race is not None:
            table.race.since = at
        table.asked_at = [at] * len(table.seats)
        wait(table, at)
        return _public(at, lambda _, version, when: happened.Resumed(version, when))
    _end(table, at)
    return _public(at, lambda _, version, when: happened.Ended(version, when))


def _end(table: HouseTable, at: int) -> None:
    table.status = "ended"
    table.votes.clear()
    table.deeds.clear()
    table.race = None
    wait(table, at)


def _set_clocks(table: HouseTable, change: Callable[[Clocks], None]) -> None:
    """Also those that an action taken back would bring back."""
    change(table.clocks)
    deeds = []
    for deed in table.deeds:
        clocks = deed.clocks.copy()
        change(clocks)
        deeds.append(deed.with_clocks(clocks))
    table.deeds = deeds


def _reopened(table: HouseTable, what: log.HouseReopened, at: int) -> Heard:
    """Time that nobody could use is nobody's."""
    if table.playing():
        _set_clocks(table, lambda clocks: clocks.stand_still(at - what.lost, at))
        waited = [max(since, seat.away or 0) for since, seat in zip(table.asked_at, table.seats, strict=True)]
        table.asked_at = [since + what.lost for since in waited]
        if table.race is not None:
            table.race.since = at
    return _public(at, lambda _, version, when: happened.Reopened(version, when, what.lost))
