"""Calls for who is away: to a real mail server, a real receiver of webhooks, and a browser's own keys."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from capotavola.server import bodies
from capotavola.server import messages as said
from capotavola.server.bodies import NewCall, PushTo
from capotavola.server.clock import DaysClock
from capotavola.server.house.calls import push
from capotavola.server.house.calls.caller import MINUTE, PATIENCE, TRY_AGAIN, Caller, awake_at
from capotavola.server.house.calls.mail import check_mail
from capotavola.server.house.calls.outside import CannotCall, check_url, is_outside, post, resolved
from capotavola.server.house.calls.ways import Ways, open_ways
from capotavola.server.house.calls.wishes import Wishes
from capotavola.server.house.calls.words import say
from capotavola.server.house.keys import hashed
from capotavola.server.house.opened import OpenTable
from capotavola.server.house.privacy import forget
from capotavola.server.settings import BadSetting, Settings, settings_from
from capotavola.server.storage import calls as kept
from capotavola.server.storage.calls import MOST, MOST_FAILURES, Wanted
from capotavola.server.table.log import Gone, Returned
from capotavola.server.table.refusing import HouseRefuses
from capotavola.speech.languages import LANGUAGES
from tests.server.indoors import Indoors, indoors, visited
from tests.server.stores import opened
from tests.services.service import free_port

ORIGIN = "https://house.test"
WANTED = Wanted(0, "K7XQ", "key", "hook", "https://x.test", "en", None, None, 0, "t" * 32, True, 0, 0, 1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


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


def test_a_table_in_days_calls_once_for_each_turn(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            table = await waiting.open()
            await waiting.wish(hook=f"{there.url}/hook?room=7")
            await waiting.caller.go_round()
            assert there.received == []  # who has just gone may be back
            clock.now += PATIENCE
            for _ in range(3):
                await waiting.caller.go_round()
                waiting.caller.look_at(table.kept.code, clock.now)
            (call,) = there.received
            assert call.path == "/hook?room=7"
            told = json.loads(call.body)
            code = table.kept.code
            text = f"It is your turn in Omerta, at the table {code}. {ORIGIN}/t/{code}"
            assert told["text"] == told["content"] == text
            assert told["allowed_mentions"] == {"parse": []}
            # She comes, looks at two cards and goes: what is asked then is asked anew.
            await rooms.house.write(table, lambda _: [Returned(0)])
            action = table.table.state.legal(0)[0].value()
            await rooms.say(table, 0, said.Act("a", table.table.versions[0], action))
            await rooms.house.write(table, lambda _: [Gone(0)])
            assert 0 in table.table.thinking()
            clock.now += PATIENCE
            await waiting.caller.go_round()
            assert len(there.received) == 2

    with receiver() as there:
        asyncio.run(run(there))


def test_nobody_is_called_who_is_here_or_at_another_kind_of_table(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            table = await waiting.open()
            await waiting.wish(hook=there.url)
            await rooms.house.write(table, lambda _: [Returned(0)])
            clock.now += 2 * PATIENCE
            waiting.caller.look_at(table.kept.code, clock.now)
            await waiting.caller.go_round()
            live = await rooms.table(people=1)
            waiting.table, waiting.key = live, hashed(rooms.keys[live.kept.code])
            await waiting.wish(hook=there.url)
            await rooms.house.write(live, lambda _: [Gone(0)])
            clock.now += 2 * PATIENCE
            waiting.caller.look_at(live.kept.code, clock.now)
            await waiting.caller.go_round()
            assert there.received == []

    with receiver() as there:
        asyncio.run(run(there))


def test_of_two_workers_one_calls(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            ways = await open_ways(HOOKS, rooms.store)
            waiting = Waiting(rooms, ways)
            table = await waiting.open()
            await waiting.wish(hook=there.url)
            clock.now += PATIENCE
            other = Caller(rooms.house, ORIGIN, ways.by)
            for caller in (waiting.caller, other):
                caller.look_at(table.kept.code, clock.now)
            await asyncio.gather(waiting.caller.go_round(), other.go_round())
            assert len(there.received) == 1
            assert await rooms.store.look(kept.tables_with_calls) == [table.kept.code]

    with receiver() as there:
        asyncio.run(run(there))


def test_a_call_that_does_not_arrive_is_tried_a_few_times_and_then_given_up(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url)
            there.status = 302  # which is not followed
            clock.now += PATIENCE
            for tries in range(1, MOST_FAILURES + 2):
                await waiting.caller.go_round()
                assert len(there.received) == min(tries, MOST_FAILURES)
                clock.now += TRY_AGAIN
            assert await waiting.yours() == []
            assert {call.path for call in there.received} == {"/"}

    with receiver() as there:
        asyncio.run(run(there))


def test_what_is_gone_is_not_called_again(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url)
            there.status = 410
            clock.now += PATIENCE
            await waiting.caller.go_round()
            assert await waiting.yours() == []

    with receiver() as there:
        asyncio.run(run(there))


# -- quiet hours -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quiet", "zone", "minute", "awake"),
    [
        ((22 * 60, 7 * 60), 0, 23 * 60, 24 * 60 + 7 * 60),
        ((22 * 60, 7 * 60), 0, 6 * 60 + 59, 7 * 60),
        ((22 * 60, 7 * 60), 0, 7 * 60, 7 * 60),
        ((22 * 60, 7 * 60), 0, 21 * 60 + 59, 21 * 60 + 59),
        ((22 * 60, 7 * 60), 120, 20 * 60, 24 * 60 + 5 * 60),
        ((22 * 60, 7 * 60), -120, 22 * 60, 22 * 60),
        ((9 * 60, 17 * 60), 0, 12 * 60, 17 * 60),
        ((0, 0), 0, 5, 5),
    ],
)
def test_quiet_hours_end_where_the_player_lives(
    quiet: tuple[int, int], zone: int, minute: int, awake: int
) -> None:
    day = 20_000 * 24 * 60
    wanted = WANTED._replace(quiet_from=quiet[0], quiet_to=quiet[1], zone=zone)
    assert awake_at(wanted, (day + minute) * MINUTE) == (day + awake) * MINUTE
    assert awake_at(WANTED, (day + minute) * MINUTE + 5) == (day + minute) * MINUTE + 5


def test_a_call_waits_for_the_morning(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        clock.now = 20_000 * 24 * 60 * MINUTE  # midnight
        async with indoors(tmp_path, now=clock) as rooms:
            waiting = Waiting(rooms, await open_ways(HOOKS, rooms.store))
            await waiting.open()
            await waiting.wish(hook=there.url, quiet=[22 * 60, 7 * 60])
            for hour in range(1, 9):
                clock.now += 60 * MINUTE
                await waiting.caller.go_round()
                assert len(there.received) == (hour >= 7)

    with receiver() as there:
        asyncio.run(run(there))


# -- e-mail ----------------------------------------------------------------------------


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def test_a_letter_is_confirmed_first_and_can_be_stopped_with_one_click(tmp_path: Path) -> None:
    async def run(smtp: str, box: Postbox) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            settings = wanting(CAPO_SMTP=smtp, CAPO_MAIL_FROM="Capotavola <house@house.test>")
            waiting = Waiting(rooms, await open_ways(settings, rooms.store))
            await waiting.open()
            await waiting.wish(mail="anna@example.org")
            (asking,) = box.letters
            token = text_of(asking).partition("/calls#confirm=")[2][:32]
            clock.now += PATIENCE
            await waiting.caller.go_round()
            assert len(box.letters) == 1
            assert [call.confirmed for call in await waiting.yours()] == [False]
            assert await waiting.wishes.confirm(token)
            waiting.caller.look_at(waiting.table.kept.code, clock.now)
            await waiting.caller.go_round()
            letter = box.letters[1]
            assert (letter["To"], letter["Subject"]) == ("anna@example.org", "It is your turn: Omerta")
            assert letter["List-Unsubscribe"].strip() == f"<{ORIGIN}/api/calls/{token}/stop>"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"{ORIGIN}/t/{waiting.table.kept.code}" in text_of(letter)
            assert f"{ORIGIN}/calls#stop={token}" in text_of(letter)
            assert await waiting.wishes.stop(token)
            assert await waiting.yours() == []

    with mail_server() as (smtp, box):
        asyncio.run(run(smtp, box))


def test_a_letter_that_the_server_does_not_take_is_no_wish(tmp_path: Path) -> None:
    async def run(smtp: str, box: Postbox) -> None:
        async with indoors(tmp_path) as rooms:
            settings = wanting(CAPO_SMTP=smtp, CAPO_MAIL_FROM="house@house.test")
            waiting = Waiting(rooms, await open_ways(settings, rooms.store))
            await waiting.open()
            box.refuses = True
            with pytest.raises(HouseRefuses, match="malformed"):
                await waiting.wish(mail="anna@example.org")
            assert await waiting.yours() == []

    with mail_server() as (smtp, box):
        asyncio.run(run(smtp, box))


@pytest.mark.parametrize(
    "wrong",
    [
        *("", "anna", "anna@", "@example.org", "anna@example", "a b@example.org", "ана@example.org"),
        *("anna@example.org\nBcc: x@y.org", "anna@example.org,bea@example.org", "<anna@example.org>"),
        "a" * 250 + "@x.org",
    ],
)
def test_what_is_no_address_gets_no_letter(wrong: str) -> None:
    with pytest.raises(ValueError, match="e-mail"):
        check_mail(wrong)


# -- push ------------------------------------------------------------------------------


def test_the_example_of_rfc_8188() -> None:
    key, salt = push.bytes_of("yqdlZ-tYemfogSmv7Ws5PQ"), push.bytes_of("I1BsxtFttlv3u_Oo94xnmw")
    assert push.text_of(push.coded(b"I am the walrus", key, salt, b"")) == (
        "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"
    )


def test_the_example_of_rfc_8291() -> None:
    coded = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        push.private_key(push.bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
    )
    assert push.text_of(coded) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


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


def test_a_browser_reads_what_nobody_else_can_and_knows_who_sent_it(tmp_path: Path) -> None:
    async def run(there: Receiver) -> None:
        clock = Clock()
        async with indoors(tmp_path, now=clock) as rooms:
            settings = wanting(CAPO_PUSH="on", CAPO_CONTACT="mailto:host@house.test", CAPO_WEBHOOKS="private")
            ways = await open_ways(settings, rooms.store)
            assert (await open_ways(settings, rooms.store)).push_key == ways.push_key
            waiting = Waiting(rooms, ways)
            await waiting.open()
            browser = Subscribed(f"{there.url}/push/1")
            await waiting.wish(push=browser.to)
            clock.now += PATIENCE
            await waiting.caller.go_round()
            (call,) = there.received
            assert b"your turn" not in call.body
            told = json.loads(browser.read(call.body))
            assert told["title"] == "It is your turn: Omerta"
            assert told["link"] == f"{ORIGIN}/t/{waiting.table.kept.code}"
            assert call.headers["content-encoding"] == "aes128gcm"
            check_signature(call.headers["authorization"], ways.push_key or "", there.url)

    with receiver() as there:
        asyncio.run(run(there))


def check_signature(authorization: str, key: str, audience: str) -> None:
    """RFC 8292: ES256 over the two first parts, by the key that browsers know."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    head, claims, signature = fields["t"].split(".")
    assert json.loads(push.bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(push.bytes_of(claims))
    assert (told["aud"], told["sub"]) == (audience, "mailto:host@house.test")
    raw = push.bytes_of(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.bytes_of(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


# -- the way out ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "inside",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    ],
)
def test_nothing_inside_is_outside(inside: str) -> None:
    assert not is_outside(inside)


@pytest.mark.parametrize("outside", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "1.1.1.1"])
def test_the_open_internet_is_outside(outside: str) -> None:
    assert is_outside(outside)


@pytest.mark.parametrize(
    "wrong",
    [
        *("http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///x"),
        *("https://user:password@example.org/", "https://example.org:22/", "https://example.org/a b"),
        *("https://example.org/\x00", "javascript:alert(1)", "https://ex\u00e4mple.org/"),
    ],
)
def test_a_webhook_is_a_plain_address_of_the_open_internet(wrong: str) -> None:
    with pytest.raises(ValueError, match="it"):
        check_url(wrong, private=False)


def test_a_name_that_leads_inside_leads_nowhere() -> None:
    with pytest.raises(CannotCall, match="open internet") as told:
        resolved("localhost", 443, private=False)
    assert told.value.gone
    with receiver() as there:
        with pytest.raises(CannotCall):
            post(there.url, b"{}", {})
        assert there.received == []
        assert post(there.url, b"{}", {}, private=True) == 200


# -- what the host wants -------------------------------------------------------------------


def test_nothing_leaves_the_house_unless_its_host_switches_it_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            before = rooms.house.changed
            waiting = Waiting(rooms, await open_ways(settings_from({}), rooms.store))
            assert rooms.house.changed is before
            await waiting.open()
            wishes: list[dict[str, object]] = [
                {"mail": "anna@example.org"},
                {"hook": "https://example.org/"},
                {"push": Subscribed("https://example.org/").to},
                {},
            ]
            for wish in wishes:
                with pytest.raises(HouseRefuses, match="malformed"):
                    await waiting.wish(**wish)
            assert await waiting.wishes.of(waiting.table, waiting.key) == bodies.Calls(None, False, False, [])

    asyncio.run(run())


@pytest.mark.parametrize(
    "env",
    [
        {"CAPO_PUSH": "on"},
        {"CAPO_PUSH": "on", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_PUSH": "on", "CAPO_CONTACT": "mailto:a@b.test"},
        {"CAPO_WEBHOOKS": "on"},
        {"CAPO_WEBHOOKS": "yes", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_SMTP": "smtp://localhost", "CAPO_ORIGIN": ORIGIN},
        {"CAPO_SMTP": "localhost", "CAPO_ORIGIN": ORIGIN, "CAPO_MAIL_FROM": "a@b.test"},
    ],
)
def test_settings_that_cannot_work_are_named(env: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="CAPO_"):
        settings_from(env)


def test_wishes_are_few_and_go_with_who_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path) as rooms:
            waiting = Waiting(rooms, await open_ways(wanting(CAPO_WEBHOOKS="on"), rooms.store))
            table = await waiting.open()
            for number in [*range(MOST), 0]:
                await waiting.wish(hook=f"https://example.org/{number}")
            with pytest.raises(HouseRefuses, match="too-fast"):
                await waiting.wish(hook="https://example.org/more")
            yours = await waiting.yours()
            assert len(yours) == MOST
            assert {call.to for call in yours} == {"example.org"}  # the rest of it is a secret
            assert not await waiting.wishes.remove(table.kept.code, "another key", yours[0].id)
            assert await waiting.wishes.remove(table.kept.code, waiting.key, yours[0].id)
            await forget(rooms.house, table.kept.code, rooms.keys[table.kept.code])
            assert await rooms.store.look(partial(kept.calls_at, code=table.kept.code)) == []

    asyncio.run(run())


def test_calls_are_kept(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert await store.change(partial(kept.add_call, wanted=WANTED))
            (found,) = await store.look(partial(kept.calls_at, code="K7XQ"))
            assert found._replace(id=0) == WANTED
            assert await store.change(partial(kept.claim_call, number=found.id, turn=5))
            assert not await store.change(partial(kept.claim_call, number=found.id, turn=5))
            await store.change(partial(kept.call_failed, number=found.id, before=0))
            (again,) = await store.look(partial(kept.calls_at, code="K7XQ"))
            assert (again.turn, again.failed) == (0, 1)
            await store.change(partial(kept.call_succeeded, number=found.id))
            assert await store.change(partial(kept.stop_call, token=WANTED.token))
            assert not await store.change(partial(kept.stop_call, token=WANTED.token))
            for new in (b"first", b"second"):
                assert await store.change(partial(kept.the_secret, name="vapid", new=new)) == b"first"

    asyncio.run(run())


def test_players_wish_over_http_and_stop_with_one_click(tmp_path: Path) -> None:
    async def run() -> None:
        env = {"CAPO_DATA": str(tmp_path), "CAPO_BOTS": "here", "CAPO_ORIGIN": "http://house"}
        async with visited(settings_from({**env, "CAPO_WEBHOOKS": "on"})) as (app, client):
            anna = (await client.post("/api/tables", json={"game": "omerta", "names": ["Anna"]})).json()
            client.cookies.clear()
            way = f"/api/tables/{anna['code']}/calls"
            mine = {"authorization": f"Bearer {anna['key']}"}
            assert (await client.get(way)).status_code == 403
            assert (await client.get(way, headers=mine)).json()["hook"] is True
            wish = {"language": "fa", "hook": "https://example.org/secret"}
            assert (await client.post(way, json=wish)).status_code == 403
            inside = {"language": "en", "hook": "https://10.0.0.1:22/"}
            assert (await client.post(way, json=inside, headers=mine)).status_code == 400
            now = (await client.post(way, json=wish, headers=mine)).json()["yours"]
            assert [call["to"] for call in now] == ["example.org"]
            store = app.state.services.store
            (wanted,) = await store.look(partial(kept.calls_at, code=anna["code"]))
            # As a mail program does it: a form, from nowhere.
            stop = f"/api/calls/{wanted.token}/stop"
            for _ in range(2):
                answer = await client.post(stop, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 204
            assert (await client.get(way, headers=mine)).json()["yours"] == []
            assert (await client.post(f"{way}/1/stop", json={}, headers=mine)).status_code == 404
            assert (await client.post(f"/api/calls/{'x' * 32}/confirm", json={})).status_code == 404

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_is_said_in_every_language(lang: str) -> None:
    for key in ("turn", "turn-body", "confirm", "confirm-body", "confirm-not"):
        assert say(lang, key, game="Omerta", code="K7XQ")
        assert lang == "en" or say(lang, key, game="", code="") != say("en", key, game="", code="")
