"""Tools of somebody who means harm: bytes on a bare line, keys of others, and a look at what the house did.

    with attacked(tmp_path) as house:
        with Wire(house, f"/api/tables/{code}/socket") as wire:
            wire.send(frame(TEXT, b"no JSON"))

At the end of the block the house must still be well, and its log must not show any error of its own.
"""

import base64
import re
import select
import socket
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from types import TracebackType
from typing import Self, cast

import httpx
import msgspec
import psutil

from capotavola.engine.values import Json
from tests.server.live import LiveHouse, live_house

Object = dict[str, Json]

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MEGABYTE = 1_000_000
PATIENCE = 60.0
SMALL = 16 * 1024
STUCK = 0.5  # seconds without any byte taken
OFTEN = 3

# All that a client can say; `{}` stands where the game does not matter.
MESSAGES: list[Object] = [
    {"type": "act", "seen": 2**53, "action": {"verb": "pass"}},
    {"type": "claim", "race": 1, "reaction": 0, "action": {"verb": "pass"}},
    {"type": "ask", "action": {"verb": "pass"}},
    {"type": "foresee", "action": {"verb": "pass"}},
    {"type": "undo", "seen": 2**53},
    {"type": "chat", "to": "table", "text": "forged"},
    {"type": "chat", "to": 1, "text": "forged"},
    {"type": "chat", "to": "table", "phrase": "hello"},
    {"type": "vote", "matter": "end", "yes": True},
    {"type": "start", "fill": "random"},
    {"type": "bot", "seat": 0, "bot": "random"},
    {"type": "kick", "seat": 1},
    {"type": "mute", "seat": 1, "muted": True},
    {"type": "mute-watcher", "watcher": 1, "muted": True},
    {"type": "kick-watcher", "watcher": 1},
    {"type": "hush", "hushed": True},
    {"type": "leave"},
]

# Nothing of the house's inside may be in what it says.
INSIDE = re.compile(
    r"Traceback|\.py\b|site-packages|/src/|line \d+|0x[0-9a-f]{6,}|sqlite|Internal Server Error"
)


@contextmanager
def attacked(folder: Path, **env: str) -> Iterator[LiveHouse]:
    """A house that must outlive what is done to it."""
    with live_house(folder, **env) as house:
        yield house
        assert is_well(house.url)
        assert troubles(house) == []


def is_well(url: str) -> bool:
    return httpx.get(f"{url}/readyz", timeout=PATIENCE, verify=False).status_code == 200


def troubles(house: LiveHouse) -> list[str]:
    """Lines of the log that should never be there."""
    lines = house.log.read_text(errors="replace").splitlines()
    return [line for line in lines if re.search(r"Traceback|\bERROR\b|\"level\":\"error\"|Exception", line)]


def memory(house: LiveHouse) -> float:
    """What the house's process holds, in megabytes."""
    held: int = psutil.Process(house.process.pid).memory_info().rss
    return held / MEGABYTE


def listeners(house: LiveHouse) -> int:
    """Connections that the house believes to have, by its own figures."""
    page = httpx.get(f"{house.url}/metrics", timeout=PATIENCE, verify=False).text
    found = re.search(r"^capo_listeners (\d+)", page, re.MULTILINE)
    assert found is not None
    return int(found[1])


def await_listeners(house: LiveHouse, wanted: int, patience: float = PATIENCE) -> None:
    """Until the house has noticed who is gone."""
    deadline = time.monotonic() + patience
    while listeners(house) != wanted:
        assert time.monotonic() < deadline, f"{listeners(house)} listeners, not {wanted}"
        time.sleep(0.05)


# -- people ------------------------------------------------------------------------------


def with_key(key: str | None) -> dict[str, str]:
    return {} if key is None else {"authorization": f"Bearer {key}"}


def visitor(house: LiveHouse, key: str | None = None) -> httpx.Client:
    """Keeps no cookies, so that only the key says who asks."""
    client = httpx.Client(
        base_url=f"{house.url}/api", headers=with_key(key), timeout=PATIENCE, verify=False, trust_env=False
    )
    client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return client


def opened(house: LiveHouse, **wish: Json) -> Object:
    """A new table; its code, key and seats."""
    with visitor(house) as client:
        return made(client.post("/tables", json={"game": "omerta", "names": ["Anna"], **wish}))


