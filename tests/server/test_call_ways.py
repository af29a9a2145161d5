"""The ways on which calls leave the house: letters, Web Push as the RFCs have it, the open internet."""

import asyncio
import json
from email.message import Message
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from capotavola.server.house.calls import push
from capotavola.server.house.calls.caller import PATIENCE
from capotavola.server.house.calls.mail import check_mail
from capotavola.server.house.calls.outside import CannotCall, check_url, is_outside, post, resolved
from capotavola.server.house.calls.ways import open_ways
from capotavola.server.table.refusing import HouseRefuses
from tests.server.calling import (
    ORIGIN,
    Clock,
    Postbox,
    Receiver,
    Subscribed,
    Waiting,
    mail_server,
    receiver,
    wanting,
)
from tests.server.indoors import indoors

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
