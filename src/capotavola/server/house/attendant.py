"""Does what is due at the tables that are open here: bots' turns, races, clocks, absent players."""

import asyncio
import hashlib
import logging
import secrets

import msgspec

from capotavola.bots.levels import level_of
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.values import canonical
from capotavola.server.house.background import Background
from capotavola.server.house.house import House
from capotavola.server.house.opened import Ahead, OpenTable
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table import duties
from capotavola.server.table.decisions import claim_by_bot
from capotavola.server.table.duties import Duty
from capotavola.server.table.log import AnyLog, Done
from capotavola.server.table.refusing import HouseRefuses
from capotavola.server.table.table import Deed, HouseTable
from capotavola.server.thinking.bots import stable_number
from capotavola.server.thinking.thinker import BotFailed, BotTurn, Doubt, Thinker, ThinkerClosed, Thought

LONG_THOUGHT = 1.0  # seconds; a bot that takes longer keeps the table's duty for itself, again and again
LEASE = 5_000
AHEAD = 3_000  # how long before it is due a bot may begin to think
QUIET = 30_000  # how long nobody need look again at bots that have nothing to say
AFTER_TROUBLE = 2_000

logger = logging.getLogger("capotavola.attendant")


class Attendant:
    def __init__(self, house: House, thinker: Thinker, background: Background) -> None:
        self.house = house
        self.thinker = thinker
        self.background = background
        house.changed = self.schedule
        house.taught = self._taught

    async def _taught(self, table: HouseTable, deed: Deed) -> bool:
        """Where bots think; what cannot be found out cannot be taken back."""
        state = msgspec.json.encode(table.game.dump(deed.before))
        doubt = Doubt(
            table.code, table.game.name, state, deed.seat, canonical(deed.action.value()), table.setup.box
        )
        try:
            return await self.thinker.judge(doubt)
        except (BotFailed, ThinkerClosed):
            logger.exception("whether an action may be taken back could not be found out")
            return True

    def schedule(self, opened: OpenTable) -> None:
        """Come back when the table's next duty is due, if it is for us to do."""
        opened.cancel_timer()
        if opened.attended or opened.doubtful or not opened.ours:
            return
        duty = opened.next_duty(self.house.bot_delay)
        if duty is not None:
            self._come_back(opened, max(duty.at, opened.rests_until))
            if duty.kind == "bot":
                self._think_ahead(opened, duty.at - self.house.now())

    def _think_ahead(self, opened: OpenTable, milliseconds: int) -> None:
        """One that searches does so while it would take its time anyway, and others think about theirs."""
        table, known = opened.table, opened.ahead
        asked = [
            table.seats[seat].played_by() or "" for seat in duties.deciding_bots(table, opened.quiet_since)
        ]
        searches = any(level_of(name).seconds for name in asked)
        if not searches or not 0 < milliseconds <= AHEAD:
            return
        if known is None or known.game_number != table.game_number:
            opened.forget_ahead()
            request = _turn_for(table, opened.quiet_since)
            opened.ahead = Ahead(
                table.game_number, request, asyncio.ensure_future(self.thinker.think(request))
            )

    def _come_back(self, opened: OpenTable, at: int) -> None:
        opened.cancel_timer()
        seconds = max(0, at - self.house.now()) / 1000
        loop = asyncio.get_running_loop()
        opened.timer = loop.call_later(seconds, lambda: self.background.start(self.attend(opened)))

    async def attend(self, opened: OpenTable) -> None:
        """Do what is due at a table, if anything is."""
        if opened.attended:
            return
        opened.attended = True
        try:
            await self._do_what_is_due(opened)
        except ThinkerClosed:
            return
        except (HouseRefuses, StoreTrouble) as trouble:
            logger.warning("table %s waits: %s", opened.kept.code, trouble)
            opened.rests_until = self.house.now() + AFTER_TROUBLE
            self._come_back(opened, opened.rests_until)
            return
        finally:
            opened.attended = False
        self.schedule(opened)

    async def _do_what_is_due(self, opened: OpenTable) -> None:
        async with opened.lock:
            table = await self.house.up_to_date(opened)
            duty = duties.next_duty(table, self.house.bot_delay, opened.quiet_since)
        if duty is None or duty.at > self.house.now():
            return
        if duty.kind == "bot":
            await self._bot_turn(opened)
        else:
            await self.house.write(opened, lambda table: self._perform(opened, table, duty))

    def _perform(self, opened: OpenTable, table: HouseTable, duty: Duty) -> list[AnyLog]:
        """Nothing if it has been done meanwhile, here or by another worker."""
        if duties.next_duty(table, self.house.bot_delay, opened.quiet_since) != duty:
            return []
        return duties.perform(table, duty, secrets.randbits(31) + 1)

    async def _bot_turn(self, opened: OpenTable) -> None:
        async with opened.lock:
            table = await self.house.up_to_date(opened)
            number, game_number = table.number, table.game_number
            request = _turn_for(table, opened.quiet_since)
            ahead, opened.ahead = opened.ahead, None
        metrics = self.house.metrics
        with metrics.thought.time(), metrics.thinking.track_inprogress():
            if ahead is not None and ahead.is_about(request):
                request, thinking = ahead.request, ahead.thinking
            else:
                thinking = asyncio.ensure_future(self.thinker.think(request))
            thought = await self._wait_for(opened, thinking)
        if thought is None and not request.asked:
            await self._be_quiet(opened, number)
            return
        await self.house.write(opened, lambda now: self._carry_out(now, game_number, request, thought))

    async def _be_quiet(self, opened: OpenTable, number: int) -> None:
        """Until something else is due, or somebody does something, these bots need not be asked again."""
        opened.quiet_since = number
        async with opened.lock:
            table = await self.house.up_to_date(opened)
            if table.number == number:
                until = self.house.now() + QUIET
                duty = duties.next_duty(table, self.house.bot_delay, number)
                await self.house.store.lease(opened.kept.id, until if duty is None else min(until, duty.at))

    async def _wait_for(
        self, opened: OpenTable, thinking: "asyncio.Future[Thought | None]"
    ) -> Thought | None:
        try:
            while not (await asyncio.wait([thinking], timeout=LONG_THOUGHT))[0]:
                await self._keep_for_us(opened)
            return await thinking
        except BotFailed:
            self.house.metrics.bot_failures.inc()
            logger.exception("a bot failed; what the clock would do is done instead")
            return None
        finally:
            thinking.cancel()  # when the house closes nobody asks any more what came of it

    async def _keep_for_us(self, opened: OpenTable) -> None:
        try:
            await self.house.store.lease(opened.kept.id, self.house.now() + LEASE)
        except StoreTrouble as trouble:
            logger.warning("table %s: somebody else may do what is due: %s", opened.kept.code, trouble)

    def _carry_out(
        self, table: HouseTable, number: int, request: BotTurn, thought: Thought | None
    ) -> list[AnyLog]:
        """Nothing if the game has moved on meanwhile: then the bot thinks again."""
        bots = [seat.played_by() for seat in table.seats]
        if table.game_number != number or not table.playing() or bots != request.bots:
            return []
        if thought is None:
            seat = request.asked[0]
            action = table.state.overdue(seat, fast_chance(request.luck + 1))
        else:
            seat = thought.seat
            action = table.game.decode(thought.action)
        return [self._entry(table, seat, action)]

    def _entry(self, table: HouseTable, seat: int, action: Action) -> AnyLog:
        if table.race is not None and not action.verb.harmless:
            return claim_by_bot(table, seat, action, self.house.now())
        return Done(seat, action.value(), "bot")


def _turn_for(table: HouseTable, quiet_since: int) -> BotTurn:
    return BotTurn(
        table=table.code,
        game=table.game.name,
        box=table.setup.box,
        state=msgspec.json.encode(table.game.dump(table.state)),
        asked=duties.deciding_bots(table, quiet_since),
        bots=[seat.played_by() for seat in table.seats],
        silent=[number for number, seat in enumerate(table.seats) if seat.stand_in is not None],
        luck=_luck(table),
        salt=_salt(table),
    )


def _luck(table: HouseTable) -> int:
    """By it, too, a known deal is played as it was before, whatever else was said at the table."""
    if table.setup.seed is None:
        return secrets.randbits(31)
    assert table.match is not None
    return stable_number(f"{_salt(table)}/{len(table.match.record.entries)}")


def _salt(table: HouseTable) -> str:
    """Where everybody may know the deal there is nothing to foretell: with the deal its bots come again."""
    seed = table.setup.seed
    return hashlib.sha256(b"bots" + (table.secret if seed is None else seed.encode())).hexdigest()