def seated(house: LiveHouse, code: str, name: str, **wish: Json) -> Object:
    """One more person at a table."""
    with visitor(house) as client:
        return made(client.post(f"/tables/{code}/seats", json={"name": name, **wish}))


def made(answer: httpx.Response) -> Object:
    assert answer.status_code == 201, answer.text
    return cast(Object, answer.json())


def said(
    house: LiveHouse, code: str, key: str | None, message: Mapping[str, Json], **query: int
) -> httpx.Response:
    with visitor(house, key) as client:
        return client.post(f"/tables/{code}/messages", json={"id": "1", **message}, params=query)


# -- a bare line ---------------------------------------------------------------------------


def frame(kind: int, data: bytes, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A WebSocket frame of a client; its mask is all zeros, so that the bytes stay as they are."""
    mask = 0x80 if masked else 0
    head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
    if len(data) < 126:
        head += bytes([mask | len(data)])
    elif len(data) < 2**16:
        head += bytes([mask | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", len(data))
    return head + (b"\0\0\0\0" if masked else b"") + data


class Line:
    """A bare connection to the house, on which anything can be sent."""

    def __init__(self, house: LiveHouse) -> None:
        host, port = house.url.removeprefix("http://").split(":")
        self.host = f"{host}:{port}"
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)  # so that not reading is soon felt
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        self._come = b""

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def flood(self, data: bytes, most: int, reading: bool = False) -> int:
        """The same again and again, until so much is sent, or the house takes no more; how much it took.

        It takes no more if it answers others several times, and not a byte of ours meanwhile. `reading`:
        answers are taken and thrown away, so that the house has no reason to wait for us.
        """
        sent = stuck = 0
        try:
            while sent < most and stuck < OFTEN:
                self.socket.settimeout(STUCK)
                try:
                    sent += self.socket.send(data)
                    stuck = 0
                except TimeoutError:
                    stuck += 1
                    assert is_well(f"http://{self.host}")
                if reading:
                    self._throw_away()
        except OSError:
            pass  # cut off
        finally:
            self.socket.settimeout(PATIENCE)
        return sent

    def _throw_away(self) -> None:
        while select.select([self.socket], [], [], 0)[0] and self.socket.recv(65536):
            pass

    def until(self, end: bytes) -> bytes:
        while end not in self._come:
            self._take_more()
        found, self._come = self._come.split(end, 1)
        return found

    def _exactly(self, count: int) -> bytes:
        while len(self._come) < count:
            self._take_more()
        found, self._come = self._come[:count], self._come[count:]
        return found

    def _take_more(self) -> None:
        more = self.socket.recv(65536)
        if not more:
            raise ConnectionError("the house has closed the line")
        self._come += more

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()


class Wire(Line):
    """A WebSocket without a library, so that frames can be as wrong as one likes."""

    def __init__(self, house: LiveHouse, path: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(house)
        lines = {
            "Host": self.host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(b"sixteen bytes it").decode(),
            "Sec-WebSocket-Version": "13",
            **(headers or {}),
        }
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.send(f"GET {path} HTTP/1.1\r\n{text}\r\n".encode())
        self.answer = self.until(b"\r\n\r\n").decode()

    @property
    def status(self) -> int:
        return int(self.answer.split(" ")[1])

    def say(self, message: Object) -> None:
        self.send(frame(TEXT, msgspec.json.encode(message)))

    def hear(self) -> tuple[int, bytes]:
        """The next frame of the house: its kind, and what is in it."""
        first, length = self._exactly(2)
        if length == 126:
            length = struct.unpack("!H", self._exactly(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self._exactly(8))[0]
        return first & 15, self._exactly(length)

    def answer_to(self, name: str | None) -> Object:
        """The next acknowledgement or refusal of that message; pings are answered meanwhile."""
        while True:
            message = self.message()
            if message["type"] == "ping":
                self.say({"type": "pong", "nonce": message["nonce"]})
            elif message["type"] in ("ack", "refused") and message["id"] == name:
                return message

    def message(self) -> Object:
        kind, data = self.hear()
        assert kind == TEXT, f"frame {kind}: {data!r}"
        return cast(Object, msgspec.json.decode(data))

    def closed_with(self) -> int:
        """Everything until the house closes; its closing code."""
        while True:
            kind, data = self.hear()
            if kind == CLOSE:
                return cast(int, struct.unpack("!H", data[:2])[0])
