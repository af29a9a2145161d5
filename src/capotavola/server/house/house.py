"""The house: the tables that are open in this process, and how anything comes into their logs."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

import capotavola
from capotavola.editions import Editions
from capotavola.engine.content import ContentError
from capotavola.engine.foresight import foresee
from capotavola.engine.game import BadSetup, Game
from capotavola.server import messages as said
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage.store import (
    CodeTaken,
    Damaged,
    Kept,
    MarkTaken,
    Store,
    StoreTrouble,
    Summary,
    Taken,
)
from capotavola.server.table import duties, showing
from capotavola.server.table.decisions import Line, Who, decide, to_foresee
from capotavola.server.table.fold import take
from capotavola.server.table.log import AnyLog, Entry, HouseReopened, TableSetup
from capotavola.server.table.refusing import house_refuses, unavailable
from capotavola.server.table.table import Table, Told

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is mistaken for something else
CODE_LENGTH = 6
MOST_BOXES = 64  # that are kept open
TRIES = 8  # at writing an entry while other workers write at the same table

logger = logging.getLogger("capotavola.house")
encode = msgspec.json.Encoder().encode

Deciding = Callable[[Table], list[AnyLog]]


def check_holder(table: Table, who: Who) -> None:
    """A seat may have been given up, or taken away, since somebody came to it."""
    if who.seat is not None and table.seats[who.seat].key != who.key:
        raise house_refuses("not-your-seat")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """`announce` tells other workers of a new entry; `changed` is called after every change of a table.

    `loaded` is called with a table that was read from its log. `alone`: no other worker writes at the tables.
    """

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        bot_delay: int,
        now: Callable[[], int] = milliseconds,
        editions: Editions | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.bot_delay = bot_delay
        self.now = now
        self.editions = editions or Editions()
        self.announce: Callable[[str, int], None] = lambda code, number: None
        self.changed: Callable[[OpenTable], None] = lambda opened: None
        self.loaded: Callable[[OpenTable], None] = lambda opened: None
        self.alone = True
        self.opened: dict[str, OpenTable] = {}
        self._games: dict[str, Game] = {}
        self._boxes: OrderedDict[tuple[str, str], Game] = OrderedDict()  # own ones, by what is in them
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}

    def game(self, name: str) -> Game:
        """BadSetup if it is not here; what is wrong with a plug-in is for the log, not for visitors."""
        if name not in self._games:
            if name not in capotavola.games():
                raise BadSetup(f"no such game: {name}")
            self._games[name] = capotavola.game(name)
        return self._games[name]

    def box(self, setup: TableSetup) -> Game:
        """The game as a table was set up: with its own box, if it has one."""
        if setup.box is None:
            return self.game(setup.game)
        key = (setup.game, setup.content)
        if key not in self._boxes:
            self._boxes[key] = capotavola.boxed(setup.game, setup.box)
            if len(self._boxes) > MOST_BOXES:
                self._boxes.popitem(last=False)
        self._boxes.move_to_end(key)
        return self._boxes[key]

    # -- tables -------------------------------------------------------------------------

    async def create(self, setup: TableSetup, first: list[AnyLog]) -> OpenTable:
        """A new table with its first entries."""
        game = self.box(setup)
        secret = secrets.token_bytes(32)
        created = self.now()
        entries = [Entry(number, created, what) for number, what in enumerate(first, start=1)]
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            table = Table(code, setup, game, secret, created)
            for entry in entries:
                take(table, entry)
            try:
                info = encode(showing.table_info(table))
                kept = await self.store.create(
                    code, setup, secret, created, entries, self._summary(table, info)
                )
            except CodeTaken:
                continue
            except StoreTrouble as trouble:
                raise self._unavailable(trouble) from trouble
            return self._keep_open(OpenTable(kept, table, info))

    async def open(self, code: str) -> OpenTable:
        """The table of that code, from memory or from its log."""
        opened = self.opened.get(code)
        if opened is not None:
            opened.used = time.monotonic()
            if not self.alone:
                await self.catch_up(opened)
            return opened
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load(code))
            self._opening[code].add_done_callback(lambda task: self._no_longer_opening(code, task))
        return await asyncio.shield(self._opening[code])

    async def _load(self, code: str) -> OpenTable:
        try:
            kept = await self.store.find(code)
            if kept is None:
                raise house_refuses("no-such-table", code=code)
            table = await self.folded(kept)
        except (StoreTrouble, Damaged) as trouble:
            raise self._unavailable(trouble) from trouble
        opened = OpenTable(kept, table, encode(showing.table_info(table)))
        opened.ours = self.alone
        await self._give_back_lost_time(opened)
        self._keep_open(opened)
        self.loaded(opened)
        return opened

    def _no_longer_opening(self, code: str, task: asyncio.Task[OpenTable]) -> None:
        del self._opening[code]
        # All who waited may have gone, as when the house closes: then nobody asks what went wrong.
        if not task.cancelled():
            task.exception()

    def _keep_open(self, opened: OpenTable) -> OpenTable:
        self.opened[opened.kept.code] = opened
        self.metrics.tables.set(len(self.opened))
        self.changed(opened)
        return opened

    def forget(self, opened: OpenTable) -> None:
        """Out of memory; its log has everything."""
        opened.cancel_timer()
        del self.opened[opened.kept.code]
        self.metrics.tables.set(len(self.opened))

    async def folded(self, kept: Kept, hears: Callable[[Table, Told], bool] | None = None) -> Table:
        """The table as its log makes it; `hears` is told of every entry and says whether to go on."""
        try:
            game = self.box(kept.setup)
        except BadSetup:  # the package that brought it is gone
            raise house_refuses("no-such-game", game=kept.setup.game) from None
        except ContentError:  # its own box was for another version
            raise house_refuses("other-rules") from None
        if not kept.setup.fits(game):
            raise house_refuses("other-rules")
        table = Table(kept.code, kept.setup, game, kept.secret, kept.created)
        for entry in await self.store.entries(kept.id, 0):
            heard = take(table, entry)
            if hears is not None and not hears(table, heard):
                break
        return table

    async def _give_back_lost_time(self, opened: OpenTable) -> None:
        """Time while the house was closed is nobody's."""
        if not opened.table.playing():
            return
        closings = await self.store.closings(opened.table.last_at)

        def reopening(table: Table) -> list[AnyLog]:
            lost, counted = 0, table.last_at
            for since, until in closings:
                # Two workers that open together may both note the same closing.
                lost += max(0, until - max(since, counted))
                counted = max(until, counted)
            return [HouseReopened(lost)] if lost else []

        await self.write(opened, reopening)

    # -- entries --------------------------------------------------------------------------

    async def do(
        self, opened: OpenTable, who: Who, message: said.Move | said.Foresee, arrived: int
    ) -> said.Ack | said.Foreseen:
        """Carry a message out; HouseRefuses says why not. Sent again, it is answered and not done again."""
        if isinstance(message, said.Foresee):
            return await self._foresee(opened, who, message)
        began = time.perf_counter()
        sender = f"{'w' if who.seat is None else who.seat}:{(who.key or '')[:16]}"
        line = Line(arrived, {} if opened.table.race is None else opened.bounds())

        def deciding(table: Table) -> list[AnyLog]:
            check_holder(table, who)
            return decide(table, who, message, line)

        if isinstance(message, said.Undo):
            await self._judge(opened, who)
        await self.write(opened, deciding, f"{sender}:{message.id}")
        self.metrics.took(time.perf_counter() - began)
        return said.Ack(message.id, opened.table.versions[showing.viewer_of(who.seat)])

    async def _foresee(self, opened: OpenTable, who: Who, message: said.Foresee) -> said.Foreseen:
        """Also this is not done on the loop; what happens meanwhile is seen by the version."""
        async with opened.lock:
            table = await self.sound(opened)
            check_holder(table, who)
            seat, action = to_foresee(table, who, message)
            version, state = table.versions[seat], table.state.copy()
        return showing.foreseen(message.id, version, await asyncio.to_thread(foresee, state, seat, action))

    async def _judge(self, opened: OpenTable, who: Who) -> None:
        """Whether an action taught anybody anything takes some time to find out: not here on the loop."""
        async with opened.lock:
            steps = (await self.sound(opened)).steps
        if steps and steps[-1].seat == who.seat:
            await asyncio.to_thread(steps[-1].judge)

    async def write(self, opened: OpenTable, deciding: Deciding, mark: str | None = None) -> list[Told]:
        """Decide, make it durable, then tell everybody."""
        async with opened.lock:
            for _ in range(TRIES):
                table = await self.sound(opened)
                if mark is not None and mark in table.marks:
                    return []
                whats = deciding(table)
                if not whats:
                    return []
                try:
                    heard = await self._append(opened, whats, mark)
                except Taken:
                    continue  # somebody else was first: decide again
                except MarkTaken:
                    await self.sound(opened)
                    return []
                self._tell(opened, heard)
                return heard
        raise unavailable("store-busy")

    async def _append(self, opened: OpenTable, whats: list[AnyLog], mark: str | None) -> list[Told]:
        """The table goes ahead of the storage, unseen by anybody; if the storage fails it is read anew."""
        table = opened.table
        now = max(self.now(), table.last_at)
        entries = [
            Entry(table.number + 1 + i, now, what, mark if i == 0 else None) for i, what in enumerate(whats)
        ]
        opened.spoiled = True
        heard = [take(table, entry) for entry in entries]
        try:
            if any(told.table for told in heard):
                opened.info = encode(showing.table_info(table))
            await self.store.append(opened.kept.id, entries, self._summary(table, opened.info))
        except StoreTrouble as trouble:
            raise self._unavailable(trouble) from trouble
        opened.spoiled = False
        opened.ours = True
        self.metrics.entries.inc(len(entries))
        self.announce(table.code, table.number)
        return heard

    async def sound(self, opened: OpenTable) -> Table:
        """The table as the storage has it, also after a write that failed; its lock is held."""
        if opened.spoiled:
            missed: list[Told] = []

            def hears(table: Table, heard: Told) -> bool:
                if table.number > opened.told:
                    missed.append(heard)
                return True

            try:
                opened.table = await self.folded(opened.kept, hears)
            except (StoreTrouble, Damaged) as trouble:
                raise self._unavailable(trouble) from trouble
            opened.spoiled = False
            opened.info = encode(showing.table_info(opened.table))
            self._hear_of_others(opened, missed)
        return opened.table

    async def catch_up(self, opened: OpenTable, number: int | None = None) -> None:
        """Hear what other workers have written at a table, up to that entry at least."""
        async with opened.lock:
            table = await self.sound(opened)
            if number is not None and table.number >= number:
                return
            try:
                entries = await self.store.entries(opened.kept.id, table.number)
            except (StoreTrouble, Damaged) as trouble:
                raise self._unavailable(trouble) from trouble
            if entries:
                self._hear_of_others(opened, [take(table, entry) for entry in entries])

    def _hear_of_others(self, opened: OpenTable, heard: list[Told]) -> None:
        """What is due next is for the worker that wrote this."""
        opened.ours = opened.ours and not heard
        self._tell(opened, heard)

    # -- telling ----------------------------------------------------------------------------

    def _tell(self, opened: OpenTable, heard: list[Told]) -> None:
        opened.told = opened.table.number
        telling = showing.Telling(opened.table, heard, self.now())
        for seat in opened.viewers():
            news = telling.news(seat)
            if news is not None:
                raw = encode(news)
                for listener in opened.listeners:
                    if listener.seat == seat:
                        listener.send(raw)
        self._dismiss_strangers(opened)
        self.changed(opened)

    def _dismiss_strangers(self, opened: OpenTable) -> None:
        """Who was removed from a seat no longer looks through its eyes."""
        for listener in [*opened.listeners]:
            if listener.seat is not None and opened.table.seats[listener.seat].key != listener.key:
                listener.send(encode(said.Closing("removed", again=False)))
                listener.end()

    def _summary(self, table: Table, info: bytes) -> Summary:
        duty = duties.next_duty(table, self.bot_delay, -1)
        return Summary(table.status, None if duty is None else duty.at, info)

    def _unavailable(self, trouble: StoreTrouble | Damaged) -> Exception:
        logger.error("storage: %s", trouble)
        self.metrics.troubles.inc()
        return unavailable(trouble.reason if isinstance(trouble, StoreTrouble) else "store-failed")
