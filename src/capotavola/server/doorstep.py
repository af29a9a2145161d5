"""Where the house stands: its addresses, for whoever opens it on the own machine, and the browser on them."""

import os
import socket
import sys
import time
import webbrowser
from threading import Thread

from capotavola.server.settings import NotNow, Settings

LOOPBACK = ["127.0.0.1", "localhost", "::1"]
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved: nobody has them
OPENING_SECONDS = 60.0
LOOK_SECONDS = 0.1


def check_free(settings: Settings) -> None:
    """Another program may have the port, or the machine may not have the address."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        where = f"CAPO_HOST {settings.host}, CAPO_PORT {settings.port}"
        raise NotNow(f"the house cannot open there ({where}): {error.strerror}") from None


def show_when_open(settings: Settings) -> None:
    """Beside the house, which takes this thread."""
    Thread(target=show, args=[settings], daemon=True).start()


def show(settings: Settings) -> None:
    """Says where the house is once it answers, and opens the browser there if there is a screen."""
    if not _answers(settings):
        return
    print("\n".join(directions(settings)), flush=True)
    if _has_screen():
        # Links and QR codes show where the page was opened: friends must be able to come there.
        webbrowser.open(_for_friends(settings) or own_address(settings))


def directions(settings: Settings) -> list[str]:
    """What a host wants to know, a line each."""
    lines = [f"The house is open: {own_address(settings)}  (Ctrl-C closes it)"]
    if settings.host in LOOPBACK:
        lines.append("Friends in your network can come when it is opened with CAPO_HOST=0.0.0.0")
    elif address := _for_friends(settings):
        lines.append(f"For friends in your network: {address}")
    return lines


def _for_friends(settings: Settings) -> str | None:
    return address_in_network(settings) if settings.host in EVERYWHERE else None


def own_address(settings: Settings) -> str:
    """As a browser on this machine reaches the house."""
    return _url(EVERYWHERE.get(settings.host, settings.host), settings.port)


def address_in_network(settings: Settings) -> str | None:
    """As other machines reach it: by the address that this one would send from. Nothing is sent."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((OUTSIDE[family], 9))
            host: str = probe.getsockname()[0]
    except OSError:
        return None
    return _url(host, settings.port)


def _answers(settings: Settings) -> bool:
    """Within a while: the house listens when all else is ready."""
    deadline = time.monotonic() + OPENING_SECONDS
    while time.monotonic() < deadline:
        try:
            socket.create_connection((EVERYWHERE.get(settings.host, settings.host), settings.port), 5).close()
        except OSError:
            time.sleep(LOOK_SECONDS)
        else:
            return True
    return False


def _has_screen() -> bool:
    """Without one a browser for terminals would take over this one."""
    everywhere_else = sys.platform in ("darwin", "win32")
    return everywhere_else or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
