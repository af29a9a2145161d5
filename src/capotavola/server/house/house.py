"""The house: the tables that are open in this process, and how anything comes into their logs."""

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

import capotavola
from capotavola.editions import Editions
from capotavola.engine.content import ContentError
from capotavola.engine.foresight import foresee
from capotavola.engine.game import BadSetup, Game
from capotavola.server import messages as said
from capotavola.server.house.album import Album
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage.store import (
    CodeTaken,
    Damaged,
    Kept,
    MarkTaken,
    Opening,
    Store,
    StoreTrouble,
    Summary,
    Taken,
)
from capotavola.server.table import duties, showing
from capotavola.server.table.decisions import Line, Who, decide, to_foresee
from capotavola.server.table.duties import Duty
from capotavola.server.table.fold import take
from capotavola.server.table.log import AnyLog, Entry, HouseReopened, TableSetup
from capotavola.server.table.refusing import HouseRefuses, house_refuses, unavailable
from capotavola.server.table.table import Step, Table, Told

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is mistaken for something else
CODE_LENGTH = 6
PATIENCE = 10.0  # seconds for writing an entry while other workers write at the same table
JITTER = 0.02  # seconds at most between two tries
AT_ONCE = 500  # entries that are read of a log
MOST_COMPLAINTS = 10_000  # that are remembered, so as not to be written down again
TURN = 0.004  # seconds for which a long log keeps the loop
MOST_BOXES = 64  # that are kept open

logger = logging.getLogger("capotavola.house")
encode = msgspec.json.Encoder().encode

Deciding = Callable[[Table], list[AnyLog]]
Hearing = Callable[[Table, Told], bool]


class TableDamaged(HouseRefuses):
    """What is stored of a table cannot be read."""


def is_shut(refuses: HouseRefuses) -> bool:
    """Whether a table is not to be opened by this version of the house, however often it is tried."""
    reasons = ("no-such-table", "no-such-game", "other-rules")
    return isinstance(refuses, TableDamaged) or refuses.refused.reason in reasons


def is_stranger(table: Table, seat: int | None, key: str | None) -> bool:
    """Whether somebody is no longer who they were when they came."""
    if seat is not None:
        return table.seats[seat].key != key
    watcher = table.watchers.get(key or "")
    return watcher is not None and watcher.gone


def check_holder(table: Table, who: Who) -> None:
    """A seat may have been given up, or taken away, since somebody came to it."""
    if who.seat is not None and table.seats[who.seat].key != who.key:
        raise house_refuses("not-your-seat")


async def _found_out_here(_: Table, step: Step) -> bool:
    return await asyncio.to_thread(step.judge)


def _summary(table: Table, duty: Duty | None, info: bytes) -> Summary:
    return Summary(table.status, None if duty is None else duty.at, info)


