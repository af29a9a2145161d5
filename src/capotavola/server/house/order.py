"""Order in the house: reports of players, who may not come in for a time, and tables that are closed."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Literal

import msgspec
from msgspec import Struct

from capotavola.server import bodies
from capotavola.server.house.complaints import is_shut
from capotavola.server.house.house import House
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.telling import encode
from capotavola.server.messages import happened, told
from capotavola.server.storage import order as kept
from capotavola.server.storage.order import Ban
from capotavola.server.storage.store import StoreTrouble
from capotavola.server.table import log, showing
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses, house_refuses, malformed
from capotavola.server.table.watching import name_of

AN_HOUR = 3600 * 1000
REPORT_AGE = 90 * 24 * AN_HOUR
EVERY = 2.0  # seconds until a worker knows of what another was told
TIDY_EVERY = 1800  # of these
SHOWN = 200  # reports
LINES = 20  # of what a report is about
NAMED = 12  # signs of a key's hash

logger = logging.getLogger("capotavola.order")


class Report(Struct, frozen=True):
    """As it is kept; `key` is the hash of the key of whom it is about."""

    by: str
    about: str | None
    seat: int | None
    key: str | None
    why: bodies.Why
    text: str
    lines: list[str]


read_report = msgspec.json.Decoder(Report).decode


class Order:
    """`spared`: addresses that no ban of a key brings along, such as a proxy's."""

    def __init__(self, house: House, spared: Callable[[str], bool] = lambda address: False) -> None:
        self.house = house
        self.spared = spared
        self._bans: dict[tuple[str, str], Ban] = {}

    # -- who may not come in ----------------------------------------------------------------

    async def check(self, address: str, key: str | None) -> None:
        """At every table: HouseRefuses says that this address, or this key, is banned."""
        if not self._bans:
            return
        by_key = self._ban("key", key or "")
        if by_key is not None and by_key.wide:
            await self._widen(by_key, address)
        if by_key is not None or self._ban("address", address) is not None:
            raise house_refuses("banned")

    def _ban(self, kind: Literal["address", "key"], what: str) -> Ban | None:
        ban = self._bans.get((kind, what))
        return ban if ban is not None and ban.until > self.house.now() else None

    async def _widen(self, by_key: Ban, address: str) -> None:
        if self._ban("address", address) is None and not self.spared(address):
            await self._add(by_key._replace(kind="address", what=address, wide=False))

    async def ban(self, wish: bodies.NewBan) -> None:
        kind, what = await self._whom(wish)
        now = self.house.now()
        await self._add(Ban(0, kind, what, wish.wide, wish.note.strip(), now, now + wish.hours * AN_HOUR))

    async def _whom(self, wish: bodies.NewBan) -> tuple[Literal["address", "key"], str]:
        if wish.address is not None:
            return "address", address_in(wish.address)
        if wish.report is not None:
            reports = await self.house.store.look(partial(kept.reports, most=kept.MOST_REPORTS))
            found = [read_report(report.body).key for report in reports if report.id == wish.report]
            if found and found[0] is not None:
                return "key", found[0]
        elif wish.code is not None and wish.seat is not None:
            table = (await self.house.open(wish.code.upper())).table
            key = table.seats[wish.seat].key if wish.seat < len(table.seats) else None
            if key is not None:
                return "key", key
        raise house_refuses("no-such-seat", seat=-1 if wish.seat is None else wish.seat)

    async def _add(self, ban: Ban) -> None:
        await self.house.store.change(partial(kept.add_ban, ban=ban))
        await self.refresh()

    async def lift(self, number: int) -> bool:
        lifted = await self.house.store.change(partial(kept.lift_ban, number=number))
        await self.refresh()
        return lifted

    async def refresh(self) -> None:
        """All bans as the storage has them; whoever is banned and inside is sent away."""
        bans = await self.house.store.look(partial(kept.bans, now=self.house.now()))
        self._bans = {(ban.kind, ban.what): ban for ban in bans}
        if not bans:
            return
        for opened in [*self.house.opened.values()]:
            for listener in [*opened.listeners]:
                try:
                    await self.check(listener.address, listener.key)
                except HouseRefuses:
                    listener.send(encode(told.Closing("removed", again=False)))
                    listener.end()

    async def again_and_again(self) -> None:
        rounds = 0
        while True:
            try:
                if rounds % TIDY_EVERY == 0:
                    now = self.house.now()
                    await self.house.store.change(partial(kept.tidy, now=now, before=now - REPORT_AGE))
                await self.refresh()
            except StoreTrouble as trouble:
                logger.warning("who may not come in is not known anew: %s", trouble)
            rounds += 1
            await asyncio.sleep(EVERY)

    # -- reports ------------------------------------------------------------------------------

    async def report(self, opened: OpenTable, who: Who, wish: bodies.NewReport) -> None:
        table = opened.table
        by = name_of(table, who.key or "") if who.seat is None else table.seats[who.seat].name
        if by is None or who.key is None:
            raise house_refuses("not-seated")
        if wish.seat is not None and (wish.seat >= len(table.seats) or wish.seat == who.seat):
            raise house_refuses("no-such-seat", seat=wish.seat)
        about = None if wish.seat is None else table.seats[wish.seat]
        body = msgspec.json.encode(
            Report(
                by,
                None if about is None else about.name,
                wish.seat,
                None if about is None else about.key,
                wish.why,
                wish.text.strip(),
                _heard(opened, who.seat, wish.seat),
            )
        )
        adding = partial(kept.add_report, code=table.code, key=who.key, created=self.house.now(), body=body)
        await self.house.store.change(adding)

    async def desk(self) -> bodies.Desk:
        reports = await self.house.store.look(partial(kept.reports, most=SHOWN))
        bans = await self.house.store.look(partial(kept.bans, now=self.house.now()))
        return bodies.Desk([_shown(report) for report in reports], [_ban_shown(ban) for ban in bans])

    async def settle(self, number: int) -> bool:
        """A report that needs nothing more."""
        return await self.house.store.change(partial(kept.settle_report, number=number))

    # -- tables -------------------------------------------------------------------------------

    async def close_table(self, code: str) -> None:
        """It is ended, whoever plays at it; one that cannot be opened is no longer listed or attended to."""
        try:
            opened = await self.house.open(code)
        except HouseRefuses as refuses:
            if not is_shut(refuses) or not await self.house.store.close_table(code):
                raise
        else:
            await self.house.write(opened, lambda table: [] if table.finished() else [log.Shut()])


