"""Who is asking, and may they: keys in cookies or headers, origins, addresses."""

import re
from typing import Protocol
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Address, Cookie, Headers, State
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Scope

from capotavola.server.doorstep import LOOPBACK
from capotavola.server.house.keys import hashed
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.order import address_in
from capotavola.server.table.decisions import Who
from capotavola.server.table.refusing import HouseRefuses, house_refuses, malformed, too_much
from capotavola.server.table.table import HouseTable
from capotavola.server.web.services import Services

COOKIE = "capo_seat"
A_YEAR = 365 * 24 * 3600
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LONGEST_KEY = 100
OPERATIONS = ("/healthz", "/readyz", "/metrics")  # asked for by address
HOST = re.compile(r"[a-z0-9.:_\[\]-]{1,255}")
ONE_CLICK = re.compile(r"/api/calls/[A-Za-z0-9_-]{32}/stop")
LOOKING_BACK = ("/history", "/moment", "/mine", "/forget")
COST_OF_LOOKING_BACK = 5  # the whole log is played again


class Asking(Protocol):
    """A request or a WebSocket, as far as the gate looks at it."""

    @property
    def headers(self) -> Headers: ...

    @property
    def cookies(self) -> dict[str, str]: ...

    @property
    def client(self) -> Address | None: ...


def shown_key(asking: Asking) -> str | None:
    """The key that came along: in the cookie of that table, or as a bearer token."""
    header = asking.headers.get("authorization", "")
    bearer = header.lower().startswith("bearer ")
    key = header[7:].strip() if bearer else asking.cookies.get(COOKIE)
    return key if key and len(key) <= LONGEST_KEY else None


def key_of(asking: Asking) -> str | None:
    """The hash of the key that came along."""
    key = shown_key(asking)
    return None if key is None else hashed(key)


def who_is(table: HouseTable, key: str | None, seat: int | None) -> Who:
    """The seat that was asked for, if the key fits; without one the holder's first; else a spectator."""
    yours = table.seats_of(key) if key is not None else []
    if seat is None:
        return Who(yours[0] if yours else None, key)
    if seat not in yours:
        raise house_refuses("not-your-seat")
    return Who(seat, key)


def seat_cookie(code: str, key: str, secure: bool) -> Cookie:
    """Sent to that one table only, never to a script, never from another site."""
    return Cookie(
        COOKIE,
        path=f"/api/tables/{code}",
        value=key,
        max_age=A_YEAR,
        httponly=True,
        secure=secure,
        samesite="strict",
    )


def check_origin(asking: Asking, origin: str | None) -> None:
    """Another site's page may neither write here nor listen with our visitor's cookie."""
    came_from = asking.headers.get("origin")
    if came_from is None:
        if asking.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise house_refuses("forbidden-origin")
        return
    host = asking.headers.get("host", "")
    if came_from not in {f"http://{host}", f"https://{host}", origin}:
        raise house_refuses("forbidden-origin")


def check_host(asking: Asking, origin: str) -> None:
    """Under another name than its own the house is not to be found, but for the machine itself."""
    host = asking.headers.get("host", "").lower()
    name = urlsplit(f"//{host}").hostname if HOST.fullmatch(host) else None
    if host != urlsplit(origin).netloc.lower() and name not in LOOPBACK:
        raise house_refuses("forbidden-origin")


def address_of(asking: Asking) -> str:
    """As the house counts by it; what is none is its own name."""
    host = asking.client.host if asking.client else "?"
    try:
        return address_in(host) if ":" in host else host
    except HouseRefuses:
        return host


async def table_for(asking: Asking, services: Services, code: str) -> OpenTable:
    """The table of that code; whoever tries one code after the other is soon too fast.

    Who plays there goes on playing, whoever else guesses at the same address.
    """
    address, key = address_of(asking), key_of(asking)
    await services.order.check(address, key)
    if services.paces.wrong_codes.is_empty(address) and not _is_at(services.house.opened.get(code), key):
        raise too_much("too-fast")
    try:
        return await services.house.open(code)
    except HouseRefuses as refuses:
        if refuses.refused.reason == "no-such-table":
            services.paces.wrong_codes.take(address)
        raise


def _is_at(opened: OpenTable | None, key: str | None) -> bool:
    return opened is not None and key is not None and bool(opened.table.seats_of(key))


def guard(asking: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler) -> None:
    """Before every handler: pace, origin and form."""
    services: Services = asking.app.state.services
    scope = asking.scope
    writes = scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS
    if not services.paces.requests.take(address_of(asking), _cost(scope)):
        raise too_much("too-fast")
    if services.settings.origin is not None and scope["path"] not in OPERATIONS:
        check_host(asking, services.settings.origin)
    # A mail program stops calls by a form of its own: the secret is in the path, nothing else comes along.
    one_click = ONE_CLICK.fullmatch(scope["path"])
    if (writes and not one_click) or scope["type"] == ScopeType.WEBSOCKET or COOKIE in asking.cookies:
        check_origin(asking, services.settings.origin)
    if writes and not one_click and not _is_json(asking):
        raise malformed("the content type must be application/json")


def _cost(scope: Scope) -> int:
    back = scope["path"].endswith(LOOKING_BACK) or b"since=" in scope["query_string"]
    return COST_OF_LOOKING_BACK if back else 1


def _is_json(asking: Asking) -> bool:
    """What a form of another site can send is never JSON."""
    return asking.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
