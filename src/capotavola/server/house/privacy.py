"""What is kept about one person at a table, by the key: all of it to see, and all of it gone."""

import asyncio
import secrets
from collections.abc import Iterator
from functools import partial
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from capotavola.server.house.house import House
from capotavola.server.house.keys import hashed, key_after
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.order import read_report
from capotavola.server.messages.fields import AnyJson, Object, Status
from capotavola.server.storage.calls import calls_at, remove_own
from capotavola.server.storage.order import forget_reports, reports_of
from capotavola.server.storage.store import Summary, Taken
from capotavola.server.table import duties, log, showing
from capotavola.server.table.decisions import best_bot
from capotavola.server.table.fold import take
from capotavola.server.table.refusing import HouseRefuses, house_refuses, unavailable
from capotavola.server.table.table import HouseTable

TRIES = 20
AT_ONCE = 20  # entries that are played again before others have their turn
SILENCE = "\u2026"  # in the place of words


class KeptEntry(Struct, frozen=True):
    """An entry of the log: when it was written, what it says, and under which mark."""

    number: int
    at: int
    what: AnyJson
    mark: str | None


class KeptCall(Struct, frozen=True):
    """A wish to be called: by what, where, in which language and not when."""

    kind: str
    target: str
    language: str
    quiet: list[int] | None
    zone: int
    confirmed: bool
    created: int


class KeptReport(Struct, frozen=True):
    """What the person wrote to who runs the house, of whom and why."""

    at: int
    about: str | None
    why: str
    text: str
    lines: list[str]


class KeptTable(Struct, frozen=True):
    """What is kept about the holder of a key at one table."""

    code: str
    game: str
    options: Object
    status: Status
    created: int
    seats: list[int]
    entries: list[KeptEntry]
    calls: list[KeptCall]
    reports: list[KeptReport]


class KeptAbout(Struct, frozen=True):
    """All that a house keeps about the holder of a key, from that table on through every rematch."""

    capotavola_about: Literal[1]
    tables: list[KeptTable]


async def kept_about(house: House, code: str, key: str) -> KeptAbout:
    tables = [await _kept_at(house, opened, held) for opened, held in await _held(house, code, key)]
    return KeptAbout(1, tables)


async def forget(house: House, code: str, key: str) -> list[str]:
    """Codes of the tables where the person is nobody now: no name, no words, no key.

    What was done in the game stays: it is the game of the others, too. A bot has the seat from now on.
    """
    held = await _held(house, code, key)
    for opened, secret in held:
        await house.write(opened, partial(_leaving, key=hashed(secret)))
        await _rewrite(house, opened, hashed(secret))
        forgetting = partial(forget_reports, code=opened.kept.code, key=hashed(secret))
        await house.store.change(forgetting)
        await house.store.change(partial(remove_own, code=opened.kept.code, key=hashed(secret), number=None))
    return [opened.kept.code for opened, _ in held]


async def _held(house: House, code: str, key: str) -> list[tuple[OpenTable, str]]:
    """The tables that the key leads to, one rematch after the other, each with its key."""
    found: list[tuple[OpenTable, str]] = []
    following: str | None = code
    while following is not None:
        try:
            opened = await house.open(following)
        except HouseRefuses as refuses:
            if found and refuses.refused.reason == "no-such-table":
                return found
            raise
        if not _is_known(await house.store.entries(opened.kept.id, 0), hashed(key)):
            if found:
                return found
            raise house_refuses("wrong-key")
        found.append((opened, key))
        following = opened.table.rematch
        key = key_after(key, following or "")
    return found


def _is_known(entries: list[log.Entry], key: str) -> bool:
    return any(isinstance(entry.what, log.Sat | log.Watched) and entry.what.key == key for entry in entries)


async def _kept_at(house: House, opened: OpenTable, key: str) -> KeptTable:
    kept = [
        KeptEntry(entry.number, entry.at, msgspec.to_builtins(entry.what), entry.mark)
        for entry, _ in _about(await house.store.entries(opened.kept.id, 0), hashed(key))
    ]
    table = opened.table
    setup = opened.kept.setup
    return KeptTable(
        table.code,
        setup.game,
        setup.options,
        table.status,
        table.created,
        table.seats_of(hashed(key)),
        kept,
        await _calls(house, table.code, hashed(key)),
        await _reports(house, table.code, hashed(key)),
    )


async def _calls(house: House, code: str, key: str) -> list[KeptCall]:
    wishes = await house.store.look(partial(calls_at, code=code))
    return [
        KeptCall(
            wish.kind,
            wish.target,
            wish.language,
            None if wish.quiet_from is None or wish.quiet_to is None else [wish.quiet_from, wish.quiet_to],
            wish.zone,
            wish.confirmed,
            wish.created,
        )
        for wish in wishes
        if wish.key == key
    ]


