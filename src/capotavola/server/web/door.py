"""How many may come in: connections of one address and in all, with some left for the house itself."""

import asyncio
import sys
from collections import OrderedDict

from uvicorn.middleware.proxy_headers import _TrustedHosts

from capotavola.server.doorstep import LOOPBACK
from capotavola.server.settings import Settings
from capotavola.server.web.limits import Ledger

RESERVE = 100  # descriptors for the storage, the bots and the house's own files
FEWEST = 16


class Door:
    """Counts connections, whatever comes over them; a proxy's are counted by the visitors that it brings.

    When all places are taken, whoever has been in for longest without asking for anything makes room.
    """

    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        self.most = min(settings.connections, max(FEWEST, _descriptors() - RESERVE))
        self.per_address = settings.connections_per_address
        self._proxies = _TrustedHosts(settings.trusted_proxies)
        self.ledger = ledger
        self._inside: dict[asyncio.Transport, str] = {}
        self._silent: OrderedDict[asyncio.Transport, None] = OrderedDict()

    def come_in(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room; `go` is to be said in any case."""
        direct = not self.is_proxy(host)
        if direct and self.ledger.counted(host) >= self.per_address:
            return False
        if len(self._inside) >= self.most and not self._make_room():
            return False
        self._inside[transport] = host if direct else ""
        self._silent[transport] = None
        self.ledger.count(self._inside[transport], 1)
        return True

    def speak(self, transport: asyncio.Transport) -> None:
        """It asks for something."""
        self._silent.pop(transport, None)

    def fall_silent(self, transport: asyncio.Transport) -> None:
        """It has its answer."""
        if transport in self._inside:
            self._silent[transport] = None

    def go(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        host = self._inside.pop(transport, None)
        if host is not None:
            self.ledger.count(host, -1)

    def count(self) -> int:
        """Of all connections to this worker."""
        return len(self._inside)

    def is_proxy(self, host: str) -> bool:
        return host in self._proxies

    def is_spared(self, address: str) -> bool:
        """What no ban of somebody else may shut out: the machine itself, a proxy with all whom it brings."""
        return address in LOOPBACK or self.is_proxy(address)

    def take_place(self, address: str) -> bool:
        """To listen at a table, for somebody at that address, whoever brought them; then `leave_place`."""
        name = f"listening/{address}"
        if self.ledger.counted(name) >= self.per_address:
            return False
        self.ledger.count(name, 1)
        return True

    def leave_place(self, address: str) -> None:
        self.ledger.count(f"listening/{address}", -1)

    def _make_room(self) -> bool:
        if not self._silent:
            return False
        eldest = next(iter(self._silent))
        self.go(eldest)
        eldest.abort()
        return True


def _descriptors() -> int:
    """As many as the system lets us have."""
    if sys.platform == "win32":  # there they are no files
        return 1 << 20
    import resource  # noqa: PLC0415

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = 1 << 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