def _taken(table: Table, entry: Entry) -> Told:
    try:
        return take(table, entry)
    except Exception as error:  # whatever a false entry breaks
        raise Damaged(f"table {table.code}: entry {entry.number} does not hold ({error!r})") from error


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """`announce` tells other workers of a new entry; `changed` is called after every change of a table.

    `loaded` is called with a table that was read from its log, `rewritten` with the number of one whose
    earlier entries are others now. `taught` finds out whether anybody learnt
    anything by an action, which takes a while. `alone`: no other worker writes at the tables.
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
        self.album = Album(store)
        self.metrics = metrics
        self.bot_delay = bot_delay
        self.now = now
        self.editions = editions or Editions()
        self.announce: Callable[[str, int], None] = lambda code, number: None
        self.changed: Callable[[OpenTable], None] = lambda opened: None
        self.loaded: Callable[[OpenTable], None] = lambda opened: None
        self.rewritten: Callable[[int], None] = lambda table: None
        self.taught: Callable[[Table, Step], Awaitable[bool]] = _found_out_here
        self.alone = True
        self.opened: dict[str, OpenTable] = {}
        self._games: dict[str, Game] = {}
        self._complaints: set[str] = set()
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

    async def free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            try:
                if await self.store.find(code) is None:
                    return code
            except Damaged:
                continue
            except StoreTrouble as trouble:
                raise self._unavailable(trouble) from trouble

    async def create(self, setup: TableSetup, first: list[AnyLog], named: str | None = None) -> OpenTable:
        """A new table with its first entries; CodeTaken if it must have a name that another has."""
        game = self.box(setup)
        secret = secrets.token_bytes(32)
        created = self.now()
        entries = [Entry(number, created, what) for number, what in enumerate(first, start=1)]
        while True:
            code = named or "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            table = Table(code, setup, game, secret, created)
            for entry in entries:
                take(table, entry)
            try:
                info = encode(showing.table_info(table))
                duty = duties.next_duty(table, self.bot_delay, -1)
                summary = _summary(table, duty, info)
                kept = await self.store.create(code, setup, secret, created, entries, summary)
            except CodeTaken:
                if named is not None:
                    raise
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
            opening = await self.store.opening(code, AT_ONCE)
            if opening is None:
                raise house_refuses("no-such-table", code=code)
            kept = opening.kept
            table, pictured = await self._latest(opening)
        except (StoreTrouble, Damaged) as trouble:
            raise self._unavailable(trouble) from trouble
        opened = OpenTable(kept, table, encode(showing.table_info(table)))
        opened.pictured = pictured
        opened.ours = self.alone
        await self.give_back_lost_time(opened)
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
        opened.forget_ahead()
        del self.opened[opened.kept.code]
        self.metrics.tables.set(len(self.opened))

    def dismiss(self, opened: OpenTable) -> None:
        """The table is no more: whoever listens to it is sent away."""
        for listener in [*opened.listeners]:
            listener.send(encode(said.Closing("removed", again=False)))
            listener.end()
        if self.opened.get(opened.kept.code) is opened:
            self.forget(opened)

    def start_over(self, opened: OpenTable, table: Table) -> None:
        """The log was rewritten: all who listen come back, and hear it as it is now."""
        opened.table, opened.info = table, encode(showing.table_info(table))
        opened.pictured = 0
        self.rewritten(opened.kept.id)
        for listener in [*opened.listeners]:
            listener.send(encode(said.Closing("restart", again=True)))
            listener.end()
        self.changed(opened)

    async def folded(
        self,
        kept: Kept,
        hears: Hearing = lambda *_: True,
        start: Table | None = None,
        entries: list[Entry] | None = None,
    ) -> Table:
        """The table as its log makes it; `hears` is told of every entry and says whether to go on.

        `entries` are the first ones after `start`, where somebody has read them already.
        A long log is read in parts and folded in short turns: others are not kept waiting.
        """
        table = start or self._empty(kept)
        while True:
            if entries is None:
                entries = await self.store.entries(kept.id, table.number, AT_ONCE)
            turn = time.perf_counter() + TURN
            for entry in entries:
                heard = _taken(table, entry)
                if not hears(table, heard):
                    return table
                if time.perf_counter() > turn:
                    await asyncio.sleep(0)
                    turn = time.perf_counter() + TURN
            if len(entries) < AT_ONCE:
                return table
            entries = None

    async def _latest(self, opening: Opening) -> tuple[Table, int]:
        """From its newest picture on, if that goes together with the log, else from its beginning."""
        kept, picture, entries = opening
        table = self._empty(kept)
        if picture is None:
            return await self.folded(kept, start=table, entries=entries), 0
        if self.album.show(picture, table):
            forgotten = table.forgotten
            with suppress(Damaged):
                await self.folded(kept, start=table, entries=entries)
                if table.forgotten == forgotten:
                    return table, picture.number
        return await self.folded(kept), 0

    def _empty(self, kept: Kept) -> Table:
        try:
            game = self.box(kept.setup)
        except BadSetup:  # the package that brought it is gone
            self._complain(f"table {kept.code} cannot be opened: there is no game {kept.setup.game}")
            raise house_refuses("no-such-game", game=kept.setup.game) from None
        except ContentError:  # its own box was for another version
            self._complain(f"table {kept.code} cannot be opened: its box is of another version")
            raise house_refuses("other-rules") from None
        if not kept.setup.fits(game):
            self._complain(f"table {kept.code} cannot be opened: it was played by other rules")
            raise house_refuses("other-rules")
        return Table(kept.code, kept.setup, game, kept.secret, kept.created)

    async def give_back_lost_time(self, opened: OpenTable) -> None:
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
        racing = opened.table.race is not None
        line = Line(arrived, opened.bounds() if racing else {}, opened.waits() if racing else {})

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
        steps = opened.table.steps
        if steps and steps[-1].seat == who.seat and steps[-1].taught is None:
            steps[-1].taught = await self.taught(opened.table, steps[-1])

    async def write(self, opened: OpenTable, deciding: Deciding, mark: str | None = None) -> list[Told]:
        """Decide, make it durable, then tell everybody; nothing, if it was done before under that mark."""
        async with opened.lock:
            deadline = time.monotonic() + PATIENCE
            while time.monotonic() < deadline:
                table = await self.sound(opened)
                if mark is not None and mark in table.marks:
                    return []
                try:
                    whats = deciding(table)
                except HouseRefuses:
                    if mark is not None and await self._done_long_ago(opened, mark):
                        return []
                    raise
                if not whats:
                    return []
                try:
                    heard = await self._append(opened, whats, mark)
                except Taken:
                    # Somebody else was first: decide again. Of two who are at it none is always the slower.
                    await asyncio.sleep(random.random() * JITTER)
                except MarkTaken:
                    await self.sound(opened)
                    return []
                else:
                    self._tell(opened, heard)
                    return heard
        raise unavailable("store-busy")

    async def _done_long_ago(self, opened: OpenTable, mark: str) -> bool:
        """A message that would be refused now may have been carried out before those that memory knows of."""
        if opened.table.all_marks_known():
            return False
        try:
            return await self.store.marked(opened.kept.id, mark)
        except StoreTrouble as trouble:
            raise self._unavailable(trouble) from trouble

    async def _append(self, opened: OpenTable, whats: list[AnyLog], mark: str | None) -> list[Told]:
        """A copy of the table goes ahead; when the storage has the entries it takes the table's place."""
        table = opened.table.ahead()
        now = max(self.now(), table.last_at)
        entries = [
            Entry(table.number + 1 + i, now, what, mark if i == 0 else None) for i, what in enumerate(whats)
        ]
        heard = [take(table, entry) for entry in entries]
        info = encode(showing.table_info(table)) if any(told.table for told in heard) else opened.info
        duty = duties.next_duty(table, self.bot_delay, -1)
        opened.doubtful = True
        try:
            await self.store.append(opened.kept.id, entries, _summary(table, duty, info))
        except (StoreTrouble, Damaged, LookupError) as trouble:
            raise await self._lost(opened, trouble) from trouble
        opened.doubtful = False
        opened.table, opened.info, opened.known_duty = table, info, (table, duty)
        opened.ours = True
        self.metrics.wrote(table.game.name, whats)
        self.announce(table.code, table.number)
        return heard

    async def sound(self, opened: OpenTable) -> Table:
        """The table with all that the storage has of it, also after a write that failed; its lock is held."""
        if opened.doubtful:
            await self._read_on(opened)
            opened.doubtful = False
        return opened.table

    async def catch_up(self, opened: OpenTable, number: int | None = None) -> None:
        """Hear what other workers have written at a table, up to that entry at least."""
        async with opened.lock:
            table = await self.sound(opened)
            if number is None or table.number < number:
                await self._read_on(opened)

    async def _read_on(self, opened: OpenTable) -> None:
        """What is due next is for the worker that wrote this."""
        heard: list[Told] = []

        def hears(_: Table, told: Told) -> bool:
            heard.append(told)
            return True

        try:
            table = await self.folded(opened.kept, hears, opened.table.ahead())
            if table.forgotten > opened.table.forgotten:
                self.start_over(opened, await self.folded(opened.kept))
                return
        except (StoreTrouble, Damaged, LookupError) as trouble:
            raise await self._lost(opened, trouble) from trouble
        if not heard:
            return
        opened.table, opened.info = table, encode(showing.table_info(table))
        opened.ours = False
        self._tell(opened, heard)

    # -- telling ----------------------------------------------------------------------------

    def _tell(self, opened: OpenTable, heard: list[Told]) -> None:
        """One message for all who look through the same eyes."""
        telling = showing.Telling(opened.table, heard, self.now())
        messages: dict[int | None, bytes | None] = {}
        for listener in opened.listeners:
            seat = listener.seat
            if seat not in messages:
                news = telling.news(seat)
                messages[seat] = None if news is None else encode(news)
            raw = messages[seat]
            if raw is not None:
                listener.send(raw)
        if telling.info is not None:
            self._dismiss_strangers(opened)
        self.changed(opened)

    def _dismiss_strangers(self, opened: OpenTable) -> None:
        """Who was removed from a seat no longer looks through its eyes, nor a spectator without the name."""
        for listener in [*opened.listeners]:
            if is_stranger(opened.table, listener.seat, listener.key):
                listener.send(encode(said.Closing("removed", again=False)))
                listener.end()

    async def _lost(self, opened: OpenTable, trouble: StoreTrouble | Damaged | LookupError) -> Exception:
        """A table that cannot be read or written may have been removed meanwhile."""
        if isinstance(trouble, StoreTrouble):
            return self._unavailable(trouble)
        try:
            there = await self.store.find(opened.kept.code)
        except (StoreTrouble, Damaged) as worse:
            return self._unavailable(worse)
        if there is None or there.id != opened.kept.id:
            self.dismiss(opened)
            return house_refuses("no-such-table", code=opened.kept.code)
        return self._unavailable(Damaged(str(trouble)))

    def _unavailable(self, trouble: StoreTrouble | Damaged) -> Exception:
        self.metrics.troubles.inc()
        if isinstance(trouble, Damaged):
            self._complain(f"storage: {trouble}")
            return TableDamaged(unavailable("store-failed").refused)
        logger.error("storage: %s", trouble)
        return unavailable(trouble.reason)

    def _complain(self, complaint: str) -> None:
        """Once: the same people come to the same table again and again."""
        if complaint not in self._complaints:
            logger.error("%s", complaint)
            if len(self._complaints) < MOST_COMPLAINTS:
                self._complaints.add(complaint)
