"""A table that waits for somebody who is away, and who receives the calls: mail server, webhook, browser."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from capotavola.server import bodies
from capotavola.server.bodies import NewCall, PushTo
from capotavola.server.clock import DaysClock
from capotavola.server.house.calls import push
from capotavola.server.house.calls.caller import Caller
from capotavola.server.house.calls.ways import Ways
from capotavola.server.house.calls.wishes import Wishes
from capotavola.server.house.keys import hashed
from capotavola.server.house.opened import OpenTable
from capotavola.server.settings import Settings, settings_from
from capotavola.server.table.log import Gone
from tests.server.indoors import Indoors
from tests.services.service import free_port

ORIGIN = "https://house.test"


# -- who receives -----------------------------------------------------------------------


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A server somewhere else, which answers as it is told."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 200
        self.received: list[Received] = []


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            there.received.append(Received(self.path, headers, body))
            self.send_response(there.status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        there = Receiver(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield there
        finally:
            server.shutdown()
            thread.join()


class Postbox:
    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.refuses = False

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[str, Postbox]]:
    box = Postbox()
    server = Controller(box, hostname="127.0.0.1", port=free_port())
    server.start()
    try:
        yield f"smtp://127.0.0.1:{server.port}", box
    finally:
        server.stop()


# -- a table that waits ------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Waiting:
    """A table in days that waits for Anna, who is away."""

    def __init__(self, rooms: Indoors, ways: Ways) -> None:
        self.rooms = rooms
        self.caller = Caller(rooms.house, ORIGIN, ways.by)
        self.wishes = Wishes(rooms.house, ways, self.caller)

    async def open(self) -> OpenTable:
        self.table = await self.rooms.table(people=1, clock=DaysClock(3))
        self.key = hashed(self.rooms.keys[self.table.kept.code])
        assert 0 in self.table.table.thinking()
        await self.rooms.house.write(self.table, lambda _: [Gone(0)])
        return self.table

    async def wish(self, **wish: object) -> None:
        await self.wishes.add(self.table, self.key, NewCall("en", **wish))  # type: ignore[arg-type]

    async def yours(self) -> list[bodies.CallShown]:
        return (await self.wishes.of(self.table, self.key)).yours


def wanting(**env: str) -> Settings:
    return settings_from({"CAPO_ORIGIN": ORIGIN, **env})


HOOKS = wanting(CAPO_WEBHOOKS="private")


class Subscribed:
    """A browser's own keys, and what it reads with them."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = bytes(range(16))
        self.to = PushTo(
            endpoint, push.text_of(push.point_of(self.key.public_key())), push.text_of(self.auth)
        )

    def read(self, body: bytes) -> bytes:
        """RFC 8291, from the other side."""
        salt, point, text = body[:16], body[21:86], body[86:]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, point)
        about = b"WebPush: info\0" + push.point_of(self.key.public_key()) + point
        shared = self.key.exchange(ec.ECDH(), sender)
        material = HKDF(hashes.SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        return AESGCM(key).decrypt(nonce, text, None).removesuffix(b"\x02")