async def _reports(house: House, code: str, key: str) -> list[KeptReport]:
    reports = await house.store.look(partial(reports_of, code=code, key=key))
    read = [(report.created, read_report(report.body)) for report in reports]
    return [KeptReport(at, report.about, report.why, report.text, report.lines) for at, report in read]


class Part(NamedTuple):
    """An entry about a person; `own`: it is the person who did it, or said it."""

    entry: log.Entry
    own: bool


def _about(entries: list[log.Entry], key: str) -> Iterator[Part]:
    """What the person did or said, what was done to the seat meanwhile, and what was said to it alone."""
    seats: set[int] = set()
    watchers, mine, watched = 0, 0, ""
    for entry in entries:
        what = entry.what
        match what:
            case log.Sat():
                seats.discard(what.seat)
                if what.key == key:
                    seats.add(what.seat)
                    yield Part(entry, own=True)
            case log.Watched():
                watchers += 1
                if what.key == key:
                    mine, watched = watchers, what.name
                    yield Part(entry, own=True)
            case log.WatcherMuted() | log.Unwatched() if what.watcher == mine:
                if isinstance(what, log.Unwatched):
                    watched = ""  # somebody else may have the name from now on
                yield Part(entry, own=True)
            case log.Talked():
                own = what.name == watched if what.seat is None else what.seat in seats
                if own or what.to in seats:
                    yield Part(entry, own)
            case (
                log.Done()
                | log.Claimed()
                | log.TakenBack()
                | log.Polled()
                | log.Gone()
                | log.Returned()
                | log.Replaced()
                | log.Muted()
                | log.BotSat()
                | log.Left()
            ) if what.seat in seats:
                yield Part(entry, own=True)
                if isinstance(what, log.BotSat | log.Left):
                    seats.discard(what.seat)
            case _:
                pass


def _leaving(table: HouseTable, key: str) -> list[log.AnyLog]:
    numbers = [number for number, other in enumerate(table.watchers, start=1) if other == key]
    leaving: list[log.AnyLog] = [
        log.Unwatched(number, "left") for number, _ in table.watching() if number in numbers
    ]
    if not table.finished():
        bot = None if table.status == "open" else best_bot(table)
        leaving += [log.Left(seat, "left", bot) for seat in table.seats_of(key)]
    return leaving


async def _rewrite(house: House, opened: OpenTable, key: str) -> None:
    for _ in range(TRIES):
        async with opened.lock:
            entries = await house.store.entries(opened.kept.id, 0)
            changed = list(_without(entries, key))
            rest = {entry.number: entry for entry in entries} | {entry.number: entry for entry in changed}
            now = max(house.now(), entries[-1].at)
            last = log.Entry(len(entries) + 1, now, log.Forgotten())
            table = await _played_again(opened, [*rest.values(), last])
            duty = duties.next_duty(table, house.bot_delay, -1)
            info = msgspec.json.encode(showing.table_info(table))
            summary = Summary(table.status, None if duty is None else duty.at, info)
            try:
                await house.store.rewrite(opened.kept.id, changed, last, summary)
            except Taken:
                continue
            house.start_over(opened, table)
            house.announce(table.code, table.number)
            return
    raise unavailable("store-busy")


async def _played_again(opened: OpenTable, entries: list[log.Entry]) -> HouseTable:
    """In short turns: a long log keeps nobody at other tables waiting."""
    kept = opened.kept
    table = HouseTable(kept.code, kept.setup, opened.table.game, kept.secret, kept.created)
    for entry in entries:
        take(table, entry)
        if entry.number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


def _without(entries: list[log.Entry], key: str) -> Iterator[log.Entry]:
    """The person's own entries, with nobody in that person's place."""
    nobody = hashed(secrets.token_urlsafe(24))
    own = {part.entry.number for part in _about(entries, key) if part.own}
    for entry in entries:
        # A mark has a part of the key's hash in it, and is of no use to anybody else.
        marked = key[:16] in (entry.mark or "")
        if entry.number in own or marked:
            what = _by_nobody(entry.what, nobody) if entry.number in own else entry.what
            yield log.Entry(entry.number, entry.at, what, None if marked else entry.mark)


def _by_nobody(what: log.AnyLog, key: str) -> log.AnyLog:
    match what:
        case log.Sat():
            return log.Sat(what.seat, _nobody(what.seat), key, what.luck)
        case log.Watched():
            return log.Watched(_nobody(None), key)
        case log.Talked():
            text = None if what.text is None else SILENCE
            return log.Talked(what.seat, _nobody(what.seat), what.to, text, what.phrase)
        case _:
            return what


def _nobody(seat: int | None) -> str:
    """In the place of a name, in any language."""
    return f"#{0 if seat is None else seat + 1}"