def address_in(text: str) -> str:
    """An address as the house counts by it: of IPv6 the first half, the other is anybody's own to choose."""
    host = text.strip().removesuffix("/64")
    try:
        if ":" not in host:
            return str(IPv4Address(host))
        address = IPv6Address(host)
    except ValueError:
        raise malformed("that is no address") from None
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def _heard(opened: OpenTable, by: int | None, about: int | None) -> list[str]:
    """What the one who writes a report has heard from the other."""
    viewer = showing.viewer_of(by)
    heard = showing.for_owner(opened.table, by, [told.to(viewer) for told in opened.table.chat[viewer]])
    spoken = [one for one in heard if isinstance(one, happened.Spoke) and one.text is not None]
    return [one.text or "" for one in spoken if about is not None and one.seat == about][-LINES:]


def _shown(report: kept.KeptReport) -> bodies.ReportShown:
    of = read_report(report.body)
    return bodies.ReportShown(
        report.id, report.code, report.created, of.by, of.about, of.seat, of.why, of.text, of.lines
    )


def _ban_shown(ban: Ban) -> bodies.BanShown:
    what = ban.what if ban.kind == "address" else ban.what[:NAMED]
    return bodies.BanShown(ban.id, ban.kind, what, ban.wide, ban.note, ban.until)
