"""Spectators with names: whether they may talk, and how the host keeps order among them."""

from typing import assert_never

from capotavola.server.messages import said
from capotavola.server.table import log
from capotavola.server.table.refusing import house_refuses
from capotavola.server.table.table import HouseTable, Watcher


def name_of(table: HouseTable, key: str) -> str | None:
    watcher = table.watchers.get(key)
    return None if watcher is None or watcher.gone else watcher.name


def check_new_name(table: HouseTable, key: str) -> None:
    """Whom the host has silenced does not begin anew under another name."""
    watcher = table.watchers.get(key)
    if watcher is not None and watcher.muted:
        raise house_refuses("muted")


def may_talk(table: HouseTable, key: str) -> str:
    """The name under which the holder of a key talks."""
    watcher = table.watchers.get(key)
    if table.hushed:
        raise house_refuses("hushed")
    if watcher is None:
        raise house_refuses("watch-first")
    if watcher.muted:
        raise house_refuses("muted")
    return watcher.name


def order_watchers(table: HouseTable, seat: int, message: said.OfWatchers) -> list[log.AnyLog]:
    check_host(table, seat)
    match message:
        case said.MuteWatcher():
            changes = _there(table, message.watcher).muted != message.muted
            return [log.WatcherMuted(message.watcher, message.muted)] if changes else []
        case said.KickWatcher():
            _there(table, message.watcher)
            return [log.Unwatched(message.watcher, "kicked")]
        case said.Hush():
            return [log.Hushed(message.hushed)] if table.hushed != message.hushed else []
        case _:
            assert_never(message)


def check_host(table: HouseTable, seat: int) -> None:
    if table.host != seat:
        raise house_refuses("not-host")


def _there(table: HouseTable, number: int) -> Watcher:
    for other, watcher in table.watching():
        if other == number:
            return watcher
    raise house_refuses("no-such-watcher", watcher=number)
