"""How a player wants to be called: checked, written down, confirmed, stopped."""

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

import msgspec

from capotavola.server import bodies
from capotavola.server.house.calls.caller import Caller
from capotavola.server.house.calls.mail import check_mail
from capotavola.server.house.calls.outside import CannotCall, check_url
from capotavola.server.house.calls.push import check_browser
from capotavola.server.house.calls.ways import Browser, Ways
from capotavola.server.house.calls.words import say, title_of
from capotavola.server.house.house import House
from capotavola.server.house.opened import OpenTable
from capotavola.server.storage import calls as kept
from capotavola.server.storage.calls import Wanted
from capotavola.server.table.refusing import house_refuses, malformed, too_much

SHOWN: Final = 60  # signs of where a call goes

logger = logging.getLogger("capotavola.calls")


class Wishes:
    def __init__(self, house: House, ways: Ways, caller: Caller) -> None:
        self.house = house
        self.ways = ways
        self.caller = caller

    async def of(self, opened: OpenTable, key: str) -> bodies.Calls:
        """What can be wished for here, and what was."""
        found = await self.house.store.look(partial(kept.calls_at, code=opened.kept.code))
        own = [_shown(wanted) for wanted in found if wanted.key == key]
        return bodies.Calls(self.ways.push_key, "mail" in self.ways.by, "hook" in self.ways.by, own)

    async def add(self, opened: OpenTable, key: str, wish: bodies.NewCall) -> None:
        kind, target = self._target(wish)
        own = opened.table.seats_of(key)
        if not own:
            raise house_refuses("not-seated")
        if kind == "table" and opened.table.host not in own:
            raise house_refuses("not-host")
        since, until = wish.quiet or (None, None)
        wanted = Wanted(
            0,
            opened.kept.code,
            key,
            kind,
            target,
            wish.language,
            since,
            until,
            wish.zone,
            secrets.token_urlsafe(24),
            kind != "mail",  # an address may be somebody else's
            0,
            0,
            self.house.now(),
        )
        if not await self.house.store.change(partial(kept.add_call, wanted=wanted)):
            raise too_much("too-fast")
        if kind == "mail":
            await self._ask_to_confirm(opened, wanted)
        self.caller.look_at(opened.kept.code, self.house.now())

    def _target(self, wish: bodies.NewCall) -> tuple[bodies.CallKind, str]:
        try:
            if wish.push is not None and "push" in self.ways.by:
                check_url(wish.push.endpoint, self.ways.private)
                check_browser(wish.push.p256dh, wish.push.auth)
                browser = Browser(wish.push.endpoint, wish.push.p256dh, wish.push.auth)
                return "push", msgspec.json.encode(browser).decode()
            if wish.mail is not None and "mail" in self.ways.by:
                check_mail(wish.mail)
                return "mail", wish.mail
            if wish.hook is not None and "hook" in self.ways.by:
                check_url(wish.hook, self.ways.private)
                return "table" if wish.everybody else "hook", wish.hook
        except ValueError as error:
            raise malformed(str(error)) from None
        raise malformed("this house does not call in that way")

    async def _ask_to_confirm(self, opened: OpenTable, wanted: Wanted) -> None:
        game = title_of(wanted.language, opened.table.game)
        link = f"{self.caller.origin}/calls#confirm={wanted.token}"
        call = self.caller.said(wanted, "confirm", game, link)
        letter = call._replace(text=f"{call.text}\n{say(wanted.language, 'confirm-not')}")
        try:
            await asyncio.to_thread(self.ways.by["mail"], wanted.target, letter)
        except CannotCall as cannot:
            logger.warning("a letter did not go out: %s", cannot)
            await self.house.store.change(partial(kept.stop_call, token=wanted.token))
            raise malformed("the letter could not be sent") from None

    async def remove(self, code: str, key: str, number: int) -> bool:
        return await self.house.store.change(partial(kept.remove_own, code=code, key=key, number=number))

    async def confirm(self, token: str) -> bool:
        return await self.house.store.change(partial(kept.confirm_call, token=token))

    async def stop(self, token: str) -> bool:
        return await self.house.store.change(partial(kept.stop_call, token=token))


def _shown(wanted: Wanted) -> bodies.CallShown:
    where = wanted.target
    if wanted.kind == "push":
        where = msgspec.json.decode(wanted.target, type=Browser).endpoint
    if wanted.kind != "mail":
        where = where.partition("://")[2].partition("/")[0]  # the rest of it is a secret
    return bodies.CallShown(wanted.id, wanted.kind, where[:SHOWN], wanted.confirmed)
