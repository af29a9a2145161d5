"""Calls whoever is away when a table in days waits for them: once for each turn, and not at night."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, Protocol

from capotavola.server.clock import DaysClock
from capotavola.server.house.calls.outside import CannotCall
from capotavola.server.house.calls.words import say, title_of
from capotavola.server.house.house import House
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage import calls as kept
from capotavola.server.storage.calls import Wanted
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import HouseTable

MINUTE: Final = 60_000
A_DAY: Final = 24 * 60  # minutes
PATIENCE: Final = MINUTE  # milliseconds: who has just gone may be back
TRY_AGAIN: Final = 10 * MINUTE
ROUND: Final = 1.0  # seconds
IN_A_CHAT: Final = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})

logger = logging.getLogger("capotavola.calls")


class Call(NamedTuple):
    """What goes out; links lead back to this house."""

    subject: str
    text: str
    link: str
    stop: str  # with one click, in the page; with words before it
    stop_by_post: str  # the same for programs (RFC 8058)


class Way(Protocol):
    """How one kind of call is made; it may take a while, and raises CannotCall."""

    def __call__(self, target: str, call: Call) -> None: ...


class Caller:
    """`ways`: what the host has switched on, by its kind."""

    def __init__(self, house: House, origin: str, ways: dict[str, Way]) -> None:
        self.house = house
        self.origin = origin
        self.ways = ways
        self._pending: dict[str, int] = {}  # when to look at a table, by its code
        if ways:
            before = house.changed
            house.changed = lambda opened: self._changed(opened, before)

    def _changed(self, opened: OpenTable, before: Callable[[OpenTable], None]) -> None:
        before(opened)
        if isinstance(opened.kept.setup.clock, DaysClock) and opened.table.playing():
            self.look_at(opened.kept.code, self.house.now() + PATIENCE)

    def look_at(self, code: str, at: int) -> None:
        self._pending[code] = min(at, self._pending.get(code, at))

    async def again_and_again(self) -> None:
        """Also at the tables that waited while the house was closed."""
        if not self.ways:
            return
        try:
            for code in await self.house.store.look(kept.tables_with_calls):
                self.look_at(code, self.house.now() + PATIENCE)
        except StoreTrouble as trouble:
            logger.warning("who waits to be called is not known: %s", trouble)
        while True:
            await asyncio.sleep(ROUND)
            await self.go_round()

    async def go_round(self) -> None:
        now = self.house.now()
        for code in [code for code, at in self._pending.items() if at <= now]:
            del self._pending[code]
            try:
                await self._look(code, now)
            except (StoreTrouble, HouseRefuses) as trouble:
                logger.warning("table %s: nobody is called: %s", code, trouble)
            except Exception:
                logger.exception("table %s: nobody is called", code)

    async def _look(self, code: str, now: int) -> None:
        wishes = await self.house.store.look(partial(kept.calls_at, code=code))
        wishes = [wanted for wanted in wishes if wanted.confirmed and wanted.kind in self.ways]
        if not wishes:
            return
        opened = await self.house.open(code)
        for wanted in wishes:
            seats = waited_for(opened.table, wanted)
            if not seats:
                continue
            turn = max(opened.table.asked_at[seat] for seat in seats)
            at = max(turn + PATIENCE, awake_at(wanted, now))
            if at > now:
                self.look_at(code, at)
            elif await self.house.store.change(partial(kept.claim_call, number=wanted.id, turn=turn)):
                await self._call(opened, wanted, seats)

    async def _call(self, opened: OpenTable, wanted: Wanted, seats: list[int]) -> None:
        call = self._said(opened, wanted, seats)
        try:
            await asyncio.to_thread(self.ways[wanted.kind], wanted.target, call)
        except CannotCall as cannot:
            await self._failed(wanted, cannot)
        else:
            await self.house.store.change(partial(kept.call_succeeded, number=wanted.id))
            self.house.metrics.calls.labels(wanted.kind, "sent").inc()
            logger.info("table %s: a call by %s", wanted.code, wanted.kind)

    async def _failed(self, wanted: Wanted, cannot: CannotCall) -> None:
        self.house.metrics.calls.labels(wanted.kind, "failed").inc()
        logger.warning("table %s: a call by %s did not arrive: %s", wanted.code, wanted.kind, cannot)
        if cannot.gone:
            await self.house.store.change(partial(kept.remove_call, number=wanted.id))
            return
        await self.house.store.change(partial(kept.call_failed, number=wanted.id, before=wanted.turn))
        self.look_at(wanted.code, self.house.now() + TRY_AGAIN)

    def _said(self, opened: OpenTable, wanted: Wanted, seats: list[int]) -> Call:
        game = title_of(wanted.language, opened.table.game)
        link = f"{self.origin}/t/{wanted.code}"
        if wanted.kind != "table":
            return self.said(wanted, "turn", game, link)
        names = [harmless(opened.table.seats[seat].name or "") for seat in seats]
        return self.said(wanted, "waits", game, link, ", ".join(names))

    def said(self, wanted: Wanted, what: str, game: str, link: str, names: str = "") -> Call:
        lang = wanted.language
        text = say(lang, f"{what}-body", game=game, code=wanted.code, names=names)
        stop = f"{say(lang, 'stop')}\n{self.origin}/calls#stop={wanted.token}"
        by_post = f"{self.origin}/api/calls/{wanted.token}/stop"
        return Call(say(lang, what, game=game), text, link, stop, by_post)


def waited_for(table: HouseTable, wanted: Wanted) -> list[int]:
    """Seats that a table in days waits for while nobody is there, and has not called yet."""
    if not isinstance(table.setup.clock, DaysClock):
        return []
    waits = [seat for seat in table.thinking() if table.seats[seat].away is not None]
    if wanted.kind != "table":
        waits = [seat for seat in waits if table.seats[seat].key == wanted.key]
    elif table.host is None or table.seats[table.host].key != wanted.key:
        return []  # the chat was the host's, who is one no more
    return [seat for seat in waits if table.asked_at[seat] > wanted.turn]


def harmless(name: str) -> str:
    """A name that calls nobody in a chat and hides no address."""
    return name.translate(IN_A_CHAT)


def awake_at(wanted: Wanted, now: int) -> int:
    """Now, or when the quiet hours of who is called are over."""
    if wanted.quiet_from is None or wanted.quiet_to is None or wanted.quiet_from == wanted.quiet_to:
        return now
    minute = (now // MINUTE + wanted.zone) % A_DAY
    into = (minute - wanted.quiet_from) % A_DAY
    length = (wanted.quiet_to - wanted.quiet_from) % A_DAY
    return now + (length - into) * MINUTE - now % MINUTE if into < length else now
