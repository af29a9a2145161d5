"""Telling those who listen to a table: what happened there, or that they must go."""

import msgspec

from capotavola.server.house.opened import Listener, OpenTable
from capotavola.server.messages import told
from capotavola.server.table import showing
from capotavola.server.table.table import Heard, HouseTable

encode = msgspec.json.Encoder().encode


def tell(opened: OpenTable, heard: list[Heard], now: int, answered: Listener | None = None) -> None:
    """One message for all who look through the same eyes. Who is answered next hears both together."""
    seats = dict.fromkeys([listener.seat for listener in opened.listeners])
    telling = showing.Announcement(opened.table, heard, now, seats)
    messages: dict[int | None, bytes | None] = {}
    for listener in opened.listeners:
        seat = listener.seat
        if seat not in messages:
            news = telling.news(seat)
            messages[seat] = None if news is None else encode(news)
        raw = messages[seat]
        if raw is not None:
            if listener is answered:
                listener.hold(raw)
            else:
                listener.send(raw)
    if telling.info is not None:
        _dismiss_strangers(opened)


def send_away(opened: OpenTable, closing: told.Closing) -> None:
    """All who listen."""
    for listener in [*opened.listeners]:
        listener.send(encode(closing))
        listener.end()


def is_stranger(table: HouseTable, seat: int | None, key: str | None) -> bool:
    """Whether somebody is no longer who they were when they came."""
    if seat is not None:
        return table.seats[seat].key != key
    watcher = table.watchers.get(key or "")
    return watcher is not None and watcher.gone


def _dismiss_strangers(opened: OpenTable) -> None:
    """Who was removed from a seat no longer looks through its eyes, nor a spectator without the name."""
    for listener in [*opened.listeners]:
        if is_stranger(opened.table, listener.seat, listener.key):
            listener.send(encode(told.Closing("removed", again=False)))
            listener.end()
